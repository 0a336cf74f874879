#include "reading/text/tables.h"

#include "reading/text/plainwords.h"

#include <algorithm>
#include <array>
#include <optional>

namespace muster::text {

namespace {

enum class Column : std::uint8_t { Plain, Serial, Count, Price, Holder, OwnName, Note };

/// Tokens of a cell: from the first up to but without the second.
using Cell = std::pair<std::size_t, std::size_t>;

std::vector<Cell> cellsOf(const Line& line)
{
    std::vector<Cell> cells;
    std::size_t from = 0;
    for (std::size_t at = 0; at <= line.tokens.size(); ++at)
        if (at == line.tokens.size() || line.tokens[at].is('|')) {
            cells.emplace_back(from, at);
            from = at + 1;
        }
    return cells;
}

bool isCountWord(std::string_view word)
{
    static constexpr auto words = std::to_array<std::string_view>(
        {"count", "qty", "quantity", "number", "anzahl", "models", "modelle", "size", "no", "nr", "menge", "many",
         "anz", "stuck", "stk", "figures", "bases", "stands", "grosse"});
    return std::ranges::find(words, word) != words.end();
}

/// Finds the roles of the columns of one table.
class TableReader {
public:
    explicit TableReader(std::vector<Line*> rows) : m_rows(std::move(rows))
    {
        for (const auto* row : m_rows) {
            m_cells.push_back(cellsOf(*row));
            m_width = std::max(m_width, m_cells.back().size());
        }
    }

    void mark(bool isRuledFirst)
    {
        m_columns.assign(m_width, Column::Plain);
        const auto head = findHead(isRuledFirst);
        if (head < m_rows.size())
            readHead(head);
        const auto first = head < m_rows.size() ? head + 1 : 0;
        if (m_rows.size() - first >= 2)
            readNumbers(first, head);
        if (head < m_rows.size())
            m_rows[head]->fixed = LineKind::Frame;
        for (auto row = first; row < m_rows.size(); ++row)
            markRow(row, head);
    }

private:
    [[nodiscard]] const Token& token(std::size_t row, std::size_t at) const { return m_rows[row]->tokens[at]; }

    /// Whether a cell has nothing but a number.
    [[nodiscard]] const Token* numberIn(std::size_t row, std::size_t column) const
    {
        if (column >= m_cells[row].size())
            return nullptr;
        const Token* number = nullptr;
        for (auto at = m_cells[row][column].first; at < m_cells[row][column].second; ++at) {
            const auto& its = token(row, at);
            if (its.isNumber() && !number)
                number = &its;
            else if (its.kind != Token::Kind::Mark && !(number && its.isWord() && isPointsWord(its.text)))
                return nullptr;
        }
        return number;
    }

    [[nodiscard]] bool hasWords(std::size_t row, std::size_t column) const
    {
        if (column >= m_cells[row].size())
            return false;
        for (auto at = m_cells[row][column].first; at < m_cells[row][column].second; ++at)
            if (token(row, at).isWord())
                return true;
        return false;
    }

    /// The row that says what the columns have; as many as there are rows: none does.
    [[nodiscard]] std::size_t findHead(bool isRuledFirst) const
    {
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            const auto& tokens = m_rows[row]->tokens;
            const bool isAny = std::ranges::any_of(tokens, &Token::isWord);
            if (isAny && m_cells[row].size() >= 2 && std::ranges::all_of(tokens, [](const Token& each) {
                    return each.kind == Token::Kind::Mark || (each.isWord() && isColumnWord(each.text));
                }))
                return row;
        }
        if (isRuledFirst && m_rows.size() >= 2)
            return 0;
        // Words above a column of numbers; of several such rows the one with the most.
        auto best = m_rows.size();
        std::ptrdiff_t mostFilled = 1;
        for (std::size_t row = 0; row + 2 < m_rows.size() && row < 6; ++row) {
            const auto filled =
                std::ranges::count_if(m_cells[row], [&](const Cell& cell) { return cell.first < cell.second; });
            const bool hasNumber = std::ranges::any_of(m_rows[row]->tokens, &Token::isNumber);
            if (filled <= mostFilled || hasNumber)
                continue;
            for (std::size_t column = 0; column < m_cells[row].size(); ++column) {
                std::size_t numbers = 0;
                for (auto below = row + 1; below < m_rows.size(); ++below)
                    numbers += numberIn(below, column) ? 1U : 0U;
                if (hasWords(row, column) && numberIn(row + 1, column) &&
                    numbers * 10 >= (m_rows.size() - row - 1) * 6) {
                    best = row;
                    mostFilled = filled;
                    break;
                }
            }
        }
        return best;
    }

    void readHead(std::size_t row)
    {
        bool hasUnit = false;
        for (std::size_t column = 0; column < m_cells[row].size(); ++column) {
            bool isAny = false;
            bool isKnown = false;
            bool isNote = false;
            bool isOwn = false; // "own name"
            auto& role = m_columns[column];
            for (auto at = m_cells[row][column].first; at < m_cells[row][column].second; ++at) {
                const auto& its = token(row, at);
                if (!its.isWord())
                    continue;
                const auto& word = its.text;
                isAny = true;
                isKnown |= isColumnWord(word) || isCountWord(word) || isUnitHead(word);
                isNote |= word == "notes" || word == "note" || word == "remarks" || word == "bemerkung" ||
                          word == "bemerkungen";
                if ((word == "nr" || word == "no" || word == "pos" || word == "card") && column <= 1 &&
                    isSerial(column, row + 1))
                    role = Column::Serial;
                else if (isPointsWord(word) || word == "cost" || word == "costs" || word == "kosten" || word == "sum" ||
                         word == "each" || word == "summe" || word == "einzelpreis" || word == "preis" ||
                         word == "price" || word == "gesamtpreis" || word == "einzeln" || word == "gesamt")
                    role = Column::Price;
                else if (isCountWord(word))
                    role = Column::Count;
                else if (isHolderWord(word) && at == m_cells[row][column].first && hasWordsBelow(column, row))
                    role = Column::Holder;
                else if ((word == "name" && (hasUnit || isOwn)) || word == "nickname")
                    role = Column::OwnName;
                hasUnit |= isUnitHead(word);
                isOwn = word == "own" || word == "eigener";
                if (isUnitHead(word) && m_unitColumn >= m_columns.size())
                    m_unitColumn = column;
            }
            if (isAny && (!isKnown || isNote) && role == Column::Plain && m_hasName)
                role = Column::Note;
            m_hasName |= isAny;
        }
        // Before a column of units, what nobody knows says nothing of them: "Wing", "Role".
        for (std::size_t column = 0; column < m_unitColumn && m_unitColumn < m_columns.size(); ++column)
            if (m_columns[column] == Column::Plain && hasWords(row, column))
                m_columns[column] = Column::Note;
    }

    static bool isHolderWord(std::string_view word)
    {
        static constexpr auto words = std::to_array<std::string_view>(
            {"in", "aboard", "carried", "under", "unter", "commander", "kommandeur", "carrier", "transport", "leader"});
        return std::ranges::find(words, word) != words.end();
    }

    static bool isUnitHead(std::string_view word)
    {
        static constexpr auto words = std::to_array<std::string_view>(
            {"unit", "units", "einheit", "einheiten", "troop", "troops", "truppe", "truppen", "formation"});
        return std::ranges::find(words, word) != words.end();
    }

    /// Whether a column has words more often than numbers.
    [[nodiscard]] bool hasWordsBelow(std::size_t column, std::size_t head) const
    {
        std::size_t words = 0;
        std::size_t numbers = 0;
        for (auto row = head + 1; row < m_rows.size(); ++row)
            if (numberIn(row, column))
                ++numbers;
            else if (hasWords(row, column))
                ++words;
        return words > numbers;
    }

    /// 1, 2, 3 ... from row to row.
    [[nodiscard]] bool isSerial(std::size_t column, std::size_t first) const
    {
        std::optional<std::int64_t> last;
        int count = 0;
        for (auto row = first; row < m_rows.size(); ++row)
            if (const auto* number = numberIn(row, column)) {
                if (last && number->number != *last + 1)
                    return false;
                last = number->number;
                ++count;
            }
        return count >= 3;
    }

    /// Columns of numbers, whose heads say nothing that is known.
    void readNumbers(std::size_t first, std::size_t head)
    {
        for (std::size_t column = 0; column < m_width; ++column) {
            if (m_columns[column] != Column::Plain && m_columns[column] != Column::Note)
                continue;
            std::size_t numbers = 0;
            std::size_t others = 0;
            bool isSmall = true;
            bool isLarge = true;
            for (auto row = first; row < m_rows.size(); ++row)
                if (const auto* number = numberIn(row, column)) {
                    ++numbers;
                    isSmall &= number->number >= 1 && number->number <= 40;
                    isLarge &= number->number >= 20;
                } else if (hasWords(row, column))
                    ++others;
            if (numbers < 2 || numbers <= others * 3)
                continue;
            if (column <= 1 && isSerial(column, first) && (column == 0 || !hasWords(first, 0))) {
                m_columns[column] = Column::Serial;
                continue;
            }
            const auto has = [&](Column role) { return std::ranges::find(m_columns, role) != m_columns.end(); };
            if (isSmall && !isLarge && !has(Column::Count) && (head < m_rows.size() || column <= 1))
                m_columns[column] = Column::Count;
            else if (isLarge && !isSmall && !has(Column::Price))
                m_columns[column] = Column::Price;
        }
    }

    void markRow(std::size_t row, std::size_t head)
    {
        auto& line = *m_rows[row];
        std::size_t column = 0;
        Tokens kept;
        Tokens counts; // they come first, so that notes stand beside the name
        int holderFrom = -1;
        bool isOpen = false; // quotes stand around a name of the unit's own
        const bool hasNotes = std::ranges::find(m_columns, Column::Note) != m_columns.end();
        const auto quote = [&](const Token& beside) {
            auto& mark = kept.emplace_back(beside);
            mark.kind = Token::Kind::Mark;
            mark.text = "\"";
            isOpen = !isOpen;
        };
        for (auto& each : line.tokens) {
            const auto role = column < m_columns.size() ? m_columns[column] : Column::Plain;
            if (isOpen && each.is('|'))
                quote(each);
            else if (role == Column::OwnName && !isOpen && !each.is('|'))
                quote(each);
            if (each.is('|')) {
                ++column;
                if (column < m_columns.size() && m_columns[column] == Column::Note) {
                    each.text = ",";
                    kept.push_back(std::move(each));
                    if (column < m_cells[row].size() && m_cells[row][column].first < m_cells[row][column].second)
                        sayHead(head, column, kept);
                    continue;
                }
            } else if (role == Column::Serial) {
                continue;
            } else if (role == Column::Holder) {
                holderFrom = holderFrom < 0 ? each.begin : holderFrom;
                line.holder = line.plain.mid(holderFrom, each.end - holderFrom);
                continue;
            } else if (each.isNumber()) {
                each.isTagged |= role == Column::Price;
                each.isCount |= role == Column::Count;
            }
            each.isNote = role == Column::Note && !each.is('|');
            if (hasNotes && role == Column::Count && each.isNumber()) {
                counts.push_back(std::move(each));
                continue;
            }
            kept.push_back(std::move(each));
        }
        if (isOpen)
            quote(line.tokens.back());
        if (!counts.empty()) {
            // An empty cell between a name and its notes is left out.
            for (std::size_t at = 1; at < kept.size();)
                if (kept[at].is(',') && kept[at - 1].is('|'))
                    kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(at) - 1);
                else
                    ++at;
            kept.insert(kept.begin(), counts.begin(), counts.end());
        }
        line.tokens = std::move(kept);
    }

    /// "Left arm: plasma cannon": the head of a column may say where a choice belongs.
    void sayHead(std::size_t head, std::size_t column, Tokens& kept) const
    {
        if (head >= m_rows.size() || column >= m_cells[head].size())
            return;
        const auto [from, to] = m_cells[head][column];
        if (std::any_of(m_rows[head]->tokens.begin() + static_cast<std::ptrdiff_t>(from),
                        m_rows[head]->tokens.begin() + static_cast<std::ptrdiff_t>(to),
                        [](const Token& each) { return !each.isWord() || isColumnWord(each.text); }))
            return;
        for (auto at = from; at < to; ++at)
            kept.emplace_back(token(head, at)).isNote = true;
    }

    std::vector<Line*> m_rows;
    std::vector<std::vector<Cell>> m_cells; ///< by row
    std::vector<Column> m_columns;
    std::size_t m_width = 0;
    std::size_t m_unitColumn = static_cast<std::size_t>(-1);
    bool m_hasName = false; ///< a column before has a head
};

} // namespace

void readTables(std::vector<Line>& lines)
{
    std::vector<Line*> rows;
    bool isRuledFirst = false;
    const auto finish = [&] {
        if (!rows.empty())
            TableReader(rows).mark(isRuledFirst);
        rows.clear();
        isRuledFirst = false;
    };
    for (auto& line : lines) {
        if (line.afterBlank)
            finish();
        if (line.fixed) {
            isRuledFirst |= rows.size() == 1 && line.plain.contains(u'|');
            continue;
        }
        if (line.isRow)
            rows.push_back(&line);
        else
            finish();
    }
    finish();
}

} // namespace muster::text

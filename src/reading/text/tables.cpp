#include "reading/text/tables.h"

#include "reading/text/plainwords.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <span>

namespace muster::text {

namespace {

enum class Column : std::uint8_t { Plain, Serial, Count, Models, Price, Holder, Level, Reserve, OwnName, Note };

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

bool isAmong(std::string_view word, std::initializer_list<std::string_view> words)
{
    return std::ranges::find(words, word) != words.end();
}

bool isCountWord(std::string_view word)
{
    return isAmong(word, {"count", "qty", "quantity", "number", "anzahl", "models", "modelle", "size", "no", "nr",
                          "menge", "many", "anz", "stuck", "stk", "figures", "bases", "stands", "grosse"});
}

bool isPriceWord(std::string_view word)
{
    return isPointsWord(word) || isAmong(word, {"cost", "costs", "kosten", "sum", "each", "summe", "einzelpreis",
                                                "preis", "price", "gesamtpreis", "einzeln", "gesamt"});
}

bool isHolderWord(std::string_view word)
{
    return isAmong(word, {"in", "aboard", "carried", "under", "unter", "commander", "kommandeur", "carrier",
                          "transport", "leader"});
}

bool isUnitHead(std::string_view word)
{
    return isAmong(word,
                   {"unit", "units", "einheit", "einheiten", "troop", "troops", "truppe", "truppen", "formation"});
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

    void mark()
    {
        m_columns.assign(m_width, Column::Plain);
        const auto head = findHead();
        if (head < m_rows.size())
            readHead(head);
        const auto first = head < m_rows.size() ? head + 1 : 0;
        if (m_rows.size() - first >= 2)
            readNumbers(first, head);
        m_nameColumn = m_width;
        for (auto column = m_width; column-- > 0 && head < m_rows.size();)
            if (m_columns[column] == Column::Plain && hasWordsBelow(column, head))
                m_nameColumn = column;
        if (head < m_rows.size())
            m_rows[head]->fixed = LineKind::Frame;
        for (auto row = first; row < m_rows.size(); ++row)
            markRow(row, head);
        if (m_rows.size() - first > 2)
            nameTotal();
    }

private:
    /// A last row with nothing but a price is the total.
    void nameTotal()
    {
        auto& tokens = m_rows.back()->tokens;
        const auto price = std::ranges::find_if(tokens, &Token::isNumber);
        const bool isAlone = price != tokens.end() && price->isTagged &&
                             std::ranges::count_if(tokens, [](const Token& token) { return !token.isMark(); }) == 1;
        if (!isAlone)
            return;
        auto word = *price;
        word.kind = Token::Kind::Word;
        word.text = "total";
        word.isTagged = false;
        tokens = {word, *price};
    }

    /// The tokens of a cell; none where the row has no such cell.
    [[nodiscard]] std::span<const Token> cell(std::size_t row, std::size_t column) const
    {
        if (row >= m_rows.size() || column >= m_cells[row].size())
            return {};
        const auto [from, to] = m_cells[row][column];
        return std::span<const Token>(m_rows[row]->tokens).subspan(from, to - from);
    }

    /// Whether a cell has nothing but a number.
    [[nodiscard]] const Token* numberIn(std::size_t row, std::size_t column) const
    {
        const Token* number = nullptr;
        for (const auto& its : cell(row, column))
            if (its.isNumber() && !number)
                number = &its;
            else if (!its.isMark() && !(number && its.isA(isPointsWord)))
                return nullptr;
        return number;
    }

    [[nodiscard]] bool isEmpty(std::size_t row, std::size_t column) const
    {
        return column >= m_cells[row].size() || m_cells[row][column].first == m_cells[row][column].second;
    }

    [[nodiscard]] bool hasWords(std::size_t row, std::size_t column) const
    {
        return std::ranges::any_of(cell(row, column), &Token::isWord);
    }

    /// The row that says what the columns have; as many as there are rows: none does.
    [[nodiscard]] std::size_t findHead() const
    {
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            const auto& tokens = m_rows[row]->tokens;
            const bool isAny = std::ranges::any_of(tokens, &Token::isWord);
            const auto isOfHead = [](const Token& each) { return each.isMark() || each.isA(isColumnWord); };
            if (isAny && m_cells[row].size() >= 2 && std::ranges::all_of(tokens, isOfHead))
                return row;
        }
        // Words above a column of numbers; of several such rows the one with the most.
        auto best = m_rows.size();
        std::ptrdiff_t mostFilled = 1;
        for (std::size_t row = 0; row + 2 < m_rows.size() && row < 6; ++row) {
            const auto filled =
                std::ranges::count_if(m_cells[row], [&](const Cell& cell) { return cell.first < cell.second; });
            if (filled <= mostFilled || std::ranges::any_of(m_rows[row]->tokens, &Token::isNumber))
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
        auto unitColumn = m_width; // of the units' names, as far as it is known
        bool isBehindName = false; // a column before may have names of units
        for (std::size_t column = 0; column < m_cells[row].size(); ++column) {
            bool isKnown = false;
            bool isNote = false;
            bool isOwn = false; // "own name"
            auto& role = m_columns[column];
            const auto words = cell(row, column);
            if (column <= 1 && !hasWords(row, column) && isSerial(column, row + 1))
                role = Column::Serial; // "#"
            for (const auto& token : words) {
                const auto& word = token.text;
                if (!token.isWord())
                    continue;
                isKnown |= isColumnWord(word) || isCountWord(word) || isUnitHead(word);
                isNote |= isAmong(word, {"notes", "note", "remarks", "bemerkung", "bemerkungen"});
                if (isAmong(word, {"level", "ebene", "stufe", "tier"}))
                    role = Column::Level;
                else if (isReserveWord(word))
                    role = Column::Reserve;
                else if (isAmong(word, {"models", "modelle", "figures"}) && isFilled(Column::Count))
                    role = Column::Models;
                else if (isAmong(word, {"nr", "no", "pos", "card"}) && column <= 1 && isSerial(column, row + 1))
                    role = Column::Serial;
                else if (isPriceWord(word))
                    role = Column::Price;
                else if (isCountWord(word))
                    role = Column::Count;
                else if (isHolderWord(word) && &token == words.data() &&
                         (isFilled(Column::Serial) || hasWordsBelow(column, row)))
                    role = Column::Holder;
                else if ((word == "name" && (unitColumn < m_width || isOwn)) || word == "nickname")
                    role = Column::OwnName;
                isOwn = word == "own" || word == "eigener";
                if (isUnitHead(word))
                    unitColumn = std::min(unitColumn, column);
            }
            const bool hasName = hasWords(row, column);
            if (hasName && (!isKnown || isNote) && role == Column::Plain && isBehindName)
                role = Column::Note;
            isBehindName |= hasName && role == Column::Plain && hasWordsBelow(column, row);
        }
        // Before a column of units, what nobody knows says nothing of them: "Wing", "Role".
        for (std::size_t column = 0; column < unitColumn && unitColumn < m_width; ++column)
            if (m_columns[column] == Column::Plain && hasWords(row, column))
                m_columns[column] = Column::Note;
    }

    [[nodiscard]] bool isFilled(Column role) const { return std::ranges::find(m_columns, role) != m_columns.end(); }

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
            if (isSmall && !isLarge && !isFilled(Column::Count) && (head < m_rows.size() || column <= 1))
                m_columns[column] = Column::Count;
            else if (isLarge && !isSmall && !isFilled(Column::Price))
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
        // "Total" may stand in any column.
        const auto isSumWord = [](const Token& each) { return each.isA(isTotalWord, isLimitWord); };
        const bool isSum =
            m_nameColumn < m_width && !hasWords(row, m_nameColumn) && std::ranges::any_of(line.tokens, isSumWord);
        const bool hasNotes = !isSum && std::ranges::find(m_columns, Column::Note) != m_columns.end();
        const auto quote = [&](const Token& beside) {
            auto& mark = kept.emplace_back(beside);
            mark.kind = Token::Kind::Mark;
            mark.text = "\"";
            isOpen = !isOpen;
        };
        // "Hive Tyrant Brood,,200": the holder's own row names it in the column of holders.
        bool isHolderAlone = true;
        if (m_nameColumn < m_width) // what stands in columns behind it says more of it
            isHolderAlone = !hasWords(row, m_nameColumn);
        for (std::size_t each = 0; m_nameColumn >= m_width && each < m_cells[row].size(); ++each)
            isHolderAlone &= m_columns[each] == Column::Holder || !hasWords(row, each);
        for (auto& each : line.tokens) {
            auto role = column < m_columns.size() ? m_columns[column] : Column::Plain;
            if (role == Column::Holder && isHolderAlone)
                role = Column::Plain;
            if (isOpen ? each.is('|') : role == Column::OwnName && !each.is('|'))
                quote(each);
            if (each.is('|')) {
                ++column;
                if (!isSum && column < m_columns.size() && m_columns[column] == Column::Note) {
                    each.text = ",";
                    kept.push_back(std::move(each));
                    // "Left arm: plasma cannon": the head of a column may say where a choice belongs.
                    const auto words = cell(head, column);
                    const auto isOther = [](const Token& word) { return !word.isWord() || isColumnWord(word.text); };
                    if (!isEmpty(row, column) && std::ranges::none_of(words, isOther))
                        for (const auto& word : words)
                            kept.emplace_back(word).isNote = true;
                    continue;
                }
            } else if (role == Column::Serial) {
                line.serial = each.isNumber() ? static_cast<int>(each.number) : line.serial;
                continue;
            } else if (role == Column::Level) {
                constexpr std::int64_t deepest = 9;
                if (each.isNumber() && each.number > 1 && each.number <= deepest)
                    line.depth = static_cast<int>(each.number - 1) * 4;
                continue;
            } else if (role == Column::Reserve && isAmong(each.text, {"x", "yes", "y", "ja", "j", "1", "reserve"})) {
                auto& word = kept.emplace_back(std::move(each));
                word.kind = Token::Kind::Word;
                word.text = "reserve";
                continue;
            } else if (role == Column::Reserve && each.isMark()) {
                continue;
            } else if (role == Column::Holder && each.isMark()) {
                continue; // a dash: it is in nothing
            } else if (role == Column::Holder) {
                holderFrom = holderFrom < 0 ? each.begin : holderFrom;
                line.holder = line.plain.mid(holderFrom, each.end - holderFrom);
                continue;
            } else if (each.isNumber()) {
                each.isTagged |= role == Column::Price;
                each.isCount |= role == Column::Count;
            }
            if (role == Column::Models && each.isNumber()) {
                auto word = each;
                word.kind = Token::Kind::Word;
                word.text = "models";
                kept.push_back(std::move(each));
                kept.push_back(std::move(word));
                continue;
            }
            if (role == Column::Count && each.number == 1 && isFilled(Column::Models))
                continue;
            each.isNote = !isSum && role == Column::Note && !each.is('|');
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

    std::vector<Line*> m_rows;
    std::vector<std::vector<Cell>> m_cells; ///< by row
    std::vector<Column> m_columns;
    std::size_t m_width = 0;
    std::size_t m_nameColumn = 0; ///< the first that may have the units' names; m_width: not known
};

} // namespace

void readTables(std::vector<Line>& lines)
{
    std::vector<Line*> rows;
    const auto finish = [&] {
        if (!rows.empty())
            TableReader(rows).mark();
        rows.clear();
    };
    for (auto& line : lines) {
        if (line.afterBlank)
            finish();
        if (line.fixed)
            continue;
        if (line.isRow)
            rows.push_back(&line);
        else
            finish();
    }
    finish();
}

} // namespace muster::text

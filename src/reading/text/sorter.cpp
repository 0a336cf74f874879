#include "reading/text/sorter.h"

#include "reading/text/plainwords.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>
#include <span>

namespace muster::text {

namespace {

constexpr Cost nearKind = 60; ///< how far other kinds may be from the best to be looked at
constexpr std::size_t mostKinds = 3;
constexpr Cost goodName = 60;  ///< enough where nothing but the name speaks for a unit
constexpr Cost fairName = 270; ///< enough with a number that fits

class Sorter {
public:
    Sorter(const GameNames& names, const std::vector<Line>& lines, const std::vector<LineHits>& hits, Id<Army> army,
           std::vector<bool> expected)
        : m_names(names), m_lines(lines), m_hits(hits), m_army(army), m_expected(std::move(expected))
    {
        m_sorted.kinds.assign(lines.size(), LineKind::Ignored);
        m_sorted.likely.assign(lines.size(), false);
        m_sorted.open.assign(lines.size(), false);
    }

    /// The lines that have the shape of this list's units and were taken for something else.
    [[nodiscard]] static std::vector<bool> expectedUnits(const std::vector<Line>& lines, const Sorted& sorted)
    {
        struct Counts {
            std::size_t units = 0;
            std::size_t others = 0;
        };
        std::map<std::array<int, 6>, Counts> shapes;
        for (std::size_t at = 0; at < lines.size(); ++at)
            if (!lines[at].fixed) {
                auto& counts = shapes[shapeOf(lines[at])];
                (sorted.kinds[at] == LineKind::Unit ? counts.units : counts.others) += 1;
            }
        std::vector<bool> expected(lines.size(), false);
        const auto first = std::ranges::find(sorted.kinds, LineKind::Unit) - sorted.kinds.begin();
        for (auto at = static_cast<std::size_t>(first); at < lines.size(); ++at) {
            if (lines[at].fixed || (sorted.kinds[at] != LineKind::Ignored && sorted.kinds[at] != LineKind::Unknown))
                continue;
            const auto& counts = shapes.at(shapeOf(lines[at]));
            expected[at] = counts.units >= 2 && counts.units * 10 >= (counts.units + counts.others) * 6;
        }
        return expected;
    }

    /// Where a mail answers another, the list stands in what is quoted or in the answer: on the side with more units.
    [[nodiscard]] static std::optional<bool> sideOfList(const std::vector<Line>& lines, const Sorted& sorted)
    {
        std::size_t quoted = 0;
        std::size_t own = 0;
        for (std::size_t at = 0; at < lines.size(); ++at)
            if (sorted.kinds[at] == LineKind::Unit)
                ++(lines[at].isQuoted ? quoted : own);
        if (quoted == 0 || own == 0)
            return std::nullopt;
        return quoted > own;
    }

    void takeOnly(bool quoted) { m_isQuoted = quoted; }

    Sorted sort()
    {
        m_hasUnit.assign(m_lines.size(), false);
        m_isAllCapitals =
            std::ranges::count_if(m_lines, isInCapitals) * 2 > static_cast<std::ptrdiff_t>(m_lines.size());
        for (m_at = 0; m_at < m_lines.size(); ++m_at) {
            const auto& line = m_lines[m_at];
            if (m_sorted.blocks.size() > mostBlocks)
                break; // nobody's list
            m_sorted.kinds[m_at] = m_hasUnit[m_at] ? LineKind::Unit : line.fixed ? *line.fixed : kindOf(line);
        }
        for (m_at = 0; m_at < m_lines.size(); ++m_at)
            m_sorted.open[m_at] = mayNameUnit(m_lines[m_at]);
        return std::move(m_sorted);
    }

private:
    /// What one sees of a line without reading it.
    static std::array<int, 6> shapeOf(const Line& line)
    {
        const auto& tokens = line.tokens;
        const bool leads = tokens.size() > 1 && tokens[0].isNumber();
        const bool ends = std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(tokens.size() / 2), tokens.end(),
                                      [](const Token& token) { return token.isNumber(); });
        return {line.hasBullet ? 1 : 0,     line.depth,
                line.isRow ? 1 : 0,         line.isHeading ? 1 : 0,
                isInCapitals(line) ? 1 : 0, (leads ? 2 : 0) + (ends ? 1 : 0)};
    }

    [[nodiscard]] Piece whole(std::size_t at) const
    {
        return {&m_lines[at], &m_hits[at], 0, m_lines[at].tokens.size()};
    }

    // ---- words of a line

    struct Words {
        int all = 0; ///< that say something
        int talk = 0;
        int refusals = 0;
        bool hasNumber = false;
        bool hasPrice = false;
        bool hasTotal = false;
        bool hasLimit = false;
    };
    static Words wordsOf(const Line& line) { return wordsOf(line, 0, line.tokens.size()); }
    static Words wordsOf(const Line& line, std::size_t from, std::size_t to)
    {
        Words words;
        bool isInside = false; // brackets: what stands there is a remark or a name
        for (auto at = from; at < to; ++at) {
            const auto& token = line.tokens[at];
            if (token.is('(') || token.is(')'))
                isInside = token.is('(');
            if (token.isNote)
                continue;
            if (token.isNumber()) {
                words.hasNumber = true;
                words.hasPrice |= token.isTagged;
            } else if (token.isWord()) {
                words.talk += isSentenceWord(token.text) && !isInside ? 1 : 0;
                words.refusals += isRefusal(token.text) ? 1 : 0;
                words.hasTotal |= isTotalWord(token.text);
                words.hasLimit |= isLimitWord(token.text);
                if (!isFillWord(token.text) && !isJoinWord(token.text))
                    ++words.all;
            }
        }
        return words;
    }

    struct Label {
        bool isAll = false; ///< the line says nothing else
        bool isSection = false;
        bool isReserve = false;
        bool isAlly = false;
        Join join = Join::None;
        Id<Army> army;
        Id<Place> place;
        bool isUnitToo = false; ///< a unit has the same name
    };
    /// What the line labels, where it does: "Armour", "Allies: Orks", "Reserve", "Embarked:".
    [[nodiscard]] Label labelOf(const Line& line) const
    {
        Label label;
        std::size_t words = 0;
        std::vector<bool> read(line.tokens.size(), false);
        const auto cover = [&](const Phrase& phrase, Cost most) {
            const auto match = bestMatch(phrase, line.tokens, m_hits[m_at], 0, line.tokens.size());
            if (!match.isFound() || match.cost > most)
                return false;
            for (std::size_t i = 0; i < match.used.size(); ++i)
                if (match.used[i])
                    read[match.begin + i] = true;
            return true;
        };
        for (const auto& [army, phrase] : m_names.armies())
            if (cover(phrase, 60))
                label.army = army;
        for (const auto& phrase : m_names.sections())
            label.isSection |= cover(phrase, line.isHeading ? 130 : 40);
        for (const auto& [place, phrase] : m_names.places())
            if (cover(phrase, 40)) {
                label.place = place;
                label.join = Join::Below;
            }
        for (const auto& phrase : m_names.games())
            (void)cover(phrase, 60);
        for (std::size_t i = 0; i < line.tokens.size(); ++i) {
            const auto& token = line.tokens[i];
            if (!token.isWord())
                continue;
            ++words;
            if (isReserveWord(token.text)) {
                label.isReserve = true;
                read[i] = true;
            } else if (isAboardWord(token.text) || isUnderWord(token.text)) {
                label.join = Join::Below;
                read[i] = true;
            } else if (isAllyWord(token.text)) {
                label.isAlly = true;
                read[i] = true;
            } else if (isFillWord(token.text) || isJoinWord(token.text) || isGroupWord(token.text) ||
                       isHeadWord(token.text) || isTotalWord(token.text) || token.text == "strategic" ||
                       token.text == "back" || token.text == "other" || token.text == "him" || token.text == "her" ||
                       token.text == "ihm" || token.text == "ihr" || token.text == "main" || token.text == "core")
                read[i] = true;
        }
        std::size_t done = 0;
        for (std::size_t i = 0; i < read.size(); ++i)
            done += read[i] && line.tokens[i].isWord() ? 1U : 0U;
        label.isAll = words > 0 && done >= words &&
                      (label.isSection || label.isReserve || label.isAlly || !label.army.isNone() ||
                       label.join != Join::None || std::ranges::all_of(line.tokens, [](const Token& token) {
                           return !token.isWord() || isGroupWord(token.text) || isHeadWord(token.text);
                       }));
        return label;
    }

    // ---- kinds

    LineKind kindOf(const Line& line)
    {
        const auto words = wordsOf(line);
        const auto label = labelOf(line);
        // "YOURS": what follows is the list of somebody else.
        if (!m_sorted.blocks.empty() && !line.tokens.empty() && line.tokens.front().isWord() &&
            isTheirs(line.tokens.front().text) && !m_isTheirs) {
            m_isTheirs = true;
            m_firstTheirs = m_at;
        }
        if (m_isTheirs || (m_isQuoted && line.isQuoted != *m_isQuoted)) {
            m_current.reset();
            return LineKind::Mention;
        }
        if (isReplacement(line))
            forgetUnits();
        const bool isHeading = line.isHeading || (!line.tokens.empty() && line.tokens.back().is(':'));
        auto units = unitsNamed(m_names, whole(m_at), armies());
        if (m_sorted.blocks.empty()) {
            readBattle();
            const auto head = headWords(line);
            std::erase_if(units, [&](const NamedUnit& unit) {
                return !unit.match.isExact && std::all_of(head.begin() + static_cast<std::ptrdiff_t>(unit.match.begin),
                                                          head.begin() + static_cast<std::ptrdiff_t>(unit.match.end),
                                                          [](bool isHead) { return isHead; });
            });
        }
        const bool namesUnit = !units.empty() && units.front().cost <= goodName;
        if (isDitto(line)) {
            repeatUnit(line);
            return LineKind::Unit;
        }
        if (takePlayer(line)) {
            m_current.reset();
            return LineKind::Title;
        }
        if (isOwnCount(line, units))
            return takeChoice(line);
        if (const auto kind = sumKind(line, words, namesUnit))
            return *kind;
        if (const auto known = knownUnitInReserve(line, units)) {
            m_sorted.blocks[*known].isReserve = true;
            m_sorted.blocks[*known].lines.push_back(m_at);
            m_sorted.blocks[*known].pieces.push_back({&line, &m_hits[m_at], line.tokens.size(), line.tokens.size()});
            return LineKind::Option;
        }
        if (label.isReserve && label.isAll && !namesUnit && m_current && !line.afterBlank && !line.isHeading) {
            m_sorted.blocks[*m_current].isReserve = true;
            m_sorted.blocks[*m_current].lines.push_back(m_at);
            m_sorted.blocks[*m_current].pieces.push_back(
                {&line, &m_hits[m_at], line.tokens.size(), line.tokens.size()});
            return LineKind::Option;
        }
        if (const auto holder = holderOf(line); !holder.isEmpty()) {
            auto& block = m_sorted.blocks[*m_current];
            block.holder = holder;
            block.lines.push_back(m_at);
            block.pieces.push_back(whole(m_at));
            block.pieces.back().to = m_holderAt;
            return LineKind::Option;
        }
        // "General:" with nothing below it heads nothing.
        const bool headsNothing = namesUnit && !line.isHeading && line.tokens.back().is(':') &&
                                  units.front().match.isExact &&
                                  (m_at + 1 >= m_lines.size() || m_lines[m_at + 1].isHeading);
        if (label.isAll && m_current && line.hasBullet && !line.afterBlank && !line.tokens.back().is(':'))
            if (const auto choice = choiceOf(line);
                choice && choice->taken > 0 && choice->unread == 0 && choice->cost <= 20)
                return takeChoice(line); // a choice that is called as a place or a section is
        // "2 Gauls" is no heading, though an army is called so.
        const bool isCounted = !label.army.isNone() && !line.isHeading && line.tokens.front().isNumber() &&
                               !line.tokens.front().isTagged && line.tokens.front().number < 50;
        if (label.isAll && !headsNothing && !isCounted && !(namesUnit && label.isReserve) &&
            (!namesUnit || !isUnitLine(line, units.front(), isHeading)))
            return takeLabel(line, label);
        // "3 Leman Russ" below the Leman Russ Squadron: what it has anyway.
        if (isOfUnitAbove(line, units))
            return LineKind::Rules;
        // A choice of the unit above, or a unit of its own?
        const bool isHead = m_sorted.blocks.empty() && !label.army.isNone() && words.all <= 5 && !line.hasBullet &&
                            clausesOf(line).empty() && (units.empty() || units.front().cost > 20);
        const auto parts = isHead ? std::vector<Part>() : partsOf(line, words, units);
        const auto asChoice = choiceOf(line);
        if (!parts.empty()) {
            const bool isDeeper = m_current && line.depth > m_sorted.blocks[*m_current].depth;
            const bool isBulletBelow = m_current && line.hasBullet && !line.afterBlank &&
                                       !m_lines[m_sorted.blocks[*m_current].lines.front()].hasBullet;
            const bool isExactChoice = asChoice && asChoice->taken > 0 && asChoice->unread == 0 &&
                                       asChoice->cost <= 20 && parts.front().cost > 15;
            // Below a unit, a name that is only near is a choice sooner than a unit.
            const bool isRatherChoice = asChoice && asChoice->taken > 0 && !line.afterBlank && parts.size() == 1 &&
                                        parts.front().nameCost > 20 && !parts.front().hasPrice &&
                                        asChoice->unread <= parts.front().unread;
            // It looks as the line of the unit above does, so it is no choice of it.
            const bool isSibling = m_current && !isExactChoice &&
                                   ((isLikeUnitAbove(line) && parts.front().unread == 0) ||
                                    (parts.front().hasPrice && parts.front().nameCost <= goodName &&
                                     (line.hasBullet || m_sorted.blocks[*m_current].hasPrice) &&
                                     m_lines[m_sorted.blocks[*m_current].lines.front()].hasBullet == line.hasBullet &&
                                     m_lines[m_sorted.blocks[*m_current].lines.front()].depth == line.depth));
            // "4x Tactical stands" below the Tactical Detachment: what it has anyway.
            if (isBulletBelow && !isSibling && !(asChoice && asChoice->taken > 0) && parts.size() == 1 &&
                parts.front().join == Join::None && !parts.front().hasPrice && m_sorted.blocks[*m_current].hasPrice &&
                parts.front().nameCost > 15)
                return LineKind::Rules;
            const bool isCarried = parts.front().agrees && parts.front().join != Join::None;
            const bool isPricedUnit = m_current && parts.front().agrees && parts.size() == 1 &&
                                      m_sorted.blocks[*m_current].hasPrice &&
                                      m_lines[m_sorted.blocks[*m_current].lines.front()].hasBullet == line.hasBullet &&
                                      line.depth <= m_sorted.blocks[*m_current].depth;
            const bool choiceWins =
                isSibling || isPricedUnit || isCarried
                    ? false
                    : isExactChoice || isRatherChoice ||
                          (asChoice && asChoice->taken > 0 &&
                           (asChoice->unread == 0 || asChoice->unread < parts.front().unread) &&
                           (asChoice->cost < parts.front().cost ||
                            ((isDeeper || isBulletBelow) && asChoice->cost <= parts.front().cost + 30)));
            // Weapons and rules of the unit above: nothing that it would not have anyway.
            const bool isRules = asChoice && asChoice->taken == 0 && asChoice->unread == 0 && asChoice->read > 0 &&
                                 !line.afterBlank &&
                                 ((parts.front().nameCost > goodName && !parts.front().hasPrice) ||
                                  (!parts.front().isEvident && asChoice->read > 1));
            if (isRules || (!(asChoice && asChoice->taken > 0) && isComposition(line, parts.front().hasPrice)))
                return LineKind::Rules;
            if (!choiceWins) {
                m_isNamedAbove = false;
                takeUnits(line, parts, words);
                return m_isNamedAbove ? LineKind::Continuation : LineKind::Unit;
            }
        }
        if (asChoice && asChoice->taken > 0 && asChoice->unread <= asChoice->read && !isPricedSibling(line, words))
            return takeChoice(line);
        return otherKind(line, words, label, namesUnit);
    }

    /// A line that begins with a number which is not plain, "2k": it is not a count of the unit above.
    [[nodiscard]] static bool startsOddly(const Line& line)
    {
        return !line.tokens.empty() && line.tokens.front().isOdd;
    }

    /// Below a unit, how many it has of its models or of itself: "4 units", "17x Infantry: rifles" below "Infantry [437
    /// pts]:".
    [[nodiscard]] bool isOwnCount(const Line& line, const std::vector<NamedUnit>& units) const
    {
        if (!m_current || line.afterBlank || line.isHeading || line.isRow || startsOddly(line))
            return false;
        const auto& block = m_sorted.blocks[*m_current];
        if (isCountAlone(line))
            return block.lines.size() == 1 || m_lines[block.lines.back()].number + 1 == line.number;
        const auto& above = m_lines[block.lines.front()];
        return line.hasBullet && !above.hasBullet && block.hasPrice && !units.empty() && !block.kinds.empty() &&
               units.front().kind == block.kinds.front() && units.front().match.isExact &&
               line.tokens.front().isNumber() && std::ranges::none_of(line.tokens, &Token::isTagged);
    }

    /// Whether a line right below a unit with a price has nothing but a count and words of that unit's own name.
    [[nodiscard]] bool isOfUnitAbove(const Line& line, const std::vector<NamedUnit>& units)
    {
        if (!m_current || line.afterBlank || line.isHeading || line.isRow || units.empty() || line.tokens.size() < 2 ||
            startsOddly(line) || !line.tokens.front().isNumber() || line.tokens.front().number > 20 ||
            !line.tokens[1].isWord())
            return false;
        const auto& block = m_sorted.blocks[*m_current];
        const auto& above = m_lines[block.lines.front()];
        const bool isRightBelow = block.lines.size() == 1 &&
                                  std::all_of(m_lines.begin() + static_cast<std::ptrdiff_t>(block.lines.front()) + 1,
                                              m_lines.begin() + static_cast<std::ptrdiff_t>(m_at),
                                              [](const Line& each) { return each.fixed.has_value(); });
        // "1 Commander, 3 stands, 2 Rhinos"
        for (std::size_t at = 1; at < line.tokens.size() && block.hasPrice && isRightBelow; ++at)
            if (line.tokens[at].isWord() && isModelWord(line.tokens[at].text) && line.tokens[at - 1].isNumber() &&
                std::ranges::none_of(line.tokens, &Token::isTagged) && !leadsAsUnitAbove(line))
                if (const auto choice = choiceOf(line); !choice || choice->taken == 0)
                    return true;
        return block.hasPrice && isRightBelow && above.number < line.number && !leadsAsUnitAbove(line) &&
               !block.kinds.empty() && std::ranges::none_of(line.tokens, &Token::isTagged) &&
               !line.tokens.back().isNumber() && std::ranges::any_of(units, [&](const NamedUnit& unit) {
                   return unit.kind == block.kinds.front() && unit.match.end == line.tokens.size() &&
                          unit.match.begin <= 2 && unit.match.cost < 160;
               });
    }

    /// "4 stands, 2 tanks" below a unit: what it has anyway.
    [[nodiscard]] bool isComposition(const Line& line, bool hasPrice) const
    {
        return m_current && !line.afterBlank && !hasPrice && m_sorted.blocks[*m_current].hasPrice &&
               !startsOddly(line) && line.tokens.size() > 1 && line.tokens[0].isNumber() && line.tokens[1].isWord() &&
               isModelWord(line.tokens[1].text);
    }

    /// A line of the unit's own shape with a count and a price: it is another unit, though it names none.
    [[nodiscard]] bool isPricedSibling(const Line& line, const Words& words) const
    {
        const auto& tokens = line.tokens;
        return m_current && isLikeUnitAbove(line) && m_sorted.blocks[*m_current].hasPrice && words.talk == 0 &&
               tokens.size() > 2 && tokens.front().isNumber() && !tokens.front().isTagged && tokens.back().isNumber() &&
               tokens.back().number >= 20 && tokens.back().number > tokens.front().number;
    }

    /// Whether the line has the same shape as the line of the unit above: bullet, depth, and a count in front.
    [[nodiscard]] bool isLikeUnitAbove(const Line& line) const
    {
        const auto& above = m_lines[m_sorted.blocks[*m_current].lines.front()];
        return above.hasBullet == line.hasBullet && above.depth == line.depth && above.isRow == line.isRow &&
               leadsAsUnitAbove(line);
    }
    [[nodiscard]] bool leadsAsUnitAbove(const Line& line) const
    {
        const auto& above = m_lines[m_sorted.blocks[*m_current].lines.front()];
        const auto leads = [](const Line& each) {
            return each.tokens.size() > 1 && each.tokens.front().isNumber() && !each.tokens.front().isTagged;
        };
        return leads(above) && leads(line) && above.tokens[1].isWord() && line.tokens[1].isWord() &&
               (above.tokens[1].text == "x") == (line.tokens[1].text == "x");
    }

    /// "under Longfellow", "Commander: Company Commander", "in Raptor B" on a line below a unit: the unit that it is in
    /// or under. Empty where the line says no such thing; m_holderAt is where the words for it begin.
    QString holderOf(const Line& line)
    {
        if (!m_current || line.afterBlank || line.isHeading || line.isRow)
            return {};
        static constexpr auto leads = std::to_array<std::string_view>(
            {"under",       "unter",     "in",       "inside",     "aboard",   "commander", "transport",
             "carried",     "commanded", "leader",   "kommandeur", "attached", "by",        "joined",
             "transporter", "carrier",   "embarked", "rides",      "on",       "aboard"});
        static constexpr auto others = std::to_array<std::string_view>(
            {"to", "by", "in", "as", "the", "with", "aboard", "command", "of", "a", "an", "einem", "dem", "der"});
        for (std::size_t at = 0; at < line.tokens.size(); ++at) {
            const auto& token = line.tokens[at];
            if (!token.isWord() || std::ranges::find(leads, token.text) == leads.end() ||
                (at > 0 && line.tokens[at - 1].kind != Token::Kind::Mark))
                continue;
            auto from = at + 1;
            while (from < line.tokens.size() &&
                   (line.tokens[from].kind == Token::Kind::Mark ||
                    (line.tokens[from].isWord() && std::ranges::find(others, line.tokens[from].text) != others.end())))
                ++from;
            if (from < line.tokens.size() && line.tokens[from].isWord() && isReserveWord(line.tokens[from].text))
                continue;
            if (token.text == "embarked" && !(at + 1 < line.tokens.size() && line.tokens[at + 1].text == "in"))
                continue;
            auto to = from;
            while (to < line.tokens.size() && !line.tokens[to].is('"') && !line.tokens[to].is(',') &&
                   !line.tokens[to].is(';'))
                ++to;
            if (from == to || std::any_of(line.tokens.begin() + static_cast<std::ptrdiff_t>(from),
                                          line.tokens.begin() + static_cast<std::ptrdiff_t>(to),
                                          [](const Token& each) { return each.isTagged; }))
                continue;
            // "The Clockmakers" may be the whole name.
            const bool hasArticle =
                from > at + 1 && line.tokens[from - 1].isWord() && isFillWord(line.tokens[from - 1].text);
            const bool isKey = at + 1 < from && std::any_of(line.tokens.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                                                            line.tokens.begin() + static_cast<std::ptrdiff_t>(from),
                                                            [](const Token& each) { return each.is(':'); });
            for (const auto begin : {hasArticle ? from - 1 : from, from})
                if (const auto name = written(line.tokens, begin, to);
                    isKnownUnit(name, begin, to, isKey ? goodName : 0)) {
                    m_holderAt = at;
                    return name;
                }
        }
        return {};
    }

    /// Whether the words are a name of a unit that stands in the text before, or a unit's own name there.
    bool isKnownUnit(const QString& name, std::size_t from, std::size_t to, Cost most)
    {
        const auto key = folded(name);
        for (const auto& block : m_sorted.blocks)
            if (&block != &m_sorted.blocks[*m_current] && (block.ownName == key || block.kindName == key))
                return true;
        const auto units = unitsNamed(m_names, {&m_lines[m_at], &m_hits[m_at], from, to}, armies());
        return !units.empty() && (units.front().match.isExact || units.front().match.cost <= most) &&
               units.front().match.end == to;
    }

    static bool isDittoWord(std::string_view word)
    {
        static constexpr auto words =
            std::to_array<std::string_view>({"ditto", "dito", "dto", "same", "another", "gleiche", "dasselbe", "idem"});
        return std::ranges::find(words, word) != words.end();
    }

    /// "3. ditto - 155", "the same again": the unit above once more. Another price makes it another unit.
    [[nodiscard]] bool isDitto(const Line& line) const
    {
        if (!m_current || line.afterBlank || line.isHeading)
            return false;
        const auto isDitto = [](const Token& token) { return token.isWord() && isDittoWord(token.text); };
        const auto& block = m_sorted.blocks[*m_current];
        if (block.isUnknown || std::ranges::none_of(line.tokens, isDitto))
            return false;
        const auto readings = readUnit(m_names, block.pieces, block.armies);
        return std::ranges::all_of(line.tokens, [&](const Token& token) {
            if (token.isWord())
                return isDitto(token) || isFillWord(token.text) || isJoinWord(token.text) || token.text == "noch";
            return !token.isNumber() || (!readings.empty() && readings.front().claimed == token.number);
        });
    }

    void repeatUnit(const Line& line)
    {
        auto block = m_sorted.blocks[*m_current];
        block.lines = {m_at};
        block.ownName.clear();
        block.holder.clear();
        block.pieces.push_back({&line, &m_hits[m_at], line.tokens.size(), line.tokens.size()});
        m_sorted.blocks.push_back(std::move(block));
        m_current = m_sorted.blocks.size() - 1;
        if (m_sorted.blocks.back().join == Join::None)
            m_lastTop = m_current;
        m_hasUnit[m_at] = true;
    }

    /// "Reserve: the Scourgers": a unit that stands above, without figures of its own.
    [[nodiscard]] std::optional<std::size_t> knownUnitInReserve(const Line& line,
                                                                const std::vector<NamedUnit>& units) const
    {
        const bool isSaid = line.tokens.size() > 2 && line.tokens[0].isWord() && isReserveWord(line.tokens[0].text) &&
                            line.tokens[1].is(':');
        if (!isSaid || units.empty() || units.front().cost > fairName ||
            std::ranges::any_of(line.tokens, [](const Token& token) { return token.isNumber() || token.is('?'); }))
            return std::nullopt;
        for (auto at = m_sorted.blocks.size(); at > 0; --at)
            if (!m_sorted.blocks[at - 1].kinds.empty() && m_sorted.blocks[at - 1].kinds.front() == units.front().kind)
                return at - 1;
        return std::nullopt;
    }

    [[nodiscard]] Armies armies() const { return {m_army, m_sectionArmy}; }

    /// A line that is a label too, such as "Infantry" in a game whose unit is called so.
    [[nodiscard]] bool isUnitLine(const Line& line, const NamedUnit& unit, bool isHeading) const
    {
        const bool isOpenHead = opensUnit(line, unit);
        if (isHeading && !line.hasBullet && !isOpenHead)
            return false;
        const auto readings = readUnit(m_names, {whole(m_at)}, armies());
        if (readings.empty())
            return false;
        const auto& best = readings.front();
        if (isOpenHead || best.hasCount || best.claimed || !best.unit.options.isEmpty() || !best.unit.groups.empty() ||
            !best.unit.name.empty())
            return true;
        if (line.hasBullet || line.isRow)
            return true;
        // A bare word: a heading where the line that follows names a unit, a unit where it has choices or figures.
        if (m_at + 1 < m_lines.size() && !m_lines[m_at + 1].afterBlank &&
            (m_lines[m_at + 1].hasBullet || m_lines[m_at + 1].depth > line.depth)) {
            const auto below = unitsNamed(m_names, whole(m_at + 1), armies());
            return below.empty() || below.front().cost > goodName;
        }
        if (m_names.catalogue().unit(best.kind).sizes.empty() &&
            m_names.catalogue().unit(best.kind).minModels != m_names.catalogue().unit(best.kind).maxModels)
            return false;
        // In capitals, where other lines are not, it is a heading.
        return !isInCapitals(line) || m_isAllCapitals;
    }

    /// "Infantry [437 pts]:" with a bullet below it for its models; "ELEPHANTS" with "4 units" below it.
    [[nodiscard]] bool opensUnit(const Line& line, const NamedUnit& unit) const
    {
        if (line.isHeading || m_at + 1 >= m_lines.size())
            return false;
        const auto& next = m_lines[m_at + 1];
        if (next.afterBlank || next.fixed)
            return false;
        if (isCountAlone(next))
            return true;
        const bool isPriced = std::ranges::any_of(line.tokens, &Token::isTagged);
        const bool isNextPriced = std::ranges::any_of(next.tokens, &Token::isTagged);
        if (!isPriced || isNextPriced || !next.hasBullet || line.hasBullet)
            return false;
        const auto below = unitsNamed(m_names, whole(m_at + 1), armies());
        return !below.empty() && below.front().kind == unit.kind && below.front().match.isExact;
    }

    /// "4 units", "Qty: 5", "15 models": nothing but a count.
    static bool isCountAlone(const Line& line)
    {
        std::size_t numbers = 0;
        std::size_t words = 0;
        for (const auto& token : line.tokens)
            if (token.isNumber() && !token.isTagged)
                ++numbers;
            else if (token.isWord() && (isGroupWord(token.text) || isModelWord(token.text) || isCountKey(token.text)))
                ++words;
            else if (token.kind != Token::Kind::Mark)
                return false;
        return numbers == 1 && words == 1;
    }

    static bool isTheirs(std::string_view word)
    {
        return word == "yours" || word == "theirs" || word == "deine" || word == "deins" || word == "dein" ||
               word == "opponent";
    }

    /// "Please take this instead:": the list that stands before does not count.
    static bool isReplacement(const Line& line)
    {
        return !line.tokens.empty() && line.tokens.back().is(':') &&
               std::ranges::any_of(line.tokens, [](const Token& token) {
                   return token.text == "instead" || token.text == "stattdessen";
               });
    }

    void forgetUnits()
    {
        for (const auto& block : m_sorted.blocks)
            for (const auto at : block.lines)
                m_sorted.kinds[at] = LineKind::Mention;
        m_sorted.blocks.clear();
        m_sorted.total.reset();
        m_current.reset();
        m_lastTop.reset();
        m_isReserve = false;
        m_joinNext = Join::None;
    }

    static bool isInCapitals(const Line& line)
    {
        bool isAny = false;
        for (const auto& token : line.tokens)
            for (auto at = token.begin; token.isWord() && at < token.end; ++at) {
                if (token.plain[at].isLower())
                    return false;
                isAny = true;
            }
        return isAny;
    }

    LineKind takeLabel(const Line& line, const Label& label)
    {
        m_current.reset();
        ++m_headings;
        if (label.join != Join::None && !label.isReserve && label.army.isNone() && !m_sorted.blocks.empty()) {
            m_joinNext = Join::Below;
            m_joinPlace = label.place;
            m_joinDepth = line.depth;
            m_current = m_lastTop;
            return LineKind::Section;
        }
        m_joinNext = Join::None;
        if (label.isReserve) {
            m_isReserve = true;
            m_sorted.likely[m_at] = false;
            return LineKind::Section;
        }
        m_isReserve = false;
        if (!label.army.isNone()) {
            if (!m_sorted.blocks.empty() || label.isAlly)
                m_sectionArmy = label.army;
            const bool isFirst = m_sorted.blocks.empty() && !label.isAlly;
            if (isFirst)
                takeNumbersOfHead(line);
            if (isFirst && m_sorted.title.isEmpty() && m_at == 0)
                takeTitle(line);
            return isFirst ? LineKind::Army : LineKind::Section;
        }
        if (label.isAlly)
            m_sectionArmy = {};
        if (m_sorted.blocks.empty())
            takeNumbersOfHead(line);
        return LineKind::Section;
    }

    // ---- sums

    /// Totals, limits, and prices that stand on a line of their own below a unit.
    std::optional<LineKind> sumKind(const Line& line, const Words& words, bool namesUnit)
    {
        if (!words.hasNumber || namesUnit)
            return std::nullopt;
        constexpr int manyWords = 5; // "20 foot soldiers with spears and shields ... makes 230"
        if (words.all > manyWords)
            if (const auto units = unitsNamed(m_names, whole(m_at), armies());
                !units.empty() && units.front().match.cost <= fairName)
                return std::nullopt;
        std::vector<std::int64_t> numbers;
        bool isOnlyNumbers = true;
        bool hasOf = false;
        bool isStat = false;
        for (std::size_t i = 0; i < line.tokens.size(); ++i) {
            const auto& token = line.tokens[i];
            const auto isNumberAt = [&](std::size_t at) {
                return at < line.tokens.size() && line.tokens[at].isNumber();
            };
            if (token.isNumber()) {
                // Q5/7/9 are figures of a stat line.
                isStat =
                    token.isGlued && i > 0 && (line.tokens[i - 1].isWord() || (line.tokens[i - 1].is('/') && isStat));
                const bool isOther = i + 1 < line.tokens.size() && line.tokens[i + 1].isWord() &&
                                     !isPointsWord(line.tokens[i + 1].text) && line.tokens[i + 1].text != "of" &&
                                     line.tokens[i + 1].text != "von" && !isLimitWord(line.tokens[i + 1].text) &&
                                     !isTotalWord(line.tokens[i + 1].text);
                if (!isOther && !isStat)
                    numbers.push_back(token.number);
            } else if (token.isWord()) {
                const bool isBetween = i > 0 && (isNumberAt(i - 1) || isPointsWord(line.tokens[i - 1].text)) &&
                                       isNumberAt(i + 1); // "1,000 of 1,500", not "2 packs of 5"
                hasOf |= isBetween && (token.text == "of" || token.text == "von" || token.text == "aus");
                isOnlyNumbers &= isFillWord(token.text) || isTotalWord(token.text) || isColumnWord(token.text) ||
                                 isLimitWord(token.text) || isHeadWord(token.text) || token.text == "of";
            } else
                hasOf |= token.is('/') && !isStat && i > 0 && isNumberAt(i - 1) && isNumberAt(i + 1);
        }
        const bool hasModels = std::ranges::any_of(
            line.tokens, [](const Token& token) { return token.isWord() && isModelWord(token.text); });
        if (numbers.empty() || (hasModels && !words.hasPrice && !words.hasTotal))
            return std::nullopt;
        if (m_current && isOnlyNumbers && !line.afterBlank && !line.isHeading && numbers.size() == 1 &&
            !words.hasLimit && (line.depth > m_sorted.blocks[*m_current].depth || !words.hasTotal) && !m_hasSum)
            if (!(words.hasTotal && line.depth <= m_sorted.blocks[*m_current].depth)) {
                m_sorted.blocks[*m_current].pieces.push_back(whole(m_at));
                m_sorted.blocks[*m_current].lines.push_back(m_at);
                m_hasSum = true;
                return LineKind::Continuation;
            }
        if (words.talk > 2 && !words.hasTotal)
            return std::nullopt;
        const bool isSum = words.hasTotal || words.hasLimit || (isOnlyNumbers && (words.hasPrice || hasOf)) ||
                           (hasOf && words.hasPrice && numbers.size() >= 2);
        if (!isSum)
            return std::nullopt;
        if (m_sorted.blocks.empty() && m_sorted.title.isEmpty() && !isOnlyNumbers)
            takeTitle(line);
        if (numbers.size() >= 2 && hasOf) {
            m_sorted.total = numbers[0];
            m_sorted.limit = numbers[1];
        } else if (words.hasLimit && !words.hasTotal)
            m_sorted.limit = numbers.front();
        else if (m_sorted.blocks.empty() && !words.hasTotal) {
            if (!m_sorted.limit)
                m_sorted.limit = numbers.front();
        } else if (words.hasTotal || line.afterBlank || m_sorted.blocks.empty())
            m_sorted.total = numbers.front(); // else it is the price of something above that is not known
        m_sorted.sums.emplace_back(m_at, numbers.front());
        if (!m_sorted.blocks.empty())
            m_current.reset();
        return LineKind::Total;
    }

    /// "Strike Force (2000 points)": programs name the size of the battle so, below the title with the sum.
    bool takeSizeOfBattle(const Line& line, const Words& words)
    {
        constexpr int mostWords = 3;
        const auto price = std::ranges::find_if(line.tokens, &Token::isTagged);
        if (!words.hasPrice || words.all > mostWords || price == line.tokens.end() || line.hasBullet ||
            std::ranges::none_of(line.tokens,
                                 [](const Token& token) { return token.isWord() && isHeadWord(token.text); }))
            return false;
        if (m_sorted.limit && !m_sorted.total)
            m_sorted.total = m_sorted.limit;
        m_sorted.limit = price->number;
        return true;
    }

    /// Points of a battle: no telephone number, and not by how many a list is over.
    static bool mayBeLimit(const Line& line, std::size_t at)
    {
        constexpr std::int64_t least = 50;
        constexpr std::int64_t most = 100'000;
        const auto& token = line.tokens[at];
        if (token.number < least || token.number > most || token.text.starts_with('0') ||
            (!token.isTagged && (token.number < 2 * least || wordsOf(line).talk > 0)))
            return false;
        const auto isBeside = [&](std::string_view word) {
            return word == "over" || word == "short" || word == "left" || word == "under" || word == "ubrig";
        };
        for (auto next = at + 1; next < line.tokens.size() && next <= at + 2; ++next)
            if (line.tokens[next].isWord() && (isHeadWord(line.tokens[next].text) || isBeside(line.tokens[next].text)))
                return false;
        return true;
    }

    void takeNumbersOfHead(const Line& line)
    {
        std::vector<std::int64_t> numbers;
        bool hasOf = false;
        for (std::size_t i = 0; i < line.tokens.size(); ++i) {
            const auto& token = line.tokens[i];
            if (token.isNumber() && mayBeLimit(line, i))
                numbers.push_back(token.number);
            hasOf |= token.is('/') || (token.isWord() && (token.text == "of" || token.text == "von"));
        }
        if (numbers.size() >= 2 && hasOf) {
            m_sorted.total = numbers[0];
            m_sorted.limit = numbers[1];
        } else if (!numbers.empty() && !m_sorted.limit && m_names.catalogue().ruleset.hasPoints)
            m_sorted.limit = numbers.front();
    }

    void takeTitle(const Line& line)
    {
        const auto [from, to] = titleIn(line);
        auto words = line.plain.mid(from, to - from).simplified();
        words.remove(QChar(0x200B));
        while (!words.isEmpty() && !words.front().isLetterOrNumber() && words.front() != u'"')
            words.remove(0, 1);
        m_sorted.title = words;
    }

    /// The columns of the title in its line: without the army, the game and points beside it, where marks or a gap part
    /// them. "++ Rust (Marauders) [500 pts] ++" is Rust. What is nothing but such words is the title as a whole.
    [[nodiscard]] std::pair<int, int> titleIn(const Line& line) const
    {
        const auto& tokens = line.tokens;
        const std::pair all(0, static_cast<int>(line.plain.size()));
        const auto head = headWords(line);
        const auto isBeside = [&](std::size_t at) {
            const auto& token = tokens[at];
            return head[at] || token.kind == Token::Kind::Mark || token.isTagged || isPointsWord(token.text) ||
                   (token.isNumber() && token.number >= 100);
        };
        const auto isParted = [&](std::size_t at) { // whether a mark or a gap stands before this token
            constexpr int gap = 2;
            return at == 0 || at == tokens.size() || tokens[at - 1].kind == Token::Kind::Mark ||
                   tokens[at].kind == Token::Kind::Mark || tokens[at].isNumber() ||
                   tokens[at].begin - tokens[at - 1].end >= gap;
        };
        std::size_t from = 0;
        std::size_t to = tokens.size();
        for (auto at = to; at > 0 && isBeside(at - 1); --at)
            if (isParted(at - 1))
                to = at - 1;
        for (auto at = from; at < to && isBeside(at); ++at)
            if (isParted(at + 1))
                from = at + 1;
        const auto count = [&](char mark) {
            return std::count_if(tokens.begin() + static_cast<std::ptrdiff_t>(from),
                                 tokens.begin() + static_cast<std::ptrdiff_t>(to),
                                 [&](const Token& token) { return token.is(mark); });
        };
        // Not in the middle of brackets or quotes.
        if (from >= to || tokens[to - 1].line != line.number || count('(') != count(')') || count('[') != count(']') ||
            count('"') % 2 != 0)
            return all;
        return {tokens[from].begin, tokens[to - 1].end};
    }

    /// "Player: Anna": who sent the list. Not for a line that says more.
    bool takePlayer(const Line& line)
    {
        const auto& tokens = line.tokens;
        if (tokens.size() < 3 || !(tokens[0].text == "player" || tokens[0].text == "spieler") ||
            !(tokens[1].is(':') || tokens[1].is('|')) || !m_sorted.player.isEmpty())
            return false;
        auto to = std::size_t(2);
        while (to < tokens.size() && !tokens[to].is('|') && !tokens[to].is(',') && !tokens[to].is('('))
            ++to;
        if (to == 2 || to > 7)
            return false;
        m_sorted.player = line.plain.mid(tokens[2].begin, tokens[to - 1].end - tokens[2].begin).simplified();
        return to == tokens.size();
    }

    // ---- units

    struct Part {
        std::size_t from = 0;
        std::size_t to = 0;
        Join join = Join::None;
        Cost cost = 0;
        int unread = 0;
        bool isTalk = false;
        Cost nameCost = 0;
        bool hasPrice = false;
        bool isEvident = false; ///< a count, or a price that agrees
        bool agrees = false;    ///< its price does
        bool isUnknown = false; ///< it looks as a unit does, and names none
    };

    /// The units of a line; empty where it takes none.
    std::vector<Part> partsOf(const Line& line, const Words& words, const std::vector<NamedUnit>& units)
    {
        if (const auto clauses = clausesOf(line); clauses.size() >= 3)
            return partsOfClauses(line, clauses);
        if (units.empty() || units.front().cost > fairName)
            return {};
        return partsIn(line, 0, line.tokens.size(), words);
    }

    /// The units of the words from one token to another.
    std::vector<Part> partsIn(const Line& line, std::size_t from, std::size_t to, const Words& words)
    {
        std::vector<Part> parts;
        const auto windows =
            line.isRow ? std::vector<Match>() : namesIn(m_names, {&line, &m_hits[m_at], from, to}, goodName + 20);
        auto start = from;
        auto join = startJoin(line, start, to);
        for (std::size_t next = 1; next < windows.size(); ++next) {
            const auto boundary = boundaryBetween(line, windows[next - 1], windows[next]);
            if (!boundary)
                continue;
            // Words that the unit before reads as its choice are no unit.
            auto end = windows[next].end; // of the words between two marks
            while (end < to && !isBoundary(line.tokens[end]))
                ++end;
            const auto readings = readUnit(m_names, {{&line, &m_hits[m_at], start, end}}, armies());
            const auto own = std::ranges::find_if(readings, [&](const UnitReading& reading) {
                return reading.nameBegin >= start && reading.nameBegin < windows[next].begin;
            });
            if (own != readings.end() && isChoiceOf(*own, windows[next], start))
                continue;
            parts.push_back({.from = start, .to = boundary->end, .join = join});
            join = boundary->join;
            start = boundary->next;
        }
        parts.push_back({.from = start, .to = to, .join = join});
        const bool isSeveral = parts.size() > 1 || to - from < line.tokens.size();
        std::vector<Part> accepted;
        for (auto& part : parts)
            if (accept(line, part, words, isSeveral))
                accepted.push_back(part);
            else if (accepted.empty() && !isSeveral)
                return {};
            else if (!accepted.empty())
                accepted.back().to = part.to; // words behind a unit are read with it
            else if (looksLikeUnit(line, part.from, part.to, wordsOf(line, part.from, part.to)))
                accepted.push_back({.from = part.from, .to = part.to, .isUnknown = true});
        if (std::ranges::all_of(accepted, &Part::isUnknown))
            accepted.clear();
        return accepted;
    }

    // ---- lists in one paragraph

    using Clause = std::pair<std::size_t, std::size_t>;
    /// The words between semicolons and full stops, where they stand outside brackets; between commas, where each ends
    /// with a price.
    static std::vector<Clause> clausesOf(const Line& line)
    {
        if (line.isRow)
            return {};
        auto clauses = cutAt(line, ';');
        if (clauses.size() >= 3)
            return clauses;
        clauses = cutAt(line, ',');
        const bool arePriced = clauses.size() >= 3 && std::ranges::all_of(clauses, [&](const Clause& clause) {
                                   auto at = clause.second;
                                   while (at > clause.first && isPointsWord(line.tokens[at - 1].text))
                                       --at;
                                   return at > clause.first + 1 && line.tokens[at - 1].isNumber();
                               });
        return arePriced ? clauses : std::vector<Clause>();
    }

    static std::vector<Clause> cutAt(const Line& line, char mark)
    {
        std::vector<Clause> clauses;
        int depth = 0;
        std::size_t start = 0;
        std::size_t marks = 0;
        for (std::size_t at = 0; at <= line.tokens.size(); ++at) {
            if (at < line.tokens.size()) {
                const auto& token = line.tokens[at];
                depth = std::max(0, depth + (token.is('(') || token.is('[')   ? 1
                                             : token.is(')') || token.is(']') ? -1
                                                                              : 0));
                if (depth > 0 || !(token.is(mark) || (token.is('.') && token.isGlued)))
                    continue;
                marks += token.is(mark) ? 1U : 0U;
            }
            if (at > start)
                clauses.emplace_back(start, at);
            start = at + 1;
        }
        return marks >= 2 ? clauses : std::vector<Clause>();
    }

    std::vector<Part> partsOfClauses(const Line& line, const std::vector<Clause>& clauses)
    {
        std::vector<Part> parts;
        for (auto [from, to] : clauses) {
            if (parts.empty()) {
                from = afterHead(line, from, to);
                if (from + 2 < to && isJoinWord(line.tokens[from].text) && line.tokens[from + 1].is(':'))
                    from += 2; // "with: Infantry 300, Tanks 200"
            }
            if (takeSum(line, from, to))
                continue;
            if (!parts.empty() && !parts.back().isUnknown && isChoiceOf(line, parts.back(), from, to)) {
                parts.back().to = to;
                continue;
            }
            const auto words = wordsOf(line, from, to);
            const auto units = unitsNamed(m_names, {&line, &m_hits[m_at], from, to}, armies());
            auto its =
                units.empty() || units.front().cost > fairName ? std::vector<Part>() : partsIn(line, from, to, words);
            if (!its.empty())
                parts.insert(parts.end(), its.begin(), its.end());
            else if (looksLikeUnit(line, from, to, words)) {
                parts.push_back({.from = from, .to = to, .isUnknown = true});
            } else if (!parts.empty())
                parts.back().to = to;
        }
        if (std::ranges::all_of(parts, &Part::isUnknown))
            parts.clear();
        return parts;
    }

    /// "Standard 3000: 5 infantry": the words before the colon head the list.
    std::size_t afterHead(const Line& line, std::size_t from, std::size_t to)
    {
        if (!m_sorted.blocks.empty())
            return from;
        const auto head = headWords(line);
        auto at = from;
        while (at < to &&
               (head[at] || line.tokens[at].isNumber() || line.tokens[at].kind == Token::Kind::Mark ||
                isPointsWord(line.tokens[at].text) || isHeadWord(line.tokens[at].text)) &&
               !line.tokens[at].is(':'))
            ++at;
        if (at == from || at >= to || !line.tokens[at].is(':'))
            return from;
        for (auto each = from; each < at; ++each)
            if (line.tokens[each].isNumber() && !m_sorted.limit && m_names.catalogue().ruleset.hasPoints)
                m_sorted.limit = line.tokens[each].number;
        return at + 1;
    }

    /// "Total 2834" in a paragraph.
    bool takeSum(const Line& line, std::size_t from, std::size_t to)
    {
        std::optional<std::int64_t> sum;
        bool isTotal = false;
        for (auto at = from; at < to; ++at) {
            const auto& token = line.tokens[at];
            if (token.isNumber())
                sum = sum ? sum : token.number;
            else if (token.isWord() && isTotalWord(token.text))
                isTotal = true;
            else if (token.isWord() && !isFillWord(token.text))
                return false;
        }
        if (!isTotal || !sum)
            return false;
        m_sorted.total = sum;
        return true;
    }

    /// Whether the words are nothing but choices of the unit before them.
    bool isChoiceOf(const Line& line, const Part& unit, std::size_t from, std::size_t to)
    {
        const auto units = unitsNamed(m_names, {&line, &m_hits[m_at], unit.from, unit.to}, armies());
        if (units.empty())
            return false;
        const auto choices = readChoices(m_names, units.front().kind, {{&line, &m_hits[m_at], from, to}},
                                         {std::vector<bool>(to - from, false)}, 1, 1);
        return choices.taken > 0 && choices.leftovers.empty() && choices.cost <= goodName;
    }

    static bool isChoiceOf(const UnitReading& reading, const Match& window, std::size_t from)
    {
        if (window.begin < reading.nameEnd || window.begin < from)
            return true;
        for (auto at = window.begin; at < window.end; ++at)
            if (at - from < reading.used.size() && !reading.used[at - from])
                return false;
        return true;
    }

    static bool isBoundary(const Token& token)
    {
        return token.is(';') || token.is(',') || token.is('+') || token.is('&') || token.is('|') || token.is('/') ||
               token.is('.') || token.is('*');
    }

    struct Boundary {
        std::size_t end = 0;  ///< of the first unit
        std::size_t next = 0; ///< begin of the second
        Join join = Join::None;
    };
    /// Where one unit ends and the next begins: at the last mark or word between them that parts.
    static std::optional<Boundary> boundaryBetween(const Line& line, const Match& first, const Match& second)
    {
        for (auto at = second.begin; at > first.end; --at) {
            const auto& token = line.tokens[at - 1];
            if (isBoundary(token))
                return Boundary{at - 1, at, Join::None};
            if (token.isWord() && isAboardWord(token.text)) {
                const bool isHolder = (token.text == "in" || token.text == "aboard" || token.text == "inside" ||
                                       token.text == "riding" || token.text == "onboard") &&
                                      !(at < line.tokens.size() && line.tokens[at].is(':'));
                return Boundary{at - 1, at, isHolder ? Join::Holder : Join::Below};
            }
            if (token.isWord() && isUnderWord(token.text))
                return Boundary{at - 1, at,
                                token.text == "under" || token.text == "unter" || token.text == "attached"
                                    ? Join::Holder
                                    : Join::Below};
            if (token.isWord() && (token.text == "and" || token.text == "und" || token.text == "plus" ||
                                   token.text == "then" || token.text == "dann" || token.text == "sowie"))
                return Boundary{at - 1, at, Join::None};
        }
        return std::nullopt;
    }

    /// Words at the start of a line that say what the unit is attached to: "Embarked:", "- carrying".
    Join startJoin(const Line& line, std::size_t& begin, std::size_t to)
    {
        m_startPlace = {};
        m_startIsUnder = false;
        for (const auto& [place, phrase] : m_names.places()) {
            const auto match = matchAt(phrase, line.tokens, m_hits[m_at], begin, to);
            if (match.isFound() && match.cost <= 20 && begin < to && !m_hits[m_at].at(begin).empty() &&
                match.end < to && line.tokens[match.end].is(':')) {
                begin = match.end;
                m_startPlace = place;
                return Join::Below;
            }
        }
        for (auto at = begin; at < std::min(to, begin + 5); ++at) {
            const auto& token = line.tokens[at];
            if (token.isWord() && (isAboardWord(token.text) || isUnderWord(token.text))) {
                m_startIsUnder = isUnderWord(token.text);
                auto end = at + 1;
                while (end < to && line.tokens[end].isWord() &&
                       (isAboardWord(line.tokens[end].text) || isUnderWord(line.tokens[end].text) ||
                        line.tokens[end].text == "him" || line.tokens[end].text == "her" ||
                        line.tokens[end].text == "to" || line.tokens[end].text == "it" ||
                        line.tokens[end].text == "ihm" || line.tokens[end].text == "ihr" ||
                        line.tokens[end].text == "on" || line.tokens[end].text == "an"))
                    ++end;
                begin = end;
                return Join::Below;
            }
            if (!(token.kind == Token::Kind::Mark || token.text == "an" || token.text == "also" || token.text == "on" ||
                  token.text == "und" || token.text == "and" || token.text == "da" || token.text == "there"))
                break;
        }
        return Join::None;
    }

    bool accept(const Line& line, Part& part, const Words& words, bool isSeveral)
    {
        const auto readings = readUnit(m_names, {{&line, &m_hits[m_at], part.from, part.to}}, armies());
        if (readings.empty())
            return false;
        const auto& best = readings.front();
        int unread = 0;
        for (const auto& each : best.unknown)
            unread += 1 + static_cast<int>(std::ranges::count(each.words, ' '));
        part.cost = best.cost;
        part.unread = unread;
        const bool hasFigure = best.hasCount || best.claimed;
        const bool agrees = best.claimed && !best.disagrees;
        part.agrees = agrees;
        const bool hasChoice = !best.unit.options.isEmpty() || !best.unit.groups.empty();
        const auto said = std::max(words.all, 1);
        const bool isTalk = words.talk >= 2 || (words.talk == 1 && said > 7);
        part.isTalk = isTalk;
        if (hasZero(line, best))
            return false;
        // Sentences speak of what others have.
        const auto itsArmy = m_names.catalogue().unit(best.kind).army;
        const bool isOfAnotherArmy = !m_army.isNone() && itsArmy != m_army && itsArmy != m_sectionArmy;
        if (isTalk && words.refusals > 0 && words.talk > 1 && !line.isRow)
            return false;
        // "Rest?? 6 infantry will do" below the sum
        const auto questions = std::ranges::count_if(line.tokens, [](const Token& token) { return token.is('?'); });
        if (m_sorted.total && !m_sorted.blocks.empty() && questions > 0 && !line.isRow)
            return false;
        if (isOfAnotherArmy && !agrees && !line.isRow && (words.talk > 0 || unread > 0 || line.tokens.back().is('?')))
            return false;
        part.isEvident = best.hasCount || agrees;
        part.nameCost = best.nameCost;
        constexpr std::int64_t leastPrice = 20; // what is less and does not agree may be any figure
        part.hasPrice = agrees || (best.claimed && *best.claimed >= leastPrice);
        // "Attached to: the scouts" below a unit says something of it.
        if (m_current && !line.afterBlank && !best.hasCount && !best.claimed && part.join == Join::None &&
            isKeyAndValue(line, best.nameBegin) && (line.hasBullet || line.depth > m_sorted.blocks[*m_current].depth))
            return false;
        if (words.refusals > 0 && !agrees && !line.isRow && refusedBefore(line, part, best))
            return false;
        const bool isLead = line.isHeading || (!isSeveral && !line.tokens.empty() && line.tokens.back().is(':') &&
                                               !hasChoice && best.nameCost > 10);
        if (isLead && !best.hasCount && !agrees)
            return false;
        // "Regiment 1" is a heading, and no regimental commander.
        if (!agrees && !best.mended.empty() && isGroupAlone(line, best))
            return false;
        if (line.isHeading && (!hasFigure || (m_sorted.blocks.empty() && !agrees)))
            return false;
        // The first line of a text is its title, unless it is plainly a unit.
        if (m_sorted.blocks.empty() && m_sorted.title.isEmpty() && m_at == firstLine() && m_lines.size() > 1 &&
            !agrees && !line.hasBullet && !isSeveral &&
            !(best.hasCount && unread == 0 && best.unit.name.empty() && !best.disagrees) &&
            !(hasChoice && unread == 0 && best.nameCost <= 5 && best.unit.name.empty()))
            return false;
        if (isTalk && !isSeveral)
            return best.nameCost <= goodName && (best.hasCount || agrees) && unread * 2 <= said + (agrees ? 4 : 2) &&
                   !line.tokens.back().is(':');
        if (isTalk && ((!hasFigure && !hasChoice) || line.tokens.back().is(':')))
            return false;
        // Behind the first unit of a line, a name that is only near needs more to be a unit.
        if (isSeveral && part.from > 0 && !line.tokens[part.from - 1].is(';') && !line.tokens[part.from - 1].is(':') &&
            part.join == Join::None && !best.mended.empty() && !best.hasCount && !hasChoice && !agrees)
            return false;
        // "Commandos, sniper rifles, 180": other words stand first, and the price is another.
        if (best.disagrees && !best.unknown.empty() &&
            best.unknown.front().column <= line.tokens[best.nameBegin].begin && best.unit.name.empty() && !isSeveral)
            return false;
        // "Where's the Night Terror"
        const bool isAsked =
            std::any_of(line.tokens.begin() + static_cast<std::ptrdiff_t>(part.from),
                        line.tokens.begin() + static_cast<std::ptrdiff_t>(best.nameBegin), [](const Token& token) {
                            return token.isWord() && isSentenceWord(token.text) && token.text != "my";
                        });
        if (isAsked && !isSeveral && !hasFigure && !hasChoice && !line.hasBullet && !line.isRow)
            return false;
        // "My brother thinks the Juggernaut is better": words before a bare name that are no name of its own.
        const auto before = std::count_if(
            line.tokens.begin() + static_cast<std::ptrdiff_t>(part.from),
            line.tokens.begin() + static_cast<std::ptrdiff_t>(best.nameBegin), [](const Token& token) {
                return token.isWord() && !isFillWord(token.text) && !isJoinWord(token.text) && !numberWord(token.text);
            });
        if (before >= 2 && unread > 0 && !hasFigure && !hasChoice && !line.hasBullet && !line.isRow &&
            part.join == Join::None && best.unit.name.empty())
            return false;
        if (m_expected[m_at] && !isTalk && !isSeveral && best.nameCost <= fairName && unread * 2 <= said)
            return true;
        if (best.nameCost <= goodName)
            return unread * 3 <= said || agrees ||
                   ((hasFigure || hasChoice || line.hasBullet || line.isRow) && unread * 3 <= said * 2) || isSeveral;
        // The whole line is a name, with slips or so short that it leaves open which of a family it is.
        const bool isAll = unread == 0 && !isTalk && said <= static_cast<int>(best.nameEnd - best.nameBegin) &&
                           !m_sorted.title.isEmpty();
        if (isAll && best.nameCost <= (said == 1 ? 110 : 100 * said))
            return true;
        const bool isMost = best.nameWeight * 3 >= best.phraseWeight * 2;
        const bool isInBrackets = best.nameBegin > part.from && line.tokens[best.nameBegin - 1].is('(') &&
                                  !best.unit.name.empty(); // "Rust (Raptor)"
        return best.nameCost <= fairName &&
               (agrees ||
                (isMost && (hasFigure || hasChoice || line.hasBullet || isInBrackets || hasLinesBelow(line, said)))) &&
               unread * 2 <= said;
    }

    /// Few words, and lines below them that are moved in or have bullets.
    [[nodiscard]] bool hasLinesBelow(const Line& line, int words) const
    {
        constexpr int few = 4;
        if (m_at + 1 >= m_lines.size() || words > few || line.hasBullet)
            return false;
        const auto& next = m_lines[m_at + 1];
        return !next.afterBlank && !next.fixed && (next.hasBullet || next.depth > line.depth);
    }

    /// Whether the name was read from nothing but a word for a group of models.
    static bool isGroupAlone(const Line& line, const UnitReading& reading)
    {
        return std::all_of(line.tokens.begin() + static_cast<std::ptrdiff_t>(reading.nameBegin),
                           line.tokens.begin() + static_cast<std::ptrdiff_t>(reading.nameEnd),
                           [](const Token& token) { return isGroupWord(token.text) || token.isNumber(); });
    }

    /// Words and a colon before the name.
    static bool isKeyAndValue(const Line& line, std::size_t name)
    {
        for (std::size_t at = 1; at < name; ++at)
            if (line.tokens[at].is(':') && line.tokens[at - 1].isWord())
                return true;
        return false;
    }

    [[nodiscard]] std::size_t firstLine() const
    {
        std::size_t at = 0;
        while (at + 1 < m_lines.size() && m_lines[at].fixed)
            ++at;
        return at;
    }

    /// "left the Raptor at home": a refusal near the name, in the same clause.
    static bool refusedBefore(const Line& line, const Part& part, const UnitReading& reading)
    {
        if (!reading.unit.name.empty())
            return false; // the word belongs to a name
        const auto from = reading.nameBegin > part.from + 6 ? reading.nameBegin - 6 : part.from;
        for (auto at = from; at < std::min(reading.nameEnd + 4, part.to); ++at) {
            const auto& token = line.tokens[at];
            if (!token.isWord() || !isRefusal(token.text) || (token.isCapital && at > 0)) // a capital begins a name
                continue;
            const bool isSide = token.text == "left" && at + 1 < line.tokens.size() && !line.tokens[at + 1].is(',') &&
                                (line.tokens[at + 1].is(':') || line.tokens[at + 1].text == "arm" ||
                                 line.tokens[at + 1].text == "carapace");
            const bool isOver = token.text == "left" && at > 0 && line.tokens[at - 1].isNumber(); // "75 left"
            if (isSide || isOver || (token.text == "no" && at == 0))
                continue;
            // After the name, "without" speaks of choices.
            if (at >= reading.nameEnd &&
                (token.text == "without" || token.text == "no" || token.text == "ohne" || token.text == "kein" ||
                 token.text == "keine" || token.text == "out" || token.text == "not"))
                continue;
            return true;
        }
        return false;
    }

    void takeUnits(const Line& line, const std::vector<Part>& parts, const Words& words)
    {
        if (m_sorted.blocks.empty() && m_sorted.title.isEmpty())
            m_sorted.title = QString(); // a list without a title
        for (std::size_t i = 0; i < parts.size(); ++i) {
            Block block;
            block.pieces.push_back({&line, &m_hits[m_at], parts[i].from, parts[i].to});
            placeOnLines(block);
            block.depth = line.depth;
            block.join = parts[i].join;
            block.armies = armies();
            markArmy(block);
            block.isReserve = m_isReserve;
            block.holder = line.holder;
            block.isTalk = parts[i].isTalk;
            block.isUnknown = parts[i].isUnknown;
            block.hasPrice = parts[i].hasPrice;
            block.isPart = i > 0;
            // "under him: A, B and C"
            if (i > 0 && block.join == Join::None && parts.front().join == Join::Below && m_startIsUnder) {
                block.join = Join::Below;
                block.isPart = false;
            }
            // "Commander [275 pts]:" with bullets below it for those under him.
            if (!line.hasBullet)
                m_isOpenParent = !line.tokens.empty() && line.tokens.back().is(':');
            else if (m_isOpenParent)
                block.depth += 2;
            block.afterHeading = m_headings;
            if (i == 0 && block.join == Join::Below)
                block.place = m_startPlace;
            if (i == 0 && block.join == Join::None && m_joinNext == Join::Below &&
                (line.depth > m_joinDepth || line.hasBullet)) {
                block.join = Join::Below;
                block.place = m_joinPlace;
            } else if (i == 0 && m_joinNext == Join::Below)
                m_joinNext = Join::None;
            m_sorted.blocks.push_back(std::move(block));
            m_current = m_sorted.blocks.size() - 1;
            if (m_sorted.blocks.back().join == Join::None)
                m_lastTop = m_current;
            m_hasSum = false;
        }
        nameFromLineAbove(line);
        // "... carrying:" and "under him:" at the end of a unit's line.
        if (!line.tokens.empty() && line.tokens.back().is(':'))
            for (std::size_t at = line.tokens.size() - 1; at > 0 && at + 4 > line.tokens.size(); --at)
                if (line.tokens[at - 1].isWord() &&
                    (isAboardWord(line.tokens[at - 1].text) || isUnderWord(line.tokens[at - 1].text))) {
                    m_joinNext = Join::Below;
                    m_joinPlace = {};
                    m_joinDepth = line.depth;
                }
        (void)words;
    }

    /// "Hussars" and below it "Type: Cavalry (4)": the line above is the unit's own name.
    void nameFromLineAbove(const Line& line)
    {
        static constexpr auto keys = std::to_array<std::string_view>({"type", "typ", "unit", "kind", "einheit", "art"});
        auto& block = m_sorted.blocks.back();
        if (line.tokens.size() < 3 || !line.tokens[0].isWord() || !line.tokens[1].is(':') || line.afterBlank ||
            std::ranges::find(keys, line.tokens[0].text) == keys.end() || m_at == 0 || m_lines[m_at - 1].fixed ||
            m_sorted.kinds[m_at - 1] == LineKind::Unit || block.lines.size() != 1)
            return;
        block.lines.insert(block.lines.begin(), m_at - 1);
        block.ownName = folded(written(m_lines[m_at - 1].tokens, 0, m_lines[m_at - 1].tokens.size()));
        block.name = written(m_lines[m_at - 1].tokens, 0, m_lines[m_at - 1].tokens.size());
        m_sorted.kinds[m_at - 1] = LineKind::Unit;
        m_hasUnit[m_at] = false;
        m_isNamedAbove = true;
    }

    /// A line that was wrapped goes on over several lines: the one that the unit begins on comes first.
    void placeOnLines(Block& block)
    {
        const auto& piece = block.pieces.front();
        const auto readings = readUnit(m_names, block.pieces, armies());
        auto first = piece.from;
        while (first + 1 < piece.to && piece.line->tokens[first].kind == Token::Kind::Mark)
            ++first;
        if (!readings.empty()) {
            block.ownName = folded(QString::fromStdString(readings.front().unit.name));
            block.kindName = folded(QString::fromStdString(m_names.catalogue().unit(readings.front().kind).name));
            const auto add = [&](Id<Unit> kind) {
                if (block.kinds.size() < mostKinds && std::ranges::find(block.kinds, kind) == block.kinds.end())
                    block.kinds.push_back(kind);
            };
            // By the name alone too: the price may be that of choices that come below.
            const auto named = unitsNamed(m_names, piece, armies());
            add(readings.front().kind);
            for (const auto& each : named)
                if (each.cost <= named.front().cost + nearKind)
                    add(each.kind);
            for (const auto& reading : readings)
                if (reading.cost <= readings.front().cost + nearKind)
                    add(reading.kind);
        }
        const auto lineAt = [&](std::size_t token) {
            auto at = m_at;
            while (at + 1 < m_lines.size() && m_lines[at].number < piece.line->tokens[token].line)
                ++at;
            return at;
        };
        block.lines.push_back(lineAt(first));
        m_hasUnit[block.lines.front()] = true;
        for (auto token = piece.from; token < piece.to; ++token)
            if (const auto at = lineAt(token); std::ranges::find(block.lines, at) == block.lines.end())
                block.lines.push_back(at);
    }

    /// An army named on the line of the unit: "[Marauders]", "(allied Orks)".
    void markArmy(Block& block) const
    {
        const auto& piece = block.pieces.front();
        for (const auto& [army, phrase] : m_names.armies()) {
            const auto match = bestMatch(phrase, piece.line->tokens, *piece.hits, piece.from, piece.to);
            if (!match.isFound() || match.cost > 30)
                continue;
            const bool isInBrackets =
                match.begin > piece.from &&
                (piece.line->tokens[match.begin - 1].is('[') || piece.line->tokens[match.begin - 1].is('(') ||
                 (piece.line->tokens[match.begin - 1].isWord() &&
                  isAllyWord(piece.line->tokens[match.begin - 1].text)));
            const bool isCell =
                piece.line->isRow && match.begin > piece.from && piece.line->tokens[match.begin - 1].is('|');
            const bool isLead = match.begin == piece.from && match.end < piece.to &&
                                (piece.line->tokens[match.end].is(':') || piece.line->tokens[match.end].is('-'));
            if (isInBrackets || isCell || isLead)
                block.armies.named = army;
        }
    }

    // ---- choices

    struct AsChoice {
        Cost cost = 0;
        int taken = 0;
        int read = 0;
        int unread = 0;
    };
    /// How well the line reads as choices of the unit above.
    std::optional<AsChoice> choiceOf(const Line& line)
    {
        if (!m_current)
            return std::nullopt;
        const auto& block = m_sorted.blocks[*m_current];
        std::optional<AsChoice> best;
        for (const auto kind : block.kinds) {
            std::vector<Piece> pieces;
            if (block.pieces.size() > 1 && line.depth > block.pieces.back().line->depth)
                pieces = {block.pieces.front(), block.pieces.back()}; // it may belong to the champion above
            std::vector<std::vector<bool>> taken;
            for (const auto& piece : pieces)
                taken.emplace_back(piece.to - piece.from, false);
            const auto before = pieces.empty() ? Choices() : readChoices(m_names, kind, pieces, taken, 1, 1);
            pieces.push_back(whole(m_at));
            taken.emplace_back(line.tokens.size(), false);
            const auto choices = readChoices(m_names, kind, pieces, taken, 1, 1);
            AsChoice each{choices.cost - before.cost, choices.taken - before.taken, 0, 0};
            for (const auto& left : choices.leftovers)
                if (left.piece + 1 == pieces.size())
                    each.unread += static_cast<int>(left.end - left.begin);
            for (std::size_t at = 0; at < line.tokens.size(); ++at)
                each.read += line.tokens[at].isWord() && choices.used.back()[at] ? 1 : 0;
            const auto weight = [](const AsChoice& choice) { return choice.cost + (choice.taken == 0 ? nearKind : 0); };
            if (!best || weight(each) < weight(*best))
                best = each;
        }
        if (best && best->taken == 0 && best->read == 0)
            return std::nullopt;
        return best;
    }

    LineKind takeChoice(const Line& line)
    {
        auto& block = m_sorted.blocks[*m_current];
        // "- 8 crossbows 72" below "- 20 infantry 250": it may be a unit that is named by its weapons.
        const auto& above = m_lines[block.lines.front()];
        if (block.hasPrice && line.hasBullet && above.hasBullet && line.depth == above.depth &&
            line.tokens.size() > 2 && line.tokens.back().isNumber() && line.tokens.back().number >= 50)
            m_pricedChoices.insert(m_at);
        block.pieces.push_back(whole(m_at));
        block.lines.push_back(m_at);
        return LineKind::Option;
    }

    // ---- everything else

    LineKind otherKind(const Line& line, const Words& words, const Label& label, bool namesUnit)
    {
        const bool isTalk = words.talk >= 2 || (words.talk >= 1 && words.all > 6) || words.refusals > 0;
        // "The same again but with a flamer, 125"
        if (m_current && !line.afterBlank && words.hasNumber && !line.isHeading &&
            std::ranges::any_of(line.tokens,
                                [](const Token& token) { return token.isWord() && isDittoWord(token.text); })) {
            m_current.reset();
            return LineKind::Unknown;
        }
        // A unit with its price may be meant to be in the list.
        if (words.hasNumber && hasPricedUnit(words.refusals > 0)) {
            m_current.reset();
            return LineKind::Unknown;
        }
        if (namesUnit && (isTalk || words.refusals > 0))
            return LineKind::Mention;
        const auto choice = choiceOf(line);
        // Below a unit, moved in or with a bullet: something that it has and the data do not know.
        if (m_current && !line.afterBlank && !isTalk &&
            (line.depth > m_sorted.blocks[*m_current].depth ||
             (line.hasBullet && !m_lines[m_sorted.blocks[*m_current].lines.front()].hasBullet))) {
            if (choice && choice->taken == 0 && choice->unread == 0)
                return LineKind::Rules;
            if (isLabelOfNothing(line) || isProse(line, words))
                return LineKind::Ignored;
            return takeChoice(line);
        }
        if (choice && choice->taken > 0 && choice->unread <= choice->read + 1 && !isTalk &&
            !isPricedSibling(line, words))
            return takeChoice(line);
        if (choice && choice->taken == 0 && choice->unread == 0 && choice->read > 0 && !line.afterBlank &&
            !looksLikeUnit(line, words))
            return LineKind::Rules;
        if (m_sorted.blocks.empty()) {
            if (words.hasNumber)
                takeNumbersOfHead(line);
            // "75 - ...": a price in front.
            if (line.tokens.size() > 3 && line.tokens[0].isNumber() && line.tokens[1].is('-') && !line.isHeading)
                return LineKind::Unknown;
            if (!label.army.isNone() && !isTalk) {
                if (m_sorted.title.isEmpty() && m_at == firstLine())
                    takeTitle(line);
                return LineKind::Army;
            }
            if (m_sorted.title.isEmpty() && !isTalk) {
                takeTitle(line);
                return LineKind::Title;
            }
            if (takeSizeOfBattle(line, words))
                return LineKind::Total;
            if (looksLikeUnit(line, words) && !line.isHeading)
                return LineKind::Unknown;
            return LineKind::Ignored;
        }
        if (!label.army.isNone() && (label.isAlly || line.isHeading)) {
            m_sectionArmy = label.army;
            m_current.reset();
            return LineKind::Section;
        }
        if (line.isHeading) {
            m_current.reset();
            ++m_headings;
            m_isReserve = false;
            return LineKind::Section;
        }
        if (!isTalk && (looksLikeUnit(line, words) || isAmongUnits(line, words) ||
                        (m_expected[m_at] && !isProse(line, words) && !isLabelOfNothing(line)))) {
            m_current.reset();
            return LineKind::Unknown;
        }
        if (!isTalk && isBareName(line) && hasMoreBelow()) {
            m_current.reset();
            return LineKind::Unknown;
        }
        if (isTalk || line.afterBlank)
            m_current.reset();
        return LineKind::Ignored;
    }

    /// "Kelp Drake" right below the lines of a unit: nothing but a name.
    static bool isBareName(const Line& line)
    {
        constexpr std::size_t mostWords = 4;
        return !line.afterBlank && !line.isHeading && line.tokens.size() >= 2 && line.tokens.size() <= mostWords &&
               std::ranges::all_of(line.tokens, [](const Token& token) {
                   return token.isWord() && token.isCapital && !isFillWord(token.text) && !isColumnWord(token.text) &&
                          !isHeadWord(token.text);
               });
    }

    /// Whether the list goes on: a unit or a price on one of the next lines.
    [[nodiscard]] bool hasMoreBelow() const
    {
        constexpr std::size_t far = 3;
        for (auto at = m_at + 1; at < m_lines.size() && at <= m_at + far; ++at) {
            const auto units = unitsNamed(m_names, whole(at), armies());
            if (!m_lines[at].fixed &&
                ((!units.empty() && units.front().cost <= goodName) || wordsOf(m_lines[at]).hasPrice))
                return true;
        }
        return false;
    }

    /// Whether a line that takes no unit may be meant to take one: then a person is asked.
    [[nodiscard]] bool mayNameUnit(const Line& line) const
    {
        const auto kind = m_sorted.kinds[m_at];
        if (kind == LineKind::Option && !line.fixed && m_pricedChoices.contains(m_at))
            return true;
        const bool isItem = kind == LineKind::Section && line.hasBullet && !line.tokens.back().is(':');
        if (line.fixed || line.isHeading || m_firstTheirs <= m_at ||
            (kind != LineKind::Mention && kind != LineKind::Ignored && kind != LineKind::Title && !isItem))
            return false;
        const Armies own{m_army, {}};
        const auto units = unitsNamed(m_names, whole(m_at), own);
        if (units.empty())
            return false;
        const auto& best = units.front();
        const auto count = [&](std::size_t at) {
            return at < line.tokens.size() &&
                   (line.tokens[at].isNumber() ||
                    (line.tokens[at].isWord() && line.tokens[at].text.size() > 2 && numberWord(line.tokens[at].text)));
        };
        auto behind = best.match.end;
        while (behind < line.tokens.size() && line.tokens[behind].kind == Token::Kind::Mark)
            ++behind;
        const bool hasCount = (best.match.begin > 0 && count(best.match.begin - 1)) || count(behind) || isItem ||
                              (best.match.begin > 1 && count(best.match.begin - 2));
        if (kind == LineKind::Title && !hasCount)
            return false;
        if (best.cost > (hasCount ? fairName * 3 / 4 : goodName) &&
            !(hasCount && best.cost <= fairName && wordsOf(line).all <= 3))
            return false;
        if (m_names.catalogue().unit(best.kind).army != m_army && !hasCount)
            return false;
        const Part part{.from = 0, .to = line.tokens.size()};
        UnitReading reading;
        reading.nameBegin = best.match.begin;
        reading.nameEnd = best.match.end;
        return (hasCount || !refusedBefore(line, part, reading)) && !hasZero(line, reading);
    }

    /// "Elephants: 0", "0 x Elephants".
    static bool hasZero(const Line& line, const UnitReading& reading)
    {
        const auto& tokens = line.tokens;
        auto at = reading.nameEnd;
        while (at < tokens.size() && tokens[at].kind == Token::Kind::Mark)
            ++at;
        if (at < tokens.size() && tokens[at].isNumber() && tokens[at].number == 0 && !tokens[at].isTagged &&
            (at + 1 == tokens.size() || !tokens[at + 1].is('.')))
            return true;
        at = reading.nameBegin;
        while (at > 0 && (tokens[at - 1].text == "x" || tokens[at - 1].is('*')))
            --at;
        return at > 0 && tokens[at - 1].isNumber() && tokens[at - 1].number == 0 && !tokens[at - 1].isTagged;
    }

    /// Whether the line names a unit, and its price; at its start, where it may be refused.
    [[nodiscard]] bool hasPricedUnit(bool isAtStart = false) const
    {
        const auto& line = m_lines[m_at];
        const auto readings = readUnit(m_names, {whole(m_at)}, armies());
        if (std::ranges::any_of(readings, [&](const UnitReading& reading) {
                return reading.nameCost <= goodName && reading.claimed && !reading.disagrees &&
                       (!isAtStart || reading.nameBegin <= 2);
            }))
            return true;
        // Names with figures in brackets in a sentence.
        const auto& tokens = line.tokens;
        // "Dogs (5), no, make that 10 - 120"
        if (isAtStart && !readings.empty() && readings.front().nameCost <= fairName &&
            readings.front().nameBegin <= 2 && looksLikeUnit(line, 0, tokens.size(), Words{.all = 1}))
            return true;
        bool isPriced = false;
        for (std::size_t at = 1; at + 1 < tokens.size(); ++at)
            isPriced |=
                tokens[at].isNumber() && tokens[at].number >= 20 && tokens[at - 1].is('(') && tokens[at + 1].is(')');
        return isPriced && !isAtStart && !line.isHeading && !namesIn(m_names, whole(m_at), goodName).empty();
    }

    /// "Wargear:", "Rules" and the like.
    static bool isLabelOfNothing(const Line& line)
    {
        return std::ranges::all_of(line.tokens, [](const Token& token) {
            return token.kind == Token::Kind::Mark || isFillWord(token.text) || isJoinWord(token.text) ||
                   isColumnWord(token.text) || isHeadWord(token.text) || token.isTagged;
        });
    }

    /// A sentence that somebody wrote about a unit.
    static bool isProse(const Line& line, const Words& words)
    {
        auto text = line.plain.trimmed();
        while (!text.isEmpty() &&
               (text.back() == u'"' || text.back() == u'*' || text.back() == u'_' || text.back() == u')'))
            text.chop(1);
        const bool ends = !text.isEmpty() && (text.back() == u'.' || text.back() == u'!' || text.back() == u'?');
        return (!line.hasBullet || line.tokens.back().is('"')) && !words.hasNumber && words.all >= 3 && ends;
    }

    /// Counts on a line right below a unit: it may have units too.
    [[nodiscard]] bool isAmongUnits(const Line& line, const Words& words) const
    {
        if (line.afterBlank || m_at == 0 || words.all == 0 || words.all > 8 ||
            (m_sorted.kinds[m_at - 1] != LineKind::Unit && m_sorted.kinds[m_at - 1] != LineKind::Option &&
             m_sorted.kinds[m_at - 1] != LineKind::Unknown))
            return false;
        int counts = 0;
        for (const auto& token : line.tokens)
            counts += (token.isNumber() && token.number > 0 && token.number < 100) ||
                              (token.isWord() && token.text.size() > 2 && numberWord(token.text))
                          ? 1
                          : 0;
        // "Drops: 4" is a figure of the list.
        const bool isFigure = counts == 1 && words.all == 1 &&
                              std::ranges::any_of(line.tokens, [](const Token& token) { return token.is(':'); });
        if (counts > 0)
            return !isFigure;
        const auto units = unitsNamed(m_names, whole(m_at), armies());
        constexpr int fewWords = 3;
        return words.all <= fewWords && !units.empty() && units.front().cost <= fairName;
    }

    /// A count or a price, as the lines of units have them.
    static bool looksLikeUnit(const Line& line, const Words& words)
    {
        return looksLikeUnit(line, 0, line.tokens.size(), words);
    }
    static bool looksLikeUnit(const Line& line, std::size_t from, std::size_t to, const Words& words)
    {
        if (words.hasPrice && words.all > 0)
            return true;
        // A remark in brackets at the end says nothing of the figures.
        if (to > from && line.tokens[to - 1].is(')')) {
            auto open = to - 1;
            while (open > from && !line.tokens[open].is('('))
                --open;
            if (std::none_of(line.tokens.begin() + static_cast<std::ptrdiff_t>(open),
                             line.tokens.begin() + static_cast<std::ptrdiff_t>(to), std::mem_fn(&Token::isNumber)) &&
                open > from)
                to = open;
        }
        const auto tokens = std::span(line.tokens).subspan(from, to - from);
        if (tokens.size() < 2 || words.all == 0 || words.all > 10)
            return false;
        const bool leads = tokens[0].isNumber() && tokens[0].number > 0 && tokens[0].number < 100 &&
                           (tokens[1].isWord() || tokens[1].is('*'));
        const bool times = tokens[0].isNumber() && tokens[1].isWord() && tokens[1].text == "x";
        const bool ends = tokens.back().isNumber() || (tokens.back().is(')') && tokens[tokens.size() - 2].isNumber());
        const auto last = tokens.back().isNumber() ? tokens.back().number : ends ? tokens[tokens.size() - 2].number : 0;
        const bool hasTimes = std::ranges::any_of(tokens, [](const Token& token) { return token.text == "x"; });
        return times || (hasTimes && ends && last >= 20 && words.talk == 0) || (leads && (line.hasBullet || ends)) ||
               (leads && words.talk == 0 && words.all <= 5) ||
               (ends && last >= 20 && last < 2000 && last % 5 == 0 && words.talk == 0);
    }

    /// The words of a line that name the game, an army, a scenario or how the battle is fought.
    [[nodiscard]] std::vector<bool> headWords(const Line& line) const
    {
        std::vector<bool> words(line.tokens.size(), false);
        const auto cover = [&](const Phrase& phrase) {
            const auto match = bestMatch(phrase, line.tokens, m_hits[m_at], 0, line.tokens.size());
            if (match.isFound() && match.cost <= 10)
                std::fill(words.begin() + static_cast<std::ptrdiff_t>(match.begin),
                          words.begin() + static_cast<std::ptrdiff_t>(match.end), true);
        };
        for (const auto& [army, phrase] : m_names.armies())
            cover(phrase);
        for (const auto& phrase : m_names.games())
            cover(phrase);
        for (const auto& [scenario, phrase] : m_names.scenarios())
            cover(phrase);
        for (const auto& name : m_names.battle())
            cover(name.phrase);
        return words;
    }

    /// Scenario and battle options that the head of a list names; of several names the nearest.
    void readBattle()
    {
        constexpr Cost most = 30;
        const auto& line = m_lines[m_at];
        const auto costOf = [&](const Phrase& phrase) {
            const auto match = bestMatch(phrase, line.tokens, m_hits[m_at], 0, line.tokens.size());
            return match.isFound() ? match.cost : most + 1;
        };
        Cost nearest = most + 1;
        for (const auto& [scenario, phrase] : m_names.scenarios())
            if (const auto cost = costOf(phrase); cost < nearest) {
                nearest = cost;
                m_sorted.scenario = scenario;
            }
        std::map<std::size_t, Cost> byOption;
        for (const auto& name : m_names.battle())
            if (const auto cost = costOf(name.phrase); cost <= most) {
                const auto [at, isNew] = byOption.try_emplace(name.option.position(), cost);
                if (!isNew && cost >= at->second)
                    continue;
                at->second = cost;
                std::erase_if(m_sorted.battle, [&](const auto& known) { return known.first == name.option; });
                m_sorted.battle.emplace_back(name.option, name.choice);
            }
    }

    const GameNames& m_names;
    const std::vector<Line>& m_lines;
    const std::vector<LineHits>& m_hits;
    Id<Army> m_army;
    std::vector<bool> m_expected; ///< by line: it has the shape of a unit's line
    Sorted m_sorted;
    std::set<std::size_t> m_pricedChoices; ///< lines of choices that look as units do
    bool m_isTheirs = false;
    std::size_t m_firstTheirs = static_cast<std::size_t>(-1); ///< the first line of somebody else's list
    std::optional<bool> m_isQuoted;                           ///< whether the list stands in quoted lines
    bool m_isAllCapitals = false;                             ///< most lines of the text are
    std::vector<bool> m_hasUnit; ///< by line: a unit of a line that was wrapped begins here
    std::size_t m_at = 0;
    std::size_t m_holderAt = 0;
    bool m_isNamedAbove = false;          ///< the unit of this line began on the line above
    std::optional<std::size_t> m_current; ///< the unit that the lines below belong to
    std::optional<std::size_t> m_lastTop;
    Id<Army> m_sectionArmy;
    Id<Place> m_startPlace;
    bool m_startIsUnder = false; ///< the words at the start of the line speak of command
    bool m_isOpenParent = false; ///< the last unit without a bullet ended in a colon
    bool m_isReserve = false;
    bool m_hasSum = false;
    Join m_joinNext = Join::None;
    Id<Place> m_joinPlace;
    int m_joinDepth = 0;
    std::size_t m_headings = 0;
};

} // namespace

Sorted sortLines(const GameNames& names, const std::vector<Line>& lines, const std::vector<LineHits>& hits,
                 Id<Army> army)
{
    auto sorted = Sorter(names, lines, hits, army, std::vector<bool>(lines.size(), false)).sort();
    const auto side = Sorter::sideOfList(lines, sorted);
    auto expected = Sorter::expectedUnits(lines, sorted);
    if (!side && std::ranges::none_of(expected, [](bool is) { return is; }))
        return sorted;
    Sorter again(names, lines, hits, army, std::move(expected));
    if (side)
        again.takeOnly(*side);
    return again.sort();
}

} // namespace muster::text

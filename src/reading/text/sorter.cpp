#include "reading/text/sorter.h"

#include "reading/text/labels.h"
#include "reading/text/listhead.h"
#include "reading/text/plainwords.h"
#include "reading/text/sums.h"
#include "reading/text/unitabove.h"
#include "reading/text/unitblock.h"
#include "reading/text/unitcheck.h"

#include <array>
#include <map>
#include <set>

namespace muster::text {

namespace {

/// What a line says by its words, before it is known what it is.
struct Seen {
    LineAt here;
    Words words;
    Label label;
    std::vector<NamedUnit> units;
    std::optional<AsChoice> choice;

    [[nodiscard]] const Line& line() const { return here.line(); }
    [[nodiscard]] bool namesUnit() const { return !units.empty() && units.front().cost <= goodName; }
    [[nodiscard]] bool takesChoice() const { return choice && choice->taken > 0; }
    [[nodiscard]] bool isTalk() const
    {
        return words.talk >= 2 || (words.talk >= 1 && words.all > 6) || words.refusals > 0;
    }
};

/// "Dimitri's Marauders" heads the list of somebody else below a list of another army.
bool isOfOtherPerson(const LineAt& here)
{
    constexpr std::size_t aList = 3;
    const auto& plain = here.line().plain;
    if (!here.line().isHeading || here.sorted.blocks.size() < aList ||
        !(plain.contains(QLatin1String("'s ")) || plain.contains(QStringLiteral("\u2019s "))))
        return false;
    return std::ranges::any_of(here.names().armies(), [&](const auto& army) {
        const auto match = here.find(army.second);
        return army.first != here.text.army && match.isFound() && match.cost <= 20;
    });
}

/// "Each officer has charge of what is written beneath him": of no unit that the line names.
bool saysOrder(const Tokens& tokens)
{
    return saysAll(tokens) && std::ranges::any_of(tokens, [](const Token& token) {
               return token.says({"below", "beneath", "under", "unter", "darunter"});
           });
}

/// Walks over the lines of a text and says what each is. What a line is hangs on those above it: on the unit that lines
/// belong to, and on the headings.
class Sorter {
public:
    explicit Sorter(const Text& text) : m_text(text)
    {
        m_sorted.kinds.assign(text.lines.size(), LineKind::Ignored);
        m_sorted.open.assign(text.lines.size(), false);
        m_hasUnit.assign(text.lines.size(), false);
    }

    Sorted sort()
    {
        const auto& lines = m_text.lines;
        for (m_at = 0; m_at < lines.size() && m_sorted.blocks.size() <= mostBlocks; ++m_at)
            m_sorted.kinds[m_at] = m_hasUnit[m_at] ? LineKind::Unit : lines[m_at].fixed ? *lines[m_at].fixed : kindOf();
        m_heading.army = {};
        for (m_at = 0; m_at < lines.size(); ++m_at)
            m_sorted.open[m_at] = m_pricedChoices.contains(m_at) || (m_at < m_firstTheirs && mayNameUnit(here()));
        return std::move(m_sorted);
    }

private:
    using Kind = std::optional<LineKind>;

    [[nodiscard]] LineAt here() const
    {
        return {
            m_text, m_sorted, m_at, {m_text.army, m_heading.army}, m_current ? &m_sorted.blocks[*m_current] : nullptr};
    }
    Block& current() { return m_sorted.blocks[*m_current]; }
    [[nodiscard]] bool isHead() const { return m_sorted.blocks.empty(); }

    LineKind kindOf()
    {
        if (isOfOthers())
            return outside(LineKind::Mention);
        if (isReplacement(here().line()))
            forgetUnits();
        const auto it = here();
        const Seen seen{it, wordsOf(it.line()), labelOf(it), unitsOf(it), choiceOf(it)};
        if (isHead())
            readBattle(it, m_sorted);
        using Step = Kind (Sorter::*)(const Seen&);
        static constexpr auto steps = std::to_array<Step>(
            {&Sorter::ditto, &Sorter::player, &Sorter::ownCount, &Sorter::sum, &Sorter::reserve, &Sorter::holder,
             &Sorter::choiceLikeLabel, &Sorter::label, &Sorter::partOfAbove, &Sorter::units, &Sorter::choice,
             &Sorter::doubtfulUnit, &Sorter::speakingOfUnit, &Sorter::belowUnit, &Sorter::choiceOrRules, &Sorter::head,
             &Sorter::heading, &Sorter::unknownUnit});
        for (const auto step : steps)
            if (const auto kind = (this->*step)(seen))
                return *kind;
        m_sorted.isOrdered |= saysOrder(seen.line().tokens);
        if (seen.isTalk() || seen.line().afterBlank)
            m_current.reset();
        // "ON THEIR OWN" behind a blank line or with a colon, and bullets below it
        const bool opens = seen.line().afterBlank || endsIn(seen.line().tokens, ':');
        if (const auto next = it.below();
            opens && !seen.line().hasBullet && next && !next->line().afterBlank && next->line().hasBullet)
            ++m_heading.count;
        return LineKind::Ignored;
    }

    /// Lines of another list: quoted, or below "YOURS".
    bool isOfOthers()
    {
        if (m_isOtherList)
            return true;
        const auto& line = m_text.lines[m_at];
        if (!isHead() && (isTheirs(line) || isOfOtherPerson(here())))
            m_firstTheirs = std::min(m_firstTheirs, m_at);
        return m_firstTheirs <= m_at || (m_text.quoted && line.isQuoted != *m_text.quoted);
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
        m_heading.isReserve = false;
        m_below = {};
    }

    /// In the head of a list, words that name the army or the battle are no unit.
    [[nodiscard]] std::vector<NamedUnit> unitsOf(const LineAt& it) const
    {
        auto units = it.units();
        if (!isHead())
            return units;
        const auto head = headWords(it);
        std::erase_if(units, [&](const NamedUnit& unit) {
            const auto from = head.begin() + static_cast<std::ptrdiff_t>(unit.match.begin);
            const auto to = head.begin() + static_cast<std::ptrdiff_t>(unit.match.end);
            return !unit.match.isExact && std::find(from, to, false) == to;
        });
        return units;
    }

    /// A line to which the unit above does not reach.
    LineKind outside(LineKind kind)
    {
        m_current.reset();
        return kind;
    }

    /// Gives tokens [0, to) of the line to the unit above.
    LineKind give(Block& block, std::size_t from, std::size_t to, LineKind kind)
    {
        block.pieces.push_back(here().piece({from, to}));
        block.lines.push_back(m_at);
        return kind;
    }
    LineKind give(LineKind kind) { return give(current(), 0, here().tokens().size(), kind); }
    LineKind giveNothing(Block& block)
    {
        return give(block, here().tokens().size(), here().tokens().size(), LineKind::Option);
    }

    LineKind takeChoice()
    {
        const auto& tokens = here().tokens();
        if (tokens.size() > 2 && tokens[0].says("name") && tokens[1].is(':') && current().ownName.empty())
            current().ownName = folded(written(tokens, 2, tokens.size()));
        // "- 8 crossbows 72" below "- 20 infantry 250": it may be a unit that is named by its weapons.
        const auto& line = here().line();
        const auto& above = here().lineAbove();
        if (current().hasPrice && line.hasBullet && above.hasBullet && line.depth == above.depth &&
            line.tokens.size() > 2 && line.tokens.back().isNumber() && line.tokens.back().number >= 50)
            m_pricedChoices.insert(m_at);
        return give(LineKind::Option);
    }

    void add(Block block)
    {
        m_hasUnit[block.lines.front()] = true;
        m_sorted.blocks.push_back(std::move(block));
        m_current = m_sorted.blocks.size() - 1;
        if (current().join == Join::None)
            m_lastTop = m_current;
    }

    // ---- what a line may be, one after the other

    Kind ditto(const Seen& seen)
    {
        if (!isDitto(seen.here))
            return std::nullopt;
        auto block = current();
        block.lines.clear();
        block.ownName.clear();
        block.holder.clear();
        giveNothing(block);
        add(std::move(block));
        return LineKind::Unit;
    }

    Kind player(const Seen& seen)
    {
        return takePlayer(seen.line(), m_sorted) ? Kind(outside(LineKind::Title)) : std::nullopt;
    }

    Kind ownCount(const Seen& seen)
    {
        return !isCountOfAll(seen.here) && isOwnCount(seen.here, seen.units) ? Kind(takeChoice()) : std::nullopt;
    }

    /// Totals, limits, and prices that stand on a line of their own below a unit.
    Kind sum(const Seen& seen)
    {
        if (isCountOfAll(seen.here)) { // "16 units"
            m_sorted.total = std::ranges::find_if(seen.line().tokens, &Token::isNumber)->number;
            m_sorted.sums.emplace_back(m_at, *m_sorted.total);
            return outside(LineKind::Total);
        }
        const auto figures = figuresOf(seen.here, seen.words, seen.namesUnit());
        if (!figures)
            return std::nullopt;
        // "zusammen 920" below the last unit, where no other unit has a sum of its own
        constexpr std::size_t aList = 3;
        const bool isOfAll =
            m_sorted.blocks.size() >= aList && !m_hasSums && m_current && current().hasPrice && seen.words.hasTotal;
        if (!m_hasSum && !isOfAll && isPriceOfAbove(seen.here, *figures, seen.words)) {
            m_hasSum = m_hasSums = true;
            return give(LineKind::Continuation);
        }
        if (!isSum(*figures, seen.words))
            return std::nullopt;
        if (isHead() && m_sorted.title.isEmpty() && !figures->isAll)
            takeTitle(seen.here, m_sorted);
        takeSum(seen.here, *figures, seen.words, m_sorted);
        return outside(LineKind::Total);
    }

    /// A unit above that is held back, named or not.
    Kind reserve(const Seen& seen)
    {
        auto known = knownUnitInReserve(seen.here, seen.here.all());
        if (known) // "Reserves: Assault Detachment, Scouts"
            for (std::size_t at = 2, from = 2; at <= seen.line().tokens.size(); ++at)
                if (at == seen.line().tokens.size() || seen.line().tokens[at].isAny(",&+")) {
                    if (const auto other = knownUnitInReserve(seen.here, {from, at}))
                        m_sorted.blocks[*other].isReserve = true;
                    from = at + 1;
                }
        const auto next = seen.here.below();
        const bool heads = endsIn(seen.line().tokens, ':') && next && !next->line().afterBlank &&
                           (next->line().hasBullet || next->line().depth > seen.line().depth);
        if (!known && seen.label.isReserve && seen.label.isAll && !seen.namesUnit() && !seen.line().afterBlank &&
            !seen.line().isHeading && !heads)
            known = m_current;
        if (!known)
            return std::nullopt;
        m_sorted.blocks[*known].isReserve = true;
        return giveNothing(m_sorted.blocks[*known]);
    }

    Kind holder(const Seen& seen)
    {
        const auto found = holderOf(seen.here);
        // "Guardian Detachment, 150, under the Farseer" is a unit of its own.
        const auto isBefore = [&](const NamedUnit& unit) {
            return unit.cost <= goodName && unit.match.end <= found->at;
        };
        if (!found || std::ranges::any_of(seen.units, isBefore))
            return std::nullopt;
        current().holder = found->name;
        return give(current(), 0, found->at, LineKind::Option);
    }

    /// A choice that is called as a place or a section is.
    Kind choiceLikeLabel(const Seen& seen)
    {
        const auto& line = seen.line();
        const bool is = seen.label.isAll && line.hasBullet && !line.afterBlank && !endsIn(line.tokens, ':') &&
                        seen.takesChoice() && seen.choice->unread == 0 && seen.choice->cost <= 20;
        return is ? Kind(takeChoice()) : std::nullopt;
    }

    Kind label(const Seen& seen)
    {
        const auto& line = seen.line();
        const auto& label = seen.label;
        if (!label.isAll || (seen.namesUnit() && (label.isReserve || isUnitLine(seen.here, seen.units.front()))))
            return std::nullopt;
        // "General:" with nothing below it heads nothing.
        const auto next = seen.here.below();
        if (seen.namesUnit() && !line.isHeading && endsIn(line.tokens, ':') && seen.units.front().match.isExact &&
            (!next || next->line().isHeading))
            return std::nullopt;
        // "2 Gauls" is no heading, though an army is called so.
        const auto& first = line.tokens.front();
        if (!label.army.isNone() && !line.isHeading && first.isNumber() && !first.isTagged && first.number < 50)
            return std::nullopt;
        return takeLabel(seen);
    }

    LineKind takeLabel(const Seen& seen)
    {
        const auto& label = seen.label;
        m_current.reset();
        ++m_heading.count;
        if (label.join != Join::None && !label.isReserve && label.army.isNone() && !isHead()) {
            m_below = {Join::Below, label.place, seen.line().depth, m_lastTop};
            m_current = m_lastTop;
            return LineKind::Section;
        }
        m_below.join = Join::None;
        m_heading.isReserve = label.isReserve;
        if (label.isReserve)
            return LineKind::Section;
        const bool isArmy = !label.army.isNone();
        const bool isFirst = isHead() && !label.isAlly;
        // Another army below a list with its total is somebody else's.
        constexpr std::size_t aList = 3;
        m_isOtherList |=
            isArmy && !label.isAlly && label.army != m_text.army && m_sorted.total && m_sorted.blocks.size() >= aList;
        if ((isArmy && !isFirst) || label.isAlly)
            m_heading.army = label.army;
        if (isArmy ? isFirst : isHead())
            takePointsOfHead(seen.here, m_sorted);
        if (!isArmy || !isFirst)
            return LineKind::Section;
        if (m_sorted.title.isEmpty() && m_at == 0)
            takeTitle(seen.here, m_sorted);
        return LineKind::Army;
    }

    /// "3 Leman Russ" below the Leman Russ Squadron: what it has anyway.
    Kind partOfAbove(const Seen& seen)
    {
        if (!isOfUnitAbove(seen.here, seen.units, seen.choice))
            return std::nullopt;
        current().isReserve |= seen.label.isReserve;
        return LineKind::Rules;
    }

    Kind units(const Seen& seen)
    {
        // Words about the army at the head of a list.
        if (isHead() && !seen.label.army.isNone() && seen.words.all <= 5 && !seen.line().hasBullet &&
            clausesOf(seen.line()).empty() && (seen.units.empty() || seen.units.front().cost > 20))
            return std::nullopt;
        const auto found = partsOf(seen.here, seen.words, seen.units);
        if (found.total)
            m_sorted.total = found.total;
        if (found.limit)
            m_sorted.limit = found.limit;
        if (found.parts.empty())
            return std::nullopt;
        switch (kindBelow(seen.here, found.parts, seen.choice)) {
        case LineKind::Rules:
            return LineKind::Rules;
        case LineKind::Unit:
            return takeUnits(seen.here, found.parts);
        default:
            return std::nullopt;
        }
    }

    LineKind takeUnits(const LineAt& it, const std::vector<Part>& parts)
    {
        const auto& line = it.line();
        const bool isNamed = isNamedAbove(it);
        std::optional<std::size_t> leader; // of the units that follow on this line
        std::vector<Block> blocks;
        for (const auto& part : parts)
            blocks.push_back(blockOf(it, part));
        m_hasSum = false;
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            auto& block = blocks[i];
            block.isPart = i > 0;
            block.isReserve = m_heading.isReserve;
            block.afterHeading = m_heading.count;
            // "under him: A, B and C"
            if (block.isPart && block.join == Join::None && parts.front().join == Join::Below &&
                parts.front().isUnder) {
                block.join = Join::Below;
                block.isPart = false;
            } else if (block.isPart)
                leadAlong(block, parts[i], line.tokens, leader);
            // "Commander [275 pts]:" with bullets below it for those under him.
            if (!line.hasBullet)
                m_isOpenParent = endsIn(line.tokens, ':');
            else if (m_isOpenParent)
                block.depth += 2;
            if (i == 0)
                hangBelow(block, parts.front().place, line);
            add(std::move(block));
        }
        leadBelow(line);
        if (!isNamed || current().lines.size() != 1)
            return LineKind::Unit;
        nameFromLineAbove();
        return LineKind::Continuation;
    }

    /// "A leads B, C and D", "A + B + C": who leads the units of a line.
    void leadAlong(Block& block, const Part& part, const Tokens& tokens, std::optional<std::size_t>& leader) const
    {
        const auto& mark = tokens[part.range.from - std::min<std::size_t>(part.range.from, 1)];
        const auto before = m_sorted.blocks.size() - 1;
        if (mark.isAny(";."))
            leader.reset();
        else if (block.join == Join::Below)
            leader = leader.value_or(before);
        else if (mark.isAny("+>") && !leader)
            leader = before;
        if (block.join == Join::None)
            block.leader = leader;
    }

    /// The first unit of a line is below another one where its own words say so, or the line above does.
    void hangBelow(Block& block, Id<Place> place, const Line& line)
    {
        if (block.join == Join::Below)
            block.place = place;
        // A bullet no deeper than the unit that carries is beside it.
        const auto holder = m_below.leader ? m_sorted.blocks[*m_below.leader].depth : 0;
        const bool isBeside = line.depth < m_below.depth && line.depth <= holder;
        if (block.join == Join::None && m_below.join == Join::Below && !isBeside &&
            (line.depth > m_below.depth || line.hasBullet)) {
            block.join = Join::Below;
            block.place = m_below.place;
            block.isListed = true;
        } else if (block.join == Join::None && m_below.join == Join::Below && !line.afterBlank && !line.isHeading &&
                   line.depth >= m_below.depth)
            block.leader = m_below.leader;
        else
            m_below.join = Join::None;
    }

    /// "... carrying:" and "under him:" at the end of a unit's line; a heading that names a unit.
    void leadBelow(const Line& line)
    {
        // Who leads all commands them; nobody carries all.
        if ((leadsBelow(line.tokens) && (hasCommand() || !saysAll(line.tokens))) || line.isHeading)
            m_below = {Join::Below, {}, line.depth, m_current};
    }

    /// Whether units are with others by rank, and not by what can carry them.
    [[nodiscard]] bool hasCommand() const
    {
        const auto& ruleset = m_text.names.catalogue().ruleset;
        return !ruleset.defaultPlace.isNone() &&
               ruleset.places[ruleset.defaultPlace].parents.kind == Filter::Kind::Category;
    }

    void nameFromLineAbove()
    {
        const auto& tokens = m_text.lines[m_at - 1].tokens;
        auto& block = current();
        block.lines.insert(block.lines.begin(), m_at - 1);
        block.name = written(tokens, 0, tokens.size());
        block.ownName = folded(block.name);
        m_sorted.kinds[m_at - 1] = LineKind::Unit;
        m_hasUnit[m_at] = false;
    }

    Kind choice(const Seen& seen)
    {
        const bool is =
            seen.takesChoice() && seen.choice->unread <= seen.choice->read && !isPricedSibling(seen.here, seen.words);
        return is ? Kind(takeChoice()) : std::nullopt;
    }

    /// Something with a number that may be meant to be in the list.
    Kind doubtfulUnit(const Seen& seen)
    {
        // "The same again but with a flamer, 125"
        const bool isSame = m_current && !seen.line().afterBlank && !seen.line().isHeading &&
                            std::ranges::any_of(seen.line().tokens, wordOf(isDittoWord));
        const bool is = seen.words.hasNumber && (isSame || hasPricedUnit(seen.here, seen.words.refusals > 0));
        return is ? Kind(outside(LineKind::Unknown)) : std::nullopt;
    }

    Kind speakingOfUnit(const Seen& seen)
    {
        return seen.namesUnit() && seen.isTalk() ? Kind(LineKind::Mention) : std::nullopt;
    }

    /// Below a unit, moved in or with a bullet: something that it has and the data do not know.
    Kind belowUnit(const Seen& seen)
    {
        const auto& line = seen.line();
        if (!m_current || line.afterBlank || seen.isTalk() ||
            !(line.depth > current().depth || (line.hasBullet && !seen.here.lineAbove().hasBullet)))
            return std::nullopt;
        if (seen.choice && seen.choice->taken == 0 && seen.choice->unread == 0)
            return LineKind::Rules;
        return isLabelOfNothing(line) || isProse(line, seen.words) ? LineKind::Ignored : takeChoice();
    }

    Kind choiceOrRules(const Seen& seen)
    {
        if (seen.takesChoice() && seen.choice->unread <= seen.choice->read + 1 && !seen.isTalk() &&
            !isPricedSibling(seen.here, seen.words))
            return takeChoice();
        const bool isRules = seen.choice && seen.choice->taken == 0 && seen.choice->unread == 0 &&
                             seen.choice->read > 0 && !seen.line().afterBlank &&
                             !looksLikeUnit(seen.line(), seen.words);
        return isRules ? Kind(LineKind::Rules) : std::nullopt;
    }

    /// Lines above the first unit.
    Kind head(const Seen& seen)
    {
        if (!isHead())
            return std::nullopt;
        const auto& line = seen.line();
        const bool hasTitle = !m_sorted.title.isEmpty();
        const auto hadLimit = m_sorted.limit;
        if (seen.words.hasNumber)
            takePointsOfHead(seen.here, m_sorted);
        // "75 - ...": a price in front.
        if (line.tokens.size() > 3 && line.tokens[0].isNumber() && line.tokens[1].is('-') && !line.isHeading)
            return LineKind::Unknown;
        if (!seen.label.army.isNone() && !seen.isTalk()) {
            if (!hasTitle && seen.here.isFirst())
                takeTitle(seen.here, m_sorted);
            return LineKind::Army;
        }
        if (!hasTitle && !seen.isTalk()) {
            takeTitle(seen.here, m_sorted);
            return LineKind::Title;
        }
        if (takeSizeOfBattle(line, seen.words, m_sorted))
            return LineKind::Total;
        // "here is the Abbey for the 450 points game": round points, and no unit
        constexpr std::int64_t step = 50;
        if (m_sorted.limit && !hadLimit && *m_sorted.limit % step == 0 && !seen.namesUnit() && !line.hasBullet)
            return LineKind::Total;
        return looksLikeUnit(line, seen.words) && !line.isHeading ? LineKind::Unknown : LineKind::Ignored;
    }

    Kind heading(const Seen& seen)
    {
        if (!seen.label.army.isNone() && (seen.label.isAlly || seen.line().isHeading))
            m_heading.army = seen.label.army;
        else if (seen.line().isHeading) {
            ++m_heading.count;
            m_heading.isReserve = false;
        } else
            return std::nullopt;
        return outside(LineKind::Section);
    }

    Kind unknownUnit(const Seen& seen)
    {
        if (m_lastTop && leadOf(seen.line().tokens) == 0 && endsIn(seen.line().tokens, ':')) {
            m_below = {Join::Below, {}, seen.line().depth, m_lastTop};
            m_current = m_lastTop;
            return LineKind::Section; // "commands these three cards:"
        }
        const auto& line = seen.line();
        const auto isCount = [](const Token& token) { return token.isNumber() && token.number > 0; };
        if (seen.namesUnit() && std::ranges::none_of(line.tokens, isCount) &&
            hasZero(line.tokens, {seen.units.front().match.begin, seen.units.front().match.end}))
            return LineKind::Ignored; // "Artillery ....... 0"
        const bool isExpected = m_text.expected[m_at] && !isProse(line, seen.words) && !isLabelOfNothing(line);
        const bool is =
            !seen.isTalk() && (isExpected || looksLikeUnit(line, seen.words) || isAmongUnits(seen.here, seen.words) ||
                               (isBareName(line) && hasMoreBelow(seen.here)));
        return is ? Kind(outside(LineKind::Unknown)) : std::nullopt;
    }

    /// What the headings above say.
    struct Heading {
        Id<Army> army;
        bool isReserve = false;
        std::size_t count = 0;
    };
    /// What a line says of the units below it.
    struct Below {
        Join join = Join::None;
        Id<Place> place;
        int depth = 0;
        std::optional<std::size_t> leader; ///< position of the unit that they are with
    };

    const Text& m_text;
    Sorted m_sorted;
    std::size_t m_at = 0;
    std::optional<std::size_t> m_current; ///< the unit that the lines below belong to
    std::optional<std::size_t> m_lastTop;
    Heading m_heading;
    Below m_below;
    bool m_isOpenParent = false;                 ///< the last unit without a bullet ended in a colon
    bool m_isOtherList = false;                  ///< a second list has begun
    bool m_hasSums = false;                      ///< the prices of units do
    bool m_hasSum = false;                       ///< its price stands on a line of its own
    std::vector<bool> m_hasUnit;                 ///< by line: a unit of a line that was wrapped begins here
    std::set<std::size_t> m_pricedChoices;       ///< lines of choices that look as units do
    std::size_t m_firstTheirs = std::size_t(-1); ///< the first line of somebody else's list
};

/// The lines that have the shape of this list's units and were taken for something else.
std::vector<bool> expectedUnits(const std::vector<Line>& lines, const Sorted& sorted)
{
    struct Counts {
        std::size_t units = 0;
        std::size_t all = 0;
    };
    std::map<Shape, Counts> shapes;
    for (std::size_t at = 0; at < lines.size(); ++at)
        if (!lines[at].fixed) {
            auto& counts = shapes[shapeOf(lines[at])];
            counts.units += sorted.kinds[at] == LineKind::Unit ? 1U : 0U;
            ++counts.all;
        }
    std::vector<bool> expected(lines.size(), false);
    const auto first = std::ranges::find(sorted.kinds, LineKind::Unit) - sorted.kinds.begin();
    for (auto at = static_cast<std::size_t>(first); at < lines.size(); ++at) {
        if (lines[at].fixed || (sorted.kinds[at] != LineKind::Ignored && sorted.kinds[at] != LineKind::Unknown))
            continue;
        const auto& counts = shapes.at(shapeOf(lines[at]));
        expected[at] = counts.units >= 2 && counts.units * 10 >= counts.all * 6;
    }
    return expected;
}

/// Where a mail answers another, the list stands in what is quoted or in the answer: on the side with more units.
std::optional<bool> sideOfList(const std::vector<Line>& lines, const Sorted& sorted)
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

} // namespace

Sorted sortLines(const GameNames& names, const std::vector<Line>& lines, const std::vector<LineHits>& hits,
                 Id<Army> army)
{
    const auto capitals = static_cast<std::size_t>(std::ranges::count_if(lines, isInCapitals));
    Text text{names, lines, hits, army, std::vector<bool>(lines.size(), false), {}, capitals * 2 > lines.size()};
    auto sorted = Sorter(text).sort();
    text.quoted = sideOfList(lines, sorted);
    text.expected = expectedUnits(lines, sorted);
    if (!text.quoted && std::ranges::find(text.expected, true) == text.expected.end())
        return sorted;
    return Sorter(text).sort();
}

} // namespace muster::text

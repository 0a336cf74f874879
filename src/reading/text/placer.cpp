#include "reading/text/placer.h"

#include "core/roster/limits.h"
#include "reading/text/plainwords.h"
#include "reading/text/relation.h"
#include "rules/judge/assess.h"

#include <algorithm>

namespace muster::text {

namespace {

/// Takes a unit out of a roster, with what is below it.
bool take(std::vector<RosterUnit>& units, std::string_view id, RosterUnit& taken)
{
    for (auto at = units.begin(); at != units.end(); ++at) {
        if (at->id == id) {
            taken = std::move(*at);
            units.erase(at);
            return true;
        }
        if (take(at->units, id, taken))
            return true;
    }
    return false;
}

/// How many units stand one below the other down to this one; none if it is not there.
std::size_t levelOf(const std::vector<RosterUnit>& units, std::string_view id)
{
    for (const auto& unit : units) {
        if (unit.id == id)
            return 1;
        if (const auto below = levelOf(unit.units, id))
            return below + 1;
    }
    return 0;
}

class Placer {
public:
    Placer(const FoundText& found, MadeRoster& made) : m_found(found), m_catalogue(found.catalogue()), m_made(made) {}

    void placeAll()
    {
        for (const bool isReference : {false, true}) // what is named again may stand further down
            for (std::size_t i = 0; i < m_made.read.size(); ++i)
                if (m_made.read[i].isReference == isReference)
                    place(i);
        for (std::size_t i = 0; i < m_made.read.size(); ++i)
            if (!m_found.sorted.blocks[i].holder.isEmpty())
                hangByName(i);
        if (!m_catalogue.ruleset.places.empty())
            for (std::size_t i = 0; i < m_made.read.size(); ++i)
                hangByLeftWords(i);
        if (m_found.sorted.isOrdered)
            placeByOrder();
    }

private:
    /// Units that stand below one that may lead them, in a text that says that they are with it.
    void placeByOrder()
    {
        std::optional<std::size_t> leader;
        for (std::size_t i = 0; i < m_made.read.size(); ++i) {
            if (m_made.read[i].ids.empty() || m_made.read[i].put != Put::No || m_made.read[i].isReference)
                continue;
            for (const auto& id : m_made.read[i].ids)
                if (leader && hasPlaceFor(m_made.read[*leader].ids.front(), id) &&
                    move(id, m_made.read[*leader].ids.front(), {}, false))
                    m_made.read[i].put = Put::ByOrder;
            if (m_made.read[i].put == Put::No)
                leader = i;
        }
    }

    /// The blocks that words name, by a unit's own name, by its kind, or by the number of its line: the nearest before
    /// a block first, then those behind it.
    [[nodiscard]] std::vector<std::size_t> named(const QString& words, std::size_t i, Cost near) const
    {
        const auto key = folded(words);
        bool isNumber = false;
        const auto number = words.toInt(&isNumber);
        const auto kinds = kindsNamed(words, near);
        const auto endsSo = [&](const std::string& name) { // "Lord": a Chaos Lord
            return name.size() > key.size() && key.size() > 3 && name.ends_with(' ' + key);
        };
        const auto fitsName = [&](std::size_t other) {
            if (other == i || m_made.read[other].ids.empty())
                return false;
            if (isNumber)
                return m_found.lines[m_found.sorted.blocks[other].lines.front()].serial == number;
            const auto own = folded(QString::fromStdString(m_made.read[other].way().unit.name));
            const auto kind = folded(QString::fromStdString(m_catalogue.unit(m_made.read[other].way().kind).name));
            return endsSo(own) || endsSo(kind) || kinds.contains(m_made.read[other].way().kind.position()) ||
                   (!own.empty() && (own == key || key.find(own) != std::string::npos)) || kind == key ||
                   (!own.empty() && own.find(key) != std::string::npos);
        };
        std::vector<std::size_t> found;
        for (auto other = i; other > 0; --other)
            if (fitsName(other - 1))
                found.push_back(other - 1);
        for (auto other = i + 1; other < m_made.read.size(); ++other)
            if (fitsName(other))
                found.push_back(other);
        return found;
    }

    /// Whether words name one unit, so that nothing has to be guessed.
    [[nodiscard]] bool isOne(const std::vector<std::size_t>& blocks) const
    {
        return blocks.size() == 1 && m_made.read[blocks.front()].ids.size() == 1;
    }

    /// Hangs a unit on the one that its holder names.
    void hangByName(std::size_t i)
    {
        const auto holders = named(m_found.sorted.blocks[i].holder, i, 60);
        if (holders.empty())
            return;
        for (const auto& id : m_made.read[i].ids)
            if (move(id, m_made.read[holders.front()].ids.front(), {}))
                m_made.read[i].put = isOne(holders) ? Put::ByWords : Put::ByOrder;
    }

    /// "they go in the Raptor", "carries #4": words that are left, and say where a unit is.
    void hangByLeftWords(std::size_t i)
    {
        auto& read = m_made.read[i];
        if (read.ids.size() != 1 || read.put != Put::No)
            return;
        auto& way = read.ways[read.chosen];
        std::vector<LeftWords> left = way.unknown;
        left.insert(left.end(), way.remarks.begin(), way.remarks.end());
        for (const auto& words : left) {
            const auto said = relationOf(words);
            if (!said || !hangAs(i, *said))
                continue;
            const auto last = lineOf(words)->tokens[said->words.to - 1].begin + 1;
            for (auto* each : {&way.unknown, &way.remarks})
                std::erase_if(*each, [&](const LeftWords& other) {
                    return other.line == words.line && other.words.column >= words.words.column &&
                           other.words.column <= last;
                });
            return;
        }
    }

    [[nodiscard]] const Line* lineOf(const LeftWords& words) const
    {
        const auto line = std::ranges::find_if(m_found.lines, [&](const Line& each) {
            return each.number == words.line &&
                   std::ranges::find(each.tokens, words.words.column - 1, &Token::begin) != each.tokens.end();
        });
        return line == m_found.lines.end() ? nullptr : &*line;
    }

    [[nodiscard]] std::optional<Relation> relationOf(const LeftWords& words) const
    {
        const auto* line = lineOf(words);
        if (!line)
            return std::nullopt;
        const auto first = std::ranges::find(line->tokens, words.words.column - 1, &Token::begin);
        return relationIn(line->tokens, static_cast<std::size_t>(first - line->tokens.begin()));
    }

    /// Puts a unit where words have it, or the other one into it, if the rules have such a place.
    bool hangAs(std::size_t i, const Relation& said)
    {
        constexpr Cost near = 130; // "the Grunts" of a section
        const auto others = named(said.other, i, near);
        if (others.empty())
            return false;
        const auto& own = m_made.read[i].ids.front();
        const auto& other = m_made.read[others.front()].ids.front();
        if (!(said.isHolder ? move(other, own, {}, false) : move(own, other, {}, false)))
            return false;
        m_made.read[said.isHolder ? others.front() : i].put = isOne(others) ? Put::ByWords : Put::ByOrder;
        return true;
    }

    /// The units that words may name, in any language.
    [[nodiscard]] std::set<std::size_t> kindsNamed(const QString& words, Cost near) const
    {
        Line line;
        line.plain = words;
        line.tokens = tokensOf(words);
        Lookup lookup(m_found.names.vocabulary());
        const LineHits hits(line.tokens, lookup);
        std::set<std::size_t> kinds;
        for (const auto& unit : unitsNamed(m_found.names, {&line, &hits, 0, line.tokens.size()}, {m_found.army, {}}))
            if (unit.cost <= near)
                kinds.insert(unit.kind.position());
        return kinds;
    }

    void place(std::size_t i)
    {
        auto& read = m_made.read[i];
        if (read.ways.empty())
            return;
        const auto& block = m_found.sorted.blocks[i];
        if (read.isReference) {
            if (i > 0 && !m_made.read[i - 1].ids.empty())
                referTo(i);
            return;
        }
        const auto& way = read.way();
        for (int copy = 0; copy < std::min(way.copies, 200); ++copy) {
            // One more than a roster may have is enough to say so.
            if (m_made.roster.units.size() > rosterlimits::unitsAtTop)
                break;
            auto unit = way.unit;
            if (unit.name.empty())
                unit.name = rosterName(block.name.toStdString(), read.isNameCut);
            unit.id = "u" + std::to_string(++m_last);
            unit.unit = m_catalogue.referenceTo(way.kind, m_found.army);
            unit.reserve = (way.isReserve || block.isReserve) && !isHeldBackAnyway(unit);
            read.ids.push_back(unit.id);
            m_made.roster.units.push_back(std::move(unit));
        }
        if (!read.ids.empty())
            hang(i, block);
    }

    /// Finds the unit that a block names again, and puts the unit before it there: the nearest before it that has room
    /// by the rules, else the first after it, else the nearest.
    void referTo(std::size_t i)
    {
        auto& read = m_made.read[i];
        const bool isCarried = m_found.sorted.blocks[i].join == Join::Below;
        if (isCarried && m_found.sorted.blocks[i].isPart)
            return;
        const auto& unit = m_made.read[i - 1].ids.front();
        std::vector<std::string> holders;
        const auto collect = [&](std::size_t other) {
            if (other != i && !m_made.read[other].isReference && !m_made.read[other].ways.empty() &&
                m_made.read[other].way().kind == read.way().kind)
                holders.insert(holders.end(), m_made.read[other].ids.begin(), m_made.read[other].ids.end());
        };
        for (auto other = i; other > 0; --other)
            collect(other - 1);
        for (auto other = i + 1; other < m_made.read.size(); ++other)
            collect(other);
        if (holders.empty())
            return;
        if (isCarried) { // the unit that is named again goes into the one above
            const auto isAbove = [&](std::size_t other) {
                return !m_made.read[other].ids.empty() && m_found.sorted.blocks[other].join == Join::None;
            };
            auto above = i;
            while (above > 0 && !isAbove(above - 1))
                --above;
            const auto isTop = [&](const auto& id) {
                return std::ranges::find(m_made.roster.units, id, &RosterUnit::id) != m_made.roster.units.end();
            };
            const auto carried = std::ranges::find_if(holders, isTop);
            if (above == 0 || carried == holders.end())
                return;
            read.ids = {*carried};
            if (move(*carried, m_made.read[above - 1].ids.front(), m_found.sorted.blocks[i].place))
                for (auto& each : m_made.read)
                    if (std::ranges::find(each.ids, *carried) != each.ids.end())
                        each.put = Put::ByWords;
            return;
        }
        const auto roomy = std::ranges::find_if(holders, [&](const auto& holder) { return hasPlaceFor(holder, unit); });
        read.ids = {roomy == holders.end() ? holders.front() : *roomy};
        const bool isBelow = std::any_of(
            m_made.read.begin() + static_cast<std::ptrdiff_t>(i) + 1, m_made.read.end(),
            [&](const Read& each) { return std::ranges::find(each.ids, read.ids.front()) != each.ids.end(); });
        if (m_found.sorted.blocks[i].join == Join::Holder && move(unit, read.ids.front(), {}, !isBelow))
            m_made.read[i - 1].put = holders.size() == 1 ? Put::ByWords : Put::ByOrder;
        if (isBelow)
            read.ids.clear(); // it has a line of its own
    }

    /// Whether a unit can be with another, and those that are there, by the rules.
    [[nodiscard]] bool hasPlaceFor(const std::string& holder, const std::string& unit) const
    {
        const auto* its = findUnit(m_made.roster, holder);
        const auto* added = findUnit(m_made.roster, unit);
        if (!its || !added)
            return false;
        const auto errors = [&](const RosterUnit& whole) {
            Roster trial;
            trial.ruleset = m_made.roster.ruleset;
            trial.army = m_made.roster.army;
            trial.units.push_back(whole);
            return std::ranges::count(assess(m_catalogue, trial).findings, Severity::Error, &Finding::severity);
        };
        const auto before = errors(*its);
        return std::ranges::any_of(m_catalogue.ruleset.places.ids(), [&](Id<Place> place) {
            auto whole = *its;
            whole.units.push_back(*added);
            whole.units.back().as = m_catalogue.ruleset.asOf(place);
            whole.units.back().reserve = whole.reserve;
            return errors(whole) <= before;
        });
    }

    /// Whether the unit is held back by a rule of its own, so that nobody has to say it.
    [[nodiscard]] bool isHeldBackAnyway(const RosterUnit& unit) const
    {
        Roster alone;
        alone.ruleset = m_made.roster.ruleset;
        alone.army = m_made.roster.army;
        alone.units.push_back(unit);
        const auto assessment = assess(m_catalogue, alone);
        return !assessment.units.empty() && assessment.units.front().heldBack;
    }

    /// Hangs the units of a block on another where words or depth say so.
    void hang(std::size_t i, const Block& block)
    {
        auto& read = m_made.read[i];
        if (block.join == Join::Holder && i > 0 && !m_made.read[i - 1].ids.empty()) {
            if (move(m_made.read[i - 1].ids.front(), read.ids.front(), {}))
                m_made.read[i - 1].put = Put::ByWords;
            return;
        }
        std::size_t parent = m_made.read.size();
        if (block.leader && hangOnLeader(i, *block.leader))
            return;
        if (block.join == Join::Below) {
            for (auto before = i; before > 0; --before) {
                const auto& its = m_found.sorted.blocks[before - 1];
                if (m_made.read[before - 1].ids.empty())
                    continue;
                const bool isNear = block.isPart ? true : its.depth < block.depth || its.join != Join::Below;
                if (isNear) {
                    parent = before - 1;
                    break;
                }
            }
        } else if (!block.isPart)
            parent = aboveByLook(i);
        if (parent == m_made.read.size())
            return;
        const auto& holders = m_made.read[parent].ids;
        for (std::size_t copy = 0; copy < read.ids.size(); ++copy) {
            const auto& holder = read.ids.size() == holders.size() ? holders[copy] : holders.front();
            if (move(read.ids[copy], holder, block.place, block.join == Join::Below)) {
                read.put = block.join != Join::Below ? Put::ByDepth : block.isListed ? Put::ByOrder : Put::ByWords;
            }
        }
    }

    /// Puts a unit below one that leads those that follow it, up to the first that it cannot have.
    bool hangOnLeader(std::size_t i, std::size_t leader)
    {
        auto& read = m_made.read[i];
        if (m_ended.contains(leader) || m_made.read[leader].ids.empty())
            return false;
        const auto& holder = m_made.read[leader].ids.front();
        for (const auto& id : read.ids)
            if (hasPlaceFor(holder, id) && move(id, holder, {}, false))
                read.put = Put::ByOrder;
        if (read.put == Put::No)
            m_ended.insert(leader);
        return read.put != Put::No;
    }

    /// The unit that a line stands below by how it looks: one that is less far in, or has no mark where this line has
    /// one; m_made.read.size() where there is none.
    [[nodiscard]] std::size_t aboveByLook(std::size_t i) const
    {
        const auto& block = m_found.sorted.blocks[i];
        const bool hasMark = m_found.lines[block.lines.front()].hasBullet;
        for (auto before = i; before > 0; --before) {
            const auto& its = m_found.sorted.blocks[before - 1];
            if (its.afterHeading != block.afterHeading)
                break;
            if (m_made.read[before - 1].ids.empty() || its.isPart)
                continue;
            const bool isMarked = m_found.lines[its.lines.front()].hasBullet;
            if (its.depth < block.depth || (hasMark && !isMarked && its.depth == block.depth))
                return before - 1;
        }
        return m_made.read.size();
    }

    /// Whether a unit may hold another by the limits of a roster: not one that holds it itself, nor too many, nor too
    /// deep.
    [[nodiscard]] bool hasRoom(const RosterUnit& holder, const RosterUnit& unit) const
    {
        return levelOf(unit.units, holder.id) == 0 && holder.units.size() < rosterlimits::unitsBelow &&
               levelOf(m_made.roster.units, holder.id) + 1 + rosterlimits::depthOf(unit.units) <=
                   rosterlimits::unitsDeep;
    }

    /// Moves a unit below another, in a place that may have it. Without words for it, only where the rules allow it.
    bool move(const std::string& id, const std::string& holder, Id<Place> place, bool isSaid = true)
    {
        if (m_catalogue.ruleset.places.empty() || id == holder)
            return false;
        const auto* unit = findUnit(m_made.roster, id);
        const auto* its = findUnit(m_made.roster, holder);
        if (!unit || !its)
            return false;
        if (!hasRoom(*its, *unit)) {
            if (isSaid)
                m_made.misplaced.insert(id);
            return false;
        }
        std::vector<Id<Place>> places;
        if (!place.isNone())
            places.push_back(place);
        if (!m_catalogue.ruleset.defaultPlace.isNone())
            places.push_back(m_catalogue.ruleset.defaultPlace);
        for (const auto other : m_catalogue.ruleset.places.ids())
            places.push_back(other);
        std::optional<Id<Place>> fitting;
        for (const auto each : places)
            if (!fitting && fits(m_found, *unit, *its, each))
                fitting = each;
        if (!fitting && !isSaid)
            return false;
        const auto chosen = fitting.value_or(places.empty() ? Id<Place>() : places.front());
        if (chosen.isNone())
            return false;
        RosterUnit moved;
        if (!take(m_made.roster.units, id, moved))
            return false;
        moved.as = m_catalogue.ruleset.asOf(chosen);
        findUnit(m_made.roster, holder)->units.push_back(std::move(moved));
        return true;
    }

    const FoundText& m_found;
    const Catalogue& m_catalogue;
    MadeRoster& m_made;
    std::set<std::size_t> m_ended; ///< leaders that have no more units with them
    int m_last = 0;                ///< number of the last id
};

} // namespace

void placeUnits(const FoundText& found, MadeRoster& made) { Placer(found, made).placeAll(); }

bool fits(const FoundText& found, const RosterUnit& unit, const RosterUnit& holder, Id<Place> place)
{
    const auto& catalogue = found.catalogue();
    Roster trial;
    trial.ruleset = catalogue.ruleset.id;
    trial.army = catalogue.army(found.army).id;
    trial.units.push_back(holder);
    trial.units.back().units.clear();
    trial.units.back().units.push_back(unit);
    trial.units.back().units.back().as = catalogue.ruleset.asOf(place);
    const auto assessment = assess(catalogue, trial);
    return std::ranges::none_of(assessment.findings,
                                [](const Finding& finding) { return finding.rule == idOf(Structural::WrongPlace); });
}

} // namespace muster::text

#include "reading/text/rostermaker.h"

#include "core/base/letters.h"
#include "core/roster/limits.h"
#include "reading/text/placer.h"
#include "rules/judge/assess.h"

#include <algorithm>
#include <map>

namespace muster::text {

namespace {

constexpr Cost totalIsMet = 300;

bool isSame(const UnitReading& a, const UnitReading& b)
{
    return a.kind == b.kind && a.copies == b.copies && a.unit.models == b.unit.models &&
           a.unit.options == b.unit.options && a.unit.groups == b.unit.groups;
}

class RosterMaker {
public:
    explicit RosterMaker(const FoundText& found) : m_found(found), m_catalogue(found.catalogue()) {}

    MadeRoster make()
    {
        readBattle();
        readBlocks();
        findReferences();
        solveTotal();
        makeRoster();
        settlePrices();
        return std::move(m_made);
    }

private:
    void readBattle()
    {
        if (m_catalogue.ruleset.hasPoints && m_found.sorted.limit && *m_found.sorted.limit > 0 &&
            *m_found.sorted.limit <= 10'000'000)
            m_made.roster.battle.points = m_found.sorted.limit;
        if (!m_found.sorted.scenario.isNone())
            m_made.roster.battle.scenario = m_catalogue.ruleset.scenarios[m_found.sorted.scenario].id;
        for (const auto& [option, choice] : m_found.sorted.battle) {
            const auto& its = m_catalogue.ruleset.battleOptions[option];
            if (choice == its.standard)
                continue;
            m_made.roster.battle.options[its.id] =
                its.isFlag ? OptionValue(choice == flagOn) : OptionValue(its.choices[choice].id);
        }
    }

    void readBlocks()
    {
        for (const auto& block : m_found.sorted.blocks) {
            Read read;
            if (block.isUnknown) {
                m_made.read.push_back(std::move(read));
                continue;
            }
            for (auto& way : readUnit(m_found.names, block.pieces, block.armies, m_made.roster.battle)) {
                way.unit.name = rosterName(std::move(way.unit.name), read.isNameCut);
                if (std::ranges::none_of(read.ways, [&](const UnitReading& known) { return isSame(known, way); }) &&
                    read.ways.size() < 8)
                    read.ways.push_back(std::move(way));
            }
            m_made.read.push_back(std::move(read));
        }
    }

    /// "Grunts in Raptor B": the Raptor stands elsewhere in the text.
    void findReferences()
    {
        for (std::size_t i = 0; i < m_made.read.size(); ++i) {
            const auto& block = m_found.sorted.blocks[i];
            const bool isBelow = block.join == Join::Below; // "leads all down to the Stompa", "Embarked: the Marines"
            if ((block.join != Join::Holder && !isBelow) || m_made.read[i].ways.empty())
                continue;
            const auto& way = m_made.read[i].ways.front();
            // A price behind the holder's name is that of the unit before it, if that has none.
            const bool isPriceOfUnit = !isBelow && i > 0 && !m_made.read[i - 1].ways.empty() && !way.hasCount &&
                                       !m_made.read[i - 1].ways.front().claimed &&
                                       m_made.read[i - 1].ways.front().points.floor() == way.claimed;
            if ((way.claimed && !way.disagrees && !isPriceOfUnit) || (isBelow && (way.claimed || way.hasCount)))
                continue;
            for (std::size_t other = 0; other < m_made.read.size(); ++other)
                if (other != i && m_found.sorted.blocks[other].join != Join::Holder &&
                    !m_made.read[other].ways.empty() && m_made.read[other].ways.front().kind == way.kind &&
                    (!isBelow || (m_made.read[other].ways.front().claimed &&
                                  (block.isPart || m_found.sorted.blocks[other].join == Join::None))))
                    m_made.read[i].isReference = true;
        }
    }

    // ---- the total decides between near ways

    void solveTotal()
    {
        if (!m_found.sorted.total || !m_catalogue.ruleset.hasPoints)
            return;
        struct State {
            Cost cost = 0;
            int solutions = 1;
            std::vector<std::uint8_t> chosen;
        };
        constexpr std::size_t mostStates = 2'000;
        std::map<Points, State> states{{Points(), {}}};
        for (const auto& read : m_made.read) {
            std::map<Points, State> next;
            for (const auto& [sum, state] : states) {
                if (read.ways.empty() || read.isReference) {
                    auto same = state;
                    same.chosen.push_back(0);
                    next.emplace(sum, std::move(same));
                    continue;
                }
                for (std::size_t i = 0; i < std::min<std::size_t>(read.ways.size(), 4); ++i) {
                    const auto& way = read.ways[i];
                    if (i > 0 && way.cost > read.ways[0].cost + totalIsMet / 2)
                        break;
                    const auto cost = state.cost + way.cost;
                    const auto to = sum + way.points * way.copies;
                    auto& target = next.try_emplace(to, State{1'000'000'000, 0, {}}).first->second;
                    if (cost < target.cost) {
                        target.cost = cost;
                        target.solutions = state.solutions;
                        target.chosen = state.chosen;
                        target.chosen.push_back(static_cast<std::uint8_t>(i));
                    } else if (cost == target.cost)
                        target.solutions += state.solutions;
                }
            }
            if (next.size() > mostStates)
                return; // too many to be a help
            states = std::move(next);
        }
        const auto met = states.find(*m_found.sorted.total);
        Cost plain = 0;
        Points sum;
        for (const auto& read : m_made.read)
            if (!read.ways.empty() && !read.isReference) {
                plain += read.ways[0].cost;
                sum += read.ways[0].points * read.ways[0].copies;
            }
        if (met == states.end() || sum.floor() == *m_found.sorted.total || met->second.cost > plain + totalIsMet)
            return;
        for (std::size_t i = 0; i < m_made.read.size(); ++i)
            if (met->second.chosen[i] != m_made.read[i].chosen) {
                m_made.read[i].chosen = met->second.chosen[i];
                m_made.read[i].isDoubtful = met->second.solutions > 1;
            }
    }

    // ---- the roster

    void makeRoster()
    {
        m_made.roster.ruleset = m_catalogue.ruleset.id;
        m_made.roster.army = m_catalogue.army(m_found.army).id;
        m_made.roster.name = rosterName(m_found.sorted.title.toStdString(), m_made.isNameCut);
        m_made.roster.player = rosterName(m_found.sorted.player.toStdString(), m_made.isNameCut);
        placeUnits(m_found, m_made);
    }

    // ---- prices that go by the unit above

    /// A unit was priced for itself; what it costs below another is known when it stands there.
    void settlePrices()
    {
        const auto isOpen = [](const Read& read) {
            return read.put != Put::No && !read.ids.empty() && read.way().claimed && read.way().disagrees;
        };
        if (std::ranges::none_of(m_made.read, isOpen))
            return;
        const auto assessment = assess(m_catalogue, m_made.roster);
        std::map<std::string_view, Points> points;
        for (const auto& unit : assessment.units)
            points[unit.id] = unit.points;
        for (auto& read : m_made.read) {
            if (!isOpen(read))
                continue;
            Points sum;
            for (const auto& id : read.ids)
                sum += points[id];
            auto& way = read.ways[read.chosen];
            if (sum.floor() == way.claimed) {
                way.disagrees = false;
                way.claimable = sum;
            }
        }
    }

    const FoundText& m_found;
    const Catalogue& m_catalogue;
    MadeRoster m_made;
};

} // namespace

MadeRoster makeRoster(const FoundText& found) { return RosterMaker(found).make(); }

std::string rosterName(std::string words, bool& isCut)
{
    isCut |= !hasAtMost(words, rosterlimits::nameLetters);
    return shortened(std::move(words), rosterlimits::nameLetters);
}

} // namespace muster::text

#include "rules/compare/comparison.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <unordered_map>

namespace muster {

namespace {

using Kind = Difference::Kind;
using Value = Difference::Value;
using Where = Difference::Where;

Value valueOf(const std::string& text) { return text.empty() ? Value() : Value(text); }
template <typename Number>
Value valueOf(const std::optional<Number>& number)
{
    return number ? Value(static_cast<std::int64_t>(*number)) : Value();
}

std::string textOf(const std::vector<UnreadLine>& unread)
{
    std::string text;
    for (const auto& line : unread)
        text += (text.empty() ? "" : "\n") + std::to_string(line.line) + ": " + line.text;
    return text;
}

/// A unit and its position.
struct Placed {
    const RosterUnit* unit = nullptr;
    const RosterUnit* above = nullptr;
    std::size_t index = 0;
};

using Units = std::unordered_map<std::string_view, Placed>;

void gather(const std::vector<RosterUnit>& units, const RosterUnit* above, Units& gathered)
{
    for (std::size_t i = 0; i < units.size(); ++i) {
        gathered.emplace(units[i].id, Placed{&units[i], above, i});
        gather(units[i].units, &units[i], gathered);
    }
}

std::string idOf(const RosterUnit* unit) { return unit ? unit->id : std::string(); }

/// Which of these numbers are in order: a longest ascending subsequence, so that if one of ten units was moved, only
/// that one is reported.
std::vector<bool> longestAscending(const std::vector<std::size_t>& numbers)
{
    std::vector<std::size_t> ends; // position of the least number that ends a subsequence of each length
    std::vector<std::size_t> before(numbers.size(), numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto at = std::ranges::lower_bound(ends, numbers[i], {}, [&](std::size_t end) { return numbers[end]; });
        if (at != ends.begin())
            before[i] = *std::prev(at);
        if (at == ends.end())
            ends.push_back(i);
        else
            *at = i;
    }
    std::vector<bool> isIn(numbers.size(), false);
    for (auto i = ends.empty() ? numbers.size() : ends.back(); i < numbers.size(); i = before[i])
        isIn[i] = true;
    return isIn;
}

class Comparer {
public:
    Comparer(const Roster& here, const Roster& there) : m_here(here), m_there(there)
    {
        gather(here.units, nullptr, m_unitsHere);
        gather(there.units, nullptr, m_unitsThere);
    }

    std::vector<Difference> compare()
    {
        add(Kind::Name, {}, valueOf(m_here.name), valueOf(m_there.name));
        add(Kind::Player, {}, valueOf(m_here.player), valueOf(m_there.player));
        add(Kind::Ruleset, {}, m_here.ruleset, m_there.ruleset);
        add(Kind::DataVersion, {}, valueOf(m_here.dataVersion), valueOf(m_there.dataVersion));
        add(Kind::Army, {}, m_here.army, m_there.army);
        add(Kind::Points, {}, valueOf(m_here.battle.points), valueOf(m_there.battle.points));
        add(Kind::Scenario, {}, valueOf(m_here.battle.scenario), valueOf(m_there.battle.scenario));
        compareMaps(
            Kind::BattleOption, {}, m_here.battle.options, m_there.battle.options,
            [](const OptionValue& value) { return std::visit([](const auto& held) { return Value(held); }, value); });
        compareMaps(Kind::Ruling, {}, m_here.rulings, m_there.rulings, [](bool isOn) { return Value(isOn); });
        add(Kind::Notes, {}, valueOf(m_here.notes), valueOf(m_there.notes));
        addPicture(Kind::Picture, {}, m_here.picture, m_there.picture);
        add(Kind::Unread, {}, valueOf(textOf(m_here.unread)), valueOf(textOf(m_there.unread)));
        compareUnits(m_here.units, nullptr);
        addOnlyThere(m_there.units);
        return std::move(m_found);
    }

private:
    void add(Kind kind, Where where, Value here, Value there)
    {
        if (here != there)
            m_found.push_back({kind, std::move(where), std::move(here), std::move(there)});
    }

    void addPicture(Kind kind, Where where, const std::string& here, const std::string& there)
    {
        if (here != there)
            m_found.push_back({kind, std::move(where), !here.empty(), !there.empty()});
    }

    template <typename Map>
    void compareMaps(Kind kind, const Where& where, const Map& here, const Map& there, auto value)
    {
        const auto valueIn = [&](const Map& map, const std::string& id) {
            const auto found = map.find(id);
            return found == map.end() ? Value() : value(found->second);
        };
        auto all = here;
        all.insert(there.begin(), there.end());
        for (const auto& [id, either] : all) {
            auto at = where;
            at.id = id;
            add(kind, std::move(at), valueIn(here, id), valueIn(there, id));
        }
    }

    void compareOptions(const Where& where, const OptionCounts& here, const OptionCounts& there)
    {
        const auto mapOf = [](const OptionCounts& counts) {
            std::map<std::string, int> map;
            for (const auto& [id, count] : counts)
                map.emplace(id, count);
            return map;
        };
        compareMaps(Kind::Option, where, mapOf(here), mapOf(there),
                    [](int count) { return Value(std::int64_t{count}); });
    }

    /// The same unit in the other roster. Another kind with the same id is another unit: both players took the next
    /// free id.
    [[nodiscard]] const Placed* counterpart(const Units& units, const RosterUnit& unit) const
    {
        const auto found = units.find(unit.id);
        return found != units.end() && found->second.unit->unit == unit.unit ? &found->second : nullptr;
    }

    void compareUnits(const std::vector<RosterUnit>& units, const RosterUnit* above)
    {
        // Order is compared among units that have the same parent in both.
        std::vector<const RosterUnit*> stayed;
        std::vector<std::size_t> positions;
        for (const auto& unit : units)
            if (const auto* other = counterpart(m_unitsThere, unit); other && idOf(other->above) == idOf(above)) {
                stayed.push_back(&unit);
                positions.push_back(other->index);
            }
        const auto isInOrder = longestAscending(positions);
        for (std::size_t i = 0, next = 0; i < units.size(); ++i) {
            const auto& unit = units[i];
            const Where where{.unit = unit.id};
            const bool hasStayed = next < stayed.size() && stayed[next] == &unit;
            if (const auto* other = counterpart(m_unitsThere, unit)) {
                add(Kind::UnitAbove, where, valueOf(idOf(above)), valueOf(idOf(other->above)));
                if (hasStayed && !isInOrder[next])
                    m_found.push_back({Kind::UnitOrder, where, static_cast<std::int64_t>(i + 1),
                                       static_cast<std::int64_t>(positions[next] + 1)});
                compareUnit(unit, *other->unit);
            } else {
                add(Kind::Unit, where, unit.unit, Value());
            }
            next += hasStayed ? 1 : 0;
            compareUnits(unit.units, &unit);
        }
    }

    void compareUnit(const RosterUnit& here, const RosterUnit& there)
    {
        const Where where{.unit = here.id};
        add(Kind::UnitAs, where, valueOf(here.as), valueOf(there.as));
        add(Kind::UnitName, where, valueOf(here.name), valueOf(there.name));
        add(Kind::UnitModels, where, valueOf(here.models), valueOf(there.models));
        compareOptions(where, here.options, there.options);
        compareGroups(here, there);
        add(Kind::Reserve, where, here.reserve, there.reserve);
        add(Kind::UnitNote, where, valueOf(here.note), valueOf(there.note));
        addPicture(Kind::UnitPicture, where, here.picture, there.picture);
    }

    using Groups = std::map<std::pair<std::string, int>, const RosterGroup*>;

    /// Model groups have no ids of their own: the second sergeant here is the second sergeant there.
    static Groups groupsOf(const RosterUnit& unit)
    {
        std::map<std::string, int> count;
        Groups groups;
        for (const auto& group : unit.groups)
            groups.emplace(std::pair(group.group, ++count[group.group]), &group);
        return groups;
    }

    static std::string orderOf(const RosterUnit& unit)
    {
        std::string ids;
        for (const auto& group : unit.groups)
            ids += (ids.empty() ? "" : ", ") + group.group;
        return ids;
    }

    void compareGroups(const RosterUnit& here, const RosterUnit& there)
    {
        const auto groupsHere = groupsOf(here);
        const auto groupsThere = groupsOf(there);
        auto all = groupsHere;
        all.insert(groupsThere.begin(), groupsThere.end());
        const auto groupIn = [](const Groups& groups, const auto& key) {
            const auto found = groups.find(key);
            return found == groups.end() ? nullptr : found->second;
        };
        for (const auto& [key, either] : all) {
            const auto* ours = groupIn(groupsHere, key);
            const auto* theirs = groupIn(groupsThere, key);
            const Where where{.unit = here.id, .group = key.first, .nth = key.second};
            add(Kind::Group, where, ours ? Value(true) : Value(), theirs ? Value(true) : Value());
            if (!ours || !theirs)
                continue;
            add(Kind::GroupModels, where, valueOf(ours->models), valueOf(theirs->models));
            compareOptions(where, ours->options, theirs->options);
        }
        if (groupsHere.size() == all.size() && groupsThere.size() == all.size())
            add(Kind::GroupOrder, {.unit = here.id}, orderOf(here), orderOf(there));
    }

    void addOnlyThere(const std::vector<RosterUnit>& units)
    {
        for (const auto& unit : units) {
            if (!counterpart(m_unitsHere, unit))
                add(Kind::Unit, {.unit = unit.id}, Value(), unit.unit);
            addOnlyThere(unit.units);
        }
    }

    const Roster& m_here;
    const Roster& m_there;
    Units m_unitsHere;
    Units m_unitsThere;
    std::vector<Difference> m_found;
};

} // namespace

std::vector<Difference> compare(const Roster& here, const Roster& there) { return Comparer(here, there).compare(); }

} // namespace muster

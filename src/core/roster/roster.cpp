#include "core/roster/roster.h"

#include <algorithm>
#include <charconv>
#include <unordered_set>

namespace muster {

namespace {

auto position(auto& counts, std::string_view id)
{
    return std::lower_bound(counts.begin(), counts.end(), id,
                            [](const OptionCount& count, std::string_view wanted) { return count.id < wanted; });
}

const RosterUnit* findIn(const std::vector<RosterUnit>& units, std::string_view id)
{
    for (const auto& unit : units) {
        if (unit.id == id)
            return &unit;
        if (const auto* found = findIn(unit.units, id))
            return found;
    }
    return nullptr;
}

void collectIds(const std::vector<RosterUnit>& units, std::unordered_set<std::string>& ids)
{
    for (const auto& unit : units) {
        ids.insert(unit.id);
        collectIds(unit.units, ids);
    }
}

std::string nextFree(const std::unordered_set<std::string>& taken, int& number)
{
    std::string id;
    do {
        id = 'u' + std::to_string(number++);
    } while (taken.contains(id));
    return id;
}

void assignIn(std::vector<RosterUnit>& units, const std::unordered_set<std::string>& taken, int& number)
{
    for (auto& unit : units) {
        if (unit.id.empty())
            unit.id = nextFree(taken, number);
        assignIn(unit.units, taken, number);
    }
}

} // namespace

OptionCounts::OptionCounts(std::initializer_list<OptionCount> counts)
{
    for (const auto& count : counts)
        set(count.id, count.count);
}

std::optional<int> OptionCounts::find(std::string_view id) const
{
    const auto found = position(m_counts, id);
    if (found == m_counts.end() || found->id != id)
        return std::nullopt;
    return found->count;
}

void OptionCounts::set(std::string_view id, int count)
{
    const auto found = position(m_counts, id);
    if (found != m_counts.end() && found->id == id)
        found->count = count;
    else
        m_counts.insert(found, {std::string(id), count});
}

void OptionCounts::remove(std::string_view id)
{
    const auto found = position(m_counts, id);
    if (found != m_counts.end() && found->id == id)
        m_counts.erase(found);
}

bool isDataVersion(std::string_view text)
{
    constexpr std::size_t most = 60;
    const auto isSign = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '-' ||
               c == '_';
    };
    return !text.empty() && text.size() <= most && text.front() != '.' && std::ranges::all_of(text, isSign);
}

std::string gameOf(const Roster& roster)
{
    return roster.dataVersion.empty() ? roster.ruleset : roster.ruleset + '@' + roster.dataVersion;
}

const RosterUnit* findUnit(const Roster& roster, std::string_view id) { return findIn(roster.units, id); }

std::size_t countUnits(const std::vector<RosterUnit>& units)
{
    std::size_t count = units.size();
    for (const auto& unit : units)
        count += countUnits(unit.units);
    return count;
}

std::string freeUnitId(const Roster& roster)
{
    std::unordered_set<std::string> taken;
    collectIds(roster.units, taken);
    int number = 1;
    return nextFree(taken, number);
}

void assignUnitIds(Roster& roster)
{
    std::unordered_set<std::string> taken;
    collectIds(roster.units, taken);
    int number = 1;
    assignIn(roster.units, taken, number);
}

} // namespace muster

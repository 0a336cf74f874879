#include "core/roster/roster.h"

#include "core/roster/limits.h"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace muster {

namespace {

auto position(auto& counts, std::string_view id)
{
    return std::lower_bound(counts.begin(), counts.end(), id,
                            [](const OptionCount& count, std::string_view wanted) { return count.id < wanted; });
}

auto findIn(auto& units, std::string_view id) -> decltype(units.data())
{
    for (auto& unit : units) {
        if (unit.id == id)
            return &unit;
        if (auto* found = findIn(unit.units, id))
            return found;
    }
    return nullptr;
}

/// The number of an id such as u12; nothing for any other, also for u012.
std::optional<std::int64_t> numberIn(std::string_view id)
{
    std::int64_t number = 0;
    if (id.size() < 2 || id[0] != 'u' || id[1] < '1' || id[1] > '9')
        return std::nullopt;
    const auto [end, error] = std::from_chars(id.data() + 1, id.data() + id.size(), number);
    return error == std::errc{} && end == id.data() + id.size() ? std::optional(number) : std::nullopt;
}

void collectNumbers(const std::vector<RosterUnit>& units, std::vector<std::int64_t>& numbers)
{
    for (const auto& unit : units) {
        if (const auto number = numberIn(unit.id))
            numbers.push_back(*number);
        collectNumbers(unit.units, numbers);
    }
}

bool lacksId(const std::vector<RosterUnit>& units)
{
    return std::ranges::any_of(units, [](const RosterUnit& unit) { return unit.id.empty() || lacksId(unit.units); });
}

void assignIn(std::vector<RosterUnit>& units, FreeUnitIds& free)
{
    for (auto& unit : units) {
        if (unit.id.empty())
            unit.id = free.next();
        assignIn(unit.units, free);
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
    const auto isSign = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '-' ||
               c == '_';
    };
    return !text.empty() && text.size() <= rosterlimits::versionLetters && text.front() != '.' &&
           std::ranges::all_of(text, isSign);
}

std::string gameOf(const Roster& roster)
{
    return roster.dataVersion.empty() ? roster.ruleset : roster.ruleset + '@' + roster.dataVersion;
}

const RosterUnit* findUnit(const Roster& roster, std::string_view id) { return findIn(roster.units, id); }
RosterUnit* findUnit(Roster& roster, std::string_view id) { return findIn(roster.units, id); }

std::size_t countUnits(const std::vector<RosterUnit>& units)
{
    std::size_t count = units.size();
    for (const auto& unit : units)
        count += countUnits(unit.units);
    return count;
}

FreeUnitIds::FreeUnitIds(const Roster& roster)
{
    collectNumbers(roster.units, m_taken);
    std::ranges::sort(m_taken);
}

std::string FreeUnitIds::next()
{
    for (; m_smaller < m_taken.size() && m_taken[m_smaller] <= m_next; ++m_smaller)
        if (m_taken[m_smaller] == m_next)
            ++m_next;
    return 'u' + std::to_string(m_next++);
}

std::string freeUnitId(const Roster& roster) { return FreeUnitIds(roster).next(); }

void assignUnitIds(Roster& roster)
{
    if (!lacksId(roster.units))
        return;
    FreeUnitIds free(roster);
    assignIn(roster.units, free);
}

} // namespace muster

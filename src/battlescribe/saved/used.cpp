#include "battlescribe/saved/used.h"

#include <algorithm>
#include <map>
#include <set>

namespace muster::battlescribe {

namespace {

template <typename T>
void append(std::vector<T>& all, const std::vector<T>& more)
{
    all.insert(all.end(), more.begin(), more.end());
}

/// What makes two profiles of a table the same.
std::string keyOf(const Profile& profile)
{
    auto key = profile.name;
    for (const auto& each : profile.characteristics)
        key.append(1, '\n').append(each.name).append(1, '\t').append(each.value);
    return key;
}

} // namespace

std::string ProfileTable::valueOf(const Profile& row, const std::string& column)
{
    const auto found = std::ranges::find(row.characteristics, column, &Characteristic::name);
    return found == row.characteristics.end() ? std::string() : found->value;
}

std::vector<ProfileTable> tablesOf(const std::vector<Profile>& profiles)
{
    struct Known {
        std::size_t place;
        std::set<std::string> rows;
        std::set<std::string> columns;
    };
    std::vector<ProfileTable> tables;
    std::map<std::string, Known> known;
    for (const auto& profile : profiles) {
        const auto [found, isNew] = known.try_emplace(profile.type, Known{tables.size(), {}, {}});
        if (isNew)
            tables.push_back({profile.type, {}, {}});
        auto& [place, rows, columns] = found->second;
        if (!rows.insert(keyOf(profile)).second)
            continue;
        auto& table = tables[place];
        for (const auto& each : profile.characteristics)
            if (columns.insert(each.name).second)
                table.columns.push_back(each.name);
        table.rows.push_back(profile);
    }
    return tables;
}

std::vector<Rule> withoutDoubles(const std::vector<Rule>& rules)
{
    std::vector<Rule> once;
    std::set<std::pair<std::string, std::string>> known;
    for (const auto& rule : rules)
        if (known.emplace(rule.name, rule.text).second)
            once.push_back(rule);
    return once;
}

std::vector<Profile> profilesOf(const FileSelection& selection)
{
    std::vector<Profile> all;
    eachSelection(selection, [&](const FileSelection& each) { append(all, each.profiles); });
    return all;
}

std::vector<Rule> rulesOf(const FileSelection& selection)
{
    std::vector<Rule> all;
    eachSelection(selection, [&](const FileSelection& each) { append(all, each.rules); });
    return all;
}

std::vector<Profile> profilesOf(const FileRoster& roster)
{
    std::vector<Profile> all;
    eachForceAndSelection(roster.forces, [&](const auto& each) { append(all, each.profiles); });
    return all;
}

std::vector<Rule> rulesOf(const FileRoster& roster)
{
    std::vector<Rule> all;
    eachForceAndSelection(roster.forces, [&](const auto& each) { append(all, each.rules); });
    return all;
}

} // namespace muster::battlescribe

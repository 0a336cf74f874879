#include "cards.h"

#include <algorithm>
#include <stdexcept>

namespace muster::testing {

namespace {

Id<StatColumn> columnOf(const Table<StatColumn>& columns, const std::string& id)
{
    const auto found = columns.find(id);
    if (found.isNone())
        throw std::runtime_error("there is no column " + id);
    return found;
}

} // namespace

std::string weaponsOf(const Judged& judged, const std::vector<ProfileWeapon>& weapons)
{
    std::string all;
    for (const auto& weapon : weapons)
        all += (all.empty() ? "" : ", ") + std::to_string(weapon.count) + ' ' +
               judged.catalogue->weapon(weapon.weapon).name;
    return all;
}

std::string rulesOf(const std::vector<ProfileRule>& rules)
{
    std::string all;
    for (const auto& rule : rules)
        all += (all.empty() ? "" : ", ") + rule.name;
    return all;
}

const ProfileStat& statOf(const Judged& judged, const Table<StatColumn, ProfileStat>& stats, const std::string& column)
{
    return stats[columnOf(judged.catalogue->ruleset.stats, column)];
}

std::string figure(const Judged& judged, const Table<StatColumn, ProfileStat>& stats, const std::string& column)
{
    const auto& columns = judged.catalogue->ruleset.stats;
    return formatStat(columns[columnOf(columns, column)].kind, statOf(judged, stats, column).value);
}

std::string weaponFigure(const Judged& judged, const std::vector<ProfileWeapon>& weapons, const std::string& weapon,
                         const std::string& column)
{
    const auto& columns = judged.catalogue->ruleset.weaponStats;
    const auto index = columnOf(columns, column);
    for (const auto& carried : weapons)
        if (judged.catalogue->weapon(carried.weapon).id == weapon)
            return formatStat(columns[index].kind, carried.stats[index].value);
    return "no " + weapon;
}

} // namespace muster::testing

#pragma once

#include "judged.h"

#include <string>

namespace muster::testing {

/// "1 Hailstorm pistol, 8 Hailstorm rifle".
[[nodiscard]] std::string weaponsOf(const Judged& judged, const std::vector<ProfileWeapon>& weapons);
/// "Headstrong, Tough (2)".
[[nodiscard]] std::string rulesOf(const std::vector<ProfileRule>& rules);
/// A figure of a stat line as players read it, by the id of its column.
[[nodiscard]] std::string figure(const Judged& judged, const Table<StatColumn, ProfileStat>& stats,
                                 const std::string& column);
[[nodiscard]] const ProfileStat& statOf(const Judged& judged, const Table<StatColumn, ProfileStat>& stats,
                                        const std::string& column);
/// A figure of a weapon, by the weapon's id.
[[nodiscard]] std::string weaponFigure(const Judged& judged, const std::vector<ProfileWeapon>& weapons,
                                       const std::string& weapon, const std::string& column);

} // namespace muster::testing

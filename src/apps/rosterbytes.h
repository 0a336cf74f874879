#pragma once

#include "battlescribe/file/rosterfile.h"
#include "core/base/fault.h"

#include <string>
#include <string_view>

namespace muster {

/// The ending of a name with its dot, as ".ros"; empty if it has none.
[[nodiscard]] std::string_view endingOf(std::string_view path);

/// Whether a file that ends so has a roster of BattleScribe or New Recruit as it is: .ros, .rosz, .json.
[[nodiscard]] bool isRosterEnding(std::string_view ending);

/// A roster for a file that ends so. Fails where nobody could read it again. `name` is that of the roster, `path` for
/// faults.
[[nodiscard]] Result<std::string> rosterBytes(const battlescribe::RosterFile& file, const std::string& name,
                                              const std::string& path);

} // namespace muster

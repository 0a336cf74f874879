#pragma once

#include "io/ruleset/readcontext.h"

#include <array>

namespace muster {

/// The lists that an army may have itself and that a ruleset may have for all its armies.
inline constexpr std::array<std::string_view, 4> sharedLists{"weapons", "profiles", "optionGroups", "modelGroups"};

[[nodiscard]] bool hasSharedLists(const DataFile& ruleset);

/// Puts what an army names of the ruleset's lists behind the army's own entries, with what that names in turn, so that
/// one set of readers reads both. An entry of the army's own hides one with the same id. The ruleset's file must live
/// as long as the army's.
void addSharedEntries(DataFile& army, const DataFile& ruleset);

/// The pointer in the ruleset's file of what addSharedEntries() put at a place; empty for all other places.
[[nodiscard]] std::string sharedPointer(const DataFile& army, std::string_view pointer);

/// The ids that an army may name of a list: its own, and those that the ruleset has for all its armies.
[[nodiscard]] std::vector<std::string_view> idsWithShared(const DataFile& army, std::string_view list);

} // namespace muster

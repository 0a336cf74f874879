#pragma once

#include "core/edit.h"
#include "editor/verdict.h"

#include <optional>
#include <vector>

namespace muster::editor {

/// The edit that gives a unit, or one of its model groups, so many of an option: names no more in the roster than is
/// needed, and lets go of what one choice excludes. Nothing where there is no such option.
[[nodiscard]] std::optional<Edit> chooseOption(const Verdict& verdict, Id<AssessedUnit> unit,
                                               std::optional<std::size_t> group, const std::string& option, int count);

/// A figure with an option and without it, whichever of both holds now.
struct FigureChange {
    Id<StatColumn> stat;
    StatValue with;
    StatValue without;
};
[[nodiscard]] std::vector<FigureChange> changesBy(const Catalogue& catalogue, const Assessment& assessment,
                                                  const Body& body, const Option& option);

/// Whether some rule of a game speaks of units that are held back.
[[nodiscard]] bool asksForHeldBack(const Ruleset& ruleset);

} // namespace muster::editor

#pragma once

#include "core/roster/edit.h"
#include "rules/judge/assessment.h"

#include <optional>
#include <vector>

namespace muster {

/// The edit that gives a body of models this number of an option of its list. It names only the options that the roster
/// needs, and drops options that the choice excludes; in a full group it takes the place of others. The roster must not
/// have changed since it was judged.
[[nodiscard]] Edit chooseOption(const Catalogue& catalogue, const Assessment& assessment, const Body& body,
                                Id<Option> option, int count);

/// The same for an option given by its id. `group`: the position of the model group in the roster's unit; none: the
/// unit's own models. Nothing if there is no such body or option.
[[nodiscard]] std::optional<Edit> chooseOption(const Catalogue& catalogue, const Assessment& assessment,
                                               Id<AssessedUnit> unit, std::optional<std::size_t> group,
                                               const std::string& option, int count);

/// The edit that a fix uses: it writes this number of an option and leaves the rest of the roster as it is, except one
/// option that a full group must drop. With 0, the option is removed from the roster, so that a model group has again
/// what its unit has. Excluded options stay: if that breaks a rule, trying the fix shows it.
[[nodiscard]] Edit nameOption(const Catalogue& catalogue, const Assessment& assessment, const Body& body,
                              Id<Option> option, int count);

/// The list that a body of models chooses from.
[[nodiscard]] const OptionList& choicesOf(const Catalogue& catalogue, const Assessment& assessment, const Body& body);

/// The options of this list that the roster names for the body.
[[nodiscard]] const OptionCounts& namedFor(const Assessment& assessment, const Body& body);

/// A figure with an option and without it.
struct FigureChange {
    Id<StatColumn> stat;
    StatValue with;
    StatValue without;
};
[[nodiscard]] std::vector<FigureChange> changesBy(const Catalogue& catalogue, const Assessment& assessment,
                                                  const Body& body, const Option& option);

/// Whether some rule of a game is about units that are held back.
[[nodiscard]] bool asksForHeldBack(const Ruleset& ruleset);

} // namespace muster

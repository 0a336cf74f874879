#pragma once

#include "core/edit.h"
#include "rules/assessment.h"

#include <optional>
#include <vector>

namespace muster {

/// The edit that gives a body of models so many of an option of its list: names no more in the roster than is needed,
/// and lets go of what one choice excludes. The roster that was judged must still be as it was.
[[nodiscard]] Edit chooseOption(const Catalogue& catalogue, const Assessment& assessment, const Body& body,
                                Id<Option> option, int count);

/// The same by the words of the roster: the unit's own models, or the model group at this position of the roster's.
/// Nothing where there is no such body or option.
[[nodiscard]] std::optional<Edit> chooseOption(const Catalogue& catalogue, const Assessment& assessment,
                                               Id<AssessedUnit> unit, std::optional<std::size_t> group,
                                               const std::string& option, int count);

/// What a fix does with an option: names so many of it and leaves all else that the roster names as it is, but for one
/// that its full group has to let go. None of an option of a model group gives back what the unit has. What an option
/// excludes stays: a fix that this breaks is found out when it is tried.
[[nodiscard]] Edit nameOption(const Catalogue& catalogue, const Assessment& assessment, const Body& body,
                              Id<Option> option, int count);

/// The list that a body of models chooses from.
[[nodiscard]] const OptionList& choicesOf(const Catalogue& catalogue, const Assessment& assessment, const Body& body);

/// What the roster names of it.
[[nodiscard]] const OptionCounts& namedFor(const Assessment& assessment, const Body& body);

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

} // namespace muster

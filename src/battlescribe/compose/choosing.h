#pragma once

#include "battlescribe/compose/compose.h"

namespace muster::battlescribe::compose {

// How many of a choice are taken below a force or selection. What is apart (Game::isInstanced), and whatever is
// directly in a force, is counted by selections; other choices by the amount of the one selection that they have.

/// How many of a choice there are directly below a force or selection, for each of it.
[[nodiscard]] std::int64_t countOf(const Roster& roster, const std::string& parent, Id<Choice> choice);

/// So many of a choice. Further ones come with what minimum limits require; the last ones go first. Where a group may
/// have one only, the first of another choice takes the place of those that are there.
[[nodiscard]] Result<Edit> setCount(const Composer& composer, const Roster& roster, const std::string& parent,
                                    Id<Choice> choice, std::int64_t count);

/// One of a choice in place of one of another, as in a full group of several.
struct Swap {
    Id<Choice> leaves;
    Id<Choice> comes;
};
[[nodiscard]] Result<Edit> swap(const Composer& composer, const Roster& roster, const std::string& parent,
                                const Swap& swap);

} // namespace muster::battlescribe::compose

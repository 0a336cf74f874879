#pragma once

#include "judging/judgedlist.h"

namespace muster {

// What a person says of the lines of a list in words. The same for lists of installed rulesets and of game data.

/// Settles a line, or says why it cannot be so. The list is to be judged again; one of game data changes only then.
///
/// A guess: its units become what the guess says, and keep their ids, names and what is attached to them. What they
/// were before is a guess from then on. Another unit: nothing is chosen for it; a line without units adds one to the
/// list. Nothing: what was attached to its units is attached to nothing then.
[[nodiscard]] Result<void> settle(JudgedList& list, LineChoice choice);

/// Judges a list again whose lines were settled, with what was agreed before.
void judgeSettled(JudgedList& list);

} // namespace muster

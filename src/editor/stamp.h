#pragma once

#include "editor/verdict.h"

namespace muster::editor {

/// What a roster keeps of the data that judged it: their versions, what each unit costs, the limits that hold. For what
/// these data do not know, it keeps what the roster's old stamp says. Very large rosters keep versions only, so that
/// the file stays one that can be read.
[[nodiscard]] MadeWith stampOf(const Verdict& verdict);

/// The limits of a stamp, each with the sentence that sets it, as its position in the ruleset: several sentences may be
/// of one rule. Of rules about single units only those that players see as a tally: a unit has two hands, but nobody
/// plans an army by it.
struct StampLimit {
    MadeLimit limit;
    Id<Constraint> constraint;
};
[[nodiscard]] std::vector<StampLimit> limitsOf(const Verdict& verdict);

} // namespace muster::editor

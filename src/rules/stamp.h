#pragma once

#include "rules/verdict.h"

namespace muster {

/// What a roster keeps of the data that judged it: their versions, what each unit costs, the limits that hold. For what
/// these data do not know, it keeps what the roster's old stamp says. Very large rosters keep versions only, so that
/// the file stays one that can be read.
[[nodiscard]] MadeWith stampOf(const Verdict& verdict, const JudgedBy& data);

/// The limits of a stamp, each with the position in the ruleset of the constraint that sets it: a rule may have several
/// constraints. Of rules about single units only those that players see as a tally: nobody plans an army by the two
/// hands of a unit.
struct StampLimit {
    MadeLimit limit;
    Id<Constraint> constraint;
};
[[nodiscard]] std::vector<StampLimit> limitsOf(const Verdict& verdict);

} // namespace muster

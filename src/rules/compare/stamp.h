#pragma once

#include "rules/verdict/verdict.h"

namespace muster {

/// What a roster keeps of the data that judged it: versions, the cost of each unit, the limits. For units that these
/// data do not know, it keeps the entries of the old stamp. Very large rosters keep only versions, so that the file
/// does not become too large to be read.
[[nodiscard]] MadeWith stampOf(const Verdict& verdict, const JudgedBy& data);

/// A limit of a stamp with its constraint: a rule may have several constraints. Of rules about single units, only those
/// with a visible tally are kept: others, such as the hands of a unit, do not matter for planning an army.
struct StampLimit {
    MadeLimit limit;
    Id<Constraint> constraint;
};
[[nodiscard]] std::vector<StampLimit> limitsOf(const Verdict& verdict);

} // namespace muster

#pragma once

#include "rules/judge/assessment.h"

#include <vector>

namespace muster {

/// Some of a weapon that a body of models carries.
struct Carried {
    const Carry* carry = nullptr;   ///< in the catalogue
    const Option* option = nullptr; ///< what gave it; null where the kind of unit has it anyway
    bool isOwn = false;             ///< a model group chose it itself
    int count = 0;                  ///< at least 1
};

/// What a body carries, in the order of the catalogue. Each model counts once: a unit's own models together carry what
/// those of them carry that are in no model group, and what the groups have from their unit, but not what the groups
/// chose themselves.
[[nodiscard]] std::vector<Carried> carriedBy(const Catalogue& catalogue, const Assessment& assessment,
                                             const Body& body);

/// What a unit's own models were given, whether or not any of them is left beside its model groups.
[[nodiscard]] std::vector<Carried> chosenFor(const Catalogue& catalogue, const Assessment& assessment, const Body& own);

} // namespace muster

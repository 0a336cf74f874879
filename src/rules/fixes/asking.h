#pragma once

#include "core/data/ruleset.h"

#include <vector>

namespace muster {

// What in a roster decides whether a unit fits a filter, inside its traits too.

/// The options, marks and special rules that it asks for: what an option may give to its unit.
[[nodiscard]] FactSet factsAskedFor(const Ruleset& ruleset, const Filter& filter);

/// The numbers of models from which on a unit fits.
[[nodiscard]] std::vector<int> leastModelsAskedFor(const Ruleset& ruleset, const Filter& filter);

} // namespace muster

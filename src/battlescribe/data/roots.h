#pragma once

#include "battlescribe/data/definitions.h"

#include <vector>

namespace muster::battlescribe::data {

/// What can be chosen at the top of a force of this catalogue: its own root entries; those of catalogues that it
/// imports with them, and theirs in turn, unless they say that they are not for others; those of the game system.
[[nodiscard]] std::vector<Id<Node>> rootsOf(const Definitions& definitions, Id<File> catalogue);

} // namespace muster::battlescribe::data

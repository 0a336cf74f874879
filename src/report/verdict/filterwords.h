#pragma once

#include "core/data/catalogue.h"

#include <string>

namespace muster::report {

/// What a filter asks for, in the words of the game: "Mob or Cart". `unnamed`: the words for what has no name that
/// players know.
[[nodiscard]] std::string filterWords(const Catalogue& catalogue, const Filter& filter, const std::string& unnamed);

} // namespace muster::report

#pragma once

#include "reading/gamedata/unitbuilder.h"

#include <string>

namespace muster::gamewords {

/// What a unit is made of: the same words make the same unit.
[[nodiscard]] std::string saidOf(const SaidUnit& unit);

/// What was made, for comparing two ways: the same for the same things in another order.
[[nodiscard]] std::string contentOf(const std::vector<battlescribe::Selection>& selections);

/// What was made of a unit, for people: "2 × Captain (Lantern)".
[[nodiscard]] std::string wordsOf(const battlescribe::Game& game, const Made& made);

} // namespace muster::gamewords

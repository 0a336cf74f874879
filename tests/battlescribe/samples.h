#pragma once

#include "battlescribe/saved/fileroster.h"

#include <string>

namespace muster::testing {

/// A roster of an invented game, as BattleScribe 2.03 writes it: 2 forces, one in the other; 205 crowns and 4.5 sails;
/// a limit of 250 crowns.
[[nodiscard]] std::string harbourRoster();

/// The same with some words replaced; they must be there.
[[nodiscard]] std::string harbourRoster(const std::string& words, const std::string& by);

/// The values of a roster whose file has this text.
[[nodiscard]] battlescribe::FileRoster savedRoster(const std::string& text);

} // namespace muster::testing

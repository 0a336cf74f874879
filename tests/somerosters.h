#pragma once

#include "core/data/catalogue.h"
#include "core/roster/roster.h"

#include <string>

namespace muster::testing {

/// Made-up rosters of a game, in rapidcheck's generators: legal and not, with wrong counts and places.
[[nodiscard]] Roster someRoster(const Catalogue& catalogue, int most = 12);

/// A unit with what is attached to it: mostly where it may, under commanders, as riders, aboard; sometimes where it may
/// not. `own` is the army of the roster; ids count on from `number`.
[[nodiscard]] RosterUnit someUnit(const Catalogue& catalogue, const std::string& own, int& number, int depth);
[[nodiscard]] RosterUnit loneUnit(const Catalogue& catalogue, const std::string& own, int& number);

/// A place of the game, as a roster's "as" says it; empty where it has none.
[[nodiscard]] std::string somePlace(const Catalogue& catalogue);

} // namespace muster::testing

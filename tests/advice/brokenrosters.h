#pragma once

#include "advice/repair/repair.h"
#include "core/data/catalogue.h"
#include "core/roster/roster.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace muster::testing {

/// The shipped games, by their ids.
[[nodiscard]] std::vector<std::string> shippedGames();
/// Those, and the games of docs/examples.
[[nodiscard]] std::vector<std::string> allGames();
[[nodiscard]] const Catalogue& catalogueOf(const std::string& ruleset);

/// The samples of a game, by name.
[[nodiscard]] std::vector<Roster> samplesOf(const std::string& game);

/// Calls `use` with so many made-up rosters of a game that are not legal, always the same ones. `most` bounds the units
/// at the top of each.
void forBrokenRosters(const Catalogue& catalogue, int number, int most, const std::function<void(const Roster&)>& use);

/// Calls `use` with so many samples that were spoiled, always the same ones: up to `most` changes of units, as
/// slips and lower limits make them. The sizes are those of real rosters.
void forSpoiledSamples(const std::string& game, int number, int most, const std::function<void(const Roster&)>& use);

/// The roster that taking the first fix of the first finding that has one leads to; nothing if that ends before the
/// roster is legal, or changes a ruling.
[[nodiscard]] std::optional<Roster> afterFirstFixes(const Catalogue& catalogue, Roster roster);

/// The same answers, down to the bytes of the rosters.
[[nodiscard]] bool areSame(const advice::Repairs& one, const advice::Repairs& other);

} // namespace muster::testing

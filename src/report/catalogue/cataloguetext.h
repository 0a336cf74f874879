#pragma once

#include "core/data/catalogue.h"

#include <string>
#include <vector>

namespace muster::report {

/// The data that Muster has, as text for the terminal.

/// A line for the ruleset, and one for each of its armies. `versions`: those of its data that are kept beside these.
[[nodiscard]] std::string overviewText(const Catalogue& catalogue, const std::vector<std::string>& versions = {});
/// The ruleset: where it comes from, its armies, rules, battle options, scenarios and rulings.
[[nodiscard]] std::string rulesetText(const Catalogue& catalogue, const std::vector<std::string>& versions = {});
/// The names of the army's Possible Allies; of those without data it says so. Empty if there are none.
[[nodiscard]] std::string allyNames(const Catalogue& catalogue, const Army& army);
/// The army: where its figures come from, its allies and composition, a line for each of its units.
[[nodiscard]] std::string armyText(const Catalogue& catalogue, const Army& army);
/// The unit with all figures, weapons, rules and options.
[[nodiscard]] std::string unitText(const Catalogue& catalogue, Id<Unit> unit);

} // namespace muster::report

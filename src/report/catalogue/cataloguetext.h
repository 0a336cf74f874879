#pragma once

#include "core/data/catalogue.h"

#include <string>

namespace muster::report {

/// The data that Muster has, as text for the terminal.

/// A line for the ruleset, and one for each of its armies.
[[nodiscard]] std::string overviewText(const Catalogue& catalogue);
/// The ruleset: where it comes from, its armies, rules, battle options, scenarios and rulings.
[[nodiscard]] std::string rulesetText(const Catalogue& catalogue);
/// The army: where its figures come from, its allies and composition, a line for each of its units.
[[nodiscard]] std::string armyText(const Catalogue& catalogue, const Army& army);
/// The unit with all figures, weapons, rules and options.
[[nodiscard]] std::string unitText(const Catalogue& catalogue, Id<Unit> unit);

} // namespace muster::report

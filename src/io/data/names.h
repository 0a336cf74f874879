#pragma once

#include "core/base/fault.h"
#include "core/data/catalogue.h"
#include "core/roster/roster.h"
#include "io/data/store.h"

#include <string_view>

namespace muster {

/// The armies that units of a roster name except its own, each with the JSON pointer where it is named first.
[[nodiscard]] std::map<std::string, std::string> otherArmies(const Roster& roster);
/// All armies that a roster names, its own first.
[[nodiscard]] std::vector<std::string> armiesNamed(const Roster& roster);

/// A fault for the ruleset, the version of its data and each army of a roster that cannot be found, with the roster's
/// file, the JSON pointer and a similar name if there is one. `text` is as below.
[[nodiscard]] Faults unknownData(const DataPlaces& places, const Roster& roster, std::string_view text,
                                 const std::string& file);

/// A fault for each name in a roster that the catalogue does not have: units, options, groups, battle options,
/// scenario. `text` is the text of the roster file, for line numbers; it may be empty.
[[nodiscard]] Faults unknownNames(const Catalogue& catalogue, const Roster& roster, std::string_view text,
                                  const std::string& file);

/// A fault for each ruling in a roster that the catalogue does not have.
[[nodiscard]] Faults unknownRulings(const Catalogue& catalogue, const Roster& roster, std::string_view text,
                                    const std::string& file);

/// All of the above and the armies that there are not, each thing once.
[[nodiscard]] Faults everythingUnknown(const Store& store, const Catalogue& catalogue, const Roster& roster,
                                       std::string_view text, const std::string& file);

} // namespace muster

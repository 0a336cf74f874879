#pragma once

#include "core/base/fault.h"
#include "core/data/catalogue.h"
#include "core/roster/roster.h"
#include "io/data/store.h"

#include <string_view>

namespace muster {

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

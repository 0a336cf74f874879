#pragma once

#include "core/catalogue.h"
#include "core/fault.h"
#include "core/roster.h"

#include <string_view>

namespace muster {

/// What a roster names that the catalogue does not have: units, options, groups, battle options, scenario.
/// `text` is the roster's file, for lines; may be empty.
[[nodiscard]] Faults unknownNames(const Catalogue& catalogue, const Roster& roster, std::string_view text,
                                  const std::string& file);

/// Rulings that a roster switches and the catalogue does not know. They change nothing, so a roster can be judged with
/// them, but a person should hear of it.
[[nodiscard]] Faults unknownRulings(const Catalogue& catalogue, const Roster& roster, std::string_view text,
                                    const std::string& file);

} // namespace muster

#pragma once

#include "core/roster/roster.h"
#include "io/data/store.h"
#include "reading/text/textreader.h"

#include <string>

namespace muster {

enum class Markup : std::uint8_t { None, Markdown };

/// The words that were written of a roster, as they are where reading them gives the same fingerprint without any
/// doubt; else with the roster's code as their last line, from which readLists() takes the list. A roster that is too
/// large for a code keeps its words alone.
[[nodiscard]] std::string wholeWords(std::string words, const Roster& roster, TextReader& reader,
                                     Markup markup = Markup::None);

/// The same for one text.
[[nodiscard]] std::string wholeWords(std::string words, const Roster& roster, const Store& store,
                                     Markup markup = Markup::None);

} // namespace muster

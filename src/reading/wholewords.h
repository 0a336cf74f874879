#pragma once

#include "core/roster/roster.h"
#include "io/data/store.h"
#include "reading/text/textreader.h"

#include <optional>
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

/// Why a roster must not be written as words alone: it has lines that were not understood, and is too large for the
/// code that keeps them. Nothing where it may.
[[nodiscard]] std::optional<Fault> whyNoWords(const Roster& roster, const std::string& file);

} // namespace muster

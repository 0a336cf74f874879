#pragma once

#include "print/play/playsheet.h"

#include <vector>

namespace muster::print {

/// The words of the page's script, in the reader's language; some have {slots}. `isOfRounds`: what the game calls a
/// turn.
[[nodiscard]] std::vector<PlayWord> playWords(bool isOfRounds);

} // namespace muster::print

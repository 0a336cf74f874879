#pragma once

#include "reading/text/token.h"

namespace muster::text {

/// Numbers in words from thirteen on become numbers: "two hundred and sixty", "fifty five", "half a dozen",
/// "siebenhundertfünfundzwanzig". Smaller ones stay words, for "one" and "a" may count nothing.
void joinSpokenNumbers(Tokens& tokens);

} // namespace muster::text

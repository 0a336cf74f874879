#pragma once

#include "reading/text/line.h"

#include <vector>

namespace muster::text {

/// Puts lines together that a mail program has broken: the words go to the first, the others go on with it.
void joinBrokenLines(std::vector<Line>& lines);

} // namespace muster::text

#pragma once

#include "paper/layout/composer.h"

#include <vector>

namespace muster::paper {

/// Adds a page of backs after each page of a sheet of cards, for printing on both sides: each back is as large as its
/// card, and behind it if the paper is turned on its long edge. `backs`: one for each card of the sheet, in their
/// order; cards beyond them have no back, and each part of a card that goes on has the card's. Text that does not fit
/// is made smaller.
void addBacks(Composition& sheet, const std::vector<Block>& backs, const Frame& frame);

} // namespace muster::paper

#pragma once

#include "reading/text/gamenames.h"
#include "reading/text/line.h"

#include <vector>

namespace muster::text {

/// Takes lines apart that name several variants of one family of units: "2 light infantry, one with slings and one with
/// bows", "Psiloi: javelin 1, sling 1", "4 medium infantry: half Spanish, half Gallic". Each variant becomes a part of
/// the line that says its count and its whole name. Lines that say no such thing stay as they are. Looks for units of
/// one army.
[[nodiscard]] std::vector<Line> withVariantsApart(const GameNames& names, Id<Army> army, Lookup& lookup,
                                                  std::vector<Line> lines);

} // namespace muster::text

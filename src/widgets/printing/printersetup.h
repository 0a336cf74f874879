#pragma once

#include "print/print.h"

class QPrinter;

namespace muster::widgets {

/// Sets paper and orientation, and that we paint from the edges of the paper: our pages have margins of their own. The
/// area that a printer cannot reach is inside those margins; nothing is scaled.
void setPaper(QPrinter& printer, const print::Settings& settings);

/// The pages that the printer is set to, in its order, with those copies that it does not make itself. `current` is the
/// page, from 0, that is looked at.
[[nodiscard]] print::PageChoice choiceOf(const QPrinter& printer, int current);

} // namespace muster::widgets

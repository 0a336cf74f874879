#pragma once

#include "paper/layout/composer.h"
#include "paper/output/document.h"

#include <string>
#include <vector>

namespace muster::paper {

/// A sheet that is laid out, and where it stands among the pages of all.
struct LaidSheet {
    Composition composition;
    std::string title;
    int first = 0; ///< its first page
};

/// Lays out the sheets of a document, one behind the other; takes their blocks. Wants makeReady(). Throws Cancelled
/// where the stage is to end.
[[nodiscard]] std::vector<LaidSheet> layOut(Document& document, const Stage& stage = {});

[[nodiscard]] int pageCount(const std::vector<LaidSheet>& sheets);

} // namespace muster::paper

#pragma once

#include "paper/layout/composer.h"
#include "paper/output/document.h"

#include <optional>
#include <string>
#include <vector>

namespace muster::paper {

/// A sheet that is laid out, with its place among the pages of all sheets.
struct LaidSheet {
    Composition composition;
    std::string title;
    int first = 0; ///< its first page, from 0
    std::string unseen;
    std::optional<Foot> foot{};
};

/// Lays out the sheets of a document one after the other, those that go on below another as parts of it, and moves
/// their blocks out of the document. Needs makeReady() first. Throws Cancelled if the stage is cancelled.
[[nodiscard]] std::vector<LaidSheet> layOut(Document& document, const Stage& stage = {});

[[nodiscard]] int pageCount(const std::vector<LaidSheet>& sheets);

} // namespace muster::paper

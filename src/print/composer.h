#pragma once

#include "print/geometry.h"
#include "print/layout.h"

#include <cstddef>
#include <string>
#include <vector>

namespace muster::print {

/// A block, or a part of one that is taller than a page, on its page. Lengths in millimetres from the page's corner.
struct Placed {
    std::size_t block = 0; ///< in Composition::laid
    int page = 0;
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    double from = 0; ///< part of the body that is shown
    double to = 0;
    bool hasFoot = true;
};

/// A sheet, laid out and placed.
struct Composition {
    std::vector<Block> blocks;
    std::vector<Laid> laid; ///< by block
    std::vector<Placed> placed;
    int pages = 1;
};

/// Places the blocks of a sheet: what spans the page, then columns, then cards in a grid, in the order of the blocks.
/// No block is broken unless it is taller than a page even when made smaller; then it is cut between lines of text.
[[nodiscard]] Composition compose(std::vector<Block> blocks, const Geometry& geometry, const PaperShape& paper,
                                  const SheetShape& sheet, const CardShape& cards, const Typesetter& typesetter);

} // namespace muster::print

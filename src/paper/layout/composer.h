#pragma once

#include "paper/layout/geometry.h"
#include "paper/layout/layout.h"
#include "paper/progress.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace muster::paper {

/// A block, or a part of one that must be continued, on its page. Lengths in millimetres from the page's corner.
struct Placed {
    std::size_t block = 0; ///< in Composition::laid
    int page = 0;
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    int part = 0; ///< of how many
    int parts = 1;
    std::vector<BlockSlice> pieces; ///< from the top, one below the other
    bool hasFoot = true;       ///< at the bottom
};

/// Where a page of cards is cut.
struct CutLines {
    int page = 0;
    std::vector<double> x;
    std::vector<double> y;
};

/// A sheet, laid out and placed.
struct Composition {
    std::shared_ptr<const Typeface> typeface; ///< of the words that were shaped
    std::vector<Block> blocks;
    std::vector<ShapedBlock> shaped; ///< by block
    std::vector<LaidBlock> laid;     ///< by block
    std::vector<Placed> placed;
    std::vector<CutLines> cuts;
    double inset = 0; ///< of a card's frame from its edge
    int pages = 1;
};

/// Places the blocks of a sheet: what spans the page, then columns, then cards in a grid, in the order of the blocks.
/// No block is broken where smaller text helps, within the limits of the geometry; then it goes on in a second part,
/// cut between lines of text and rows. Text is also made smaller where that saves a page. Throws Cancelled where the
/// stage is to end.
[[nodiscard]] Composition compose(std::vector<Block> blocks, const Geometry& geometry, const PaperShape& paper,
                                  const SheetShape& sheet, const CardShape& cards,
                                  std::shared_ptr<const Typeface> typeface, const Stage& stage = {});

} // namespace muster::paper

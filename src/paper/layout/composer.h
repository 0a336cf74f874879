#pragma once

#include "paper/layout/geometry.h"
#include "paper/layout/layout.h"
#include "paper/progress.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace muster::paper {

/// A block at its place on a page, or a part of it if it is continued elsewhere. Lengths in mm from the upper left
/// corner of the page.
struct Placed {
    std::size_t block = 0; ///< in Composition::laid
    int page = 0;
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    int part = 0; ///< number of this part, from 0
    int parts = 1;
    std::vector<BlockSlice> pieces; ///< from the top down
    bool hasFoot = true;            ///< the foot of the block is at the bottom
    double down = 0;                ///< from the upper padding to the first piece
};

/// Where to cut a page of cards, in mm from the upper left corner of the page.
struct CutLines {
    int page = 0;
    std::vector<double> x;
    std::vector<double> y;
};

/// A sheet with all its blocks laid out and placed on pages.
struct Composition {
    std::shared_ptr<const Typeface> typeface; ///< keeps the fonts and words of `shaped` and `laid`
    std::vector<Block> blocks;
    std::vector<ShapedBlock> shaped; ///< by block
    std::vector<LaidBlock> laid;     ///< by block
    std::vector<Placed> placed;
    std::vector<CutLines> cuts;
    double inset = 0; ///< mm from a card's edge to its frame
    int pages = 1;
};

/// Where the blocks of a sheet are placed. Its shapes must outlive the call.
struct Frame {
    const Geometry& geometry;
    const PaperShape& paper;
    const SheetShape& sheet;
    const CardShape& cards;
    double used = 0; ///< mm of the first page, from its upper margin, that are taken
};

/// Places the blocks of a sheet on pages, in their order: blocks as wide as the page, then columns, then cards in a
/// grid. If a block does not fit, its text is made smaller, within the limits of the geometry. If that is not enough,
/// it continues in another part, cut between lines of text or rows. Text is also made smaller if that saves a page.
/// Throws Cancelled if the stage is cancelled.
[[nodiscard]] Composition compose(std::vector<Block> blocks, const Frame& frame,
                                  std::shared_ptr<const Typeface> typeface, const Stage& stage = {});

} // namespace muster::paper

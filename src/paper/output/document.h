#pragma once

#include "paper/layout/geometry.h"
#include "paper/text/block.h"
#include "paper/text/stylesheet.h"

#include <string>
#include <vector>

namespace muster::paper {

/// A sheet before it is laid out. The title of its shape stands in its feet and in the outline of a PDF.
struct Sheet {
    SheetShape shape;
    std::vector<Block> blocks;
};

/// The words of a print that are no block.
struct Labels {
    std::string title; ///< of the document
    std::string left;  ///< of every foot
    std::string seals; ///< beside it, and never cut short
    std::string date;  ///< ISO; may be empty
    std::string creator;
};

/// Sheets, and all that says how they stand on paper.
struct Document {
    std::vector<Sheet> sheets;
    Labels labels;
    Geometry geometry;
    PaperShape paper; ///< as it lies: wider than tall for landscape
    CardShape cards;
    StyleSheet style;
    std::string fontFolder; ///< the program's typefaces
};

} // namespace muster::paper

#pragma once

#include "core/base/pixels.h"
#include "paper/layout/geometry.h"
#include "paper/text/block.h"
#include "paper/text/stylesheet.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace muster::paper {

/// What the foot of a page says, besides the title of its sheet and its number.
struct Foot {
    std::string left;  ///< shortened where there is no room
    std::string seals; ///< beside `left`, never shortened
};

/// A sheet before it is laid out. The title of its shape is printed at the foot of its pages and in the outline of a
/// PDF.
struct Sheet {
    SheetShape shape;
    std::vector<Block> blocks;
    /// The same with something in it larger: taken in their place if that needs neither more pages nor smaller text.
    /// Empty: there is none.
    std::vector<Block> roomier{};
    /// A line of ASCII that is copied from a PDF with the words of the first page, and cannot be seen. Not painted on
    /// other devices. Empty: there is none.
    std::string unseen{};
    /// It goes on under the sheet before it if all of it has room on that one's last page, and no cards are cut there.
    bool isBelow = false;
    /// The backs of its cards, one for each, in their order: see addBacks(). Empty: there are none.
    std::vector<Block> backs{};
    std::optional<Foot> foot{};       ///< none: that of the print
    std::optional<CardShape> cards{}; ///< how its cards are placed; none: as the print's
};

/// The texts of a print outside of blocks.
struct Labels {
    std::string title; ///< of the whole document
    Foot foot{};
    std::string date;            ///< ISO; may be empty
    std::string language = "en"; ///< tag
    std::string pageNumber;      ///< at the right of the foot, with %1 for the page and %2 for how many there are
    std::string creator;
    bool countsThrough = false; ///< pages are counted over all sheets, not in each
};

/// Sheets with everything that is needed to lay them out.
struct Document {
    std::vector<Sheet> sheets;
    std::map<std::string, Pixels> pictures{}; ///< by the `src` of their elements; another picture is not painted
    Labels labels;
    Geometry geometry;
    PaperShape paper; ///< as printed: wider than tall for landscape
    CardShape cards;
    StyleSheet style;
    std::string fontFolder; ///< folder of the program's typefaces
};

} // namespace muster::paper

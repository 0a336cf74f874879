#pragma once

#include "core/fault.h"

#include <map>
#include <string>
#include <string_view>

namespace muster::print {

/// Where things stand on paper, in millimetres: templates/geometry.json.

struct PaperShape {
    double width = 210;
    double height = 297;
};

struct SheetShape {
    std::string title; ///< for the foot of the page
    int columns = 1;
    double gutter = 0;
};

/// Cards stand in rows. A height of 0 is as much as the fullest card of the row needs; any other is kept to, text is
/// made smaller for it, and a card grows only when that is not enough.
struct CardShape {
    int columns = 2;
    double gutter = 3;
    double width = 0; ///< 0: the page's, shared by the columns
    double height = 0;
    int rows = 0;     ///< so many rows share the page's height; 0: height says
    double scale = 1; ///< of text
};

/// How a kind of block behaves; kinds that are not named behave as the defaults.
struct BlockShape {
    double before = 0;
    double after = 0;
    double padding = 0;
    double radius = 0;
    double frame = 0;     ///< width of the line round it; 0 for none
    double ruleBelow = 0; ///< width of the line under it
    double indent = 0;
    bool isPale = false; ///< its line is grey
    bool spans = false;  ///< as wide as the page, above the columns
    bool keepsWithNext = false;
    bool repeats = false;   ///< stands again at the head of each page while blocks that go under it follow
    bool goesUnder = false; ///< belongs under the block that repeats
    bool isCard = false;    ///< placed in the grid of cards
};

struct Geometry {
    double left = 11;
    double right = 11;
    double top = 11;
    double bottom = 14;
    double footSize = 6.8; ///< points
    double iconSize = 7.6;
    double smallest = 0.6; ///< how far text may shrink to fit
    std::map<std::string, PaperShape, std::less<>> papers;
    std::map<std::string, SheetShape, std::less<>> sheets;
    std::map<std::string, CardShape, std::less<>> cards;
    std::map<std::string, BlockShape, std::less<>> blocks;

    [[nodiscard]] const BlockShape& block(std::string_view kind) const;
};

[[nodiscard]] Result<Geometry> readGeometry(const std::string& text, const std::string& file);

} // namespace muster::print

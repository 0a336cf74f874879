#pragma once

#include <map>
#include <string>
#include <string_view>

namespace muster::paper {

/// The size of a sheet of paper, in mm.

struct PaperShape {
    double width = 210;
    double height = 297;
};

struct SheetShape {
    std::string title; ///< for the foot of the page
    int columns = 1;
    int columnsLandscape = 0; ///< 0: the same as in portrait
    double gutter = 0;
    int pages = 1;          ///< text is made smaller to fit on this many
    double smallest = 0.85; ///< the smallest scale of text for that
    double largest = 1;     ///< text is made larger, up to this scale, if that needs no more pages
};

/// Cards are placed in a grid. Lengths in mm. With a height of 0 each card is as tall as it needs. With any other
/// height its text is made smaller to fit, and what still does not fit is on a second card.
struct CardShape {
    int columns = 2;
    double gutter = 3;
    double width = 0; ///< 0: the columns share the width of the page; else as many columns as fit
    double height = 0;
    int rows = 0;     ///< this many rows share the page's height; 0: `height` counts
    double scale = 1; ///< scale of text
    // For cards that are as tall as they need:
    int pages = 1;          ///< text is made smaller to fit on this many, or on as few as possible
    double smallest = 0.88; ///< the smallest scale of text for that
    double largest = 1;     ///< text is made larger, up to this times its scale, if that needs no more pages
    int tightColumns = 0;   ///< columns if more pages are needed in spite of that; 0: no change
    double tightScale = 1;  ///< scale of text in these columns
    double stretch = 0;     ///< the largest share by which they are made taller, so that columns end together

    double inset = 0;      ///< from the edge that is cut to the frame
    bool hasMarks = false; ///< prints marks that show where to cut
};

/// How blocks of one kind are placed and framed. Lengths in mm. Kinds that the geometry does not name have the
/// defaults.
struct BlockShape {
    double before = 0;
    double after = 0;
    double padding = 0;
    double radius = 0;
    double frame = 0;     ///< width of the line around it; 0 for none
    double ruleBelow = 0; ///< width of the line under it
    double indent = 0;
    double room = 0;     ///< least room for the block and what follows; else it goes to the next column
    bool isPale = false; ///< its lines are grey
    bool spans = false;  ///< as wide as the page, above the columns
    bool keepsWithNext = false;
    bool repeats = false;   ///< repeated at the top of each page as long as blocks that go under it follow
    bool goesUnder = false; ///< belongs under the block that repeats
    bool isCard = false;    ///< placed in the grid of cards
};

struct Geometry {
    double left = 11;
    double right = 11;
    double top = 11;
    double bottom = 14;
    double footSize = 6.8;     ///< points
    double smallest = 0.7;     ///< smallest scale of text of one block that fits
    double smallestType = 6.5; ///< points; no text is made smaller than this
    double inParts = 0.85;     ///< scale of text of a block that does not fit and is continued in parts
    std::map<std::string, PaperShape, std::less<>> papers;
    std::map<std::string, SheetShape, std::less<>> sheets;
    std::map<std::string, CardShape, std::less<>> cards;
    std::map<std::string, BlockShape, std::less<>> blocks;

    [[nodiscard]] const BlockShape& block(std::string_view kind) const;
};

} // namespace muster::paper

#pragma once

#include <map>
#include <string>
#include <string_view>

namespace muster::paper {

/// Where things stand on paper, in millimetres.

struct PaperShape {
    double width = 210;
    double height = 297;
};

struct SheetShape {
    std::string title; ///< for the foot of the page
    int columns = 1;
    int columnsLandscape = 0; ///< 0: as many as upright
    double gutter = 0;
    int pages = 1;          ///< text is made smaller to keep to so many
    double smallest = 0.85; ///< how small
};

/// Cards stand in a grid. A height of 0 is as much as each card needs; any other is kept to: text is made smaller for
/// it, and what still finds no room goes on a second card.
struct CardShape {
    int columns = 2;
    double gutter = 3;
    double width = 0; ///< 0: the page's, shared by the columns; else as many columns as the paper takes
    double height = 0;
    int rows = 0;     ///< so many rows share the page's height; 0: height says
    double scale = 1; ///< of text
    // Where cards are as tall as they need:
    int pages = 1;          ///< text is made smaller to keep to so many, or to as few as can be
    double smallest = 0.88; ///< how small
    int tightColumns = 0;   ///< columns of an army that needs more pages all the same; 0 for no other
    double tightScale = 1;  ///< of their text

    double inset = 0;      ///< of the frame from the edge that is cut
    bool hasMarks = false; ///< that show where to cut
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
    double room = 0;     ///< that it wants on its page, with what follows
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
    double smallest = 0.7; ///< how far the text of one block may shrink to fit its place
    double inParts = 0.85; ///< the same where it does not fit all the same, and goes on in a second part
    std::map<std::string, PaperShape, std::less<>> papers;
    std::map<std::string, SheetShape, std::less<>> sheets;
    std::map<std::string, CardShape, std::less<>> cards;
    std::map<std::string, BlockShape, std::less<>> blocks;

    [[nodiscard]] const BlockShape& block(std::string_view kind) const;
};

} // namespace muster::paper

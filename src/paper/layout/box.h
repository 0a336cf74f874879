#pragma once

#include "paper/layout/layout.h"

#include <QSizeF>

#include <memory>
#include <string>
#include <vector>

namespace muster::paper {

/// The widths of a box, in dots.
struct Widths {
    double least = 0;  ///< the smallest at which the content does not overflow
    double whole = 0;  ///< the smallest that cuts no words
    double decent = 0; ///< the smallest that parts no words that should stay together
    double wanted = 0; ///< everything on one line
};

/// A box of the tree that is made from a block's elements. Widths are in dots.
struct Box {
    enum class Kind { Flow, Text, Table, Picture };
    struct Cell;
    struct Row;

    Kind kind = Kind::Flow;
    const ComputedStyle* computed = nullptr;
    Widths widths;
    std::vector<Box> inner;     ///< boxes of a flow, from the top
    bool isPartOfBlock = false; ///< the flow is the whole head, body or foot of a block

    // For a text.
    Words words;
    std::shared_ptr<const Shape> shape;

    // For a table.
    std::vector<Row> rows;
    std::size_t columns = 0;
    bool isFullWidth = false;

    // For a picture.
    std::vector<Outline> outlines;
    double units = 24;
    double unitsHigh = 24;
    const QImage* image = nullptr; ///< in place of outlines
};

struct Box::Cell {
    Box box;
    std::size_t column = 0;
    std::size_t span = 1;
    double percent = 0; ///< of the table's width; 0 if the style sheet does not say
};

struct Box::Row {
    std::vector<Cell> cells;
    bool isHead = false;
};

/// The box for the content of an element.
[[nodiscard]] Box flowOf(const std::vector<Node>& nodes, const ComputedStyle& computed, const Typeface& typeface);

/// The size of a picture without what its style puts around it, in dots.
[[nodiscard]] QSizeF sizeOf(const Box& picture);

/// The size of the smallest words in a box, in points; 0 without words.
[[nodiscard]] double smallestTypeOf(const Box& box);

/// The columns of a table at some width.
struct TableColumns {
    std::vector<double> widths; ///< dots
    bool isWrapped = false;     ///< a first cell that does not fit is above the others of its row
};

/// The columns of a table that may be `room` dots wide.
[[nodiscard]] TableColumns columnsIn(const Box& table, double room);

} // namespace muster::paper

#pragma once

#include "paper/layout/layout.h"

#include <memory>
#include <string>
#include <vector>

namespace muster::paper {

/// How narrow a box may be, and how wide it would like to be.
struct Widths {
    double least = 0;  ///< without leaving its place
    double decent = 0; ///< without breaking words
    double wanted = 0; ///< in one line
};

/// The tree of boxes that a block's elements make. Widths in dots.
struct Box {
    enum class Kind { Flow, Text, Table, Picture };
    struct Cell;
    struct Row;

    Kind kind = Kind::Flow;
    const ComputedStyle* computed = nullptr;
    Widths widths;
    std::vector<Box> inner; ///< of a flow

    // Of a text.
    Words words;
    std::shared_ptr<const Shape> shape;

    // Of a table.
    std::vector<Row> rows;
    std::size_t columns = 0;
    bool isFullWidth = false;

    // Of a picture.
    std::string path;
    double units = 24;
};

struct Box::Cell {
    Box box;
    std::size_t column = 0;
    std::size_t span = 1;
    double percent = 0; ///< of the table's width; 0 for as much as it needs
};

struct Box::Row {
    std::vector<Cell> cells;
    bool isHead = false;
};

/// Boxes of an element's inside.
[[nodiscard]] Box flowOf(const std::vector<Node>& nodes, const ComputedStyle& computed, const Typeface& typeface);

/// Widths of a table's columns, in the room that there is.
[[nodiscard]] std::vector<double> columnWidths(const Box& table, double room);

} // namespace muster::paper

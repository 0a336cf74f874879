#pragma once

#include "battlescribe/saved/used.h"
#include "print/view/cardsheet.h"

namespace muster::print {

/// How a table of profiles is shown: short figures in columns, long texts below the name of the row.
struct ShownTable {
    FigureTable figures;
    /// Of a table without figures: each row as a name and a text.
    std::vector<CardRule> texts;
};
/// `letters`: about how many of them have room beside each other.
[[nodiscard]] ShownTable shownTable(const battlescribe::ProfileTable& table, std::size_t letters);

/// The figures of one row of a table as a stat line; empty if they have no room in one.
[[nodiscard]] std::vector<StatFigure> statLine(const battlescribe::ProfileTable& table,
                                               const battlescribe::Profile& row);

} // namespace muster::print

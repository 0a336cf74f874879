#pragma once

#include "paper/output/document.h"
#include "print/print.h"

#include <optional>
#include <string>
#include <vector>

namespace muster::print {

struct Prepared;

/// A sheet as HTML blocks, filled from its template.
struct RenderedSheet {
    Sheet sheet = Sheet::Roster;
    std::vector<paper::Block> blocks{};
    std::vector<paper::Block> roomier{}; ///< with a larger code, where the pages have room for it; empty: none
    std::string unseen{};                ///< what is copied with its words, and not seen: the code of the roster
    std::optional<std::string> accent{}; ///< of the army that the sheet is about
    std::string whose{};                 ///< the name of the roster, where the print has this sheet of several
    std::size_t roster = 0;              ///< which of the print's rosters, from 0
    bool isBelow = false;                ///< it may go on under the sheet before it
    std::vector<paper::Block> backs{};   ///< of its cards
    std::optional<paper::Foot> foot{};   ///< where the print has sheets of several rosters
};

/// The name of a sheet, for the foot of its pages and for the web page. The geometry may replace the usual name.
[[nodiscard]] std::string titleOf(const RenderedSheet& sheet, const paper::Geometry& geometry);

/// Sheets with paper size, measures and styles, ready for layout. Fails if the geometry has no cards of the size that
/// the settings ask for.
[[nodiscard]] Result<paper::Document> documentOf(Prepared prepared, const Settings& settings);

} // namespace muster::print

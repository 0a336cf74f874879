#pragma once

#include "paper/output/document.h"
#include "print/print.h"

#include <string>
#include <vector>

namespace muster::print {

class Templates;

/// A sheet that its template filled.
struct RenderedSheet {
    Sheet sheet;
    std::vector<paper::Block> blocks;
};

/// The name of a sheet, for the foot of its pages and the web page: that of the geometry, where it gives one.
[[nodiscard]] std::string titleOf(Sheet sheet, const paper::Geometry& geometry);

/// Sheets for paper: its size, their shapes and the look of all as settings and templates say. Fails where the geometry
/// has no cards of the size.
[[nodiscard]] Result<paper::Document> documentOf(std::vector<RenderedSheet> sheets, paper::Labels labels,
                                                 const Settings& settings, const Templates& templates);

} // namespace muster::print

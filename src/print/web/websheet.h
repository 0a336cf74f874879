#pragma once

#include "core/base/fault.h"
#include "paper/layout/geometry.h"

#include <string>
#include <vector>

namespace muster::print {

/// A filled sheet, as its template made it for paper.
struct FilledSheet {
    const std::string& html;
    const std::string& file; ///< its template, for faults
    bool isNamed = false;    ///< its title is the name of what is printed
    std::size_t roster = 0;  ///< which of the print's rosters, from 0: each has its own ids
};

struct WebSheets {
    std::vector<std::string> html; ///< one for each sheet
    bool hasHeading = false;       ///< the title of the first sheet is the heading of the page
};

/// Sheets as parts of a web page. Their words stay the same. What paper has by its looks alone, the web has by its
/// elements: headings, heads of tables, boxes that can be ticked, links from the roster to the cards. Attributes that
/// only say how things look become classes and styles.
[[nodiscard]] Result<WebSheets> webSheets(const std::vector<FilledSheet>& sheets, const paper::Geometry& geometry);

} // namespace muster::print

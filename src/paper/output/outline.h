#pragma once

#include "core/base/fault.h"

#include <string>
#include <vector>

namespace muster::paper {

/// An entry of a PDF's outline.
struct Chapter {
    std::string title;
    int page = 0;   ///< from 0
    double top = 0; ///< mm from the page's upper edge
    std::vector<Chapter> inside;
};

/// The PDF with an outline, that viewers show beside the pages, which Qt's own writer does not make; and with this date
/// (ISO; none where it is empty) in place of the moment, so that the same pages are the same bytes.
[[nodiscard]] Result<std::string> finished(const std::string& pdf, const std::vector<Chapter>& chapters,
                                           const std::string& date);

} // namespace muster::paper

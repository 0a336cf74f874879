#pragma once

#include "core/fault.h"

#include <string>
#include <vector>

namespace muster::print {

/// An entry of a PDF's outline.
struct Chapter {
    std::string title;
    int page = 0;   ///< from 0
    double top = 0; ///< mm from the page's upper edge
    std::vector<Chapter> inside;
};

/// The PDF with an outline, that viewers show beside the pages. Qt's own writer makes none.
[[nodiscard]] Result<std::string> withOutline(const std::string& pdf, const std::vector<Chapter>& chapters);

} // namespace muster::print

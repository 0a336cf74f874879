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

/// Adds to a PDF what Qt does not write: an outline, which viewers show beside the pages, and a fixed date, so that the
/// same pages give the same bytes; and the language, for screen readers. `date` is ISO; if empty, the PDF has no date.
/// Fails if qpdf cannot read or write the PDF.
[[nodiscard]] Result<std::string> finished(const std::string& pdf, const std::vector<Chapter>& chapters,
                                           const std::string& date, const std::string& language);

/// The outline of a PDF, without `top`; empty if qpdf cannot read the PDF.
[[nodiscard]] std::vector<Chapter> chaptersOf(const std::string& pdf);

} // namespace muster::paper

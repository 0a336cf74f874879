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

/// A line of ASCII that is copied with the words of a page and cannot be seen.
struct UnseenLine {
    int page = 0; ///< from 0
    std::string text;
};

/// What a PDF has beside its pages.
struct Beside {
    std::vector<Chapter> chapters; ///< the outline
    std::vector<UnseenLine> unseen;
    std::string date; ///< ISO; empty: the PDF has none
    std::string language;
};

/// Adds to a PDF what Qt does not write: an outline, which viewers show beside the pages, lines that are copied and not
/// seen, and a fixed date, so that the same pages give the same bytes; and the language, for screen readers. Fails if
/// qpdf cannot read or write the PDF.
[[nodiscard]] Result<std::string> finished(const std::string& pdf, const Beside& beside);

/// The outline of a PDF, without `top`; empty if qpdf cannot read the PDF.
[[nodiscard]] std::vector<Chapter> chaptersOf(const std::string& pdf);

} // namespace muster::paper

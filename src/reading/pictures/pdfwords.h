#pragma once

#include "core/base/fault.h"

#include <stop_token>
#include <string>
#include <string_view>

namespace muster {

/// The words on the pages of a PDF, as muster-reader found them.
struct PdfWords {
    std::string words; ///< in UTF-8; blank for a scan, whose pages are pictures
    int pages = 0;
    int withWords = 0; ///< so many of the pages
    bool isBroken = false;
};

/// Fails where the PDF is locked with a password, and where there is more than a list can have.
[[nodiscard]] Result<PdfWords> wordsInPdf(std::string_view bytes, const std::string& file,
                                          const std::stop_token& stop = {});

} // namespace muster

#pragma once

#include "core/base/fault.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster::reader {

/// The QR codes on the pages of a PDF.
struct CodesOnPages {
    int searched = 0;               ///< the first so many pages
    int pages = 0;                  ///< none where they cannot be seen
    std::vector<std::string> codes; ///< each text once
    bool isOneUnread = false;       ///< there is also one that cannot be read
};

/// Searches the first twenty pages, fewer where these take much work.
[[nodiscard]] CodesOnPages codesOnPages(std::string_view pdf);

} // namespace muster::reader

#pragma once

#include "reading/pictures/codereaderplugin.h"
#include "reading/pictures/grayimage.h"

#include <chrono>
#include <string>
#include <vector>

namespace muster {

using Clock = std::chrono::steady_clock;

/// A QR code that was read, and where it stands.
struct SeenCode {
    std::string text;
    Spot middle;
    double height = 0; ///< of the code in the image
};

/// Every QR code that can be read in an image before the deadline, each text once: from the top, from the left. Where
/// the plain search finds a Muster code, nothing else is tried, but for other places that look like a code.
[[nodiscard]] std::vector<SeenCode> codesIn(const CodeReaderPlugin& reader, const GrayImage& image,
                                            Clock::time_point deadline);

} // namespace muster

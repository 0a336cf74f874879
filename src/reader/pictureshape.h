#pragma once

#include <string_view>

namespace muster::reader {

/// What the markers of a JPEG file say before anything is decoded.
struct JpegShape {
    bool needsAll = false; ///< it is decoded as a whole, and is not a row at a time: progressive, or in several scans
    int scans = 0;
    bool isWhole = false; ///< it has an end
};

[[nodiscard]] JpegShape jpegShape(std::string_view bytes);

/// Whether a PNG file has all its parts, undamaged. Its decoder would complain on standard error.
[[nodiscard]] bool isWholePng(std::string_view bytes);

} // namespace muster::reader

#pragma once

#include "reader/codereader.h"
#include "reader/grayimage.h"

#include <cstdint>
#include <string>
#include <vector>

namespace muster::reader {

/// How much is searched, counted in what is done and not in time: so a picture gives the same codes on a machine that
/// is slow or busy. A unit takes about a nanosecond of a processor of 2020.
using Work = std::int64_t;

/// After so much the search of a picture begins no further try.
inline constexpr Work workOfPicture = 2'500'000'000;

/// A QR code that was read, and its place in the picture.
struct SeenCode {
    std::string text;
    Spot middle;
    double height = 0; ///< of the code in the image
};

struct FoundCodes {
    std::vector<SeenCode> codes; ///< that can be read, each text once: from the top, from the left
    bool isOneUnread = false;    ///< there is also one that cannot be read
};

/// Searches an image for QR codes. Where the plain search finds a Muster code, nothing else is tried, but for other
/// places that look like a code. Takes the work from what is left, which may become less than nothing by the last try.
[[nodiscard]] FoundCodes codesIn(const GrayImage& image, Work& left);

} // namespace muster::reader

#pragma once

#include "reader/grayimage.h"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace muster::reader {

/// A QR code as the library read it.
struct ReadCode {
    std::string text;
    std::array<Spot, 4> corners; ///< in the image, one after the other around the code
};

/// The QR codes that can be read in an image in black and white, at most so many.
[[nodiscard]] std::vector<ReadCode> readCodes(const GrayImage& parted, std::size_t most);

} // namespace muster::reader

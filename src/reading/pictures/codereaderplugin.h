#pragma once

#include "reading/pictures/grayimage.h"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace muster {

/// A QR code as the library read it.
struct ReadCode {
    std::string text;
    std::array<Spot, 4> corners; ///< in the image, one after the other around the code
};

/// What is read with ZXing, by a plugin: see plugins/load.h.
struct CodeReaderPlugin {
    static constexpr auto name = "codereader";

    /// The QR codes that can be read in an image in black and white, at most so many.
    std::vector<ReadCode> (*readCodes)(const GrayImage& parted, std::size_t most);
};

} // namespace muster

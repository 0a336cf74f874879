#pragma once

#include "reader/grayimage.h"

#include <cstddef>
#include <vector>

namespace muster::reader {

/// The image in black and white: what is darker than its surroundings is black. Surroundings are five by five squares
/// of so many pixels; where they are all of about one brightness, there is nothing but paper.
[[nodiscard]] GrayImage blackAndWhite(const GrayImage& image, int square);

/// The same with one brightness that parts black from white in the whole image.
[[nodiscard]] GrayImage blackAndWhiteAlike(const GrayImage& image);

/// A place that looks like the finder of a QR code, one of the three squares in its corners.
struct Finder {
    int x = 0;
    int y = 0;
    int reach = 1; ///< how wide its dark middle is, which has three modules
};

/// The finders in a black and white image, at most so many. The library tries every three of them, so a picture with a
/// thousand would take minutes.
[[nodiscard]] std::vector<Finder> findersIn(const GrayImage& image, std::size_t most);

} // namespace muster::reader

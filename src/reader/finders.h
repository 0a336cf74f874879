#pragma once

#include "reader/grayimage.h"

namespace muster::reader {

/// The image in black and white: what is darker than its surroundings is black. Surroundings are five by five squares
/// of so many pixels; where they are all of about one brightness, there is nothing but paper.
[[nodiscard]] GrayImage blackAndWhite(const GrayImage& image, int square);

/// The same with one brightness that parts black from white in the whole image.
[[nodiscard]] GrayImage blackAndWhiteAlike(const GrayImage& image);

/// How many places of a black and white image look like the finder of a QR code, the three squares in its corners;
/// counts up to `most`. The library tries every three of them, so a picture with a thousand would take minutes.
[[nodiscard]] int countFinders(const GrayImage& image, int most);

} // namespace muster::reader

#pragma once

#include "core/base/fault.h"
#include "reader/grayimage.h"

#include <QImage>

#include <string>
#include <string_view>

namespace muster::reader {

/// The image in the bytes of a picture, upright, as its camera says. Its size is checked before it is decoded; a large
/// one is reduced while it is read.
struct DecodedPicture {
    GrayImage image;
    bool isWhole = true; ///< false if the file ends too early
};

/// `kind`: png, jpeg or webp.
[[nodiscard]] Result<DecodedPicture> decodedPicture(std::string_view bytes, const std::string& kind);

/// The same in colours, with at most so many pixels on its longer side.
[[nodiscard]] Result<QImage> pictureToShow(std::string_view bytes, const std::string& kind, int side);

/// The brightness of an image; what is clear in it is white.
[[nodiscard]] GrayImage brightnessOf(const QImage& image);

} // namespace muster::reader

#pragma once

#include "core/base/fault.h"
#include "reading/pictures/grayimage.h"

#include <string>
#include <string_view>

namespace muster {

/// The image in the bytes of a picture, upright, as its camera says. Its size is checked before it is decoded; what is
/// larger than mostWhole pixels is reduced while it is read.
struct DecodedPicture {
    GrayImage image;
    bool isWhole = true; ///< false if the file ends too early
};

[[nodiscard]] Result<DecodedPicture> decodedPicture(std::string_view bytes, const std::string& file);

} // namespace muster

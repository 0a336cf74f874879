#pragma once

#include "reader/grayimage.h"

#include <vector>

namespace muster::reader {

/// A part of an image that looks like a QR code, whatever can be read there.
struct CodePlace {
    Box box;              ///< with some room around it
    bool isSolid = false; ///< nothing in its middle looks like anything else, as in a code that is whole
};

/// The parts with about as many dark as bright pixels, in a pattern that is fine in both directions, on about a square.
/// The solid ones first, then the larger ones.
[[nodiscard]] std::vector<CodePlace> codePlaces(const GrayImage& image);

} // namespace muster::reader

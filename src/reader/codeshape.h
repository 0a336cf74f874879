#pragma once

#include "reader/finders.h"
#include "reader/grayimage.h"

#include <vector>

namespace muster::reader {

/// A place that has the outline of a QR code, whether it can be read or not.
struct CodeShape {
    Spot middle;
    double height = 0;
};

/// Every three finders in an image in black and white that stand as in a QR code, with the lines of dots between them
/// that only such a code has.
[[nodiscard]] std::vector<CodeShape> codeShapes(const GrayImage& parted, std::vector<Finder> finders);

} // namespace muster::reader

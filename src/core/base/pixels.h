#pragma once

#include <string>

namespace muster {

/// A picture as it is painted.
struct Pixels {
    int width = 0;
    int height = 0;
    std::string colours; ///< red, green and blue of each pixel, row by row

    friend bool operator==(const Pixels&, const Pixels&) = default;
};

} // namespace muster

#pragma once

#include <array>
#include <cstdint>

namespace muster::text {

// Written by ./dev reliability fit, in the order of the clues (evidence.h); do not change by hand.
constexpr std::array<int, 51> certaintyWeights = {
    2609, -161, -405, -1035, -661, -1886, 457,  635, -1710, -413,  -575, 195,  375, 28,  361,   -438, -59,
    447,  -127, 206,  -597,  10,   -891,  161,  572, 587,   -1159, 265,  -472, 909, 344, -303,  -356, 383,
    482,  -208, 216,  -1331, -829, 232,   1147, 53,  112,   -239,  -247, -458, 376, 70,  -1399, 266,  474};
constexpr std::int64_t sureFrom = 556664;
constexpr std::int64_t likelyFrom = 144331;

} // namespace muster::text

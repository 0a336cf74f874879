#pragma once

#include <array>
#include <cstdint>

namespace muster::text {

// Written by ./dev reliability fit, in the order of the clues (evidence.h); do not change by hand.
constexpr std::array<int, 51> certaintyWeights = {
    2669, -156, -419, -1017, -598, -1889, 429, 703, -1790, -408,  -549, 108,  384,  151, 314,   -446, -18,
    454,  -120, 221,  -606,  17,   -866,  148, 535, 587,   -1200, 205,  -470, 1188, 301, -306,  -557, 361,
    613,  -189, 196,  -1171, -736, 231,   999, 257, -408,  -253,  -226, -441, 317,  47,  -1467, 277,  473};
constexpr std::int64_t sureFrom = 486660;
constexpr std::int64_t likelyFrom = 130931;

} // namespace muster::text

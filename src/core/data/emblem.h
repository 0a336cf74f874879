#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace muster {

/// The drawing of an emblem: a small part of what an SVG path may be, on a square of 64 by 64, so that it is safe
/// wherever it is drawn. Areas inside others are holes.
struct EmblemStep {
    char kind = 'M';            ///< M, L, Q, C or Z
    std::array<double, 6> at{}; ///< x and y of up to three points
};

inline constexpr int emblemSide = 64;
inline constexpr std::size_t mostEmblemSteps = 160;

/// Of a path such as "M 8 8 L 56 8 L 32 56 Z". Nothing for what is not one: it begins with M; H, V and the rest have
/// all of their numbers, which are from 0 to 64.
[[nodiscard]] std::optional<std::vector<EmblemStep>> emblemSteps(std::string_view path);

} // namespace muster

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace muster {
struct Army;
} // namespace muster

namespace muster::print {

/// What an army is known by on paper. Data may have it.
struct Identity {
    std::optional<std::string> accent; ///< "#8a3b0c"; white words on it have a contrast of at least 7 : 1
    std::optional<std::string> emblem; ///< an SVG path on a square of 64 by 64; areas inside others are holes
};

[[nodiscard]] Identity identityOf(const Army& army);

/// The colour, made darker until white words on it have a contrast of 7 : 1. Nothing for what is not one.
[[nodiscard]] std::optional<std::string> darkEnough(std::string_view colour);

} // namespace muster::print

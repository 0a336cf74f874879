#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace muster {

/// A colour as data write it, "#6a4638", each part from 0 to 255.
struct Colour {
    int red = 0;
    int green = 0;
    int blue = 0;

    friend bool operator==(const Colour&, const Colour&) = default;
};
inline constexpr Colour white{255, 255, 255};

/// Nothing for what is not six digits behind a #.
[[nodiscard]] std::optional<Colour> colourOf(std::string_view text);
/// As data write it.
[[nodiscard]] std::string textOf(const Colour& colour);
/// From 1 to 21, as the Web Content Accessibility Guidelines 2.1 define it.
[[nodiscard]] double contrast(const Colour& one, const Colour& other);
/// Text of every size needs that much.
inline constexpr double leastContrast = 4.5;
/// Whether it would be taken for that of a verdict: red, amber or green, and not pale.
[[nodiscard]] bool looksLikeVerdict(const Colour& colour);

} // namespace muster

#include "core/base/colour.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace muster {

namespace {

/// Of light, as eyes see it.
double luminance(const Colour& colour)
{
    const auto linear = [](int part) {
        const auto value = part / 255.0;
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

} // namespace

std::optional<Colour> colourOf(std::string_view text)
{
    if (text.size() != 7 || text.front() != '#')
        return std::nullopt;
    unsigned value = 0;
    const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), value, 16);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return Colour{static_cast<int>(value >> 16), static_cast<int>(value >> 8 & 255), static_cast<int>(value & 255)};
}

std::string textOf(const Colour& colour)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "#";
    for (const auto part : {colour.red, colour.green, colour.blue}) {
        text += digits[static_cast<std::size_t>(part / 16)];
        text += digits[static_cast<std::size_t>(part % 16)];
    }
    return text;
}

double contrast(const Colour& one, const Colour& other)
{
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

bool looksLikeVerdict(const Colour& colour)
{
    const auto [least, most] = std::minmax({colour.red, colour.green, colour.blue});
    const auto range = static_cast<double>(most - least);
    const auto sum = most + least;
    const auto saturation = range == 0 ? 0 : range / (sum > 255 ? 510 - sum : sum);
    if (saturation < 0.5)
        return false;
    // In degrees on the circle of colours.
    const auto hue = most == colour.red     ? 60 * (colour.green - colour.blue) / range
                     : most == colour.green ? 120 + 60 * (colour.blue - colour.red) / range
                                            : 240 + 60 * (colour.red - colour.green) / range;
    const bool isRed = hue > -12 && hue < 14;
    const bool isAmber = hue >= 30 && hue <= 50;
    const bool isGreen = hue >= 95 && hue <= 160;
    return isRed || isAmber || isGreen;
}

} // namespace muster

#include "print/view/identity.h"

#include "core/base/colour.h"
#include "core/data/army.h"

#include <array>

namespace muster::print {

namespace {

constexpr double contrastOnPaper = 7;
constexpr int steps = 100; // from the colour to black

std::string written(const Colour& colour)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "#";
    for (const auto part : std::array{colour.red, colour.green, colour.blue}) {
        text += digits[static_cast<std::size_t>(part / 16)];
        text += digits[static_cast<std::size_t>(part % 16)];
    }
    return text;
}

} // namespace

std::optional<std::string> darkEnough(std::string_view colour)
{
    const auto own = colourOf(colour);
    if (!own)
        return std::nullopt;
    auto darker = *own;
    for (int step = steps; contrast(darker, white) < contrastOnPaper && step > 0; --step)
        darker = {own->red * step / steps, own->green * step / steps, own->blue * step / steps};
    return written(darker);
}

Identity identityOf(const Army& army)
{
    return {darkEnough(army.colour), army.emblem.empty() ? std::nullopt : std::optional(army.emblem)};
}

} // namespace muster::print

#include "print/view/identity.h"

#include "core/base/colour.h"
#include "core/data/army.h"

namespace muster::print {

namespace {

constexpr double contrastOnPaper = 7;
constexpr int steps = 100; // from the colour to black

} // namespace

std::optional<std::string> darkEnough(std::string_view colour)
{
    const auto own = colourOf(colour);
    if (!own)
        return std::nullopt;
    auto darker = *own;
    for (int step = steps; contrast(darker, white) < contrastOnPaper && step > 0; --step)
        darker = {own->red * step / steps, own->green * step / steps, own->blue * step / steps};
    return textOf(darker);
}

Identity identityOf(const Army& army)
{
    return {darkEnough(army.colour), army.emblem.empty() ? std::nullopt : std::optional(army.emblem)};
}

} // namespace muster::print

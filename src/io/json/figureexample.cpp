#include "io/json/figureexample.h"

namespace muster {

std::string_view exampleOf(StatKind kind)
{
    switch (kind) {
    case StatKind::Roll:
        return "4+";
    case StatKind::Pair:
        return "9/11";
    case StatKind::Triple:
        return "4/6/8";
    case StatKind::Dice:
        return "2D6";
    case StatKind::Signed:
        return "-1";
    default:
        return "4";
    }
}

} // namespace muster

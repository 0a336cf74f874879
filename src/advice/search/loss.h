#pragma once

#include "core/data/points.h"

#include <array>
#include <cstdint>

namespace muster::advice {

/// What an answer should lose least of.
enum class Aim : std::uint8_t { Choices, Points, Edits };
inline constexpr std::array aims{Aim::Choices, Aim::Points, Aim::Edits};

/// How far a list is from how it was.
struct Loss {
    int choices = 0;  ///< that a person made and that are gone, or less than they were
    Points points;    ///< taken away; what is added elsewhere makes up for nothing
    int edits = 0;    ///< steps of a person that lead there
    int warnings = 0; ///< that were not there before

    friend bool operator==(const Loss&, const Loss&) = default;
};

/// What an aim compares: itself first, then the other aims, then new warnings.
using AimPrice = std::array<std::int64_t, 4>;

[[nodiscard]] inline std::int64_t amountOf(const Loss& loss, Aim aim)
{
    return aim == Aim::Choices ? loss.choices : aim == Aim::Points ? loss.points.inParts() : loss.edits;
}

[[nodiscard]] inline AimPrice priceOf(const Loss& loss, Aim aim)
{
    AimPrice price{amountOf(loss, aim)};
    std::size_t at = 1;
    for (const auto other : aims)
        if (other != aim)
            price[at++] = amountOf(loss, other);
    price[at] = loss.warnings;
    return price;
}

} // namespace muster::advice

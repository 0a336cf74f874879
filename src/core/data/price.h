#pragma once

#include "core/data/points.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace muster {

/// In pricecase.h.
struct PriceCase;

/// A price in points that depends on the number of models, or on how many of the same thing are taken.
struct Price {
    Points plain;
    std::vector<std::pair<int, Points>> bySize; ///< from this number of models on; sorted; the first for fewer
    std::vector<Points> byCopy;                 ///< of the first, the second...; the last for all further ones

    /// Prices that hold instead, each for some units; the first that holds counts. Null: it is the same for all. What
    /// follows here looks only at the price of the others: priceFor() of `rules` chooses.
    std::shared_ptr<const std::vector<PriceCase>> cases;

    Price() = default;
    Price(Points points) : plain(points) {}
    Price(std::int64_t points) : plain(points) {}

    [[nodiscard]] bool isPlain() const { return bySize.empty() && byCopy.empty(); }
    [[nodiscard]] bool hasCases() const { return cases != nullptr; }
    /// Whether it may be anything but 0.
    [[nodiscard]] bool isAny() const { return plain != Points() || !isPlain() || hasCases(); }

    /// Of one thing, for a unit of this size, as the `copy`th of its kind, from 0.
    [[nodiscard]] Points at(int models, std::size_t copy = 0) const
    {
        if (!byCopy.empty())
            return byCopy[std::min(copy, byCopy.size() - 1)];
        if (bySize.empty())
            return plain;
        auto price = bySize.front().second;
        for (const auto& [size, points] : bySize)
            if (size <= models)
                price = points;
        return price;
    }

    /// Of so many together.
    [[nodiscard]] Points of(int number, int models) const
    {
        if (byCopy.empty())
            return at(models) * number;
        Points sum;
        const auto listed = std::min<std::size_t>(static_cast<std::size_t>(std::max(number, 0)), byCopy.size());
        for (std::size_t copy = 0; copy < listed; ++copy)
            sum += byCopy[copy];
        return sum + byCopy.back() * (std::max(number, 0) - static_cast<std::int64_t>(listed));
    }
};

} // namespace muster

#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

namespace muster {

/// A count, or the most that the number holds: data of strangers may add millions of models thousands of times.
[[nodiscard]] constexpr int bounded(std::int64_t count)
{
    using Limits = std::numeric_limits<int>;
    return static_cast<int>(std::clamp<std::int64_t>(count, Limits::min(), Limits::max()));
}

[[nodiscard]] constexpr int boundedSum(int a, int b) { return bounded(std::int64_t{a} + b); }
[[nodiscard]] constexpr int boundedProduct(int a, int b) { return bounded(std::int64_t{a} * b); }

} // namespace muster

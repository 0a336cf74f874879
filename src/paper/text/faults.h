#pragma once

#include <cstddef>

namespace muster::paper {

/// Faults of one text that are told: who fixes these sees the next.
inline constexpr std::size_t mostFaults = 20;

} // namespace muster::paper

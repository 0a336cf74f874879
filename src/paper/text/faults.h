#pragma once

#include <cstddef>

namespace muster::paper {

/// The most faults that are reported for one text. When these are fixed, the next ones appear.
inline constexpr std::size_t mostFaults = 20;

} // namespace muster::paper

#pragma once

#include <functional>
#include <vector>

namespace muster::paper {

/// Given how many pages there are, those that are painted, counted from 0, in their order. One may stand more than
/// once.
using PageChoice = std::function<std::vector<int>(int pages)>;

} // namespace muster::paper

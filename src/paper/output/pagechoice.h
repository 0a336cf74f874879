#pragma once

#include <functional>
#include <vector>

namespace muster::paper {

/// Gets the number of pages and returns the pages to paint, counted from 0, in this order. A page may be there more
/// than once.
using PageChoice = std::function<std::vector<int>(int pages)>;

} // namespace muster::paper

#include "core/language/filter.h"

#include <algorithm>

namespace muster {

bool asksFor(const Filter& filter, Filter::Kind kind)
{
    return filter.kind == kind ||
           std::ranges::any_of(filter.children, [&](const Filter& child) { return asksFor(child, kind); });
}

} // namespace muster

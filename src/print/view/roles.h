#pragma once

#include "core/data/points.h"
#include "print/view/rostersheet.h"

#include <string>
#include <vector>

namespace muster::print {

/// What a role costs, with the units below its own.
struct RoleCost {
    std::string role;
    Points points;
};

/// The bar of points by role, in the order of the roles. Those that have no room in it are together in its last part.
/// Empty where there are fewer than two roles that cost something.
[[nodiscard]] std::vector<RolePart> roleParts(std::vector<RoleCost> roles);

} // namespace muster::print

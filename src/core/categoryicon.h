#pragma once

#include <array>
#include <string_view>

namespace muster {

/// The icons that a category of units can have: templates/icons.json has the outline of each.
inline constexpr std::array<std::string_view, 10> categoryIcons{
    "infantry", "light-infantry", "cavalry", "chariot", "ordnance", "armour", "hero", "monster", "flyer", "transport"};

} // namespace muster

#pragma once

#include "battlescribe/roster/list.h"

#include <string>
#include <string_view>

namespace muster::report {

/// What can be said of a roster of BattleScribe, as part of a web page. `heading` of its name, `below` of its parts.
[[nodiscard]] std::string foreignPart(const battlescribe::List& list, std::string_view heading, std::string_view below);

} // namespace muster::report

#pragma once

#include "battlescribe/data/repository.h"

#include <string_view>
#include <vector>

namespace muster {

/// With small letters of A-Z.
[[nodiscard]] std::string small(std::string_view text);

/// Games or catalogues that a person names: the newest with this id; else those with this name, else with it in other
/// letters.
[[nodiscard]] std::vector<const battlescribe::data::Listed*>
named(const std::vector<const battlescribe::data::Listed*>& listed, std::string_view name);

} // namespace muster

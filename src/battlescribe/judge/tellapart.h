#pragma once

#include "battlescribe/judge/information.h"

namespace muster::battlescribe::judge {

/// The words behind the name of something that these have changed: " (Blessed, Rider)"; empty for no names.
[[nodiscard]] std::string bracketOf(const std::vector<std::string>& changedBy);

/// Where a roster has profiles of one name and type with different figures, or rules of one name with different texts,
/// those that were changed get what changed them behind their names. Others keep their names.
void tellApart(Table<Judged, Information>& table);

} // namespace muster::battlescribe::judge

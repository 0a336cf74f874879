#pragma once

#include "core/catalogue.h"

#include <memory>
#include <string>
#include <vector>

namespace muster::report {

/// What data there are, as JSON for programs: keys may be added, but not changed.

[[nodiscard]] std::string overviewJson(const std::vector<std::shared_ptr<const Catalogue>>& catalogues);
[[nodiscard]] std::string rulesetJson(const Catalogue& catalogue);
[[nodiscard]] std::string armyJson(const Catalogue& catalogue, const Army& army);
[[nodiscard]] std::string unitJson(const Catalogue& catalogue, Id<Unit> unit);

} // namespace muster::report

#pragma once

#include "core/data/catalogue.h"

#include <memory>
#include <string>
#include <vector>

namespace muster::report {

/// The data that Muster has, as JSON for programs. Keys may be added, but not changed.

[[nodiscard]] std::string overviewJson(const std::vector<std::shared_ptr<const Catalogue>>& catalogues);
[[nodiscard]] std::string rulesetJson(const Catalogue& catalogue);
[[nodiscard]] std::string armyJson(const Catalogue& catalogue, const Army& army);
[[nodiscard]] std::string unitJson(const Catalogue& catalogue, Id<Unit> unit);

} // namespace muster::report

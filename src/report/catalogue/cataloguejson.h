#pragma once

#include "core/data/catalogue.h"

#include <memory>
#include <string>
#include <vector>

namespace muster::report {

/// The data that Muster has, as JSON for programs. Keys may be added, but not changed.

/// A ruleset with the versions of its data that are kept beside these.
struct Game {
    std::shared_ptr<const Catalogue> catalogue;
    std::vector<std::string> versions;
};
[[nodiscard]] std::string overviewJson(const std::vector<Game>& games);
[[nodiscard]] std::string rulesetJson(const Catalogue& catalogue, const std::vector<std::string>& versions = {});
[[nodiscard]] std::string armyJson(const Catalogue& catalogue, const Army& army);
[[nodiscard]] std::string unitJson(const Catalogue& catalogue, Id<Unit> unit);

} // namespace muster::report

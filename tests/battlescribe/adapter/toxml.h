#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace muster::testing {

/// A file of data from the suite's JSON, whose keys are the data's own names: lists become elements, everything else
/// becomes attributes.
[[nodiscard]] std::string systemXml(const nlohmann::json& system);
[[nodiscard]] std::string catalogueXml(const nlohmann::json& catalogue);

} // namespace muster::testing

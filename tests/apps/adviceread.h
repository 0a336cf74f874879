#pragma once

#include "apps/process.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace muster::testing {

/// The document that a command wrote, which keeps to the shipped schema for advice.
[[nodiscard]] nlohmann::json advice(const Outcome& outcome);

/// A file of the lists of an invented game that its data judge.
[[nodiscard]] std::string judgedData(const std::string& name);
/// Runs muster with these data.
[[nodiscard]] Outcome runWithData(std::vector<std::string> arguments);

} // namespace muster::testing

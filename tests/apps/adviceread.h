#pragma once

#include "apps/process.h"

#include <nlohmann/json.hpp>

namespace muster::testing {

/// The document that a command wrote, which keeps to the shipped schema for advice.
[[nodiscard]] nlohmann::json advice(const Outcome& outcome);

} // namespace muster::testing

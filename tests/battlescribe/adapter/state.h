#pragma once

#include "battlescribe/judge/information.h"

#include <nlohmann/json.hpp>

namespace muster::testing {

/// The state of a roster, as the suite's protocol has it.
[[nodiscard]] nlohmann::json stateOf(battlescribe::Game& game, const battlescribe::Roster& roster);
/// What is wrong with it.
[[nodiscard]] nlohmann::json errorsOf(battlescribe::Game& game, const battlescribe::Roster& roster);

} // namespace muster::testing

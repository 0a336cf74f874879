#pragma once

#include "battlescribe/judge/information.h"

#include <nlohmann/json.hpp>

namespace muster::testing {

/// The state of a roster, as the suite's protocol has it.
[[nodiscard]] nlohmann::json stateOf(battlescribe::play::Game& game, const battlescribe::play::Roster& roster);
/// What is wrong with it.
[[nodiscard]] nlohmann::json errorsOf(battlescribe::play::Game& game, const battlescribe::play::Roster& roster);

} // namespace muster::testing

#pragma once

#include "battlescribe/roster/game.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>

namespace muster::testing {

/// A walk of edits and undos by chance through a list of a catalogue.
struct Walk {
    std::string folder; ///< of data
    std::string catalogue;
    std::uint64_t seed = 0;
    int steps = 0; ///< edits and undos together
};

/// The same through a list of a game that is read already. Throws where it does not come back.
[[nodiscard]] nlohmann::json walkThrough(battlescribe::Game& game, Id<battlescribe::data::File> catalogue,
                                         std::uint64_t seed, int steps);

/// Whether it ends where it began, and each undo where its edit did, byte for byte in the written file; how large the
/// list became, and how long an edit with its judgement took.
[[nodiscard]] nlohmann::json walked(const Walk& walk);

} // namespace muster::testing

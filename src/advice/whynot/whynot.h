#pragma once

#include "advice/whynot/conflict.h"

#include <optional>
#include <vector>

namespace muster::advice {

/// A part of a conflict that a person may give up, with a legal army that keeps all other wishes.
struct GiveUp {
    enum class Kind : std::uint8_t {
        Wanted,  ///< only `number` of a wanted unit
        Without, ///< units that were not to come may
        Armies,  ///< units of other armies may come
        Points,  ///< `points` are agreed
    };

    Kind kind = Kind::Wanted;
    std::size_t at = 0; ///< the position in the wishes, for Wanted and Without
    int number = 0;
    std::int64_t points = 0;
    Fill army;
};

struct WhyNot {
    Conflict conflict;
    std::vector<GiveUp> giveUps; ///< those for which an army was found: wanted units first
    bool isEnough = false;       ///< for each part of the conflict there is one: giving up any of them is enough
};

/// Why no army fulfils the wishes, and what to give up. Nothing where that cannot be proven.
[[nodiscard]] std::optional<WhyNot> whyNot(const Catalogue& catalogue, const Roster& beginning,
                                           const FillWishes& wishes);

} // namespace muster::advice

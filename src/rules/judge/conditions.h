#pragma once

#include "rules/judge/assessment.h"

namespace muster {

/// Whether a condition holds for a roster: yes, no, or it cannot be said before the players agree on something.
struct Answer {
    enum class Kind : std::uint8_t { No, Open, Yes } kind = Kind::Yes;
    NotAgreed lacks = NotAgreed::Scenario; ///< of an open one: what is not agreed
    Id<BattleOption> option;               ///< that has no choice yet, where that is what it lacks

    [[nodiscard]] bool isOpen() const { return kind == Kind::Open; }
};

[[nodiscard]] Answer answerOf(const Catalogue& catalogue, const Condition& condition, const Assessment& assessment);

} // namespace muster

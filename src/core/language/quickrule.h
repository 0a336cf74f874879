#pragma once

#include "core/language/constraint.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace muster {

/// The little of a constraint that is looked at for every roster. A game may have thousands of rules, and most of them
/// ask for something that no unit of a roster has: they are answered from here, and what they say besides need not even
/// be fetched from memory.
struct QuickRule {
    /// What a rule comes to where no unit has what it asks for.
    enum class Idle : std::uint8_t {
        Unknown, ///< ask the rule itself
        Nothing, ///< there is nothing to judge, and nothing to show
        Tally,   ///< it counts 0, which is within its bounds
    };

    static constexpr std::size_t most = 2;
    std::array<QuickFilter::Clause, most> needs{}; ///< for each, some unit must have one of its facts
    std::uint8_t count = 0;                        ///< of `needs`
    Idle idle = Idle::Unknown;
    bool isOfBattle = false;
    bool whenEmpty = false;
    /// It is about units and asks for nothing but each of them: whether it applies, what it counts and what it allows.
    bool isOfUnitsAlone = false;
    Id<Army> army; ///< it is judged for rosters of this army only; none: of all
    std::optional<std::int64_t> atLeast;
    std::optional<std::int64_t> atMost;

    /// `facts`: a row of bits, those of all units of the roster together.
    [[nodiscard]] bool isIdle(std::span<const std::uint64_t> facts) const
    {
        for (std::size_t i = 0; i < count; ++i)
            if ((facts[needs[i].word] & needs[i].bits) == 0)
                return true;
        return false;
    }
    [[nodiscard]] static QuickRule of(const Constraint& rule);
};

} // namespace muster

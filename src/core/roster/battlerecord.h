#pragma once

#include "core/base/fraction.h"

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// What happened to a unit. Ids are those of the page to play from: of tracks of the ruleset, of ways to lose a unit.
struct UnitMarks {
    std::string unit;  ///< its id in the roster
    std::string name;  ///< as the page had it
    std::string words; ///< the marks in the language of the page: "Models 8 of 10, Suppressed"
    std::map<std::string, int, std::less<>> counts; ///< boxes that are marked
    std::vector<std::string> states;
    std::string lost;             ///< the way it was lost; empty: it was not
    std::optional<bool> heldBack; ///< none: as the roster says

    friend bool operator==(const UnitMarks&, const UnitMarks&) = default;
};

/// One roster of a battle, with the units that have marks.
struct ForceMarks {
    std::string fingerprint;
    int side = 0; ///< 0: of the player whose page it was, 1: of the other
    std::string name;
    std::vector<UnitMarks> units;

    friend bool operator==(const ForceMarks&, const ForceMarks&) = default;
};

/// How a battle stands, as the page to play from hands it back (ADR 50). It names units of rosters, and does not have
/// the rosters.
struct BattleRecord {
    static constexpr std::size_t mostBytes = 1u << 20; ///< of its file

    int turn = 1;
    int step = 1;                     ///< of the turn
    std::array<Fraction, 2> points{}; ///< given by hand, to each side
    bool lossesCount = false;         ///< the score has what lost units are worth
    std::array<Fraction, 2> score{};
    std::vector<ForceMarks> forces;

    /// Whether it is of a roster with this fingerprint.
    [[nodiscard]] bool isOf(std::string_view fingerprint) const
    {
        for (const auto& force : forces)
            if (force.fingerprint == fingerprint)
                return true;
        return false;
    }
    friend bool operator==(const BattleRecord&, const BattleRecord&) = default;
};

} // namespace muster

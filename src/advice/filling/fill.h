#pragma once

#include "advice/rosters/proposal.h"
#include "advice/search/filling.h"

#include <optional>
#include <set>
#include <vector>

namespace muster::advice {

/// What a person asks for when a roster is filled up, or an army is made.
struct FillWishes {
    bool hasAllies = false;                    ///< also units of armies that the roster has none of
    std::set<Id<Unit>> only{};                 ///< the only kinds that may come; empty: all
    std::vector<std::set<Id<Unit>>> without{}; ///< kinds that may not, for each wish
    const Collection* owned = nullptr;         ///< no models that are not in it
    bool hasNewUnits = true;                   ///< units may come
    bool hasAdditions = true;                  ///< units that are there may get more
    std::vector<WantedUnits> wanted{};         ///< each kind once; for buildArmy
    std::size_t answers = 3;                   ///< at most
    Locks locks{};
    Effort effort{.work = 1'000'000};
};

/// A way to use the points that are left.
struct Fill : Proposal {
    FillKind kind = FillKind::NewUnits;
    int edits = 0;              ///< as how many steps of a person it counts
    std::optional<Points> left; ///< afterwards; none where no limit was agreed
    bool fitsNothing = false;   ///< no kind of unit that may come costs so little as what is left
};

/// Why nothing was looked for.
enum class NoFill : std::uint8_t {
    None,
    NotLegal, ///< it must be made legal first
    NotKnown, ///< it has names that are not known, or lines that were not understood
    NoLimit,  ///< no points were agreed
    Full,     ///< nothing is left
    TooLarge, ///< more units than mostFillUnits
};

inline constexpr std::size_t mostFillUnits = 200;

struct Fills {
    NoFill why = NoFill::None;
    std::vector<Fill> answers;        ///< of different kinds, the first first; empty: none was found
    std::optional<Points> left;       ///< before
    std::optional<Points> leastPrice; ///< no new unit that may come costs less; 0 where that is not certain
    bool wasStopped = false;          ///< the search ended before it had done all that it may
    std::uint64_t judgements = 0;
};

/// Looks for ways to fill a legal roster up to the points that were agreed. Each answer was judged and is legal; no
/// unit leaves and no choice is lost.
[[nodiscard]] Fills fill(const Catalogue& catalogue, const Roster& roster, const FillWishes& wishes = {});

/// Looks for legal armies with the units that are wanted, up to the points that were agreed; where there are none, just
/// legal ones. `beginning`: what a new roster begins with, without a unit or with some.
[[nodiscard]] Fills buildArmy(const Catalogue& catalogue, const Roster& beginning, const FillWishes& wishes);

} // namespace muster::advice

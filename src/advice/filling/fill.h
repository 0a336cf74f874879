#pragma once

#include "advice/proposals/proposal.h"
#include "advice/rosters/changingroster.h"
#include "advice/search/filling.h"

#include <functional>
#include <optional>
#include <set>
#include <vector>

namespace muster::advice {

/// What a person asks for when a list is filled up, or an army is made.
struct FillWishes {
    // Of rosters of the rulesets.
    bool hasAllies = false;                    ///< also units of armies that the roster has none of
    std::set<Id<Unit>> only{};                 ///< the only kinds that may come; empty: all
    std::vector<std::set<Id<Unit>>> without{}; ///< kinds that may not, for each wish
    const Collection* owned = nullptr;         ///< no models that are not in it
    std::vector<WantedUnits> wanted{};         ///< each kind once; for buildArmy
    // Of lists of game data.
    std::function<bool(Id<battlescribe::Choice>)> mayCome{}; ///< which units and options; empty: all
    // Of both.
    bool hasNewUnits = true;  ///< units may come
    bool hasAdditions = true; ///< units that are there may get more
    std::size_t answers = 3;  ///< at most
    Locks locks{};
    Effort effort{.work = 1'000'000};
};

/// A way to use what is left.
struct Fill : Proposal {
    FillKind kind = FillKind::NewUnits;
    std::optional<Points> left; ///< afterwards; none where no limit was agreed
    bool fitsNothing = false;   ///< certain: no kind of unit that may come costs so little as what is left
};

/// Why nothing was looked for.
enum class NoFill : std::uint8_t {
    None,
    NotLegal, ///< it must be made legal first
    NotKnown, ///< it has names that are not known, or lines that were not understood
    NoLimit,  ///< no points were agreed, or the list has no limit of what it costs
    Full,     ///< nothing is left
    TooLarge, ///< more units than mostFillUnits
};

inline constexpr std::size_t mostFillUnits = 200;

struct Fills {
    NoFill why = NoFill::None;
    std::vector<Fill> answers;  ///< of different kinds, the first first; empty: none was found
    std::optional<Points> left; ///< before
    /// No new unit that may come costs less; 0 where that is not certain, nothing where it is not known.
    std::optional<Points> leastPrice;
    bool wasStopped = false; ///< the search ended before it had done all that it may
    std::uint64_t judgements = 0;
};

/// Looks for ways to fill a legal roster up to the points that were agreed. Each answer was judged and is legal; no
/// unit leaves and no choice is lost.
[[nodiscard]] Fills fill(const Catalogue& catalogue, const Roster& roster, const FillWishes& wishes = {});

/// The same for a list of game data: up to its limit of the kind of cost that measures the army. Locks the game, and
/// gives way to others, if the caller has not locked it as well. No two things of the list have the same id.
[[nodiscard]] Fills fill(battlescribe::Game& game, const battlescribe::Roster& list, const FillWishes& wishes = {});

/// Looks for legal armies with the units that are wanted, up to the points that were agreed; where there are none, just
/// legal ones. `beginning`: what a new roster begins with, without a unit or with some.
[[nodiscard]] Fills buildArmy(const Catalogue& catalogue, const Roster& beginning, const FillWishes& wishes);

} // namespace muster::advice

#pragma once

#include "battlescribe/judge/region.h"

#include <compare>
#include <functional>
#include <optional>

namespace muster::battlescribe::judge {

/// Which selections are counted.
struct Wanted {
    data::Child child = data::Child::Any;
    data::Key key;     ///< for Child::Key
    Id<Choice> choice; ///< only those of this very choice, or chosen in it if it is a group

    bool isWithoutLinks = false; ///< only those that no link leads to

    /// What a condition or a repeat asks for. One that is not shared means the very path: never what is behind a link.
    /// In the scope `ancestor`, all are meant if it names none. New Recruit takes each for shared; where none is named,
    /// a selection means those of its own entry, and all else means any.
    [[nodiscard]] static Wanted in(const Situation& situation, const Asker& asker, const data::Query& query);
};

/// A sum, and what it is compared with.
struct Count {
    Decimal sum;
    Decimal limit;                                            ///< rounded to a millionth where it is a share
    std::strong_ordering order = std::strong_ordering::equal; ///< of the exact sum to the exact limit
};

/// The sum of what a query asks for; nothing if there is no answer.
[[nodiscard]] std::optional<Decimal> sumOf(const Situation& situation, const Asker& asker, const data::Query& query,
                                           const Wanted& wanted);

/// The same compared with a value, or with that share of all. The sum is first shared out among `parents`.
[[nodiscard]] std::optional<Count> countOf(const Situation& situation, const Asker& asker, const data::Query& query,
                                           const Wanted& wanted, Decimal value, std::int64_t parents = 1);

/// Whether a query of scope self means the cost of the one who asks, not that of what is in it.
[[nodiscard]] bool asksOwnCost(const Situation& situation, const Asker& asker, const data::Query& query,
                               const Wanted& wanted);

/// Calls `take` with each selection whose cost is in the sum of a query; what is in it comes by itself, if it is asked.
void eachCosting(const Situation& situation, const Region& region, const data::Query& query, const Wanted& wanted,
                 const std::function<void(Id<Element>)>& take);

} // namespace muster::battlescribe::judge

#pragma once

#include "battlescribe/judge/situation.h"

#include <optional>

namespace muster::battlescribe::judge {

/// A choice below a force or selection as it stands now, taken or not.
struct Offered {
    Id<Choice> choice;
    std::string name;
    bool isHidden = false;
    std::vector<Decimal> costs;   ///< of one, for each kind of cost; empty of a group
    std::optional<Decimal> least; ///< that limits of the data ask for below one of its parent
    std::optional<Decimal> most;
    std::int64_t count = 0;         ///< taken directly below the parent; of a group, in it
    std::vector<Id<Element>> taken; ///< the selections of it directly below the parent; none of a group
};

/// The choices below an element, each group before what is in it; nothing below what the data do not have. Asked of a
/// situation that is settled.
[[nodiscard]] std::vector<Offered> offeredBelow(const Situation& situation, Id<Element> parent);

/// What can be taken below an element, with what is in groups; null below what the data do not have.
[[nodiscard]] const Offers* offersBelow(const Situation& situation, Id<Element> parent);

/// Whether a choice at the top of a force can be seen there: it has a place, and is not hidden.
[[nodiscard]] bool isSeenIn(const Situation& situation, Id<Element> force, Id<Choice> choice);

} // namespace muster::battlescribe::judge

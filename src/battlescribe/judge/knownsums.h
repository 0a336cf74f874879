#pragma once

#include "battlescribe/judge/element.h"

#include <compare>
#include <map>

namespace muster::battlescribe::judge {

/// What is summed in one element: many who ask in the same place ask for the same.
struct SumAsked {
    Id<Element> in;
    bool isOf = false; ///< it counts too, not only what is below it
    bool withChildSelections = false;
    bool withChildForces = false;
    bool isWithoutLinks = false;
    data::Child child = data::Child::Any;
    data::Key key;
    Id<Choice> choice;
    std::size_t column = 0; ///< of the costs that are summed; their number for selections

    friend auto operator<=>(const SumAsked&, const SumAsked&) = default;
};

/// Sums that were made for a state of the roster. They hold as long as its categories and costs do.
using KnownSums = std::map<SumAsked, Decimal>;

} // namespace muster::battlescribe::judge

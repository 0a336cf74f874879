#pragma once

#include "core/base/id.h"
#include "core/data/price.h"

#include <algorithm>
#include <string>
#include <vector>

namespace muster {

/// A kind of cost that a game has beside points, such as command points. Its limits are constraints that count it.
struct CostKind {
    std::string id;
    std::string name;      ///< of one: "command point"
    std::string plural;    ///< "command points"
    std::string shortName; ///< behind a number, where there is little room: "CP"
};

/// What something costs of one kind beside points.
struct OtherCost {
    Id<CostKind> kind;
    Price each; ///< of each one
    Points perModel;
};

/// What something costs of one kind.
struct CostOf {
    const Price* each;
    Points perModel;
};

/// What a unit, an option or a model group costs of a kind; none: points. Its prices live as long as the thing.
[[nodiscard]] CostOf costIn(const auto& thing, Id<CostKind> kind)
{
    static constinit const Price nothing{}; // made by the compiler: this is asked for each option of each trial
    if (!kind.isNone()) {
        const auto found = std::ranges::find(thing.costs, kind, &OtherCost::kind);
        return found == thing.costs.end() ? CostOf{&nothing, {}} : CostOf{&found->each, found->perModel};
    }
    if constexpr (requires { thing.points; })
        return {&thing.points, thing.pointsPerModel};
    else
        return {&nothing, thing.pointsPerModel};
}

} // namespace muster

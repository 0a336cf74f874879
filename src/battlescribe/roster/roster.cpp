#include "battlescribe/roster/roster.h"

#include <algorithm>

namespace muster::battlescribe {

namespace {

template <typename List>
auto pointerTo(const Place<List>& place)
{
    return place ? &*place : nullptr;
}

} // namespace

const Force* forceOf(const Roster& roster, std::string_view id) { return pointerTo(placeOfForce(roster.forces, id)); }
Force* forceOf(Roster& roster, std::string_view id) { return pointerTo(placeOfForce(roster.forces, id)); }

const Selection* selectionOf(const Roster& roster, std::string_view id)
{
    return pointerTo(placeOfSelection(roster.forces, id));
}
Selection* selectionOf(Roster& roster, std::string_view id) { return pointerTo(placeOfSelection(roster.forces, id)); }

std::optional<Decimal> limitOf(const Roster& roster, data::Key costType)
{
    const auto found = std::ranges::find(roster.limits, costType, &Limit::costType);
    return found == roster.limits.end() ? std::nullopt : std::optional(found->value);
}

} // namespace muster::battlescribe

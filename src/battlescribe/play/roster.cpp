#include "battlescribe/play/roster.h"

#include <algorithm>

namespace muster::battlescribe::play {

namespace {

template <typename Forces>
auto findForce(Forces& forces, std::string_view id) -> decltype(forces.data())
{
    for (auto& force : forces) {
        if (force.id == id)
            return &force;
        if (auto* found = findForce(force.forces, id))
            return found;
    }
    return nullptr;
}

template <typename Selections>
auto findSelection(Selections& selections, std::string_view id) -> decltype(selections.data())
{
    for (auto& selection : selections) {
        if (selection.id == id)
            return &selection;
        if (auto* found = findSelection(selection.selections, id))
            return found;
    }
    return nullptr;
}

template <typename Found, typename Forces>
Found* findSelectionIn(Forces& forces, std::string_view id)
{
    for (auto& force : forces) {
        if (auto* found = findSelection(force.selections, id))
            return found;
        if (auto* found = findSelectionIn<Found>(force.forces, id))
            return found;
    }
    return nullptr;
}

} // namespace

const Force* forceOf(const Roster& roster, std::string_view id) { return findForce(roster.forces, id); }
Force* forceOf(Roster& roster, std::string_view id) { return findForce(roster.forces, id); }

const Selection* selectionOf(const Roster& roster, std::string_view id)
{
    return findSelectionIn<const Selection>(roster.forces, id);
}

Selection* selectionOf(Roster& roster, std::string_view id) { return findSelectionIn<Selection>(roster.forces, id); }

std::optional<data::Amount> limitOf(const Roster& roster, data::Key costType)
{
    const auto found = std::ranges::find(roster.limits, costType, &Limit::costType);
    return found == roster.limits.end() ? std::nullopt : std::optional(found->value);
}

} // namespace muster::battlescribe::play

#include "battlescribe/compose/moving.h"

#include <algorithm>

namespace muster::battlescribe::compose {

using namespace data;

namespace {

tl::unexpected<Faults> refused(std::string why) { return failure(Fault::about({}, std::move(why))); }

/// The same entry by the same link; else by another.
Id<Choice> sameIn(const Game& game, const Offers& offers, Id<Choice> choice)
{
    Id<Choice> other;
    for (const auto each : offers.choices) {
        if (game[each].isGroup || game[each].target != game[choice].target)
            continue;
        if (each == choice || game[each].link == game[choice].link)
            return each;
        if (other.isNone())
            other = each;
    }
    return other;
}

/// Gives a selection and what is in it the choices that they are at another place.
Result<void> place(Game& game, const Offers& offers, Selection& selection)
{
    if (selection.choice.isNone())
        return refused("the data do not have all of this, so they do not say where it may be");
    const auto found = sameIn(game, offers, selection.choice);
    if (found.isNone())
        return refused('"' + std::string(game.target(selection.choice).name) + "\" cannot be chosen there");
    if (found == selection.choice)
        return {}; // so is all that is in it
    selection.choice = found;
    for (auto& each : selection.selections)
        if (auto placed = place(game, game.offersOf(found), each); !placed)
            return placed;
    return {};
}

} // namespace

Result<Edit> moveSelection(Game& game, const Roster& roster, const std::string& selection, const Target& to)
{
    const auto from = placeOfSelection(roster.forces, selection);
    if (!from)
        return refused("the roster has no \"" + selection + '"');
    auto moved = *from;
    if (from.parent != to.parent) {
        const auto* offers = offersOf(game, roster, to.parent);
        if (offers == nullptr)
            return refused("nothing can be chosen there");
        if (auto placed = place(game, *offers, moved); !placed)
            return tl::unexpected(std::move(placed.error()));
    }
    Edit edit{RemoveSelection{selection}, InsertSelection{to.parent, to.position, std::move(moved)}};
    auto work = roster;
    if (auto applied = battlescribe::apply(work, edit); !applied)
        return tl::unexpected(std::move(applied.error())); // it would go into itself
    return edit;
}

Result<Edit> moveForce(const Game& game, const Roster& roster, const std::string& force, const Target& to)
{
    const auto from = placeOfForce(roster.forces, force);
    if (!from)
        return refused("the roster has no \"" + force + '"');
    if (from.parent != to.parent) {
        const auto* above = to.parent.empty() ? nullptr : battlescribe::forceOf(roster, to.parent);
        const bool isThere = to.parent.empty() || (above != nullptr && !above->entry.isNone());
        const bool isKnown = !(*from).entry.isNone() && !(*from).catalogue.isNone();
        if (!isThere || !isKnown)
            return refused("the data do not say whether this force may be there");
        const auto entries = forceEntriesOf(game, (*from).catalogue, above == nullptr ? Id<Node>() : above->entry);
        if (std::ranges::find(entries, (*from).entry) == entries.end())
            return refused('"' + std::string(game.node((*from).entry).name) + "\" cannot be there");
    }
    Edit edit{RemoveForce{force}, InsertForce{to.parent, to.position, *from}};
    auto work = roster;
    if (auto applied = battlescribe::apply(work, edit); !applied)
        return tl::unexpected(std::move(applied.error())); // it would go into itself
    return edit;
}

} // namespace muster::battlescribe::compose

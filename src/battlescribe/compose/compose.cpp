#include "battlescribe/compose/compose.h"

#include "battlescribe/compose/filler.h"

#include <algorithm>

namespace muster::battlescribe::compose {

using namespace data;

namespace {

tl::unexpected<Faults> isGone(const std::string& id)
{
    return failure(Fault::about({}, "the roster has no \"" + id + '"'));
}

template <typename T>
std::optional<std::size_t> positionIn(const std::vector<T>& list, const std::string& id)
{
    const auto found = std::ranges::find(list, id, &T::id);
    return found == list.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - list.begin()));
}

/// Where a selection is: its parent, and the list that it is in.
struct Place {
    std::string parent;
    const std::vector<play::Selection>* list = nullptr;
    std::size_t position = 0;
    bool isAtTop = false;
};

std::optional<Place> placeIn(const std::vector<play::Selection>& list, const std::string& parent, const std::string& id)
{
    if (const auto position = positionIn(list, id))
        return Place{parent, &list, *position, false};
    for (const auto& each : list)
        if (auto place = placeIn(each.selections, each.id, id))
            return place;
    return std::nullopt;
}

std::optional<Place> placeIn(const std::vector<play::Force>& forces, const std::string& id)
{
    for (const auto& force : forces) {
        if (auto place = placeIn(force.selections, force.id, id)) {
            place->isAtTop = place->list == &force.selections;
            return place;
        }
        if (auto place = placeIn(force.forces, id))
            return place;
    }
    return std::nullopt;
}

struct ForcePlace {
    std::string parent;
    const play::Force* force = nullptr;
    std::size_t position = 0;
};

std::optional<ForcePlace> forcePlaceIn(const std::vector<play::Force>& forces, const std::string& parent,
                                       const std::string& id)
{
    if (const auto position = positionIn(forces, id))
        return ForcePlace{parent, &forces[*position], *position};
    for (const auto& each : forces)
        if (auto place = forcePlaceIn(each.forces, each.id, id))
            return place;
    return std::nullopt;
}

void renew(std::vector<play::Selection>& selections, NewIds& ids)
{
    for (auto& each : selections) {
        each.id = ids.next();
        renew(each.selections, ids);
    }
}

void renew(play::Force& force, NewIds& ids)
{
    force.id = ids.next();
    renew(force.selections, ids);
    for (auto& each : force.forces)
        renew(each, ids);
}

} // namespace

play::Roster newRoster(const play::Game& game, NewIds& ids, std::string name)
{
    play::Roster roster;
    roster.id = ids.next();
    roster.name = std::move(name);
    for (std::size_t column = 0; column < game.costTypes().size(); ++column)
        if (const auto& type = game.costType(column); type.hasLimit)
            roster.limits.push_back({type.id, type.limit});
    return roster;
}

Result<play::Edit> addForce(play::Game& game, const play::Roster& roster, NewIds& ids, Id<Node> entry,
                            Id<File> catalogue, const std::string& parent, WorkBudget& budget)
{
    const auto* above = parent.empty() ? nullptr : play::forceOf(roster, parent);
    if (!parent.empty() && above == nullptr)
        return isGone(parent);
    const auto position = above == nullptr ? roster.forces.size() : above->forces.size();
    play::Force force;
    force.id = ids.next();
    force.entry = entry;
    force.catalogue = catalogue;
    auto work = roster;
    (above == nullptr ? work.forces : play::forceOf(work, parent)->forces).push_back(force);
    fill(game, work, ids, force.id, budget);
    return play::Edit{play::InsertForce{parent, position, *play::forceOf(work, force.id)}};
}

play::Edit removeForce(const std::string& force) { return {play::RemoveForce{force}}; }

Result<play::Edit> take(play::Game& game, const play::Roster& roster, NewIds& ids, const std::string& parent,
                        Id<play::Choice> choice, WorkBudget& budget)
{
    const auto* force = play::forceOf(roster, parent);
    const auto* above = force == nullptr ? play::selectionOf(roster, parent) : nullptr;
    if (force == nullptr && above == nullptr)
        return isGone(parent);
    const auto& list = force != nullptr ? force->selections : above->selections;
    if (force == nullptr && !game.isInstanced(choice)) {
        const auto found = std::ranges::find(list, choice, &play::Selection::choice);
        if (found != list.end())
            return setAmount(roster, found->id, found->amount + 1);
    }
    play::Selection selection;
    selection.id = ids.next();
    selection.choice = choice;
    const auto position = list.size();
    auto work = roster;
    (force != nullptr ? play::forceOf(work, parent)->selections : play::selectionOf(work, parent)->selections)
        .push_back(selection);
    fill(game, work, ids, selection.id, budget);
    return play::Edit{play::InsertSelection{parent, position, *play::selectionOf(work, selection.id)}};
}

play::Edit remove(const std::string& selection) { return {play::RemoveSelection{selection}}; }

Result<play::Edit> giveBack(const play::Roster& roster, const std::string& selection)
{
    const auto place = placeIn(roster.forces, selection);
    if (!place)
        return isGone(selection);
    return place->isAtTop ? remove(selection)
                          : setAmount(roster, selection, (*place->list)[place->position].amount - 1);
}

Result<play::Edit> setAmount(const play::Roster& roster, const std::string& selection, std::int64_t amount)
{
    const auto* found = play::selectionOf(roster, selection);
    if (found == nullptr)
        return isGone(selection);
    if (amount <= 0)
        return remove(selection);
    return play::Edit{play::SetAmount{selection, amount, found->isForAll}};
}

Result<play::Edit> duplicate(const play::Roster& roster, NewIds& ids, const std::string& id)
{
    if (const auto place = placeIn(roster.forces, id)) {
        std::vector copies{(*place->list)[place->position]};
        renew(copies, ids);
        return play::Edit{play::InsertSelection{place->parent, place->list->size(), std::move(copies.front())}};
    }
    if (const auto place = forcePlaceIn(roster.forces, {}, id)) {
        auto copy = *place->force;
        renew(copy, ids);
        const auto& siblings = place->parent.empty() ? roster.forces : play::forceOf(roster, place->parent)->forces;
        return play::Edit{play::InsertForce{place->parent, siblings.size(), std::move(copy)}};
    }
    return isGone(id);
}

const play::Offers* offersOf(play::Game& game, const play::Roster& roster, const std::string& parent)
{
    if (const auto* force = play::forceOf(roster, parent))
        return force->catalogue.isNone() ? nullptr : &game.offersOf(force->catalogue);
    const auto* selection = play::selectionOf(roster, parent);
    return selection == nullptr || selection->choice.isNone() ? nullptr : &game.offersOf(selection->choice);
}

std::vector<Id<Node>> forceEntriesOf(const play::Game& game, Id<File> catalogue, Id<Node> parent)
{
    std::vector<Id<Node>> entries;
    const auto& all = game.definitions();
    if (!parent.isNone()) {
        const auto& node = all.nodes[parent];
        const auto target = node.isLink() ? node.target : parent;
        for (const auto id : all.nodes[target].forces)
            entries.push_back(id);
        return entries;
    }
    for (const auto file : all.files[catalogue].reach)
        if (all.nodes[all.files[file].root].kind == Node::Kind::GameSystem)
            for (const auto id : all.nodes[all.files[file].root].forces)
                entries.push_back(id);
    for (const auto id : all.nodes[all.files[catalogue].root].forces)
        entries.push_back(id);
    return entries;
}

} // namespace muster::battlescribe::compose

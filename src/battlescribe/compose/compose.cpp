#include "battlescribe/compose/compose.h"

#include "battlescribe/compose/filler.h"
#include "battlescribe/judge/element.h"

#include <algorithm>
#include <set>

namespace muster::battlescribe::compose {

using namespace data;

namespace {

tl::unexpected<Faults> isGone(const std::string& id)
{
    return failure(Fault::about({}, "the roster has no \"" + id + '"'));
}

} // namespace

void renew(Selection& selection, NewIds& ids)
{
    selection.id = ids.next();
    for (auto& each : selection.selections)
        renew(each, ids);
}

void renew(Force& force, NewIds& ids)
{
    force.id = ids.next();
    for (auto& each : force.selections)
        renew(each, ids);
    for (auto& each : force.forces)
        renew(each, ids);
}

void renewDoubles(Roster& roster, NewIds& ids)
{
    std::set<std::string, std::less<>> known{std::string()};
    const auto renewOne = [&](auto& each) {
        while (!known.insert(each.id).second)
            each.id = ids.next();
    };
    eachForceAndSelection(roster.forces, renewOne);
}

Roster newRoster(const Game& game, NewIds& ids, std::string name)
{
    Roster roster;
    roster.id = ids.next();
    roster.name = std::move(name);
    for (std::size_t column = 0; column < game.costTypes().size(); ++column)
        if (const auto& type = game.costType(column); type.hasLimit)
            roster.limits.push_back({type.id, type.limit});
    return roster;
}

Result<Edit> addForce(const Composer& composer, const Roster& roster, Id<Node> entry, Id<File> catalogue,
                      const std::string& parent)
{
    const auto* above = parent.empty() ? nullptr : battlescribe::forceOf(roster, parent);
    if (!parent.empty() && above == nullptr)
        return isGone(parent);
    const auto position = above == nullptr ? roster.forces.size() : above->forces.size();
    Force force;
    force.id = composer.ids.next();
    force.entry = entry;
    force.catalogue = catalogue;
    auto work = roster;
    (above == nullptr ? work.forces : battlescribe::forceOf(work, parent)->forces).push_back(force);
    fillMinimums(composer, work, force.id);
    return Edit{InsertForce{parent, position, *battlescribe::forceOf(work, force.id)}};
}

Edit removeForce(const std::string& force) { return {RemoveForce{force}}; }

Result<Edit> takeChoice(const Composer& composer, const Roster& roster, const std::string& parent, Id<Choice> choice)
{
    const auto* force = battlescribe::forceOf(roster, parent);
    const auto* above = force == nullptr ? battlescribe::selectionOf(roster, parent) : nullptr;
    if (force == nullptr && above == nullptr)
        return isGone(parent);
    const auto& list = force != nullptr ? force->selections : above->selections;
    if (force == nullptr && !composer.game.isInstanced(choice)) {
        const auto found = std::ranges::find(list, choice, &Selection::choice);
        if (found != list.end())
            return setAmount(roster, found->id, found->amount + 1);
    }
    Selection selection;
    selection.id = composer.ids.next();
    selection.choice = choice;
    const auto position = list.size();
    auto work = roster;
    (force != nullptr ? battlescribe::forceOf(work, parent)->selections
                      : battlescribe::selectionOf(work, parent)->selections)
        .push_back(selection);
    fillMinimums(composer, work, selection.id);
    return Edit{InsertSelection{parent, position, *battlescribe::selectionOf(work, selection.id)}};
}

Edit removeSelection(const std::string& selection) { return {RemoveSelection{selection}}; }

Result<Edit> removeOne(const Roster& roster, const std::string& selection)
{
    const auto place = placeOfSelection(roster.forces, selection);
    if (!place)
        return isGone(selection);
    const bool isAtTop = battlescribe::forceOf(roster, place.parent) != nullptr;
    return isAtTop ? removeSelection(selection) : setAmount(roster, selection, (*place).amount - 1);
}

Result<Edit> setAmount(const Roster& roster, const std::string& selection, std::int64_t amount)
{
    const auto* found = battlescribe::selectionOf(roster, selection);
    if (found == nullptr)
        return isGone(selection);
    if (amount <= 0)
        return removeSelection(selection);
    if (found->choice.isNone())
        return failure(Fault::about({}, "the data do not have this, so it stays as many as it is"));
    return Edit{SetAmount{selection, amount, found->isForAll}};
}

Result<Edit> setNumber(const Game& game, const Roster& roster, const std::string& selection, std::int64_t number)
{
    auto edit = setAmount(roster, selection, number);
    if (!edit || number <= 0)
        return edit;
    const auto elements = judge::elementsOf(game, roster);
    const auto found = std::ranges::find_if(elements, [&](const judge::Element& each) {
        return each.selection != nullptr && each.selection->id == selection;
    });
    const auto parents = elements[found->parent].number;
    const bool isForAll = parents == 0 || number % parents != 0;
    return Edit{SetAmount{selection, isForAll ? number : number / parents, isForAll}};
}

Edit removeAll(const Roster& roster, const std::vector<std::string>& ids)
{
    auto work = roster;
    Edit edit;
    const auto remove = [&](const Edit& step) {
        if (battlescribe::apply(work, step))
            edit.push_back(step.front());
    };
    for (const auto& id : ids) {
        if (battlescribe::forceOf(work, id) != nullptr)
            remove(removeForce(id));
        else if (battlescribe::selectionOf(work, id) != nullptr)
            remove(removeSelection(id));
    }
    return edit;
}

Result<Edit> copyOf(const Roster& roster, NewIds& ids, const std::string& id)
{
    if (const auto place = placeOfSelection(roster.forces, id)) {
        auto copy = *place;
        renew(copy, ids);
        return Edit{InsertSelection{place.parent, place.list->size(), std::move(copy)}};
    }
    if (const auto place = placeOfForce(roster.forces, id)) {
        auto copy = *place;
        renew(copy, ids);
        return Edit{InsertForce{place.parent, place.list->size(), std::move(copy)}};
    }
    return isGone(id);
}

const Offers* offersOf(Game& game, const Roster& roster, const std::string& parent)
{
    if (const auto* force = battlescribe::forceOf(roster, parent))
        return force->catalogue.isNone() ? nullptr : &game.offersOf(force->catalogue);
    const auto* selection = battlescribe::selectionOf(roster, parent);
    return selection == nullptr || selection->choice.isNone() ? nullptr : &game.offersOf(selection->choice);
}

std::vector<Id<Node>> forceEntriesOf(const Game& game, Id<File> catalogue, Id<Node> parent)
{
    const auto& data = game.definitions();
    if (!parent.isNone()) {
        const auto& node = data.nodes[parent];
        const auto forces = data.nodes[node.isLink() ? node.target : parent].forces;
        return {forces.begin(), forces.end()};
    }
    std::vector<Id<Node>> entries;
    for (const auto file : data.files[catalogue].reach)
        if (data.nodes[data.files[file].root].kind == Node::Kind::GameSystem)
            for (const auto id : data.nodes[data.files[file].root].forces)
                entries.push_back(id);
    for (const auto id : data.nodes[data.files[catalogue].root].forces)
        entries.push_back(id);
    return entries;
}

} // namespace muster::battlescribe::compose

#include "advice/gamelists/given.h"

namespace muster::advice {

namespace bs = battlescribe;

namespace {

/// Whether a minimum of the file, before modifiers, asks for a choice or a group.
bool isAskedFor(bs::Game& game, Id<bs::Choice> choice)
{
    bool isAskedFor = false;
    game.eachNodeOf(choice, [&](Id<bs::data::Node> node) {
        for (const auto id : game.node(node).constraints) {
            const auto& constraint = game.definitions().constraints[id];
            isAskedFor = isAskedFor || (constraint.type != bs::data::Constraint::Type::Max &&
                                        constraint.query.field == bs::data::Field::Selections &&
                                        constraint.query.value > bs::Decimal());
        }
    });
    return isAskedFor;
}

/// Whether a group has an entry that is taken first, and this is it; or it is the only one.
bool isFirstIn(bs::Game& game, Id<bs::Choice> group, Id<bs::Choice> choice)
{
    bs::data::Key first;
    game.eachNodeOf(group, [&](Id<bs::data::Node> node) {
        if (!game.node(node).defaultKey.isNone())
            first = game.node(node).defaultKey;
    });
    if (!first.isNone()) {
        bool isIt = false;
        game.eachNodeOf(choice, [&](Id<bs::data::Node> node) { isIt = isIt || game.node(node).id == first; });
        return isIt;
    }
    return game.childrenOf(group).size() == 1;
}

} // namespace

bool isGiven(bs::Game& game, Id<bs::Choice> choice)
{
    if (choice.isNone())
        return false;
    if (isAskedFor(game, choice))
        return true;
    const auto group = game[choice].group;
    return !group.isNone() && isAskedFor(game, group) && isFirstIn(game, group, choice);
}

} // namespace muster::advice

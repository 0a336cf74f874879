#include "battlescribe/judge/turns.h"

#include "battlescribe/judge/condition.h"

namespace muster::battlescribe::judge {

using namespace data;

namespace {

bool isBound(Condition::Type type)
{
    return type == Condition::Type::LessThan || type == Condition::Type::EqualTo || type == Condition::Type::AtMost;
}

bool asksFor(const Definitions& data, const When& when, Key category)
{
    bool asks = false;
    eachCondition(data, when.conditions, when.groups, [&](const Condition& condition) {
        asks = asks || (isBound(condition.type) && condition.query.childKey == category);
    });
    return asks;
}

bool takesTurns(const Definitions& data, const Modifier& modifier)
{
    return modifier.field == Modifier::Field::Category && !modifier.valueKey.isNone() &&
           (modifier.type == Modifier::Type::Add || modifier.type == Modifier::Type::SetPrimary) &&
           asksFor(data, modifier.when, modifier.valueKey);
}

} // namespace

std::vector<TakesTurns> turnsIn(const Situation& situation)
{
    std::vector<TakesTurns> turns;
    for (const auto element : situation.elements.ids())
        if (situation[element].kind == Element::Kind::Selection && !situation[element].choice.isNone())
            situation.game.eachNodeOf(situation[element].choice, [&](Id<Node> node) {
                for (const auto modifier : situation.data.nodes[node].modifiers)
                    if (takesTurns(situation.data, situation.data.modifiers[modifier]))
                        turns.push_back({element, modifier});
            });
    return turns;
}

bool wantsTurn(const Situation& situation, const TakesTurns& turn)
{
    return timesOf(situation, situation.askerOf(turn.element), situation.data.modifiers[turn.modifier].when) >
           Decimal();
}

} // namespace muster::battlescribe::judge

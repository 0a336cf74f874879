#include "battlescribe/judge/turns.h"

#include "battlescribe/judge/condition.h"

#include <algorithm>

namespace muster::battlescribe::judge {

using namespace data;

namespace {

bool isBound(Condition::Type type)
{
    return type == Condition::Type::LessThan || type == Condition::Type::EqualTo || type == Condition::Type::AtMost;
}

bool asksFor(const Definitions& all, IdRange<Condition> conditions, IdRange<ConditionGroup> groups, Key category)
{
    const auto asks = [&](Id<Condition> id) {
        const auto& condition = all.conditions[id];
        return isBound(condition.type) && condition.query.childKey == category;
    };
    const auto asksIn = [&](Id<ConditionGroup> id) {
        return asksFor(all, all.conditionGroups[id].conditions, all.conditionGroups[id].groups, category);
    };
    return std::any_of(conditions.begin(), conditions.end(), asks) || std::any_of(groups.begin(), groups.end(), asksIn);
}

bool takesTurns(const Definitions& all, const Modifier& modifier)
{
    return modifier.field == Modifier::Field::Category && !modifier.valueKey.isNone() &&
           (modifier.type == Modifier::Type::Add || modifier.type == Modifier::Type::SetPrimary) &&
           asksFor(all, modifier.when.conditions, modifier.when.groups, modifier.valueKey);
}

} // namespace

std::vector<TakesTurns> turnsIn(const Situation& all)
{
    std::vector<TakesTurns> turns;
    for (const auto element : all.elements.ids())
        if (all[element].kind == Element::Kind::Selection && !all[element].choice.isNone())
            all.game.eachNodeOf(all[element].choice, [&](Id<Node> node) {
                for (const auto modifier : all.all.nodes[node].modifiers)
                    if (takesTurns(all.all, all.all.modifiers[modifier]))
                        turns.push_back({element, modifier});
            });
    return turns;
}

bool wantsTurn(const Situation& all, const TakesTurns& turn)
{
    return timesOf(all, all.askerOf(turn.element), all.all.modifiers[turn.modifier].when) > 0;
}

} // namespace muster::battlescribe::judge

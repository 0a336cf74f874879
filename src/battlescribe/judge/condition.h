#pragma once

#include "battlescribe/judge/count.h"

namespace muster::battlescribe::judge {

/// How often something works under these conditions for the one who asks, at most mostTimes; 0 if they do not hold.
[[nodiscard]] Decimal timesOf(const Situation& situation, const Asker& asker, const data::When& when,
                              data::ConditionGroup::Type join = data::ConditionGroup::Type::And);

[[nodiscard]] bool holds(const Situation& situation, const Asker& asker, const data::Condition& condition);

/// Calls `take` with each modifier of a node that is wanted and works now, and how often: in the order of the file,
/// those in groups last. `wants` is asked first, as conditions cost more.
template <typename Wants, typename Take>
void eachModifier(const Situation& situation, const Asker& asker, const data::Node& node, const Wants& wants,
                  const Take& take);

// --- the template ---

template <typename Wants, typename Take>
void eachModifierIn(const Situation& situation, const Asker& asker, IdRange<data::Modifier> modifiers,
                    Decimal groupTimes, const Wants& wants, const Take& take)
{
    for (const auto id : modifiers) {
        const auto& modifier = situation.data.modifiers[id];
        if (!wants(modifier))
            continue;
        if (!situation.takesTurns.empty() && situation.takesTurns.contains(id)) {
            if (situation.hadTurn.contains({asker.self, id}))
                take(id, groupTimes);
            continue;
        }
        if (const auto times = timesIn(groupTimes, timesOf(situation, asker, modifier.when)); times > Decimal())
            take(id, times);
    }
}

template <typename Wants>
bool wantsAny(const data::Definitions& data, const data::ModifierGroup& group, const Wants& wants)
{
    for (const auto id : group.modifiers)
        if (wants(data.modifiers[id]))
            return true;
    for (const auto id : group.groups)
        if (wantsAny(data, data.modifierGroups[id], wants))
            return true;
    return false;
}

template <typename Wants, typename Take>
void eachModifierIn(const Situation& situation, const Asker& asker, IdRange<data::ModifierGroup> groups,
                    Decimal groupTimes, const Wants& wants, const Take& take)
{
    for (const auto id : groups) {
        const auto& group = situation.data.modifierGroups[id];
        if (!situation.spend(group.modifiers.size() + group.groups.size()))
            return;
        if (!wantsAny(situation.data, group, wants))
            continue;
        const auto times = timesIn(groupTimes, timesOf(situation, asker, group.when, group.type));
        if (times <= Decimal())
            continue;
        eachModifierIn(situation, asker, group.modifiers, times, wants, take);
        eachModifierIn(situation, asker, group.groups, times, wants, take);
    }
}

template <typename Wants, typename Take>
void eachModifier(const Situation& situation, const Asker& asker, const data::Node& node, const Wants& wants,
                  const Take& take)
{
    if (!situation.spend(1 + node.modifiers.size() + node.modifierGroups.size()))
        return;
    eachModifierIn(situation, asker, node.modifiers, 1, wants, take);
    eachModifierIn(situation, asker, node.modifierGroups, 1, wants, take);
}

} // namespace muster::battlescribe::judge

#pragma once

#include "battlescribe/judge/condition.h"
#include "battlescribe/judge/remote.h"

namespace muster::battlescribe::judge {

/// What a modifier makes of a number.
[[nodiscard]] Decimal changed(const Situation& situation, const data::Modifier& modifier, Decimal times,
                              Decimal number);
/// What it makes of a text.
[[nodiscard]] std::string changed(const Situation& situation, const data::Modifier& modifier, Decimal times,
                                  const std::string& text);

/// A choice, force or category: the target first, then the link to it; either may be none.
using Nodes = std::array<Id<data::Node>, 2>;

[[nodiscard]] Nodes nodesOf(const Situation& situation, Id<Choice> choice);
[[nodiscard]] Nodes nodesOf(const Situation& situation, Id<data::Node> categoryLink);

/// Calls `take` with each modifier that changes the nodes as they are asked for here, then with what others change at
/// them.
template <typename Wants, typename Take>
void eachChange(const Situation& situation, const Asker& asker, const Nodes& nodes, const Wants& wants,
                const Take& take)
{
    const auto isOwn = [&](const data::Modifier& modifier) {
        return wants(modifier) && !situation.data.isForOthers(modifier);
    };
    for (const auto node : nodes)
        if (!node.isNone())
            eachModifier(situation, asker, situation.data.nodes[node], isOwn,
                         [&](Id<data::Modifier> id, Decimal times) { take(situation.data.modifiers[id], times); });
    if (asker.self.isNone() && !asker.choice.isNone() && situation.spend(situation.remoteBelow[asker.parent].size()))
        for (const auto& [change, within] : situation.remoteBelow[asker.parent])
            if (wants(situation.data.modifiers[change.modifier]) &&
                isReached(situation, change.modifier, within, asker.choice))
                take(situation.data.modifiers[change.modifier], change.times);
    if (asker.self.isNone() || !situation.spend(situation.remote[asker.self].size()))
        return;
    for (const auto& remote : situation.remote[asker.self])
        if (!remote.isForProfiles && wants(situation.data.modifiers[remote.modifier]))
            take(situation.data.modifiers[remote.modifier], remote.times);
}

/// What the modifiers of a field make of a text.
[[nodiscard]] std::string changedText(const Situation& situation, const Asker& asker, const Nodes& nodes,
                                      data::Modifier::Field field, std::string_view text);
/// The name as modifiers make it.
[[nodiscard]] std::string nameOf(const Situation& situation, const Asker& asker, const Nodes& nodes);

/// Whether a choice, or a group that it is in, is hidden for the one who asks.
[[nodiscard]] bool isHidden(const Situation& situation, const Asker& asker);
/// Whether a force, or a category in it, is hidden.
[[nodiscard]] bool isHidden(const Situation& situation, const Asker& asker, const Nodes& nodes);

} // namespace muster::battlescribe::judge

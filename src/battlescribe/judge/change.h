#pragma once

#include "battlescribe/judge/condition.h"

namespace muster::battlescribe::judge {

/// What a modifier makes of a number.
[[nodiscard]] data::Amount changed(const Situation& situation, const data::Modifier& modifier, std::int64_t times,
                                   data::Amount number);
/// What it makes of a text.
[[nodiscard]] std::string changed(const Situation& situation, const data::Modifier& modifier, std::int64_t times,
                                  const std::string& text);

/// Calls `take` with each modifier that changes a choice as it is asked for here, those of its target first, then its
/// link's, then what others change at it.
template <typename Wants, typename Take>
void eachChange(const Situation& situation, const Asker& asker, Id<play::Choice> choice, const Wants& wants,
                const Take& take)
{
    const auto isOwn = [&](const data::Modifier& modifier) {
        return wants(modifier) && !situation.all.isForOthers(modifier);
    };
    situation.game.eachNodeOf(choice, [&](Id<data::Node> node) {
        eachModifier(situation, asker, situation.all.nodes[node], isOwn,
                     [&](Id<data::Modifier> id, std::int64_t times) { take(situation.all.modifiers[id], times); });
    });
    if (asker.self.isNone())
        return;
    if (!situation.spend(situation.remote[asker.self].size()))
        return;
    for (const auto& remote : situation.remote[asker.self])
        if (!remote.isForProfiles && wants(situation.all.modifiers[remote.modifier]))
            take(situation.all.modifiers[remote.modifier], remote.times);
}

/// What the modifiers of a field make of a text of a choice.
[[nodiscard]] std::string changedText(const Situation& situation, const Asker& asker, data::Modifier::Field field,
                                      std::string_view text);

/// Whether a choice, or a group that it is in, is hidden for the one who asks.
[[nodiscard]] bool isHidden(const Situation& situation, const Asker& asker);

} // namespace muster::battlescribe::judge

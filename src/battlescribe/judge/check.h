#pragma once

#include "battlescribe/judge/judgement.h"

namespace muster::battlescribe::judge {

/// Finds what is wrong, once everything is settled.
[[nodiscard]] std::vector<Finding> check(const Situation& situation);

/// The value of a constraint that `nodes` have in common, as modifiers make it.
[[nodiscard]] data::Amount valueOf(const Situation& situation, const Asker& asker,
                                   const std::array<Id<data::Node>, 2>& nodes, Id<data::Constraint> constraint);

/// Whether a force, or a category in it, is hidden.
[[nodiscard]] bool isHidden(const Situation& situation, const Asker& asker, const std::array<Id<data::Node>, 2>& nodes);
/// Its name as modifiers make it.
[[nodiscard]] std::string nameOf(const Situation& situation, const Asker& asker,
                                 const std::array<Id<data::Node>, 2>& nodes);

/// A link of a force to a category, and the category: the target first.
[[nodiscard]] std::array<Id<data::Node>, 2> nodesOf(const Situation& situation, Id<data::Node> categoryLink);
[[nodiscard]] std::array<Id<data::Node>, 2> nodesOf(const Situation& situation, Id<play::Choice> choice);
/// The category links of a force, in order.
[[nodiscard]] std::vector<Id<data::Node>> categoryLinksOf(const Situation& situation, Id<Element> force);
/// Whether a choice at the top of a force has a place there: in one of the categories of its entry, unless the choice
/// or the force names none. What has none is not missing. Always true below a selection. `shown`: the category links of
/// the owner, none of a selection, asked for once for many choices.
[[nodiscard]] bool hasPlaceAmong(const Situation& situation, const std::vector<Id<data::Node>>& shown,
                                 Id<play::Choice> choice);

} // namespace muster::battlescribe::judge

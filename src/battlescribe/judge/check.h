#pragma once

#include "battlescribe/judge/change.h"
#include "battlescribe/judge/judgement.h"

namespace muster::battlescribe::judge {

/// Finds what is wrong, once everything is settled.
[[nodiscard]] std::vector<Finding> check(const Situation& situation);

/// The value of a constraint that `nodes` have in common, as modifiers make it.
[[nodiscard]] Decimal valueOf(const Situation& situation, const Asker& asker, const Nodes& nodes,
                              Id<data::Constraint> constraint);

/// The category links of a force, in order.
[[nodiscard]] std::vector<Id<data::Node>> categoryLinksOf(const Situation& situation, Id<Element> force);
/// Whether a choice at the top of a force has a place there: in one of the categories of its entry, unless the choice
/// or the force names none. What has none is not missing. Always true below a selection. `shown`: the category links of
/// the owner, none of a selection, asked for once for many choices.
[[nodiscard]] bool hasPlaceAmong(const Situation& situation, const std::vector<Id<data::Node>>& shown,
                                 Id<Choice> choice);

} // namespace muster::battlescribe::judge

#pragma once

#include "battlescribe/data/definitions.h"

namespace muster::battlescribe {

/// An entry or a group as it can be reached: the link that leads to it, and the choice that it lies in, belong to it.
struct Choice {
    Id<data::Node> target; ///< the entry or group itself
    Id<data::Node> link;   ///< none if the choice is not linked
    Id<Choice> above;      ///< the entry or group that it lies in; none at the top of a force
    Id<Choice> group;      ///< the innermost group that it lies in; none if it is in none
    bool isGroup : 1 = false;
    bool isCollective : 1 = false;
    bool hasConstraints : 1 = false;
    bool hasMinimum : 1 = false; ///< some constraint may ask that it is taken
    bool isExpanded : 1 = false;
    std::uint16_t depth = 0;
    IdRange<Choice> children = data::nothing<Choice>; ///< once it is expanded: the target's, then the link's
};

/// The choices below a selection, or at the top of a force, with those in groups.
struct Offers {
    std::vector<Id<Choice>> choices;  ///< entries and groups, each group before what is in it
    std::vector<Id<Choice>> checked;  ///< those that may break a limit although nothing of them is taken
    std::vector<Id<Choice>> reaching; ///< groups that change others
    std::vector<Id<Choice>> telling;  ///< groups that may give messages
    std::vector<Id<data::Node>> lost; ///< links to missing things: what they would offer is unknown
};

} // namespace muster::battlescribe

#pragma once

#include "print/view/parts.h"

namespace muster::print {

/// A piece of the lines of the tree, left of a row.
struct OrderRail {
    bool isLine = false;  ///< goes on to the rows below
    bool isElbow = false; ///< leads to this row
    bool isEnd = false;   ///< leads to this row, and nothing follows

    MUSTER_FIELDS(isLine, isElbow, isEnd)
};

/// A unit, or several that are alike.
struct OrderNode {
    std::vector<OrderRail> rails;
    std::string name;
    std::optional<std::string> kind; ///< where the name is the player's own
    std::optional<std::string> count;
    std::optional<std::string> place;
    std::optional<std::string> otherArmy; ///< where it is another than that of the branch
    bool heldBack = false;
    bool isOwnUnit = false;
    bool isUnknown = false;
    bool isAbove = false; ///< units are attached to it
    std::string modelsText;
    std::string cost;
    std::optional<std::string> sumBelowText;

    MUSTER_FIELDS(rails, name, kind, count, place, otherArmy, heldBack, isOwnUnit, isUnknown, isAbove, modelsText, cost,
                  sumBelowText)
};

/// A unit that is attached to no other, with all that are attached to it.
struct OrderTree {
    std::vector<OrderNode> nodes;

    MUSTER_FIELDS(nodes)
};

struct OrderGroup {
    std::string heading;
    std::optional<std::string> icon;
    std::string sum;
    bool isEnd = false; ///< the last of its branch
    std::vector<OrderTree> trees;

    MUSTER_FIELDS(heading, icon, sum, isEnd, trees)
};

/// The units of one army of a roster.
struct OrderBranch {
    std::string branch;
    std::optional<std::string> ofRoster; ///< the name of the roster, where it is that of an ally
    std::optional<std::string> accent;
    std::optional<std::string> emblem;
    std::string sum;
    std::string about; ///< units and models
    std::vector<OrderGroup> groups;

    MUSTER_FIELDS(branch, ofRoster, accent, emblem, sum, about, groups)
};

struct OrderSheet : SheetHead {
    bool isEmptyArmy = false;
    std::string pointsCaption;
    std::vector<OrderBranch> branches;

    using Base = SheetHead;
    MUSTER_FIELDS(isEmptyArmy, pointsCaption, branches)
};

} // namespace muster::print

#pragma once

#include "print/view/cardsheet.h"

namespace muster::print {

/// A part of a machine that is damaged apart from the others.
struct MachineLocation {
    std::string location;
    std::optional<std::string> damageRating; ///< nothing where it is not known
    std::vector<TickGroup> groups;

    MUSTER_FIELDS(location, damageRating, groups)
};

struct MachineWeapon : WeaponRow {
    std::optional<std::string> mount; ///< where it is and where it points

    using Base = WeaponRow;
    MUSTER_FIELDS(mount)
};

/// What is at one point of the drawing.
struct MachinePlace {
    std::optional<std::string> number; ///< as in the drawing; nothing where that has no point for it
    std::vector<MachineWeapon> guns;
    std::vector<MachineLocation> locations;

    MUSTER_FIELDS(number, guns, locations)
};

/// A column beside the drawing.
struct MachineSide {
    bool isLeft = false;
    std::vector<MachinePlace> places;
    std::vector<CardRule> sideRules;

    MUSTER_FIELDS(isLeft, places, sideRules)
};

/// An order that a unit may have in a turn.
struct MachineOrder {
    std::string order;
    bool isLast = false;

    MUSTER_FIELDS(order, isLast)
};

/// The record sheet of one machine.
struct Machine : Card {
    std::string seenFrom;
    std::vector<DrawnLayer> layers;
    std::vector<MachineSide> sides; ///< the left one, then the right one
    bool hasLocations = false;
    bool hasUnknownRatings = false;
    bool isRoomy = false; ///< there is room for larger words and boxes

    using Base = Card;
    MUSTER_FIELDS(seenFrom, layers, sides, hasLocations, hasUnknownRatings, isRoomy)
};

struct MachineSheet : SheetHead {
    std::vector<Machine> machines;
    std::optional<std::string> ordersHead; ///< what the game calls an order
    std::vector<MachineOrder> orders;      ///< none where units have no orders, or the game no turns
    std::vector<TurnBox> turns;

    static constexpr Flag flags[]{{"machines", "hasMachines"}, {"orders", "hasOrders"}};
    using Base = SheetHead;
    MUSTER_FIELDS(machines, ordersHead, orders, turns)
};

} // namespace muster::print

#pragma once

#include "core/data/specialrule.h"

#include <string>
#include <vector>

namespace muster {

struct Army;

struct WeaponKind {
    std::string id;
    std::string name;
    std::string sign;                    ///< name of an icon; may be empty
    std::string heading;                 ///< of the table in which cards print its weapons; empty: the usual one
    std::vector<Id<StatColumn>> columns; ///< that have a meaning for it; empty: all
};

struct Weapon {
    std::string id;
    std::string name;
    std::string plural;
    Id<Army> army;
    Id<WeaponKind> kind;
    Table<StatColumn, StatValue> stats; ///< by weapon column
    std::vector<RuleRef> rules;
    std::string note;
    std::string origin; ///< where its figures come from
    std::string uncertain;
};

struct Carry {
    enum class Count : std::uint8_t { Number, All, Rest };

    Id<Weapon> weapon;
    Count kind = Count::All;
    int number = 1;
    Bearer bearer = Bearer::Unit;
    std::vector<std::string> arcs;
    std::string mount;
    std::string note;
};

} // namespace muster

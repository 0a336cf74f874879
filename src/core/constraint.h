#pragma once

#include "core/filter.h"
#include "core/fraction.h"

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace muster {

/// error: not legal. warning: legal, worth a talk. note: good to know. Off: not judged.
enum class Severity : std::uint8_t { Error, Warning, Note, Off };

/// A severity that a battle option may change.
struct SeverityRule {
    Severity plain = Severity::Error;
    Index option = noIndex;         ///< battle option, or none
    std::vector<Severity> byChoice; ///< by the option's choice; flags: off, on
};

/// When a rule or figure holds: a ruling's state, a battle option's value, the scenario, a unit that is there. Empty:
/// always.
struct Condition {
    Index ruling = noIndex;
    bool rulingOn = true;
    Index option = noIndex;
    std::uint64_t choices = 0;      ///< mask over the option's choices
    std::uint64_t scenarios = 0;    ///< mask over scenarios; 0 for any
    std::uint64_t notScenarios = 0; ///< it rests in these
    std::optional<Filter> has;      ///< some unit of the roster fits
};

/// In a battle, whose units are counted.
struct SideSelector {
    enum class Kind : std::uint8_t { Both, First, Second, ByOption } kind = Kind::Both;
    Index option = noIndex;
    int choice = 0;
};

/// Units of one filter unlock so many places for units of another.
struct Unlock {
    Filter by;
    int number = 1;
    Filter places;
};

/// What a constraint counts.
struct Measure {
    enum class Kind : std::uint8_t {
        Units,
        Models,
        GroupModels, ///< models in model groups of `groupMask`
        Points,
        Options,    ///< how often options are taken, of `optionMask`, `listMask` and `groupMask`
        Largest,    ///< largest figure `stat` of the weapons that fit
        SameWeapon, ///< how often the weapon is there that is there most often
        Stat,       ///< the unit's figure `stat`, after options
        Weapons,    ///< kinds of weapon that fit `weaponKinds` or `weapons`
        Parameter,  ///< sum of the parameter of special rules with watched bit in `ruleMask`
        AgreedPoints,
        DistinctOption, ///< different values of battle option `option` among the rosters
        DistinctAgreed,
        DistinctArmies,
        DistinctKinds,
        Unmatched,
    };

    Kind kind = Kind::Units;
    Filter filter;
    static constexpr std::uint64_t all = ~std::uint64_t{0};

    std::uint64_t groupMask = all;  ///< watched model groups; Filter::ownModels for the unit's own models
    std::uint64_t optionMask = all; ///< watched options
    std::uint64_t listMask = all;   ///< watched option groups
    bool differing = false;         ///< of a body: only what it has otherwise than its unit
    Index stat = noIndex;
    std::uint64_t ruleMask = 0;
    std::uint64_t weaponKinds = 0;
    std::vector<Index> weapons;
    Index option = noIndex;
    std::vector<Unlock> unlocks;
    SideSelector side;
};

/// A number, or a figure times n plus m, rounded.
struct Bound {
    enum class Source : std::uint8_t {
        Number,
        Measure,
        AgreedPoints,
        LineNumber,
        LimitNumber,
        Parameter,
        Stat,
        Derived,    ///< what the formula of column `stat` gives
        ArmyNumber, ///< number `number` of the own army's list
    };

    Source source = Source::Number;
    std::shared_ptr<const Measure> measure;
    std::uint64_t ruleMask = 0;
    Index stat = noIndex;
    Index number = noIndex;
    std::int64_t perFull = 0; ///< counts only each full so many: 2 for each full 1,000 points; 0: as it is
    Fraction times = 1;
    std::int64_t plus = 0;           ///< the number itself for Source::Number
    std::shared_ptr<const Bound> by; ///< multiplied after times and plus, before rounding
    Rounding rounding = Rounding::None;
};

/// One army-building rule: for each subject, a count compared with a bound.
struct Constraint {
    /// Body: models of a unit that are alike: its own, and each of its model groups.
    enum class Subject : std::uint8_t { Roster, Army, Unit, Body, Kind, Line, Limit, Battle };
    enum class Scope : std::uint8_t { Self, Below, Place };

    std::string id;
    std::string name; ///< label of its tally; empty where none is shown
    Subject subject = Subject::Roster;
    Filter where;
    QuickFilter quickWhere; ///< of `where`
    Scope scope = Scope::Self;
    Index place = noIndex;
    Condition when;
    bool whenEmpty = false;
    Measure count;
    std::optional<Bound> atMost;
    std::optional<Bound> atLeast;
    bool exactly = false; ///< both bounds are the same sentence
    SeverityRule severity;
    Index citation = noIndex;
    std::string messageMore;
    std::string messageFewer;
};

} // namespace muster

#pragma once

#include "rules/figures/effects.h"

#include <string>
#include <vector>

namespace muster {

/// A unit with all its options: what a card shows.

using ProfileStat = EffectiveFigure;

struct ProfileWeapon {
    Id<Weapon> weapon;
    int count = 1; ///< how many models carry it, or how many of it one model has
    Bearer bearer = Bearer::Unit;
    std::vector<std::string> arcs; ///< letters; the ruleset names them
    std::string mount;
    std::string note;
    Table<StatColumn, ProfileStat> stats; ///< by weapon column
};

struct ProfileRule {
    RuleRef ref;
    std::string name;      ///< with its parameter and note: "Tough (4)", "Inspiring (Brokkrs only)"
    std::string shortText; ///< one line, parameter filled in
};

struct ProfileOption {
    /// What was chosen inside of it.
    struct Inner {
        const Option* option = nullptr; ///< in the catalogue
        int count = 1;
    };

    std::string group;
    std::string name;
    int count = 1;
    Points points;                  ///< all of them together, with what is inside
    bool isDefault = false;         ///< it was not chosen, but is the default
    bool isMount = false;           ///< its group is a mount
    const Option* option = nullptr; ///< in the catalogue
    std::vector<Inner> inner{};     ///< the name has these in brackets
};

struct ProfileTrack {
    Id<Track> track; ///< in the ruleset
    std::string name;
    int boxes = 1;
    int mark = 0;         ///< a mark is drawn after this box; 0 for none
    bool isBlank = false; ///< the number is not known: a blank is printed
};

/// Models with a stat line of their own in a unit of several kinds of model.
struct ProfilePart {
    Id<Profile> profile;
    std::string name;
    int models = 1;
    bool isMount = false;                 ///< what models ride on, and no model of its own
    bool isAdded = false;                 ///< by an option
    Table<StatColumn, ProfileStat> stats; ///< by column; those of the whole unit are empty
    std::vector<ProfileWeapon> weapons;
    std::vector<ProfileRule> rules;
    std::string note;
    std::string origin; ///< where its figures come from
    std::vector<Uncertain> uncertain;
};

/// Models of a unit that differ from the rest.
struct ProfileGroup {
    std::string name;
    int models = 1;
    Table<StatColumn, ProfileStat> stats;
    std::vector<ProfileWeapon> weapons;
    std::vector<ProfileRule> rules;
    std::vector<ProfileOption> options; ///< only those that differ from its unit
    std::vector<std::string> holds;     ///< see UnitProfile::holds
};

struct UnitProfile {
    Table<StatColumn, ProfileStat> stats; ///< by column
    std::vector<ProfileWeapon> weapons;
    std::vector<ProfileRule> rules; ///< own, granted and from options, each once, in order of name
    std::vector<ProfileOption> options;
    std::vector<ProfileTrack> tracks;
    std::vector<ProfileGroup> groups;
    std::vector<ProfilePart> parts;
    std::vector<std::string> holds; ///< ways to fill the hands: "Sword and shields"; empty where all fits at once
};

/// The figures of a unit after options. The roster must not have changed since it was judged. Empty for an unknown
/// kind.
[[nodiscard]] UnitProfile profile(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit);

/// The plain figures of a kind of unit, at its smallest size and with its default options.
[[nodiscard]] UnitProfile profileOfKind(const Catalogue& catalogue, Id<Unit> kind);

/// Whether any column has a figure. In some games only the models of a unit have figures, and the unit has none.
[[nodiscard]] bool hasFigures(const Table<StatColumn, ProfileStat>& stats);

/// The weapons that an option gives, with their figures for a model of the unit without other options.
[[nodiscard]] std::vector<ProfileWeapon> weaponsOfOption(const Catalogue& catalogue, Id<Unit> kind,
                                                         const Option& option);

/// The text of a rule, with its parameter instead of the word n.
[[nodiscard]] std::string ruleText(const Catalogue& catalogue, const RuleRef& ref);

/// The short text of a rule for cards, with its parameter.
[[nodiscard]] std::string shortText(const Catalogue& catalogue, const RuleRef& ref);

/// "Tough (4)" for Tough (n) with 4.
[[nodiscard]] std::string ruleName(const Catalogue& catalogue, const RuleRef& ref);

} // namespace muster

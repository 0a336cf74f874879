#pragma once

#include "core/data/army.h"
#include "core/data/battletable.h"
#include "core/data/cost.h"
#include "core/data/judgedby.h"
#include "core/language/constraint.h"
#include "core/language/filter.h"
#include "core/language/quickrule.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace muster {

struct Category {
    std::string id;
    std::string name;
    std::string plural;
    std::string shortName;
    std::string icon;
    Id<Fact> fact;
    Id<Army> army;            ///< whose file has it; none: of the ruleset
    std::string silhouette{}; ///< name of a drawing, for the sheets of machines; may be empty
};

struct Mark {
    std::string id;
    std::string name;
    std::string text;
    Id<Citation> citation;
    Id<Fact> fact;
};

struct Trait {
    std::string id;
    std::string name; ///< empty: players do not see it
    Filter when;
    Id<Citation> citation;
    Id<Fact> fact;
    QuickFilter quickWhen; ///< of `when`
};

struct Place {
    std::string as;
    std::string name;
    std::string verb;
    Filter parents;
    Filter accepts;
    std::optional<Filter> required;
    bool sameArmy = false;                 ///< only for units of the parent unit's army
    bool hasSlots = false;                 ///< what is attached here fills the parent unit's slots
    RuledFlag included{.standard = false}; ///< the parent unit pays the base cost of what is attached here
    RuledFlag sharesReserve;               ///< what is attached here is held back with its parent unit
    Id<Fact> fact;
};

struct BattleChoice {
    std::string id;
    std::string name;
    std::string text;
};

/// The choices of a flag.
inline constexpr auto flagOff = Id<BattleChoice>::at(0);
inline constexpr auto flagOn = Id<BattleChoice>::at(1);

/// Flags have two choices, off and on.
struct BattleOption {
    std::string id;
    std::string name;
    std::string text;
    bool isFlag = false;
    Id<BattleChoice> standard; ///< none: a roster that does not name the option has not chosen
    Table<BattleChoice> choices;
    Condition when; ///< the option exists only while this holds; it does not ask for units
    Id<Citation> citation;
};

struct Scenario {
    std::string id;
    std::string name;
    std::string text;
    Id<Citation> citation;
    BattleTable table; ///< in place of the ruleset's
};

struct Section {
    std::string name;
    Id<Army> army; ///< only for rosters of this army, in place of the ruleset's; none: of the ruleset
    Filter where;
};

/// A figure that sheets print: of the battle, or of each unit that fits, for its card.
struct Figure {
    std::string id;
    std::string name;
    bool isForUnits = false;
    Filter where; ///< of units
    std::optional<Bound> value;
    std::string unit;
    std::string text;
    bool scores = false; ///< the value is victory points that a side gets each time
    Condition when;
    Id<Citation> citation;
};

struct Track {
    enum class Boxes : std::uint8_t { Number, Models, Parameter, Stat, Locations };

    std::string id;
    std::string name;
    Boxes kind = Boxes::Number;
    int number = 1;
    Id<Fact> rule; ///< special rule whose parameter is the number of boxes
    Id<StatColumn> stat;
    bool isForEachModel = false; ///< each model has its own boxes, of `stat`
    Id<StatColumn> mark;         ///< column that says after which box a mark is drawn
    bool eachTurn = false;       ///< cleared when a turn begins
    bool isFatal = false;        ///< a unit is lost with its last box
    Filter where;
};

/// What players count from game to game, such as experience. No rule looks at it: a roster keeps its number.
struct CounterKind {
    std::string id;
    std::string name;
    int boxes = 0;         ///< that are printed to be ticked; 0: room for a number
    bool ofRoster = false; ///< one for the whole roster; otherwise one for each unit that fits
    Filter where;
};

/// What the enemy gets for a unit that fits, as a share of its points.
struct Victory {
    std::string id;
    std::string name;
    Fraction times = 1;
    Filter where;
    Id<Citation> citation;
};

/// How many hands a model has, and what a weapon needs of them.
struct Hold {
    Id<StatColumn> stat;       ///< column of the unit
    Id<StatColumn> weaponStat; ///< column of the weapon
    Id<SpecialRule> always;    ///< special rule of weapons that can be used at any time
};

struct ReferenceBlock {
    std::string id;
    std::string title;
    std::vector<std::string> steps;
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows;
    std::vector<std::string> notes;
    std::optional<Filter> where;
    Id<Scenario> scenario;
    Id<Citation> citation;
};

/// Rules that every ruleset has; a ruleset gives their citations and severities.
enum class Structural : std::uint8_t { UnitSize, OptionLimit, OptionRequires, OptionExcludes, WrongPlace, Slots };
inline constexpr std::array<std::string_view, 6> structuralIds{"unit-size",       "option-limit", "option-requires",
                                                               "option-excludes", "wrong-place",  "slots"};

[[nodiscard]] constexpr std::string_view idOf(Structural rule) { return structuralIds[static_cast<std::size_t>(rule)]; }

struct StructuralRule {
    SeverityRule severity;
    Id<Citation> citation;
};

/// The table of turns on the battle sheet.
struct TurnTable {
    int number = 8; ///< 0: the game has no turns
    int extra = 0;  ///< turns that may follow
    bool isOfRounds = false;
    std::string steps;  ///< id of the block of the reference that has the steps of a turn; may be empty
    std::string orders; ///< id of the block whose table begins with the orders that a unit may have; may be empty
};

/// What the points of a game are called. Empty: points.
struct Currency {
    std::string name;
    std::string plural;
};

struct Ruleset {
    std::string id;
    std::string name;
    std::string shortName;
    std::vector<std::string> aliases; ///< what people call it besides; only for reading lists in words
    std::string about;
    std::string dataVersion;
    DataSource data;
    Provenance provenance;
    Table<Source> sources;
    Table<Citation> citations;
    bool hasPoints = false;
    Currency currency;
    Table<CostKind> costs; ///< kinds of cost beside points
    bool countsModels = true;
    TurnTable turns;
    std::vector<std::int64_t> usualPoints;
    Table<StatColumn> stats;
    Table<StatColumn> weaponStats;
    Table<WeaponKind> weaponKinds;
    std::vector<std::pair<std::string, std::string>> arcs;
    Table<Category> categories;
    std::vector<Section> sections;
    Table<Mark> marks;
    Table<Trait> traits;
    Table<Place> places;
    Id<Place> defaultPlace;
    Id<Place> slotPlace; ///< the place whose units fill slots, if the game has slots
    Table<BattleOption> battleOptions;
    Table<Scenario> scenarios;
    BattleTable table;     ///< of a battle whose scenario has none of its own
    Table<Grant> grants;   ///< those with a condition: the ruleset's, then those of the armies that were read
    Table<Ruling> rulings; ///< the ruleset's, then those of the armies that were read
    std::array<StructuralRule, structuralIds.size()> structure;
    Table<Constraint> constraints; ///< filled by addConstraint
    Table<Constraint, QuickRule> quickRules;
    std::vector<Figure> figures;
    Table<Track> tracks;
    Table<CounterKind> counters;
    std::vector<ReferenceBlock> reference;
    std::vector<Victory> victory;
    std::optional<Hold> hold;
    Table<ArmyNumber> numbers; ///< that constraints ask armies for

    /// Whether kinds of model have figures in a column: all columns, where none is said to be theirs.
    [[nodiscard]] bool isOfProfiles(Id<StatColumn> column) const
    {
        return stats[column].perProfile || std::ranges::none_of(stats, &StatColumn::perProfile);
    }
    [[nodiscard]] const StructuralRule& structureOf(Structural rule) const
    {
        return structure[static_cast<std::size_t>(rule)];
    }
    /// How a roster writes a place: the usual one is left out.
    [[nodiscard]] std::string asOf(Id<Place> place) const
    {
        return place == defaultPlace ? std::string() : places[place].as;
    }
    void addConstraint(Constraint rule)
    {
        quickRules.add(QuickRule::of(rule));
        constraints.add(std::move(rule));
    }
    [[nodiscard]] std::string_view arcName(std::string_view letter) const;
};

} // namespace muster

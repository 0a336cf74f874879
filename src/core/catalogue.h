#pragma once

#include "core/constraint.h"
#include "core/filter.h"
#include "core/formula.h"
#include "core/judgedby.h"
#include "core/stat.h"

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace muster {

/// Rulesets and armies as they are judged by: immutable, every reference resolved to an index when it is read.

struct Source {
    std::string id;
    std::string title;
    std::string author;
    std::string publisher;
    int year = 0;
};

struct Citation {
    std::string id;
    Index source = noIndex;
    std::string section;
};

/// Where figures come from and of what kind they are.
struct Provenance {
    std::string kind; ///< rulebook, transcribed, typical, playtest, own
    std::string source;
    std::string certainty;

    friend bool operator==(const Provenance&, const Provenance&) = default;
};

struct Ruling {
    std::string id;
    std::string question;
    std::string answer;
    std::string otherwise;
    bool standard = true;
    Index citation = noIndex;
    Index army = noIndex; ///< the army that it belongs to; none for the ruleset's
};

struct SpecialRule {
    std::string id;
    std::string name; ///< "Tough (n)"
    std::string shortText;
    std::string text;
    std::string kind; ///< unit, weapon, army
    bool sums = false;
    bool heldBack = false;
    Index citation = noIndex;
    std::string note;
    std::uint64_t watched = 0;   ///< its bit where a filter or bound asks for it
    Index penaltyStat = noIndex; ///< what worsens this column counts penaltyTimes for a unit with the rule
    int penaltyTimes = 1;
};

/// Who of a unit bears a rule or a weapon.
enum class Bearer : std::uint8_t { Unit, Leader, Trooper };

struct RuleRef {
    Index rule = noIndex;
    std::optional<int> number; ///< parameter as a number, where it is one
    std::string value;         ///< parameter as written
    Bearer bearer = Bearer::Unit;
    std::string note;

    friend bool operator==(const RuleRef&, const RuleRef&) = default;
};

struct Weapon {
    std::string id;
    std::string name;
    std::string plural;
    Index army = noIndex;
    Index kind = noIndex;
    std::vector<StatValue> stats; ///< by weapon column
    std::vector<RuleRef> rules;
    std::string note;
    std::string origin; ///< where its figures come from
    std::string uncertain;
};

struct Carry {
    enum class Count : std::uint8_t { Number, All, Rest };

    Index weapon = noIndex;
    Count kind = Count::All;
    int number = 1;
    Bearer bearer = Bearer::Unit;
    std::vector<std::string> arcs;
    std::string mount;
    std::string note;
};

/// At most or at least so many: a number, or so many for each full `perModels` models.
struct OptionBound {
    int times = 0;
    int perModels = 0; ///< 0: `times` is the number

    [[nodiscard]] int at(int models) const { return perModels == 0 ? times : times * (models / perModels); }
};

struct Effect {
    enum class Kind : std::uint8_t { Set, Add, Improve, Worsen, Multiply };

    Index stat = noIndex; ///< column of the unit, or of its weapons
    bool ofWeapons = false;
    Index weaponKind = noIndex;
    Kind kind = Kind::Add;
    int amount = 0;
    StatValue value; ///< for Set
    bool each = false;
    bool first = false;     ///< a multiplication that comes before additions
    Index ruling = noIndex; ///< counts only while this ruling is as `rulingOn` says
    bool rulingOn = true;
};

struct Option {
    std::string id;
    std::string name;
    OptionBound min;
    OptionBound max{1, 0};
    std::int64_t points = 0;
    std::int64_t pointsPerModel = 0;
    std::string text;
    std::vector<Effect> effects;
    std::vector<RuleRef> rules;
    std::vector<Carry> weapons;
    std::vector<Index> replaces; ///< weapons
    std::uint64_t marks = 0;
    std::optional<int> maxModels;
    std::vector<Index> requiresAnyOf; ///< options of the unit, as positions in Unit::options
    std::vector<Index> excludes;
    Index ruling = noIndex;
    Index citation = noIndex;
    std::string uncertain;
    Index group = noIndex;
    Index swap = noIndex; ///< set within which a model group's own choice stands in place of the unit's
    int holds = 0;        ///< hands that it needs while it is used
    int defaultCount = 0;
    std::uint64_t watched = 0;      ///< its bit where a filter asks for it
    std::uint64_t watchedRules = 0; ///< bits of the special rules it gives
    std::uint64_t watchedGroup = 0; ///< bit of its option group
    bool heldBack = false;          ///< gives a rule that holds the unit back
};

struct OptionGroup {
    std::string id;
    std::string name;
    OptionBound min;
    std::optional<OptionBound> max;
    std::vector<Index> options; ///< positions in the unit's options
    bool isMount = false;       ///< a shared group under the name of the place that it arms
    Index citation = noIndex;
};

/// Options of a unit or of a model group, flat, with their groups.
struct OptionList {
    std::vector<Option> options;
    std::vector<OptionGroup> groups;

    // Worked out by index(), so that judging looks only at what is taken.
    /// Positions of the options in the order of their ids, with the first eight letters as a number to compare by.
    std::vector<std::pair<std::uint64_t, Index>> byId;
    std::vector<Index> standard; ///< options that are taken where the roster names none of their group
    std::vector<Index> needed;   ///< option groups with a minimum, or with an option that has one

    [[nodiscard]] Index find(std::string_view id) const;
    void index();
};

/// Yes or no, or as a ruling has it.
struct RuledFlag {
    bool standard = true;
    Index ruling = noIndex;

    [[nodiscard]] bool holds(const std::vector<bool>& rulings) const
    {
        return ruling == noIndex ? standard : rulings[static_cast<std::size_t>(ruling)];
    }
};

struct ModelGroup {
    std::string id;
    std::string name;
    std::optional<OptionBound> max;
    std::int64_t pointsPerModel = 0;
    RuledFlag pointsOnTop; ///< besides the model's own cost; else in its place
    RuledFlag swaps;       ///< own choices stand in place of the unit's; else on top of them
    std::vector<Effect> effects;
    std::vector<RuleRef> rules;
    std::vector<Effect> unitEffects; ///< for the whole unit
    std::vector<RuleRef> unitRules;
    std::uint64_t marks = 0;
    OptionList choices;
    std::uint64_t watched = 0; ///< its bit where a filter or count asks for it
};

struct Uncertain {
    std::string what;
    std::string why;
};

/// The stat line of a kind of model that units of several kinds of model share.
struct Profile {
    std::string id;
    std::string name;
    Index army = noIndex;
    std::vector<StatValue> stats; ///< by column
    std::vector<Carry> weapons;   ///< of one model
    std::vector<RuleRef> rules;
    std::string note;
    std::string origin;
    std::vector<Uncertain> uncertain;
};

struct UnitPart {
    Index profile = noIndex;
    int models = 1;
};

/// A place of a large machine that takes damage of its own.
struct Location {
    std::string name;
    std::optional<int> damage; ///< damage rating; nothing where nobody knows it
};

struct Unit {
    std::string id;
    std::string name;
    Index army = noIndex;
    Index category = noIndex;
    std::vector<int> sizes; ///< the only sizes; empty where a range holds
    int minModels = 1;
    int maxModels = 1;
    std::int64_t points = 0;
    std::int64_t pointsPerModel = 0;
    std::vector<StatValue> stats; ///< by column
    std::uint64_t marks = 0;
    std::vector<RuleRef> rules; ///< own and granted, best of each
    std::vector<Carry> weapons;
    OptionList choices;
    std::vector<ModelGroup> groups;
    std::vector<UnitPart> parts; ///< kinds of model; empty where all have the unit's own stat line
    std::vector<Location> locations;
    std::string note;
    std::string origin;
    std::optional<Provenance> provenance;
    std::vector<Uncertain> uncertain;

    // Worked out when the data are read, so that judging need not.
    std::uint64_t watchedRules = 0;
    bool heldBack = false;
    Index line = noIndex; ///< composition line it stands on whatever the rulings
    Index rulingLine = noIndex;
    Index lineRuling = noIndex; ///< while this ruling is on, it stands on rulingLine
    std::uint64_t limits = 0;   ///< limits of its army's lines that count it
    std::uint64_t changed = 0;  ///< columns that some option or model group of its may change

    [[nodiscard]] bool allowsModels(int models) const;
    [[nodiscard]] int defaultModels() const { return sizes.empty() ? minModels : sizes.front(); }
    [[nodiscard]] const ModelGroup* group(std::string_view groupId) const;
};

/// A line of an army's list: so many units of these kinds.
struct CompositionLine {
    std::string id;
    std::string name;
    int number = 0;
    std::vector<Index> units;
    std::uint64_t marks = 0;
    Index citation = noIndex;
};

/// A limit inside a line, such as "of which 1 may be Immortals".
struct LineLimit {
    std::string id;
    std::string name;
    Index line = noIndex;
    std::vector<Index> units;
    int atMost = 0;
};

struct Army {
    std::string id;
    std::string name;
    std::string dataVersion;
    Provenance provenance;
    std::vector<std::string> allies;
    std::vector<std::string> notes;
    std::vector<Index> rules;                         ///< special rules that only this army has
    std::vector<std::optional<std::int64_t>> numbers; ///< by the ruleset's numbers
    std::vector<CompositionLine> lines;
    std::vector<LineLimit> limits;
    Index firstUnit = 0;
    Index unitCount = 0;
    bool isUsersOwn = false; ///< from the user's own folder
    DataSource data;
    std::unordered_map<std::string_view, Index> unitsById;

    [[nodiscard]] bool isAlly(std::string_view army) const;
};

struct Category {
    std::string id;
    std::string name;
    std::string plural;
    std::string shortName;
    std::string icon;
};

struct Mark {
    std::string id;
    std::string name;
    std::string text;
    Index citation = noIndex;
};

struct Trait {
    std::string id;
    std::string name;
    Filter when;
    Index citation = noIndex;
};

struct Place {
    std::string as;
    std::string name;
    std::string verb;
    Filter parents;
    Filter accepts;
    std::optional<Filter> required;
    bool sameArmy = false;                 ///< only for units of the army of the unit above
    RuledFlag included{.standard = false}; ///< the unit above pays the base cost of what hangs here
};

struct BattleChoice {
    std::string id;
    std::string name;
    std::string text;
};

/// Flags have two choices, off and on.
struct BattleOption {
    std::string id;
    std::string name;
    std::string text;
    bool isFlag = false;
    int standard = 0;
    std::vector<BattleChoice> choices;
    Index citation = noIndex;
};

struct Scenario {
    std::string id;
    std::string name;
    std::string text;
    Index citation = noIndex;
};

struct Section {
    std::string name;
    Filter where;
};

struct Figure {
    std::string id;
    std::string name;
    std::optional<Bound> value;
    std::string unit;
    std::string text;
    Condition when;
    Index citation = noIndex;
};

struct Track {
    enum class Boxes : std::uint8_t { Number, Models, Parameter, Stat, Locations };

    std::string id;
    std::string name;
    Boxes kind = Boxes::Number;
    int number = 1;
    std::uint64_t ruleMask = 0;
    Index stat = noIndex;
    Index mark = noIndex; ///< column that says behind which box a mark stands
    Filter where;
};

/// What the enemy gets for a unit that fits, as a share of its points.
struct Victory {
    std::string id;
    std::string name;
    Fraction times = 1;
    Filter where;
    Index citation = noIndex;
};

/// How many hands a model has, and what a weapon needs of them.
struct Hold {
    Index stat = noIndex;       ///< column of the unit
    Index weaponStat = noIndex; ///< column of the weapon
    Index always = noIndex;     ///< special rule of weapons that can be used at any time
};

struct ReferenceBlock {
    std::string id;
    std::string title;
    std::vector<std::string> steps;
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows;
    std::vector<std::string> notes;
    std::optional<Filter> where;
    Index scenario = noIndex;
    Index citation = noIndex;
};

/// Rules that every ruleset has; a ruleset says how it cites and weighs them.
enum class Structural : std::uint8_t { UnitSize, OptionLimit, OptionRequires, OptionExcludes, WrongPlace };
inline constexpr std::array<std::string_view, 5> structuralIds{"unit-size", "option-limit", "option-requires",
                                                               "option-excludes", "wrong-place"};

struct StructuralRule {
    SeverityRule severity;
    Index citation = noIndex;
};

struct Ruleset {
    std::string id;
    std::string name;
    std::string shortName;
    std::string about;
    std::string dataVersion;
    DataSource data;
    Provenance provenance;
    std::vector<Source> sources;
    std::vector<Citation> citations;
    bool hasPoints = false;
    bool countsModels = true;
    std::vector<std::int64_t> usualPoints;
    std::vector<StatColumn> stats;
    std::vector<StatColumn> weaponStats;
    std::vector<std::string> weaponKindIds;
    std::vector<std::string> weaponKindNames;
    std::vector<std::pair<std::string, std::string>> arcs;
    std::vector<Category> categories;
    std::vector<Section> sections;
    std::vector<Mark> marks;
    std::vector<Trait> traits;
    std::vector<Place> places;
    Index defaultPlace = noIndex;
    std::vector<BattleOption> battleOptions;
    std::vector<Scenario> scenarios;
    std::vector<Ruling> rulings; ///< the ruleset's, then those of the armies that were read
    std::array<StructuralRule, 5> structure;
    std::vector<Constraint> constraints;
    std::vector<Figure> figures;
    std::vector<Track> tracks;
    std::vector<ReferenceBlock> reference;
    std::vector<Victory> victory;
    std::optional<Hold> hold;
    std::vector<std::string> numbers; ///< that constraints ask armies for

    /// How a roster writes a place: the usual one is left out.
    [[nodiscard]] std::string asOf(Index place) const
    {
        return place == defaultPlace ? std::string() : places[static_cast<std::size_t>(place)].as;
    }
    [[nodiscard]] std::string_view arcName(std::string_view letter) const;
};

/// A ruleset with some of its armies. Not copied: maps inside point into its own strings.
struct Catalogue {
    Catalogue() = default;
    Catalogue(const Catalogue&) = delete;
    Catalogue& operator=(const Catalogue&) = delete;
    Catalogue(Catalogue&&) = default;
    Catalogue& operator=(Catalogue&&) = default;

    /// The same as it was written, where this is a translation: alike but for names and texts.
    std::shared_ptr<const Catalogue> source;

    Ruleset ruleset;
    std::vector<Army> armies;
    std::vector<SpecialRule> rules;
    std::vector<Weapon> weapons;
    std::vector<Profile> profiles;
    std::vector<Unit> units;

    [[nodiscard]] Index findArmy(std::string_view id) const;
    /// The kind that a roster's `unit` names: "grunts-section" of the roster's own army, or "marauders:grunts-section".
    [[nodiscard]] Index findUnit(Index ownArmy, std::string_view reference) const;
    [[nodiscard]] Index findRuling(std::string_view id) const;
    [[nodiscard]] Index findBattleOption(std::string_view id) const;
    [[nodiscard]] Index findScenario(std::string_view id) const;
    [[nodiscard]] Index findPlace(std::string_view as) const;

    [[nodiscard]] const Unit& unit(Index index) const { return units[static_cast<std::size_t>(index)]; }
    [[nodiscard]] const Army& army(Index index) const { return armies[static_cast<std::size_t>(index)]; }
    [[nodiscard]] const Weapon& weapon(Index index) const { return weapons[static_cast<std::size_t>(index)]; }
    [[nodiscard]] const Profile& profile(Index index) const { return profiles[static_cast<std::size_t>(index)]; }
    [[nodiscard]] const SpecialRule& rule(Index index) const { return rules[static_cast<std::size_t>(index)]; }
};

} // namespace muster

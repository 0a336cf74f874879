#pragma once

#include "core/base/fraction.h"
#include "core/base/id.h"
#include "core/base/severity.h"
#include "core/language/filter.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace muster {

struct Army;
struct ArmyNumber;
struct BattleChoice;
struct BattleOption;
struct Citation;
struct CostKind;
struct NamedOption;
struct Place;
struct Ruling;
struct Scenario;
struct StatColumn;
struct Weapon;
struct WeaponKind;

/// A severity that a battle option may change.
struct SeverityRule {
    Severity plain = Severity::Error;
    Id<BattleOption> option;                ///< or none
    Table<BattleChoice, Severity> byChoice; ///< flags: off, on
};

/// The answer that a condition asks for.
struct RulingAnswer {
    Id<Ruling> ruling;
    bool isOn = true;
};

/// Whose units are counted in a battle.
struct SideSelector {
    enum class Kind : std::uint8_t { Both, First, Second, ByOption } kind = Kind::Both;
    Id<BattleOption> option;
    Id<BattleChoice> choice;
};

/// Each unit that fits one filter unlocks a number of places for units that fit another.
struct Unlock {
    std::optional<Filter> by; ///< none: there are `number` places in any case
    int number = 1;
    Filter places;
    int most = anyPlaces;    ///< places in all, however many units unlock some
    bool isOfOneKind = true; ///< false: what each unit unlocks is for units of different categories

    static constexpr int anyPlaces = 1'000'000;
};

/// Whose units a count or a rule looks at.
struct Scope {
    enum class Kind : std::uint8_t {
        Self,
        Below,  ///< all units that are attached to the subject, at any depth
        Place,  ///< those in place `place`
        Parent, ///< the unit that the subject is attached to; none if it is not attached
        Army,   ///< all units of the roster that are of the subject's army
        Roster, ///< all units of the roster
    };

    Kind kind = Kind::Self;
    Id<Place> place;

    friend bool operator==(const Scope&, const Scope&) = default;
};

/// What a constraint counts.
struct Measure {
    enum class Kind : std::uint8_t {
        Units,
        Models,
        GroupModels,  ///< models in model groups of `groups`
        Points,       ///< or another kind of `cost`
        Options,      ///< how often options are taken, of `options`, `optionGroups`, `optionMarks` and `groups`
        OptionPoints, ///< the points, or other `cost`, paid for them
        Largest,      ///< largest figure `stat` of the weapons that fit
        SameWeapon,   ///< the number of the most frequent weapon
        Stat,         ///< the unit's figure `stat`, after options
        Highest,      ///< largest figure `stat` of the units that fit
        Weapons,      ///< kinds of weapon that fit `weaponKinds` or `weapons`
        Parameter,    ///< sum of the parameter of special rules of `rules`
        AgreedPoints,
        DistinctOption, ///< different values of battle option `option` among the rosters
        DistinctAgreed,
        DistinctArmies,
        DistinctKinds,
        Unmatched,
    };

    Kind kind = Kind::Units;
    Filter filter;           ///< of units; for options: of those that have them
    QuickFilter quick;       ///< of `filter`
    std::optional<Scope> in; ///< in place of the constraint's own
    Id<CostKind> cost;       ///< the kind of cost that is counted; none: points
    FactSet groups;          ///< model groups, ownModels for the unit's own; empty: all
    FactSet options;         ///< empty: all
    FactSet optionGroups;    ///< empty: all
    FactSet optionMarks;     ///< any of them; empty: all options
    Id<NamedOption> named;   ///< of the rule's subject, where it is judged for each option; none: all
    bool differing = false;  ///< of a body: only what differs from its unit
    bool filled = false;     ///< option groups that something is taken from, each once
    Id<StatColumn> stat;
    FactSet rules;                           ///< special rules whose parameter is counted
    std::vector<Id<WeaponKind>> weaponKinds; ///< empty: all
    std::vector<Id<Weapon>> weapons;         ///< empty: all
    Id<BattleOption> option;
    std::vector<Unlock> unlocks;
    SideSelector side;

    /// Whether it counts what units cost, in points or another kind.
    [[nodiscard]] bool isCost() const { return kind == Kind::Points; }
    /// Whether it counts what all of a roster costs of one kind; none: points.
    [[nodiscard]] bool isWholeCost(Id<CostKind> wanted) const
    {
        return isCost() && cost == wanted && filter.kind == Filter::Kind::Always;
    }
};

/// A number, or a figure, that may become another by a table, times n plus m, rounded.
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
        Lower,      ///< the lowest of `parts`, as the next ones
        Higher,
        Sum,
    };

    Source source = Source::Number;
    std::shared_ptr<const Measure> measure;
    FactSet rules; ///< special rules whose parameter it is
    Id<StatColumn> stat;
    Id<ArmyNumber> number;
    std::vector<Bound> parts;
    std::vector<std::pair<std::int64_t, std::int64_t>> table; ///< as that of a formula; nothing below the first row
    std::int64_t perFull = 0; ///< counts steps of this size: 2 for each full 1,000 points; 0: no steps
    bool partCounts = false;  ///< a part of a step counts as a whole one
    Fraction times = 1;
    std::int64_t plus = 0;           ///< the number itself for Source::Number
    std::shared_ptr<const Bound> by; ///< multiplied after times and plus, before rounding
    Rounding rounding = Rounding::None;

    /// Whether it, or a bound inside of it, is such.
    [[nodiscard]] bool anyPart(auto is) const
    {
        return is(*this) || (by && by->anyPart(is)) ||
               std::ranges::any_of(parts, [&](const Bound& part) { return part.anyPart(is); });
    }
    [[nodiscard]] bool isOfParts() const
    {
        return source == Source::Lower || source == Source::Higher || source == Source::Sum;
    }
};

/// A count over the roster, compared.
struct Comparison {
    Measure count;
    std::optional<Bound> atLeast;
    std::optional<Bound> atMost;
};

/// When a rule or figure applies: how rulings are answered, a battle option's value, the scenario, the roster. All that
/// it asks for must hold. Empty: always.
struct Condition {
    Id<Army> army;                     ///< only for rosters of this army, whose file has it
    std::vector<RulingAnswer> rulings; ///< all of them; each ruling once
    Id<BattleOption> option;
    std::vector<Id<BattleChoice>> choices;  ///< of the option: any of them
    std::vector<Id<Scenario>> scenarios;    ///< any of them; empty for all
    std::vector<Id<Scenario>> notScenarios; ///< it does not apply in these
    std::optional<Filter> has;              ///< some unit of the roster fits
    std::optional<Filter> hasNo;            ///< no unit of the roster fits
    std::vector<Comparison> comparisons;    ///< all of them; of the points agreed, too
    std::vector<Condition> all;
    std::vector<std::vector<Condition>> any; ///< of each list at least one
    std::vector<Condition> none;             ///< not one of them

    /// Calls `use` with this and each condition inside it.
    void eachPart(const auto& use) const
    {
        use(*this);
        for (const auto& part : all)
            part.eachPart(use);
        for (const auto& list : any)
            for (const auto& part : list)
                part.eachPart(use);
        for (const auto& part : none)
            part.eachPart(use);
    }
    /// Whether it has no conditions inside it, and compares nothing.
    [[nodiscard]] bool isFlat() const { return comparisons.empty() && all.empty() && any.empty() && none.empty(); }
    /// Whether an edit of a unit may change its answer.
    [[nodiscard]] bool asksForUnits() const
    {
        const auto isNumber = [](const std::optional<Bound>& bound) {
            return !bound || bound->source == Bound::Source::Number;
        };
        bool asks = false;
        eachPart([&](const Condition& part) {
            asks = asks || part.has || part.hasNo;
            for (const auto& its : part.comparisons)
                asks = asks || its.count.kind != Measure::Kind::AgreedPoints || !isNumber(its.atLeast) ||
                       !isNumber(its.atMost);
        });
        return asks;
    }
};

/// What a constraint is judged for, once for each. A body is a set of models of a unit that are alike: its own models,
/// or one of its model groups. An option is one of the army's lists, whoever takes it.
enum class SubjectKind : std::uint8_t { Roster, Army, Unit, Body, Kind, Line, Limit, Option, Battle };

/// One army-building rule: for each subject, a count compared with a bound.
struct Constraint {
    std::string id;
    std::string name; ///< label of its tally; empty where none is shown
    SubjectKind subject = SubjectKind::Roster;
    Filter where;
    QuickFilter quickWhere; ///< of `where`
    Scope scope;
    Condition when;
    bool whenEmpty = false;
    Measure count;
    std::optional<Bound> atMost;
    std::optional<Bound> atLeast;
    bool exactly = false; ///< the data say `exactly`: one bound is both the most and the least
    SeverityRule severity;
    Id<Citation> citation;
    std::string messageMore;
    std::string messageFewer;

    /// Whether it allows none at all of what it counts. Such a rule has no tally.
    [[nodiscard]] bool forbids() const
    {
        return atMost && !exactly && atMost->source == Bound::Source::Number && atMost->plus == 0;
    }
    /// Whether it is the plain rule about points: all of the roster's, at most those that the players agreed.
    [[nodiscard]] bool isAgreedPoints() const
    {
        return subject == SubjectKind::Roster && count.isWholeCost(noId) && atMost &&
               atMost->source == Bound::Source::AgreedPoints && atMost->table.empty() && atMost->perFull == 0 &&
               atMost->times == Fraction(1) && atMost->plus == 0 && !atMost->by && !atLeast;
    }
};

} // namespace muster

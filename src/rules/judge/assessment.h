#pragma once

#include "core/base/outcome.h"
#include "core/data/catalogue.h"
#include "core/roster/roster.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace muster {

struct AssessedUnit;
struct Body;

struct WholeRoster {
    friend auto operator<=>(WholeRoster, WholeRoster) = default;
};
struct WholeBattle {
    friend auto operator<=>(WholeBattle, WholeBattle) = default;
};

/// What a rule is about, in the order of SubjectKind. Lines and limits are those of the roster's own army.
using Subject = std::variant<WholeRoster, Id<Army>, Id<AssessedUnit>, Id<Body>, Id<Unit>, Id<CompositionLine>,
                             Id<LineLimit>, Id<NamedOption>, WholeBattle>;

[[nodiscard]] inline SubjectKind kindOf(const Subject& subject) { return static_cast<SubjectKind>(subject.index()); }

template <typename... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};

/// Calls the case for what the subject is. A case for each is needed, or `[](auto)` for the others.
template <typename... Cases>
decltype(auto) visitSubject(const Subject& subject, Cases&&... cases)
{
    return std::visit(Overloaded<std::remove_cvref_t<Cases>...>{std::forward<Cases>(cases)...}, subject);
}

/// The subject's position in its table; -1 for the whole roster and the whole battle.
[[nodiscard]] inline int positionOf(const Subject& subject)
{
    return visitSubject(
        subject, [](WholeRoster) { return -1; }, [](WholeBattle) { return -1; },
        [](auto id) { return static_cast<int>(id.value()); });
}

/// Something that the roster names and the catalogue does not have, or a line that was not understood.
struct UnknownName {
    enum class Kind : std::uint8_t { Army, Unit, Option, Group, Scenario, BattleOption, Ruling, Line, Counter };

    Kind kind = Kind::Unit;
    std::string id;          ///< as the roster writes it; of a Line, its text
    Id<BattleOption> option; ///< for BattleOption: the option that has no such choice; none: there is no such option
    int line = 0;            ///< for Line: its number
};

/// What a rule asks for and the players have not agreed on. Choice: of a battle option that has no standard choice. Any
/// other battle option is agreed: a roster leaves out those that have their standard choice.
enum class NotAgreed : std::uint8_t { Points, Scenario, Choice };

/// Ids of the notes on what could not be said without an agreement, in any game: a price, and what a grant gives.
inline constexpr std::string_view openPrice = "open-price";
inline constexpr std::string_view openGrant = "open-grant";

/// A broken rule, as codes and numbers; `report` makes the words. Also a name that is not known, and a rule that could
/// not be judged.
struct Finding {
    std::string_view rule;     ///< id; lives as long as the catalogue
    Id<Constraint> constraint; ///< none for a structural rule, an unknown name, scenarioDiffers and rulingsDiffer
    Severity severity = Severity::Error;
    Subject subject;
    bool tooMany = true;                 ///< otherwise too few
    std::vector<Id<AssessedUnit>> units; ///< the units to blame
    std::vector<Id<Weapon>> weapons;     ///< the weapons to blame, if the rule counts weapons
    std::optional<Fraction> actual;
    std::optional<Fraction> allowed;
    Id<RosterGroup> modelGroup;  ///< of the roster unit; for structural rules and for bodies
    Id<OptionGroup> optionGroup; ///< in the body's option list, like the next three
    Id<OptionLimit> optionLimit;
    Id<Option> option;
    Id<Option> otherOption; ///< what it excludes
    bool lacksUnit = false; ///< the option needs a unit that the roster does not have
    Id<Slot> slot;          ///< for the rule about slots: of the kind of the subject, or of the unit's parent
    Id<Citation> citation;  ///< where the data cite more than the rule does
    Id<Ruling> ruling;      ///< for rulingsDiffer
    std::optional<UnknownName> unknown;
    std::optional<NotAgreed> rests; ///< why the rule could not be judged: it has no numbers then
    Id<BattleOption> unchosen;      ///< of openPrice and openGrant: what has no choice, if that is why
    Id<Grant> grant;                ///< of openGrant
};

/// A count with its limits, whether or not they are kept.
struct Tally {
    Id<Constraint> constraint;
    Subject subject;
    Fraction actual;
    std::optional<Fraction> min;
    std::optional<Fraction> max;
    std::optional<NotAgreed> rests{}; ///< why the rule could not be judged for it
};

/// An option that a body of models has. Points into the catalogue.
struct TakenOption {
    const Option* option = nullptr;
    int count = 0;
    bool isInherited = false; ///< a model group has it from its unit's choice
    bool isDefault = false;   ///< it was not chosen, but is the default
    Points points;            ///< that its body pays for it; 0 where it is inherited
};

/// Models of a unit that are alike: its own, or one of its model groups.
struct Body {
    Id<AssessedUnit> unit;
    Id<RosterGroup> group;            ///< none for the unit's own models
    const ModelGroup* kind = nullptr; ///< null for the unit's own models
    int models = 0;
    Points points;           ///< of a model group: what it costs more than if its models were as the rest
    int added = 0;           ///< models of the unit's own kind that options add; not in `models`
    bool sharesAll = false;  ///< a model group without choices of its own that does not differ from its unit
    std::uint32_t begin = 0; ///< its options, in Assessment::taken
    std::uint32_t end = 0;

    /// The fact by which filters and counts recognise its models.
    [[nodiscard]] Id<Fact> fact() const { return kind ? kind->fact : ownModels; }
};

/// One unit of the roster, in the order of the file, each before the units attached to it.
struct AssessedUnit {
    std::string id;
    Id<Unit> kind;           ///< none if the catalogue does not know it
    Id<AssessedUnit> parent; ///< the unit that it is attached to
    Id<AssessedUnit> end;    ///< one past the last unit below it
    Id<Place> place;         ///< its place on the parent
    Id<Slot> slot;           ///< the slot of the parent's kind that it fills
    Id<Army> army;
    Id<CompositionLine> line;
    int models = 0; ///< all, with those that options add
    int added = 0;  ///< by options
    Points points;  ///< its own, without the units attached to it
    bool heldBack = false;
    bool hasAddedParts = false; ///< an option that it has adds models or mounts
    Id<Body> firstBody;         ///< its own models; those of its model groups follow
    std::size_t bodies = 0;     ///< none where the kind is not known

    [[nodiscard]] bool isKnown() const { return !kind.isNone(); }
    /// Its models without those that options add: what sizes, prices and limits of options look at.
    [[nodiscard]] int size() const { return models - added; }
};

/// A slot of a unit, and how many units fill it.
struct FilledSlot {
    Id<AssessedUnit> unit;
    Id<Slot> slot; ///< of its kind
    int filled = 0;
    std::int64_t min = 0;
    std::optional<std::int64_t> max; ///< none: any number
};

/// What is paid of each kind of cost beside points: a row for each unit, and for each option that is taken. Empty in
/// games without other costs.
struct OtherSums {
    std::size_t kinds = 0;
    std::vector<Points> units;
    std::vector<Points> taken;

    friend bool operator==(const OtherSums&, const OtherSums&) = default;
};

/// The verdict on one roster.
struct Assessment {
    Id<Army> army;
    Table<AssessedUnit> units;
    FactRows facts; ///< the facts of each unit
    /// The roster's units; valid while the roster stays as it was.
    Table<AssessedUnit, const RosterUnit*> source;
    Table<Body> bodies;                            ///< unit by unit
    std::vector<TakenOption> taken;                ///< body by body, in the order of the catalogue
    std::vector<FilledSlot> filledSlots;           ///< unit by unit, in the order of the catalogue
    Table<BattleOption, Id<BattleChoice>> choices; ///< none: there is no such option here, or nothing is chosen
    bool namesScenario = false;                    ///< also where the catalogue does not have it
    Table<Ruling, bool> rulings;                   ///< whether it is on
    Table<Grant, bool> given;                      ///< whether its condition holds
    OtherSums otherCosts;
    Id<Scenario> scenario;
    Points points;
    std::optional<std::int64_t> limit;
    int models = 0;
    bool isComplete = true; ///< false if the roster names something that the catalogue does not know, or has lines that
                            ///< were not understood; they count for nothing
    std::vector<Tally> tallies;
    std::vector<Finding> findings; ///< by severity, then roster order, then rule id
    /// How many more names are unknown than have a finding (mostUnknown, in unknown.h).
    std::size_t moreUnknown = 0;

    [[nodiscard]] std::span<const Body> bodiesOf(Id<AssessedUnit> unit) const
    {
        const auto& its = units[unit];
        return its.bodies == 0 ? std::span<const Body>()
                               : std::span(bodies.values()).subspan(its.firstBody.position(), its.bodies);
    }
    [[nodiscard]] const Body& ownModelsOf(Id<AssessedUnit> unit) const { return bodies[units[unit].firstBody]; }
    [[nodiscard]] std::span<const TakenOption> takenBy(const Body& body) const
    {
        return std::span(taken).subspan(body.begin, body.end - body.begin);
    }
    /// What a unit pays of a kind of cost, without the units attached to it; none: points.
    [[nodiscard]] Points costOf(Id<AssessedUnit> unit, Id<CostKind> kind) const
    {
        return kind.isNone() ? units[unit].points
                             : otherCosts.units[unit.position() * otherCosts.kinds + kind.position()];
    }
    /// What its body pays for an option that is taken: one of `taken`.
    [[nodiscard]] Points costOf(const TakenOption& option, Id<CostKind> kind) const
    {
        const auto at = static_cast<std::size_t>(&option - taken.data());
        return kind.isNone() ? option.points : otherCosts.taken[at * otherCosts.kinds + kind.position()];
    }
    /// What the whole roster costs of a kind.
    [[nodiscard]] Points costOf(Id<CostKind> kind) const
    {
        if (kind.isNone())
            return points;
        Points sum;
        for (const auto unit : units.ids())
            sum += costOf(unit, kind);
        return sum;
    }
    /// What these units cost together, without those attached to them.
    [[nodiscard]] Points costOf(const std::vector<Id<AssessedUnit>>& some, Id<CostKind> kind) const
    {
        Points sum;
        for (const auto unit : some)
            sum += costOf(unit, kind);
        return sum;
    }
    [[nodiscard]] std::span<const FilledSlot> slotsOf(Id<AssessedUnit> unit) const
    {
        return std::ranges::equal_range(filledSlots, unit, {}, &FilledSlot::unit);
    }
    /// The unit that a subject is or belongs to; none for other subjects.
    [[nodiscard]] Id<AssessedUnit> unitOf(const Subject& subject) const
    {
        if (const auto* unit = std::get_if<Id<AssessedUnit>>(&subject))
            return *unit;
        const auto* body = std::get_if<Id<Body>>(&subject);
        return body ? bodies[*body].unit : noId;
    }
    /// The unit and all units below it.
    [[nodiscard]] IdRange<AssessedUnit> withBelow(Id<AssessedUnit> unit) const { return {unit, units[unit].end}; }
    [[nodiscard]] bool has(Id<AssessedUnit> unit, Id<Fact> fact) const { return facts.has(unit.position(), fact); }

    [[nodiscard]] bool isLegal() const
    {
        return isComplete && (findings.empty() || !isError(findings.front().severity));
    }
    [[nodiscard]] Outcome outcome() const
    {
        if (!isComplete)
            return Outcome::NotJudged;
        return !isLegal() ? Outcome::NotLegal : units.empty() ? Outcome::Empty : Outcome::Legal;
    }
};

} // namespace muster

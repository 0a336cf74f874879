#pragma once

#include "rules/fixes/fixes.h"
#include "rules/fixes/proposals.h"

#include <functional>
#include <span>

namespace muster {

/// Collects changes that might fix a finding, the best first. What belongs together is in one file: proposals.cpp has
/// what all share, structureproposals.cpp the rules that every game has, unitproposals.cpp rules about one unit,
/// rosterproposals.cpp rules about many units.
class Proposer {
public:
    Proposer(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment, const Finding& finding,
             WorkBudget& budget)
        : m_catalogue(catalogue), m_roster(roster), m_assessment(assessment), m_finding(finding), m_budget(budget)
    {
        if (finding.constraint.isNone())
            return;
        m_counted = rule().count;
        if (const auto* option = std::get_if<Id<NamedOption>>(&finding.subject))
            m_counted.named = *option;
    }

    Proposals run();

private:
    using Units = std::vector<Id<AssessedUnit>>;

    /// Steps to judge a unit by itself: each rule is looked at.
    [[nodiscard]] std::uint64_t workToJudgeOne() const { return 20 + m_catalogue.ruleset.constraints.size(); }

    /// An option that a body has, or could take.
    struct Choice {
        Points cost; ///< of all that the body has of it; or of one
        Id<Body> body;
        Id<Option> option;
    };

    // ---- proposals.cpp
    [[nodiscard]] const AssessedUnit& unit(Id<AssessedUnit> i) const { return m_assessment.units[i]; }
    [[nodiscard]] const RosterUnit& source(Id<AssessedUnit> i) const { return *m_assessment.source[i]; }
    [[nodiscard]] const Constraint& rule() const { return m_catalogue.ruleset.constraints[m_finding.constraint]; }
    /// What the rule counts; for a rule about each option, of the option that the finding is about.
    [[nodiscard]] const Measure& counted() const { return m_counted; }
    [[nodiscard]] Units everyUnit() const;
    [[nodiscard]] const Body& ownModels(Id<AssessedUnit> culprit) const { return m_assessment.ownModelsOf(culprit); }
    /// The body of a unit that the finding is about: the unit's own models, or those of a model group.
    [[nodiscard]] const Body& bodyOf(Id<AssessedUnit> culprit) const;
    [[nodiscard]] const OptionList& listOf(const Body& body) const;
    [[nodiscard]] int held(const Body& body, Id<Option> option) const;
    /// Options that a body took itself, by position.
    [[nodiscard]] std::vector<Id<Option>> taken(const Body& body) const;
    /// Of a kind of cost; none: points.
    [[nodiscard]] Points costOf(const Body& body, const Option& option, int number, Id<CostKind> kind = noId) const;
    /// How many more the option's group probably allows: a quick check that may be wrong.
    [[nodiscard]] bool hasRoom(const Body& body, Id<OptionGroup> group) const;
    [[nodiscard]] bool mayTake(const Body& body, Id<Option> option) const;
    void add(Fix fix);
    /// What is added from here on does the same with other units: at most so many of it are offered.
    void beginAlternatives(std::size_t most, bool isNeeded = false);
    /// To be called after each alternative. Whether there are enough of them.
    bool endAlternatives();
    /// The bound that the finding is about; null for one of another kind.
    [[nodiscard]] const Bound* bound() const;
    void addRemoval(Id<AssessedUnit> i);
    void addDeploy(Id<AssessedUnit> i);
    void addModels(Id<AssessedUnit> i, int models);
    [[nodiscard]] Fix optionFix(const Body& body, Id<Option> option, int number) const;
    void addOption(const Body& body, Id<Option> option, int number);
    /// Removes these options from the roster, so that the default, or the unit's choice, applies again.
    void clear(const Body& body, const std::vector<Id<Option>>& options, std::size_t least);
    /// The smallest allowed size of a unit that is not below `models`; nothing if there is none.
    [[nodiscard]] std::optional<int> sizeFrom(Id<AssessedUnit> i, std::int64_t models) const;
    /// The largest allowed size that is not above `models`.
    [[nodiscard]] std::optional<int> sizeUpTo(Id<AssessedUnit> i, std::int64_t models) const;

    // ---- structureproposals.cpp
    void proposeStructural();
    void proposePlaces(Id<AssessedUnit> culprit);
    /// An option of the parent unit that gives it this place.
    void proposeMakingRoom(Id<AssessedUnit> culprit);
    /// Attaches a unit to another that has a place for it.
    void proposeAttaching(Id<AssessedUnit> culprit);
    /// Adds a unit that has a place for these, and attaches them to it: the cheapest first.
    void proposeNewParent(const Units& moved);
    /// Of these units, so many as are too many, from the last.
    [[nodiscard]] Units lastOf(const Units& units, const std::function<bool(Id<AssessedUnit>)>& isWanted) const;
    void proposeSizes(Id<AssessedUnit> culprit);
    void proposeGroupModels(Id<AssessedUnit> culprit);
    void proposeOptions(Id<AssessedUnit> culprit);
    /// For a limit that counts the choices of model groups too.
    void proposeInGroups(Id<AssessedUnit> culprit, const OptionLimit& limit);
    /// One of an option group that has too many goes to another group that has the same to choose.
    void proposeMovingOver(const Body& body, Id<OptionGroup> full);

    // ---- slotproposals.cpp
    void proposeForSlot(Id<AssessedUnit> culprit);

    // ---- unitproposals.cpp
    void proposeForUnit(Id<AssessedUnit> subject);
    /// Too many units are in a place: moves the last of them, or the first, to another unit that has such a place.
    void proposeMoving(Id<AssessedUnit> subject);
    void moveTogether(Id<AssessedUnit> subject, const Units& moved);
    /// Other options for a body: fewer of those that count, other weapons, or more of what is missing.
    void proposeForBody(const Body& body);
    /// Options that a count over the whole unit is about.
    void proposeChoicesOf(Id<AssessedUnit> subject);
    /// Takes the cheapest option of each option group that is empty, all together.
    void proposeFilling(const Body& body);
    /// Drops weapons, or exchanges them for others of the same group; if one is missing, takes the cheapest.
    void proposeWeapons(const Body& body);
    void proposeFewerInGroups(Id<AssessedUnit> subject);
    /// A unit is missing in a place: adds the cheapest that fits.
    void proposeBelow(Id<AssessedUnit> subject);
    [[nodiscard]] bool wouldFit(Id<Unit> kindId, const Filter& filter) const;

    // ---- rosterproposals.cpp
    void proposeForConstraint();
    void proposeDeploying();
    /// Removes options, models or units so that the points are low enough, those with the least points first.
    void proposeCheaper();
    /// What is enough loses the fewest points; or several together.
    void proposeCheaperChoices(std::vector<Choice> choices, Points over);
    /// All these options of bodies as one fix, each lowered to its number.
    void addTogether(const std::vector<Choice>& choices, const std::function<int(const Choice&)>& numberOf);
    void proposeForTooFew(Id<AssessedUnit> subject);
    /// Options that change what the bound starts from; more units that it counts.
    void proposeForBound(Id<AssessedUnit> subject);
    /// The units that a bound looks at.
    [[nodiscard]] Units membersOf(const Bound& bound, Id<AssessedUnit> subject) const;
    using IsWanted = std::function<bool(const Body&, const Option&)>;
    [[nodiscard]] std::vector<Choice> choicesTaken(const Units& units, const IsWanted& isWanted) const;
    void proposeDropping(const Units& units, const IsWanted& isWanted);
    /// Drops options that count, or that make their units count: the dearest first.
    void proposeDroppingChoices(const Units& units);
    /// Whether a body has more of what is counted, or counts at all, with this option.
    [[nodiscard]] bool makesCount(const Body& body, const Measure& measure, const Option& option) const;
    /// Whether a bound starts from another figure with this option.
    [[nodiscard]] bool makesBound(const Body& body, const Bound& bound, const Option& option) const;
    /// Takes such options: the cheapest first.
    void proposeTakingChoices(const Units& units, const IsWanted& isWanted);
    /// More models for units that count, or that count from a size on.
    void proposeLargerUnits(const Measure& measure, const Units& units);
    void proposeSmallerUnits(const Units& units);
    /// Too few units count: adds one of the finding's army or line, or any that fits, the cheapest first.
    void proposeMore(const Measure& measure, std::size_t most);
    [[nodiscard]] RosterUnit fresh(Id<Unit> kindId, std::string id) const;
    /// A new unit by itself. What has fewer errors, and then what costs less, is offered first.
    struct Alone {
        std::ptrdiff_t errors = 0; ///< as the only unit of an army; 0 if the roster has other units
        Points cost;
        Points counted; ///< where a parameter or a cost is counted: how much of it
        auto operator<=>(const Alone&) const = default;
    };
    /// Nothing if the unit of this roster, which has no other, would not count for the finding.
    [[nodiscard]] std::optional<Alone> aloneIfItCounts(const Measure& measure, const Roster& alone) const;
    void addUnits(Id<Unit> kindId, int number);

    const Catalogue& m_catalogue;
    const Roster& m_roster;
    const Assessment& m_assessment;
    const Finding& m_finding;
    WorkBudget& m_budget;
    Measure m_counted;
    std::vector<Fix> m_candidates;
    std::vector<Proposals::Alternatives> m_alternatives;
};

/// Both as one fix, named after the first.
[[nodiscard]] Fix together(Fix first, Fix second);

/// Whether two fixes have the same label, or one that a reader would hardly tell from it.
[[nodiscard]] bool readsTheSame(const Catalogue& catalogue, const Assessment& assessment, const Fix& a, const Fix& b);

/// Most candidates that are tried for a finding.
inline constexpr std::size_t mostTries = 24;

/// Most options that are tried for themselves to be dropped.
inline constexpr std::size_t mostDropped = 6;

} // namespace muster

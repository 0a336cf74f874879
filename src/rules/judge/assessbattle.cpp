#include "rules/judge/assessbattle.h"

#include "core/data/severityrule.h"
#include "rules/judge/assess.h"
#include "rules/judge/bodies.h"
#include "rules/judge/bounds.h"
#include "rules/judge/choices.h"
#include "rules/judge/counting.h"

#include <algorithm>
#include <set>

namespace muster {

namespace {

// ---- what the rosters agree on ------------------------------------------------------------------------------------

void agreeOnScenario(std::span<const Side, 2> sides, AgreedBattle& agreed)
{
    Id<Scenario> scenario;
    for (const auto& side : sides)
        for (const auto* assessment : side.assessments) {
            if (assessment->scenario.isNone())
                continue;
            agreed.scenarioDiffers = agreed.scenarioDiffers || (!scenario.isNone() && scenario != assessment->scenario);
            scenario = assessment->scenario;
        }
    for (auto& side : agreed.sides)
        for (auto& assessment : side)
            assessment.scenario = agreed.scenarioDiffers ? Id<Scenario>() : scenario;
}

void agreeOnRuling(const Catalogue& catalogue, std::span<const Side, 2> sides, Id<Ruling> id, AgreedBattle& agreed)
{
    const auto& ruling = catalogue.ruleset.rulings[id];
    std::optional<bool> named;
    for (const auto& side : sides)
        for (const auto* roster : side.rosters)
            if (const auto found = roster->rulings.find(ruling.id); found != roster->rulings.end() && !named)
                named = found->second;
    for (auto& side : agreed.sides)
        for (auto& assessment : side)
            assessment.rulings[id] = named.value_or(ruling.standard);
}

/// Calls `take` with the condition of each rule about battles and of each figure of the battle sheet.
template <typename Take>
void eachBattleCondition(const Ruleset& ruleset, const Take& take)
{
    for (const auto& rule : ruleset.constraints)
        if (rule.subject == SubjectKind::Battle)
            take(rule.when);
    for (const auto& figure : ruleset.figures)
        if (!figure.isForUnits)
            take(figure.when);
}

bool answersDiffer(std::span<const Side, 2> sides, Id<Ruling> id)
{
    std::optional<bool> first;
    for (const auto& side : sides)
        for (const auto* assessment : side.assessments)
            if (const bool answer = assessment->rulings[id]; answer != first.value_or(answer))
                return true;
            else
                first = answer;
    return false;
}

/// Those that matter for what is played and that the rosters answer differently.
std::set<Id<Ruling>> differingRulings(const Catalogue& catalogue, std::span<const Side, 2> sides,
                                      const AgreedBattle& agreed)
{
    std::set<Id<Ruling>> differing;
    eachBattleCondition(catalogue.ruleset, [&](const Condition& condition) {
        condition.eachPart([&](const Condition& part) {
            if (&part == &condition)
                return;
            for (const auto& asked : part.rulings)
                if (answersDiffer(sides, asked.ruling))
                    differing.insert(asked.ruling);
        });
        for (std::size_t i = 0; i < condition.rulings.size(); ++i) {
            const auto ruling = condition.rulings[i].ruling;
            if (!answersDiffer(sides, ruling))
                continue;
            auto otherwise = condition;
            otherwise.rulings.erase(otherwise.rulings.begin() + static_cast<std::ptrdiff_t>(i));
            for (const auto& side : agreed.sides)
                for (const auto& assessment : side)
                    if (agreed.holds(catalogue, otherwise, assessment))
                        differing.insert(ruling);
        }
    });
    return differing;
}

bool asksForScenario(const Ruleset& ruleset, const Condition& condition)
{
    bool asks = false;
    condition.eachPart([&](const Condition& part) {
        asks = asks || !part.scenarios.empty() || !part.notScenarios.empty() ||
               (!part.option.isNone() && asksForScenario(ruleset, ruleset.battleOptions[part.option].when));
    });
    return asks;
}

/// Whether a rule asks that the sides choose differently of an option that has two choices: what one side chooses says
/// what the other plays.
bool isOpposed(const Ruleset& ruleset, const Constraint& rule)
{
    const auto& least = rule.exactly ? rule.atMost : rule.atLeast;
    return rule.subject == SubjectKind::Battle && rule.count.kind == Measure::Kind::DistinctOption && least &&
           least->source == Bound::Source::Number && least->plus == 2 &&
           ruleset.battleOptions[rule.count.option].choices.size() == 2;
}

/// The choice of all rosters of a side that have made one; none if no roster has, or if they differ.
Id<BattleChoice> choiceOfSide(const std::vector<Assessment>& side, Id<BattleOption> option)
{
    Id<BattleChoice> chosen;
    for (const auto& assessment : side) {
        const auto its = assessment.choices[option];
        if (!its.isNone() && !chosen.isNone() && its != chosen)
            return noId;
        chosen = its.isNone() ? chosen : its;
    }
    return chosen;
}

/// Where one side has chosen and the other has not, the other plays what is left; so do allies who have not chosen.
void agreeOnOpposed(const Catalogue& catalogue, AgreedBattle& agreed)
{
    for (const auto& rule : catalogue.ruleset.constraints) {
        if (!isOpposed(catalogue.ruleset, rule))
            continue;
        std::array<Id<BattleChoice>, 2> chosen;
        for (std::size_t i = 0; i < 2; ++i)
            chosen[i] = choiceOfSide(agreed.sides[i], rule.count.option);
        const auto otherThan = [](Id<BattleChoice> choice) { return choice == flagOff ? flagOn : flagOff; };
        for (std::size_t i = 0; i < 2; ++i)
            for (auto& assessment : agreed.sides[i]) {
                if (!isUnchosen(catalogue, assessment, rule.count.option))
                    continue;
                auto& choice = assessment.choices[rule.count.option];
                if (!chosen[i].isNone())
                    choice = chosen[i];
                else if (!chosen[1 - i].isNone())
                    choice = otherThan(chosen[1 - i]);
            }
    }
}

/// The roster with what it takes over, if it takes anything over.
std::optional<Roster> asPlayed(const Catalogue& catalogue, const Roster& roster, const Assessment& agreed)
{
    auto played = roster;
    if (roster.battle.scenario.empty() && !agreed.scenario.isNone())
        played.battle.scenario = catalogue.ruleset.scenarios[agreed.scenario].id;
    for (const auto id : catalogue.ruleset.battleOptions.ids()) {
        const auto& option = catalogue.ruleset.battleOptions[id];
        const auto choice = agreed.choices[id];
        if (choice.isNone() || !option.standard.isNone() || roster.battle.options.contains(option.id))
            continue;
        if (option.isFlag)
            played.battle.options[option.id] = choice == flagOn;
        else
            played.battle.options[option.id] = option.choices[choice].id;
    }
    return played.battle == roster.battle ? std::nullopt : std::optional(std::move(played));
}

/// Whether a roster has not chosen what the count asks for, and does not get it from the others either.
bool isLeftOpen(const Catalogue& catalogue, const AgreedBattle& agreed, const Measure& measure)
{
    if (measure.kind != Measure::Kind::DistinctOption)
        return false;
    for (const auto& side : agreed.sides)
        for (const auto& assessment : side)
            if (isUnchosen(catalogue, assessment, measure.option))
                return true;
    return false;
}

// ---- counting -----------------------------------------------------------------------------------------------------

using Sides = std::array<std::vector<Assessment>, 2>;

/// How many different values a battle option has among all rosters, or the points agreed among the sides.
std::optional<std::int64_t> distinctAmong(const Sides& sides, const Measure& measure)
{
    std::vector<std::int64_t> values;
    for (const auto& side : sides) {
        if (measure.kind == Measure::Kind::DistinctAgreed) {
            std::optional<std::int64_t> agreed;
            for (const auto& assessment : side)
                if (assessment.limit)
                    agreed = agreed.value_or(0) + *assessment.limit;
            values.push_back(agreed.value_or(-1));
            continue;
        }
        for (const auto& assessment : side) {
            const auto choice = assessment.choices[measure.option];
            if (choice.isNone())
                return std::nullopt;
            values.push_back(choice.value());
        }
    }
    std::ranges::sort(values);
    return std::distance(values.begin(), std::ranges::unique(values).begin());
}

bool isMeant(const SideSelector& selector, const Assessment& assessment, bool isFirst)
{
    switch (selector.kind) {
    case SideSelector::Kind::First:
        return isFirst;
    case SideSelector::Kind::Second:
        return !isFirst;
    case SideSelector::Kind::ByOption:
        return assessment.choices[selector.option] == selector.choice;
    case SideSelector::Kind::Both:
        break;
    }
    return true;
}

/// Whether the sides are told apart by the option.
bool areApart(const SideSelector& selector, const Sides& sides)
{
    const auto has = [&](const std::vector<Assessment>& side) {
        return std::ranges::any_of(side, [&](const auto& each) { return isMeant(selector, each, false); });
    };
    return selector.kind != SideSelector::Kind::ByOption || has(sides[0]) != has(sides[1]);
}

/// The weapons of the sides that a count means, together: a weapon that both have is one weapon.
WeaponTotals weaponsOf(const Catalogue& catalogue, const Sides& sides, const Measure& measure)
{
    WeaponTotals totals;
    for (const auto& side : sides)
        for (const auto& assessment : side)
            if (isMeant(measure.side, assessment, &side == &sides[0]))
                Counter(catalogue, assessment).gatherWeapons(measure, knownUnits(assessment), nullptr, totals);
    return totals;
}

/// Nothing if it cannot be counted.
std::optional<Fraction> countOver(const Catalogue& catalogue, const Sides& sides, const Measure& measure)
{
    if (measure.kind == Measure::Kind::DistinctOption || measure.kind == Measure::Kind::DistinctAgreed) {
        const auto values = distinctAmong(sides, measure);
        return values ? std::optional(Fraction(*values)) : std::nullopt;
    }
    if (!areApart(measure.side, sides))
        return std::nullopt;
    if (isAboutWeapons(measure))
        return Fraction(weaponCount(catalogue, measure, weaponsOf(catalogue, sides, measure)));
    std::int64_t sum = 0;
    for (const auto& side : sides)
        for (const auto& assessment : side) {
            if (!isMeant(measure.side, assessment, &side == &sides[0]))
                continue;
            if (measure.kind == Measure::Kind::AgreedPoints && !assessment.limit)
                return std::nullopt;
            sum += Counter(catalogue, assessment).overAll(measure);
        }
    return Counter::figureOf(measure, sum);
}

// ---- judging ------------------------------------------------------------------------------------------------------

Finding findingOf(std::string_view rule, Severity severity)
{
    Finding finding;
    finding.rule = rule;
    finding.severity = severity;
    finding.subject = WholeBattle();
    return finding;
}

/// Off if the condition holds for no roster.
Severity severityOf(const Catalogue& catalogue, const AgreedBattle& agreed, const Constraint& rule)
{
    auto severity = Severity::Off;
    bool doesApply = false;
    for (const auto& side : agreed.sides)
        for (const auto& assessment : side) {
            doesApply = doesApply || agreed.holds(catalogue, rule.when, assessment);
            severity = std::min(severity, severityIn(rule.severity, assessment.choices));
        }
    return doesApply ? severity : Severity::Off;
}

void judge(const Catalogue& catalogue, const AgreedBattle& agreed, Id<Constraint> id, std::vector<Finding>& findings)
{
    const auto& rule = catalogue.ruleset.constraints[id];
    const auto severity = severityOf(catalogue, agreed, rule);
    if (severity == Severity::Off)
        return;
    if (isLeftOpen(catalogue, agreed, rule.count)) {
        auto& note = findings.emplace_back(findingOf(rule.id, Severity::Note));
        note.constraint = id;
        note.rests = NotAgreed::Choice;
        return;
    }
    const auto actual = countOver(catalogue, agreed.sides, rule.count);
    if (!actual)
        return;
    const auto figure = [&](const std::optional<Bound>& bound) -> std::optional<Fraction> {
        if (!bound)
            return std::nullopt;
        return workOut(*bound, [&](const Bound& its) -> std::optional<Fraction> {
            return its.source == Bound::Source::Measure ? countOver(catalogue, agreed.sides, *its.measure)
                                                        : std::nullopt;
        });
    };
    const auto add = [&](bool tooMany, Fraction allowed) {
        auto& finding = findings.emplace_back(findingOf(rule.id, severity));
        finding.constraint = id;
        finding.tooMany = tooMany;
        finding.actual = *actual;
        finding.allowed = allowed;
        if (isAboutWeapons(rule.count))
            finding.weapons =
                weaponsAbove(catalogue, rule.count, weaponsOf(catalogue, agreed.sides, rule.count), allowed);
    };
    const auto most = figure(rule.atMost);
    const auto least = rule.exactly ? most : figure(rule.atLeast);
    if (most && Fraction(*actual) > *most)
        add(true, *most);
    if (least && Fraction(*actual) < *least)
        add(false, *least);
}

} // namespace

Id<Scenario> AgreedBattle::scenario() const
{
    for (const auto& side : sides)
        if (!side.empty())
            return side.front().scenario;
    return noId;
}

bool AgreedBattle::holds(const Catalogue& catalogue, const Condition& condition, const Assessment& assessment) const
{
    return !(scenarioDiffers && asksForScenario(catalogue.ruleset, condition)) &&
           muster::holds(catalogue, condition, assessment);
}

AgreedBattle agreedBattle(const Catalogue& catalogue, std::span<const Side, 2> sides)
{
    AgreedBattle agreed;
    for (std::size_t i = 0; i < 2; ++i)
        for (const auto* assessment : sides[i].assessments)
            agreed.sides[i].push_back(*assessment);
    agreeOnScenario(sides, agreed);
    eachBattleCondition(catalogue.ruleset, [&](const Condition& condition) {
        condition.eachPart([&](const Condition& part) {
            for (const auto& asked : part.rulings)
                agreeOnRuling(catalogue, sides, asked.ruling, agreed);
        });
    });
    for (std::size_t i = 0; i < 2; ++i)
        for (std::size_t k = 0; k < agreed.sides[i].size(); ++k)
            readChoices(catalogue, *sides[i].rosters[k], agreed.sides[i][k]);
    agreeOnOpposed(catalogue, agreed);
    return agreed;
}

std::vector<PlayedRoster> playedRosters(const Catalogue& catalogue, std::span<const Side, 2> sides)
{
    const auto agreed = agreedBattle(catalogue, sides);
    std::vector<PlayedRoster> played;
    for (std::size_t side = 0; side < 2; ++side)
        for (std::size_t i = 0; i < agreed.sides[side].size(); ++i)
            if (auto roster = asPlayed(catalogue, *sides[side].rosters[i], agreed.sides[side][i]))
                played.push_back({side, i, std::move(*roster)});
    return played;
}

std::vector<Finding> assessBattle(const Catalogue& catalogue, std::span<const Side, 2> sides)
{
    std::vector<Finding> findings;
    if (sides[0].assessments.empty() || sides[1].assessments.empty())
        return findings;
    const auto agreed = agreedBattle(catalogue, sides);
    if (agreed.scenarioDiffers)
        findings.push_back(findingOf(scenarioDiffers, Severity::Warning));
    for (const auto ruling : differingRulings(catalogue, sides, agreed)) {
        auto& finding = findings.emplace_back(findingOf(rulingsDiffer, Severity::Warning));
        finding.ruling = ruling;
        finding.citation = catalogue.ruleset.rulings[ruling].citation;
    }
    for (const auto id : catalogue.ruleset.constraints.ids())
        if (catalogue.ruleset.constraints[id].subject == SubjectKind::Battle)
            judge(catalogue, agreed, id, findings);
    std::ranges::stable_sort(findings, {}, &Finding::severity);
    return findings;
}

} // namespace muster

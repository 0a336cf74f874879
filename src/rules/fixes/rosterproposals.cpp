// Rules about many units: the whole roster, an army, a line...

#include "core/roster/emptylike.h"
#include "rules/fixes/asking.h"
#include "rules/fixes/identity.h"
#include "rules/fixes/proposals.h"
#include "rules/fixes/proposer.h"
#include "rules/judge/assess.h"
#include "rules/judge/bodies.h"
#include "rules/judge/units.h"

#include <algorithm>
#include <ranges>

namespace muster {

void Proposer::proposeForConstraint()
{
    const auto subject = m_assessment.unitOf(m_finding.subject);
    const auto& measure = counted();
    if (!subject.isNone()) {
        proposeForUnit(subject);
    } else if (!m_finding.tooMany) {
        proposeTakingChoices(measure);
        proposeLargerUnits(measure, everyUnit());
        proposeMore(measure, 1);
        return;
    }
    if (asksFor(measure.filter, Filter::Kind::HeldBack))
        proposeDeploying();
    if (measure.kind == Measure::Kind::Points) {
        proposeCheaper();
        return;
    }
    if (m_finding.tooMany && rule().scope.kind == Scope::Kind::Self && subject.isNone())
        proposeDroppingChoices(m_finding.units.empty() ? everyUnit() : m_finding.units);
    // Another place keeps the rule where it counts what is attached, or what stands alone.
    const bool isAboutPlaces = m_finding.tooMany && asksFor(measure.filter, Filter::Kind::Place);
    for (const auto i : m_finding.units | std::views::reverse | std::views::take(mostTries))
        if (isAboutPlaces || (!subject.isNone() && !unit(i).parent.isNone()))
            proposePlaces(i);
    if (m_finding.tooMany && rule().atMost && rule().atMost->source == Bound::Source::Measure) {
        if (subject.isNone()) {
            proposeTakingChoices(*rule().atMost->measure);
            proposeLargerUnits(*rule().atMost->measure, everyUnit());
        }
        proposeMore(*rule().atMost->measure, 2);
    }
    if (m_finding.tooMany)
        for (const auto& unlock : measure.unlocks) {
            Measure missing;
            missing.filter = unlock.by;
            proposeMore(missing, 1);
        }
    if (m_finding.tooMany && measure.kind == Measure::Kind::Models)
        proposeSmallerUnits(m_finding.units);
    for (const auto i : m_finding.units | std::views::reverse)
        if (i != subject || (rule().scope.kind == Scope::Kind::Self && m_finding.severity == Severity::Error))
            addRemoval(i);
}

namespace {

/// How many times `each`, which is more than 0, is at least so much.
std::int64_t timesToReach(Points wanted, Points each)
{
    return (wanted.inParts() + each.inParts() - 1) / each.inParts();
}

} // namespace

void Proposer::proposeDeploying()
{
    for (const auto i : std::views::reverse(everyUnit()))
        if (source(i).reserve && fits(m_catalogue, m_assessment, i, counted().filter))
            addDeploy(i);
}

void Proposer::proposeCheaper()
{
    const auto excess = *m_finding.actual - *m_finding.allowed;
    const auto over = Points::of(excess).value_or(excess.ceil());
    struct Saving {
        Points saved;
        Choice choice;
        Id<AssessedUnit> unit;
        int models = 0;
    };
    std::vector<Saving> options;
    std::vector<Saving> models;
    std::vector<std::pair<Points, Id<AssessedUnit>>> removals;
    for (const auto i : m_assessment.units.ids()) {
        Points cost;
        for (const auto below : m_assessment.withBelow(i))
            if (fits(m_catalogue, m_assessment, below, counted().filter))
                cost += unit(below).points;
        if (cost >= over)
            removals.emplace_back(cost, i);
        if (!unit(i).isKnown() || !fits(m_catalogue, m_assessment, i, counted().filter))
            continue;
        const auto& own = ownModels(i);
        auto perModel = m_catalogue.unit(unit(i).kind).pointsPerModel;
        for (const auto option : taken(own)) {
            const auto& its = listOf(own).options[option];
            perModel += its.pointsPerModel;
            if (const auto saved = costOf(its, held(own, option), own.models); saved > Points())
                options.push_back({saved, {saved, m_assessment.bodies.idOf(own), option}, i, 0});
        }
        if (perModel <= Points())
            continue;
        if (const auto size = sizeUpTo(i, unit(i).size() - timesToReach(over, perModel)))
            models.push_back({perModel * (unit(i).size() - *size), {}, i, *size});
    }
    // What is enough and loses the fewest points.
    std::ranges::stable_sort(options, {}, &Saving::saved);
    const auto enough = std::ranges::lower_bound(options, over, {}, &Saving::saved);
    for (auto its = enough; its != options.end() && its != enough + std::min<std::ptrdiff_t>(2, options.end() - enough);
         ++its)
        addOption(m_assessment.bodies[its->choice.body], its->choice.option, 0);
    if (enough == options.end()) {
        // Several together, the dearest first, so that they are few.
        Points saved;
        std::optional<Fix> all;
        int parts = 0;
        for (auto its = options.rbegin(); its != options.rend() && saved < over && parts < 3; ++its, ++parts) {
            auto one = optionFix(m_assessment.bodies[its->choice.body], its->choice.option, 0);
            saved += its->saved;
            all = all ? together(std::move(*all), std::move(one)) : std::move(one);
        }
        if (all && saved >= over)
            add(std::move(*all));
    }
    std::ranges::stable_sort(models, {}, &Saving::saved);
    for (std::size_t i = 0; i < models.size() && i < 1; ++i)
        addModels(models[i].unit, models[i].models);
    std::ranges::sort(removals);
    for (const auto& [cost, i] : removals) {
        if (m_candidates.size() >= mostTries)
            break;
        addRemoval(i);
    }
}

bool Proposer::makesCount(const Body& body, const Measure& measure, const Option& option) const
{
    switch (measure.kind) {
    case Measure::Kind::Options:
    case Measure::Kind::OptionPoints:
        return !measure.differing && counts(measure, body) && counts(measure, option);
    case Measure::Kind::Parameter:
        return std::ranges::any_of(
            option.rules, [&](const RuleRef& ref) { return measure.rules.has(m_catalogue.rule(ref.rule).fact); });
    case Measure::Kind::Weapons:
    case Measure::Kind::SameWeapon:
    case Measure::Kind::Largest:
        return std::ranges::any_of(
            option.weapons, [&](const Carry& carry) { return countsWeapon(m_catalogue, measure, carry.weapon); });
    default:
        return factsAskedFor(m_catalogue.ruleset, measure.filter).meets(option.gives);
    }
}

void Proposer::proposeDroppingChoices(const Units& units)
{
    const auto& measure = counted();
    std::vector<Choice> choices;
    for (const auto i : units)
        for (const auto& body : m_assessment.bodiesOf(i))
            for (const auto option : taken(body)) {
                const auto& its = listOf(body).options[option];
                if (makesCount(body, measure, its))
                    choices.push_back(
                        {costOf(its, held(body, option), body.models), m_assessment.bodies.idOf(body), option});
            }
    std::ranges::stable_sort(choices, std::ranges::greater(), &Choice::cost);
    const auto gap = gapOf(m_finding);
    // What a body has of the count by an option.
    const auto countedOf = [&](const Body& body, Id<Option> option) -> std::int64_t {
        if (measure.kind == Measure::Kind::Options && !measure.filled)
            return held(body, option);
        if (measure.kind == Measure::Kind::OptionPoints)
            return costOf(listOf(body).options[option], held(body, option), body.models).floor();
        int value = 0;
        if (measure.kind == Measure::Kind::Parameter)
            for (const auto& ref : listOf(body).options[option].rules)
                if (measure.rules.has(m_catalogue.rule(ref.rule).fact))
                    value += ref.number.value_or(0);
        return std::max(1, value);
    };
    const auto less = [&](const Choice& choice) {
        const auto& body = m_assessment.bodies[choice.body];
        const auto now = held(body, choice.option);
        return optionFix(body, choice.option,
                         measure.kind == Measure::Kind::Options && !measure.filled ? std::max(0, now - gap) : 0);
    };
    for (std::size_t i = 0; i < choices.size() && i < 6; ++i)
        add(less(choices[i]));
    // So many of them together that it is enough, but not a long list.
    std::int64_t fewer = 0;
    std::size_t number = 0;
    for (; number < choices.size() && fewer < gap; ++number)
        fewer += countedOf(m_assessment.bodies[choices[number].body], choices[number].option);
    if (number < 2 || number > 3 || fewer < gap)
        return;
    auto all = less(choices[0]);
    for (std::size_t i = 1; i < number; ++i)
        all = together(std::move(all), less(choices[i]));
    add(std::move(all));
}

void Proposer::proposeTakingChoices(const Measure& measure)
{
    std::vector<Choice> choices;
    for (const auto i : m_assessment.units.ids()) {
        if (!unit(i).isKnown())
            continue;
        for (const auto& body : m_assessment.bodiesOf(i)) {
            const auto& list = listOf(body);
            if (!m_budget.spend(list.options.size()))
                return;
            for (const auto option : list.options.ids()) {
                const auto& its = list.options[option];
                if (makesCount(body, measure, its) && held(body, option) == 0 && mayTake(body, option))
                    choices.push_back({costOf(its, 1, body.models), m_assessment.bodies.idOf(body), option});
            }
        }
    }
    std::ranges::stable_sort(choices, {}, &Choice::cost);
    for (std::size_t i = 0; i < choices.size() && i < 4; ++i)
        addOption(m_assessment.bodies[choices[i].body], choices[i].option, 1);
}

void Proposer::proposeLargerUnits(const Measure& measure, const Units& units)
{
    const bool isOwn = &measure == &counted();
    const auto missing = isOwn && m_finding.actual ? m_finding.allowed->ceil() - m_finding.actual->floor() : 0;
    const auto sizesAsked = leastModelsAskedFor(m_catalogue.ruleset, measure.filter);
    const bool isAmount = isOwn && (measure.kind == Measure::Kind::Models || measure.kind == Measure::Kind::Points);
    if (!isAmount && sizesAsked.empty())
        return;
    struct Larger {
        Points cost;
        Id<AssessedUnit> unit;
        int models = 0;
    };
    std::vector<Larger> larger;
    for (const auto i : units) {
        if (!unit(i).isKnown())
            continue;
        auto perModel = m_catalogue.unit(unit(i).kind).pointsPerModel;
        for (const auto option : taken(ownModels(i)))
            perModel += listOf(ownModels(i)).options[option].pointsPerModel;
        const auto offer = [&](std::int64_t wanted) {
            if (const auto size = sizeFrom(i, wanted); size && *size > unit(i).size())
                larger.push_back({perModel * (*size - unit(i).size()), i, *size});
        };
        if (isAmount && fits(m_catalogue, m_assessment, i, measure.filter)) {
            if (measure.kind == Measure::Kind::Models)
                offer(unit(i).size() + missing);
            else if (perModel > Points())
                offer(unit(i).size() + timesToReach(missing, perModel));
        }
        for (const auto size : sizesAsked)
            if (unit(i).models < size)
                offer(size - unit(i).added);
    }
    std::ranges::stable_sort(larger, {}, &Larger::cost);
    for (std::size_t i = 0; i < larger.size() && i < 3; ++i)
        addModels(larger[i].unit, larger[i].models);
}

void Proposer::proposeSmallerUnits(const Units& units)
{
    std::size_t most = 3;
    for (const auto i : units | std::views::reverse)
        if (most > 0 && unit(i).isKnown() && fits(m_catalogue, m_assessment, i, counted().filter))
            if (const auto size = sizeUpTo(i, unit(i).size() - gapOf(m_finding))) {
                addModels(i, *size);
                --most;
            }
}

void Proposer::proposeMore(const Measure& measure, std::size_t most)
{
    const bool isPoints = measure.kind == Measure::Kind::Points && m_finding.severity == Severity::Error;
    if (measure.kind != Measure::Kind::Units && measure.kind != Measure::Kind::Models && !isPoints)
        return;
    if (!m_assessment.unitOf(m_finding.subject).isNone())
        return;
    auto army = m_assessment.army;
    if (const auto* its = std::get_if<Id<Army>>(&m_finding.subject))
        army = *its;
    if (army.isNone())
        return;
    std::vector<std::pair<Alone, Id<Unit>>> kinds;
    const auto& owner = m_catalogue.army(army);
    auto roster = emptyLike(m_roster);
    for (const auto i : owner.units) {
        if (!m_budget.spend(workToJudgeOne()))
            break;
        roster.units = {fresh(i, "u1")};
        if (const auto alone = aloneIfItCounts(measure, roster))
            kinds.emplace_back(*alone, i);
    }
    std::ranges::sort(kinds);
    // How many are missing of what one of them brings.
    const auto numberOf = [&](Points cost, Id<Unit> kind) -> std::int64_t {
        const auto missing =
            m_finding.tooMany ? gapOf(m_finding) : m_finding.allowed->ceil() - m_finding.actual->ceil();
        const auto each = isPoints                                ? std::max(Points(1), cost)
                          : measure.kind == Measure::Kind::Models ? Points(m_catalogue.unit(kind).defaultModels())
                                                                  : Points(1);
        return std::clamp<std::int64_t>(timesToReach(missing, each), 1, 40);
    };
    for (const auto& [alone, kind] : kinds) {
        if (most-- == 0)
            break;
        addUnits(kind, static_cast<int>(numberOf(alone.cost, kind)));
    }
}

RosterUnit Proposer::fresh(Id<Unit> kindId, std::string id) const
{
    RosterUnit added;
    added.id = std::move(id);
    added.unit = m_catalogue.referenceTo(kindId, m_assessment.army);
    return added;
}

std::optional<Proposer::Alone> Proposer::aloneIfItCounts(const Measure& measure, const Roster& alone) const
{
    // In a roster with other units, what it lacks alone may be there.
    const bool isFirst = m_assessment.units.empty();
    const auto assessed = isFirst ? assess(m_catalogue, alone) : assessUnits(m_catalogue, alone);
    if (!fits(m_catalogue, assessed, Id<AssessedUnit>::at(0), measure.filter))
        return std::nullopt;
    const auto& only = assessed.units.front();
    if (rule().subject == SubjectKind::Line && Subject(only.line) != m_finding.subject)
        return std::nullopt;
    if (rule().subject == SubjectKind::Kind && Subject(m_catalogue.countsAs(only.kind)) != m_finding.subject)
        return std::nullopt;
    return Alone{isFirst ? std::ssize(errorsOf(assessed)) : 0, assessed.points};
}

void Proposer::addUnits(Id<Unit> kindId, int number)
{
    Fix fix;
    fix.kind = Fix::Kind::AddUnits;
    fix.unitKind = kindId;
    fix.number = number;
    edits::Batch batch;
    FreeUnitIds free(m_roster);
    auto index = m_roster.units.size();
    for (int i = 0; i < number; ++i)
        batch.edits.push_back({edits::AddUnit{{}, index++, fresh(kindId, free.next())}});
    fix.edit.change = std::move(batch);
    add(std::move(fix));
}

} // namespace muster

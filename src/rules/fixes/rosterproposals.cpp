// Rules about many units: the whole roster, an army, a line...

#include "core/roster/emptylike.h"
#include "rules/fixes/asking.h"
#include "rules/fixes/identity.h"
#include "rules/fixes/proposals.h"
#include "rules/fixes/proposer.h"
#include "rules/judge/assess.h"
#include "rules/judge/bodies.h"
#include "rules/judge/counting.h"
#include "rules/judge/units.h"

#include <algorithm>
#include <ranges>

namespace muster {

void Proposer::proposeForConstraint()
{
    const auto subject = m_assessment.unitOf(m_finding.subject);
    const auto& measure = counted();
    if (!subject.isNone())
        proposeForUnit(subject);
    if (measure.kind == Measure::Kind::Points && m_finding.tooMany) {
        if (asksFor(measure.filter, Filter::Kind::HeldBack))
            proposeDeploying();
        proposeCheaper();
        return;
    }
    if (!m_finding.tooMany) {
        proposeForTooFew(subject);
        return;
    }
    if (asksFor(measure.filter, Filter::Kind::HeldBack))
        proposeDeploying();
    if (rule().scope.kind != Scope::Kind::Self || subject.isNone())
        proposeDroppingChoices(m_finding.units.empty() ? everyUnit() : m_finding.units);
    if (measure.kind == Measure::Kind::GroupModels && subject.isNone())
        for (const auto i : m_finding.units | std::views::reverse | std::views::take(mostDropped))
            proposeFewerInGroups(i);
    // Another place keeps the rule where it counts what is attached, or what stands alone.
    const bool isAboutPlaces = asksFor(measure.filter, Filter::Kind::Place);
    const auto mayMove = [&](Id<AssessedUnit> i) {
        return isAboutPlaces || (!subject.isNone() && !unit(i).parent.isNone());
    };
    for (const auto i : m_finding.units | std::views::reverse | std::views::take(mostTries))
        if (mayMove(i))
            proposePlaces(i);
    if (std::ranges::any_of(m_finding.units, mayMove))
        proposeNewParent(lastOf(m_finding.units, mayMove));
    proposeForBound(subject);
    for (const auto& unlock : measure.unlocks) {
        if (!unlock.by)
            continue;
        Measure missing;
        missing.filter = *unlock.by;
        proposeMore(missing, 1);
    }
    if (measure.kind == Measure::Kind::Models)
        proposeSmallerUnits(m_finding.units);
    for (const auto i : m_finding.units | std::views::reverse)
        if (i != subject || (rule().scope.kind == Scope::Kind::Self && m_finding.severity == Severity::Error))
            addRemoval(i);
}

void Proposer::proposeForTooFew(Id<AssessedUnit> subject)
{
    const auto& measure = counted();
    if (subject.isNone()) {
        proposeTakingChoices(everyUnit(),
                             [&](const Body& body, const Option& option) { return makesCount(body, measure, option); });
        proposeLargerUnits(measure, everyUnit());
        proposeMore(measure, 1);
    } else if (rule().scope.kind != Scope::Kind::Self) {
        proposeTakingChoices(membersIn(m_assessment, rule().scope, subject),
                             [&](const Body& body, const Option& option) { return makesCount(body, measure, option); });
    }
    proposeForBound(subject);
    for (const auto i : m_finding.units | std::views::reverse)
        if (i != subject || (rule().scope.kind == Scope::Kind::Self && m_finding.severity == Severity::Error))
            addRemoval(i);
    // The fewer units the bound counts, the fewer are needed: the last thing to do.
    const auto* its = bound();
    if (subject.isNone() && its && its->measure && m_finding.severity == Severity::Error)
        for (const auto i : everyUnit() | std::views::reverse | std::views::filter([&](Id<AssessedUnit> i) {
                                return unit(i).isKnown() && fits(m_catalogue, m_assessment, i, its->measure->filter);
                            }) | std::views::take(mostTries))
            addRemoval(i);
}

namespace {

/// Whether a bound depends on what units have, and not only on numbers and agreements.
bool startsFromUnits(const Bound& bound)
{
    return bound.anyPart([](const Bound& part) {
        return part.source == Bound::Source::Measure || part.source == Bound::Source::Parameter ||
               part.source == Bound::Source::Stat || part.source == Bound::Source::Derived;
    });
}

} // namespace

void Proposer::proposeForBound(Id<AssessedUnit> subject)
{
    const auto* its = bound();
    if (!its || !startsFromUnits(*its))
        return;
    const bool isOfRoster = subject.isNone();
    if (m_finding.tooMany) {
        proposeTakingChoices(membersOf(*its, subject),
                             [&](const Body& body, const Option& option) { return makesBound(body, *its, option); });
        if (isOfRoster && its->measure) {
            proposeLargerUnits(*its->measure, everyUnit());
            proposeMore(*its->measure, 2);
        }
    } else {
        proposeDropping(membersOf(*its, subject),
                        [&](const Body& body, const Option& option) { return makesBound(body, *its, option); });
    }
}

Proposer::Units Proposer::membersOf(const Bound& bound, Id<AssessedUnit> subject) const
{
    if (subject.isNone())
        return everyUnit();
    if (!bound.measure)
        return {subject};
    return membersIn(m_assessment, bound.measure->in.value_or(rule().scope), subject);
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
    struct Smaller {
        Points saved;
        Id<AssessedUnit> unit;
        int models = 0;
    };
    std::vector<Choice> choices;
    std::vector<Smaller> smaller;
    std::vector<std::pair<Points, Id<AssessedUnit>>> removals;
    for (const auto i : m_finding.units.empty() ? everyUnit() : m_finding.units) {
        Points cost;
        for (const auto below : m_assessment.withBelow(i))
            if (fits(m_catalogue, m_assessment, below, counted().filter))
                cost += m_assessment.costOf(below, counted().cost);
        if (cost >= over)
            removals.emplace_back(cost, i);
        if (!unit(i).isKnown() || !fits(m_catalogue, m_assessment, i, counted().filter))
            continue;
        auto perModel = costIn(m_catalogue.unit(unit(i).kind), counted().cost).perModel;
        for (const auto& body : m_assessment.bodiesOf(i))
            for (const auto option : taken(body)) {
                const auto& its = listOf(body).options[option];
                if (!body.kind)
                    perModel += costIn(its, counted().cost).perModel;
                if (const auto saved = costOf(body, its, held(body, option), counted().cost); saved > Points())
                    choices.push_back({saved, m_assessment.bodies.idOf(body), option});
            }
        if (perModel <= Points())
            continue;
        if (const auto size = sizeUpTo(i, unit(i).size() - timesToReach(over, perModel)))
            smaller.push_back({perModel * (unit(i).size() - *size), i, *size});
    }
    proposeCheaperChoices(std::move(choices), over);
    std::ranges::stable_sort(smaller, {}, &Smaller::saved);
    for (std::size_t i = 0; i < smaller.size() && i < 1; ++i)
        addModels(smaller[i].unit, smaller[i].models);
    std::ranges::sort(removals);
    for (const auto& [cost, i] : removals) {
        if (m_candidates.size() >= mostTries)
            break;
        addRemoval(i);
    }
}

void Proposer::proposeCheaperChoices(std::vector<Choice> choices, Points over)
{
    // What is enough and loses the fewest points. Much costs the same of another kind of cost.
    if (!counted().cost.isNone())
        std::ranges::stable_sort(choices, {}, [&](const Choice& choice) {
            const auto& body = m_assessment.bodies[choice.body];
            return costOf(body, listOf(body).options[choice.option], held(body, choice.option));
        });
    std::ranges::stable_sort(choices, {}, &Choice::cost);
    const auto enough = std::ranges::lower_bound(choices, over, {}, &Choice::cost);
    for (auto its = enough; its != choices.end() && its != enough + std::min<std::ptrdiff_t>(2, choices.end() - enough);
         ++its)
        addOption(m_assessment.bodies[its->body], its->option, 0);
    if (enough != choices.end())
        return;
    // Several together, the dearest first, so that they are few; then each gives way to a cheaper one if that is
    // enough.
    constexpr std::size_t mostTogether = 6;
    std::ranges::reverse(choices);
    std::vector<Choice> chosen;
    Points saved;
    for (; chosen.size() < choices.size() && chosen.size() < mostTogether && saved < over; saved += chosen.back().cost)
        chosen.push_back(choices[chosen.size()]);
    if (saved < over)
        return;
    choices.erase(choices.begin(), choices.begin() + std::ssize(chosen));
    for (auto& choice : chosen) {
        const auto cheaper = std::ranges::find_if(choices.rbegin(), choices.rend(), [&](const Choice& other) {
            return other.cost < choice.cost && saved - choice.cost + other.cost >= over;
        });
        if (cheaper == choices.rend())
            continue;
        saved += cheaper->cost - choice.cost;
        std::swap(choice, *cheaper);
        std::ranges::stable_sort(choices, std::ranges::greater(), &Choice::cost);
    }
    addTogether(chosen, [](const Choice&) { return 0; });
}

void Proposer::addTogether(const std::vector<Choice>& choices, const std::function<int(const Choice&)>& numberOf)
{
    std::optional<Fix> all;
    for (const auto& choice : choices) {
        auto one = optionFix(m_assessment.bodies[choice.body], choice.option, numberOf(choice));
        all = all ? together(std::move(*all), std::move(one)) : std::move(one);
    }
    if (all)
        add(std::move(*all));
}

namespace {

bool givesAny(const Catalogue& catalogue, const std::vector<RuleRef>& refs, const FactSet& rules)
{
    return std::ranges::any_of(refs, [&](const RuleRef& ref) { return rules.has(catalogue.rule(ref.rule).fact); });
}

/// Whether an option, or the models that it adds, has one of these special rules.
bool givesRule(const Catalogue& catalogue, const Option& option, const FactSet& rules)
{
    return givesAny(catalogue, option.rules, rules) || std::ranges::any_of(option.parts, [&](const UnitPart& part) {
               return givesAny(catalogue, catalogue.profile(part.profile).rules, rules);
           });
}

bool changesFigure(const Option& option, Id<StatColumn> stat)
{
    return std::ranges::any_of(option.effects,
                               [&](const Effect& effect) { return !effect.ofWeapons && effect.stat == stat; });
}

bool changesAnyFigure(const Option& option)
{
    return std::ranges::any_of(option.effects, [](const Effect& effect) { return !effect.ofWeapons; });
}

} // namespace

bool Proposer::makesCount(const Body& body, const Measure& measure, const Option& option) const
{
    switch (measure.kind) {
    case Measure::Kind::Options:
    case Measure::Kind::OptionPoints:
        return !measure.differing && counts(measure, body) && counts(measure, option);
    case Measure::Kind::Weapons:
    case Measure::Kind::SameWeapon:
    case Measure::Kind::Largest:
        return std::ranges::any_of(
            option.weapons, [&](const Carry& carry) { return countsWeapon(m_catalogue, measure, carry.weapon); });
    case Measure::Kind::Parameter:
        if (givesRule(m_catalogue, option, measure.rules))
            return true;
        break;
    case Measure::Kind::Stat:
    case Measure::Kind::Highest:
        if (changesFigure(option, measure.stat))
            return true;
        break;
    case Measure::Kind::Models:
        if (std::ranges::any_of(option.parts, [](const UnitPart& part) { return !part.isMount; }))
            return true;
        break;
    default:
        break;
    }
    return factsAskedFor(m_catalogue.ruleset, measure.filter).meets(option.gives);
}

bool Proposer::makesBound(const Body& body, const Bound& bound, const Option& option) const
{
    return bound.anyPart([&](const Bound& part) {
        switch (part.source) {
        case Bound::Source::Measure:
            return makesCount(body, *part.measure, option);
        case Bound::Source::Parameter:
            return givesRule(m_catalogue, option, part.rules);
        case Bound::Source::Stat:
            return changesFigure(option, part.stat);
        case Bound::Source::Derived:
            return changesAnyFigure(option);
        case Bound::Source::Number:
        case Bound::Source::AgreedPoints:
        case Bound::Source::LineNumber:
        case Bound::Source::LimitNumber:
        case Bound::Source::ArmyNumber:
        case Bound::Source::Lower:
        case Bound::Source::Higher:
        case Bound::Source::Sum:
            break;
        }
        return false;
    });
}

std::vector<Proposer::Choice> Proposer::choicesTaken(const Units& units, const IsWanted& isWanted) const
{
    std::vector<Choice> choices;
    for (const auto i : units)
        for (const auto& body : m_assessment.bodiesOf(i))
            for (const auto option : taken(body)) {
                const auto& its = listOf(body).options[option];
                if (isWanted(body, its))
                    choices.push_back({costOf(body, its, held(body, option)), m_assessment.bodies.idOf(body), option});
            }
    std::ranges::stable_sort(choices, std::ranges::greater(), &Choice::cost);
    return choices;
}

void Proposer::proposeDropping(const Units& units, const IsWanted& isWanted)
{
    const auto choices = choicesTaken(units, isWanted);
    for (std::size_t i = 0; i < choices.size() && i < mostDropped; ++i)
        addOption(m_assessment.bodies[choices[i].body], choices[i].option, 0);
}

void Proposer::proposeDroppingChoices(const Units& units)
{
    const auto& measure = counted();
    auto choices =
        choicesTaken(units, [&](const Body& body, const Option& option) { return makesCount(body, measure, option); });
    const auto gap = gapOf(m_finding);
    // What a body has of the count by an option.
    const auto countedOf = [&](const Choice& choice) -> std::int64_t {
        const auto& body = m_assessment.bodies[choice.body];
        const auto& option = listOf(body).options[choice.option];
        if (measure.kind == Measure::Kind::Options && !measure.filled)
            return held(body, choice.option);
        if (measure.kind == Measure::Kind::OptionPoints)
            return costOf(body, option, held(body, choice.option), measure.cost).floor();
        int value = 0;
        if (measure.kind == Measure::Kind::Parameter)
            for (const auto& ref : option.rules)
                if (measure.rules.has(m_catalogue.rule(ref.rule).fact))
                    value += ref.number.value_or(0);
        return std::max(1, value);
    };
    const auto left = [&](const Choice& choice) {
        const auto now = held(m_assessment.bodies[choice.body], choice.option);
        return measure.kind == Measure::Kind::Options && !measure.filled ? std::max(0, now - gap) : 0;
    };
    for (std::size_t i = 0; i < choices.size() && i < mostDropped; ++i)
        addOption(m_assessment.bodies[choices[i].body], choices[i].option, left(choices[i]));
    // So many of them together that it is enough, but not a long list.
    std::int64_t fewer = 0;
    std::size_t number = 0;
    for (; number < choices.size() && fewer < gap; ++number)
        fewer += countedOf(choices[number]);
    if (number < 2 || number > 3 || fewer < gap)
        return;
    choices.resize(number);
    addTogether(choices, left);
}

void Proposer::proposeTakingChoices(const Units& units, const IsWanted& isWanted)
{
    std::vector<Choice> choices;
    for (const auto i : units) {
        if (!unit(i).isKnown())
            continue;
        for (const auto& body : m_assessment.bodiesOf(i)) {
            const auto& list = listOf(body);
            if (!m_budget.spend(list.options.size()))
                return;
            for (const auto option : list.options.ids()) {
                const auto& its = list.options[option];
                if (isWanted(body, its) && held(body, option) < its.max.at(body.models) && mayTake(body, option))
                    choices.push_back({costOf(body, its, 1), m_assessment.bodies.idOf(body), option});
            }
        }
    }
    std::ranges::stable_sort(choices, {}, &Choice::cost);
    for (std::size_t i = 0; i < choices.size() && i < 4; ++i) {
        const auto& body = m_assessment.bodies[choices[i].body];
        const auto now = held(body, choices[i].option);
        const auto most = listOf(body).options[choices[i].option].max.at(body.models);
        // What is there already may be enough if there is more of it.
        addOption(body, choices[i].option, now == 0 ? 1 : std::min(most, now + gapOf(m_finding)));
    }
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
        auto perModel = costIn(m_catalogue.unit(unit(i).kind), measure.cost).perModel;
        for (const auto option : taken(ownModels(i)))
            perModel += costIn(listOf(ownModels(i)).options[option], measure.cost).perModel;
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
    const bool isPoints = measure.isCost() && m_finding.severity == Severity::Error;
    if (measure.kind != Measure::Kind::Units && measure.kind != Measure::Kind::Models &&
        measure.kind != Measure::Kind::Parameter && !isPoints)
        return;
    if (!m_assessment.unitOf(m_finding.subject).isNone() && !m_finding.lacksUnit)
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
    const auto numberOf = [&](const Alone& alone, Id<Unit> kind) -> std::int64_t {
        if (m_finding.lacksUnit)
            return 1;
        auto missing = m_finding.tooMany ? gapOf(m_finding) : m_finding.allowed->ceil() - m_finding.actual->ceil();
        // Of a part of all points more are needed with each unit that is added.
        const auto* its = bound();
        if (isPoints && its && its->measure && its->measure->isCost() && its->measure->cost == measure.cost &&
            its->perFull == 0 && its->table.empty() && its->times > Fraction(0) && its->times < Fraction(1)) {
            const auto parts = its->times.denominator();
            missing = Fraction(missing * parts, parts - its->times.numerator()).ceil();
        }
        const auto each = measure.kind == Measure::Kind::Models ? Points(m_catalogue.unit(kind).defaultModels())
                          : isPoints || measure.kind == Measure::Kind::Parameter ? std::max(Points(1), alone.counted)
                                                                                 : Points(1);
        return std::clamp<std::int64_t>(timesToReach(missing, each), 1, 40);
    };
    beginAlternatives(most);
    for (const auto& [alone, kind] : kinds) {
        addUnits(kind, static_cast<int>(numberOf(alone, kind)));
        if (endAlternatives())
            break;
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
    Points counted;
    if (measure.kind == Measure::Kind::Parameter)
        counted = Counter(m_catalogue, assessed).partOf(measure, Id<AssessedUnit>::at(0));
    else if (measure.isCost())
        counted = assessed.costOf(Id<AssessedUnit>::at(0), measure.cost);
    if (counted == Points() && (measure.kind == Measure::Kind::Parameter || !measure.cost.isNone()))
        return std::nullopt;
    if (m_finding.lacksUnit) // no constraint asks for it
        return Alone{isFirst ? std::ssize(errorsOf(assessed)) : 0, assessed.points, counted};
    if (rule().subject == SubjectKind::Line && Subject(only.line) != m_finding.subject)
        return std::nullopt;
    if (rule().subject == SubjectKind::Kind && Subject(m_catalogue.countsAs(only.kind)) != m_finding.subject)
        return std::nullopt;
    return Alone{isFirst ? std::ssize(errorsOf(assessed)) : 0, assessed.points, counted};
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

#include "rules/fixes/proposals.h"

#include "rules/fixes/choosing.h"
#include "rules/fixes/proposer.h"
#include "rules/judge/bodies.h"
#include "rules/judge/prices.h"
#include "rules/judge/structure.h"

#include <algorithm>

namespace muster {

Proposals Proposer::run()
{
    if (m_finding.constraint.isNone())
        proposeStructural();
    else
        proposeForConstraint();
    return {std::move(m_candidates), std::move(m_alternatives)};
}

void Proposer::beginAlternatives(std::size_t most, bool isNeeded)
{
    m_alternatives.push_back({m_candidates.size(), m_candidates.size(), most, isNeeded});
}

bool Proposer::endAlternatives()
{
    auto& its = m_alternatives.back();
    its.end = m_candidates.size();
    return its.end - its.first >= mostAlternatives;
}

const Bound* Proposer::bound() const
{
    const auto& bound = m_finding.tooMany || rule().exactly ? rule().atMost : rule().atLeast;
    return bound ? &*bound : nullptr;
}

Proposer::Units Proposer::everyUnit() const
{
    const auto ids = m_assessment.units.ids();
    return {ids.begin(), ids.end()};
}

const Body& Proposer::bodyOf(Id<AssessedUnit> culprit) const
{
    for (const auto& body : m_assessment.bodiesOf(culprit))
        if (body.group == m_finding.modelGroup)
            return body;
    return ownModels(culprit);
}

const OptionList& Proposer::listOf(const Body& body) const { return choicesOf(m_catalogue, m_assessment, body); }

int Proposer::held(const Body& body, Id<Option> option) const
{
    return countOf(m_assessment, body, listOf(body).options[option]);
}

std::vector<Id<Option>> Proposer::taken(const Body& body) const
{
    std::vector<Id<Option>> options;
    for (const auto& taken : m_assessment.takenBy(body))
        if (!taken.isInherited && taken.count > 0)
            options.push_back(listOf(body).options.idOf(*taken.option));
    return options;
}

Points Proposer::costOf(const Body& body, const Option& option, int number, Id<CostKind> kind) const
{
    return costFor(m_catalogue, m_assessment, body, option, number, kind);
}

bool Proposer::hasRoom(const Body& body, Id<OptionGroup> id) const
{
    const auto& group = listOf(body).groups[id];
    if (!m_budget.spend(group.options.size()))
        return false;
    int sum = 0;
    for (const auto position : group.options)
        sum += held(body, position);
    return !group.max || sum < group.max->at(boundedBy(m_assessment, body, listOf(body), group));
}

bool Proposer::mayTake(const Body& body, Id<Option> option) const
{
    return hasRoom(body, listOf(body).options[option].group);
}

void Proposer::add(Fix fix) { m_candidates.push_back(std::move(fix)); }

void Proposer::addRemoval(Id<AssessedUnit> i)
{
    Fix fix;
    fix.kind = Fix::Kind::RemoveUnits;
    fix.units = {i};
    fix.edit.change = edits::RemoveUnit{unit(i).id};
    add(std::move(fix));
}

void Proposer::addDeploy(Id<AssessedUnit> i)
{
    Fix fix;
    fix.kind = Fix::Kind::Deploy;
    fix.units = {i};
    fix.edit.change = edits::SetReserve{unit(i).id, false};
    add(std::move(fix));
}

void Proposer::addModels(Id<AssessedUnit> i, int models)
{
    Fix fix;
    fix.kind = Fix::Kind::SetModels;
    fix.units = {i};
    fix.number = models;
    fix.edit.change = edits::SetModels{unit(i).id, models};
    add(std::move(fix));
}

Fix Proposer::optionFix(const Body& body, Id<Option> option, int number) const
{
    Fix fix;
    fix.kind = number == 0                   ? Fix::Kind::DropOption
               : number < held(body, option) ? Fix::Kind::LowerOption
                                             : Fix::Kind::TakeOption;
    fix.units = {body.unit};
    fix.body = m_assessment.bodies.idOf(body);
    fix.options = {option};
    fix.number = number;
    fix.edit = nameOption(m_catalogue, m_assessment, body, option, number);
    return fix;
}

void Proposer::addOption(const Body& body, Id<Option> option, int number)
{
    const auto& list = listOf(body);
    if (m_budget.spend(list.groups[list.options[option].group].options.size()))
        add(optionFix(body, option, number));
}

void Proposer::clear(const Body& body, const std::vector<Id<Option>>& options, std::size_t least)
{
    const auto place = body.kind ? std::optional(body.group.position()) : std::nullopt;
    Fix fix;
    edits::Batch batch;
    for (const auto option : options) {
        const auto& its = listOf(body).options[option];
        if (!namedFor(m_assessment, body).find(its.id))
            continue;
        batch.edits.push_back({edits::SetOption{unit(body.unit).id, place, its.id, std::nullopt}});
        fix.options.push_back(option);
    }
    if (batch.edits.size() < least)
        return;
    fix.kind = Fix::Kind::ClearOptions;
    fix.units = {body.unit};
    fix.body = m_assessment.bodies.idOf(body);
    fix.edit.change = std::move(batch);
    add(std::move(fix));
}

std::optional<int> Proposer::sizeFrom(Id<AssessedUnit> i, std::int64_t models) const
{
    const auto& kind = m_catalogue.unit(unit(i).kind);
    const auto limits = sizeLimits(m_catalogue, m_assessment, i);
    std::optional<int> best;
    for (const auto size : kind.sizes)
        if (size >= models && (!best || size < *best))
            best = size;
    if (kind.sizes.empty())
        best = static_cast<int>(std::clamp<std::int64_t>(models, limits.min, std::max(limits.min, limits.max)));
    return best && *best >= models && *best <= limits.max ? best : std::nullopt;
}

std::optional<int> Proposer::sizeUpTo(Id<AssessedUnit> i, std::int64_t models) const
{
    const auto& kind = m_catalogue.unit(unit(i).kind);
    const auto limits = sizeLimits(m_catalogue, m_assessment, i);
    std::optional<int> best;
    for (const auto size : kind.sizes)
        if (size <= models && (!best || size > *best))
            best = size;
    if (kind.sizes.empty() && models >= limits.min)
        best = static_cast<int>(std::min<std::int64_t>(models, limits.max));
    return best;
}

Proposals proposeFixes(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment,
                       const Finding& finding, WorkBudget& budget)
{
    return Proposer(catalogue, roster, assessment, finding, budget).run();
}

int gapOf(const Finding& finding)
{
    if (!finding.actual || !finding.allowed)
        return 1;
    const auto gap = finding.tooMany ? finding.actual->floor() - finding.allowed->floor()
                                     : finding.allowed->ceil() - finding.actual->ceil();
    return static_cast<int>(std::clamp<std::int64_t>(gap, 1, 40));
}

namespace {

void addFlat(edits::Batch& batch, Edit edit)
{
    if (auto* steps = std::get_if<edits::Batch>(&edit.change))
        std::ranges::move(steps->edits, std::back_inserter(batch.edits));
    else
        batch.edits.push_back(std::move(edit));
}

} // namespace

Fix together(Fix first, Fix second)
{
    edits::Batch batch;
    addFlat(batch, std::move(first.edit));
    addFlat(batch, std::move(second.edit));
    first.edit.change = std::move(batch);
    auto more = std::move(second.then);
    second.then.clear();
    second.edit = {};
    first.then.push_back(std::move(second));
    std::ranges::move(more, std::back_inserter(first.then));
    return first;
}

bool readsTheSame(const Catalogue& catalogue, const Assessment& assessment, const Fix& a, const Fix& b)
{
    if (a.kind != b.kind || a.units != b.units || a.unitKind != b.unitKind || a.ruling != b.ruling ||
        a.above != b.above || a.number != b.number || a.body.isNone() != b.body.isNone() ||
        !std::ranges::equal(a.then, b.then,
                            [&](const Fix& x, const Fix& y) { return readsTheSame(catalogue, assessment, x, y); }))
        return false;
    if (a.body.isNone())
        return true;
    const auto& ofA = assessment.bodies[a.body];
    const auto& ofB = assessment.bodies[b.body];
    const auto& options = choicesOf(catalogue, assessment, ofA).options;
    return ofA.kind == ofB.kind && std::ranges::equal(a.options, b.options, [&](Id<Option> x, Id<Option> y) {
               return options[x].name == options[y].name;
           });
}

void setCosts(const Assessment& before, const Assessment& after, Fix& fix)
{
    fix.points = after.points - before.points;
    fix.otherCosts.clear();
    for (std::size_t i = 0; i < after.otherCosts.kinds; ++i)
        fix.otherCosts.add(after.costOf(Id<CostKind>::at(i)) - before.costOf(Id<CostKind>::at(i)));
}

bool Fix::removesUnits() const
{
    return kind == Kind::RemoveUnits || std::ranges::any_of(then, [](const Fix& fix) { return fix.removesUnits(); });
}

} // namespace muster

// Rules about one unit, or one body of its models.

#include "core/language/countable.h"
#include "core/roster/emptylike.h"
#include "rules/fixes/asking.h"
#include "rules/fixes/proposals.h"
#include "rules/fixes/proposer.h"
#include "rules/judge/assess.h"
#include "rules/judge/bodies.h"
#include "rules/judge/structure.h"
#include "rules/judge/units.h"

#include <algorithm>
#include <ranges>

namespace muster {

namespace {

/// Whether a unit must have one of its group, and another one comes back where it is not named.
bool givesWayToDefault(const OptionList& list, Id<Option> option)
{
    const auto& group = list.groups[list.options[option].group];
    return group.min.times > 0 && std::ranges::any_of(group.options, [&](Id<Option> other) {
               return other != option && list.options[other].defaultCount > 0;
           });
}

} // namespace

void Proposer::proposeForUnit(Id<AssessedUnit> subject)
{
    const auto& measure = counted();
    if (asksFor(rule().where, Filter::Kind::Place) && unit(subject).parent.isNone()) {
        proposeAttaching(subject);
        proposeNewParent({subject});
    }
    if (rule().scope.kind == Scope::Kind::Place && !m_finding.tooMany)
        proposeBelow(subject);
    if (rule().scope.kind == Scope::Kind::Place && m_finding.tooMany)
        proposeMoving(subject);
    if (measure.kind == Measure::Kind::GroupModels && m_finding.tooMany)
        proposeFewerInGroups(subject);
    if (rule().scope.kind == Scope::Kind::Self)
        for (const auto& body : m_assessment.bodiesOf(subject))
            if (kindOf(m_finding.subject) == SubjectKind::Unit || body.group == m_finding.modelGroup)
                proposeForBody(body);
    if (rule().scope.kind == Scope::Kind::Self)
        proposeChoicesOf(subject);
    if (rule().scope.kind == Scope::Kind::Self && !m_finding.tooMany &&
        (measure.kind == Measure::Kind::Models || measure.isCost()))
        proposeLargerUnits(measure, {subject});
    // Without the option that makes the rule apply, the unit need not keep the rule.
    auto asked = factsAskedFor(m_catalogue.ruleset, rule().where);
    if (rule().atLeast && rule().atLeast->source == Bound::Source::Measure)
        asked.add(rule().atLeast->measure->options);
    const auto& own = ownModels(subject);
    for (const auto& body : m_assessment.bodiesOf(subject))
        for (const auto option : taken(body))
            if (asked.meets(listOf(body).options[option].gives) &&
                (kindOf(m_finding.subject) == SubjectKind::Unit || body.group == m_finding.modelGroup || &body == &own))
                addOption(body, option, 0);
}

void Proposer::proposeMoving(Id<AssessedUnit> subject)
{
    const auto gap = static_cast<std::size_t>(gapOf(m_finding));
    auto culprits = m_finding.units;
    std::erase(culprits, subject);
    if (gap < 2 || gap > culprits.size())
        return;
    moveTogether(subject, {culprits.rbegin(), culprits.rbegin() + static_cast<std::ptrdiff_t>(gap)});
    moveTogether(subject, {culprits.begin(), culprits.begin() + static_cast<std::ptrdiff_t>(gap)});
}

void Proposer::moveTogether(Id<AssessedUnit> subject, const std::vector<Id<AssessedUnit>>& moved)
{
    const auto place = rule().scope.place;
    const auto& its = m_catalogue.ruleset.places[place];
    std::size_t most = 3;
    for (const auto above : m_assessment.units.ids()) {
        if (most == 0 || !m_budget.spend(moved.size()))
            break;
        const bool isInside = above >= subject && above < unit(subject).end;
        const auto mayHang = [&](Id<AssessedUnit> i) { return accepts(m_catalogue, m_assessment, its, above, i); };
        if (isInside || !unit(above).isKnown() || !std::ranges::all_of(moved, mayHang))
            continue;
        Fix fix;
        fix.kind = Fix::Kind::Attach;
        fix.units = moved;
        fix.above = above;
        edits::Batch batch;
        auto at = source(above).units.size();
        for (const auto i : moved)
            batch.edits.push_back({edits::MoveUnit{unit(i).id, unit(above).id, at++, m_catalogue.ruleset.asOf(place)}});
        fix.edit.change = std::move(batch);
        add(std::move(fix));
        --most;
    }
}

void Proposer::proposeForBody(const Body& body)
{
    const auto& measure = counted();
    const auto& list = listOf(body);
    if (measure.filled && !m_finding.tooMany && counts(measure, body)) {
        proposeFilling(body);
    } else if (measure.kind == Measure::Kind::OptionPoints && counts(measure, body)) {
        if (m_finding.tooMany)
            proposeDroppingChoices({body.unit});
    } else if (measure.kind == Measure::Kind::Options && counts(measure, body)) {
        std::vector<Id<Option>> named;
        std::size_t most = 4;
        for (const auto position : list.options.ids()) {
            if (!counts(measure, list.options[position]))
                continue;
            named.push_back(position);
            const auto now = held(body, position);
            if (m_finding.tooMany && now > 0 && now <= gapOf(m_finding) && givesWayToDefault(list, position))
                clear(body, {position}, 1);
            else if (m_finding.tooMany && now > 0)
                addOption(body, position, std::max(0, now - gapOf(m_finding)));
            else if (!m_finding.tooMany && now == 0 && most > 0 && mayTake(body, position)) {
                addOption(body, position, 1);
                --most;
            }
        }
        // An option that a model group names with 0 also counts as a difference from its unit.
        if (m_finding.tooMany)
            clear(body, named,
                  std::ranges::any_of(named, [&](Id<Option> option) { return held(body, option) > 0; }) ? 2 : 1);
    } else if (isAboutWeapons(measure)) {
        proposeWeapons(body);
    }
}

void Proposer::proposeChoicesOf(Id<AssessedUnit> subject)
{
    const auto& measure = counted();
    // What counts options or weapons looks at each body: proposeForBody().
    if (countsOptions(measure.kind) || isAboutWeapons(measure))
        return;
    const auto isMeant = [&](const Body& body) {
        return kindOf(m_finding.subject) == SubjectKind::Unit || body.group == m_finding.modelGroup || !body.kind;
    };
    const auto isWanted = [&](const Body& body, const Option& option) {
        return isMeant(body) && makesCount(body, measure, option);
    };
    if (m_finding.tooMany)
        proposeDroppingChoices({subject});
    else
        proposeTakingChoices({subject}, isWanted);
    // What changes a figure may lower it, or raise it.
    if (measure.kind == Measure::Kind::Stat) {
        if (m_finding.tooMany)
            proposeTakingChoices({subject}, isWanted);
        else
            proposeDropping({subject}, isWanted);
    }
}

void Proposer::proposeFilling(const Body& body)
{
    const auto& list = listOf(body);
    for (const auto group : list.groups.ids())
        if (const auto& its = list.groups[group]; its.max && !hasRoom(body, group) && its.options.size() > 1)
            proposeMovingOver(body, group);
    // The options of each empty group, the cheapest first.
    std::vector<std::vector<Id<Option>>> offers;
    for (const auto group : emptyGroups(counted(), m_assessment, body, list)) {
        auto& its = offers.emplace_back();
        for (const auto option : list.groups[group].options)
            if (counts(counted(), list.options[option]))
                its.push_back(option);
        std::ranges::stable_sort(its, {}, [&](Id<Option> option) { return costOf(body, list.options[option], 1); });
    }
    const auto fill = [&](const auto& choose) {
        std::vector<Id<Option>> chosen;
        std::optional<Fix> fix;
        edits::Batch batch;
        for (const auto& its : offers)
            if (const Id<Option> option = choose(its, chosen); !option.isNone())
                chosen.push_back(option);
        if (chosen.size() != offers.size())
            return;
        for (const auto option : chosen) {
            auto one = optionFix(body, option, 1);
            batch.edits.push_back(std::move(one.edit));
            if (!fix)
                fix = std::move(one);
        }
        fix->options = std::move(chosen);
        fix->edit.change = std::move(batch);
        add(std::move(*fix));
    };
    // All the cheapest; or none that is there already under the same name; or, of a single group, others.
    fill([](const auto& its, const auto&) { return its.front(); });
    fill([&](const auto& its, const auto& chosen) {
        const auto isThere = [&](Id<Option> option) {
            const auto isTwin = [&](Id<Option> other) { return list.options[other].name == list.options[option].name; };
            return std::ranges::any_of(taken(body), isTwin) || std::ranges::any_of(chosen, isTwin);
        };
        const auto free = std::ranges::find_if_not(its, isThere);
        return free == its.end() ? Id<Option>() : *free;
    });
    for (std::size_t next = 1; next < 3 && offers.size() == 1; ++next)
        fill([&](const auto& its, const auto&) { return next < its.size() ? its[next] : Id<Option>(); });
}

void Proposer::proposeWeapons(const Body& body)
{
    const auto& measure = counted();
    const auto& list = listOf(body);
    const auto gives = [&](const Option& option, auto isWanted) {
        return std::ranges::any_of(option.weapons, [&](const Carry& carry) { return isWanted(carry.weapon); });
    };
    if (m_finding.tooMany) {
        for (const auto option : taken(body)) {
            const auto& its = list.options[option];
            if (!gives(its, [&](Id<Weapon> weapon) {
                    return std::ranges::find(m_finding.weapons, weapon) != m_finding.weapons.end();
                }))
                continue;
            const auto& group = list.groups[its.group];
            if (group.max && group.max->times == 1)
                for (const auto other : group.options)
                    if (other != option && m_candidates.size() < 8)
                        addOption(body, other, 1);
            addOption(body, option, std::max(0, held(body, option) - gapOf(m_finding)));
        }
        return;
    }
    std::vector<std::pair<Points, Id<Option>>> offers;
    for (const auto id : list.options.ids()) {
        const auto& option = list.options[id];
        const auto isWanted = [&](Id<Weapon> weapon) { return countsWeapon(m_catalogue, measure, weapon); };
        if (held(body, id) == 0 && gives(option, isWanted))
            offers.emplace_back(costOf(body, option, 1), id);
    }
    std::ranges::sort(offers);
    for (std::size_t i = 0; i < offers.size() && i < 2; ++i)
        addOption(body, offers[i].second, 1);
}

void Proposer::proposeFewerInGroups(Id<AssessedUnit> subject)
{
    const auto& measure = counted();
    const auto gap = gapOf(m_finding);
    const auto removal = [&](const Body& body) {
        Fix fix;
        fix.kind = Fix::Kind::RemoveGroup;
        fix.units = {subject};
        fix.body = m_assessment.bodies.idOf(body);
        fix.edit.change = edits::RemoveGroup{unit(subject).id, body.group.position()};
        return fix;
    };
    for (const auto& body : m_assessment.bodiesOf(subject)) {
        if (!body.kind || !counts(measure, body))
            continue;
        if (body.models > gap) {
            auto fix = removal(body);
            fix.kind = Fix::Kind::SetGroupModels;
            fix.number = body.models - gap;
            fix.edit.change = edits::SetGroupModels{unit(subject).id, body.group.position(), fix.number};
            add(std::move(fix));
        }
        add(removal(body));
    }
    // Several groups together, from the last, so that the positions of the others stay.
    std::optional<Fix> several;
    int fewer = 0;
    for (const auto& body : m_assessment.bodiesOf(subject) | std::views::reverse) {
        if (fewer >= gap || (several && several->then.size() >= 2))
            break;
        if (!body.kind || !counts(measure, body))
            continue;
        fewer += body.models;
        several = several ? together(std::move(*several), removal(body)) : removal(body);
    }
    if (several && !several->then.empty() && fewer >= gap)
        add(std::move(*several));
    if (kindOf(m_finding.subject) != SubjectKind::Unit)
        return;
    // Or more models, if the bound depends on the models of the unit.
    const auto limits = sizeLimits(m_catalogue, m_assessment, subject);
    const auto allowed = std::max<std::int64_t>(1, m_finding.allowed->floor());
    const auto models = unit(subject).size();
    for (const auto wanted : {static_cast<std::int64_t>(models) + gap, m_finding.actual->ceil() * models / allowed,
                              m_finding.actual->ceil() * 10}) {
        if (wanted <= models || wanted > limits.max)
            continue;
        addModels(subject, static_cast<int>(wanted));
    }
}

void Proposer::proposeBelow(Id<AssessedUnit> subject)
{
    const auto place = rule().scope.place;
    const auto& its = m_catalogue.ruleset.places[place];
    std::vector<std::pair<Points, Id<Unit>>> kinds;
    const auto& owner = m_catalogue.army(m_assessment.army);
    for (const auto i : owner.units) {
        const auto& kind = m_catalogue.unit(i);
        kinds.emplace_back(kind.usualCost(), i);
    }
    std::ranges::sort(kinds);
    const auto id = freeUnitId(m_roster);
    beginAlternatives(3);
    for (const auto& [cost, kind] : kinds) {
        if (!m_budget.spend(workToJudgeOne()))
            break;
        if (!wouldFit(kind, its.accepts))
            continue;
        auto added = fresh(kind, id);
        added.as = m_catalogue.ruleset.asOf(place);
        Fix fix;
        fix.kind = Fix::Kind::AddUnits;
        fix.unitKind = kind;
        fix.number = 1;
        fix.above = subject;
        fix.edit.change = edits::AddUnit{unit(subject).id, source(subject).units.size(), std::move(added)};
        add(std::move(fix));
        if (endAlternatives())
            break;
    }
}

bool Proposer::wouldFit(Id<Unit> kindId, const Filter& filter) const
{
    auto alone = emptyLike(m_roster);
    alone.units.push_back(fresh(kindId, "u1"));
    return fits(m_catalogue, assessUnits(m_catalogue, alone), Id<AssessedUnit>::at(0), filter);
}

} // namespace muster

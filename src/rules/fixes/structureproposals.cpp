// The rules that every game has: places, sizes, options.

#include "core/roster/emptylike.h"
#include "rules/fixes/asking.h"
#include "rules/fixes/proposer.h"
#include "rules/judge/structure.h"
#include "rules/judge/units.h"

#include <algorithm>
#include <tuple>

namespace muster {

void Proposer::proposeStructural()
{
    const auto culprit = m_finding.units.front();
    if (m_finding.rule == idOf(Structural::WrongPlace)) {
        proposePlaces(culprit);
        proposeNewParent({culprit});
    } else if (m_finding.rule == idOf(Structural::Slots)) {
        proposeForSlot(culprit);
    } else if (m_finding.rule == idOf(Structural::UnitSize)) {
        proposeSizes(culprit);
    } else if (!m_finding.modelGroup.isNone() && m_finding.optionGroup.isNone() && m_finding.optionLimit.isNone()) {
        proposeGroupModels(culprit);
    } else {
        proposeOptions(culprit);
    }
    addRemoval(culprit);
}

void Proposer::proposePlaces(Id<AssessedUnit> culprit)
{
    if (!unit(culprit).parent.isNone()) {
        Fix fix;
        fix.kind = Fix::Kind::Detach;
        fix.units = {culprit};
        fix.edit.change = edits::MoveUnit{unit(culprit).id, {}, m_roster.units.size(), {}};
        add(std::move(fix));
    }
    proposeMakingRoom(culprit);
    proposeAttaching(culprit);
}

void Proposer::proposeMakingRoom(Id<AssessedUnit> culprit)
{
    const auto place = unit(culprit).place;
    const auto above = unit(culprit).parent;
    if (place.isNone() || above.isNone() || !unit(above).isKnown())
        return;
    const auto wanted = factsAskedFor(m_catalogue.ruleset, m_catalogue.ruleset.places[place].parents);
    const auto& body = ownModels(above);
    for (const auto option : listOf(body).options.ids())
        if (wanted.meets(listOf(body).options[option].gives) && held(body, option) == 0)
            addOption(body, option, 1);
}

void Proposer::proposeAttaching(Id<AssessedUnit> culprit)
{
    std::size_t most = 6;
    const auto& places = m_catalogue.ruleset.places;
    for (const auto above : m_assessment.units.ids()) {
        if (most == 0 || !m_budget.spend(places.size()))
            return;
        const bool isInside = above >= culprit && above < unit(culprit).end;
        if (isInside || !unit(above).isKnown() || above == unit(culprit).parent)
            continue;
        for (const auto place : places.ids()) {
            if (most == 0 || !accepts(m_catalogue, m_assessment, places[place], above, culprit))
                continue;
            Fix fix;
            fix.kind = Fix::Kind::Attach;
            fix.units = {culprit};
            fix.above = above;
            fix.edit.change = edits::MoveUnit{unit(culprit).id, unit(above).id, source(above).units.size(),
                                              m_catalogue.ruleset.asOf(place)};
            add(std::move(fix));
            --most;
        }
    }
}

void Proposer::proposeNewParent(const Units& moved)
{
    if (moved.empty() || m_assessment.army.isNone() || !unit(moved.front()).isKnown())
        return;
    std::vector<std::tuple<Points, Id<Unit>, Id<Place>>> parents;
    auto roster = emptyLike(m_roster);
    const auto& places = m_catalogue.ruleset.places;
    for (const auto kind : m_catalogue.army(m_assessment.army).units) {
        if (!m_budget.spend(workToJudgeOne()))
            break;
        auto child = source(moved.front());
        child.id = "u2";
        child.as.clear();
        child.units.clear();
        roster.units = {fresh(kind, "u1"), std::move(child)};
        const auto pair = assessUnits(m_catalogue, roster);
        const auto above = Id<AssessedUnit>::at(0);
        for (const auto place : places.ids())
            if (accepts(m_catalogue, pair, places[place], above, above.next())) {
                parents.emplace_back(pair.units[above].points, kind, place);
                break;
            }
    }
    std::ranges::sort(parents);
    beginAlternatives(1, true);
    for (const auto& [cost, kind, place] : parents) {
        Fix fix;
        fix.kind = Fix::Kind::AddUnits;
        fix.unitKind = kind;
        fix.number = 1;
        fix.units = moved;
        edits::Batch batch;
        const auto id = freeUnitId(m_roster);
        batch.edits.push_back({edits::AddUnit{{}, m_roster.units.size(), fresh(kind, id)}});
        for (std::size_t i = 0; i < moved.size(); ++i)
            batch.edits.push_back({edits::MoveUnit{unit(moved[i]).id, id, i, m_catalogue.ruleset.asOf(place)}});
        fix.edit.change = std::move(batch);
        add(std::move(fix));
        if (endAlternatives())
            break;
    }
}

Proposer::Units Proposer::lastOf(const Units& units, const std::function<bool(Id<AssessedUnit>)>& isWanted) const
{
    Units last;
    for (auto i = units.rbegin(); i != units.rend() && std::ssize(last) < gapOf(m_finding); ++i)
        if (isWanted(*i))
            last.push_back(*i);
    return last;
}

void Proposer::proposeSizes(Id<AssessedUnit> culprit)
{
    const auto& kind = m_catalogue.unit(unit(culprit).kind);
    const auto limits = sizeLimits(m_catalogue, m_assessment, culprit);
    const auto models = unit(culprit).size();
    std::vector<int> sizes = kind.sizes;
    if (sizes.empty())
        sizes = limits.min == limits.max ? std::vector{limits.min} : std::vector{limits.min, limits.max};
    std::erase_if(sizes, [&](int size) { return size > limits.max; });
    std::ranges::sort(sizes, {}, [&](int size) { return std::abs(size - models); });
    for (const auto size : sizes)
        addModels(culprit, size);
    const auto& own = ownModels(culprit);
    for (const auto option : kind.choices.options.ids())
        if (kind.choices.options[option].maxModels && held(own, option) > 0)
            addOption(own, option, 0);
}

void Proposer::proposeGroupModels(Id<AssessedUnit> culprit)
{
    const auto group = m_finding.modelGroup.position();
    Fix fix;
    fix.units = {culprit};
    fix.body = m_assessment.bodies.idOf(bodyOf(culprit));
    // The group may be named several times; the last of them has fewer models then.
    const auto excess = m_finding.actual && m_finding.allowed ? (*m_finding.actual - *m_finding.allowed).ceil() : 0;
    if (const auto models = bodyOf(culprit).models - excess; models > 0) {
        fix.kind = Fix::Kind::SetGroupModels;
        fix.number = static_cast<int>(models);
        fix.edit.change = edits::SetGroupModels{unit(culprit).id, group, fix.number};
        add(fix);
    }
    fix.kind = Fix::Kind::RemoveGroup;
    fix.edit.change = edits::RemoveGroup{unit(culprit).id, group};
    add(std::move(fix));
}

void Proposer::proposeOptions(Id<AssessedUnit> culprit)
{
    const auto& body = bodyOf(culprit);
    const auto& list = listOf(body);
    if (!m_finding.otherOption.isNone()) {
        addOption(body, m_finding.otherOption, 0);
        addOption(body, m_finding.option, 0);
        return;
    }
    if (m_finding.lacksUnit) {
        Measure missing;
        missing.filter = *list.options[m_finding.option].needs;
        proposeMore(missing, 1);
        addOption(body, m_finding.option, 0);
        return;
    }
    if (m_finding.rule == idOf(Structural::OptionRequires)) {
        for (const auto needed : list.options[m_finding.option].requiresAnyOf)
            addOption(body, needed, 1);
        addOption(body, m_finding.option, 0);
        return;
    }
    const auto allowed = m_finding.allowed ? static_cast<int>(m_finding.allowed->floor()) : 0;
    if (!m_finding.option.isNone()) {
        addOption(body, m_finding.option, allowed);
        return;
    }
    // The group, or the limit, as a whole: more or fewer of one of its options.
    const auto actual = m_finding.actual ? static_cast<int>(m_finding.actual->floor()) : 0;
    const bool isLimit = !m_finding.optionLimit.isNone();
    const auto& options =
        isLimit ? list.limits[m_finding.optionLimit].options : list.groups[m_finding.optionGroup].options;
    if (isLimit)
        proposeInGroups(culprit, list.limits[m_finding.optionLimit]);
    if (!isLimit && m_finding.tooMany && actual - allowed == 1)
        proposeMovingOver(body, m_finding.optionGroup);
    for (const auto option : options) {
        const auto number = held(body, option) + allowed - actual;
        if (number >= 0 && (held(body, option) > 0 || !m_finding.tooMany))
            addOption(body, option, number);
    }
    clear(body, options, 2);
}

void Proposer::proposeInGroups(Id<AssessedUnit> culprit, const OptionLimit& limit)
{
    for (const auto& body : m_assessment.bodiesOf(culprit).subspan(1))
        for (const auto& [group, options] : limit.ofGroups)
            if (&m_catalogue.unit(unit(culprit).kind).groups[group] == body.kind)
                for (const auto option : options)
                    if (const auto now = held(body, option); m_finding.tooMany ? now > 0 : now == 0)
                        addOption(body, option, m_finding.tooMany ? 0 : 1);
}

void Proposer::proposeMovingOver(const Body& body, Id<OptionGroup> full)
{
    const auto& list = listOf(body);
    for (const auto option : list.groups[full].options) {
        const auto now = held(body, option);
        if (now == 0 || !m_budget.spend(list.options.size()))
            continue;
        for (const auto other : list.options.ids()) {
            const auto& its = list.options[other];
            if (its.group != full && its.name == list.options[option].name && hasRoom(body, its.group))
                add(together(optionFix(body, option, now - 1), optionFix(body, other, held(body, other) + 1)));
        }
    }
}

} // namespace muster

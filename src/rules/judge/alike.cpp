#include "rules/judge/alike.h"

#include <algorithm>

namespace muster {

namespace {

bool isUnderSame(const Assessment& now, const Assessment& before)
{
    return now.army == before.army && now.limit == before.limit && now.scenario == before.scenario &&
           now.namesScenario == before.namesScenario && now.rulings == before.rulings &&
           now.choices == before.choices && now.given == before.given;
}

bool isSameOption(const TakenOption& taken, const TakenOption& was)
{
    return taken.option == was.option && taken.count == was.count && taken.isInherited == was.isInherited &&
           taken.isDefault == was.isDefault && taken.points == was.points;
}

} // namespace

Alike::Alike(const Assessment& now, const Assessment* before)
    : m_now(now), m_before(before && isUnderSame(now, *before) ? before : nullptr)
{
    if (m_before)
        find();
}

void Alike::find()
{
    const auto& before = m_before->units;
    std::vector<bool> isFound(before.size(), false);
    for (const auto& finding : m_before->findings)
        if (const auto unit = m_before->unitOf(finding.subject); !unit.isNone())
            isFound[unit.position()] = true;
    m_was.assign(m_now.units.size(), {});
    m_is.assign(before.size(), {});
    // Units are looked for in their order, as what was found is kept in it: one that stands elsewhere is judged again.
    auto next = Id<AssessedUnit>::at(0);
    for (const auto unit : m_now.units.ids()) {
        auto was = next;
        while (before.has(was) && before[was].id != m_now.units[unit].id)
            ++was;
        const bool isThere = before.has(was);
        if (isThere)
            next = was.next();
        if (isThere && !isFound[was.position()] && isSame(unit, was)) {
            m_was[unit] = was;
            m_is[was] = unit;
        } else {
            m_others.push_back(unit);
        }
    }
}

bool Alike::isSame(Id<AssessedUnit> unit, Id<AssessedUnit> was) const
{
    const auto& its = m_now.units[unit];
    const auto& then = m_before->units[was];
    return its.isKnown() && its.kind == then.kind && its.parent.isNone() == then.parent.isNone() &&
           its.place == then.place && its.army == then.army && its.line == then.line && its.models == then.models &&
           its.added == then.added && its.points == then.points && its.heldBack == then.heldBack &&
           its.hasAddedParts == then.hasAddedParts && costsSame(unit, was) &&
           std::ranges::equal(m_now.facts.row(unit.position()), m_before->facts.row(was.position())) &&
           std::ranges::equal(m_now.bodiesOf(unit), m_before->bodiesOf(was),
                              [&](const Body& one, const Body& other) { return isSame(one, other); });
}

/// In kinds of cost beside points.
bool Alike::costsSame(Id<AssessedUnit> unit, Id<AssessedUnit> was) const
{
    const auto kinds = m_now.otherCosts.kinds;
    const auto row = [&](const Assessment& one, Id<AssessedUnit> id) {
        return std::span(one.otherCosts.units).subspan(id.position() * kinds, kinds);
    };
    const auto takenIn = [&](const Assessment& one, Id<AssessedUnit> id) {
        const auto bodies = one.bodiesOf(id);
        return std::span(one.otherCosts.taken)
            .subspan(bodies.front().begin * kinds, (bodies.back().end - bodies.front().begin) * kinds);
    };
    return kinds == 0 || (std::ranges::equal(row(m_now, unit), row(*m_before, was)) &&
                          std::ranges::equal(takenIn(m_now, unit), takenIn(*m_before, was)));
}

bool Alike::isSame(const Body& body, const Body& was) const
{
    return body.group == was.group && body.kind == was.kind && body.models == was.models && body.points == was.points &&
           body.added == was.added && body.sharesAll == was.sharesAll &&
           std::ranges::equal(m_now.takenBy(body), m_before->takenBy(was), isSameOption);
}

bool Alike::isOfSameStructure(Id<AssessedUnit> unit) const
{
    const auto was = isAny() ? m_was[unit] : noId;
    if (was.isNone())
        return false;
    const auto above = m_now.units[unit].parent;
    if (!above.isNone() && (m_was[above].isNone() || m_was[above] != m_before->units[was].parent))
        return false;
    return std::ranges::all_of(m_now.bodiesOf(unit), [&](const Body& body) {
        return std::ranges::none_of(m_now.takenBy(body),
                                    [](const TakenOption& taken) { return taken.option->needs.has_value(); });
    });
}

} // namespace muster

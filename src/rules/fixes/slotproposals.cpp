// Slots that are not filled, and units that have no slot.

#include "rules/fixes/proposer.h"
#include "rules/judge/slots.h"

#include <algorithm>

namespace muster {

namespace {

/// A person would not choose a fix with more units than these.
constexpr int mostAdded = 40;

} // namespace

void Proposer::proposeForSlot(Id<AssessedUnit> culprit)
{
    if (m_finding.tooMany) {
        proposePlaces(culprit);
        proposeNewParent({culprit});
        return;
    }
    const auto& kind = m_catalogue.unit(unit(culprit).kind);
    const auto& slot = kind.slotList[m_finding.slot];
    std::vector<std::pair<Points, Id<Unit>>> kinds;
    for (const auto id : kindsFor(m_catalogue, m_assessment.army, slot))
        kinds.emplace_back(m_catalogue.unit(id).usualCost(), id);
    std::ranges::stable_sort(kinds, {}, [](const auto& each) { return each.first; });
    const auto missing = static_cast<int>((*m_finding.allowed - *m_finding.actual).ceil());
    if (missing > mostAdded)
        return;
    beginAlternatives(4);
    for (const auto& [cost, id] : kinds) {
        Fix fix;
        fix.kind = Fix::Kind::AddUnits;
        fix.unitKind = id;
        fix.number = missing;
        fix.above = culprit;
        edits::Batch batch;
        FreeUnitIds free(m_roster);
        for (int i = 0; i < missing; ++i) {
            auto added = fresh(id, free.next());
            added.as = m_catalogue.ruleset.asOf(m_catalogue.ruleset.slotPlace);
            batch.edits.push_back({edits::AddUnit{
                unit(culprit).id, source(culprit).units.size() + static_cast<std::size_t>(i), std::move(added)}});
        }
        fix.edit.change = std::move(batch);
        add(std::move(fix));
        if (endAlternatives())
            break;
    }
}

} // namespace muster

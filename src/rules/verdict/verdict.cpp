#include "rules/verdict/verdict.h"

#include "rules/judge/assess.h"

namespace muster {

Verdict::Verdict(std::shared_ptr<const Catalogue> catalogue, Roster roster)
    : m_catalogue(std::move(catalogue)), m_roster(std::move(roster)), m_assessment(assess(*m_catalogue, m_roster))
{
    m_errors = errorsOf(m_assessment);
    m_worst.assign(m_assessment.units.size(), Severity::Off);
    for (const auto i : m_assessment.units.ids())
        m_positions.emplace(m_assessment.units[i].id, i);
    for (const auto& finding : m_assessment.findings)
        for (const auto unit : finding.units)
            m_worst[unit] = std::min(m_worst[unit], finding.severity);
}

Id<AssessedUnit> Verdict::unitAt(std::string_view id) const
{
    const auto found = m_positions.find(id);
    return found == m_positions.end() ? noId : found->second;
}

Severity Verdict::worst(Id<AssessedUnit> unit) const { return m_worst[unit]; }

} // namespace muster

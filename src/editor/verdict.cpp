#include "editor/verdict.h"

#include "io/judgedby.h"
#include "rules/assess.h"

namespace muster::editor {

Verdict::Verdict(Store::CataloguePtr catalogue, Roster roster)
    : m_catalogue(std::move(catalogue)), m_roster(std::move(roster)), m_assessment(assess(*m_catalogue, m_roster))
{
    m_errors = errorsOf(m_assessment);
    m_worst.assign(m_assessment.units.size(), Severity::Off);
    for (std::size_t i = 0; i < m_assessment.units.size(); ++i)
        m_positions.emplace(m_assessment.units[i].id, static_cast<Index>(i));
    for (const auto& finding : m_assessment.findings)
        for (const auto unit : finding.units)
            m_worst[static_cast<std::size_t>(unit)] =
                std::min(m_worst[static_cast<std::size_t>(unit)], finding.severity);
}

Index Verdict::unitAt(std::string_view id) const
{
    const auto found = m_positions.find(id);
    return found == m_positions.end() ? noIndex : found->second;
}

JudgedBy Verdict::judgedBy() const { return muster::judgedBy(*m_catalogue, m_roster, m_assessment.rulings); }

Severity Verdict::worst(Index unit) const { return m_worst[static_cast<std::size_t>(unit)]; }

} // namespace muster::editor

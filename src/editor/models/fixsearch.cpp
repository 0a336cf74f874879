#include "editor/models/fixsearch.h"

#include "report/verdict/words.h"

namespace muster::editor {

FixSearch::FixSearch(QObject* parent)
    : QObject(parent),
      m_background(
          [this](std::vector<Fix> fixes) {
              keep(m_wanted, std::move(fixes));
              emit found();
          },
          [](const std::string&) { return std::vector<Fix>(); })
{
}

void FixSearch::setVerdict(VerdictPtr verdict)
{
    m_background.giveUp();
    m_known.clear();
    m_verdict = std::move(verdict);
}

const std::vector<OfferedFix>* FixSearch::known(std::size_t finding) const
{
    const auto found = m_known.find(finding);
    return found == m_known.end() ? nullptr : &found->second;
}

const std::vector<OfferedFix>* FixSearch::find(std::size_t finding)
{
    if (const auto* fixes = known(finding); fixes || !m_verdict)
        return fixes;
    if (m_background.isWorking() && m_wanted == finding)
        return nullptr;
    const auto look = [verdict = m_verdict, finding](WorkBudget& budget) {
        const auto& assessment = verdict->assessment();
        return fixes(verdict->catalogue(), verdict->roster(), assessment, assessment.findings[finding], budget);
    };
    WorkBudget little(mostWorkInWindow);
    if (auto fixes = look(little); !little.isSpent())
        return &keep(finding, std::move(fixes));
    m_wanted = finding;
    m_background.start([look](const std::stop_token& stop) {
        WorkBudget budget(mostFixWork, stop);
        return look(budget);
    });
    return nullptr;
}

const std::vector<OfferedFix>& FixSearch::keep(std::size_t finding, std::vector<Fix> fixes)
{
    auto& offered = m_known[finding];
    for (auto& fix : fixes)
        offered.push_back(
            {QString::fromStdString(report::fixLabel(m_verdict->catalogue(), m_verdict->assessment(), fix)),
             std::move(fix.edit)});
    return offered;
}

} // namespace muster::editor

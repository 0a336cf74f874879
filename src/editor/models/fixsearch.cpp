#include "editor/models/fixsearch.h"

namespace muster::editor {

FixSearch::FixSearch(QObject* parent)
    : QObject(parent),
      m_background(
          [this](std::vector<Gesture> fixes) {
              m_known[m_wanted] = std::move(fixes);
              emit found();
          },
          [](const std::string&) { return std::vector<Gesture>(); })
{
}

void FixSearch::setForm(VerdictFormPtr form)
{
    m_background.giveUp();
    m_known.clear();
    m_form = std::move(form);
}

const std::vector<Gesture>* FixSearch::known(std::size_t finding) const
{
    const auto found = m_known.find(finding);
    return found == m_known.end() ? nullptr : &found->second;
}

const std::vector<Gesture>* FixSearch::find(std::size_t finding)
{
    if (const auto* fixes = known(finding); fixes || !m_form)
        return fixes;
    if (m_background.isWorking() && m_wanted == finding)
        return nullptr;
    WorkBudget little(mostWorkInWindow);
    if (auto fixes = m_form->fixes(finding, little); !little.isSpent())
        return &(m_known[finding] = std::move(fixes));
    m_wanted = finding;
    m_background.start([form = m_form, finding](const std::stop_token& stop) {
        WorkBudget budget(mostFixWork, stop);
        return form->fixes(finding, budget);
    });
    return nullptr;
}

} // namespace muster::editor

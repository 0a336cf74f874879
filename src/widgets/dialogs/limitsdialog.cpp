#include "widgets/dialogs/limitsdialog.h"

#include "widgets/dialogs/limitfields.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster::widgets {

LimitsDialog::LimitsDialog(const std::vector<editor::CostLimit>& costs, QWidget* parent)
    : QDialog(parent), m_before(costs), m_fields(new LimitFields)
{
    auto* layout = dialogColumn(*this, "limitsDialog", tr("Limits"));
    auto* words = wrapped(quiet(plainLabel(tr("How much this list may spend. An empty field is no limit."))));
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Cancel);
    auto* take = mainButton(*buttons, "takeLimits", tr("&Set Limits"));
    addParts(*layout, {words, m_fields, Part::stretch(1), buttons});
    connect(m_fields, &LimitFields::changed, take, [this, take] { take->setEnabled(m_fields->fits()); });
    m_fields->setCosts(costs);
    if (const auto controls = m_fields->controls(); !controls.empty())
        controls.front()->setFocus();
    setMinimumWidth(580);
}

std::vector<editor::intents::SetLimit> LimitsDialog::changes() const
{
    std::vector<editor::intents::SetLimit> changes;
    const auto limits = m_fields->limits();
    for (std::size_t i = 0; i < limits.size(); ++i) {
        const auto& [cost, limit] = limits[i];
        if (limit.value_or(QString()) != m_before[i].limit.trimmed())
            changes.push_back({cost, limit ? std::optional(limit->toStdString()) : std::nullopt});
    }
    return changes;
}

} // namespace muster::widgets

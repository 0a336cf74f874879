#include "widgets/dialogs/limitfields.h"

#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace muster::widgets {

namespace {

constexpr int mostInRow = 3;
constexpr int limitFieldWidth = 84;

/// Fewer where names are long: they are not cut.
int fieldsInRow(const std::vector<editor::CostLimit>& costs)
{
    constexpr int usualRow = 528;
    int longest = 0;
    for (const auto& cost : costs)
        longest = std::max(longest, QFontMetrics(fontOf(Type::Body)).horizontalAdvance(cost.name));
    const auto fits = usualRow / (longest + limitFieldWidth + 2 * space::small);
    return std::clamp(fits, 1, mostInRow);
}

} // namespace

LimitFields::LimitFields(QWidget* parent)
    : QWidget(parent), m_grid(new QGridLayout), m_fault(wrapped(named("limitFault", plainLabel())))
{
    m_grid->setHorizontalSpacing(space::small);
    m_grid->setVerticalSpacing(space::small);
    addParts(*spaced(new QVBoxLayout(this), space::tiny), {m_grid, m_fault});
    m_fault->hide();
}

void LimitFields::setCosts(const std::vector<editor::CostLimit>& costs)
{
    clear(*m_grid);
    m_fields.clear();
    const auto inRow = fieldsInRow(costs);
    for (const auto& cost : costs) {
        auto* edit = new QLineEdit;
        edit->setObjectName(QStringLiteral("limit-") + editor::shown(cost.id));
        edit->setText(cost.limit);
        edit->setPlaceholderText(tr("no limit"));
        edit->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        edit->setFixedWidth(limitFieldWidth);
        edit->setAccessibleName(tr("Limit of %1").arg(cost.name));
        auto* name = new CutLabel;
        name->setText(cost.name);
        name->setToolTip(editor::shownTip(cost.name));
        const auto place = static_cast<int>(m_fields.size());
        m_grid->addWidget(edit, place / inRow, place % inRow * 2);
        m_grid->addWidget(name, place / inRow, place % inRow * 2 + 1);
        connect(edit, &QLineEdit::textChanged, this, &LimitFields::look);
        m_fields.push_back({cost.id, edit});
    }
    for (int column = 0; column < mostInRow; ++column)
        m_grid->setColumnStretch(2 * column + 1, column < inRow ? 1 : 0);
    look();
}

std::vector<std::pair<std::string, std::optional<QString>>> LimitFields::limits() const
{
    std::vector<std::pair<std::string, std::optional<QString>>> limits;
    for (const auto& [cost, edit] : m_fields) {
        const auto typed = edit->text().trimmed();
        limits.emplace_back(cost, typed.isEmpty() ? std::nullopt : std::optional(typed));
    }
    return limits;
}

bool LimitFields::fits() const
{
    return std::ranges::all_of(m_fields, [](const Field& field) {
        return field.edit->text().trimmed().isEmpty() || editor::typedLimit(field.edit->text());
    });
}

QString LimitFields::first() const { return m_fields.empty() ? QString() : m_fields.front().edit->text().trimmed(); }

std::vector<QWidget*> LimitFields::controls() const
{
    std::vector<QWidget*> controls;
    for (const auto& field : m_fields)
        controls.push_back(field.edit);
    return controls;
}

void LimitFields::look()
{
    const auto wrong = std::ranges::find_if(m_fields, [](const Field& field) {
        return !field.edit->text().trimmed().isEmpty() && !editor::typedLimit(field.edit->text());
    });
    m_fault->setVisible(wrong != m_fields.end());
    if (wrong != m_fields.end())
        m_fault->setText(tr("“%1” is not a number. Leave the field empty for no limit.")
                             .arg(editor::shown(wrong->edit->text().trimmed())));
    emit changed();
}

} // namespace muster::widgets

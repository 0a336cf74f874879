#include "widgets/unit/severalpage.h"

#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/unit/choicelist.h"
#include "widgets/unit/unitparts.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

namespace muster::widgets {

SeveralPage::SeveralPage(QWidget* parent)
    : QWidget(parent),
      m_title(typed(named<WordLabel>("severalTitle"), Type::Title)),
      m_points(typed(named("severalPoints", plainLabel()), Type::Figure)),
      m_models(quiet(plainLabel())),
      m_size(new UnitSize(this, true)),
      m_choices(named<ChoiceList>("severalChoices", this)),
      m_none(quiet(new WordLabel(tr("These units have no options in common.")))),
      m_reserve(named<QCheckBox>("severalReserve", tr("Held back as reinforcement")))
{
    setObjectName(QStringLiteral("severalPage"));
    auto* column =
        spaced(new QVBoxLayout(this), space::small, {space::large, space::medium, space::large, space::large});
    auto* top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_points, 0, Qt::AlignTop);
    column->addLayout(top);
    m_reserve->setAccessibleName(m_reserve->text());
    for (auto* part : {static_cast<QWidget*>(m_models), static_cast<QWidget*>(m_size), static_cast<QWidget*>(m_choices),
                       static_cast<QWidget*>(m_none), static_cast<QWidget*>(m_reserve)})
        column->addWidget(part);
    connect(m_size, &UnitSize::chosen, this, [this](int models) {
        emit meant(editor::intents::ResizeAll{m_form.ids, models});
    });
    connect(m_choices, &ChoiceList::chosen, this, [this](const std::string& choice, int count) {
        emit meant(editor::intents::ChooseForAll{m_form.ids, choice, count});
    });
    connect(m_reserve, &QCheckBox::clicked, this, [this] {
        emit meant(editor::intents::HoldBack{m_form.ids, std::nullopt});
    });
}

void SeveralPage::show(editor::SeveralForm form)
{
    const bool isOther = form.ids != m_form.ids;
    m_form = std::move(form);
    fill(isOther);
}

void SeveralPage::showAgain() { fill(false); }

void SeveralPage::fill(bool isOther)
{
    m_title->setText(m_form.title);
    m_points->setText(m_form.points);
    m_points->setAccessibleName(tr("%1 together").arg(m_form.pointsInWords));
    m_points->setVisible(!m_form.points.isEmpty());
    m_models->setText(
        tr("%1 together").arg(QCoreApplication::translate("RosterSums", "%n model(s)", nullptr, m_form.models)));
    m_models->setVisible(m_form.countsModels);
    m_size->show(m_form.size);
    m_choices->setChoices({}, m_form.groups, isOther);
    m_none->setVisible(m_form.groups.empty());
    m_reserve->setVisible(m_form.mayBeReserve);
    const bool isHalf = m_form.reserves > 0 && m_form.reserves < static_cast<int>(m_form.ids.size());
    m_reserve->setTristate(isHalf);
    m_reserve->setCheckState(isHalf ? Qt::PartiallyChecked : m_form.reserves > 0 ? Qt::Checked : Qt::Unchecked);
}

QSpinBox* SeveralPage::number() const { return m_size->field(); }

bool SeveralPage::goToFirst()
{
    if (m_choices->goToFirst())
        return true;
    if (m_reserve->isVisible())
        m_reserve->setFocus(Qt::ShortcutFocusReason);
    return m_reserve->isVisible();
}

} // namespace muster::widgets

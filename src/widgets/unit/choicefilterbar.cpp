#include "widgets/unit/choicefilterbar.h"

#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "widgets/look/lengthline.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordsearch.h"

#include <QButtonGroup>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

namespace muster::widgets {

using Show = ChoiceFilter::Show;

ChoiceFilterBar::ChoiceFilterBar(QWidget* parent)
    : QWidget(parent),
      m_field(searchField("choiceFilter", {}, tr("Filter the choices"))),
      m_chips(new QButtonGroup(this))
{
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &ChoiceFilterBar::changed);
    auto* chips = spaced(new QHBoxLayout, space::tiny);
    const std::pair<Show, const char*> all[]{{Show::All, "choicesAll"},
                                             {Show::Chosen, "choicesChosen"},
                                             {Show::Wrong, "choicesWrong"},
                                             {Show::Fitting, "choicesFitting"}};
    for (const auto& [show, name] : all) {
        auto* chip = named<QToolButton>(name);
        chip->setProperty("chip", true);
        chip->setCheckable(true);
        chip->setChecked(show == Show::All);
        chip->setFocusPolicy(Qt::StrongFocus);
        m_chips->addButton(chip, static_cast<int>(show));
        chips->addWidget(chip);
    }
    chips->addStretch(1);
    connect(m_chips, &QButtonGroup::idToggled, this, [this](int, bool isOn) {
        if (isOn)
            emit changed();
    });
    auto* column = spaced(new QVBoxLayout(this), space::tiny, {0, 0, 0, space::tiny});
    column->addWidget(m_field);
    column->addLayout(chips);
}

void ChoiceFilterBar::setCounts(const Counts& counts)
{
    m_field->setPlaceholderText(tr("Filter %1 choices ( / )").arg(editor::shownNumber(counts.all)));
    const auto label = [this](Show show, const QString& words, const QString& tip) {
        auto* chip = m_chips->button(static_cast<int>(show));
        chip->setText(editor::shownLabel(words));
        chip->setAccessibleName(words);
        chip->setToolTip(editor::shownTip(tip));
    };
    label(Show::All, tr("All"), tr("All choices"));
    label(Show::Chosen, tr("Chosen %1").arg(editor::shownNumber(counts.chosen)), tr("Only what is chosen"));
    label(Show::Wrong, tr("Wrong %1").arg(editor::shownNumber(counts.wrong)), tr("Only what is wrong (F8: the next)"));
    label(Show::Fitting, tr("Would fit"), tr("Only what can be chosen without breaking a rule"));
    m_chips->button(static_cast<int>(Show::Wrong))
        ->setVisible(counts.wrong > 0 || m_chips->checkedId() == static_cast<int>(Show::Wrong));
}

ChoiceFilter ChoiceFilterBar::filter() const
{
    return {static_cast<Show>(m_chips->checkedId()), searchWords(m_field->text()), {}};
}

void ChoiceFilterBar::reset()
{
    const QSignalBlocker quietField(m_field);
    const QSignalBlocker quietChips(m_chips);
    m_field->clear();
    m_chips->button(static_cast<int>(Show::All))->setChecked(true);
}

void ChoiceFilterBar::focusField()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

bool ChoiceFilterBar::isWriting() const { return m_field->hasFocus(); }

bool ChoiceFilterBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            emit left();
            return true;
        }
        if (key == Qt::Key_Escape && filter().isOn()) {
            reset();
            emit changed();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace muster::widgets

#include "widgets/roster/rosterstatus.h"

#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStatusBar>
#include <QToolButton>
#include <QUndoStack>

namespace muster::widgets {

namespace {

constexpr int longestStep = 60; ///< letters

} // namespace

RosterStatus::RosterStatus(QUndoStack& stack, QObject* parent)
    : QObject(parent),
      m_stack(stack),
      m_last(new QWidget),
      m_step(named("statusStep", plainLabel())),
      m_undo(named<QToolButton>("statusUndo")),
      m_all(named("statusSum", plainLabel())),
      m_selection(named("statusSelected", plainLabel()))
{
    m_undo->setProperty("flat", true);
    m_undo->setProperty("link", true);
    m_undo->setCursor(Qt::PointingHandCursor);
    auto* line = spaced(new QHBoxLayout(m_last), space::tiny, {space::small, 0, 0, 0});
    line->addWidget(m_step);
    line->addWidget(m_undo);
    line->addStretch();
    for (auto* label : {m_all.data(), m_selection.data()})
        label->setContentsMargins(space::small, 0, space::small, 0);
    connect(m_undo, &QToolButton::clicked, &m_stack, &QUndoStack::undo);
    connect(&m_stack, &QUndoStack::indexChanged, this, &RosterStatus::showStep);
    if (!isThere())
        return;
    m_undo->setText(tr("Undo"));
    m_undo->setAccessibleName(tr("Undo the last step"));
    showSums();
}

RosterStatus::~RosterStatus()
{
    // Those that went with their bar are null.
    delete m_last;
    delete m_all;
    delete m_selection;
}

void RosterStatus::putInto(QStatusBar& bar)
{
    if (m_bar == &bar)
        return;
    if (m_bar)
        for (QWidget* part : {m_last.data(), static_cast<QWidget*>(m_all), static_cast<QWidget*>(m_selection)})
            m_bar->removeWidget(part);
    m_bar = &bar;
    bar.addWidget(m_last, 1);
    bar.addPermanentWidget(m_all);
    bar.addPermanentWidget(m_selection);
    // A bar shows what it is given.
    showStep();
    showSums();
}

void RosterStatus::setForm(editor::ListFormPtr form)
{
    if (m_form == form)
        return;
    m_form = std::move(form);
    showSums();
    showStep();
}

void RosterStatus::setSelection(std::vector<std::string> ids)
{
    if (m_selected == ids)
        return;
    m_selected = std::move(ids);
    showSums();
}

void RosterStatus::setVisible(bool isVisible)
{
    if (!m_bar || !isThere()) // without a bar they would be windows
        return;
    for (auto* part : {m_last.data(), static_cast<QWidget*>(m_all), static_cast<QWidget*>(m_selection)})
        part->setVisible(isVisible);
    if (isVisible)
        showStep();
}

bool RosterStatus::isThere() const { return m_last && m_all && m_selection; }

void RosterStatus::showStep()
{
    if (!isThere())
        return;
    const auto name = m_form ? editor::shown(m_stack.undoText()) : QString();
    const bool has = m_form && m_stack.canUndo();
    m_step->setText(!has ? QString() : name.size() <= longestStep ? name : name.left(longestStep - 1) + QChar(0x2026));
    m_step->setToolTip(editor::shownTip(name));
    m_undo->setVisible(has);
}

void RosterStatus::showSums()
{
    if (!isThere())
        return;
    m_all->setText(m_form ? m_form->sum() : QString());
    m_selection->setText(m_form ? m_form->sumOf(m_selected) : QString());
}

} // namespace muster::widgets

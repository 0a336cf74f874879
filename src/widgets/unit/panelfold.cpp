#include "widgets/unit/panelfold.h"

#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/settings/settings.h"

#include <QFrame>
#include <QToolButton>
#include <QVBoxLayout>

namespace muster::widgets {

namespace {

QString keyOf(const QString& fold) { return QStringLiteral("unit/") + fold; }

} // namespace

PanelFold::PanelFold(const QString& key, bool isOpenAtFirst, QWidget* parent)
    : QWidget(parent),
      m_body(new QWidget),
      m_rows(spaced(new QVBoxLayout(m_body), space::tiny, {0, 0, 0, space::tiny})),
      m_head(foldHead(QStringLiteral("fold-") + key, *m_body, Settings().value(keyOf(key), isOpenAtFirst).toBool()))
{
    auto* column = spaced(new QVBoxLayout(this), space::tiny, {0, space::small, 0, 0});
    column->addWidget(ruleLine());
    column->addWidget(m_head);
    column->addWidget(m_body);
    connect(m_head, &QToolButton::toggled, this, [this, key](bool isShown) {
        Settings().setValue(keyOf(key), isShown);
        emit toggled(isShown);
    });
}

void PanelFold::setTitle(const QString& title)
{
    m_head->setText(editor::shownLabel(title));
    m_head->setToolTip(editor::shownTip(title)); // where the panel is too narrow for it
    m_head->setAccessibleName(title);
}

void PanelFold::add(QWidget* widget) { m_rows->addWidget(widget); }

bool PanelFold::isOpen() const { return m_head->isChecked(); }

void PanelFold::open() { m_head->setChecked(true); }

} // namespace muster::widgets

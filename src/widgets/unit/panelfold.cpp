#include "widgets/unit/panelfold.h"

#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/person/settings.h"

#include <QFrame>
#include <QToolButton>
#include <QVBoxLayout>

namespace muster::widgets {

PanelFold::PanelFold(const QString& key, bool isOpenAtFirst, QWidget* parent)
    : QWidget(parent), m_head(new QToolButton), m_body(new QWidget), m_rows(new QVBoxLayout(m_body))
{
    const auto setting = QStringLiteral("unit/") + key;
    m_head->setObjectName(QStringLiteral("fold-") + key);
    m_head->setProperty("flat", true);
    m_head->setCheckable(true);
    m_head->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_head->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_head->setStyleSheet(
        QStringLiteral("QToolButton { text-align: left; padding: 4px 2px; background: transparent; }"));
    auto* rule = new QFrame;
    rule->setFrameShape(QFrame::HLine);
    rule->setFrameShadow(QFrame::Plain);
    rule->setForegroundRole(QPalette::Mid);
    auto* column = spaced(new QVBoxLayout(this), space::tiny, {0, space::small, 0, 0});
    column->addWidget(rule);
    column->addWidget(m_head);
    column->addWidget(m_body);
    m_rows->setContentsMargins(0, 0, 0, space::tiny);
    m_rows->setSpacing(space::tiny);
    const auto show = [this](bool isShown) {
        m_body->setVisible(isShown);
        m_head->setArrowType(isShown ? Qt::DownArrow : Qt::RightArrow);
    };
    m_head->setChecked(Settings().value(setting, isOpenAtFirst).toBool());
    show(m_head->isChecked());
    connect(m_head, &QToolButton::toggled, this, [this, show, setting](bool isShown) {
        show(isShown);
        Settings().setValue(setting, isShown);
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

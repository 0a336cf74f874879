#include "widgets/unit/twocolumns.h"

#include "widgets/look/parts.h"

#include <QFrame>
#include <QVBoxLayout>

namespace muster::widgets {

namespace {

// Shares of the width: what is chosen needs more of it than what that gives.
constexpr int firstShare = 5;
constexpr int secondShare = 3;

} // namespace

TwoColumns::TwoColumns(QWidget* parent)
    : QWidget(parent),
      m_both(spaced(new QVBoxLayout(this), space::tiny, {space::large, space::medium, space::large, space::large})),
      m_first(spaced(new QVBoxLayout(new QWidget), space::tiny)),
      m_second(spaced(new QVBoxLayout(new QWidget), space::tiny)),
      m_between(ruleLine())
{
    m_between->setFrameShape(QFrame::VLine);
    m_between->hide();
    m_both->addWidget(m_first->parentWidget(), 0, Qt::AlignTop);
    m_both->addWidget(m_between);
    m_both->addWidget(m_second->parentWidget(), 0, Qt::AlignTop);
}

void TwoColumns::setBeside(bool areBeside)
{
    if (areBeside == m_areBeside)
        return;
    m_areBeside = areBeside;
    m_both->setDirection(areBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_both->setSpacing(areBeside ? space::large : space::tiny);
    m_both->setStretchFactor(m_first->parentWidget(), areBeside ? firstShare : 0);
    m_both->setStretchFactor(m_second->parentWidget(), areBeside ? secondShare : 0);
    m_between->setVisible(areBeside);
}

} // namespace muster::widgets

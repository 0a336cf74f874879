#include "widgets/army/slotchip.h"

#include "editor/words/shown.h"
#include "widgets/look/icons.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace muster::widgets {

SlotChip::SlotChip(QWidget* parent)
    : QFrame(parent), m_words(new WordLabel), m_close(named<QToolButton>("slotChipClose"))
{
    setObjectName(QStringLiteral("slotChip"));
    m_close->setIcon(actionIcon(QStringLiteral("close")));
    m_close->setProperty("flat", true);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(space::small, 1, 1, 1);
    line->addWidget(m_words, 1);
    line->addWidget(m_close);
    connect(m_close, &QToolButton::clicked, this, &SlotChip::closed);
    m_close->setAccessibleName(tr("Show all units"));
    m_close->setToolTip(editor::shownTip(tr("Show all units (Esc)")));
}

void SlotChip::show(const QString& words) { m_words->setText(words); }

QString SlotChip::words() const { return m_words->text(); }

} // namespace muster::widgets

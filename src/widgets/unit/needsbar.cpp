#include "widgets/unit/needsbar.h"

#include "editor/words/text.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster::widgets {

NeedsBar::NeedsBar(QWidget* parent)
    : QFrame(parent),
      m_choose(named<WordLabel>("unitNeeds")),
      m_cheapest(typed(named<WordLabel>("unitNeedsPoints"), Type::Small)),
      m_fill(named<QPushButton>("unitFill"))
{
    m_fill->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    auto policy = m_fill->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_fill->setSizePolicy(policy);
    auto* column = spaced(new QVBoxLayout(this), space::tiny, {space::medium, space::tiny, 0, space::tiny});
    column->addWidget(m_choose);
    auto* line = spaced(new QHBoxLayout, space::small);
    line->addWidget(m_cheapest, 1);
    line->addWidget(m_fill);
    column->addLayout(line);
    connect(m_fill, &QPushButton::clicked, this, &NeedsBar::fillRequested);
    hide();
}

void NeedsBar::setNeeds(const std::optional<editor::NeedsForm>& needs, bool isSame)
{
    m_isOpen = needs.has_value();
    setMinimumHeight(!m_isOpen && isSame ? height() : 0); // so that what is below stays where it is
    if (!m_isOpen) {
        if (!isSame)
            hide();
        m_choose->setText(tr("Nothing more must be chosen."));
        m_cheapest->setText({});
        m_fill->hide();
        update();
        return;
    }
    m_choose->setText(tr("Choose: %1").arg(needs->choose.join(QStringLiteral("; "))));
    if (!needs->why.isEmpty())
        m_cheapest->setText(tr("No fill keeps all rules: %1").arg(needs->why));
    else if (!needs->over.isEmpty())
        m_cheapest->setText(
            tr("Cheapest legal form: %1; the army is then %2 over").arg(needs->costInWords, needs->over));
    else
        m_cheapest->setText(tr("Cheapest legal form: %1").arg(needs->costInWords));
    m_fill->setText(tr("Fill In"));
    m_fill->setAccessibleName(tr("Fill in the cheapest legal form"));
    m_fill->setAccessibleDescription(m_cheapest->text());
    m_fill->setVisible(needs->fill.has_value());
    show();
    update();
}

void NeedsBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const auto& theme = Theme::of(this);
    painter.fillRect(QRect(0, 0, 3, height()), m_isOpen ? theme.warning : theme.good);
}

} // namespace muster::widgets

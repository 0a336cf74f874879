#include "widgets/look/noticebar.h"

#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace muster::widgets {

NoticeBar::NoticeBar(const QString& objectName, QWidget* parent)
    : QFrame(parent), m_text(typed(plainLabel(), Type::Body)), m_buttons(new QHBoxLayout)
{
    setObjectName(objectName);
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    wrapWords(*m_text);
    auto* line =
        spaced(new QHBoxLayout(this), space::medium, {space::medium, space::small, space::small, space::small});
    line->addWidget(m_text, 1);
    line->addLayout(m_buttons);
    hide();
}

void NoticeBar::showNotice(const QString& text, const std::vector<Action>& actions)
{
    m_text->setText(text);
    setAccessibleName(text);
    while (auto* item = m_buttons->takeAt(0)) {
        item->widget()->deleteLater(); // its click may have called this
        item->widget()->hide();
        delete item;
    }
    const auto add = [&](const QString& name, const QString& label, std::function<void()> run) {
        auto* button = new QPushButton(label);
        button->setObjectName(name);
        m_buttons->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, run = std::move(run)] {
            hide();
            if (run)
                run();
        });
    };
    for (const auto& action : actions)
        add(action.objectName, action.label, action.run);
    add(QStringLiteral("noticeDismiss"), tr("Dismiss"), {});
    show();
}

QString NoticeBar::text() const { return m_text->text(); }

} // namespace muster::widgets

#include "widgets/findings/fixstrip.h"

#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/look/rowpaint.h"
#include "widgets/look/wordlabel.h"

#include <QKeyEvent>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace muster::widgets {

namespace {

constexpr std::size_t mostButtons = 8;
constexpr std::size_t whenMore = 6;
constexpr int longestButton = 320;

} // namespace

FixStrip::FixStrip(QWidget* parent) : QWidget(parent), m_word(quiet(plainLabel(), Type::Small))
{
    setObjectName(QStringLiteral("fixStrip"));
    m_word->setParent(this);
}

int FixStrip::lineHeight() { return muster::widgets::lineHeight(fontOf(Type::Small)) + 12; }

QToolButton* FixStrip::makeButton(const QString& text)
{
    auto* button = typed(new QToolButton(this), Type::Small);
    const QFontMetrics metrics(button->font());
    const auto cut = metrics.elidedText(text, Qt::ElideRight, longestButton);
    button->setText(editor::shownLabel(cut));
    button->setToolTip(cut == text ? QString() : editor::shownTip(text));
    button->setAccessibleName(text);
    // The arrow keys go to it: Tab would have to pass all of them.
    button->setFocusPolicy(Qt::ClickFocus);
    button->setStyleSheet(QStringLiteral("QToolButton { padding: 0px 8px; min-height: 0px; }"));
    button->resize(metrics.horizontalAdvance(cut) + 20, lineHeight() - 4);
    button->installEventFilter(this);
    return button;
}

void FixStrip::show(std::vector<editor::Gesture> fixes)
{
    m_fixes = std::move(fixes);
    const bool hadFocus = std::ranges::any_of(m_buttons, &QToolButton::hasFocus);
    for (auto* button : m_buttons) {
        button->hide();
        button->deleteLater(); // it may be the one that was clicked
    }
    m_buttons.clear();
    m_word->setText(m_fixes.empty() ? tr("No single step fixes this without breaking something else") : tr("Fix"));
    for (std::size_t i = 0; i < m_fixes.size() && i < (m_fixes.size() > mostButtons ? whenMore : mostButtons); ++i) {
        auto* button = m_buttons.emplace_back(makeButton(editor::shown(m_fixes[i].name)));
        button->setObjectName(QStringLiteral("fixButton%1").arg(i));
        connect(button, &QToolButton::clicked, this, [this, i] { emit chosen(static_cast<int>(i)); });
    }
    if (!m_fixes.empty()) {
        auto* all = m_buttons.emplace_back(makeButton(tr("All (%1)…").arg(m_fixes.size())));
        all->setObjectName(QStringLiteral("fixAll"));
        connect(all, &QToolButton::clicked, this, &FixStrip::allRequested);
    }
    arrange();
    if (hadFocus)
        emit leftByKey();
}

void FixStrip::showNone()
{
    show({});
    m_word->clear();
}

void FixStrip::focusFirst()
{
    for (auto* button : m_buttons)
        if (!button->isHidden()) {
            button->setFocus(Qt::OtherFocusReason);
            return;
        }
}

/// What does not fit is found behind "All".
void FixStrip::arrange()
{
    const auto word = m_word->sizeHint().width();
    const auto place = [&](QWidget& part, int left, int width, int height) {
        part.setGeometry(
            QStyle::visualRect(layoutDirection(), rect(), {left, (this->height() - height) / 2, width, height}));
    };
    place(*m_word, 0, std::min(word, width()), m_word->sizeHint().height());
    if (m_buttons.empty())
        return;
    auto left = word + space::small;
    auto* all = m_buttons.back();
    std::size_t fit = 0;
    const auto count = m_buttons.size() - 1;
    for (int room = width() - left; fit < count; ++fit) {
        const bool isLast = fit + 1 == count && count == m_fixes.size();
        room -= m_buttons[fit]->width() + space::tiny;
        if (room < (isLast ? 0 : all->width()))
            break;
    }
    for (std::size_t i = 0; i < count; ++i) {
        m_buttons[i]->setVisible(i < fit);
        if (i >= fit)
            continue;
        place(*m_buttons[i], left, m_buttons[i]->width(), m_buttons[i]->height());
        left += m_buttons[i]->width() + space::tiny;
    }
    all->setVisible(fit < m_fixes.size());
    place(*all, left, all->width(), all->height());
}

void FixStrip::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void FixStrip::step(QToolButton* from, int by)
{
    const auto at = std::ranges::find(m_buttons, from) - m_buttons.begin();
    for (auto next = at + by; next >= 0 && next < std::ssize(m_buttons); next += by)
        if (auto* button = m_buttons[static_cast<std::size_t>(next)]; !button->isHidden()) {
            button->setFocus(Qt::OtherFocusReason);
            return;
        }
    if (by < 0)
        emit leftByKey();
}

bool FixStrip::eventFilter(QObject* watched, QEvent* event)
{
    auto* button = qobject_cast<QToolButton*>(watched);
    if (!button || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto onward = isRightToLeft() ? Qt::Key_Left : Qt::Key_Right;
    const auto back = isRightToLeft() ? Qt::Key_Right : Qt::Key_Left;
    switch (const auto key = static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        step(button, key == onward ? 1 : key == back ? -1 : 0);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        button->click();
        return true;
    case Qt::Key_Escape:
    case Qt::Key_Up:
    case Qt::Key_Down:
        emit leftByKey();
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
}

} // namespace muster::widgets

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
#include <utility>

namespace muster::widgets {

namespace {

constexpr std::size_t mostButtons = 8;
constexpr std::size_t whenMore = 6;
constexpr std::size_t mostOpen = 24; ///< on lines below the first; of more there is a menu
constexpr int longestButton = 320;

} // namespace

FixStrip::FixStrip(QWidget* parent) : QWidget(parent), m_word(quiet(plainLabel(), Type::Small))
{
    setObjectName(QStringLiteral("fixStrip"));
    m_word->setParent(this);
}

int FixStrip::lineHeight() { return muster::widgets::lineHeight(fontOf(Type::Small)) + 8; }

QString FixStrip::cutWords(const QString& name)
{
    return QFontMetrics(fontOf(Type::Small)).elidedText(editor::shown(name), Qt::ElideRight, longestButton);
}

int FixStrip::buttonWidth(const QString& words)
{
    return QFontMetrics(fontOf(Type::Small)).horizontalAdvance(words) + 20;
}

QToolButton* FixStrip::makeButton(const QString& text)
{
    auto* button = typed(new QToolButton(this), Type::Small);
    const auto cut = cutWords(text);
    button->setText(editor::shownLabel(cut));
    button->setToolTip(cut == text ? QString() : editor::shownTip(text));
    button->setAccessibleName(text);
    // The arrow keys go to it: Tab would have to pass all of them.
    button->setFocusPolicy(Qt::ClickFocus);
    const auto frame = m_buttons.empty() ? QStringLiteral(" border: 2px solid palette(highlight);") : QString();
    button->setStyleSheet(QStringLiteral("QToolButton { padding: 0px 8px; min-height: 0px;%1 } "
                                         "QToolButton:focus { border: 2px solid palette(highlight); }")
                              .arg(frame));
    button->resize(buttonWidth(cut), lineHeight());
    button->installEventFilter(this);
    return button;
}

void FixStrip::show(std::vector<editor::Gesture> fixes)
{
    // Asked for again, while one looks at them: they stay as they are.
    m_isOpen = m_isOpen && std::ranges::equal(fixes, m_fixes, {}, &editor::Gesture::name, &editor::Gesture::name);
    m_fixes = std::move(fixes);
    const bool hadFocus = std::ranges::any_of(m_buttons, &QToolButton::hasFocus);
    makeButtons();
    if (hadFocus)
        emit leftByKey();
}

void FixStrip::makeButtons()
{
    for (auto* button : m_buttons) {
        button->hide();
        button->deleteLater(); // it may be the one that was clicked
    }
    m_buttons.clear();
    m_word->setText(m_fixes.empty() ? tr("No single step fixes this without breaking something else") : QString());
    const auto most = m_isOpen ? m_fixes.size() : m_fixes.size() > mostButtons ? whenMore : mostButtons;
    for (std::size_t i = 0; i < m_fixes.size() && i < most; ++i) {
        auto* button = m_buttons.emplace_back(makeButton(editor::shown(m_fixes[i].name)));
        button->setObjectName(QStringLiteral("fixButton%1").arg(i));
        connect(button, &QToolButton::clicked, this, [this, i] { emit chosen(static_cast<int>(i)); });
    }
    if (!m_fixes.empty()) {
        auto* all = m_buttons.emplace_back(makeButton(tr("All %1").arg(m_fixes.size())));
        all->setObjectName(QStringLiteral("fixAll"));
        connect(all, &QToolButton::clicked, this, &FixStrip::openAll);
    }
    arrange();
}

void FixStrip::openAll()
{
    if (m_fixes.size() > mostOpen) {
        emit allRequested();
        return;
    }
    const bool hadFocus = std::ranges::any_of(m_buttons, &QToolButton::hasFocus);
    m_isOpen = true;
    makeButtons();
    emit opened();
    if (hadFocus)
        focusFirst();
}

void FixStrip::setStart(int left)
{
    if (std::exchange(m_start, left) != left)
        arrange();
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

namespace {

constexpr int between = space::tiny + 2;

/// How many of the parts from the first fit into a width; at least one.
std::size_t fitting(const std::vector<QToolButton*>& buttons, std::size_t from, std::size_t end, int room)
{
    auto fit = from;
    for (; fit < end; ++fit) {
        room -= buttons[fit]->width();
        if (room < 0)
            break;
        room -= between;
    }
    return std::max(fit, from + 1);
}

} // namespace

/// Their lines, by the first of the next.
std::vector<std::size_t> FixStrip::lines(int width) const
{
    std::vector<std::size_t> ends;
    const auto count = m_buttons.empty() ? 0 : m_buttons.size() - 1;
    for (std::size_t next = 0; next < count;) {
        next = fitting(m_buttons, next, count, ends.empty() ? width - m_start : width);
        ends.push_back(next);
    }
    return ends;
}

int FixStrip::heightFor(int width) const
{
    const auto count = m_isOpen ? std::max<std::size_t>(lines(width).size(), 1) : 1;
    return static_cast<int>(count) * (lineHeight() + between) - between;
}

/// At the end of their lines. What does not fit is found behind "All".
void FixStrip::arrange()
{
    const auto word = std::min(m_word->sizeHint().width(), std::max(0, width() - m_start));
    const QRect place(width() - word, 0, word, lineHeight());
    m_word->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
    if (m_buttons.empty())
        return;
    auto* all = m_buttons.back();
    const auto count = m_buttons.size() - 1;
    auto ends = lines(width());
    const bool isWhole = ends.size() <= 1 && count == m_fixes.size();
    if (!m_isOpen && !ends.empty()) {
        const auto room = width() - m_start - (isWhole ? 0 : all->width() + between);
        ends = {room < m_buttons.front()->width() ? 0 : fitting(m_buttons, 0, count, room)};
    }
    const auto shown = ends.empty() ? 0 : ends.back();
    for (std::size_t i = shown; i < count; ++i)
        m_buttons[i]->hide();
    all->setVisible(shown < m_fixes.size());
    std::size_t first = 0;
    int top = 0;
    for (const auto end : ends) {
        auto right = width();
        const auto put = [&](QToolButton& button) {
            const QRect at(right - button.width(), top, button.width(), button.height());
            button.setGeometry(QStyle::visualRect(layoutDirection(), rect(), at));
            button.show();
            right -= button.width() + between;
        };
        if (shown < m_fixes.size())
            put(*all);
        for (auto i = end; i > first; --i)
            put(*m_buttons[i - 1]);
        first = end;
        top += lineHeight() + between;
    }
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

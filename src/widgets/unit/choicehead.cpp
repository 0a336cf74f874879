#include "widgets/unit/choicehead.h"

#include "editor/words/shown.h"
#include "widgets/look/armytile.h"
#include "widgets/look/icons.h"
#include "widgets/look/parts.h"
#include "widgets/look/rowpaint.h"

#include <QGuiApplication>
#include <QSignalBlocker>
#include <QStyle>

#include <algorithm>
#include <array>

namespace muster::widgets {

namespace {

constexpr int lineHeightOfHead = 28;
constexpr int markSize = 14;

} // namespace

void paintChevron(QPainter& painter, const QRect& area, bool isOpen, const QColor& colour)
{
    const auto towards = QGuiApplication::isRightToLeft() ? -1 : 1;
    const QPointF middle(area.center().x() + 0.5, area.center().y() + 0.5);
    painter.setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto corner = [&](double x, double y) { return middle + QPointF(x * towards, y); };
    if (isOpen)
        painter.drawPolyline(QPolygonF{corner(-4, -2), corner(0, 2), corner(4, -2)});
    else
        painter.drawPolyline(QPolygonF{corner(-2, -4), corner(2, 0), corner(-2, 4)});
}

ChoiceHead::ChoiceHead(QWidget* parent) : QToolButton(parent)
{
    setObjectName(QStringLiteral("choiceHead"));
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize ChoiceHead::sizeHint() const { return {240, lineHeightOfHead}; }

QSize ChoiceHead::minimumSizeHint() const { return {80, lineHeightOfHead}; }

void ChoiceHead::show(const Words& words, bool isOpen)
{
    const QSignalBlocker quiet(this);
    setCheckable(!words.isAlone);
    setChecked(isOpen);
    if (m_isOpen == isOpen && m_words == words)
        return;
    m_isOpen = isOpen;
    m_words = words;
    const auto said = words.chosen.isEmpty() || isOpen ? words.name : tr("%1: %2").arg(words.name, words.chosen);
    setText(editor::shownLabel(said));
    setAccessibleName(tr("Options: %1").arg(words.name));
    QStringList about{words.bounds, isOpen ? QString() : words.chosen, words.cost};
    for (const auto& share : words.shares)
        about << share.words;
    about << words.wrong;
    about.removeAll(QString());
    setAccessibleDescription(about.join(QStringLiteral(". ")));
    setToolTip(editor::shownTip((QStringList(said) + words.wrong).join(QLatin1Char('\n'))));
    update();
}

/// A thin bar, with a part for each kind that somebody takes.
void ChoiceHead::paintShares(QPainter& painter, QRect room) const
{
    constexpr int least = 48;
    constexpr int most = 175;
    constexpr int high = 6;
    if (m_words.shares.empty() || room.width() < least)
        return;
    room.setLeft(std::max(room.left(), room.right() + 1 - most));
    const auto& theme = Theme::of(this);
    const std::array colours{armyColoursOf(this).army, theme.edge, theme.headLine, theme.quiet};
    painter.setPen(Qt::NoPen);
    const auto end = [&](int sum) { return room.width() * std::min(sum, m_words.sharers) / m_words.sharers; };
    int sum = 0;
    std::size_t kind = 0;
    for (const auto& share : m_words.shares) {
        const auto from = end(sum);
        sum += share.count;
        const QRect part(room.left() + from, room.center().y() - high / 2, std::max(1, end(sum) - from - 2), high);
        painter.setBrush(share.isWrong ? theme.error : colours.at(kind++ % colours.size()));
        painter.drawRoundedRect(QStyle::visualRect(layoutDirection(), rect(), part), 2, 2);
    }
}

void ChoiceHead::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto& theme = Theme::of(this);
    if (underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.raised);
        painter.drawRoundedRect(rect(), 4, 4);
    }
    const auto place = [this](const QRect& area) { return QStyle::visualRect(layoutDirection(), rect(), area); };
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    const auto left = m_words.level * choiceIndent;
    paintChevron(painter, place({left, 0, choiceIndent, rect().height()}), isChecked(), theme.quiet);
    QRect rest(left + choiceIndent, 0, width() - left - choiceIndent, rect().height());
    const auto line = [&](const QString& words, Type type, const QColor& colour, int gap) {
        if (words.isEmpty() || rest.width() <= 0)
            return;
        const auto font = fontOf(type);
        const auto taken = std::min(QFontMetrics(font).horizontalAdvance(words) + 1, rest.width());
        paintLine(painter, place({rest.left(), rest.top(), taken, rest.height()}), words, font, colour,
                  int(Qt::AlignVCenter) | (isMirrored ? int(Qt::AlignRight) : int(Qt::AlignLeft)));
        rest.setLeft(rest.left() + taken + gap);
    };
    if (!m_words.cost.isEmpty()) {
        const auto font = fontOf(Type::Strong);
        const auto need = QFontMetrics(font).horizontalAdvance(m_words.cost) + 2;
        const QRect area(rest.right() + 1 - need, rest.top(), need, rest.height());
        paintLine(painter, place(area), m_words.cost, font, m_words.isQuiet ? theme.quiet : theme.text,
                  int(Qt::AlignCenter));
        rest.setRight(area.left() - space::small);
    }
    line(m_words.name, isChecked() ? Type::Strong : Type::Body, m_words.isQuiet ? theme.quiet : theme.text,
         space::small);
    const bool isWrong = !m_words.wrong.isEmpty();
    if (isWrong && rest.width() > markSize) {
        paintSeverity(painter, place({rest.left(), (rest.height() - markSize) / 2, markSize, markSize}),
                      Severity::Error, theme.error, theme.surface);
        rest.setLeft(rest.left() + markSize + space::tiny);
    }
    if (isWrong || isChecked() || m_words.chosen.isEmpty())
        line(m_words.bounds, Type::Small, isWrong ? theme.error : theme.quiet, space::small);
    if (!isChecked())
        line(m_words.chosen, Type::Strong, theme.text, 0);
    else
        paintShares(painter, rest);
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
}

} // namespace muster::widgets

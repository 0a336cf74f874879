#include "widgets/army/armycolumns.h"

#include "editor/words/shown.h"
#include "widgets/look/rowpaint.h"

#include <QFontMetrics>
#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace muster::widgets {

namespace {

constexpr int addSize = 26;
constexpr int gap = 6;
/// A figure of many words must not push the others out.
constexpr int widestColumn = 84;

} // namespace

int ArmyColumns::startMargin() { return space::huge; }
int ArmyColumns::endMargin() { return addSize + 2 * space::tiny; }

QFont ArmyColumns::badgeFont()
{
    auto font = fontOf(Type::Fine);
    font.setWeight(QFont::DemiBold);
    return font;
}

int ArmyColumns::badgeMargin() { return 2 * space::small - 2; }

QRect ArmyColumns::addPlace(const QRect& row)
{
    return {row.right() + 1 - space::tiny - addSize, row.center().y() - addSize / 2 + 1, addSize, addSize};
}

void ArmyColumns::measure(const editor::ArmyModel& model)
{
    const QFontMetrics heads(fontOf(Type::Small));
    const QFontMetrics figures(fontOf(Type::Fine));
    const auto widthOf = [&](const QString& label, const QStringList& values) {
        auto width = heads.horizontalAdvance(label);
        for (const auto& value : values)
            width = std::max(width, figures.horizontalAdvance(value));
        return std::min(width, widestColumn) + gap;
    };
    m_all.clear();
    static const auto none = std::make_shared<const editor::OfferList>();
    m_offers = model.offers() ? model.offers() : none;
    const auto& offers = *m_offers;
    for (const auto& head : offers.heads)
        m_all.push_back(
            {static_cast<qsizetype>(m_all.size()), head.label, head.name, 0, widthOf(head.label, head.values)});
    m_models = offers.countsModels ? widthOf(ArmyHead::tr("Models"), model.modelNumbers()) : 0;
    m_points = !offers.hasCosts ? QString() : offers.costName.isEmpty() ? ArmyHead::tr("Points") : offers.costName;
    // As wide as the usual mark of a row; longer ones are rare.
    m_end = hasPoints()
                ? std::max(std::min(heads.horizontalAdvance(m_points), widestColumn),
                           QFontMetrics(badgeFont()).horizontalAdvance(QStringLiteral("+000 over")) + badgeMargin())
                : 0;
    m_width = -1;
}

void ArmyColumns::fit(int width)
{
    if (m_width == width)
        return;
    m_width = width;
    m_shown.clear();
    if (!m_offers)
        return;
    auto room = width - m_models - m_end;
    const auto wanted = editor::commonest(m_offers->heads, [&](std::size_t head) {
        const bool hasRoom = m_all[head].width - gap <= room;
        room -= m_all[head].width;
        return hasRoom;
    });
    auto left = m_models;
    for (const auto head : wanted) {
        m_shown.push_back(m_all[head]);
        m_shown.back().left = left;
        left += m_all[head].width;
    }
}

ArmyHead::ArmyHead(const ArmyColumns& columns, QWidget* parent) : QWidget(parent), m_columns(columns)
{
    setObjectName(QStringLiteral("armyHead"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ArmyHead::setSearching(bool isSearching)
{
    m_isSearching = isSearching;
    showAgain();
}

void ArmyHead::setEndRoom(int room)
{
    if (m_endRoom == room)
        return;
    m_endRoom = room;
    update();
}

void ArmyHead::showAgain()
{
    QStringList words;
    for (const auto& column : m_columns.stats())
        words << column.name;
    setAccessibleName(tr("Columns"));
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    update();
}

QSize ArmyHead::sizeHint() const { return {100, lineHeight(fontOf(Type::Small)) + space::small}; }

void ArmyHead::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const auto& theme = Theme::of(this);
    const auto font = fontOf(Type::Small);
    const auto row = rect().adjusted(0, 0, -m_endRoom, -1);
    const auto start = row.left() + ArmyColumns::startMargin();
    const auto paint = [&](int left, int width, const QString& words, Qt::Alignment side) {
        const QRect place(left, row.top(), width, row.height());
        const auto visual = QStyle::visualRect(layoutDirection(), rect(), place);
        paintLine(painter, visual, words, font, theme.quiet, int(side | Qt::AlignVCenter));
    };
    if (m_columns.hasModels())
        paint(start, m_columns.modelsWidth(), tr("Models"), Qt::AlignLeft);
    const auto end = row.right() + 1 - ArmyColumns::endMargin();
    const auto& points = m_columns.points();
    const auto pointsWidth = QFontMetrics(font).horizontalAdvance(points) + (points.isEmpty() ? 0 : space::small);
    if (m_isSearching)
        paint(start + m_columns.modelsWidth(), end - pointsWidth - start - m_columns.modelsWidth(), tr("Found in"),
              Qt::AlignLeft);
    else
        for (const auto& column : m_columns.stats())
            paint(start + column.left, column.width, column.label, Qt::AlignLeft);
    paint(end - pointsWidth, pointsWidth, points, Qt::AlignRight);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.line);
}

bool ArmyHead::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && !m_isSearching) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto at = QStyle::visualPos(layoutDirection(), rect(), help->pos()).x() - ArmyColumns::startMargin();
        for (const auto& column : m_columns.stats())
            if (at >= column.left && at < column.left + column.width) {
                QToolTip::showText(help->globalPos(), editor::shownTip(column.name), this);
                return true;
            }
    }
    return QWidget::event(event);
}

} // namespace muster::widgets

#include "widgets/army/armydelegate.h"

#include "widgets/army/armycolumns.h"
#include "widgets/army/armyfilter.h"
#include "widgets/look/armytile.h"
#include "widgets/look/rowpaint.h"
#include "widgets/roster/rowbuttons.h"

#include <QPainterPath>
#include <QStyle>

#include <cmath>

namespace muster::widgets {

using editor::ArmyModel;

namespace {

constexpr int allyTile = 18; ///< before the name of an ally's section

constexpr int starSize = 13;

bool isHead(const QModelIndex& index) { return index.data(ArmyModel::SectionRole).toBool(); }

/// The same whatever adding the unit would break: rows must not move under the pointer.
int unitHeight() { return lineHeight(fontOf(Type::Strong)) + lineHeight(fontOf(Type::Fine)) + 1 + space::small; }

/// The two lines of a row, from its start to the room of its button; not mirrored.
QRect upperLine(const QRect& row)
{
    return {row.left() + ArmyColumns::startMargin(), row.top() + space::tiny,
            row.width() - ArmyColumns::startMargin() - ArmyColumns::endMargin(), lineHeight(fontOf(Type::Strong))};
}
QRect lowerLine(const QRect& row)
{
    const auto upper = upperLine(row);
    return {upper.left(), upper.bottom() + 2, upper.width(), lineHeight(fontOf(Type::Fine))};
}

void paintStar(QPainter& painter, const QRectF& area, const QColor& colour)
{
    constexpr auto pi = 3.14159265358979323846;
    QPolygonF star;
    for (int i = 0; i < 10; ++i) {
        const auto radius = area.width() / 2 * (i % 2 == 0 ? 1 : 0.42);
        const auto angle = pi * i / 5;
        star << area.center() + QPointF(radius * std::sin(angle), -radius * std::cos(angle));
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(star);
    painter.restore();
}

} // namespace

QRect ArmyDelegate::addPlace(const QRect& row, Qt::LayoutDirection direction)
{
    return QStyle::visualRect(direction, row, ArmyColumns::addPlace(row));
}

QRect ArmyDelegate::badgePlace(const QRect& row, const QModelIndex& index, Qt::LayoutDirection direction)
{
    const auto words = index.data(ArmyModel::BadgeRole).toString();
    if (words.isEmpty())
        return {};
    const auto line = lowerLine(row);
    const auto width = std::min(
        QFontMetrics(ArmyColumns::badgeFont()).horizontalAdvance(words) + ArmyColumns::badgeMargin(), line.width());
    return QStyle::visualRect(direction, row, {line.right() + 1 - width, line.top(), width, line.height()});
}

void ArmyDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    paintRowGround(*painter, option);
    if (isHead(index))
        paintHead(*painter, option, index);
    else
        paintUnit(*painter, option, index);
    painter->restore();
}

void ArmyDelegate::paintHead(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const auto& theme = Theme::of(option.palette);
    const auto& rect = option.rect;
    const auto font = fontOf(Type::Label);
    auto area = rect.adjusted(ArmyColumns::startMargin(), space::small, -space::small, -space::tiny);
    if (const auto look = index.data(ArmyModel::LookRole).value<editor::ArmyLook>(); !look.letters.isEmpty()) {
        const QRect tile(area.left(), area.bottom() + 1 - (lineHeight(font) + allyTile) / 2, allyTile, allyTile);
        paintArmy(painter, QRectF(QStyle::visualRect(option.direction, rect, tile)), look, theme);
        area.setLeft(tile.right() + 1 + space::small);
    }
    const auto words = QStringLiteral("%1  %2").arg(index.data().toString()).arg(index.model()->rowCount(index));
    paintLine(painter, QStyle::visualRect(option.direction, rect, area), words, font, theme.quiet,
              int(Qt::AlignLeft | Qt::AlignBottom));
    const auto isMirrored = option.direction == Qt::RightToLeft;
    const auto middle = QPointF(isMirrored ? rect.right() - 12 : rect.left() + 12,
                                rect.bottom() - space::tiny - lineHeight(font) / 2.0);
    const auto side = isMirrored ? -1.0 : 1.0;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.quiet, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(option.state.testFlag(QStyle::State_Open)
                             ? QPolygonF{middle + QPointF(-4, -2), middle + QPointF(0, 2), middle + QPointF(4, -2)}
                             : QPolygonF{middle + QPointF(-2 * side, -4), middle + QPointF(2 * side, 0),
                                         middle + QPointF(-2 * side, 4)});
}

void ArmyDelegate::paintUnit(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto& theme = Theme::of(option.palette);
    const auto& rect = option.rect;
    const auto mirrored = [&](const QRect& place) { return QStyle::visualRect(option.direction, rect, place); };
    const auto isQuiet = !index.data(ArmyModel::BreaksRole).toStringList().isEmpty();
    const auto colour = isQuiet ? theme.quiet : theme.text;
    const auto strong = fontOf(Type::Strong);
    auto nameFont = strong;
    if (isQuiet)
        nameFont.setWeight(QFont::Normal);

    const auto line = upperLine(rect);
    const auto cost = index.data(ArmyModel::LeastCostRole).toString();
    const auto costWidth = cost.isEmpty() ? 0 : QFontMetrics(strong).horizontalAdvance(cost) + space::small;
    paintLine(painter, mirrored(line), cost, isQuiet ? nameFont : strong, colour,
              int(Qt::AlignRight | Qt::AlignVCenter));
    const auto isFavourite = index.data(ArmyModel::FavouriteRole).toBool();
    const auto own = index.data(ArmyModel::OwnUnitRole).toBool() ? tr("Own") : QString();
    const auto ownWidth = own.isEmpty() ? 0 : pillWidth(own) + space::small;
    const auto room = line.adjusted(0, 0, -costWidth - ownWidth - (isFavourite ? starSize + space::tiny : 0), 0);
    auto end = room.left() + paintLine(painter, mirrored(room), index.data().toString(), nameFont, colour);
    if (isFavourite) {
        paintStar(painter, mirrored({end + space::tiny, room.center().y() - starSize / 2, starSize, starSize}),
                  theme.warning);
        end += starSize + space::tiny;
    }
    if (!own.isEmpty())
        paintPill(painter, mirrored({end + space::small, line.top(), pillWidth(own), line.height()}), own, theme);

    paintFigures(painter, option, index, lowerLine(rect));
    const auto isUnder = option.state.testFlag(QStyle::State_MouseOver);
    if (isUnder || option.state.testFlag(QStyle::State_Selected))
        paintRowButton(painter, addPlace(rect, option.direction), RowButton::Another,
                       isUnder ? ButtonState::Under : ButtonState::Ready, option.palette);
}

void ArmyDelegate::paintFigures(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                                const QRect& line) const
{
    const auto& theme = Theme::of(option.palette);
    const auto& rect = option.rect;
    const auto mirrored = [&](const QRect& place) { return QStyle::visualRect(option.direction, rect, place); };
    const auto font = fontOf(Type::Fine);
    auto end = line.right() + 1;
    if (const auto badge = badgePlace(rect, index, option.direction); !badge.isEmpty()) {
        end -= badge.width() + space::tiny;
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(option.state.testFlag(QStyle::State_Selected) ? theme.surface : theme.badge);
        painter.drawRoundedRect(QRectF(badge), badge.height() / 2.0, badge.height() / 2.0);
        painter.restore();
        paintLine(painter, badge.adjusted(space::small - 1, 0, -space::small + 2, 0),
                  index.data(ArmyModel::BadgeRole).toString(), ArmyColumns::badgeFont(), theme.onBadge,
                  int(Qt::AlignHCenter | Qt::AlignVCenter));
    }
    auto left = line.left();
    if (m_columns.hasModels()) {
        paintLine(painter, mirrored({left, line.top(), std::min(m_columns.modelsWidth(), end - left), line.height()}),
                  index.data(ArmyModel::ModelsRole).toString(), font, theme.quiet);
        left += m_columns.modelsWidth();
    }
    const QRect rest(left, line.top(), end - left, line.height());
    if (const auto found = index.data(ArmyFilter::FoundRole).toString(); !found.isEmpty()) {
        paintLine(painter, mirrored(rest), found, ArmyColumns::badgeFont(), theme.text);
        return;
    }
    const auto cells = index.data(ArmyModel::CellsRole).toStringList();
    if (cells.isEmpty()) {
        paintLine(painter, mirrored(rest), index.data(ArmyModel::FiguresRole).toString(), font, theme.quiet);
        return;
    }
    const QFontMetrics metrics(font);
    for (const auto& column : m_columns.stats()) {
        const auto cell = cells.value(column.stat);
        // What the mark would cover is left out: half a figure would be a wrong one.
        if (const auto at = line.left() + column.left;
            at + std::min(metrics.horizontalAdvance(cell), column.width) <= end)
            paintLine(painter, mirrored({at, line.top(), column.width, line.height()}),
                      cell.isEmpty() ? QStringLiteral("–") : cell, font, theme.quiet);
    }
}

QSize ArmyDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    return {0, isHead(index) ? lineHeight(fontOf(Type::Label)) + space::large : unitHeight()};
}

} // namespace muster::widgets

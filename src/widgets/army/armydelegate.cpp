#include "widgets/army/armydelegate.h"

#include "editor/models/armymodel.h"
#include "widgets/look/icons.h"
#include "widgets/look/rowpaint.h"

namespace muster::widgets {

using editor::ArmyModel;

namespace {

constexpr int tileSize = 22;
constexpr int markSize = 13;

int heightOf(const QModelIndex& index)
{
    if (index.data(ArmyModel::SectionRole).toBool())
        return lineHeight(fontOf(Type::Label)) + space::large;
    // The same whatever adding it would break: rows must not move under the pointer.
    return lineHeight(fontOf(Type::Strong)) + lineHeight(fontOf(Type::Fine)) + 1 + space::medium;
}

} // namespace

void ArmyDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const auto& theme = Theme::of(option.palette);
    const auto& rect = option.rect;
    if (index.data(ArmyModel::SectionRole).toBool()) {
        paintRowGround(*painter, option);
        paintLine(*painter, rect.adjusted(space::huge, space::small, -space::small, -space::tiny),
                  index.data().toString(), fontOf(Type::Label), theme.quiet, int(Qt::AlignLeft | Qt::AlignBottom));
        const auto isOpen = option.state.testFlag(QStyle::State_Open);
        const auto middle =
            QPointF(rect.left() + 13, rect.bottom() - space::tiny - lineHeight(fontOf(Type::Label)) / 2.0);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(theme.quiet, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPolyline(
            isOpen ? QPolygonF{middle + QPointF(-4, -2), middle + QPointF(0, 2), middle + QPointF(4, -2)}
                   : QPolygonF{middle + QPointF(-2, -4), middle + QPointF(2, 0), middle + QPointF(-2, 4)});
        painter->restore();
        return;
    }
    paintRowGround(*painter, option);
    const auto brief = index.data(ArmyModel::BriefRole).toString();
    const auto isDim = !brief.isEmpty();
    const auto strong = fontOf(Type::Strong);
    const auto small = fontOf(Type::Fine);
    const auto top = rect.top() + space::medium / 2;
    const QRectF tile(rect.left() + space::small, top + 1, tileSize, tileSize);
    painter->setOpacity(isDim ? 0.55 : 1);
    paintCategory(*painter, tile, index.data(ArmyModel::IconRole).toString(), theme.tile, theme.onTile);
    painter->setOpacity(1);

    const auto left = rect.left() + space::small + tileSize + space::small;
    const auto right = rect.right() - space::small;
    const auto cost = index.data(ArmyModel::CostRole).toString();
    const auto nameColour = isDim ? theme.quiet : theme.text;
    QRect line(left, top, right - left, lineHeight(strong));
    const auto costWidth = cost.isEmpty() ? 0 : QFontMetrics(strong).horizontalAdvance(cost) + space::small;
    paintLine(*painter, line, cost, strong, nameColour, int(Qt::AlignRight | Qt::AlignVCenter));
    paintLine(*painter, line.adjusted(0, 0, -costWidth, 0), index.data().toString(), strong, nameColour);
    line = QRect(left, line.bottom() + 2, right - left, lineHeight(small));
    auto words = index.data(ArmyModel::StatsRole).toString();
    if (isDim) {
        paintSeverity(*painter, QRectF(left, line.center().y() - markSize / 2.0 + 0.5, markSize, markSize),
                      Severity::Error, theme.error, theme.surface);
        line.setLeft(left + markSize + space::tiny);
        words = words.isEmpty() ? brief : brief + QStringLiteral(" · ") + words;
    }
    paintLine(*painter, line, words, small, theme.quiet);
    painter->restore();
}

QSize ArmyDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    return {0, heightOf(index)};
}

} // namespace muster::widgets

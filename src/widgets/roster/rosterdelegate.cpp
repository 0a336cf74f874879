#include "widgets/roster/rosterdelegate.h"

#include "editor/models/rostermodel.h"
#include "widgets/look/icons.h"
#include "widgets/look/rowpaint.h"

namespace muster::widgets {

using editor::RosterModel;

namespace {

constexpr int tileSize = 24;
constexpr int markSize = 18;

} // namespace

void RosterDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    if (index.data(RosterModel::HeadRole).toBool()) {
        paintHead(*painter, option, index);
    } else {
        paintRowGround(*painter, option);
        const auto& theme = Theme::of(option.palette);
        const auto area = option.rect.adjusted(space::small, 0, -space::small, 0);
        switch (index.column()) {
        case RosterModel::Unit:
            paintUnit(*painter, option, index);
            break;
        case RosterModel::Models:
            paintLine(*painter, area, index.data().toString(), fontOf(Type::Body), theme.quiet,
                      int(Qt::AlignRight | Qt::AlignVCenter));
            break;
        case RosterModel::Points:
            paintLine(*painter, area, index.data().toString(), fontOf(Type::Strong), theme.text,
                      int(Qt::AlignRight | Qt::AlignVCenter));
            break;
        default:
            if (const auto severity = static_cast<Severity>(index.data(RosterModel::SeverityRole).toInt());
                severity != Severity::Off)
                paintSeverity(*painter,
                              QRectF(option.rect.center().x() - markSize / 2.0,
                                     option.rect.center().y() - markSize / 2.0, markSize, markSize),
                              severity, theme.signal(severity), theme.surface);
        }
    }
    painter->restore();
}

void RosterDelegate::paintHead(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto& theme = Theme::of(option.palette);
    const auto area = option.rect.adjusted(space::small, space::small, -space::small, -space::tiny);
    paintLine(painter, area, index.data().toString(), fontOf(Type::Heading), theme.text,
              int((index.column() == RosterModel::Unit ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignBottom));
    if (index.column() == RosterModel::Unit)
        paintLine(painter, area, index.data(RosterModel::InAllRole).toString(), fontOf(Type::Small), theme.quiet,
                  int(Qt::AlignRight | Qt::AlignBottom));
    // One line under the whole head, whatever its columns.
    painter.fillRect(QRect(option.rect.left(), option.rect.bottom() - 1, option.rect.width(), 1), theme.text);
}

QString RosterDelegate::secondLine(const QModelIndex& index)
{
    QStringList words;
    if (const auto place = index.data(RosterModel::PlaceRole).toString(); !place.isEmpty())
        words << place;
    if (index.data(RosterModel::HeldBackRole).toBool())
        words << tr("Held back");
    if (const auto choices = index.data(RosterModel::ChoicesRole).toString(); !choices.isEmpty())
        words << choices;
    if (!index.data(RosterModel::KnownRole).toBool())
        words << tr("Not known to the data; kept as it is");
    return words.join(QStringLiteral(" · "));
}

void RosterDelegate::paintUnit(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto& theme = Theme::of(option.palette);
    const auto isKnown = index.data(RosterModel::KnownRole).toBool();
    const auto& rect = option.rect;
    const QRectF tile(rect.left() + space::tiny, rect.center().y() - tileSize / 2.0 + 0.5, tileSize, tileSize);
    paintCategory(painter, tile, index.data(RosterModel::IconRole).toString(), isKnown ? theme.tile : theme.quiet,
                  theme.onTile);

    const auto strong = fontOf(Type::Strong);
    const auto small = fontOf(Type::Fine);
    const auto below = secondLine(index);
    const auto left = rect.left() + space::tiny + tileSize + space::medium;
    const auto room = rect.right() - left;
    const auto height = lineHeight(strong) + (below.isEmpty() ? 0 : lineHeight(small) + 1);
    const QRect top(left, rect.center().y() - height / 2, room, lineHeight(strong));
    const auto ownName = index.data(RosterModel::OwnNameRole).toString();
    const auto kind = index.data(RosterModel::KindRole).toString();
    const auto used = paintLine(painter, top, ownName.isEmpty() ? kind : ownName, strong, theme.text);
    if (!ownName.isEmpty()) {
        auto quiet = fontOf(Type::Body);
        quiet.setItalic(true);
        paintLine(painter, top.adjusted(used + space::small, 0, 0, 0), kind, quiet, theme.quiet);
    }
    paintLine(painter, QRect(left, top.bottom() + 2, room, lineHeight(small)), below, small, theme.quiet);
}

QSize RosterDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    static const int head = lineHeight(fontOf(Type::Heading)) + space::large + 2;
    static const int unit = lineHeight(fontOf(Type::Strong)) + lineHeight(fontOf(Type::Fine)) + space::small + 2;
    return {0, index.data(RosterModel::HeadRole).toBool() ? head : unit};
}

} // namespace muster::widgets

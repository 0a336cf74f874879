#include "widgets/palette/palettedelegate.h"

#include "editor/palette/palettemodel.h"
#include "widgets/look/rowpaint.h"

#include <QStyle>

namespace muster::widgets {

using editor::PaletteModel;

void PaletteDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    paintRowGround(*painter, option);
    const auto& theme = Theme::of(option.palette);
    const auto mirrored = [&](const QRect& place) { return QStyle::visualRect(option.direction, option.rect, place); };
    const auto alignment = int(QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter);
    const bool isEnabled = index.data(PaletteModel::EnabledRole).toBool();
    const auto room = option.rect.adjusted(space::large, 0, -space::large, 0);

    const auto keys = index.data(PaletteModel::KeysRole).toString();
    const auto small = fontOf(Type::Small);
    auto width = room.width();
    if (!keys.isEmpty()) {
        const auto wide = QFontMetrics(small).horizontalAdvance(keys) + 2 * space::small;
        const auto high = lineHeight(small) + space::tiny;
        const QRect pill(room.right() - wide + 1, room.center().y() - high / 2, wide, high);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(theme.line);
        painter->setBrush(theme.raised);
        painter->drawRoundedRect(QRectF(mirrored(pill)).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        paintLine(*painter, mirrored(pill), keys, small, isEnabled ? theme.text : theme.quiet, Qt::AlignCenter);
        width -= wide + space::medium;
    }
    const auto body = fontOf(Type::Body);
    const auto detail = index.data(PaletteModel::DetailRole).toString();
    const auto height = lineHeight(body) + (detail.isEmpty() ? 0 : lineHeight(small));
    QRect line(room.left(), room.center().y() - height / 2, width, lineHeight(body));
    paintLine(*painter, mirrored(line), index.data().toString(), body,
              isEnabled ? theme.text : option.palette.color(QPalette::Disabled, QPalette::Text), alignment);
    line = QRect(line.left(), line.bottom() + 1, width, lineHeight(small));
    paintLine(*painter, mirrored(line), detail, small,
              isEnabled ? theme.quiet : option.palette.color(QPalette::Disabled, QPalette::Text), alignment);
    painter->restore();
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const { return {0, rowHeight()}; }

int PaletteDelegate::rowHeight()
{
    return lineHeight(fontOf(Type::Body)) + lineHeight(fontOf(Type::Small)) + space::medium;
}

} // namespace muster::widgets

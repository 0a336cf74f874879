#pragma once

#include <QStyledItemDelegate>

namespace muster::widgets {

/// A row of the palette: title, under it the detail, at the end the keys.
class PaletteDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] static int rowHeight();
};

} // namespace muster::widgets

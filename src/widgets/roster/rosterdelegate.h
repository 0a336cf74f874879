#pragma once

#include <QStyledItemDelegate>

namespace muster::widgets {

/// Paints the rows of a roster: heads with their sums, units with icon, name, choices, models, points and worst
/// finding.
class RosterDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintHead(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintUnit(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    [[nodiscard]] static QString secondLine(const QModelIndex& index);
};

} // namespace muster::widgets

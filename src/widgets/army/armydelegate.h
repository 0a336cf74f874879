#pragma once

#include <QStyledItemDelegate>

namespace muster::widgets {

/// Paints what can be added: name, cost, stat line, and what adding it would break. What would break a rule is dimmed,
/// and can still be added.
class ArmyDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace muster::widgets

#pragma once

#include <QStyledItemDelegate>

namespace muster::widgets {

class ArmyColumns;

/// Paints what can be added in two lines: name and cost; models and figures under the head of their columns, and a
/// small mark that says what adding it would break. What would break a rule is quieter, and can still be added.
class ArmyDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    ArmyDelegate(const ArmyColumns& columns, QObject* parent) : QStyledItemDelegate(parent), m_columns(columns) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// The button that adds the unit of a row.
    [[nodiscard]] static QRect addPlace(const QRect& row, Qt::LayoutDirection direction);
    /// The mark of a row; empty where it has none.
    [[nodiscard]] static QRect badgePlace(const QRect& row, const QModelIndex& index, Qt::LayoutDirection direction);

private:
    static void paintHead(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index);
    void paintUnit(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintFigures(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                      const QRect& line) const;

    const ArmyColumns& m_columns;
};

} // namespace muster::widgets

#pragma once

#include "widgets/roster/rowbuttons.h"

#include <QFont>
#include <QStyledItemDelegate>

namespace muster::widgets {

/// Paints the rows of a roster: heads with their sums, units with icon, name, state, choices, figures, models,
/// points, worst finding and buttons, slots with what they need. All rows of a kind are equally high.
class RosterDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    RowPointer pointer; ///< the view keeps it up to date

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintHead(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintUnit(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintFigure(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintSlot(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintModels(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintState(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintButton(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index, RowButton button,
                     bool isUsable) const;
    /// Under the mouse, selected, or with the keyboard.
    [[nodiscard]] bool hasButtons(const QStyleOptionViewItem& option, const QModelIndex& index) const;

    mutable QFont m_heightsOf; ///< the program's typeface for which the heights are
    mutable int m_headHeight = 0;
    mutable int m_forceHeight = 0;
    mutable int m_rowHeight = 0;
    mutable int m_partHeight = 0;
};

} // namespace muster::widgets

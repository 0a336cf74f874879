#pragma once

#include <QTreeView>

namespace muster::widgets {

/// The rows of the army's list: what is dragged has the reference of its kind, and each row has a button that adds it.
class KindView : public QTreeView {
    Q_OBJECT

public:
    explicit KindView(QWidget* parent = nullptr);

    /// The row under the mouse that is a unit; none over the rest.
    [[nodiscard]] QModelIndex unitAt(const QPoint& place) const;

signals:
    void addPressed(const QString& reference);
    void pointerMoved(const QModelIndex& unit); ///< the mouse, without a button held, is over this unit or none
    void pointerLeft();
    void buttonPressed();
    void resized();

protected:
    void startDrag(Qt::DropActions actions) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    [[nodiscard]] bool isOverAdd(const QPoint& place) const;

    QPersistentModelIndex m_pressed; ///< whose button is held
};

} // namespace muster::widgets

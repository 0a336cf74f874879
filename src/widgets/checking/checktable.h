#pragma once

#include "editor/checking/checkmodel.h"

#include <QTreeView>

class QMenu;

namespace muster::widgets {

/// Their list beside what it was taken for, line by line: both sides are one row, so that they scroll and are selected
/// together. Enter, a double click or the button of a row opens the guesses.
class CheckTable : public QTreeView {
    Q_OBJECT

public:
    explicit CheckTable(QWidget* parent = nullptr);

    [[nodiscard]] editor::CheckModel& list() { return *m_model; }
    /// Hides what a list of this kind does not have.
    void fitColumns();
    void goTo(int row);
    /// Fills a menu with what the person may say about a row.
    void fillMenu(QMenu& menu, int row);
    void openMenu(const QModelIndex& index);

signals:
    void settled(const muster::LineChoice& choice);
    void otherWanted(int row); ///< a unit that is not among the guesses

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    editor::CheckModel* m_model;
};

} // namespace muster::widgets

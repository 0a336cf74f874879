#pragma once

#include "editor/list/intent.h"
#include "editor/list/listform.h"
#include "widgets/roster/rowbuttons.h"

#include <QList>
#include <QPersistentModelIndex>
#include <QTreeView>

#include <optional>
#include <string>
#include <vector>

namespace muster::editor {
class RosterModel;
} // namespace muster::editor

namespace muster::widgets {

/// What is dragged: units of this window's roster, or a kind of unit from the army's list.
inline constexpr auto unitsMime = "application/vnd.muster.unit-ids";
inline constexpr auto kindMime = "application/vnd.muster.unit-kind";

/// A slot of a unit of the roster.
struct SlotPlace {
    std::string unit;
    std::string slot;
};

/// The roster as a tree. Says what a person does with its rows; changes nothing itself.
class RosterView : public QTreeView {
    Q_OBJECT

public:
    explicit RosterView(QWidget* parent = nullptr);

    void setRosterModel(editor::RosterModel* model);

    [[nodiscard]] std::vector<std::string> selectedIds() const;
    [[nodiscard]] bool hasSelected() const;
    [[nodiscard]] std::string currentId() const;
    /// Where the keyboard is on the row of a slot.
    [[nodiscard]] std::optional<SlotPlace> currentSlot() const;
    /// Chooses the row of a slot; without one, where it has no room, its unit.
    void selectSlot(const SlotPlace& slot);
    /// Another roster was opened: nothing is selected, and everything is open.
    void startOver();
    /// The units of the row that has the keyboard: more than one of equal ones.
    [[nodiscard]] std::vector<std::string> currentUnits() const;
    /// Whether all that is selected is one row of equal units.
    [[nodiscard]] bool hasOneJoined() const;
    /// Selects units and brings the first into view; ids that are not there are left out. A row of equal ones is opened
    /// where only some of them are meant.
    void selectIds(const std::vector<std::string>& ids);
    /// Closes rows of equal units that selectIds() has opened, where nothing in them is chosen any more. Rows move by
    /// it, so it is done when the list has changed.
    void closeOpened();
    /// Also what is in closed heads, which open.
    void selectAll() override;
    /// Columns that a ruleset has no use for are hidden; steps need room beside the number of models.
    /// `steps`: buttons for one model more or fewer.
    struct Columns {
        bool models = true;
        bool steps = false;
        bool points = true;

        friend bool operator==(const Columns&, const Columns&) = default;
    };
    void setColumns(const Columns& columns);
    /// Where a button of a unit's row is, in the viewport; empty where the row is not shown.
    [[nodiscard]] QRect buttonRect(const std::string& unit, RowButton button) const;
    /// The nearest unit above or below the row that has the keyboard, among its siblings as shown; empty at the end.
    [[nodiscard]] std::string besideCurrent(int step) const;

signals:
    /// Units of this roster, or a kind from the army's list, were dropped.
    void dropped(const std::vector<std::string>& units, const std::string& kind, const editor::Place& place);
    /// Something is dragged over a place: asks what would happen there. The answer comes through showAllowed.
    void hovered(const std::vector<std::string>& units, const std::string& kind, const editor::Place& place);
    void dragEnded();
    /// A button of a row was clicked, which stands for a unit or for several equal ones and need not be selected.
    void rowButtonClicked(const std::vector<std::string>& units, muster::widgets::RowButton button);
    /// Enter on a unit: a person wants its options.
    void optionsRequested();
    /// Enter or a double click on a slot: a person wants to see what fills it.
    void slotRequested();

public:
    /// Whether a drop where the mouse is now keeps the rules.
    void showAllowed(bool isAllowed);

    /// No row changes its height, so the tree need not ask each for it after every change.
    void dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles = {}) override;

protected:
    void startDrag(Qt::DropActions actions) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void scrollToUnit(const QModelIndex& unit);
    /// Opens everything below a row, but for rows of equal units.
    void open(const QModelIndex& row);
    void closeJoined(const QModelIndex& row);
    /// Heads that the person has closed, after all was opened.
    void closeHeads(const QModelIndex& row);
    [[nodiscard]] bool isClosed(const QModelIndex& head) const;
    void noteFold(const QModelIndex& row, bool isOpen);
    /// Opens or closes a head. What is selected stays so; the keyboard leaves what is not seen any more.
    void toggleHead(const QModelIndex& head);
    /// Takes the keyboard to a row above; what is selected stays so.
    void goToHead(const QModelIndex& head);
    bool pressOnHead(const QKeyEvent& event);
    void decorate();
    /// Shows the columns for which there is room.
    void placeColumns();
    [[nodiscard]] editor::Place placeAt(const QPoint& point);
    [[nodiscard]] RowPointer pointerAt(const QPoint& point) const;
    [[nodiscard]] QRect buttonRect(const QModelIndex& row, RowButton button) const;
    /// Notes where the mouse is, and paints the rows that look different now.
    void point(const RowPointer& at);
    void showButtonTip(const QPoint& place, const RowPointer& at);

    editor::RosterModel* m_model = nullptr;
    class RosterDelegate* m_delegate;
    Columns m_columns;
    QList<QPersistentModelIndex> m_opened; ///< rows of equal units, by selectIds()
    std::vector<editor::RowKey> m_closed;  ///< heads, by the person, as long as the roster is open
    bool m_isAllowed = true;
    QPersistentModelIndex m_target; ///< the row that is held over
    int m_side = 0;
    bool m_isDragging = false;
    bool m_isPainted = false; ///< once at least
};

} // namespace muster::widgets

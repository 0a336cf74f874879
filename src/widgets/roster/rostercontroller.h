#pragma once

#include "editor/document/document.h"
#include "widgets/roster/rosterview.h"

#include <QObject>

class QMenu;

namespace muster::widgets {

/// Carries out what a person does with the units of the open roster: each gesture is one step of undo, and its units
/// are selected afterwards.
class RosterController : public QObject {
    Q_OBJECT

public:
    RosterController(editor::Document& document, RosterView& view, QObject* parent);

    /// Where the keyboard is on a slot that the unit fits, into it; the next slot to fill is chosen then.
    void add(const QString& reference);
    /// Under the unit that is selected.
    void addBelow(const QString& reference);
    void remove();
    /// All that are selected; where that is one row of equal units, one more of them.
    void duplicate();
    void copy();
    void cut();
    void paste();
    /// Units that a document copied, behind the current unit.
    void paste(const std::string& units);
    void toggleReserve();
    /// Asks which kind of unit the current one gives its place to.
    void replace(QWidget* parent);
    /// Gives the selected units their next smaller (-1) or larger size.
    void resizeUnits(int by);
    void shift(int step);
    void detach();
    /// The places where the selected units may go, each with what it would break.
    void fillAttachMenu(QMenu& menu);
    /// Only the places: nothing is judged.
    void fillPlaces(QMenu& menu);
    /// False where it changes nothing, and without a gesture.
    bool make(const std::optional<editor::Gesture>& gesture);
    /// Selects the units of the last gesture, once the view has the new verdict.
    void selectMade();

signals:
    /// What a drop would do, and whether it keeps the rules; empty: nothing is held any more.
    void hint(const QString& text, bool isAllowed);
    void statusMessage(const QString& text); ///< for the status bar

private:
    [[nodiscard]] std::string near() const;
    /// Gives how many there are. What each would break is told as far as the work goes.
    std::size_t addPlaces(QMenu& menu, std::uint64_t work);
    bool make(const editor::Intent& intent) { return m_document.takeIn(intent) || make(m_document.gestureOf(intent)); }
    /// As make(), where what is meant depends on the verdict of the roster as it is now.
    bool judgeAndMake(const editor::Intent& intent);
    void makeAnother(const std::vector<std::string>& originals, const std::vector<std::string>& chosen);
    void pressed(const std::vector<std::string>& units, RowButton button);
    void showDrop(const std::vector<std::string>& units, const std::string& offer, const editor::Place& place);

    editor::Document& m_document;
    RosterView& m_view;
    std::vector<std::string> m_selects;
    std::optional<SlotPlace> m_filled; ///< the slot that the last gesture filled
};

} // namespace muster::widgets

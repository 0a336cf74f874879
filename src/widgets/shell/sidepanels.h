#pragma once

#include "widgets/roster/rosterview.h"

#include <QObject>

#include <optional>
#include <string>
#include <vector>

class QDockWidget;
class QMainWindow;
class QUndoView;

namespace muster {
class Store;
} // namespace muster
namespace muster::editor {
class Document;
} // namespace muster::editor

namespace muster::widgets {

class ArmyPanel;
class CardView;
class FindingsFold;
class FindingsPanel;
class RosterController;
class UnitPanel;

/// The docks around a roster.
struct Docks {
    QDockWidget* army;
    QDockWidget* unit;
    QDockWidget* findings;
    QDockWidget* history;
};

/// What stands around the roster: the units of the army, which can be added, the unit that is chosen, what was found,
/// and what was done. They have more parts than all else in the window.
class SidePanels : public QObject {
    Q_OBJECT

public:
    /// Puts the panels into their docks, which are the window's. All outlive it.
    SidePanels(QMainWindow& window, const Docks& docks, Store& store, editor::Document& document,
               RosterController& controller);

    [[nodiscard]] ArmyPanel& army() { return *m_army; }
    [[nodiscard]] UnitPanel& unit() { return *m_unit; }
    [[nodiscard]] FindingsPanel& findings() { return *m_findings; }
    [[nodiscard]] FindingsFold& fold() { return *m_fold; }

    /// Another roster was opened.
    void startOver();
    /// What the history begins with.
    void nameStart();
    /// Of the document.
    void showVerdict();
    /// What is selected in the roster: `unit`, where it is one unit or the slot of one; else it is empty.
    void showSelection(const std::string& unit, const std::vector<std::string>& selected,
                       const std::optional<SlotPlace>& slot);

signals:
    void optionsWanted(); ///< of the unit that is selected now

private:
    void connectPanels();
    void showSlot(const std::optional<SlotPlace>& slot);

    editor::Document& m_document;
    RosterController& m_controller;
    ArmyPanel* m_army;
    UnitPanel* m_unit;
    CardView* m_card;
    FindingsPanel* m_findings;
    FindingsFold* m_fold;
    QUndoView* m_history;
};

} // namespace muster::widgets

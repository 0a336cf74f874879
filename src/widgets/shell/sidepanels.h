#pragma once

#include "widgets/roster/rosterview.h"

#include <QObject>

#include <optional>
#include <string>
#include <vector>

class QDockWidget;

namespace muster {
class Store;
} // namespace muster
namespace muster::editor {
class Document;
} // namespace muster::editor

namespace muster::widgets {

class ArmyPanel;
class CardView;
class RosterController;
class UnitPanel;

/// What stands beside the roster: the units of the army, which can be added, and the unit that is chosen. They have
/// more parts than all else in the window.
class SidePanels : public QObject {
    Q_OBJECT

public:
    /// Puts the panels into their docks. All outlive it.
    SidePanels(QDockWidget& armyDock, QDockWidget& unitDock, Store& store, editor::Document& document,
               RosterController& controller);

    [[nodiscard]] ArmyPanel& army() { return *m_army; }
    [[nodiscard]] UnitPanel& unit() { return *m_unit; }

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
};

} // namespace muster::widgets

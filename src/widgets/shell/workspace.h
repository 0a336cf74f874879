#pragma once

#include "editor/models/rostermodel.h"
#include "widgets/army/armypanel.h"
#include "widgets/roster/rosterview.h"

#include <QTimer>
#include <QWidget>

#include <array>
#include <optional>

class QDockWidget;
class QLabel;
class QMainWindow;
class QToolBar;
class QUndoView;

namespace muster {
class Store;
} // namespace muster
namespace muster::editor {
class Document;
} // namespace muster::editor

namespace muster::widgets {

class CardView;
struct Build;
class DockPlaces;
class EmptyRoster;
class FindingsFold;
class FindingsPanel;
class HeadBar;
class NoticeBar;
class RosterController;
class RosterStatus;
class RosterView;
class UnitPanel;

/// The docks around a roster.
struct Docks {
    QDockWidget* army;
    QDockWidget* unit;
    QDockWidget* findings;
    QDockWidget* history;
};

/// What a person works with on an open roster: its units in the middle, docks around them, a bar above.
class Workspace : public QWidget {
    Q_OBJECT

public:
    /// Puts docks and bar into the window, hidden. All three outlive it.
    Workspace(QMainWindow& window, Store& store, editor::Document& document);
    /// Takes docks and bar out of the window again.
    ~Workspace() override;

    [[nodiscard]] RosterController& controller() { return *m_controller; }
    [[nodiscard]] RosterView& roster() { return *m_roster; }
    [[nodiscard]] ArmyPanel& army() { return *m_army; }
    [[nodiscard]] UnitPanel& unit() { return *m_unit; }
    [[nodiscard]] FindingsPanel& findings() { return *m_findings; }
    [[nodiscard]] std::array<QDockWidget*, 4> docks() const
    {
        return {m_docks.army, m_docks.unit, m_docks.findings, m_docks.history};
    }
    /// A panel with its dock before all others.
    ArmyPanel& raiseArmy();
    UnitPanel& raiseUnit();
    FindingsPanel& raiseFindings();
    [[nodiscard]] FindingsFold& findingsFold() { return *m_fold; }
    /// A dock of its own for a widget, in the place of the unit panel and before it.
    [[nodiscard]] QDockWidget& addBeside(QWidget* widget, const char* objectName, const QString& title);
    [[nodiscard]] DockPlaces& places() { return *m_places; }
    /// The name of the roster becomes a field.
    void editName();
    /// What a status bar says of the roster.
    [[nodiscard]] RosterStatus& status() { return *m_status; }

    /// Docks and bar, as the person left them the last time.
    void showDocks();
    void hideDocks();
    [[nodiscard]] bool areDocksHidden() const;
    /// Remembers how they are.
    void keepLayout() const;

    /// The document has a new verdict, or none.
    void showVerdict();
    /// A roster was opened, or saved.
    void settle();

    /// Lines over the roster: about its file, and about the data.
    [[nodiscard]] NoticeBar& fileNotice() { return *m_fileNotice; }
    [[nodiscard]] NoticeBar& dataNotice() { return *m_dataNotice; }

    /// Whether units are shown under headings, as chosen last.
    [[nodiscard]] static bool isGrouped();
    void setGrouped(bool isOn);
    /// Whether equal neighbours have one row, as chosen last.
    [[nodiscard]] static bool isJoined();
    void setJoined(bool isOn);

signals:
    void battleRequested();
    void repairRequested();                      ///< ways to make the list legal
    void unitMenuRequested(const QPoint& place); ///< on the screen; a unit is selected
    void ownUnitRequested(OwnUnitStep step, const QString& reference);
    void selectionChanged();
    void statusMessage(const QString& text); ///< for the status bar

private:
    void buildMiddle();
    void placeAround();
    void makeSides(Store& store);
    void connectPanels();
    void connectSides();
    /// Arranges the rows another way, and remembers it; what is selected stays.
    void arrange(void (editor::RosterModel::*set)(bool), const QString& key, bool isOn);
    void showSelection();
    void showSlot(const std::optional<SlotPlace>& slot);
    void showUnitTab();
    void addBuild(const Build& build);
    void showEmpty();
    void showHint(const QString& text, bool isAllowed);

    QMainWindow& m_window;
    editor::Document& m_document;
    editor::RosterModel m_rosterModel;
    bool m_isTaking = false; ///< rows come and go with a verdict; what is selected is shown afterwards
    bool m_isOther = false;  ///< another roster was opened, and settle() was not called since
    std::string m_path;      ///< of the roster that was opened last

    QToolBar* m_bar;
    HeadBar* m_head;
    RosterView* m_roster;
    NoticeBar* m_fileNotice;
    NoticeBar* m_dataNotice;
    EmptyRoster* m_empty;
    QTimer m_beginning; ///< works out what an empty roster may begin with, once it is shown
    QLabel* m_hint;
    Docks m_docks;
    RosterController* m_controller;
    DockPlaces* m_places;
    RosterStatus* m_status;
    // Made by makeSides().
    ArmyPanel* m_army = nullptr;
    UnitPanel* m_unit = nullptr;
    CardView* m_card = nullptr;
    FindingsPanel* m_findings = nullptr;
    FindingsFold* m_fold = nullptr;
    QUndoView* m_history = nullptr;
};

} // namespace muster::widgets

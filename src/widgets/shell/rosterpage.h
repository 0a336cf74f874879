#pragma once

#include "widgets/army/armypanel.h"
#include "widgets/shell/rosterfiles.h"

#include <QMainWindow>
#include <QTimer>

#include <memory>

class QStatusBar;

namespace muster::widgets {

class Prompts;
class RosterCompare;
class Workspace;

/// What a roster is called, as it is written: its name, else its file, else what stands for a name.
[[nodiscard]] QString nameOf(const editor::Document& document);

/// One roster in a tab: its document, its file, and its workspace with docks around it. Without a roster until one is
/// opened in it; closing the tab destroys it.
class RosterPage : public QMainWindow {
    Q_OBJECT

public:
    /// All outlive it. `recoveryFolder`: where copies of unsaved changes are kept.
    RosterPage(Store& store, Prompts& prompts, const QString& recoveryFolder);
    ~RosterPage() override;

    [[nodiscard]] editor::Document& document() { return m_document; }
    [[nodiscard]] RosterFiles& files() { return m_files; }
    /// Made when it is first needed: a roster in a tab that was never shown does not need one.
    [[nodiscard]] Workspace& workspace();
    /// Makes the workspace again, in the language of the program. The roster, its history and what is selected stay.
    void remake();

    /// The roster's name, or what stands for it, as words to show.
    [[nodiscard]] QString name() const;

    /// The page is before all others in a window, whose status bar shows what the roster says there; or it is no more.
    void enter(QStatusBar& bar);
    void leave();

    // What the menus ask for; an open roster is needed.
    void editBattle();
    /// Puts how a battle stands, as a page to play from gave it away, into the notes.
    void takeBattle();
    void chooseVersion();
    void preview();
    void makeLegal();
    void fillUp();
    /// Also without a roster.
    void showCollection(QWidget& over);
    void showLacking(QWidget& over);
    void previewBook();
    /// Another roster beside this one.
    [[nodiscard]] RosterCompare& compare();

    /// Takes the data again, as the person asked for; what is selected stays selected.
    void reload(const QString& otherwise);
    /// The same after they were changed on disk. Asked for by no one, so faults are a notice and not a dialog.
    void takeChangedData();

signals:
    void opened();       ///< a roster was opened in it or saved: it may have another name and file
    void titleChanged(); ///< what a tab and a title bar say of it
    void selectionChanged();
    void unitMenuRequested(const QPoint& place);                       ///< on the screen; a unit is selected
    void ownUnitRequested(OwnUnitStep step, const QString& reference); ///< in the list of the army
    void statusMessage(const QString& text, int milliseconds = 0);

private:
    void make(const std::optional<editor::Gesture>& gesture);
    void buildWorkspace();
    void show(const QString& what, const Faults& faults);
    void showOpened();
    void reportChangedFile(bool isThere);
    void followReading();
    /// `words` have a place for the first fault.
    void showRefused(const Faults& faults, const QString& words);

    Store& m_store;
    Prompts& m_prompts;
    editor::Document m_document;
    RosterFiles m_files;
    std::unique_ptr<Workspace> m_workspace; ///< for workspace() alone
    RosterCompare* m_compare = nullptr;     ///< for compare() alone
    bool m_isEntered = false;
    QTimer m_patience; ///< until it is told that data are read
    bool m_saysReading = false;
};

} // namespace muster::widgets

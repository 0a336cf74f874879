#pragma once

#include "editor/document/document.h"
#include "editor/document/recovery.h"
#include "editor/gamefolders/liststart.h"
#include "widgets/dialogs/datadialog.h"
#include "widgets/printing/exporting.h"
#include "widgets/settings/fileswatch.h"
#include "widgets/shell/filereading.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

class QWidget;

namespace muster::widgets {

enum class Form;
class Prompts;

/// What is to be told of rosters that are opened one after the other: in one message, so that none waits behind a
/// question.
struct OpenedTogether {
    QStringList failed;  ///< names, each with the reasons below it
    QStringList remarks; ///< likewise, on those that were opened
};

/// The files of the open roster: new, opened, saved, recovered after a crash, given away as copies, with the questions
/// that come up on the way. Knows nothing of how a roster is shown.
class RosterFiles : public QObject {
    Q_OBJECT

public:
    /// All outlive it. `window`: over which it asks. `recoveryFolder`: where copies of unsaved changes are kept.
    RosterFiles(Store& store, editor::Document& document, Prompts& prompts, QWidget& window,
                const QString& recoveryFolder);
    ~RosterFiles() override;

    /// Asks for a game and an army.
    void startNew();
    /// Asks for a file; empty where the person cancelled.
    [[nodiscard]] QString askOpen();
    /// False, after showing the reason, if it cannot be read; the same for those below. A path is bytes. A roster of
    /// BattleScribe is for another window: battleScribeRequested(). `together`: takes what would be shown otherwise.
    bool openFile(const std::string& path, OpenedTogether* together = nullptr);
    /// Opens it as a new roster: a sample stays as it is.
    bool openSample(const QString& path);
    bool create(Roster roster);
    bool create(const battlescribe::NewList& list);
    bool create(const battlescribe::List& list);

    /// False if it was not saved: it could not be, or the person cancelled.
    bool save();
    bool saveAs();
    /// Takes what another program wrote into the file of the open roster, as a step of undo, once a worker has read it.
    /// A roster that is changed meanwhile stays, and that is told.
    void reload();
    /// Shows where the open roster differs from its file.
    void compareWithDisk();
    /// The file of the open roster was moved: it is the same one at another path.
    void followTo(const std::string& path);
    /// Looks whether the file has changed, as when the person comes back to the window.
    void look() { m_watch.look(); }
    /// Whether the open roster may be closed: asks what to do with its changes.
    bool mayLeave();

    /// Copies left behind by programs that crashed.
    [[nodiscard]] std::vector<editor::Recovery::Found> recoverable() const;
    void recover(const editor::Recovery::Found& found);
    /// Asks where to, and removes the copy once it is saved there.
    void saveAside(const editor::Recovery::Found& found);
    void discard(const editor::Recovery::Found& found);
    /// The program ends normally: its copy is removed, and none is made from now on.
    void endRecovery() { m_recovery.end(); }
    /// The program is told to end: its copy stays for the next start.
    void leaveRecovery() { m_recovery.leave(); }

    /// Shows the code of the roster, and other ways to give it away.
    void share();
    void exportTo(Form form);
    /// To the clipboard, as text or Markdown.
    void copyAs(Form form);
    /// The card of the first of these units, as a picture.
    void copyCard(const std::vector<std::string>& units);
    void saveCard(const std::vector<std::string>& units);

signals:
    void battleScribeRequested(const std::string& path);           ///< a roster of BattleScribe, which is no document
    void dataChanged();                                            ///< folders of data were added or left
    void otherWanted(const DataDialog::Wanted& wanted);            ///< in place of a new roster; it may be nothing
    void settled();                                                ///< a roster was opened, or saved
    void created();                                                ///< the person began a new roster
    void statusMessage(const QString& text, int milliseconds = 0); ///< shown for this time; 0: until the next message
    void recentChanged();
    void recoverableChanged();
    void changedOnDisk(bool isThere); ///< the file of the open roster, by another program; or it is gone

private:
    bool reportCreated(const Result<void>& created);
    bool createInBackground(editor::Reading::Read read, const std::string& name);
    [[nodiscard]] std::optional<Result<editor::ReadRoster>> wait(std::unique_ptr<editor::Reading> reading,
                                                                 const QString& name);
    void takeReloaded(Result<editor::ReadRoster> read);
    void compareListWithDisk();
    void showCompared(const QStringList& words);
    void watchAnew();
    void copyAs(const Exported& exported, Form form);
    void tellChanged();
    bool write(const std::string& path);
    /// Whether it was saved.
    bool reportSaved(const QString& name, const Result<Saved>& saved);
    void remember();
    void showFaults(const QString& what, const Faults& faults);
    void showNotices(OpenedTogether* together = nullptr);

    Store& m_store;
    editor::Document& m_document;
    Prompts& m_prompts;
    QWidget& m_window;
    QString m_recoveryFolder;
    editor::Recovery m_recovery;
    FilesWatch m_watch;
    FileReading m_reloading;
};

} // namespace muster::widgets

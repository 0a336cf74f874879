#pragma once

#include "editor/gamefolders/gamefolders.h"
#include "io/data/store.h"

#include <QDialog>
#include <QTimer>

#include <functional>
#include <string>
#include <utility>

class QLabel;
class QLayout;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;
class QTreeWidget;

namespace muster {
struct DataFolders;
} // namespace muster

namespace muster::widgets {

class DataFolderPane;
class Prompts;

/// Which games and armies there are, where their figures come from, and what is wrong with them: those of Muster, a
/// person's own, and those of folders with data of BattleScribe.
class DataDialog : public QDialog {
    Q_OBJECT

public:
    DataDialog(Store& store, Prompts& prompts, QWidget* parent);

    /// Takes a folder of own data: all of it, or, where it has faults, nothing. Its faults are shown.
    bool takeFolder(const QString& folder);
    /// Takes a folder of data of BattleScribe, or an archive of it, by which rosters of its games are judged from then
    /// on, and goes to it. What is wrong with it is shown. A worker reads it first: see folderTaken().
    void addGameDataFolder(const QString& folder);
    /// Asks for such a folder, and takes it.
    void chooseGameData();
    /// The same for an archive, which is unpacked into the folder of own data first.
    void choosePackedData();
    /// Asks where one of them is now, and takes that in its place.
    void findGameData(const std::string& before);
    /// What the last such folder brought: "Salt War: 1 army"; empty if there was none.
    [[nodiscard]] const QString& added() const { return m_added; }
    /// What the person wants to do next, for which the dialog was closed, with the id of a game or the path of a file.
    enum class Wish { Nothing, New, Edit, Copy, Take };
    using Wanted = std::pair<Wish, std::string>;
    [[nodiscard]] const Wanted& wish() const { return m_wish; }
    /// Whether the data have changed since the dialog was opened.
    [[nodiscard]] bool hasChanged() const { return m_hasChanged; }

signals:
    /// That folder has been read.
    void folderTaken(bool isAdded);

private:
    struct Added {
        editor::GameFolder folder;
        QString words; ///< what is in it
    };

    [[nodiscard]] QWidget* sides();
    [[nodiscard]] QLayout* gameButtons();
    void leaveFor(Wish wish, std::string what = {});
    [[nodiscard]] QWidget* busy();
    [[nodiscard]] QWidget* buttons();
    void connectParts();
    void fill();
    void addOwnGame(const std::string& id, QStringList& faults);
    void listFolders();
    void showGameData();
    bool takeGameData(const Added& added);
    void search();
    void showCurrent();
    void printBook();
    void readAgain();
    void forgetGameDataFolder();
    void goToGameData(const QString& folder);
    void showBusy(const QString& words);
    void stop();
    bool changeFolders(const std::function<void(DataFolders&)>& change);
    void showFaults(const QString& words, const QStringList& lines);

    Store& m_store;
    Prompts& m_prompts;
    QLineEdit* m_search;
    QTreeWidget* m_tree;
    QStackedWidget* m_details; ///< of the row that is chosen
    QLabel* m_about;
    DataFolderPane* m_pane;
    QLabel* m_folder;
    QLabel* m_faultsHead;
    QPlainTextEdit* m_faults;
    QWidget* m_busy; ///< that folders are read, with a button to stop it
    QLabel* m_busyWords;
    QPushButton* m_book = nullptr;
    QPushButton* m_forget = nullptr;
    QString m_added;
    QString m_goTo;          ///< the folder that was added, until it is listed
    QStringList m_ownFaults; ///< of data that are not BattleScribe's
    Wanted m_wish{Wish::Nothing, {}};
    QPushButton* m_edit = nullptr;
    QPushButton* m_copy = nullptr;
    bool m_hasChanged = false;
    editor::GameFolders m_folders;
    editor::Background<Added> m_adding;
    QTimer m_look;     ///< whether files have changed
    QTimer m_busySoon; ///< most folders are read at once
};

} // namespace muster::widgets

#pragma once

#include "editor/document/background.h"
#include "io/data/store.h"
#include "widgets/dialogs/gamedatarows.h"

#include <QDialog>

#include <functional>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTreeWidget;

namespace muster {
struct DataFolders;
} // namespace muster

namespace muster::widgets {

class Prompts;

/// Which games and armies there are, where their figures come from, and what is wrong with a person's own.
class DataDialog : public QDialog {
    Q_OBJECT

public:
    DataDialog(Store& store, Prompts& prompts, QWidget* parent);

    /// Takes a folder of own data: all of it, or, where it has faults, nothing. Its faults are shown.
    bool takeFolder(const QString& folder);
    /// Takes a folder of data of BattleScribe, by which rosters of its games are judged from then on, and goes to it.
    /// What is wrong with it is shown. A worker reads it first: see folderTaken().
    void addGameDataFolder(const QString& folder);
    /// What the last such folder brought: "Salt War: 1 army"; empty if there was none.
    [[nodiscard]] const QString& added() const { return m_added; }
    /// Whether the data have changed since the dialog was opened.
    [[nodiscard]] bool hasChanged() const { return m_hasChanged; }

signals:
    /// That folder has been read.
    void folderTaken(bool isAdded);

private:
    [[nodiscard]] QWidget* buttons();
    void fill();
    bool takeGameData(const GameDataFolder& folder);
    void showGameData(const std::vector<GameDataFolder>& folders);
    void search();
    void showCurrent();
    void printBook();
    void forgetGameDataFolder();
    void goToGameData(const QString& folder);
    bool changeFolders(const std::function<void(DataFolders&)>& change);
    void showFaults(const QString& words, const QStringList& lines);

    Store& m_store;
    Prompts& m_prompts;
    QLineEdit* m_search;
    QTreeWidget* m_tree;
    QLabel* m_about;
    QLabel* m_folder;
    QLabel* m_faultsHead;
    QPlainTextEdit* m_faults;
    QPushButton* m_book = nullptr;
    QPushButton* m_forget = nullptr;
    QString m_added;
    QString m_goTo;          ///< the folder that was added, until it is listed
    QStringList m_ownFaults; ///< of data that are not BattleScribe's
    bool m_hasChanged = false;
    using Folders = std::vector<GameDataFolder>;
    editor::Background<Folders> m_listing; ///< of all folders that were added
    editor::Background<Folders> m_adding;
};

} // namespace muster::widgets

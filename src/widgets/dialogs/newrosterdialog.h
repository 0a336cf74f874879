#pragma once

#include "editor/gamefolders/gamefolders.h"
#include "editor/gamefolders/liststart.h"
#include "io/data/store.h"
#include "widgets/dialogs/datadialog.h"

#include <QDialog>
#include <QTimer>

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;

namespace muster::widgets {

class GameList;
class ListStartForm;
class OwnStartForm;
class Prompts;
struct DataGame;

/// A new roster: its game, its army or catalogue, and what was agreed. Games of Muster's own and those of folders of
/// data are in one list; data are read in workers.
class NewRosterDialog : public QDialog {
    Q_OBJECT

public:
    /// `ruleset` and `army` are chosen at first, if they exist and no other game was used last.
    NewRosterDialog(Store& store, const QString& ruleset, const QString& army, QWidget* parent);
    /// Of a person who answers in another way than by dialogs.
    void setPrompts(Prompts& prompts) { m_prompts = &prompts; }

    /// Of a game of Muster's own.
    [[nodiscard]] Roster roster() const;
    /// What was chosen, of either kind of game.
    [[nodiscard]] editor::NewGameList made() const;
    /// What the person wanted to do in place of a new roster, in the dialog of all data that was opened from here.
    [[nodiscard]] const DataDialog::Wanted& wanted() const { return m_wanted; }

    void accept() override;

signals:
    /// Folders of data were added or left while the dialog was open.
    void dataChanged();

private:
    [[nodiscard]] QWidget* games();
    [[nodiscard]] QWidget* choices();
    void connectParts();
    void listFolders();
    void fillGames(const QString& chosen);
    void search();
    void searchArmies();
    void showGame();
    void showOwnGame(const std::string& id);
    void showDataGame(const DataGame& game);
    void nameCatalogues(const DataGame& game);
    void showArmy();
    void showIncomplete();
    void startReading();
    void takeStart(const Result<editor::ListStart>& start);
    void showNone(const QString& words);
    /// `lost`: a folder to be looked for; empty: one is added.
    void openData(const std::string& lost = {});
    /// An army of wishes in place of an empty roster.
    void wish();
    void check();
    void setTabs();
    /// That is chosen; nothing for one of Muster's own.
    [[nodiscard]] std::optional<DataGame> dataGame() const;
    [[nodiscard]] bool isReading() const; ///< data that decide on what can be made
    [[nodiscard]] QString chosenGame() const;
    [[nodiscard]] QString chosenArmy() const;

    Store& m_store;
    Prompts* m_prompts;
    DataDialog::Wanted m_wanted{DataDialog::Wish::Nothing, {}};
    std::string m_lastUsed;
    QString m_shownGame;              ///< id
    std::vector<std::string> m_paths; ///< of the folders of data
    Store::CataloguePtr m_catalogue;  ///< of a game of Muster's own
    editor::GameFolders m_folders;
    QTimer m_soon; ///< data are read once the person rests on a catalogue
    editor::Background<Result<editor::ListStart>> m_starting;
    QLineEdit* m_search;
    GameList* m_rulesets;
    GameList* m_armies;
    QLabel* m_which;
    QLabel* m_about;     ///< what kind of figures they are, in a line
    QLabel* m_none;      ///< says that no name has the words of the search, or why there is no army
    QPushButton* m_find; ///< asks for a folder that is gone
    QPushButton* m_data;
    QStackedWidget* m_pages;
    OwnStartForm* m_own;
    ListStartForm* m_start;
    QPushButton* m_create;
    QPushButton* m_wishes;          ///< asks for an army of wishes
    std::optional<Roster> m_wished; ///< what came of it
    bool m_isFound = false;         ///< a game and an army are chosen that exist
    bool m_wantsList = false;       ///< pressed Create while the data were being read
};

} // namespace muster::widgets

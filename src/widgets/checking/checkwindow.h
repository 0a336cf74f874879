#pragma once

#include "editor/checking/listchecker.h"
#include "report/changes/comparisonwords.h"

#include <QMainWindow>
#include <QTimer>

#include <functional>

class QComboBox;
class QLabel;
class QMimeData;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace muster::widgets {

class CheckTable;
class GameButton;
class MarkCounts;
class OriginPane;
class PastePage;
class Prompts;
class VerdictPane;

/// The tab in which somebody's list is checked: what came beside what it was taken for, and below the verdict. What
/// is corrected is judged again at once.
class CheckWindow : public QMainWindow {
    Q_OBJECT

public:
    /// The store and the prompts outlive it.
    CheckWindow(Store& store, Prompts& prompts, QWidget* parent = nullptr);
    ~CheckWindow() override;

    /// A path is bytes.
    void checkFile(const std::string& path);
    /// A game and an army, or nothing: they are guessed.
    void checkText(const QString& text, const ReadOptions& options = {});
    void checkPicture(const editor::ListInput& picture);
    void checkData(const QMimeData& data);
    /// A list that was read already, as it was corrected.
    void checkList(const editor::CheckedList& list);
    /// What another such window has.
    void takeOver(const CheckWindow& other);
    void paste();
    void open();
    /// Takes the data from the store again.
    void dataChanged() { m_checker.dataChanged(); }
    /// Shows a message below the list for a while.
    void showStatus(const QString& words);
    /// What the main window has open, to compare with; null: nothing.
    void setOpenRoster(std::function<const Roster*()> open) { m_openRoster = std::move(open); }
    [[nodiscard]] bool isWorking() const
    {
        return m_checker.isWorking() || m_other.isWorking() || m_comparing.isWorking();
    }

signals:
    void openRequested(const Roster& roster);                                      ///< as a new roster in the editor
    void openListRequested(const std::shared_ptr<const battlescribe::List>& list); ///< the same of game data
    void battleRequested(const muster::editor::CheckedList& list);
    void dataFolderRequested(); ///< data of BattleScribe, for the list that is shown
    void tableRequested(const std::string& path); ///< a folder or an archive of lists

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    /// What differs between two lists.
    struct Comparison {
        QString here; ///< their names
        QString there;
        std::vector<report::DifferenceText> changes;
        std::string failure;
    };

    [[nodiscard]] QWidget* makeListPage();
    [[nodiscard]] QWidget* makeTop();
    void addButtons();
    void connectTable();
    void addKeys();
    void begin(editor::ListInput input);
    void showLists();
    void showList();
    void showSource();
    void showTitle();
    void showCondition();
    void editText();
    void goOn();
    void selectUnits(const QStringList& units);
    void correct(const editor::ListChecker::Change& change);
    void settle(const LineChoice& choice);
    void askForUnit(int row);
    void editBattle();
    void openAsRoster();
    void print();
    void copyVerdict();
    void fillCompare();
    void readAs(const ReadOptions& options);
    void compareWithOther();
    void compareWith(const QString& name, const Roster& roster);
    void showComparison(const Comparison& comparison);
    void enable();
    [[nodiscard]] const editor::CheckedList* shownList() const;
    /// Of a list, or of what it came in.
    [[nodiscard]] static QString nameOf(const editor::CheckedList& list);

    Store& m_store;
    Prompts& m_prompts;
    editor::ListChecker m_checker;
    editor::ListChecker m_other; ///< reads what the list is compared with
    editor::Background<Comparison> m_comparing;
    std::function<const Roster*()> m_openRoster;
    int m_shown = 0; ///< which of several lists
    QTimer m_slow;   ///< shows that it is reading, if that takes long

    QStackedWidget* m_stack;
    PastePage* m_paste;
    QToolButton* m_textButton;
    GameButton* m_game;
    QLabel* m_which;
    QComboBox* m_lists;
    OriginPane* m_origin;
    CheckTable* m_table;
    QWidget* m_strip;
    MarkCounts* m_counts;
    QToolButton* m_next;
    QToolButton* m_allRight;
    QLabel* m_condition;
    VerdictPane* m_verdict;
    QPushButton* m_openRosterButton;
    QPushButton* m_copy;
    QPushButton* m_print;
    QPushButton* m_compare;
    QPushButton* m_battle;
    QProgressBar* m_progress;
};

} // namespace muster::widgets

#pragma once

#include "editor/checking/listchecker.h"

#include <QWidget>

#include <functional>
#include <optional>

class QComboBox;
class QLabel;
class QMimeData;
class QStackedWidget;
class QTabWidget;
class QToolButton;

namespace muster::widgets {

class CheckTable;
class FindingsPanel;
class HeadBar;
class Prompts;

/// One side of a battle: where its list comes from, its verdict, its units and findings.
class BattleSide : public QWidget {
    Q_OBJECT

public:
    enum class Whose { Ours, Theirs };

    /// The store and the prompts outlive it.
    BattleSide(Whose whose, Store& store, Prompts& prompts, QWidget* parent = nullptr);

    /// Reads a list in whatever form it comes.
    void read(editor::ListInput input);
    void readData(const QMimeData& what);
    void paste();
    void openFile();
    /// Takes a list that was read, as it was corrected; nothing: there is none.
    void setList(std::optional<editor::CheckedList> list);
    /// Shows the same list as it was judged in the battle.
    void showJudged(const editor::CheckedList& list);
    [[nodiscard]] const std::optional<editor::CheckedList>& list() const { return m_list; }
    [[nodiscard]] bool isWorking() const { return m_checker.isWorking(); }
    void giveUp() { m_checker.giveUp(); }
    /// What the main window has open; none: nothing.
    using OpenList = std::function<std::optional<editor::ListInput>()>;
    void setOpenList(OpenList open) { m_openList = std::move(open); }
    [[nodiscard]] QString chosenUnit() const;
    void focusList();

signals:
    void began();
    void changed();     ///< there is another list, or none
    void unitChanged(); ///< another unit is chosen
    void checkRequested(const muster::editor::CheckedList& list);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    [[nodiscard]] QWidget* makeTop();
    [[nodiscard]] QWidget* makeList();
    [[nodiscard]] QWidget* makeNothing();
    void fillMenu();
    void takeRead();
    void showList();
    [[nodiscard]] QString doubts() const;

    Whose m_whose;
    Store& m_store;
    Prompts& m_prompts;
    editor::ListChecker m_checker;
    OpenList m_openList;
    std::optional<editor::CheckedList> m_list;

    QLabel* m_title;
    QComboBox* m_lists; ///< where the input has several
    QToolButton* m_choose;
    QStackedWidget* m_stack;
    QLabel* m_nothing;
    HeadBar* m_head;
    QLabel* m_doubts;
    QToolButton* m_check;
    QTabWidget* m_tabs;
    CheckTable* m_units;
    FindingsPanel* m_findings;
};

} // namespace muster::widgets

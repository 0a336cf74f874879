#pragma once

#include "editor/battle/battle.h"
#include "editor/document/background.h"
#include "widgets/battle/battleside.h"

#include <QMainWindow>
#include <QTimer>

#include <array>

class QProgressBar;
class QPushButton;
class QSplitter;
class QTabWidget;

namespace muster::widgets {

class BattlePane;
class CardView;

/// A tab with two lists side by side: the verdict on each, what the rules say of both, the cards of both, and their
/// battle sheet.
class BattleWindow : public QMainWindow {
    Q_OBJECT

public:
    /// The store and the prompts outlive it.
    BattleWindow(Store& store, Prompts& prompts, QWidget* parent = nullptr);
    ~BattleWindow() override;

    /// Takes the roster that is open as ours, where there is none yet.
    void begin();
    void setTheirs(const editor::CheckedList& list);
    /// The lists of another such window.
    void takeOver(const BattleWindow& other);
    void setOpenList(BattleSide::OpenList open);
    /// Takes the data from the store again.
    void dataChanged();
    [[nodiscard]] BattleSide& ours() { return *m_sides[0]; }
    [[nodiscard]] BattleSide& theirs() { return *m_sides[1]; }
    [[nodiscard]] bool isWorking() const;

    /// A file, on the side that has the keyboard.
    void open();
    void swapSides();
    void copyVerdicts();
    void print();
    /// A page to play from, with both sides.
    void playPage();

signals:
    void checkRequested(const muster::editor::CheckedList& list);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    [[nodiscard]] BattleSide& active();
    [[nodiscard]] QWidget* makeTop();
    [[nodiscard]] QWidget* makeCards();
    void addKeys();
    void judge();
    void take(editor::Battle battle);
    void showCard(std::size_t side);
    void enable();
    [[nodiscard]] const editor::Battle* judged() const;
    [[nodiscard]] bool isSaid() const;

    Store& m_store;
    Prompts& m_prompts;
    BattleSide::OpenList m_openList;
    std::array<BattleSide*, 2> m_sides;
    std::array<CardView*, 2> m_cards;
    BattlePane* m_pane;
    QTabWidget* m_below;
    QSplitter* m_split;
    QPushButton* m_swap;
    QPushButton* m_copy;
    QPushButton* m_play;
    QPushButton* m_print;
    QProgressBar* m_progress;
    QTimer m_slow;                                ///< shows that it is judging, if that takes long
    editor::Background<editor::Battle> m_judging; ///< last: it ends before the other members do
};

} // namespace muster::widgets

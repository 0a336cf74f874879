#pragma once

#include "editor/author/authorrecovery.h"
#include "io/data/store.h"
#include "widgets/author/authortree.h"

#include <QMainWindow>
#include <QTimer>

#include <memory>
#include <string>

class QLabel;
class QLineEdit;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace muster::widgets {

class EntryForm;
class GridPage;
class LimitsPage;
class NoticeBar;
class Prompts;
class TestPane;

/// The tab in which a game is written: all that it has as a tree, a form or a grid of what is chosen, and a roster that
/// is judged by it at each change. Nothing is written to the files before it is saved.
class AuthorWindow : public QMainWindow {
    Q_OBJECT

public:
    /// The store and the prompts outlive it.
    AuthorWindow(Store& store, Prompts& prompts, QWidget* parent = nullptr);
    ~AuthorWindow() override;

    /// Opens a game by the id of its ruleset, after asking about what is not saved of the one before. Those that the
    /// person has not written are only shown. False, with the reason shown, if it cannot be read.
    bool edit(const std::string& game);
    /// What another such window has open.
    void takeOver(AuthorWindow& other);
    /// Null while nothing is open.
    [[nodiscard]] editor::AuthorDocument* document() { return m_document.get(); }
    [[nodiscard]] const std::string& game() const { return m_game; }
    bool save();
    /// What is being typed counts.
    void commitTyping();
    /// Asks about what is not saved. False: the person stays.
    bool mayLeave();
    /// The program is told to end: what is not saved is there when the game is opened again.
    void leaveRecovery();
    /// In a line over the form.
    void say(const QString& words);
    void choose(const AuthorTree::Row& row) { m_tree->choose(row); }

signals:
    void gamesChanged(); ///< files were written
    void documentChanged();
    void copyRequested(const QString& game); ///< a copy of it that can be changed
    void publishRequested();

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    [[nodiscard]] QWidget* makeTop();
    [[nodiscard]] QWidget* makeLeft();
    [[nodiscard]] QWidget* makeMiddle();
    void addKeys();
    void take(std::unique_ptr<editor::AuthorDocument> document);
    void takeUp(const Result<DraftEdit>& left);
    void showChosen();
    void showChanged();
    void showChecked();
    void updateWords();
    void showEntry(const DraftPlace& entry);
    void nextFault();

    // What is done with entries: authoractions.cpp.
    [[nodiscard]] DraftPlace listForNew() const;
    void addEntry();
    void addTo(const DraftPlace& list);
    void addArmy();
    void duplicate();
    void removeEntry();
    void move(int by);
    void copyEntry();
    void pasteEntry();

    Store& m_store;
    Prompts& m_prompts;
    std::string m_game;
    std::unique_ptr<editor::AuthorDocument> m_document;
    std::unique_ptr<editor::AuthorRecovery> m_recovery;
    QTimer m_soon; ///< what is shown follows when the control that changed it is done
    QLabel* m_title;
    QLabel* m_about;
    QPushButton* m_faults;
    QPushButton* m_save;
    QPushButton* m_publish;
    QPushButton* m_copy;
    NoticeBar* m_notice;
    QLineEdit* m_search;
    AuthorTree* m_tree;
    QToolButton* m_new;
    QToolButton* m_newArmy;
    QToolButton* m_duplicate;
    QToolButton* m_remove;
    QStackedWidget* m_pages;
    EntryForm* m_form;
    GridPage* m_grid;
    LimitsPage* m_limits;
    TestPane* m_test;
    QSplitter* m_sides;
    QSplitter* m_rows;
};

} // namespace muster::widgets

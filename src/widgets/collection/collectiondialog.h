#pragma once

#include "editor/collection/collectionmodel.h"
#include "io/collection/collectioncsv.h"
#include "rules/verdict/verdict.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace muster::widgets {

class CollectionView;
class NoticeBar;
class Prompts;

/// What a person owns of each game: a table to fill in, to search, to take from a file and to write into one. Each
/// change is kept at once, and can be undone.
class CollectionDialog : public QDialog {
    Q_OBJECT

public:
    /// All outlive it. `verdict`: of the roster that is open; none where none is.
    CollectionDialog(Store& store, editor::Collections& collections, Prompts& prompts, VerdictPtr verdict,
                     QWidget* parent);

private:
    void buildTop();
    [[nodiscard]] QWidget* buildButtons();
    void fillGames();
    void showGame();
    void fillArmies();
    void showArmy();
    void search();
    void showSums();
    void showUndo();
    void showFaults();
    void showMessage(const QString& words);
    void fail(const Faults& faults);
    void addFromRoster();
    void importTable();
    void exportTable();
    /// Gives how many units changed.
    int take(const std::vector<CollectionRow>& rows);

    Store& m_store;
    editor::Collections& m_collections;
    Prompts& m_prompts;
    VerdictPtr m_verdict;
    editor::CollectionModel* m_model;
    QComboBox* m_games;
    QComboBox* m_armies;
    QLineEdit* m_search;
    QCheckBox* m_ownedOnly;
    NoticeBar* m_notice;
    CollectionView* m_view;
    QLabel* m_sums;
    QLabel* m_message;
    QPushButton* m_undo;
    QPushButton* m_redo;
    QPushButton* m_add;
    QPushButton* m_import;
    QPushButton* m_export;
};

} // namespace muster::widgets

#pragma once

#include "editor/library/librarymodel.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace muster::widgets {

/// The selected roster without opening it: its verdict, units, notes, fingerprint and file, and what can be done with
/// it.
class LibraryDetails : public QWidget {
    Q_OBJECT

public:
    explicit LibraryDetails(const editor::LibraryModel& model, QWidget* parent = nullptr);

    /// Null: none is selected. `count`: how many are selected.
    void show(const editor::LibraryEntry* entry, int count);
    [[nodiscard]] QToolButton& more() { return *m_more; }

signals:
    void openRequested();
    void printRequested();

private:
    void prepareUnits();
    void prepareNotes();
    void showVerdict(const editor::LibraryEntry& entry);
    void fillUnits(const editor::JudgedRoster& judged);

    const editor::LibraryModel& m_model;
    QLabel* m_name;
    QLabel* m_about;
    QLabel* m_sign;
    QLabel* m_verdict;
    QLabel* m_points;
    QLabel* m_faults;
    QLabel* m_unitsHead;
    QLabel* m_unitsCount;
    QListWidget* m_units;
    QLabel* m_notesHead;
    QLabel* m_notes;
    QScrollArea* m_notesArea;
    QLabel* m_file;
    QPushButton* m_open;
    QPushButton* m_print;
    QToolButton* m_more;
};

} // namespace muster::widgets

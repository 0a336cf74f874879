#pragma once

#include "editor/library/librarymodel.h"

#include <QWidget>

class QLabel;
class QListWidget;

namespace muster::widgets {

class Prompts;

/// The side of the library: which rosters are shown, and the folders that they are read from.
class LibrarySide : public QWidget {
    Q_OBJECT

public:
    /// Both outlive it.
    LibrarySide(editor::LibraryModel& model, Prompts& prompts);

    /// Shows the places and how many rosters each has.
    void show(const editor::RosterLibrary& library);
    /// `missing`: how many of the folders are not there.
    void showFolders(int missing);
    /// What the place is called that is shown.
    [[nodiscard]] QString title() const;

signals:
    void foldersChanged();

private:
    void choose();
    void fillMenu(QMenu& menu);
    void addFolder();

    editor::LibraryModel& m_model;
    Prompts& m_prompts;
    QListWidget* m_places;
    QLabel* m_where;
};

} // namespace muster::widgets

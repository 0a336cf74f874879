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
    /// Rosters of the library were dropped on a folder, or on a tag.
    void dropped(editor::LibraryPlace place, const std::string& folder);

private:
    void choose();
    void fillMenu(QMenu& menu);
    void addFolder();
    void makeFolder();

    editor::LibraryModel& m_model;
    Prompts& m_prompts;
    QListWidget* m_places;
    std::vector<std::string> m_made; ///< folders that were made here: they may have no roster yet
    QLabel* m_where;
};

} // namespace muster::widgets

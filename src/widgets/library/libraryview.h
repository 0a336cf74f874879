#pragma once

#include "editor/library/librarymodel.h"

#include <QTreeView>

#include <string>
#include <vector>

namespace muster::widgets {

/// The rosters of a library as a table of two lines a row; a click on a head sorts. Enter or a double click opens one.
class LibraryView : public QTreeView {
    Q_OBJECT

public:
    explicit LibraryView(editor::LibraryModel& model, QWidget* parent = nullptr);

    [[nodiscard]] const editor::LibraryEntry* current() const;
    /// Those that are selected, in the order of the table.
    [[nodiscard]] std::vector<std::string> selectedPaths() const;
    /// Selects these rosters and no others; those that are not there are left out. False if none is.
    bool select(const std::vector<std::string>& paths);
    void renameCurrent();
    /// What can be seen of the rows now.
    [[nodiscard]] std::vector<std::string> visiblePaths() const;

signals:
    void currentRosterChanged();
    void selectionCountChanged();
    void openRequested();
    void scrolled();

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitColumns();
    void follow();
    void makeCurrent(const QModelIndex& index);

    editor::LibraryModel& m_model;
    std::string m_current; ///< found again where the rows come back
};

} // namespace muster::widgets

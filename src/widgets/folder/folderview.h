#pragma once

#include "editor/checking/foldermodel.h"

#include <QTreeView>

namespace muster::widgets {

/// The lists of a folder as a table that sorts by a click on a heading. Enter or a double click opens a list.
class FolderView : public QTreeView {
    Q_OBJECT

public:
    explicit FolderView(QWidget* parent = nullptr);

    [[nodiscard]] editor::FolderModel& lists() { return *m_model; }
    [[nodiscard]] editor::FolderRows& rows() { return *m_rows; }
    /// Shows another table; what is selected stays selected.
    void setTable(report::FolderTable table);
    /// The selected list; null where there is none.
    [[nodiscard]] const report::TableRow* current() const;

signals:
    void currentListChanged();
    void openRequested();

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitColumns();

    editor::FolderModel* m_model;
    editor::FolderRows* m_rows;
    bool m_isFilling = false;
};

/// How a state looks: its severity's sign, and its colour.
struct StateLook {
    Severity sign;
    QColor colour;
};
[[nodiscard]] StateLook lookOf(report::RowState state, const QPalette& palette);

} // namespace muster::widgets

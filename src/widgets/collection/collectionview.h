#pragma once

#include "editor/collection/collectionmodel.h"

#include <QTableView>

namespace muster::widgets {

/// The models that a person owns as a table, to be filled in like a spreadsheet: a digit or F2 or Enter begins to
/// change the field that has the keyboard, Delete empties the rows that are selected.
class CollectionView : public QTableView {
    Q_OBJECT

public:
    explicit CollectionView(editor::CollectionModel& model, QWidget* parent = nullptr);

    [[nodiscard]] editor::CollectionRows& rows() { return *m_rows; }
    /// The army is a column of its own, or not.
    void setArmyShown(bool isShown);
    /// The first row, where a number can be typed at once.
    void enter();
    void clearSelected();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitColumns();

    editor::CollectionModel& m_model;
    editor::CollectionRows* m_rows;
};

} // namespace muster::widgets

#pragma once

#include "editor/author/fields.h"

#include <QWidget>

class QComboBox;
class QVBoxLayout;

namespace muster::widgets {

/// A value that is a list: a line for each entry, with what stands behind its name and a button to take it out, and
/// below them a field to choose one more.
class ListField : public QWidget {
    Q_OBJECT

public:
    ListField(const editor::AuthorField& field, QWidget* parent = nullptr);

    void show(const std::vector<editor::ListItem>& items, bool isReadOnly);

signals:
    void addRequested(const QString& id);
    void changeRequested(int index, const QString& extra);
    void removeRequested(int index);

private:
    void addRow(int index, const editor::ListItem& item, bool isReadOnly);

    editor::AuthorField m_field;
    std::vector<editor::ListItem> m_items; ///< that are shown
    QVBoxLayout* m_rows;
    QComboBox* m_add;
};

} // namespace muster::widgets

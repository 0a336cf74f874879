#pragma once

#include "report/table/foldertable.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace muster::widgets {

/// Beside the table: one list, its verdict with all findings, what was overridden, its units.
class FolderDetails : public QWidget {
    Q_OBJECT

public:
    explicit FolderDetails(QWidget* parent = nullptr);

    void show(const report::FolderTable& table, const report::TableRow* row);

signals:
    void openRequested();
    void copyRequested();

private:
    void addFindings(const report::TableRow& row);
    void addHead(const QString& words);
    void addLine(const QString& words, bool isQuiet = false);

    QLabel* m_name;
    QLabel* m_points;
    QLabel* m_about;
    QLabel* m_sign;
    QLabel* m_verdict;
    QScrollArea* m_scroll;
    QVBoxLayout* m_lines;
    QPlainTextEdit* m_list;
    QPushButton* m_open;
    QPushButton* m_copy;
};

} // namespace muster::widgets

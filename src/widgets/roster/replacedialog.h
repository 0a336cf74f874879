#pragma once

#include "editor/gestures/replacing.h"

#include <QDialog>
#include <QTimer>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace muster::widgets {

/// Which kind of unit another one gives its place to: all of the army, each with the difference in points and with what
/// it would break, worked out while the person looks.
class ReplaceDialog : public QDialog {
    Q_OBJECT

public:
    ReplaceDialog(VerdictPtr verdict, std::string unit, QWidget* parent = nullptr);

    /// None: nothing is chosen.
    [[nodiscard]] std::optional<editor::Replacing> chosen() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QString kind() const; ///< as a roster writes it; empty: none
    void search();
    void work();
    void showCurrent();

    VerdictPtr m_verdict;
    std::string m_unit;
    QLineEdit* m_search;
    QTreeWidget* m_kinds;
    QLabel* m_lost; ///< what the current one would not take over
    QPushButton* m_replace;
    int m_next = 0; ///< row to work out next
    QTimer m_work;
};

} // namespace muster::widgets

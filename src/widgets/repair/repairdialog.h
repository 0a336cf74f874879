#pragma once

#include "editor/document/background.h"
#include "editor/list/listform.h"

#include <QDialog>
#include <QTimer>

#include <optional>
#include <set>

class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace muster::widgets {

class AnswerCard;

/// Ways to make a list legal, side by side: what each changes stands in the rows of the units, on the same height. A
/// unit can be locked and a change refused; then it looks again at once.
class RepairDialog : public QDialog {
    Q_OBJECT

public:
    explicit RepairDialog(editor::ListFormPtr form, QWidget* parent = nullptr);
    ~RepairDialog() override;

    /// The chosen answer, once the dialog is accepted.
    [[nodiscard]] std::optional<editor::Gesture> gesture() const;
    [[nodiscard]] bool isWorking() const { return m_looking.isWorking(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeFoot();
    void look();
    void showFound(editor::RepairForm found);
    void showAnswers();
    void showRows();
    void fitRows();
    void addRows(const std::vector<editor::ListRow>& rows, QTreeWidgetItem* above);
    /// What an answer does with a row: one line for each change.
    [[nodiscard]] static QString changesOf(const editor::RepairAnswer& answer, const std::string& row);
    void choose(int answer);
    void refuse();
    void toggleLock();
    void lockChanged(QTreeWidgetItem* item, int column);
    void enable();
    [[nodiscard]] std::string currentRow() const;

    editor::ListFormPtr m_form;
    editor::RepairWishes m_wishes;
    editor::RepairForm m_found;
    int m_chosen = 0;
    QTimer m_slow; ///< shows that it looks, if that takes long
    QLabel* m_title;
    QLabel* m_word;
    QHBoxLayout* m_cards;
    std::vector<AnswerCard*> m_answers;
    QTreeWidget* m_rows;
    QProgressBar* m_progress;
    QPushButton* m_refuse;
    QPushButton* m_longer;
    QPushButton* m_take;
    editor::Background<editor::RepairForm> m_looking; ///< last: it ends before the rest goes
};

} // namespace muster::widgets

#pragma once

#include "editor/document/background.h"
#include "editor/list/listform.h"
#include "widgets/repair/answersdialog.h"

#include <optional>
#include <set>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace muster::widgets {

/// Ways to make a list legal, side by side: what each changes stands in the rows of the units, on the same height. A
/// unit can be locked and a change refused; then it looks again at once.
class RepairDialog : public AnswersDialog {
    Q_OBJECT

public:
    explicit RepairDialog(editor::ListFormPtr form, QWidget* parent = nullptr);
    ~RepairDialog() override;

    /// The chosen answer, once the dialog is accepted.
    [[nodiscard]] std::optional<editor::Gesture> gesture() const;
    [[nodiscard]] bool isWorking() const override { return m_looking.isWorking(); }

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
    void choose(std::size_t answer) override;
    void refuse();
    void toggleLock();
    void lockChanged(QTreeWidgetItem* item, int column);
    void enable();
    [[nodiscard]] std::string currentRow() const;

    editor::ListFormPtr m_form;
    editor::RepairWishes m_wishes;
    editor::RepairForm m_found;
    QLabel* m_title;
    QLabel* m_word;
    QTreeWidget* m_rows;
    QPushButton* m_refuse;
    QPushButton* m_longer;
    editor::Background<editor::RepairForm> m_looking; ///< last: it ends before the rest goes
};

} // namespace muster::widgets

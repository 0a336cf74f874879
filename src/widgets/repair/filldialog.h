#pragma once

#include "editor/document/background.h"
#include "editor/list/listform.h"
#include "widgets/repair/answersdialog.h"

#include <QStringList>

#include <optional>
#include <vector>

class QCheckBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace muster::widgets {

/// What a person has besides the list: what may be asked for.
struct FillMeans {
    Collection owned;       ///< of the game of the list
    QStringList favourites; ///< keys of offers, of its game
    bool hasAllies = true;  ///< there may be allies
};

/// Ways to spend the points that are left, side by side. A line can be kept in all of them or refused; then it looks
/// again at once.
class FillDialog : public AnswersDialog {
    Q_OBJECT

public:
    FillDialog(editor::ListFormPtr form, FillMeans means, QWidget* parent = nullptr);
    ~FillDialog() override;

    /// The chosen answer, once the dialog is accepted.
    [[nodiscard]] std::optional<editor::Gesture> gesture() const;
    [[nodiscard]] bool isWorking() const override { return m_looking.isWorking(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeAsked();
    [[nodiscard]] QWidget* makeFoot();
    void addCard(int at);
    [[nodiscard]] QListWidget* makeLines(int at);
    void look();
    void showFound(editor::FillForm found);
    void choose(std::size_t answer) override;
    void refuse();
    void keepChanged(int answer, const QListWidgetItem& item);
    void enable();
    [[nodiscard]] const editor::FillLine* currentLine() const;

    editor::ListFormPtr m_form;
    FillMeans m_means;
    editor::FillAsked m_asked;
    editor::FillForm m_found;
    QLabel* m_word;
    std::vector<QListWidget*> m_lines;
    QCheckBox* m_owned = nullptr;
    QCheckBox* m_favourites = nullptr;
    QCheckBox* m_allies = nullptr;
    QCheckBox* m_additions = nullptr;
    QPushButton* m_refuse;
    editor::Background<editor::FillForm> m_looking; ///< last: it ends before the rest goes
};

} // namespace muster::widgets

#pragma once

#include "editor/list/breaks.h"
#include "widgets/unit/choiceform.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <set>

class QLabel;
class QMenu;
class QVBoxLayout;

namespace muster::widgets {

class ChoiceFilterBar;

/// A form of choices: a line for each group and each choice, and for what can be chosen for it, to any depth; each
/// choice as the control that fits it. What is closed has no controls. Signals a person's choice; changes nothing
/// itself.
class ChoiceList : public QWidget {
    Q_OBJECT

public:
    explicit ChoiceList(QWidget* parent = nullptr);
    ~ChoiceList() override;

    /// As ChoiceForm::set. Controls of the same choices stay, and only what they show changes.
    /// `left`: what is left of what was agreed, in words; empty where nothing was.
    void setChoices(const std::string& kind, const std::vector<editor::ChoiceGroup>& groups, bool isOther,
                    const QString& left = {});
    /// What taking a choice would break.
    void setBreaks(const std::string& choice, const editor::Breaks& breaks);
    /// Choices that are seen and not taken, in order, of which nobody said since the last change what they would break.
    /// Where only what fits is shown, all choices.
    [[nodiscard]] std::vector<std::string> toTry() const;

    /// The keyboard goes to the field that filters the choices. Gives whether there is one.
    bool goToFilter();
    /// Shows a choice and gives its control; null where there is none.
    QWidget* reveal(const std::string& choice);
    /// Opens what can be chosen for it.
    void open(const std::string& choice);
    /// The keyboard goes to the next choice whose name begins with a letter, also in closed groups. Gives whether there
    /// is one.
    bool goTo(QChar letter);
    /// The keyboard goes to the first line. Gives whether there is one.
    bool goToFirst();

signals:
    void chosen(const std::string& choice, int count);
    /// The menu of what can be added to a group is to be filled.
    void addMenuWanted(QMenu* menu, const std::vector<editor::Addable>& addable);
    /// Other lines are shown than before.
    void linesChanged();
    /// The keyboard went to it.
    void wentTo(QWidget* control);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Line;

    void layOut();
    [[nodiscard]] ChoiceFilter filterNow() const;
    [[nodiscard]] std::unique_ptr<Line> make(const ChoiceLine& line);
    void makeHead(Line& made, const ChoiceLine& line);
    void makeRow(Line& made, const ChoiceLine& line);
    void showLine(Line& shown, const ChoiceLine& line);
    void fitColumns();
    void showPath();
    void toggle(const Line& line, bool isOpen);
    [[nodiscard]] bool isForUs(const QKeyEvent& event) const;
    bool press(const QKeyEvent& event);
    bool pressFold(const Line& line, const QKeyEvent& event);
    bool pressSign(const Line& line, QChar sign);
    bool goTo(QWidget* control);
    bool goToLine(const std::string& key);
    bool goToWrong();
    bool step(int by, bool isToHead);
    bool stepOut();
    /// The line that has the keyboard; none: as many as there are.
    [[nodiscard]] std::size_t here() const;

    ChoiceForm m_form;
    QString m_left;
    std::map<std::string, editor::Breaks> m_breaks;
    std::set<std::string> m_tried; ///< since the last change
    std::vector<std::unique_ptr<Line>> m_lines;
    bool m_areLinesOfForm = false;
    ChoiceFilterBar* m_filter;
    QLabel* m_path;
    QLabel* m_more; ///< that there are more lines than are shown
    QVBoxLayout* m_column;
    QTimer m_later; ///< shows what was found to fit
};

} // namespace muster::widgets

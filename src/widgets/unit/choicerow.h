#pragma once

#include "editor/list/breaks.h"
#include "editor/list/unitform.h"

#include <QWidget>

class QAbstractButton;
class QBoxLayout;
class QLabel;
class QSpinBox;
class QToolButton;

namespace muster::widgets {

class Badge;
class ChoiceCells;
struct ChoiceColumns;

/// One choice: its control, its price, what it changes, and why it would break a rule. What was added has a number from
/// one, and a button that takes it away. A row that opens and closes what is below it has an arrow.
class ChoiceRow : public QWidget {
    Q_OBJECT

public:
    enum class Control { Check, Radio, Number, Added };

    ChoiceRow(Control control, bool hasArrow, QWidget* parent);

    /// What a person sets: a button or a number.
    [[nodiscard]] QWidget* input() const;
    /// Opens and closes what is below it; null where nothing is.
    [[nodiscard]] QToolButton* arrow() const { return m_arrow; }
    void setChoice(const editor::Choice& choice);
    /// How far it is moved in, and the price that it shows: for what is closed, with what is below it.
    void setPlace(int level, const QString& price);
    /// Which of its figures it shows, below which heads.
    void setColumns(const QStringList& heads, const ChoiceColumns& columns);
    /// What is chosen below it, where it is closed.
    void setChosen(const QString& words);
    /// What taking it would break. `isFolded`: its reason is said by the fold that it is in.
    void setBreaks(const editor::Breaks& breaks, bool isFolded = false);
    [[nodiscard]] const editor::Choice& choice() const { return m_choice; }

signals:
    void chosen(int count);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addButton(QBoxLayout& line);
    void addNumber(QBoxLayout& line, bool isBehindName);
    void addArrow(QBoxLayout& line);
    void showState(const editor::Choice& choice);
    void showNumber();
    void showName();
    void showDetail();
    void placeBadge();
    void showTip();
    void fitDetail();

    Control m_control;
    editor::Choice m_choice;
    editor::Breaks m_breaks;
    bool m_isFolded = false;
    bool m_isShown = false;
    QString m_chosen;         ///< below it, where it is closed
    bool m_saysChosen = true; ///< no column says that
    QToolButton* m_arrow = nullptr;
    QAbstractButton* m_button = nullptr;
    QSpinBox* m_number = nullptr;
    QLabel* m_name = nullptr; ///< beside a number
    QToolButton* m_remove = nullptr;
    QLabel* m_effect;               ///< on the same line, where it is short
    ChoiceCells* m_cells = nullptr; ///< null where it never had figures
    QString m_figures;              ///< all of them, with their heads
    bool m_isCut = false;           ///< there is no room for some of them
    QLabel* m_price;
    QLabel* m_detail = nullptr; ///< below; null where there never was any
    Badge* m_badge;             ///< a few words; the sentences are a tip of the row
};

/// The control that fits an option of a group.
[[nodiscard]] ChoiceRow::Control controlFor(const editor::ChoiceGroup& group, const editor::Choice& choice);

} // namespace muster::widgets

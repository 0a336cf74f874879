#pragma once

#include "editor/gestures/optiontrial.h"
#include "editor/models/unitform.h"

#include <QWidget>

class QAbstractButton;
class QLabel;
class QSpinBox;

namespace muster::widgets {

class Badge;

/// One option: its control, its price, what it changes, and why it would break a rule.
class ChoiceRow : public QWidget {
    Q_OBJECT

public:
    enum class Control { Check, Radio, Number };

    ChoiceRow(Control control, QWidget* parent);

    [[nodiscard]] Control control() const { return m_control; }
    /// What a person sets: a button or a number.
    [[nodiscard]] QWidget* input() const;
    void setChoice(const editor::Choice& choice);
    /// What taking it would break. `isFolded`: its reason is said by the fold that it is in.
    void setBreaks(const editor::Breaks& breaks, bool isFolded = false);
    [[nodiscard]] const editor::Choice& choice() const { return m_choice; }

signals:
    void chosen(int count);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showDetail();

    Control m_control;
    editor::Choice m_choice;
    editor::Breaks m_breaks;
    bool m_isFolded = false;
    bool m_isShown = false;
    QAbstractButton* m_button = nullptr;
    QSpinBox* m_number = nullptr;
    QLabel* m_name = nullptr; ///< beside a number
    QLabel* m_price;
    QLabel* m_detail;
    Badge* m_badge; ///< a few words; the sentences are a tip of the row
};

/// The control that fits an option of a group.
[[nodiscard]] ChoiceRow::Control controlFor(const editor::ChoiceGroup& group, const editor::Choice& choice);

} // namespace muster::widgets

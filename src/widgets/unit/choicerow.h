#pragma once

#include "editor/models/unitform.h"

#include <QWidget>

class QAbstractButton;
class QButtonGroup;
class QLabel;
class QSpinBox;

namespace muster::widgets {

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
    void setBreaks(const QStringList& breaks);
    [[nodiscard]] const editor::Choice& choice() const { return m_choice; }

signals:
    void chosen(int count);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showDetail();

    Control m_control;
    editor::Choice m_choice;
    QStringList m_breaks;
    bool m_isShown = false;
    QAbstractButton* m_button = nullptr;
    QSpinBox* m_number = nullptr;
    QLabel* m_name = nullptr; ///< beside a number
    QLabel* m_price;
    QLabel* m_detail;
    QLabel* m_warning; ///< a mark; the reasons are a tip of the row
};

/// The control that fits an option of a group.
[[nodiscard]] ChoiceRow::Control controlFor(const editor::ChoiceGroup& group, const editor::Choice& choice);

} // namespace muster::widgets

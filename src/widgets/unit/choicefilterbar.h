#pragma once

#include "widgets/unit/choicetree.h"

#include <QWidget>

class QButtonGroup;
class QLineEdit;

namespace muster::widgets {

/// Above a long form of choices: a field that finds some of them by their words, and buttons that count and show those
/// that are chosen, wrong, or would break no rule.
class ChoiceFilterBar : public QWidget {
    Q_OBJECT

public:
    explicit ChoiceFilterBar(QWidget* parent = nullptr);

    struct Counts {
        int all = 0;
        int chosen = 0;
        int wrong = 0;
    };
    void setCounts(const Counts& counts);
    /// Words and what is shown; not what fits.
    [[nodiscard]] ChoiceFilter filter() const;
    void reset();
    void focusField();
    /// Whether the keyboard is in the field, where keys write.
    [[nodiscard]] bool isWriting() const;

signals:
    void changed();
    void left(); ///< down, into the choices

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLineEdit* m_field;
    QButtonGroup* m_chips;
};

} // namespace muster::widgets

#pragma once

#include "rules/verdict/verdict.h"
#include "widgets/settings/prompts.h"

#include <QDialog>

#include <vector>

class QFormLayout;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;

namespace muster::widgets {

class BattleForm;
class PictureField;

/// Name, player, notes, picture, counters and battle of the open roster.
class BattleDialog : public QDialog {
    Q_OBJECT

public:
    BattleDialog(VerdictPtr verdict, QWidget* parent, Prompts& prompts = dialogPrompts());

    /// The roster of the verdict with what was chosen.
    [[nodiscard]] Roster wanted() const;

private:
    struct CounterBox {
        const CounterKind* counter;
        QSpinBox* box;
    };

    void addCounter(QFormLayout& form, const CounterKind& counter);

    VerdictPtr m_verdict;
    QLineEdit* m_name;
    QLineEdit* m_player;
    QPlainTextEdit* m_notes;
    PictureField* m_picture;
    std::vector<CounterBox> m_counters; ///< the roster's own
    BattleForm* m_battle;
};

} // namespace muster::widgets

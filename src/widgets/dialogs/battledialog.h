#pragma once

#include "rules/verdict/verdict.h"

#include <QDialog>

class QLineEdit;
class QPlainTextEdit;

namespace muster::widgets {

class BattleForm;

/// Name, player, notes and battle of the open roster.
class BattleDialog : public QDialog {
    Q_OBJECT

public:
    BattleDialog(VerdictPtr verdict, QWidget* parent);

    /// The roster of the verdict with what was chosen.
    [[nodiscard]] Roster wanted() const;

private:
    VerdictPtr m_verdict;
    QLineEdit* m_name;
    QLineEdit* m_player;
    QPlainTextEdit* m_notes;
    BattleForm* m_battle;
};

} // namespace muster::widgets

#pragma once

#include "core/roster/edit.h"
#include "rules/verdict/verdict.h"

#include <QDialog>

#include <optional>

class QLineEdit;
class QPlainTextEdit;

namespace muster::widgets {

class BattleForm;

/// Name, player, notes and battle of the open roster.
class BattleDialog : public QDialog {
    Q_OBJECT

public:
    BattleDialog(VerdictPtr verdict, QWidget* parent);

    /// What was changed, as one edit; nothing where all is as it was.
    [[nodiscard]] std::optional<Edit> edit() const;

private:
    VerdictPtr m_verdict;
    QLineEdit* m_name;
    QLineEdit* m_player;
    QPlainTextEdit* m_notes;
    BattleForm* m_battle;
};

} // namespace muster::widgets

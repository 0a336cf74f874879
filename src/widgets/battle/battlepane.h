#pragma once

#include "editor/battle/battle.h"

#include <QWidget>

#include <optional>

class QLabel;
class QListWidget;
class QTreeWidget;

namespace muster::widgets {

/// The verdict on two lists together: findings about both, and what each says of the battle.
class BattlePane : public QWidget {
    Q_OBJECT

public:
    explicit BattlePane(QWidget* parent = nullptr);

    /// Nothing: there are not two lists yet.
    void show(std::optional<editor::Battle> battle);
    [[nodiscard]] const std::optional<editor::Battle>& battle() const { return m_battle; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void refill();
    void addFinding(const Finding& finding);
    void addAgreement(const editor::BattleAgreement& agreement);
    [[nodiscard]] QString words() const;

    std::optional<editor::Battle> m_battle;
    QLabel* m_words; ///< how many findings there are, or why there are none
    QListWidget* m_findings;
    QTreeWidget* m_agreed;
};

} // namespace muster::widgets

#pragma once

#include "io/data/store.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace muster::widgets {

class BattleForm;
class LengthLine;
class PanelFold;

/// What is asked of a new roster of a game of Muster's own: name, player, and what the players agree on.
class OwnStartForm : public QWidget {
    Q_OBJECT

public:
    explicit OwnStartForm(QWidget* parent = nullptr);

    /// `remarks`: what is said of the game beside the origin of its figures.
    void setGame(Store::CataloguePtr catalogue, const QString& remarks);
    void setArmy(Id<Army> army);

    [[nodiscard]] bool fits() const;
    /// Adds name, player, battle and rulings to a roster.
    void fill(Roster& roster) const;
    /// Those that Tab goes to, from top to bottom.
    [[nodiscard]] std::vector<QWidget*> controls() const;

signals:
    void changed(); ///< fits() may return another value

private:
    void proposeName();
    void choosePoints(int place);

    Store::CataloguePtr m_catalogue;
    Id<Army> m_army;
    QLineEdit* m_name;
    QLineEdit* m_player;
    LengthLine* m_nameLength;
    LengthLine* m_playerLength;
    BattleForm* m_battle;
    PanelFold* m_origin;
    QLabel* m_remarks;
    QLabel* m_provenance;
    bool m_hasOwnName = false; ///< the person typed one
};

} // namespace muster::widgets

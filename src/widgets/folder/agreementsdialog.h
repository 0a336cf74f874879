#pragma once

#include "io/data/store.h"
#include "rules/players/agreements.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QComboBox;
class QRadioButton;
class QScrollArea;

namespace muster::widgets {

class BattleForm;

/// What an organiser agrees for all lists: nothing, or the battle and the rulings of a game.
class AgreementsDialog : public QDialog {
    Q_OBJECT

public:
    /// `likely` is what to begin with where nothing is agreed: the game and the points of most lists.
    AgreementsDialog(Store& store, const Agreements& agreements, const Roster& likely, QWidget* parent);

    [[nodiscard]] Agreements agreements() const;

private:
    void showGame();
    void enable();

    Store& m_store;
    Roster m_like;
    Store::CataloguePtr m_catalogue; ///< of the game that is shown
    QRadioButton* m_own;
    QRadioButton* m_all;
    QComboBox* m_games;
    QCheckBox* m_version;
    QScrollArea* m_scroll;
    BattleForm* m_battle;
};

} // namespace muster::widgets

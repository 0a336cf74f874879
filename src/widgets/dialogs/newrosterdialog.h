#pragma once

#include "io/data/store.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLayout;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace muster::widgets {

class BattleForm;
class LengthLine;
class PanelFold;

/// A new roster: its game, its army, and what was agreed.
class NewRosterDialog : public QDialog {
    Q_OBJECT

public:
    /// `ruleset` and `army` are chosen at first, if they exist.
    NewRosterDialog(Store& store, const QString& ruleset, const QString& army, QWidget* parent);

    [[nodiscard]] Roster roster() const;

private:
    [[nodiscard]] QLayout* columns();
    [[nodiscard]] QWidget* form();
    void addGames(const std::string& last);
    void search();
    void searchArmies();
    void showRuleset();
    void showArmy();
    void check();

    Store& m_store;
    Store::CataloguePtr m_catalogue;
    QLineEdit* m_search;
    QListWidget* m_rulesets;
    QListWidget* m_armies;
    QLabel* m_about;
    QLabel* m_none; ///< says that no name has the words of the search
    PanelFold* m_origin;
    QLabel* m_provenance;
    QLineEdit* m_name;
    QLineEdit* m_player;
    LengthLine* m_nameLength;
    LengthLine* m_playerLength;
    BattleForm* m_battle;
    QPushButton* m_create;
    bool m_isFound = false; ///< a game and an army are chosen that exist
};

} // namespace muster::widgets

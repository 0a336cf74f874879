#pragma once

#include <QString>
#include <QStringList>

#include <string>

class QTreeWidget;
class QTreeWidgetItem;

namespace muster::widgets {

/// Columns of the tree of games and armies, and what its rows know beside them.
struct DataRows {
    enum Column { Name, Units, Version, Kind };
    static constexpr int aboutRole = Qt::UserRole;
    static constexpr int armyRole = Qt::UserRole + 1; ///< ids; empty for a game
    static constexpr int rulesetRole = Qt::UserRole + 2;
    static constexpr int folderRole = Qt::UserRole + 3; ///< of data of BattleScribe; empty for all others
};

/// Adds a row for each game in the person's folders of data of BattleScribe, with its catalogues below. Gives what
/// cannot be read, a line for each.
[[nodiscard]] QStringList addGameData(QTreeWidget& tree, const std::string& userFolder);

/// The data folder that a row is of; empty where it is of none.
[[nodiscard]] QString dataFolderOf(const QTreeWidgetItem* item);

} // namespace muster::widgets

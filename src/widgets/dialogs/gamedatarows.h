#pragma once

#include "editor/gamefolders/gamefolder.h"

#include <QString>
#include <QStringList>

#include <vector>

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
    static constexpr int gameRole = Qt::UserRole + 4;   ///< id of the game system in that folder
};

/// Adds a row for each game of the folders, with its catalogues below; one that cannot be used has a row too, so that
/// it can be looked for or forgotten. Gives what cannot be read, a line for each.
[[nodiscard]] QStringList addGameData(QTreeWidget& tree, const std::vector<editor::GameFolder>& folders);
/// Shows how many entries the catalogues of a game have, which is known once its data were read.
void countEntries(QTreeWidget& tree, const std::string& folder, const editor::FolderGame& game);

/// The data folder that a row is of; empty where it is of none.
[[nodiscard]] QString dataFolderOf(const QTreeWidgetItem* item);

} // namespace muster::widgets

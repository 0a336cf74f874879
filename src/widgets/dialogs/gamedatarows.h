#pragma once

#include "battlescribe/data/repository.h"

#include <QString>
#include <QStringList>

#include <stop_token>
#include <string>
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
};

/// A folder of data of BattleScribe.
struct GameDataFolder {
    std::string path;
    Result<battlescribe::data::Repository> repository;
    QString words = {}; ///< what is in it, where it was asked for
};

/// Reads much: a worker calls it.
[[nodiscard]] std::vector<GameDataFolder> listGameData(const std::vector<std::string>& paths,
                                                       const std::stop_token& stop);
/// Adds a row for each game of the folders, with its catalogues below. Gives what cannot be read, a line for each.
[[nodiscard]] QStringList addGameData(QTreeWidget& tree, const std::vector<GameDataFolder>& folders);

/// "Salt War: 4 units": a game of a folder, and what can be taken of it; where its data are many: how many armies.
[[nodiscard]] QString gameWords(const battlescribe::data::Repository& repository,
                                const battlescribe::data::Listed& system, const std::string& path);

/// The data folder that a row is of; empty where it is of none.
[[nodiscard]] QString dataFolderOf(const QTreeWidgetItem* item);

} // namespace muster::widgets

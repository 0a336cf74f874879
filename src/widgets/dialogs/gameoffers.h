#pragma once

#include "core/data/source.h"
#include "editor/gamefolders/gamefolder.h"
#include "io/data/store.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace muster::widgets {

/// A game of which a roster can be begun, as the dialog for that lists it.
struct GameOffer {
    QString id; ///< RULESET, RULESET@VERSION, or that of a data folder: see dataGameId()
    QString name;
    QString words;      ///< "5 armies · transcribed"
    QString side;       ///< when it was used last
    QString heading;    ///< of the first of a section
    QStringList armies; ///< names, for the search
    bool isDimmed = false;
};

/// A game in a folder of data. Without a game it is the folder itself, of which nothing can be had.
struct DataGame {
    std::string folder;
    std::string game;
};
[[nodiscard]] QString dataGameId(const DataGame& game);
/// Nothing for a game of Muster's own.
[[nodiscard]] std::optional<DataGame> dataGameOf(const QString& id);

/// Those used last first, then those whose figures can be relied on furthest. `paths`: of all folders; those that are
/// not among `folders` are still being read.
[[nodiscard]] std::vector<GameOffer> gameOffers(Store& store, const std::string& lastUsed,
                                                const std::vector<std::string>& paths,
                                                const std::vector<editor::GameFolder>& folders);

/// What kind of figures they are, in a word: "rulebook".
[[nodiscard]] QString kindName(const std::string& kind);

} // namespace muster::widgets

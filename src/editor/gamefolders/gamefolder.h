#pragma once

#include "core/base/fault.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace muster::editor {

/// A catalogue of a game in a folder of data.
struct FolderCatalogue {
    std::string id;
    QString name;
    QString file; ///< its name, without the folder
    int revision = 0;
    bool isLibrary = false;          ///< lists are not made of it, other catalogues use it
    std::optional<int> entries = {}; ///< that a force of it can take; none: its data were not read
    QStringList lacks = {};          ///< names of the files that it needs and the folder does not have
    bool isUnreadable = false;       ///< it is listed, but its data cannot be read

    [[nodiscard]] bool isComplete() const { return lacks.isEmpty() && !isUnreadable; }
};

/// A game in a folder of data.
struct FolderGame {
    std::string id;
    QString name;
    QString file;
    int revision = 0;
    std::vector<FolderCatalogue> catalogues = {}; ///< by name
    bool isRead = false;                          ///< what catalogues have and lack is known

    [[nodiscard]] int armies() const;     ///< catalogues that are not libraries
    [[nodiscard]] int incomplete() const; ///< of those
};

/// A folder with data of BattleScribe or New Recruit, as windows show it. A value, which a worker makes.
struct GameFolder {
    enum class State : std::uint8_t {
        Found,
        Gone,        ///< there is no such folder
        Unreadable,  ///< it is there
        WithoutGame, ///< it has no game system
    };

    std::string path;
    State state = State::Found;
    QString why = {}; ///< of one that is not Found: the reason and what to do
    std::vector<FolderGame> games = {};
    Faults faults = {}; ///< of files that cannot be listed
    int files = 0;
    std::uint64_t bytes = 0;
    std::shared_ptr<const struct FolderListing> listing = {}; ///< what was found in it, for what follows

    [[nodiscard]] const FolderGame* game(const std::string& id) const;
};

/// Looks through the files of a folder, of which only the beginning is read if they are XML.
[[nodiscard]] GameFolder listFolder(const std::string& path, const std::stop_token& stop);
/// The same for several folders. One that is asked to stop leaves out the rest.
[[nodiscard]] std::vector<GameFolder> listFolders(const std::vector<std::string>& paths, const std::stop_token& stop);
/// Reads all data of a game to learn what its catalogues have and lack: seconds for large games. As it was, where
/// the worker is asked to stop.
[[nodiscard]] FolderGame readGame(const GameFolder& folder, const FolderGame& game, const std::stop_token& stop);
/// "Salt War: 4 units": what can be taken of a game; where its data are many: how many catalogues it has. A worker
/// asks.
[[nodiscard]] QString gameWords(const GameFolder& folder, const FolderGame& game);
/// Whether two listings of a folder found the same files.
[[nodiscard]] bool isSame(const GameFolder& a, const GameFolder& b);
/// Whether files of the folder were changed, added or taken away since it was listed.
[[nodiscard]] bool hasChanged(const GameFolder& folder);

/// What is wrong with the data of a folder, of one kind.
struct FolderRemark {
    enum class Weight : std::uint8_t { Fault, NotJudged, Note };

    Weight weight = Weight::Note;
    QString words;      ///< "3 links lead nowhere, so what they are for cannot be taken."
    QStringList places; ///< the first ones, with file and line
};

struct FolderLint {
    std::vector<FolderRemark> remarks; ///< the gravest first
    int faults = 0;                    ///< places
    int notJudged = 0;                 ///< places that make lists open which depend on them
    bool isWhole = false;              ///< false: the worker was asked to stop before the end
};

/// Looks for what is wrong with the data of a folder: seconds for large games.
[[nodiscard]] FolderLint lintFolder(const std::string& path, const std::stop_token& stop);

} // namespace muster::editor

#pragma once

#include "core/base/fault.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace muster {

/// Where the data of games are: the folder that is shipped, and the user's own, whose files win.
///
/// Where a function asks for a `game`, it takes the id of a ruleset, or RULESET@VERSION (gameOf()). The data of a
/// version are a folder of their own, armies/RULESET/versions/VERSION: the user's own if there is one, else the shipped
/// one; no file is taken from anywhere else. A version without a folder is there if it is that of the newest data.
class DataPlaces {
public:
    /// The user's own folder is the usual one, $XDG_DATA_HOME/muster.
    explicit DataPlaces(std::string folder) : m_folder(std::move(folder)) { setUserFolder({}); }

    /// The folder with data that Store::open() describes.
    [[nodiscard]] static Result<DataPlaces> open(const std::optional<std::string>& folder);

    [[nodiscard]] const std::string& folder() const { return m_folder; }
    [[nodiscard]] const std::string& userFolder() const { return m_userFolder; }
    /// Empty means the usual one.
    void setUserFolder(const std::string& folder);
    /// Forgets what was read of the files.
    void readAgain() { m_newest.clear(); }

    [[nodiscard]] std::vector<std::string> rulesets() const;
    [[nodiscard]] std::vector<std::string> armies(const std::string& game) const;

    /// A version of a ruleset's data that is kept beside the newest.
    struct Version {
        std::string name; ///< dataVersion of its ruleset, and name of its folder
        std::string folder;
        bool isUsersOwn = false; ///< kept in the user's own folder
    };
    /// The versions of a ruleset that are kept, the newest first.
    [[nodiscard]] std::vector<Version> versions(const std::string& ruleset) const;
    /// The version of the newest data of a ruleset; empty if they cannot be read.
    [[nodiscard]] std::string newestVersion(const std::string& ruleset) const;

    struct File {
        std::string path;
        bool isUsersOwn = false; ///< in the user's own folder
    };
    /// The file of an army, or of the ruleset (`name`: "ruleset").
    [[nodiscard]] std::optional<File> find(const std::string& game, const std::string& name) const;
    /// The file with a player's own units of an army, whether it is there or not; empty if the ids cannot be the names
    /// of files.
    [[nodiscard]] std::string ownUnitsFile(const std::string& game, const std::string& army) const;
    /// The translation files of a ruleset or an army, in the order in which they are read: "pt" before "pt-BR", shipped
    /// files before the user's own.
    [[nodiscard]] std::vector<std::string> translations(const std::string& game, const std::string& name,
                                                        const std::string& language) const;

    /// A game without its version, if that is the one of the newest data and not kept elsewhere: they are the same
    /// data.
    [[nodiscard]] std::string plain(const std::string& game) const;
    /// Why there are no data of a game.
    [[nodiscard]] Fault noGame(const std::string& game) const;

private:
    /// A folder with data files of a game.
    struct Place {
        std::string folder;
        bool isUsersOwn = false;
    };
    /// The folders of a game, the first wins; none if the id or the version cannot be the name of a folder.
    [[nodiscard]] std::vector<Place> placesOf(const std::string& game) const;

    std::string m_folder;
    std::string m_userFolder;
    mutable std::map<std::string, std::string> m_newest; ///< newestVersion() of rulesets that were asked for
};

} // namespace muster

#pragma once

#include "core/base/fault.h"
#include "core/data/catalogue.h"
#include "core/roster/roster.h"
#include "io/json/schema.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace muster {

struct DataFile;

/// Finds the data and keeps what was read. Reads only what is needed: to check a roster, its ruleset and the armies
/// that it names.
///
/// Where a function asks for a `game`, it takes the id of a ruleset, or RULESET@VERSION (gameOf()). The data of a
/// version are a folder of their own, armies/RULESET/versions/VERSION: the user's own if there is one, else the shipped
/// one; no file is taken from anywhere else. A version without a folder is there if it is that of the newest data.
class Store {
public:
    /// `folder` (from --data) if given; fails if it has no data. Else the first of these that has data: $MUSTER_DATA,
    /// the share folder beside the program, the installed share folder, the source tree (not if built as a package);
    /// fails if none has. The user's own folder, $XDG_DATA_HOME/muster/armies, is read in addition.
    [[nodiscard]] static Result<Store> open(const std::optional<std::string>& folder);

    [[nodiscard]] const std::string& folder() const { return m_folder; }
    /// The folder with the user's own data and templates. Its files win over the shipped ones.
    [[nodiscard]] const std::string& userFolder() const { return m_userFolder; }
    /// Sets another folder for the user's own data; empty means the usual one. Catalogues that were given out before do
    /// not change.
    void setUserFolder(const std::string& folder);
    /// Forgets what was read: the files were changed. Catalogues that were given out before do not change.
    void readAgain();
    [[nodiscard]] std::string templateFolder() const { return m_folder + "/templates"; }
    [[nodiscard]] std::string userTemplateFolder() const;
    [[nodiscard]] SchemaSet& schemas() { return m_schemas; }

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

    /// The path of a ruleset's file: the user's own if there is one, else the shipped one.
    [[nodiscard]] std::optional<std::string> rulesetFile(const std::string& game) const
    {
        return find(game, "ruleset");
    }

    [[nodiscard]] std::optional<std::string> armyFile(const std::string& game, const std::string& army) const
    {
        return find(game, army);
    }

    /// The file with a player's own units of an army, ARMY.own.json: beside the armies of the game in the user's own
    /// folder, whether it is there or not. Empty if the ids cannot be the names of files.
    [[nodiscard]] std::string ownUnitsFile(const std::string& game, const std::string& army) const;

    /// From now on, names and texts of the data are in this language ("de", "pt-BR") if the data have a translation.
    /// Empty means as written. Catalogues that were given out before do not change.
    void setLanguage(const std::string& language);
    [[nodiscard]] const std::string& language() const { return m_language; }

    using CataloguePtr = std::shared_ptr<const Catalogue>;

    /// A ruleset with these armies, and the user's own units of them. A file of own units that has faults is left out:
    /// see ownUnitFaultsOf(). The first army stays the first; the order of the others is not kept. The last few
    /// catalogues are kept in memory, so asking again is fast.
    [[nodiscard]] Result<CataloguePtr> catalogue(const std::string& game, std::vector<std::string> armies);
    /// A ruleset with all its armies, except those that cannot be read: see leftOut().
    [[nodiscard]] Result<CataloguePtr> fullCatalogue(const std::string& game);
    /// The faults of the armies and own units that are missing in the full catalogue of a game; empty before
    /// fullCatalogue() was called.
    [[nodiscard]] Faults leftOut(const std::string& game) const;
    /// The part of leftOut() that is about armies of this roster.
    [[nodiscard]] Faults leftOutOf(const Roster& roster) const;
    /// The faults of own units of the armies of this roster, as far as these were read.
    [[nodiscard]] Faults ownUnitFaultsOf(const Roster& roster) const;

    /// A copy of this store, with all that was read so far, for a worker thread.
    [[nodiscard]] Store fork() const;
    /// Takes over what a fork has read.
    void learn(const Store& fork);

    /// A fault for the ruleset, the version of its data and each army of a roster that cannot be found, with the
    /// roster's file, the JSON pointer and a similar name if there is one. `text` is the text of the roster file, for
    /// line numbers; it may be empty.
    [[nodiscard]] Faults unknownData(const Roster& roster, std::string_view text, const std::string& file) const;

    /// A catalogue of the ruleset and the armies that a roster names. Armies of other units that cannot be found are
    /// left out: see unknownData(). Faults have the roster's file and JSON pointers.
    [[nodiscard]] Result<CataloguePtr> catalogueFor(const Roster& roster, std::string_view text,
                                                    const std::string& file);

private:
    explicit Store(std::string folder);

    /// A folder with data files of a game.
    struct Place {
        std::string folder;
        bool isUsersOwn = false;
    };
    /// The folders of a game, the first wins; none if the id or the version cannot be the name of a folder.
    [[nodiscard]] std::vector<Place> placesOf(const std::string& game) const;
    [[nodiscard]] std::string plain(const std::string& game) const;
    [[nodiscard]] Fault noGame(const std::string& game) const;
    [[nodiscard]] std::optional<std::string> find(const std::string& game, const std::string& name,
                                                  bool* isUsersOwn = nullptr) const;

    [[nodiscard]] Result<CataloguePtr> read(const std::string& game, const std::vector<std::string>& armies);
    [[nodiscard]] Result<CataloguePtr> readUsable(const std::string& game, std::vector<std::string> armies,
                                                  Faults& leftOut);
    [[nodiscard]] std::string keyOf(const std::string& game, const std::vector<std::string>& armies) const;
    [[nodiscard]] Result<Catalogue> build(const std::string& game, const DataFile& ruleset,
                                          std::vector<DataFile>& armies);
    [[nodiscard]] std::vector<std::string> translations(const std::string& game, const std::string& name) const;

    std::string m_folder;
    std::string m_userFolder;
    std::string m_language;
    SchemaSet m_schemas;

    struct Kept {
        CataloguePtr catalogue;
        std::uint64_t lastUse = 0;
    };
    void keep(const std::string& key, CataloguePtr catalogue);
    [[nodiscard]] CataloguePtr kept(const std::string& key);
    std::map<std::string, Kept> m_catalogues;
    std::uint64_t m_uses = 0;
    std::map<std::string, Faults> m_leftOut;                           ///< by language and game
    std::map<std::pair<std::string, std::string>, Faults> m_ownFaults; ///< of own units, by game and army
    mutable std::map<std::string, std::string> m_newest; ///< newestVersion() of rulesets that were asked for
};

} // namespace muster

#pragma once

#include "core/data/catalogue.h"
#include "core/roster/roster.h"
#include "io/data/dataplaces.h"
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

using CataloguePtr = std::shared_ptr<const Catalogue>;

/// The catalogues that were used last. Rosters of strangers may name armies in very many combinations, so only some are
/// kept.
class CatalogueCache {
public:
    /// Null if it is not kept.
    [[nodiscard]] CataloguePtr find(const std::string& key);
    void keep(const std::string& key, CataloguePtr catalogue);
    /// Takes over what another one has.
    void learn(const CatalogueCache& other);

private:
    struct Kept {
        CataloguePtr catalogue;
        std::uint64_t lastUse = 0;
    };
    std::map<std::string, Kept> m_catalogues;
    std::uint64_t m_uses = 0;
};

/// Reads the data of games and keeps what was read. Reads only what is needed: to check a roster, its ruleset and the
/// armies that it names. What a `game` is, and where its files are: see DataPlaces.
class Store {
public:
    /// `folder` (from --data) if given; fails if it has no data. Else the first of these that has data: $MUSTER_DATA,
    /// the share folder beside the program, the installed share folder, the source tree (not if built as a package);
    /// fails if none has. The user's own folder, $XDG_DATA_HOME/muster/armies, is read in addition.
    [[nodiscard]] static Result<Store> open(const std::optional<std::string>& folder);

    [[nodiscard]] const std::string& folder() const { return m_places.folder(); }
    /// The folder with the user's own data and templates. Its files win over the shipped ones.
    [[nodiscard]] const std::string& userFolder() const { return m_places.userFolder(); }
    /// Sets another folder for the user's own data; empty means the usual one. Catalogues that were given out before do
    /// not change.
    void setUserFolder(const std::string& folder);
    /// Forgets what was read: the files were changed. Catalogues that were given out before do not change.
    void readAgain();
    [[nodiscard]] std::string templateFolder() const { return folder() + "/templates"; }
    [[nodiscard]] std::string userTemplateFolder() const { return userFolder() + "/templates"; }
    [[nodiscard]] SchemaSet& schemas() { return m_schemas; }

    [[nodiscard]] std::vector<std::string> rulesets() const { return m_places.rulesets(); }
    [[nodiscard]] std::vector<std::string> armies(const std::string& game) const { return m_places.armies(game); }

    /// The versions of a ruleset's data that are kept beside the newest, the newest of them first.
    using Version = DataPlaces::Version;
    [[nodiscard]] std::vector<Version> versions(const std::string& ruleset) const { return m_places.versions(ruleset); }
    /// The version of the newest data of a ruleset; empty if they cannot be read.
    [[nodiscard]] std::string newestVersion(const std::string& ruleset) const
    {
        return m_places.newestVersion(ruleset);
    }
    /// The path of a ruleset's file: the user's own if there is one, else the shipped one.
    [[nodiscard]] std::optional<std::string> rulesetFile(const std::string& game) const
    {
        return pathOf(game, "ruleset");
    }

    [[nodiscard]] std::optional<std::string> armyFile(const std::string& game, const std::string& army) const
    {
        return pathOf(game, army);
    }

    /// The file with a player's own units of an army, ARMY.own.json: beside the armies of the game in the user's own
    /// folder, whether it is there or not. Empty if the ids cannot be the names of files.
    [[nodiscard]] std::string ownUnitsFile(const std::string& game, const std::string& army) const
    {
        return m_places.ownUnitsFile(game, army);
    }

    /// From now on, names and texts of the data are in this language ("de", "pt-BR") if the data have a translation.
    /// Empty means as written. Catalogues that were given out before do not change.
    void setLanguage(const std::string& language);
    [[nodiscard]] const std::string& language() const { return m_language; }

    using CataloguePtr = muster::CataloguePtr;

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

    /// A catalogue of the ruleset and the armies that a roster names. Where many rosters have allies, of all armies:
    /// reading these costs as much as half as many combinations do. Armies of other units that cannot be found are left
    /// out: see unknownData(). Faults have the roster's file and JSON pointers.
    [[nodiscard]] Result<CataloguePtr> catalogueFor(const Roster& roster, std::string_view text,
                                                    const std::string& file);

private:
    explicit Store(DataPlaces places);

    [[nodiscard]] std::optional<std::string> pathOf(const std::string& game, const std::string& name) const
    {
        auto file = m_places.find(game, name);
        return file ? std::optional(std::move(file->path)) : std::nullopt;
    }
    [[nodiscard]] Result<CataloguePtr> read(const std::string& game, const std::vector<std::string>& armies);
    [[nodiscard]] Result<DataFile> readRuleset(const std::string& game);
    [[nodiscard]] Result<std::vector<DataFile>> readArmies(const std::string& game,
                                                           const std::vector<std::string>& armies);
    [[nodiscard]] Result<CataloguePtr> readUsable(const std::string& game, std::vector<std::string> armies,
                                                  Faults& leftOut);
    [[nodiscard]] std::string keyOf(const std::string& game, const std::vector<std::string>& armies) const;
    [[nodiscard]] Result<Catalogue> build(const std::string& game, const DataFile& ruleset,
                                          std::vector<DataFile>& armies);

    DataPlaces m_places;
    SchemaSet m_schemas;
    std::string m_language;
    CatalogueCache m_cache;
    /// Of a game of which rosters with allies are judged.
    struct Allied {
        std::size_t combinations = 0; ///< of armies that were read
        CataloguePtr all;             ///< of all armies, from then on; null before
    };
    std::map<std::string, Allied> m_allied;                            ///< by language and game
    std::map<std::string, Faults> m_leftOut;                           ///< by language and game
    std::map<std::pair<std::string, std::string>, Faults> m_ownFaults; ///< of own units, by game and army
};

} // namespace muster

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
#include <vector>

namespace muster {

/// Where the data are, and what of them has been read. Reads only what is asked for: a check needs the ruleset and the
/// armies that its roster names.
class Store {
public:
    /// `folder` (from --data), else $MUSTER_DATA, else the share folder beside the program, else the installed one,
    /// else, unless it was built as a package, the source tree. A fault where none of them has data. The user's own
    /// folder, $XDG_DATA_HOME/muster/armies, is read on top.
    [[nodiscard]] static Result<Store> open(const std::optional<std::string>& folder);

    [[nodiscard]] const std::string& folder() const { return m_folder; }
    /// Where a person's own data are read from, on top of ours; templates stand in it too.
    [[nodiscard]] const std::string& userFolder() const { return m_userFolder; }
    /// Another one; empty: the usual one again. Catalogues that were read before stay as they are with who holds them.
    void setUserFolder(const std::string& folder);
    [[nodiscard]] std::string templateFolder() const { return m_folder + "/templates"; }
    [[nodiscard]] std::string userTemplateFolder() const;
    [[nodiscard]] SchemaSet& schemas() { return m_schemas; }

    [[nodiscard]] std::vector<std::string> rulesets() const;
    [[nodiscard]] std::vector<std::string> armies(const std::string& ruleset) const;

    /// The file of a ruleset, the user's own before the shipped one.
    [[nodiscard]] std::optional<std::string> rulesetFile(const std::string& ruleset) const
    {
        return find(ruleset, "ruleset");
    }

    [[nodiscard]] std::optional<std::string> armyFile(const std::string& ruleset, const std::string& army) const
    {
        return find(ruleset, army);
    }

    /// Names and texts of the data in this language ("de", "pt-BR") from now on, where the data have a translation;
    /// empty: as they were written. Catalogues that were given out stay as they are.
    void setLanguage(const std::string& language);
    [[nodiscard]] const std::string& language() const { return m_language; }

    using CataloguePtr = std::shared_ptr<const Catalogue>;

    /// A ruleset with these armies: the first stays the first, the order of the others is not kept. The last few are
    /// kept, so that asking again costs nothing.
    [[nodiscard]] Result<CataloguePtr> catalogue(const std::string& ruleset, std::vector<std::string> armies);
    /// A ruleset with all of its armies, but for those that cannot be read: see leftOut().
    [[nodiscard]] Result<CataloguePtr> fullCatalogue(const std::string& ruleset);
    /// The faults of the armies that the full catalogue of a ruleset is without; none before it was asked for.
    [[nodiscard]] const Faults& leftOut(const std::string& ruleset) const;
    /// Those of them that a roster names.
    [[nodiscard]] Faults leftOutOf(const Roster& roster) const;

    /// Another store on the same folders, with what has been read by now, for a worker.
    [[nodiscard]] Store fork() const;
    /// What a fork has read since.
    void learn(const Store& fork);

    /// That the ruleset, or armies, which a roster names are not there: with the roster's file, pointers, and what was
    /// perhaps meant. `text` is the file's, for lines; may be empty.
    [[nodiscard]] Faults unknownData(const Roster& roster, std::string_view text, const std::string& file) const;

    /// The ruleset and the armies that a roster names; faults have the roster's file and pointers.
    [[nodiscard]] Result<CataloguePtr> catalogueFor(const Roster& roster, std::string_view text,
                                                    const std::string& file);

private:
    explicit Store(std::string folder);
    [[nodiscard]] std::optional<std::string> find(const std::string& ruleset, const std::string& name,
                                                  bool* isUsersOwn = nullptr) const;

    [[nodiscard]] Result<CataloguePtr> read(const std::string& ruleset, const std::vector<std::string>& armies);
    [[nodiscard]] Result<CataloguePtr> readUsable(const std::string& ruleset, std::vector<std::string> armies,
                                                  Faults& leftOut);
    [[nodiscard]] std::string keyOf(const std::string& ruleset, const std::vector<std::string>& armies) const;
    [[nodiscard]] std::vector<std::string> translations(const std::string& ruleset, const std::string& name) const;

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
    std::map<std::string, Faults> m_leftOut; ///< by language and ruleset
};

} // namespace muster

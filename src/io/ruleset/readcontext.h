#pragma once

#include "core/base/faultlist.h"
#include "core/base/jsonpath.h"
#include "core/data/catalogue.h"
#include "core/data/pricecase.h"

#include <nlohmann/json.hpp>

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>

namespace muster {

/// What a player's file of own units (ARMY.own.json) adds to an army: its entries are behind the army's own in lists
/// of the document.
struct OwnEntries {
    std::string path;
    std::string text;
    nlohmann::json document;
    std::string armyHash;                                   ///< of the army's document without them
    std::map<std::string, std::size_t, std::less<>> begins; ///< index of the first, for each list that has some
    std::vector<std::string> madeFrom;                      ///< of its units: the id of the unit that each is made from
};

struct DataFile;

/// What an army has from the lists of its ruleset, behind all of its own entries: see sharedlists.h.
struct SharedEntries {
    struct Part {
        std::size_t begin = 0;           ///< index of the first in the army's list
        std::vector<std::size_t> places; ///< in the ruleset's list, of each
    };
    const DataFile* ruleset = nullptr;
    std::map<std::string, Part, std::less<>> parts; ///< by list
};

/// A JSON file that is being read into the catalogue. It has been checked with its schema, so the readers can rely on
/// the shapes described there.
struct DataFile {
    std::string path;
    std::string text;
    nlohmann::json document;
    bool isUsersOwn = false;
    std::optional<OwnEntries> own{};
    std::string_view shippedHash{}; ///< contentHash(), where the file is known to be byte for byte as shipped
    std::optional<SharedEntries> shared{};
};

/// A fault with the text that its place is in, for FaultList.
struct PlacedFault {
    std::string_view text;
    Fault fault;
};

/// A fault at a place of the document: in the file of own units, or in that of the ruleset, where the place is one of
/// theirs.
[[nodiscard]] PlacedFault placedFault(const DataFile& file, const std::string& pointer, std::string message,
                                      std::string advice);

/// What the readers of rulesets and armies share: the catalogue as read so far, the ids that filters ask for, the
/// faults.
class ReadContext {
public:
    explicit ReadContext(Catalogue& target)
        : catalogue(target), options(target), optionGroups(target), modelGroups(target)
    {
    }

    Catalogue& catalogue;
    bool hasAllArmies = false; ///< the catalogue has all armies of the game

    /// Whether the game has no army with this id. False if some armies were not read: it may be one of them.
    [[nodiscard]] bool isUnknownArmy(const std::string& id) const
    {
        return hasAllArmies && catalogue.findArmy(id).isNone();
    }
    [[nodiscard]] std::vector<std::string_view> armyIds() const;

    /// Adds a fault. The file must live until takeFaults().
    void fault(const DataFile& file, const std::string& pointer, std::string message, std::string advice = {});
    [[nodiscard]] Faults takeFaults() { return m_faults.take(); }
    [[nodiscard]] bool hasFaults() const { return !m_faults.isEmpty(); }
    /// Further faults are only counted.
    [[nodiscard]] bool isFull() const { return m_faults.isFull(); }

    /// Ids that a file may name: those of the ruleset and of the army itself.
    [[nodiscard]] std::vector<std::string_view> ruleIds(Id<Army> army) const;
    [[nodiscard]] std::vector<std::string_view> categoryIds(Id<Army> army) const;

    /// The fact that a unit has this special rule, for a filter or count that asks for it.
    Id<Fact> factOfRule(const std::string& id);

    /// Ids in the ruleset of things that the armies define, such as weapons.
    class Wanted {
    public:
        /// A filter or count names the id at this place.
        void want(const DataFile& file, const JsonPath& path, const std::string& id);
        /// An army has the id.
        void have(const std::string& id) { m_known.insert(id); }

        struct Place {
            const DataFile* file = nullptr;
            std::string pointer;
        };
        /// The place where each id is named first.
        [[nodiscard]] const std::map<std::string, Place>& places() const { return m_places; }
        /// All ids that armies have, whether named or not.
        [[nodiscard]] const std::set<std::string, std::less<>>& known() const { return m_known; }

    private:
        std::map<std::string, Place> m_places;
        std::set<std::string, std::less<>> m_known;
    };

    /// The same for things that become facts of units: options, option groups and model groups. The same id in several
    /// armies is one fact.
    class Asked {
    public:
        explicit Asked(Catalogue& catalogue) : m_catalogue(catalogue) {}
        /// A filter or count asks for the id at this place.
        Id<Fact> ask(const DataFile& file, const JsonPath& path, const std::string& id);
        /// To be called for a unit that has the id. No Id if no filter asks for it.
        Id<Fact> find(const std::string& id);
        [[nodiscard]] const Wanted& ids() const { return m_ids; }

    private:
        Catalogue& m_catalogue;
        Wanted m_ids;
        std::map<std::string, Id<Fact>> m_facts;
    };
    Asked options;
    Asked optionGroups;
    Asked modelGroups;
    Wanted weapons;
    Wanted armyNumbers;
    /// Special rules with a parameter that a count, bound or track uses.
    std::set<std::string> countedRules;
    /// A parameter of a special rule that is a word, not a number, such as D3.
    struct WordParameter {
        const DataFile* file = nullptr;
        std::string pointer;
        std::string rule;
        std::string word;
    };
    std::vector<WordParameter> wordParameters;

    /// The swap set of this name, made if it is new: options of which a model group's own choice replaces the choice of
    /// its unit.
    Id<SwapSet> swapSet(const std::string& name);

    /// The first battle option that an army's file has.
    void setFirstBattleOption(Id<Army> army, Id<BattleOption> option) { m_firstBattleOptions[army] = option; }
    [[nodiscard]] Id<BattleOption> firstBattleOption(Id<Army> army) const { return m_firstBattleOptions.at(army); }

    /// The option of this id, whatever list it is in; added if it is new.
    Id<NamedOption> namedOption(const std::string& id, const std::string& name);

    /// A special rule by id: the army's own if there is one, else the ruleset's. No Id and no fault if there is none.
    [[nodiscard]] Id<SpecialRule> findRule(Id<Army> army, const std::string& id) const;
    [[nodiscard]] Id<Weapon> findWeapon(Id<Army> army, const std::string& id) const;

    void addRule(Id<Army> army, SpecialRule rule);
    void addWeapon(Id<Army> army, Weapon weapon);

    /// Prices with cases, by their places in their documents: what each case asks for, without its price. They are read
    /// before all units, whose facts depend on what is asked.
    std::map<const nlohmann::json*, std::vector<PriceCase>> priceCases;

    /// A word in the lists that all armies share, which must have a meaning for one of them: what is wrong if not.
    struct SharedWord {
        bool isUseful = false;
        std::string message;
        std::string advice;
    };
    std::map<std::string, SharedWord> sharedWords; ///< by pointer in the ruleset's file

private:
    FaultList m_faults;
    std::set<std::string> m_reported; ///< so that a fault of a shared entry is reported once
    std::map<std::string, Id<Fact>> m_askedRules;
    std::map<std::string, Id<SwapSet>> m_swapSets;
    std::unordered_map<std::string, Id<NamedOption>> m_namedOptions;
    std::map<Id<Army>, Id<BattleOption>> m_firstBattleOptions;
    std::map<std::pair<Id<Army>, std::string>, Id<SpecialRule>> m_rules;
    std::map<std::pair<Id<Army>, std::string>, Id<Weapon>> m_weapons;
};

// Small readers for documents that were checked with their schema.
[[nodiscard]] std::string textOf(const nlohmann::json& owner, std::string_view key, std::string fallback = {});
[[nodiscard]] std::int64_t numberOf(const nlohmann::json& owner, std::string_view key, std::int64_t fallback = 0);
[[nodiscard]] bool flagOf(const nlohmann::json& owner, std::string_view key, bool fallback = false);
[[nodiscard]] const nlohmann::json& listOf(const nlohmann::json& owner, std::string_view key);
[[nodiscard]] std::vector<std::string> textsOf(const nlohmann::json& owner, std::string_view key);
/// The ids, or the texts at another key, of the entries of a list.
[[nodiscard]] std::vector<std::string_view> idsIn(const nlohmann::json& owner, std::string_view list,
                                                  std::string_view key = "id");
/// The fraction at "times", 1 if missing; and how to round, at "round".
[[nodiscard]] Fraction timesOf(const nlohmann::json& owner);
[[nodiscard]] Rounding roundingOf(const nlohmann::json& owner);
/// The texts of a value that is one text or a list of texts.
[[nodiscard]] std::vector<std::string> oneOrMore(const nlohmann::json& value);
[[nodiscard]] Bearer bearerOf(const nlohmann::json& owner);
[[nodiscard]] Provenance provenanceOf(const nlohmann::json& owner);

/// A special rule has a parameter if its name contains "(n)".
[[nodiscard]] inline bool hasParameter(const SpecialRule& rule) { return rule.name.find("(n)") != std::string::npos; }

/// The ids of a list, to search for similar ones.
[[nodiscard]] std::vector<std::string_view> idsOf(auto&& list)
{
    std::vector<std::string_view> ids;
    for (const auto& item : list)
        ids.push_back(item.id);
    return ids;
}

} // namespace muster

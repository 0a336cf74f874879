#pragma once

#include "core/base/faultlist.h"
#include "core/base/jsonpath.h"
#include "core/data/catalogue.h"

#include <nlohmann/json.hpp>

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace muster {

/// One JSON file while it is read into the catalogue: it has kept its schema, so shapes are as described there.
struct DataFile {
    std::string path;
    std::string text;
    nlohmann::json document;
    bool isUsersOwn = false;
};

/// What reading ruleset and armies share: the catalogue as far as it is, the ids that filters ask for, the faults.
class ReadContext {
public:
    explicit ReadContext(Catalogue& target)
        : catalogue(target), options(target), optionGroups(target), modelGroups(target)
    {
    }

    Catalogue& catalogue;
    bool hasAllArmies = false; ///< those of the catalogue are all that the game has

    /// Whether no such army can be meant. One that was not read may still be there.
    [[nodiscard]] bool isUnknownArmy(const std::string& id) const
    {
        return hasAllArmies && catalogue.findArmy(id).isNone();
    }
    [[nodiscard]] std::vector<std::string_view> armyIds() const;

    /// The file lives until the faults are taken.
    void fault(const DataFile& file, const JsonPath& path, std::string message, std::string advice = {});
    void fault(const DataFile& file, const std::string& pointer, std::string message, std::string advice = {});
    /// That a key is there which cannot mean anything; nothing where it is not there.
    void refuse(const DataFile& file, const JsonPath& path, const nlohmann::json& owner, std::string_view key,
                std::string why, std::string advice);
    [[nodiscard]] Faults takeFaults() { return m_faults.take(); }
    [[nodiscard]] bool hasFaults() const { return !m_faults.isEmpty(); }

    /// That a word is none of those that it could be, with the one that it is most like.
    void unknown(const DataFile& file, const JsonPath& path, std::string_view what, const std::string& id,
                 const std::vector<std::string_view>& known, std::string advice = {});

    /// The fact that a unit has a special rule, which some filter or count asks for. The rule must be one that the file
    /// may name: the ruleset's, or the army's own.
    Id<Fact> factOfRule(const DataFile& file, const JsonPath& path, Id<Army> army, const std::string& id);

    /// Ids that the ruleset names, of things that armies have.
    class Wanted {
    public:
        /// Some filter or count names it there.
        void want(const DataFile& file, const JsonPath& path, const std::string& id);
        /// Some army has it.
        void have(const std::string& id) { m_known.insert(id); }

        struct Place {
            const DataFile* file = nullptr;
            std::string pointer;
        };
        /// Where each is named first.
        [[nodiscard]] const std::map<std::string, Place>& places() const { return m_places; }
        /// All ids that armies have, wanted or not.
        [[nodiscard]] const std::set<std::string, std::less<>>& known() const { return m_known; }

    private:
        std::map<std::string, Place> m_places;
        std::set<std::string, std::less<>> m_known;
    };

    /// The same, of things of which units have the fact: options, option groups and model groups, by the id that they
    /// share in all armies.
    class Asked {
    public:
        explicit Asked(Catalogue& catalogue) : m_catalogue(catalogue) {}
        /// Some filter or count asks for it there.
        Id<Fact> ask(const DataFile& file, const JsonPath& path, const std::string& id);
        /// Some unit has it. None where nobody asks for it.
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
    /// Special rules whose parameter some count, bound or track asks for.
    std::set<std::string> countedRules;
    /// A parameter of a special rule that is a word, such as D3.
    struct WordParameter {
        const DataFile* file = nullptr;
        std::string pointer;
        std::string rule;
        std::string word;
    };
    std::vector<WordParameter> wordParameters;

    /// Sets of options in which a model group's own choice takes the place of its unit's: one for each name.
    Id<SwapSet> swapSet(const std::string& name);

    /// A special rule by id: the army's own before the ruleset's. None, silently, where there is none.
    [[nodiscard]] Id<SpecialRule> findRule(Id<Army> army, const std::string& id) const;
    [[nodiscard]] Id<Weapon> findWeapon(Id<Army> army, const std::string& id) const;

    void addRule(Id<Army> army, SpecialRule rule);
    void addWeapon(Id<Army> army, Weapon weapon);

    /// By its key in the ruleset's citations; a fault where it is not there.
    Id<Citation> citation(const DataFile& file, const JsonPath& path, const nlohmann::json& owner);
    Id<Ruling> ruling(const DataFile& file, const JsonPath& path, const std::string& id);
    FactSet marks(const DataFile& file, const JsonPath& path, const nlohmann::json& owner);
    RuledFlag ruledFlag(const DataFile& file, const JsonPath& path, const nlohmann::json& owner, std::string_view key,
                        bool fallback);
    RuleRef ruleRef(const DataFile& file, const JsonPath& path, Id<Army> army, const nlohmann::json& value);
    SpecialRule specialRule(const DataFile& file, const JsonPath& path, const nlohmann::json& value);
    Ruling readRuling(const DataFile& file, const JsonPath& path, const nlohmann::json& value, Id<Army> army);
    StatValue stat(const DataFile& file, const JsonPath& path, const StatColumn& column, const nlohmann::json& value);
    Table<StatColumn, StatValue> stats(const DataFile& file, const JsonPath& path, const Table<StatColumn>& columns,
                                       const nlohmann::json& owner);

private:
    FaultList m_faults;
    std::set<std::string> m_told; ///< what is shared is read for each that shares it: its faults are told once
    std::map<std::string, Id<Fact>> m_askedRules;
    std::map<std::string, Id<SwapSet>> m_swapSets;
    std::map<std::pair<Id<Army>, std::string>, Id<SpecialRule>> m_rules;
    std::map<std::pair<Id<Army>, std::string>, Id<Weapon>> m_weapons;
};

// Small readers for documents that have kept their schema.
[[nodiscard]] std::string textOf(const nlohmann::json& owner, std::string_view key, std::string fallback = {});
[[nodiscard]] std::int64_t numberOf(const nlohmann::json& owner, std::string_view key, std::int64_t fallback = 0);
[[nodiscard]] bool flagOf(const nlohmann::json& owner, std::string_view key, bool fallback = false);
[[nodiscard]] const nlohmann::json& listOf(const nlohmann::json& owner, std::string_view key);
[[nodiscard]] std::vector<std::string> textsOf(const nlohmann::json& owner, std::string_view key);
/// The fraction under "times", 1 where there is none; how to round, under "round".
[[nodiscard]] Fraction timesOf(const nlohmann::json& owner);
[[nodiscard]] Rounding roundingOf(const nlohmann::json& owner);
/// One text or a list of them.
[[nodiscard]] std::vector<std::string> oneOrMore(const nlohmann::json& value);
[[nodiscard]] Provenance provenanceOf(const nlohmann::json& owner);

/// Whether a special rule has a parameter: its name says so.
[[nodiscard]] inline bool hasParameter(const SpecialRule& rule) { return rule.name.find("(n)") != std::string::npos; }

/// Calls `use` with path and value of each entry of a list of the document.
void forEach(const DataFile& file, std::string_view key, auto use)
{
    const JsonPath root;
    const auto list = root / key;
    const auto& values = listOf(file.document, key);
    for (std::size_t i = 0; i < values.size(); ++i)
        use(list / i, values[i]);
}

/// The ids of things, to look for what was meant.
[[nodiscard]] std::vector<std::string_view> idsOf(const auto& list)
{
    std::vector<std::string_view> ids;
    ids.reserve(list.size());
    for (const auto& item : list)
        ids.push_back(item.id);
    return ids;
}

} // namespace muster

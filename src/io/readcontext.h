#pragma once

#include "core/catalogue.h"
#include "core/faultlist.h"
#include "core/jsonpath.h"

#include <nlohmann/json.hpp>

#include <map>
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
    explicit ReadContext(Catalogue& target) : catalogue(target) {}

    Catalogue& catalogue;

    /// The file lives until the faults are taken.
    void fault(const DataFile& file, const JsonPath& path, std::string message, std::string advice = {});
    void fault(const DataFile& file, const std::string& pointer, std::string message, std::string advice = {});
    [[nodiscard]] Faults takeFaults() { return m_faults.take(); }
    [[nodiscard]] bool hasFaults() const { return !m_faults.isEmpty(); }

    /// Bits for special rules and options that some filter or bound asks for; 0 and a fault where 64 are used up.
    /// The rule must be one that the file may name: the ruleset's, or the army's own.
    std::uint64_t watchRule(const DataFile& file, const JsonPath& path, Index army, const std::string& id);
    std::uint64_t watchOption(const DataFile& file, const JsonPath& path, const std::string& id);
    [[nodiscard]] std::uint64_t watchedOption(const std::string& id) const;
    /// The same for option groups, and for model groups; of the last bit a model group has no use.
    std::uint64_t watchOptionGroup(const DataFile& file, const JsonPath& path, const std::string& id);
    [[nodiscard]] std::uint64_t watchedOptionGroup(const std::string& id) const;
    std::uint64_t watchModelGroup(const DataFile& file, const JsonPath& path, const std::string& id);
    [[nodiscard]] std::uint64_t watchedModelGroup(const std::string& id) const;
    /// Sets of options in which a model group's own choice takes the place of its unit's: a number for each name.
    Index swapSet(const std::string& name);

    /// A special rule by id: the army's own before the ruleset's. None, silently, where there is none.
    [[nodiscard]] Index findRule(Index army, const std::string& id) const;
    [[nodiscard]] Index findWeapon(Index army, const std::string& id) const;

    void addRule(Index army, SpecialRule rule);
    void addWeapon(Index army, Weapon weapon);

    /// Index of a key in the ruleset's citations; a fault where it is not there.
    Index citation(const DataFile& file, const JsonPath& path, const nlohmann::json& owner);
    Index ruling(const DataFile& file, const JsonPath& path, const std::string& id);
    std::uint64_t marks(const DataFile& file, const JsonPath& path, const nlohmann::json& owner);
    RuledFlag ruledFlag(const DataFile& file, const JsonPath& path, const nlohmann::json& owner, std::string_view key,
                        bool fallback);
    RuleRef ruleRef(const DataFile& file, const JsonPath& path, Index army, const nlohmann::json& value);
    SpecialRule specialRule(const DataFile& file, const JsonPath& path, const nlohmann::json& value);
    Ruling readRuling(const DataFile& file, const JsonPath& path, const nlohmann::json& value, Index army);
    StatValue stat(const DataFile& file, const JsonPath& path, const StatColumn& column, const nlohmann::json& value);
    std::vector<StatValue> stats(const DataFile& file, const JsonPath& path, const std::vector<StatColumn>& columns,
                                 const nlohmann::json& owner);

private:
    std::uint64_t watch(std::map<std::string, std::uint64_t>& watched, const DataFile& file, const JsonPath& path,
                        const std::string& id, std::string_view what);

    FaultList m_faults;
    std::map<std::string, std::uint64_t> m_watchedRules;
    std::map<std::string, std::uint64_t> m_watchedOptions;
    std::map<std::string, std::uint64_t> m_watchedOptionGroups;
    std::map<std::string, std::uint64_t> m_watchedModelGroups;
    std::map<std::string, Index> m_swapSets;
    std::map<std::pair<Index, std::string>, Index> m_rules;
    std::map<std::pair<Index, std::string>, Index> m_weapons;
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

template <typename List>
Index indexOfId(const List& list, std::string_view id)
{
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].id == id)
            return static_cast<Index>(i);
    return noIndex;
}

} // namespace muster

#pragma once

#include "io/ruleset/filterreader.h"
#include "io/ruleset/gearreader.h"
#include "io/ruleset/sharedwords.h"

namespace muster {

/// The bound at a key, such as min or max; `fallback` if the key is missing.
[[nodiscard]] OptionBound optionBound(const nlohmann::json& owner, std::string_view key, int fallback);
/// Whether a minimum is larger than a maximum; false if one of them depends on the number of models.
[[nodiscard]] bool isAbove(const OptionBound& least, const OptionBound& most);

/// Reads the options of units and model groups, and the option groups that they share. There is one reader for all
/// units of an army, because a shared entry must have a meaning for at least one unit.
class OptionReader : FileReader {
public:
    OptionReader(ReadContext& context, const DataFile& file, Id<Army> army);

    /// Reads for which units the option groups and options of the whole army are. To be called before the first unit is
    /// read: what is asked for must be known then.
    void readForWhom();
    /// The id of the shared model group that is being read; empty outside of one.
    void setSharedModelGroup(const std::string& id);
    /// Reads the options of a unit or of one of its model groups: those that are for this kind of unit. Everything that
    /// comes before the options must already be read into the unit, and the unit's own options before those of its
    /// groups.
    [[nodiscard]] OptionList options(const JsonPath& path, const nlohmann::json& owner, Id<Unit> id,
                                     const ModelGroup* group = nullptr);
    /// To be called when the unit's model groups are read.
    void endUnit(const Unit& unit);
    /// To be called when all units are read. Reports what has no meaning for any unit, and what some units lack.
    void reportFaults();

private:
    /// The id and name under which a unit uses a shared option group.
    struct Use {
        std::string id;
        std::string name;
        const nlohmann::json* value = nullptr; ///< the entry that uses the group, with the keys that it overrides
        const JsonPath* path = nullptr;        ///< of `value`

        [[nodiscard]] std::string optionId(const std::string& plain) const { return value ? id + '-' + plain : plain; }
    };

    /// An option that names other options. They are looked up when all options of the list are read.
    struct Pending {
        std::string pointer;
        const nlohmann::json* value;
        Id<Option> option;
        Use use;
        std::string shared; ///< "the shared option group ...", or empty
    };

    /// An option of a shared group, with the units that use the group but have nothing that the option needs.
    struct Lack {
        std::string option;
        std::string shared;
        std::vector<std::string> needed;
        std::vector<std::string> units;
    };

    /// The name of a swap set: a choice of a model group from this set replaces the choice of its unit.
    struct Swap {
        std::string pointer; ///< of the option group
        std::string set;
        bool isSaid = false;
    };

    void readForWhom(const JsonPath& path, const nlohmann::json& owner);
    void readForWhomOf(const JsonPath& path, const nlohmann::json& value);
    [[nodiscard]] bool isForUnit(const JsonPath& path, const nlohmann::json& value);
    void addGroup(const JsonPath& path, const nlohmann::json& value, OptionList& list);
    void readGroup(const JsonPath& path, const nlohmann::json& value, OptionList& list, const Use& use);
    [[nodiscard]] bool isTwice(const JsonPath& path, const std::string& id, const OptionList& list,
                               const std::string& advice);
    void readInner(const JsonPath& path, const nlohmann::json& value, OptionList& list, Id<Option> outer,
                   const Use& use);
    [[nodiscard]] Option innerOption(const JsonPath& path, const nlohmann::json& value, const Option& outer,
                                     const Use& use);
    void addOption(const JsonPath& path, const nlohmann::json& written, Option made, OptionGroup& group,
                   OptionList& list, const Use& use);
    void readDefault(const JsonPath& path, const nlohmann::json& value, OptionList& list, const OptionGroup& group,
                     const Use& use, const std::set<std::string>& leftOut);
    [[nodiscard]] Option option(const JsonPath& path, const nlohmann::json& value, const Use& use);
    /// The same for an option of a shared group, which many units have: it is read once.
    [[nodiscard]] const Option& sharedOption(const JsonPath& path, const nlohmann::json& value);
    void checkOption(const JsonPath& path, const nlohmann::json& value, const Option& option);
    [[nodiscard]] std::vector<Id<Option>> named(const Pending& pending, const std::string& key, const OptionList& list);
    [[nodiscard]] std::string adviceForOption(const Pending& pending, const std::string& key, const std::string& id,
                                              const OptionList& list) const;
    [[nodiscard]] std::string firstPlaceOf(const OptionList& list, const std::string& optionId,
                                           const OptionGroup& current) const;
    [[nodiscard]] FactSet marksNamed(const nlohmann::json& value) const;
    void addLack(const Pending& pending, const Unit& unit);
    void checkReplaces(const Pending& pending, const OptionList& list, const Unit& unit);
    void share(const JsonPath& path, const nlohmann::json& owner, OptionList& list, const OptionList& units);

    GearReader m_gear;
    FilterReader m_filters;
    SharedWords m_words;
    std::map<const nlohmann::json*, Filter> m_forWhom;       ///< by the group's or option's place in the document
    std::map<std::string, std::size_t> m_sharedGroups;       ///< positions of the army's, by id
    std::set<std::string> m_unitIds;                         ///< of the army
    std::map<std::string, Lack> m_lacks;                     ///< by pointer
    std::map<const nlohmann::json*, Option> m_sharedOptions; ///< by their places in the document
    std::vector<Pending> m_pending;                          ///< in the list that is being read
    Id<Unit> m_unit;                                         ///< that is being read
    std::vector<Swap> m_swaps;                               ///< in the unit that is being read
    std::string m_shared;
};

} // namespace muster

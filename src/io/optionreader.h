#pragma once

#include "io/gearreader.h"
#include "io/sharedwords.h"

namespace muster {

/// At most or at least so many, under a key.
[[nodiscard]] OptionBound optionBound(const nlohmann::json& owner, std::string_view key, int fallback);

/// Reads options of units and model groups, and the option groups that they share. One reader for all units of an army,
/// for what is shared must mean something for one of them at least.
class OptionReader {
public:
    OptionReader(ReadContext& context, const DataFile& file, Id<Army> army)
        : m_context(context), m_file(file), m_army(army), m_gear(context, file, army)
    {
    }

    /// While what is read stands in a model group that units share, its id; empty afterwards.
    void setSharedModelGroup(const std::string& id);
    /// Options of a unit, or of a model group of it. The unit has all that stands before its options by then, and its
    /// own options come before those of its groups.
    [[nodiscard]] OptionList options(const JsonPath& path, const nlohmann::json& owner, const Unit& unit,
                                     const ModelGroup* group = nullptr);
    /// Once the unit's model groups are read.
    void endUnit(const Unit& unit);
    /// Once all units are read: what means nothing for any of them, and what some of them lack.
    void tellFaults();

private:
    /// Under which id and name a shared option group is used.
    struct Use {
        std::string id;
        std::string name;
        const nlohmann::json* value = nullptr; ///< where it is used, with what it overrides
        const JsonPath* path = nullptr;        ///< of that

        [[nodiscard]] std::string optionId(const std::string& plain) const { return value ? id + '-' + plain : plain; }
    };

    /// An option that names others: they are looked up once all options of its list are there.
    struct Pending {
        std::string pointer;
        const nlohmann::json* value;
        Id<Option> option;
        Use use;
        std::string shared; ///< "the shared option group ...", or empty
    };

    /// An option of a shared group, and the units that share it and have nothing of what it needs.
    struct Lack {
        std::string option;
        std::string shared;
        std::vector<std::string> needed;
        std::vector<std::string> units;
    };

    /// In place of what of its unit a model group's choice stands.
    struct Swap {
        std::string pointer; ///< of the option group
        std::string set;
        bool isSaid = false;
    };

    void addGroup(const JsonPath& path, const nlohmann::json& value, OptionList& list);
    void readGroup(const JsonPath& path, const nlohmann::json& value, OptionList& list, const Use& use);
    void readDefault(const JsonPath& path, const nlohmann::json& value, OptionList& list, const OptionGroup& group,
                     const Use& use);
    [[nodiscard]] Option option(const JsonPath& path, const nlohmann::json& value, const Use& use);
    void checkOption(const JsonPath& path, const nlohmann::json& value, const Option& option);
    [[nodiscard]] std::vector<Id<Option>> named(const Pending& pending, const std::string& key, const OptionList& list);
    void addLack(const Pending& pending, const Unit& unit);
    void checkReplaces(const Pending& pending, const OptionList& list, const Unit& unit);
    void share(const JsonPath& path, const nlohmann::json& owner, OptionList& list, const OptionList& units);

    ReadContext& m_context;
    const DataFile& m_file;
    Id<Army> m_army;
    GearReader m_gear;
    SharedWords m_words;
    std::map<std::string, Lack> m_lacks; ///< by pointer
    std::vector<Pending> m_pending;      ///< of the list that is being read
    std::vector<Swap> m_swaps;           ///< of the unit that is being read
    std::string m_shared;
};

} // namespace muster

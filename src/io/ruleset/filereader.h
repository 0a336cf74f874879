#pragma once

#include "io/ruleset/readcontext.h"

namespace muster {

/// What the readers of the parts of a file have in common: the file, the army that it belongs to, faults in it, and
/// what is written in the same way in several places.
class FileReader {
public:
    /// `army`: no army for the file of the ruleset.
    FileReader(ReadContext& context, const DataFile& file, Id<Army> army)
        : m_context(context),
          m_catalogue(context.catalogue),
          m_ruleset(context.catalogue.ruleset),
          m_file(file),
          m_army(army)
    {
    }

    void fault(const JsonPath& path, std::string message, std::string advice) const
    {
        m_context.fault(m_file, path.pointer(), std::move(message), std::move(advice));
    }
    /// A fault if `owner` has a key that has no meaning there.
    void refuse(const JsonPath& path, const nlohmann::json& owner, std::string_view key, std::string why,
                std::string advice) const;
    /// A fault for an id that is not in `known`, with the most similar known id as advice. `what` is the kind of
    /// thing, such as "special rule".
    void unknown(const JsonPath& path, std::string_view what, const std::string& id,
                 const std::vector<std::string_view>& known, std::string advice) const;
    /// The thing of this id, with such a fault if there is none.
    template <typename T>
    [[nodiscard]] Id<T> named(const JsonPath& path, std::string_view what, const std::string& id, const Table<T>& table,
                              std::string advice) const
    {
        const auto found = table.find(id);
        if (found.isNone())
            unknown(path, what, id, idsOf(table), std::move(advice));
        return found;
    }
    /// A fault for something that has the place of an equal one: `the id "x" is there twice`, and in which line the
    /// first is. `what` is `the id "x"`. `first` is the JSON pointer of the first; empty if it is not known.
    void twice(const JsonPath& path, const std::string& what, const std::string& first, std::string advice) const;
    /// A fault for each id that is in a list twice.
    void checkUniqueIds(const JsonPath& list, const std::vector<std::string_view>& ids) const;
    /// The JSON pointer of the id of the first entry that has this id, in the list that `entry` is in. Empty if that is
    /// the entry itself.
    [[nodiscard]] std::string firstWith(const JsonPath& entry, const std::string& id) const;

    /// A citation by its key in the ruleset's citations; a fault if the key is unknown.
    Id<Citation> citation(const JsonPath& path, const nlohmann::json& owner) const;
    Id<Ruling> rulingNamed(const JsonPath& path, const std::string& id) const;
    /// The fact that a unit has this special rule, for a filter or count that asks for it. A fault if the file may not
    /// name the rule: it must be one of the ruleset or of the army itself.
    Id<Fact> factOfRule(const JsonPath& path, const std::string& id) const;
    FactSet marksOf(const JsonPath& path, const nlohmann::json& owner) const;
    RuledFlag ruledFlag(const JsonPath& path, const nlohmann::json& owner, std::string_view key, bool fallback) const;
    RuleRef ruleRef(const JsonPath& path, const nlohmann::json& value) const;
    SpecialRule readSpecialRule(const JsonPath& path, const nlohmann::json& value) const;
    Ruling readRuling(const JsonPath& path, const nlohmann::json& value) const;
    /// An option of the battle, without its condition.
    BattleOption readBattleOption(const JsonPath& path, const nlohmann::json& value) const;
    StatValue figure(const JsonPath& path, const StatColumn& column, const nlohmann::json& value) const;
    /// Figures by size are a fault where `sized` is not given.
    Table<StatColumn, StatValue> figures(const JsonPath& path, const Table<StatColumn>& columns,
                                         const nlohmann::json& owner, std::vector<SizedFigure>* sized = nullptr) const;

    /// Calls `use` with the path and value of each entry of a list of the file, or of the list at a key of `owner`.
    void each(std::string_view key, const auto& use) const { each(m_root, m_file.document, key, use); }
    void each(const JsonPath& path, const nlohmann::json& owner, std::string_view key, const auto& use) const
    {
        const auto list = path / key;
        const auto& values = listOf(owner, key);
        for (std::size_t i = 0; i < values.size(); ++i)
            use(list / i, values[i]);
    }

protected:
    ReadContext& m_context;
    Catalogue& m_catalogue;
    Ruleset& m_ruleset;
    const DataFile& m_file;
    Id<Army> m_army;
    JsonPath m_root;
};

} // namespace muster

#pragma once

#include "io/ruleset/filterreader.h"

namespace muster {

/// What `in` may say besides the places of the ruleset.
inline constexpr std::array<std::pair<std::string_view, Scope::Kind>, 5> scopeWords{{{"self", Scope::Kind::Self},
                                                                                     {"below", Scope::Kind::Below},
                                                                                     {"parent", Scope::Kind::Parent},
                                                                                     {"army", Scope::Kind::Army},
                                                                                     {"roster", Scope::Kind::Roster}}};

/// Reads counts, bounds, conditions, severities and whole constraints. A count or bound that has no meaning at its
/// place is a fault: see core/language/countable.h.
class ConstraintReader : FileReader {
public:
    ConstraintReader(ReadContext& context, const DataFile& file, Id<Army> army)
        : FileReader(context, file, army), m_filters(context, file, army)
    {
    }

    [[nodiscard]] Constraint constraint(const JsonPath& path, const nlohmann::json& value);
    [[nodiscard]] Condition condition(const JsonPath& path, const nlohmann::json& owner);
    /// Reads when a battle option exists.
    void optionCondition(const JsonPath& path, const nlohmann::json& value, BattleOption& option);
    [[nodiscard]] SeverityRule severity(const JsonPath& path, const nlohmann::json& owner);
    [[nodiscard]] Measure measure(const JsonPath& path, const nlohmann::json& value, CountAt at);
    [[nodiscard]] Bound bound(const JsonPath& path, const nlohmann::json& value, CountAt at);
    /// A column of numbers by its id. If there is none, a fault and no Id.
    Id<StatColumn> column(const JsonPath& path, const std::string& id, const Table<StatColumn>& columns);
    /// The special rules whose parameter is counted; a fault for a rule without a parameter.
    FactSet parameter(const JsonPath& path, const nlohmann::json& value);

private:
    void addCondition(const JsonPath& path, const nlohmann::json& when, Condition& condition);
    [[nodiscard]] std::vector<Condition> conditions(const JsonPath& path, const nlohmann::json& list);
    [[nodiscard]] Comparison comparison(const JsonPath& path, const nlohmann::json& value);
    void readCondition(const JsonPath& here, const nlohmann::json& when, Condition& condition);
    Id<BattleOption> battleOption(const JsonPath& path, const nlohmann::json& value);
    std::vector<Id<BattleChoice>> choices(const JsonPath& path, const BattleOption& option,
                                          const nlohmann::json& value);
    std::vector<Id<Scenario>> scenarios(const JsonPath& path, const nlohmann::json& owner, std::string_view key);
    SideSelector side(const JsonPath& path, const nlohmann::json& value);
    [[nodiscard]] Scope scopeNamed(const JsonPath& path, const std::string& name);
    void scope(const JsonPath& path, const nlohmann::json& value, Constraint& rule);
    void checkSlots(const JsonPath& path, const std::string& text, const std::vector<std::string_view>& known);
    void message(const JsonPath& path, const nlohmann::json& value, Constraint& rule);
    void label(const JsonPath& path, const nlohmann::json& value, Constraint& rule);
    void read(const JsonPath& path, const std::string& key, const nlohmann::json& value, Measure& measure, CountAt at);
    void needPoints(const JsonPath& path);
    void models(const JsonPath& path, const nlohmann::json& value, Measure& measure, Domain domain);
    void options(const JsonPath& path, const nlohmann::json& value, Measure& measure, CountAt at);
    void costs(const JsonPath& path, const nlohmann::json& value, Measure& measure, CountAt at);
    void points(const JsonPath& path, const nlohmann::json& value, Measure& measure, CountAt at);
    void weapons(const JsonPath& path, const nlohmann::json& value, Measure& measure);
    bool distinct(const JsonPath& path, const nlohmann::json& value, Measure& measure, Domain domain);
    void unmatched(const JsonPath& path, const nlohmann::json& value, Measure& measure);

    FilterReader m_filters;
};

} // namespace muster

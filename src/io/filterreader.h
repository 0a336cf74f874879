#pragma once

#include "io/readcontext.h"

namespace muster {

/// Reads filters, measures, bounds and conditions of the ruleset language, resolving every id.
class FilterReader {
public:
    /// `army`: whose file it is; none for the ruleset's.
    FilterReader(ReadContext& context, const DataFile& file, Index army)
        : m_context(context), m_file(file), m_army(army)
    {
    }

    [[nodiscard]] Filter filter(const JsonPath& path, const nlohmann::json& value);
    /// Reads the filter under a key; one that holds for all where the key is not there.
    [[nodiscard]] Filter filterAt(const JsonPath& path, const nlohmann::json& owner, std::string_view key);
    [[nodiscard]] Condition condition(const JsonPath& path, const nlohmann::json& owner);
    [[nodiscard]] SeverityRule severity(const JsonPath& path, const nlohmann::json& owner);
    [[nodiscard]] Measure measure(const JsonPath& path, const nlohmann::json& value);
    [[nodiscard]] Bound bound(const JsonPath& path, const nlohmann::json& value);

private:
    Filter atom(const JsonPath& path, const std::string& key, const nlohmann::json& value);
    std::uint64_t mask(const JsonPath& path, const nlohmann::json& value, const auto& list, std::string_view what);
    void unitIds(const JsonPath& path, const nlohmann::json& value, Filter& filter);
    void armies(const nlohmann::json& value, Filter& filter);
    std::uint64_t ruleMask(const JsonPath& path, const nlohmann::json& value);
    std::uint64_t optionMask(const JsonPath& path, const nlohmann::json& value);
    std::uint64_t choices(const JsonPath& path, const BattleOption& option, const nlohmann::json& value);
    Index battleOption(const JsonPath& path, const nlohmann::json& value);
    void models(const JsonPath& path, const nlohmann::json& value, Measure& measure);
    void distinct(const JsonPath& path, const nlohmann::json& value, Measure& measure);
    void unmatched(const JsonPath& path, const nlohmann::json& value, Measure& measure);
    void options(const JsonPath& path, const nlohmann::json& value, Measure& measure);
    Index column(const JsonPath& path, const std::string& id, const std::vector<StatColumn>& columns);
    std::uint64_t modelGroups(const JsonPath& path, const nlohmann::json& value);
    void weapons(const JsonPath& path, const nlohmann::json& value, Measure& measure);
    SideSelector side(const JsonPath& path, const nlohmann::json& value);

    ReadContext& m_context;
    const DataFile& m_file;
    Index m_army;
};

} // namespace muster

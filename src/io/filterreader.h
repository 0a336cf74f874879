#pragma once

#include "core/countable.h"
#include "core/filtermatch.h"
#include "io/readcontext.h"

#include <array>

namespace muster {

/// How filters write how an army stands to the roster's own. No army can have such an id.
inline constexpr std::array<std::pair<std::string_view, Filter::Relation>, 4> armyRelations{
    {{"own", Filter::Own}, {"foreign", Filter::Foreign}, {"ally", Filter::Ally}, {"stranger", Filter::Stranger}}};

/// Reads filters of the ruleset language, resolving every id. A question that cannot be asked where it stands is a
/// fault: see core/filtermatch.h.
class FilterReader {
public:
    /// `army`: whose file it is; none for the ruleset's.
    FilterReader(ReadContext& context, const DataFile& file, Id<Army> army)
        : m_context(context), m_file(file), m_army(army)
    {
    }

    [[nodiscard]] Filter filter(const JsonPath& path, const nlohmann::json& value, Domain domain);
    /// Reads the filter under a key; one that holds for all where the key is not there.
    [[nodiscard]] Filter filterAt(const JsonPath& path, const nlohmann::json& owner, std::string_view key,
                                  Domain domain);

    /// Facts of model groups by id; "none" is the unit's own models.
    [[nodiscard]] FactSet modelGroups(const JsonPath& path, const nlohmann::json& value);
    [[nodiscard]] FactSet options(const JsonPath& path, const nlohmann::json& value);
    [[nodiscard]] FactSet rules(const JsonPath& path, const nlohmann::json& value);

private:
    [[nodiscard]] Filter atom(const JsonPath& path, const std::string& key, const nlohmann::json& value, Domain domain);
    [[nodiscard]] FactSet factsOf(const JsonPath& path, const nlohmann::json& value, const auto& list,
                                  std::string_view what);
    [[nodiscard]] FactSet traits(const JsonPath& path, const nlohmann::json& value);
    [[nodiscard]] std::vector<Filter> sizes(const JsonPath& path, const nlohmann::json& value);
    [[nodiscard]] std::string adviceForUnit(const std::string& id) const;
    void places(const JsonPath& path, const nlohmann::json& value, Filter& filter);
    void units(const JsonPath& path, const nlohmann::json& value, Filter& filter);
    void armies(const JsonPath& path, const nlohmann::json& value, Filter& filter);

    ReadContext& m_context;
    const DataFile& m_file;
    Id<Army> m_army;
};

} // namespace muster

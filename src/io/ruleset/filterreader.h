#pragma once

#include "core/language/countable.h"
#include "core/language/filtermatch.h"
#include "io/ruleset/filereader.h"

#include <array>

namespace muster {

/// The words of filters for the relation of an army to the roster's own army. No army can have one of these as its id.
inline constexpr std::array<std::pair<std::string_view, Filter::Relation>, 4> armyRelations{
    {{"own", Filter::Own}, {"foreign", Filter::Foreign}, {"ally", Filter::Ally}, {"stranger", Filter::Stranger}}};

/// Reads filters of the ruleset language and resolves every id. A question that is not allowed at its place is a fault:
/// see core/language/filtermatch.h.
class FilterReader : FileReader {
public:
    using FileReader::FileReader;

    [[nodiscard]] Filter filter(const JsonPath& path, const nlohmann::json& value, Domain domain);
    /// Reads the filter at a key. Without the key: a filter that everything fits.
    [[nodiscard]] Filter filterAt(const JsonPath& path, const nlohmann::json& owner, std::string_view key,
                                  Domain domain);

    /// The facts of model groups by their ids; "none" means the unit's own models.
    [[nodiscard]] FactSet modelGroups(const JsonPath& path, const nlohmann::json& value);
    [[nodiscard]] FactSet marks(const JsonPath& path, const nlohmann::json& value);
    [[nodiscard]] FactSet options(const JsonPath& path, const nlohmann::json& value);
    [[nodiscard]] FactSet rules(const JsonPath& path, const nlohmann::json& value);
    /// The unit that an army's file names by its id, and any file as army:unit. None if there is no such unit, which is
    /// a fault; and if the army was not read: no unit of this catalogue can be meant.
    [[nodiscard]] Id<Unit> unit(const JsonPath& path, const std::string& id);

private:
    [[nodiscard]] FactSet categories(const JsonPath& path, const nlohmann::json& value);
    [[nodiscard]] Filter atom(const JsonPath& path, const std::string& key, const nlohmann::json& value, Domain domain);
    [[nodiscard]] FactSet factsOf(const JsonPath& path, const nlohmann::json& value, const auto& list,
                                  std::string_view what);
    [[nodiscard]] FactSet traits(const JsonPath& path, const nlohmann::json& value);
    [[nodiscard]] std::vector<Filter> sizes(const JsonPath& path, const nlohmann::json& value);
    [[nodiscard]] std::string adviceForUnit(const std::string& id) const;
    void places(const JsonPath& path, const nlohmann::json& value, Filter& filter);
    void units(const JsonPath& path, const nlohmann::json& value, Filter& filter);
    void armies(const JsonPath& path, const nlohmann::json& value, Filter& filter);
};

} // namespace muster

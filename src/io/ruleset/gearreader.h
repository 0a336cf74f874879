#pragma once

#include "io/ruleset/filereader.h"

#include <optional>

namespace muster {

/// Reads what units, kinds of model, options and weapons of an army have: special rules, weapons, effects and uncertain
/// figures.
class GearReader : FileReader {
public:
    using FileReader::FileReader;

    [[nodiscard]] std::vector<RuleRef> rules(const JsonPath& path, const nlohmann::json& owner,
                                             std::string_view key = "rules");
    /// The same for special rules that constraints count: a parameter that is counted must be a number.
    [[nodiscard]] std::vector<RuleRef> countedRules(const JsonPath& path, const nlohmann::json& owner);
    /// A weapon of the army by its id. If there is none, a fault and no Id.
    [[nodiscard]] Id<Weapon> weapon(const JsonPath& path, const std::string& id);
    [[nodiscard]] std::vector<Carry> carries(const JsonPath& path, const nlohmann::json& owner, Carry::Count standard);
    [[nodiscard]] std::vector<Effect> effects(const JsonPath& path, const nlohmann::json& owner,
                                              std::string_view key = "effects");
    [[nodiscard]] std::vector<Uncertain> doubts(const JsonPath& path, const nlohmann::json& owner);
    /// A cost, at `key`; 0 if it is left out.
    [[nodiscard]] Points points(const JsonPath& path, const nlohmann::json& owner, std::string_view key);
    /// Kinds of model, and mounts, at `parts`.
    [[nodiscard]] std::vector<UnitPart> parts(const JsonPath& path, const nlohmann::json& owner);
    /// The price of a unit or an option, at `points`.
    [[nodiscard]] Price price(const JsonPath& path, const nlohmann::json& owner);
    /// What it costs beside points, at `costs` and `costsPerModel`, in the order of the ruleset's kinds.
    [[nodiscard]] std::vector<OtherCost> costs(const JsonPath& path, const nlohmann::json& owner);
    /// A fault if the game has no points but there is a cost.
    void checkCosts(const JsonPath& path, const nlohmann::json& value);

private:
    [[nodiscard]] Price priceOf(const JsonPath& path, const nlohmann::json& value);
    /// A number, or a list by size or by copy.
    [[nodiscard]] Price plainPrice(const JsonPath& path, const nlohmann::json& value);
    [[nodiscard]] Points pointsOf(const JsonPath& path, const nlohmann::json& value);
    void checkArcs(const JsonPath& path, const std::vector<std::string>& letters);
    [[nodiscard]] std::optional<Effect> effect(const JsonPath& path, const nlohmann::json& value);
    void readChange(const JsonPath& path, const nlohmann::json& value, const StatColumn& column, Effect& effect);
    void checkEffect(const JsonPath& path, const nlohmann::json& value, const StatColumn& column, const Effect& effect);
};

} // namespace muster

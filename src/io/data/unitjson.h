#pragma once

#include "io/data/unitdraft.h"

#include <nlohmann/json.hpp>

#include <map>
#include <string>
#include <string_view>

namespace muster {

/// What the JSON of an own unit refers to: the file of its army, and the file of the own units.
struct UnitSources {
    const nlohmann::ordered_json& army;
    nlohmann::ordered_json& own;
};

/// The entry of a list with this id, in the own file or in the army's; null if there is none.
[[nodiscard]] const nlohmann::ordered_json* findEntry(const UnitSources& sources, std::string_view list,
                                                      std::string_view id);

[[nodiscard]] UnitDraft::Weapon weaponOf(const nlohmann::ordered_json& weapon);

/// The draft of a unit as it is written. Its id and what it is made from are not set.
[[nodiscard]] UnitDraft draftOf(const nlohmann::ordered_json& unit, const UnitSources& sources);

/// The unit as the draft has it, with its keys in their usual order, under the id that it is to have. Weapons and kinds
/// of model that the draft changes are written into the own file, and replace what was there for this unit.
[[nodiscard]] nlohmann::ordered_json unitJson(const UnitDraft& draft, const std::string& id,
                                              const UnitSources& sources);

} // namespace muster

#pragma once

#include <nlohmann/json_fwd.hpp>

namespace muster {

/// A schema of data files that lists the ids of one game, so that an editor which knows JSON Schema offers them while
/// one types. It takes what the schema takes: the ids are alternatives, for an army may have some of its own. `army`:
/// null for the ruleset's ids alone.
[[nodiscard]] nlohmann::ordered_json schemaWithIds(nlohmann::ordered_json schema, const nlohmann::json& ruleset,
                                                   const nlohmann::json& army);

} // namespace muster

#pragma once

#include "core/fault.h"

#include <nlohmann/json_fwd.hpp>

#include <vector>

namespace muster {

/// Says where a document does not keep a JSON Schema, in words for its author: what stands there, what must stand
/// there, and what to do. Of several forms that may stand at a place, the one that is most like the document speaks.
/// `schema` is a whole schema whose references stay inside it. Knows what our schemas use of JSON Schema, no more; none
/// where the document keeps it.
[[nodiscard]] std::vector<Fault> explainSchema(const nlohmann::json& schema, const nlohmann::json& document);

} // namespace muster

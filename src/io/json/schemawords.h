#pragma once

#include "core/base/fault.h"

#include <nlohmann/json_fwd.hpp>

#include <vector>

namespace muster {

/// Explains where a document does not fit a JSON Schema, in words for its author: what was found, what is expected, and
/// what to do. If several forms are allowed at a place, the explanation uses the one that is most like the document.
/// `schema` is a whole schema whose references stay inside it. Only those parts of JSON Schema are known that our
/// schemas use. Empty if the document fits.
[[nodiscard]] std::vector<Fault> explainSchema(const nlohmann::json& schema, const nlohmann::json& document);

} // namespace muster

#pragma once

#include "core/base/jsonwriter.h"
#include "core/roster/edit.h"
#include "report/verdict/context.h"

#include <string>

namespace muster::report {

/// The report as one JSON object on one line, in the form of the public contract (version 1).
[[nodiscard]] std::string toJson(const Context& context);

/// An edit as a JSON list of its steps: [{ "edit": "set-models", "unit": "u1", "value": 10 }].
[[nodiscard]] std::string toJson(const Edit& edit);
/// The same into a document.
void writeEdits(JsonWriter& json, const Edit& edit);

} // namespace muster::report

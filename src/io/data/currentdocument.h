#pragma once

#include "io/data/versions.h"
#include "io/json/boundedjson.h"
#include "io/json/schema.h"

#include <string>
#include <string_view>

namespace muster {

/// A document of a kind of file, parsed within bounds, brought up to date, and checked with its schema. `text` is empty
/// afterwards if the document was of an older version: it is no longer what the text says, so faults have no line.
[[nodiscard]] Result<nlohmann::json> currentDocument(std::string_view& text, const std::string& file,
                                                     const Versions& versions, std::string_view schema,
                                                     SchemaSet& schemas, const JsonBounds& bounds = {});

} // namespace muster

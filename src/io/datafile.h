#pragma once

#include "io/readcontext.h"
#include "io/schema.h"

namespace muster {

/// Reads a data file and checks it by its schema: "ruleset", "army" or "translation". Its document is safe to show
/// (core/safetext.h); its text is as it was written.
[[nodiscard]] Result<DataFile> readDataFile(const std::string& path, std::string_view schema, SchemaSet& schemas);

/// Which file it is, what it says, hashed, and whether it is as this program was shipped with it.
[[nodiscard]] DataSource dataSource(const DataFile& file);

} // namespace muster

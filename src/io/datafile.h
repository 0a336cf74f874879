#pragma once

#include "io/readcontext.h"
#include "io/schema.h"
#include "io/versions.h"

namespace muster {

/// Reads a data file and checks it by its schema: "ruleset", "army" or "translation". An older version is brought up to
/// date first. The document is safe to show (core/safetext.h); the text is as it was written, and empty for an older
/// version, whose lines are not those of the document.
[[nodiscard]] Result<DataFile> readDataFile(const std::string& path, std::string_view schema, SchemaSet& schemas,
                                            const FileVersions& versions = fileVersions());

/// Which file it is, what it says, hashed, and whether it is as this program was shipped with it.
[[nodiscard]] DataSource dataSource(const DataFile& file);

} // namespace muster

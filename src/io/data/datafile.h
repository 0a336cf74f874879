#pragma once

#include "io/data/versions.h"
#include "io/json/schema.h"
#include "io/ruleset/readcontext.h"

namespace muster {

/// Reads a data file and checks it with its schema: "ruleset", "army", "translation" or "ownunits". A file of an older
/// version is first brought up to date. The document is safe to show (core/base/safetext.h). The text is as it was
/// written; it is empty for an older version, because its lines are not those of the document. Fails if the file cannot
/// be read or is not as its schema says.
[[nodiscard]] Result<DataFile> readDataFile(const std::string& path, std::string_view schema, SchemaSet& schemas,
                                            const FileVersions& versions = fileVersions());

/// The same of a file to play by: one that is byte for byte as it was shipped with this program is not checked again,
/// because all that is shipped was (tests/io/shippeddata_test.cpp). Only what checks data asks for readDataFile().
[[nodiscard]] Result<DataFile> readInstalledFile(const std::string& path, std::string_view schema, SchemaSet& schemas);

/// The same of a text that is to be such a file, or was one.
[[nodiscard]] Result<DataFile> readDataText(std::string text, const std::string& path, std::string_view schema,
                                            SchemaSet& schemas, const FileVersions& versions = fileVersions());

/// A fault if the ruleset in a folder of versions is of another version than its folder says.
[[nodiscard]] Faults wrongVersion(const DataFile& ruleset);

/// Whether a file in a folder of versions is one that was shipped with this program, as the newest or as an older one:
/// then it is not the user's own, wherever it is kept. False for files in other folders.
[[nodiscard]] bool isAsShipped(const DataFile& file);

/// Where the data of a file come from: its path, the hash of its content, and whether it is as shipped with this
/// program.
[[nodiscard]] DataSource dataSource(const DataFile& file);
/// The same of the file with own units that was added to an army.
[[nodiscard]] DataSource ownUnitsSource(const OwnEntries& own);

} // namespace muster

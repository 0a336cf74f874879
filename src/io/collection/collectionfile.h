#pragma once

#include "core/base/fault.h"
#include "core/collection/collection.h"
#include "io/json/schema.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

/// A longer file of a collection is not read.
inline constexpr std::size_t mostCollectionBytes = 8U << 20U;

/// Reads the file of a collection (schemas/collection.schema.json). Fails with every fault where it has one: also where
/// more is painted than owned, or a unit is there twice.
[[nodiscard]] Result<Collection> readCollection(std::string_view text, const std::string& file, SchemaSet& schemas);

/// The file in its one canonical form: sorted, and without what is nothing.
[[nodiscard]] std::string writeCollection(const Collection& collection);

/// The same, read back: fails, with faults about `file`, where readCollection() would refuse it. Every collection that
/// is saved is written by this.
[[nodiscard]] Result<std::string> readableCollection(const Collection& collection, const std::string& file,
                                                     SchemaSet& schemas);

/// The file of a game's collection in a folder. Empty where the id could lead out of the folder.
[[nodiscard]] std::string collectionPath(const std::string& folder, std::string_view ruleset);

} // namespace muster

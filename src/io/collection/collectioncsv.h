#pragma once

#include "core/collection/collection.h"
#include "io/data/store.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// What one row of a table says of a person's collection. A value that is nothing takes the entry away.
struct CollectionRow {
    int line = 1;
    std::string ruleset;
    CollectionKey key;
    OwnedModels value;
};

/// What was understood, and a fault with its line for each row that was not.
struct CollectionRows {
    std::vector<CollectionRow> rows;
    Faults faults;
};

/// What a row means that leaves it out. Ids; empty: each row must say it.
struct CollectionDefaults {
    std::string ruleset;
    std::string army;
};

/// Reads a collection from a table with the heads game, army, unit, owned, painted and note, in any order. Game, army
/// and unit are ids or names, as the data have them or in the store's language; if none is exactly so, upper and lower
/// case are taken for the same. Other columns are ignored. Fails where the table as a whole cannot be understood.
[[nodiscard]] Result<CollectionRows> readCollectionCsv(std::string_view text, const std::string& file, Store& store,
                                                       const CollectionDefaults& defaults = {});

} // namespace muster

#pragma once

#include "editor/collection/collections.h"
#include "io/data/store.h"

namespace muster::widgets {

/// What the person owns, one for all windows of the program: in the folder `muster/collection` of the user's data.
/// `store` says where the schemas are, the first time.
[[nodiscard]] editor::Collections& ownCollections(const Store& store);

/// Another folder than the usual one; empty: the usual one. Also for those who have them already.
void setCollectionFolder(const QString& folder);

} // namespace muster::widgets

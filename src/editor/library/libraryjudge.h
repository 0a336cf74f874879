#pragma once

#include "editor/library/libraryentry.h"
#include "io/data/store.h"

namespace muster::editor {

/// Reads and judges a roster file. Whatever is wrong with it is said in the result; nothing is thrown. For a worker,
/// with a store of its own.
[[nodiscard]] JudgedRoster judgeRosterFile(Store& store, const std::string& path);

} // namespace muster::editor

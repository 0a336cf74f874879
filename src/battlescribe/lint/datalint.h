#pragma once

#include "core/base/fault.h"

#include <filesystem>

namespace muster::battlescribe::data {

/// What lintData() found.
struct DataLint {
    Faults faults;
    Faults warnings; ///< what is allowed but looks like a mistake, what Muster does not know, what was not read
    Faults unreadable;
    int files = 0;
};

/// Looks for faults in all files of data in a folder, not in folders below: files that cannot be read, links and ids
/// that lead nowhere or to the wrong kind of thing, ids that are there twice, limits that contradict each other. Each
/// game is looked at with all of its catalogues. Faults come by file and line.
[[nodiscard]] DataLint lintData(const std::filesystem::path& folder);

} // namespace muster::battlescribe::data

#pragma once

#include "core/base/fault.h"

#include <stop_token>
#include <string>

namespace muster::editor {

/// Whether a file is an archive of a game's data, as people download one, by its ending: .zip or .bsr.
[[nodiscard]] bool isPackedData(const std::string& path);

/// Takes the files of data out of an archive into a folder of its own in `root`, which is made; its path. The archive
/// is a stranger's: its size, what it unpacks to and its names are bounded. Nothing stays where that fails, or is
/// stopped.
[[nodiscard]] Result<std::string> unpackGameData(const std::string& archive, const std::string& root,
                                                 const std::stop_token& stop = {});

} // namespace muster::editor

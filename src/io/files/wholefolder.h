#pragma once

#include "core/base/fault.h"

#include <functional>
#include <string>

namespace muster {

/// What is to become of a folder that is there already.
enum class FolderThere { Replaced, Refused };

/// Writes a folder whole or not at all: `write` fills a hidden folder beside it, which then takes its place. Hidden
/// folders are never read as data. If it fails, everything is as it was.
[[nodiscard]] Result<void> writeWholeFolder(const std::string& folder, FolderThere there,
                                            const std::function<Result<void>(const std::string& fresh)>& write);

/// A program may have died while writeWholeFolder() had the folder that was there in hiding: it comes back.
void restoreFolder(const std::string& folder);

} // namespace muster

#pragma once

#include "core/base/fault.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// A .zip of lists is read as if it were a folder: its files have paths as if they stood there, "lists.zip/round
// 1/a.txt". Nothing is unpacked to the disk, and no name in it is ever opened there.

/// What is in a .zip of lists.
struct ArchivedFiles {
    std::vector<std::string> names; ///< in the order of a folder: by name, those of inner folders last
    Faults faults;                  ///< why it cannot be read, and what was left out
};

/// The files in an archive, without hidden ones. Nothing for what is no .zip, and for a document or a roster that is
/// itself packed.
[[nodiscard]] std::optional<ArchivedFiles> filesInArchive(const std::string& path);

/// Whether bytes are an archive of lists that has no path, so that it cannot be read as a folder.
[[nodiscard]] bool isListArchive(std::string_view bytes);

/// The archive in which a path lies; empty for other paths.
[[nodiscard]] std::string archiveAround(const std::string& path);

/// Reads a file that lies in an archive. Fails if it is too large.
[[nodiscard]] Result<std::string> readArchivedFile(const std::string& path);

} // namespace muster

#pragma once

#include "core/base/fault.h"
#include "editor/library/libraryentry.h"

#include <stop_token>
#include <string>
#include <vector>

namespace muster::editor {

/// Where the rosters of the library are; paths are bytes.
struct LibraryPlaces {
    std::vector<std::string> folders; ///< with the folders inside them
    std::vector<std::string> recent;  ///< files that were open before, the last one first
    std::vector<std::string> samples; ///< files

    friend bool operator==(const LibraryPlaces&, const LibraryPlaces&) = default;
};

inline constexpr std::size_t mostLibraryFiles = 20'000;

struct ScannedLibrary {
    std::vector<LibraryEntry> entries;       ///< each file once
    std::vector<std::string> missingFolders; ///< which are not there, or are not folders
    std::vector<std::string> insideFolders;  ///< those of the library and the folders inside them that have rosters
    Faults faults;                           ///< what could not be read to its end
    bool isCut = false;                      ///< there are more files than the library shows
    bool isWhole = true;                     ///< false: it was stopped
};

/// Finds the roster files and reads the head of each, not more. Of those among `known` that have not changed, what is
/// known stays. Only regular files are opened. For a worker; takes some milliseconds for a hundred files.
[[nodiscard]] ScannedLibrary scanLibrary(const LibraryPlaces& places, const std::vector<LibraryEntry>& known = {},
                                         const std::stop_token& stop = {}, std::size_t mostFiles = mostLibraryFiles);

/// When and how large a regular file is; nothing for what is none.
[[nodiscard]] std::optional<FileState> fileStateOf(const std::string& path);
[[nodiscard]] QDateTime changedTime(const FileState& state);

} // namespace muster::editor

#pragma once

#include "core/base/fault.h"

#include <cstddef>
#include <stop_token>
#include <string>
#include <vector>

namespace muster {

/// A file that may have lists in it.
struct ListFile {
    std::string path;     ///< in the bytes of the system; in an archive as if that were a folder
    std::string shown;    ///< from the folder on
    bool isNamed = false; ///< by the person: on a command line it may be a pipe, or "-"

    friend bool operator==(const ListFile&, const ListFile&) = default;
};

struct ListFiles {
    std::vector<ListFile> files; ///< by name, those of inner folders last; each once, but for those named twice
    Faults faults;               ///< folders that cannot be read, and what was left out
    bool isCut = false;          ///< there were more than are taken: the last fault says so
};

inline constexpr std::size_t mostListFiles = 20'000;

/// All files in these folders and in the folders inside them, those in archives (.zip) of lists, and the files that
/// were named. Hidden ones are left out, and links to folders are not followed, so that the search ends; the latter is
/// told. Beyond `mostFiles` the rest is left out, which is told as well. `endings`: only files in folders with one of
/// these (".muster", of any case); none: all.
[[nodiscard]] ListFiles findListFiles(const std::vector<std::string>& paths, const std::stop_token& stop = {},
                                      std::size_t mostFiles = mostListFiles,
                                      const std::vector<std::string>& endings = {});

/// Whether it is a folder, or a link to one.
[[nodiscard]] bool isFolder(const std::string& path);

/// Whether it is a folder, or an archive of lists, which is taken for one.
[[nodiscard]] bool hasListFiles(const std::string& path);

} // namespace muster

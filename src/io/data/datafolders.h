#pragma once

#include "core/base/fault.h"
#include "io/files/safefile.h"

#include <string>
#include <vector>

namespace muster {

/// The folders with data of BattleScribe that a person has added, in the file datafolders.json of the folder of own
/// data. Rosters of such games are judged by what is in them.
struct DataFolders {
    static constexpr std::size_t most = 200;

    std::vector<std::string> paths; ///< absolute, in the order in which they were added
    FileStamp read;                 ///< of the file that they were read from

    /// False if it is there already.
    bool add(const std::string& path);
    /// False if it is not there.
    bool remove(const std::string& path);
};

/// No folders where there is no file. Fails, with the place, where the file is not what it should be.
[[nodiscard]] Result<DataFolders> readDataFolders(const std::string& userFolder);
/// Fails where the file cannot be written or has changed since it was read, or a path is not UTF-8, which JSON cannot
/// hold.
[[nodiscard]] Result<Saved> writeDataFolders(const std::string& userFolder, const DataFolders& folders);

/// The path without `.`, `..` and a slash at its end, from the root; links stay as they are named. Fails if
/// the path is relative to a current folder that is not there any more.
[[nodiscard]] Result<std::string> absoluteFolder(const std::string& path);

} // namespace muster

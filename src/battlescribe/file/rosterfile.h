#pragma once

#include "battlescribe/file/xmltree.h"
#include "core/base/fault.h"

#include <string>
#include <string_view>

namespace muster::battlescribe {

/// The whole of a roster file, known or not.
struct RosterFile {
    XmlFile xml;
    std::string json;  ///< as it came, if it came as JSON
    std::string entry; ///< its name in its archive; empty if it was not packed
    Faults remarks;    ///< what else was in the archive, and was not read
};

/// The largest file that readRosterFile() takes.
inline constexpr std::size_t mostRosterFileBytes = 20U << 20;

/// Whether the bytes are for readRosterFile(): XML whose first element is one of BattleScribe's, New Recruit's JSON, or
/// an archive.
[[nodiscard]] bool isRosterFile(std::string_view bytes);

/// Reads a .ros, a .rosz or New Recruit's .json; which of them is recognised by the content. `file` is its name in
/// faults.
[[nodiscard]] Result<RosterFile> readRosterFile(std::string_view bytes, const std::string& file);

/// A .ros in UTF-8; reading it gives the same tree again.
[[nodiscard]] std::string writeRos(const RosterFile& file);
/// New Recruit's JSON, in one line. What came as JSON is written as it came.
[[nodiscard]] std::string writeJson(const RosterFile& file);
/// A .rosz. `name` is for its entry if the file did not come from an archive.
[[nodiscard]] Result<std::string> writeRosz(const RosterFile& file, const std::string& name);

} // namespace muster::battlescribe

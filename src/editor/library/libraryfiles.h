#pragma once

#include "core/base/fault.h"

#include <QString>

#include <string>

namespace muster::editor {

// What a person does with roster files that are not open. Nothing is ever written over: a name that is taken is
// refused, or another one is found. Paths are bytes; a file whose name is not text can only be shown.

/// A copy beside it, "Name (2).muster", whose roster has a name that says so as well. Gives the path of the copy.
[[nodiscard]] Result<std::string> duplicateRoster(const std::string& path);

/// Sets the roster's name in the file. The file takes the name too where it was called as the roster was, and the new
/// name is free. Refuses to write over what somebody else changed meanwhile. Gives the path that the file has now.
[[nodiscard]] Result<std::string> renameRoster(const std::string& path, const std::string& name);

/// Into another folder; gives the new path.
[[nodiscard]] Result<std::string> moveRoster(const std::string& path, const std::string& folder);

/// Where a file was, and where it is in the bin of the system.
struct Binned {
    QString path;
    QString inBin;
};
[[nodiscard]] Result<Binned> binRoster(const std::string& path);
/// Back to where it was, unless there is another file now.
[[nodiscard]] Result<void> unbinRoster(const Binned& binned);

} // namespace muster::editor

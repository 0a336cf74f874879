#pragma once

#include "editor/library/librarymodel.h"

namespace muster::widgets {

/// Above this many rosters with tags, those of files that are not there any more are left out.
inline constexpr std::size_t mostTagged = 2'000;

/// The tags of the rosters in the library, kept in the program's settings.
[[nodiscard]] editor::LibraryTags libraryTags();
/// Gives each of these rosters a tag, or takes it away.
void setLibraryTag(const std::vector<std::string>& paths, const QString& tag, bool isOn);
/// A roster has another path now; empty: none.
void followLibraryTags(const std::string& from, const std::string& to);

} // namespace muster::widgets

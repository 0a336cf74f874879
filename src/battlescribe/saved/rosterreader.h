#pragma once

#include "battlescribe/file/xmltree.h"
#include "battlescribe/saved/fileroster.h"

namespace muster::battlescribe {

/// What the tree of a roster file means. Nothing in it is a fault: what these values do not have is counted in `kept`.
[[nodiscard]] FileRoster rosterIn(const XmlNode& root);

/// "3F9A-22C1-7B0D": the same for two rosters with the same game, forces and selections, whatever their names, notes
/// and ids.
[[nodiscard]] std::string fingerprintOf(const FileRoster& roster);

} // namespace muster::battlescribe

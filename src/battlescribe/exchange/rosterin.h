#pragma once

#include "battlescribe/file/xmltree.h"
#include "battlescribe/roster/game.h"
#include "battlescribe/roster/roster.h"

namespace muster::battlescribe::exchange {

/// The roster of a file, with its things in the data: each selection is looked for below its parent by its exact path,
/// else by the end of the path, else by the last id. What is not found is kept as it is stored.
[[nodiscard]] Roster rosterIn(Game& game, const XmlNode& root);

/// The elements of one name in all lists of another name.
[[nodiscard]] std::vector<const XmlNode*> listed(const XmlNode& node, std::string_view list, std::string_view element);

} // namespace muster::battlescribe::exchange

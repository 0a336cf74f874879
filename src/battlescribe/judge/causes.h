#pragma once

#include "battlescribe/judge/condition.h"

#include <functional>
#include <string>
#include <vector>

namespace muster::battlescribe::judge {

/// Adds the names of what makes the modifiers of a node work now: what their conditions found, such as the entry that
/// is taken. Of conditions that ask for all, each gives its name; of those of which one is enough, the first that
/// holds. What must not be there, or is a mere type, has no name here. `wants` chooses the modifiers; no name comes
/// twice.
void addCauses(const Situation& situation, const Asker& asker, const data::Node& node,
               const std::function<bool(const data::Modifier&)>& wants, std::vector<std::string>& names);

/// Adds a name that is neither empty nor there already.
void addOnce(std::vector<std::string>& names, std::string_view name);

} // namespace muster::battlescribe::judge

#pragma once

#include "rules/fixes/fixes.h"

#include <set>
#include <string>

namespace muster {

/// The ids of all units that an edit adds, with those below them.
[[nodiscard]] std::set<std::string, std::less<>> addedBy(const Edit& edit);

/// Whether a fix, found in a roster to which units with these ids were added, changes only these units and what is
/// below them, or attaches them.
[[nodiscard]] bool isOfAdded(const Assessment& after, const Fix& fix, const std::set<std::string, std::less<>>& added);

/// Lets a fix add its units as they are in `after`, a roster in which they were changed since. If several units of one
/// kind are added, all get what the first that was changed got. `before` is the roster that the fix is for.
void addAsIn(const Catalogue& catalogue, const Assessment& before, const Roster& after, Fix& fix);

/// Whether two parts of a fix contradict each other, so that it removes and adds the same, changes what it removes, or
/// changes one thing twice. Units of one name are the same.
[[nodiscard]] bool contradictsItself(const Catalogue& catalogue, const Assessment& assessment, const Fix& fix);

} // namespace muster

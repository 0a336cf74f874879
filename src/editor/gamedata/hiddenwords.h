#pragma once

#include "editor/gamedata/standing.h"

#include <QString>

namespace muster::editor {

/// Why the data hide a choice below a force or selection, as far as that is said simply: "only while the army has
/// Battalion", "not while its force has a Beacon". Without a reason that can be told in a line, that it is not offered.
[[nodiscard]] QString whyHidden(const Standing& standing, Id<Standing::Element> parent,
                                Id<battlescribe::Choice> choice);

} // namespace muster::editor

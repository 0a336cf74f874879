#pragma once

#include "editor/list/headform.h"
#include "rules/verdict/verdict.h"

namespace muster::editor {

/// `unread`: how many lines of a list in words were not understood; none: as many as the roster has.
[[nodiscard]] HeadForm headForm(const Verdict& verdict, std::optional<int> unread = {});

/// The tallies of one unit: its places, sizes, options.
[[nodiscard]] std::vector<HeadForm::Tally> talliesOf(const Verdict& verdict, Id<AssessedUnit> unit);

} // namespace muster::editor

#pragma once

#include "editor/list/offers.h"
#include "rules/verdict/verdict.h"

#include <optional>

namespace muster::editor {

/// What can be added to a roster: the units of its army by category, then those of its Possible Allies. `before` where
/// neither data nor armies have changed.
[[nodiscard]] OfferListPtr offersFor(const Verdict& verdict, const OfferListPtr& before);

/// The kind that an offer of this roster is of; none for what the data do not know.
[[nodiscard]] Id<Unit> kindOf(const Verdict& verdict, const std::string& offer);

} // namespace muster::editor

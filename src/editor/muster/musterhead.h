#pragma once

#include "core/roster/textreading.h"
#include "editor/list/headform.h"
#include "rules/verdict/verdict.h"

namespace muster::editor {

/// `reading`: how a list in words was read; null for all others.
[[nodiscard]] HeadForm headForm(const Verdict& verdict, const TextReading* reading = nullptr);

/// The tallies of one unit: its places, sizes, options.
[[nodiscard]] std::vector<HeadForm::Tally> talliesOf(const Verdict& verdict, Id<AssessedUnit> unit);

} // namespace muster::editor

#pragma once

#include "battlescribe/saved/list.h"
#include "editor/battle/battle.h"
#include "io/data/store.h"
#include "print/printout.h"
#include "rules/verdict/verdict.h"
#include "widgets/printing/exporting.h"

#include <memory>
#include <vector>

namespace muster::widgets {

using print::Printout;

/// A roster of ours or of BattleScribe, both of a battle, or the book of an army.
[[nodiscard]] Printout printoutOf(const VerdictPtr& verdict, const Store& store);
[[nodiscard]] Printout printoutOf(const std::shared_ptr<const battlescribe::List>& list);
/// The sheets of both sides. The battle was judged.
[[nodiscard]] Printout printoutOf(const editor::Battle& battle);
/// Several rosters, one after the other.
[[nodiscard]] Printout printoutOf(const std::vector<Exported>& rosters);
[[nodiscard]] Result<Printout> bookOf(Store& store, const std::string& game, const std::string& army);

} // namespace muster::widgets

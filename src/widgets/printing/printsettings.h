#pragma once

#include "print/print.h"

namespace muster {
class Store;
} // namespace muster

namespace muster::widgets {

/// What is printed. A book has no sheets and no cards to choose; a battle has sheets of its own; of a roster of
/// BattleScribe there are not all sheets.
enum class Printed { Roster, Battle, Book, BattleScribe };

/// How this person prints, as it was chosen last; sheets and paper that are usual here before anything was chosen.
[[nodiscard]] print::Settings rememberedPrintSettings(const Store& store, Printed what = Printed::Roster);
void rememberPrintSettings(const print::Settings& settings, Printed what = Printed::Roster);

} // namespace muster::widgets

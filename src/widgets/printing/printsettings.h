#pragma once

#include "print/printout.h"

namespace muster {
class Store;
} // namespace muster

namespace muster::widgets {

using print::Printed;

/// How this person prints, as it was chosen last; sheets and paper that are usual here before anything was chosen.
[[nodiscard]] print::Settings rememberedPrintSettings(const Store& store, Printed what = Printed::Roster);
/// All sheets, in the order in which this person prints them.
[[nodiscard]] std::vector<print::Sheet> rememberedSheetOrder();
void rememberSheetOrder(const std::vector<print::Sheet>& order);
/// Which units are printed is not kept: that is of one roster.
void rememberPrintSettings(const print::Settings& settings, Printed what = Printed::Roster);

} // namespace muster::widgets

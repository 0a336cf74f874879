#pragma once

#include "apps/command.h"
#include "print/print.h"

namespace muster {

/// Prints to OUT.pdf, OUT.html or, for "-", a PDF to standard output. Gives the exit status.
[[nodiscard]] int printRoster(const JudgedList& list, const print::Settings& settings, const OutputFile& output);
/// The sheets of a roster of BattleScribe.
[[nodiscard]] int printBattleScribe(const print::BattleScribeJob& job, const print::Settings& settings,
                                    const OutputFile& output);

[[nodiscard]] print::Settings defaultPrintSettings(const Store& store);

} // namespace muster

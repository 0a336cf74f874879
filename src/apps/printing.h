#pragma once

#include "apps/command.h"
#include "print/print.h"

namespace muster {

/// Prints to OUT.pdf, OUT.html or, for "-", a PDF to standard output. The job gets its date. Gives the exit status.
[[nodiscard]] int printJob(print::AnyJob job, const print::Settings& settings, const OutputFile& output);
[[nodiscard]] int printRoster(const JudgedList& list, const print::Settings& settings, const OutputFile& output);
/// The same with the other rosters of a battle, for its battle sheet.
[[nodiscard]] int printBattle(const Sides& sides, const print::Settings& settings, const OutputFile& output);

/// The sheets of a roster of BattleScribe.
[[nodiscard]] int printBattleScribe(const print::BattleScribeJob& job, const print::Settings& settings,
                                    const OutputFile& output);

/// The book of RULESET/ARMY.
[[nodiscard]] int printBook(Store& store, const std::string& what, const print::Settings& settings,
                            const OutputFile& output);

[[nodiscard]] print::Settings defaultPrintSettings(const Store& store);

} // namespace muster

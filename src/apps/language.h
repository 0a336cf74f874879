#pragma once

#include "apps/command.h"

namespace muster {

/// Adds --language: what the command says about games and rosters is then in this language, as far as the data are.
/// What is wrong with a file or a call is told in English.
void addLanguage(CLI::App& command, Session& session);

/// Speaks it from now on; empty is English.
void speak(const std::string& language);

} // namespace muster

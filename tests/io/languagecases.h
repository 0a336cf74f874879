#pragma once

#include "core/fault.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace muster::testing {

/// The game that was invented for tests of the ruleset language: tests/data/language. A test changes a copy of it.
struct LanguageGame {
    nlohmann::ordered_json ruleset;
    nlohmann::ordered_json moss;
    nlohmann::ordered_json fern;
};
[[nodiscard]] LanguageGame languageGame();

/// What reading the game tells, as lint does: first by the schemas, then by itself with all its armies.
[[nodiscard]] Faults faultsOf(const LanguageGame& game);

/// A change of the game, and the one fault that it makes.
struct LanguageCase {
    const char* file; ///< "ruleset" or "moss"
    /// Pointers and what is put there, as JSON; nothing takes it out.
    std::vector<std::pair<std::string, std::string>> changes;
    std::string pointer;
    std::string message; ///< in it
    std::string advice;  ///< in it
};

/// Makes the changes, and checks the fault: that there is one, its words, and that its place is where the pointer is.
void check(const LanguageCase& made);

} // namespace muster::testing

#pragma once

#include "core/base/fault.h"

#include <nlohmann/json.hpp>

#include <map>
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
    std::string file; ///< "ruleset" or "moss"
    /// Pointers and what is put there, as JSON; nothing takes it out.
    std::vector<std::pair<std::string, std::string>> changes;
    std::string pointer;
    std::string message; ///< in it
    std::string advice;  ///< in it
};

/// The table of faults, languagefaults.json, by what its rows have in common. A row is
///
///     { "moss": { "/units/0/marks/0": "odl" }, "message": "no mark", "advice": "old" }
///
/// Its first key is the file that is changed, with pointers and what is put there; null takes it out. The fault is
/// where the first change is, or where "at" says. The key "rule" means a constraint behind all others, of these
/// members, an id and a message; "at" is then inside of it:
///
///     { "rule": { "forEach": "army", "count": { "units": {} } }, "at": "/count", "message": ..., "advice": ... }
[[nodiscard]] std::map<std::string, std::vector<LanguageCase>> languageFaults();

/// The game with the changes.
[[nodiscard]] LanguageGame changed(const LanguageCase& made);

/// Makes the changes, and checks the fault: that there is one, its words, and that its place is where the pointer is.
void check(const LanguageCase& made);

} // namespace muster::testing

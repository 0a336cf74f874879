#pragma once

#include "core/roster/roster.h"

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace muster::testing {

/// Words of strangers, put into every text of every format that the schemas know. The fields are found in the schemas:
/// one that is new is attacked without a word here.

/// Which words are put in front of each text. Harmless ones are as long, and differ where the hostile ones do. Nonsense
/// takes the place of each text: its own letters as w or W.
enum class Words { Hostile, Harmless, Nonsense };

/// A text with its letters as w or W, but for names in {braces} and the n of a rule's parameter.
[[nodiscard]] std::string nonsense(const std::string& text);

/// All attacks in one: HTML that names a file, Mustache, marks of Qt and of Markdown, controls of a terminal, signs
/// that turn the direction, a line that looks like a finding.
[[nodiscard]] const std::string& attack();
/// What of it can be seen in any text that shows it.
inline const std::string seenOfAttack = "img src=";

/// A folder of data with those words in every text of the rulesets, armies and sheets; `translated`: in the
/// translations in place of them. Returns the fields that were found, as places in the schemas.
std::set<std::string> writeData(const std::filesystem::path& folder, Words words, bool translated = false);

/// A sample with the words in every text of a roster, as a file. Returns the fields that were found.
std::set<std::string> writeHostileRoster(const std::string& sample, const std::filesystem::path& file, Words words);

/// Every field of a schema ("roster", "army"...) that holds text and no notation.
[[nodiscard]] std::set<std::string> textFields(const std::string& schema);

/// The first sign that must not be in words that are shown, as its place; empty where there is none. Lines: line ends
/// and tabs may.
[[nodiscard]] std::string harmIn(const std::string& text, bool mayHaveLines);

} // namespace muster::testing

#pragma once

#include "reading/text/line.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// A game that a text says it is a list of, and that is none of the installed rulesets.
struct OtherGame {
    std::string name;     ///< of the game; empty where only the program that wrote the list is known
    std::string by;       ///< the program; empty for none
    bool isNamed = false; ///< the text names the game itself: else only a program has signed it, as it may any list
};

/// The other game in the head of a text, or in what a program wrote below it; nothing in it if there is none. `own` are
/// names of installed rulesets: a text that has one in its head is theirs.
[[nodiscard]] OtherGame otherGameIn(const std::vector<text::Line>& lines, const std::vector<std::string>& own);

/// The same of a file of another program's own form (JSON or XML), by its beginning.
[[nodiscard]] OtherGame otherFormIn(std::string_view bytes);

} // namespace muster

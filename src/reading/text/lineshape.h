#pragma once

#include "reading/text/line.h"
#include "reading/text/tokenwords.h"

#include <array>

/// What one sees of a line without knowing the names of the game.
namespace muster::text {

/// Which words a line has.
struct Words {
    int all = 0; ///< that say something
    int talk = 0;
    int refusals = 0;
    bool hasNumber = false;
    bool hasPrice = false;
    bool hasTotal = false;
    bool hasLimit = false;
};
[[nodiscard]] Words wordsOf(const Line& line);
[[nodiscard]] Words wordsOf(const Line& line, Range range);

/// Bullet, depth, row, heading, capitals, and where numbers stand: lines of units of one list have the same.
using Shape = std::array<int, 6>;
[[nodiscard]] Shape shapeOf(const Line& line);

[[nodiscard]] bool isInCapitals(const Line& line);
/// "4 units", "Qty: 5", "15 models": nothing but a count.
[[nodiscard]] bool isCountAlone(const Line& line);
/// "Wargear:", "Rules" and the like.
[[nodiscard]] bool isLabelOfNothing(const Line& line);
/// "... and under him:", "... 275 w/": units that it has with it stand on the lines below.
/// "everything", "each": of all that stands there.
[[nodiscard]] bool saysAll(const Tokens& tokens);
/// Where the words begin that end a line and say that it leads what stands below: ", in charge of:", "leads everything
/// here"; behind the last token where there are none.
[[nodiscard]] std::size_t leadOf(const Tokens& tokens);
[[nodiscard]] bool leadsBelow(const Tokens& tokens);
/// A sentence that somebody wrote about a unit.
[[nodiscard]] bool isProse(const Line& line, const Words& words);
/// "Kelp Drake" right below the lines of a unit: nothing but a name.
[[nodiscard]] bool isBareName(const Line& line);
/// "Please take this instead:": the list that stands before does not count.
[[nodiscard]] bool isReplacement(const Line& line);
/// "YOURS": what follows is the list of somebody else.
[[nodiscard]] bool isTheirs(const Line& line);
/// "ditto", "the same again".
[[nodiscard]] bool isDittoWord(std::string_view word);
/// A count or a price, as the lines of units have them.
[[nodiscard]] bool looksLikeUnit(const Line& line, Range range, const Words& words);
[[nodiscard]] bool looksLikeUnit(const Line& line, const Words& words);
/// "Elephants: 0", "0 x Elephants".
[[nodiscard]] bool hasZero(const Tokens& tokens, Range name);
/// "left the Raptor at home": a refusal near the name, in the same clause.
[[nodiscard]] bool refusedBefore(const Tokens& tokens, Range clause, Range name);

} // namespace muster::text

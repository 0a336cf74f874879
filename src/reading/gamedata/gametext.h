#pragma once

#include "battlescribe/verdict/judging.h"
#include "reading/gamewords.h"
#include "reading/text/line.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace muster::gamewords {

/// A text that was read as a list of a game whose data are in a folder.
struct GameText {
    /// The best way to read it, judged, with its reading. Open, where other good ways have another verdict.
    battlescribe::List list;
    std::shared_ptr<const GameWords> words; ///< to read it again
    int units = 0;                          ///< lines with names of units, letter by letter
    bool isNamed = false;                   ///< the text names the army or the game
};

/// Reads a text as a list of a game of the library's folders. Nothing where no unit of such a game is named. All good
/// ways to read it are judged; there is a verdict only where they agree and nothing is left that was not understood.
[[nodiscard]] std::optional<GameText> readGameText(battlescribe::DataLibrary& library,
                                                   const std::vector<text::Line>& lines,
                                                   const std::vector<QString>& original, const std::string& name);

} // namespace muster::gamewords

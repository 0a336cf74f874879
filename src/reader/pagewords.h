#pragma once

#include <string>
#include <string_view>

namespace muster::reader {

/// The words on the pages of a PDF.
struct WordsOnPages {
    enum class State { Open, Locked, Broken, TooLong };
    State state = State::Broken;
    int pages = 0;
    int withWords = 0; ///< so many pages; the others are pictures, or empty
    std::string words; ///< in UTF-8: a line for each line of a page, with its indent, tabs between columns
};

/// TooLong: there are more than forty pages, or more words than a list can have; then there are no words.
[[nodiscard]] WordsOnPages wordsOnPages(std::string_view pdf);

/// "open", "locked", "broken" or "long".
[[nodiscard]] std::string_view nameOf(WordsOnPages::State state);

} // namespace muster::reader

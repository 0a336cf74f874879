#pragma once

#include "report/verdict/context.h"

#include <functional>
#include <string>
#include <vector>

namespace muster::report {

/// A line of a list in words that the reader should look at, and what is said of it.
struct ReadLineText {
    int line = 0;
    std::string text; ///< as it came
    std::string words;
    bool isUnknown = false; ///< not understood; else doubtful
};

/// How a list in words was read, in words. Empty for other lists.
struct ReadingText {
    std::string summary; ///< "Read from words: 9 lines are sure, 2 likely, 1 doubtful, 1 was not understood."
    std::string guess;   ///< which game and army it was taken for; empty where that is plain
    std::string totals;  ///< what the text claims and what it comes to, where the two differ
    std::vector<ReadLineText> lines; ///< those not understood, then the doubtful ones, then those with other points
};

[[nodiscard]] ReadingText readingText(const Context& context);

/// What the data say of a list that was read from words.
struct ByData {
    std::function<std::string(const LineReading&)> readAs; ///< what a line was read as
    bool hasPoints = true;
    Currency currency;
    Points total;
};
[[nodiscard]] ReadingText readingText(const TextReading& reading, const ByData& data);

/// Why a list in words has no verdict: "2 lines not understood", or on what it depends; empty where it has one.
[[nodiscard]] std::string whyOpen(const TextReading& reading);
/// "it depends on line 14", "it depends on lines 3, 4 and 2 more".
[[nodiscard]] std::string dependsWords(const TextReading& reading);

/// "2 × Grunts Section — Machine gun: 125 points": what a line was read as.
[[nodiscard]] std::string readAs(const Context& context, const LineReading& line);

/// The names of the values as JSON reports write them.
[[nodiscard]] std::string_view idOf(Certainty certainty);
[[nodiscard]] std::string_view idOf(LineKind kind);

} // namespace muster::report

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace muster::battlescribe {

/// A piece of a text that looks the same from end to end.
struct TextRun {
    std::string text;
    bool isBold = false;
    bool isSmall = false; ///< in small capitals

    friend bool operator==(const TextRun&, const TextRun&) = default;
};

/// Takes New Recruit's marks out of a text: **bold**, ^^small capitals^^, and one in the other. A mark without its
/// partner stays as it is written. Descriptions, characteristics and messages of the data have marks; names do not.
[[nodiscard]] std::vector<TextRun> runsOf(std::string_view text);

/// The same text without its marks, for places that have no bold letters.
[[nodiscard]] std::string plainText(std::string_view text);

} // namespace muster::battlescribe

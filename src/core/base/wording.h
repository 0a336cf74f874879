#pragma once

#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// Words of faults.

/// "word", with its quotes.
[[nodiscard]] std::string inQuotes(std::string_view word);

/// "a, b, c", with `last` in place of the last comma where it is given: "a, b or c".
[[nodiscard]] std::string listed(const auto& words, std::string_view last = ", ")
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text.append(i == 0 ? "" : i + 1 == words.size() ? last : ", ").append(words[i]);
    return text;
}

/// A text that begins with a capital letter, where its first is one of a-z.
[[nodiscard]] std::string capital(std::string text);

/// How many letters must be put in, taken out or changed to make one word of another. Where that is more than `most`,
/// it is most + 1, which costs less to say.
[[nodiscard]] std::size_t editDistance(std::string_view a, std::string_view b,
                                       std::size_t most = std::numeric_limits<std::size_t>::max());

/// The candidate that is most like a misspelt word; empty where none is near.
[[nodiscard]] std::string nearest(std::string_view word, const std::vector<std::string_view>& candidates);

/// "Did you mean "that"?", or another advice where no candidate is near.
[[nodiscard]] std::string didYouMean(std::string_view word, const std::vector<std::string_view>& candidates,
                                     std::string otherwise);
/// Whether such advice says what is meant.
[[nodiscard]] bool isGuess(std::string_view advice);

} // namespace muster

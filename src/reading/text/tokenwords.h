#pragma once

#include "reading/text/token.h"

#include <algorithm>
#include <span>

/// Small questions about tokens that those ask who look at lines.
namespace muster::text {

/// Tokens [from, to) of a line.
struct Range {
    std::size_t from = 0;
    std::size_t to = 0;
};

[[nodiscard]] inline std::span<const Token> within(const Tokens& tokens, Range range)
{
    return std::span(tokens).subspan(range.from, range.to - range.from);
}

/// Whether a token is a word of one of the kinds of plainwords.h.
[[nodiscard]] auto wordOf(const auto&... kinds)
{
    return [=](const Token& token) { return token.isA(kinds...); };
}

[[nodiscard]] inline auto markOf(char mark)
{
    return [mark](const Token& token) { return token.is(mark); };
}

/// Whether one of the numbers is a price by the words or brackets around it.
[[nodiscard]] inline bool isPriced(std::span<const Token> tokens)
{
    return std::ranges::any_of(tokens, &Token::isTagged);
}

[[nodiscard]] inline bool endsIn(const Tokens& tokens, char mark) { return !tokens.empty() && tokens.back().is(mark); }

/// The first token from `at` on that is no mark.
[[nodiscard]] inline std::size_t afterMarks(const Tokens& tokens, std::size_t at)
{
    while (at < tokens.size() && tokens[at].isMark())
        ++at;
    return at;
}

} // namespace muster::text

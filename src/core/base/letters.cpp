#include "core/base/letters.h"

#include <algorithm>

namespace muster {

namespace {

bool isFirstByte(char c) { return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u; }

} // namespace

std::size_t countLetters(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count_if(text, isFirstByte));
}

bool hasAtMost(std::string_view text, std::size_t most) { return text.size() <= most || countLetters(text) <= most; }

std::string_view firstLetters(std::string_view text, std::size_t most)
{
    std::size_t at = 0;
    for (std::size_t letters = 0; at < text.size(); ++at)
        if (isFirstByte(text[at]) && letters++ == most)
            break;
    return text.substr(0, at);
}

std::string shortened(std::string text, std::size_t most)
{
    return hasAtMost(text, most) ? text : std::string(firstLetters(text, most - 1)) + "…";
}

} // namespace muster

#include "core/base/letters.h"

#include <algorithm>

namespace muster {

namespace {

bool isFirstByte(char c) { return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u; }

} // namespace

Letter letterAt(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
    const auto first = byte(0);
    if (first < 0x80)
        return {first, 1, true};
    if (first < 0xC2 || first > 0xF4)
        return {first, 1, false};
    const std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    char32_t code = first & (0xFFU >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
        // The second byte must not make a letter that has a shorter form, a surrogate, or one beyond U+10FFFF.
        const unsigned least = i > 1 ? 0x80 : first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
        const unsigned most = i > 1 ? 0xBF : first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
        if (at + i == text.size() || byte(i) < least || byte(i) > most)
            return {first, i, false};
        code = code << 6 | (byte(i) & 0x3FU);
    }
    return {code, size, true};
}

bool isUtf8(std::string_view text)
{
    const auto isAscii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    for (auto each = std::ranges::find_if_not(text, isAscii); each != text.end();) {
        const auto letter = letterAt(text, static_cast<std::size_t>(each - text.begin()));
        if (!letter.isUtf8)
            return false;
        each = std::find_if_not(each + static_cast<std::ptrdiff_t>(letter.size), text.end(), isAscii);
    }
    return true;
}

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

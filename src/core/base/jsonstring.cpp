#include "core/base/jsonstring.h"

#include <algorithm>

namespace muster {

namespace {

bool isPlain(char c) { return isPlainInJson({&c, 1}); }

/// The bytes of the character at the front; of no character, as many as begin one, and none of what follows.
struct Front {
    std::size_t size;
    bool isCharacter;
};

Front frontOf(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const auto first = byte(0);
    if (first < 0x80)
        return {1, true};
    if (first < 0xC2 || first > 0xF4)
        return {1, false};
    const std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    for (std::size_t i = 1; i < size; ++i) {
        // The second byte must not make a character that has a shorter form, a surrogate, or one beyond U+10FFFF.
        const unsigned least = i > 1 ? 0x80 : first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
        const unsigned most = i > 1 ? 0xBF : first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
        if (i == text.size() || byte(i) < least || byte(i) > most)
            return {i, false};
    }
    return {size, true};
}

void appendEscaped(std::string& out, char c)
{
    constexpr std::string_view named = "\b\t\n\f\r\"\\";
    constexpr std::string_view names = "btnfr\"\\";
    if (const auto at = named.find(c); at != std::string_view::npos) {
        out += '\\';
        out += names[at];
    } else if (c >= 0 && c < ' ') {
        out += "\\u00";
        out += "01"[c >> 4];
        out += "0123456789abcdef"[c & 0xF];
    } else {
        out += c;
    }
}

} // namespace

bool isUtf8(std::string_view text)
{
    while (!text.empty()) {
        const auto front = frontOf(text);
        if (!front.isCharacter)
            return false;
        text.remove_prefix(front.size);
    }
    return true;
}

void appendJsonString(std::string& out, std::string_view text)
{
    out += '"';
    for (;;) {
        // Nearly everything is plain.
        const auto plain = std::ranges::find_if_not(text, isPlain);
        out.append(text.begin(), plain);
        text.remove_prefix(static_cast<std::size_t>(plain - text.begin()));
        if (text.empty())
            break;
        const auto front = frontOf(text);
        if (!front.isCharacter)
            out += "\xEF\xBF\xBD";
        else if (front.size == 1)
            appendEscaped(out, text.front());
        else
            out += text.substr(0, front.size);
        text.remove_prefix(front.size);
    }
    out += '"';
}

} // namespace muster

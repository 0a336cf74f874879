#include "core/base/jsonstring.h"

#include "core/base/letters.h"

#include <algorithm>

namespace muster {

namespace {

/// Whether a byte is written as it is, and is a letter of its own.
bool isPlain(char c) { return c >= ' ' && c < 127 && c != '"' && c != '\\'; }

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
        const auto letter = letterAt(text, 0);
        if (!letter.isUtf8)
            out += "\xEF\xBF\xBD";
        else if (letter.size == 1)
            appendEscaped(out, text.front());
        else
            out += text.substr(0, letter.size);
        text.remove_prefix(letter.size);
    }
    out += '"';
}

} // namespace muster

#include "core/base/safetext.h"

#include "core/base/letters.h"

#include <algorithm>
#include <cctype>

namespace muster {

namespace {

/// What is at a position of a text. Of bytes that are not UTF-8, one: each is shown.
Letter signAt(std::string_view text, std::size_t at)
{
    auto sign = letterAt(text, at);
    if (!sign.isUtf8)
        sign.size = 1;
    return sign;
}

bool isIn(char32_t code, char32_t first, char32_t last) { return code >= first && code <= last; }

/// The length in bytes of a flag that is written with tags, such as Scotland's; 0 if there is none.
std::size_t flagAt(std::string_view text, std::size_t at)
{
    constexpr char32_t blackFlag = 0x1F3F4;
    constexpr char32_t endTag = 0xE007F;
    constexpr std::size_t mostTags = 6;
    const auto flag = signAt(text, at);
    if (flag.code != blackFlag)
        return 0;
    auto end = at + flag.size;
    for (std::size_t tags = 0; end < text.size(); ++tags) {
        const auto sign = signAt(text, end);
        end += sign.size;
        if (sign.code == endTag && tags > 0)
            return end - at;
        // Letters and digits.
        if (tags == mostTags || !(isIn(sign.code, 0xE0061, 0xE007A) || isIn(sign.code, 0xE0030, 0xE0039)))
            return 0;
    }
    return 0;
}

/// Marks above or below a letter, which can be stacked.
bool isStackedMark(char32_t code)
{
    return isIn(code, 0x300, 0x36F) || isIn(code, 0x483, 0x489) || isIn(code, 0x591, 0x5BD) ||
           isIn(code, 0x610, 0x61A) || isIn(code, 0x64B, 0x65F) || isIn(code, 0x6D6, 0x6DC) || code == 0xE31 ||
           isIn(code, 0xE34, 0xE3A) || isIn(code, 0xE47, 0xE4E) || isIn(code, 0x1AB0, 0x1AFF) ||
           isIn(code, 0x1DC0, 0x1DFF) || isIn(code, 0x20D0, 0x20FF) || isIn(code, 0xFE20, 0xFE2F);
}

/// Joiners and selectors, which take no space.
bool isUnseen(char32_t code)
{
    return code == 0xAD || code == 0x2060 || isIn(code, 0x200B, 0x200D) || isIn(code, 0xFE00, 0xFE0F);
}

void appendHex(std::string& out, char32_t value, int digits)
{
    while (digits < 6 && value >> (4 * digits) != 0)
        ++digits;
    while (digits-- > 0)
        out += "0123456789ABCDEF"[value >> (4 * digits) & 0xF];
}

void appendShown(std::string& out, const Letter& sign)
{
    out += sign.isUtf8 ? "<U+" : "<";
    appendHex(out, sign.code, sign.isUtf8 ? 4 : 2);
    out += '>';
}

/// Copies a text. What is harmful in it is written by `put`, which is given the output, the position and the character.
template <typename Put>
std::string rewritten(std::string_view text, Put put)
{
    constexpr int mostMarks = 8; // no script stacks more
    std::string out;
    out.reserve(text.size());
    int marks = 0;
    for (std::size_t at = 0; at < text.size();) {
        // Nearly everything is plain.
        const auto from = at;
        while (at < text.size() && text[at] >= ' ' && text[at] < 127)
            ++at;
        out += text.substr(from, at - from);
        if (at == text.size())
            break;
        if (at > from)
            marks = 0;
        auto sign = signAt(text, at);
        if (const auto flag = flagAt(text, at); flag > 0)
            sign.size = flag;
        if (!isUnseen(sign.code)) // marks are stacked across these
            marks = isStackedMark(sign.code) ? marks + 1 : 0;
        if (sign.isUtf8 && !isHarmful(sign.code) && marks <= mostMarks)
            out += text.substr(at, sign.size);
        else
            put(out, at, sign);
        at += sign.size;
    }
    return out;
}

} // namespace

bool isHarmful(char32_t sign)
{
    return sign < 0x20 || isIn(sign, 0x7F, 0x9F) || sign == 0x61C || isIn(sign, 0x200E, 0x200F) ||
           isIn(sign, 0x2028, 0x202E) || isIn(sign, 0x2066, 0x206F) || isIn(sign, 0xD800, 0xDFFF) ||
           isIn(sign, 0xFDD0, 0xFDEF) || sign == 0xFEFF || isIn(sign, 0xFFF9, 0xFFFB) || isIn(sign, 0xE0000, 0xE007F) ||
           (sign & 0xFFFE) == 0xFFFE || sign > 0x10FFFF;
}

std::string safeLine(std::string_view text)
{
    return rewritten(text, [](std::string& out, std::size_t, const Letter& sign) {
        if (sign.code == '\n' || sign.code == '\r' || sign.code == '\t')
            out += ' ';
        else
            appendShown(out, sign);
    });
}

std::string safeLines(std::string_view text)
{
    return rewritten(text, [&](std::string& out, std::size_t at, const Letter& sign) {
        if (sign.code == '\n' || sign.code == '\t')
            out += static_cast<char>(sign.code);
        else if (text.substr(at, 2) != "\r\n")
            appendShown(out, sign);
    });
}

std::string safeHtml(std::string_view text)
{
    std::string out;
    for (const auto c : safeLines(text)) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        case '\'':
            out += "&apos;";
            break;
        default:
            out += c;
        }
    }
    return out;
}

std::string safeJson(std::string_view json)
{
    return rewritten(json, [](std::string& out, std::size_t, const Letter& sign) {
        // White space between values; inside strings the JSON writer has escaped it.
        if (sign.code < 0x20) {
            out += static_cast<char>(sign.code);
            return;
        }
        const auto escape = [&](char32_t unit) {
            out += "\\u";
            appendHex(out, unit, 4);
        };
        if (!sign.isUtf8) {
            escape(0xFFFD);
        } else if (sign.code < 0x10000) {
            escape(sign.code);
        } else {
            escape(0xD800 + ((sign.code - 0x10000) >> 10));
            escape(0xDC00 + (sign.code & 0x3FF));
        }
    });
}

std::string safeFileName(std::string_view text)
{
    constexpr std::size_t longest = 120; // bytes; file systems allow 255, and people add to a name
    std::string name;
    const auto clean = rewritten(text, [](std::string& out, std::size_t, const Letter&) { out += ' '; });
    for (const auto c : clean) {
        const bool isSpace = c == ' ';
        if (isSpace && (name.empty() || name.back() == ' '))
            continue;
        name += std::string_view("/\\:*?\"<>|").find(c) == std::string_view::npos ? c : '-';
    }
    if (name.size() > longest) {
        auto end = longest;
        while ((static_cast<unsigned char>(name[end]) & 0xC0u) == 0x80u)
            --end;
        name.resize(end);
    }
    // A dot in front hides a file, a minus there makes it an option of programs; a dot at the end is lost on some
    // systems.
    name.erase(0, std::min(name.find_first_not_of(". -"), name.size()));
    name.erase(name.find_last_not_of(". ") + 1);
    // Windows keeps these for devices, whatever their ending.
    auto device = name.substr(0, name.find('.'));
    std::ranges::transform(device, device.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    while (device.ends_with(' '))
        device.pop_back();
    const bool isNumbered = device.size() == 4 && (device.starts_with("COM") || device.starts_with("LPT")) &&
                            std::isdigit(static_cast<unsigned char>(device[3])) != 0;
    if (isNumbered || device == "CON" || device == "PRN" || device == "AUX" || device == "NUL")
        name.insert(0, 1, '_');
    return name;
}

} // namespace muster

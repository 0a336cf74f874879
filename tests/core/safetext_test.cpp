#include "core/base/safetext.h"

#include "core/base/fault.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

using namespace muster;

namespace {

/// A character as UTF-8, with as many bytes as are given: more than it needs for what is not to be read.
std::string utf8(char32_t code, int size)
{
    if (size == 1)
        return {static_cast<char>(code)};
    std::string bytes(static_cast<std::size_t>(size), '\0');
    for (auto i = bytes.size(); i-- > 1; code >>= 6)
        bytes[i] = static_cast<char>(0x80 | (code & 0x3F));
    bytes[0] = static_cast<char>((0xF00 >> size & 0xFF) | code);
    return bytes;
}

std::string utf8(char32_t code) { return utf8(code, code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4); }

std::string shown(char32_t code)
{
    char text[16];
    std::snprintf(text, sizeof text, "<U+%04X>", static_cast<unsigned>(code));
    return text;
}

std::string times(int count, const std::string& text)
{
    std::string all;
    while (count-- > 0)
        all += text;
    return all;
}

struct Range {
    char32_t first;
    char32_t last;
};

/// The edges of ranges, and what lies just beyond them.
std::vector<char32_t> edgesOf(const std::vector<Range>& ranges)
{
    std::vector<char32_t> codes;
    for (const auto& [first, last] : ranges)
        for (const char32_t code : {first - 1u, first + 0u, last + 0u, last + 1u})
            if (code <= 0x110000)
                codes.push_back(code);
    return codes;
}

bool isIn(const std::vector<Range>& ranges, char32_t code)
{
    return std::ranges::any_of(ranges, [&](const Range& range) { return range.first <= code && code <= range.last; });
}

} // namespace

TEST_CASE("harmful are controls, what turns the direction of text, tags, and what is no character")
{
    std::vector<Range> harmful{
        {0x0, 0x1F},           // controls
        {0x7F, 0x9F},          // and more of them
        {0x61C, 0x61C},        // direction marks
        {0x200E, 0x200F},      // direction marks
        {0x2028, 0x202E},      // ends of lines and paragraphs, embeddings and overrides
        {0x2066, 0x206F},      // isolates, and old controls
        {0xD800, 0xDFFF},      // halves of pairs
        {0xFDD0, 0xFDEF},      // no characters
        {0xFEFF, 0xFEFF},      // byte order mark
        {0xFFF9, 0xFFFB},      // notes between lines
        {0xE0000, 0xE007F},    // tags
        {0x110000, 0x7FFFFFFF} // beyond the last code
    };
    for (char32_t plane = 0; plane <= 0x10; ++plane) // the last two of each plane are not characters
        harmful.push_back({plane << 16 | 0xFFFE, plane << 16 | 0xFFFF});
    for (const auto code : edgesOf(harmful)) {
        INFO(shown(code));
        CHECK(isHarmful(code) == isIn(harmful, code));
    }
}

TEST_CASE("each length of character is read from its first code to its last, and no longer than it need be")
{
    for (const auto code : {0x20, 0x7E, 0xA0, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFD, 0x10000, 0x3FFFD, 0x10FFFD}) {
        const auto text = utf8(static_cast<char32_t>(code));
        INFO(shown(static_cast<char32_t>(code)));
        CHECK(safeLine(text) == text);
        CHECK(safeLine("a" + text + "b") == "a" + text + "b");
        if (text.size() > 1) { // cut off, it is bytes
            CHECK(safeLine(text.substr(0, text.size() - 1)).starts_with('<'));
            CHECK(safeLine(text.substr(0, text.size() - 1) + "ab").ends_with(">ab"));
        }
    }
    const std::pair<std::string, std::string> wrong[]{
        {utf8(0x7F, 2), "<C1><BF>"},
        {utf8(0x41, 2), "<C1><81>"},
        {utf8(0x7FF, 3), "<E0><9F><BF>"},
        {utf8(0xFFFF, 4), "<F0><8F><BF><BF>"},
        {utf8(0xD800), "<ED><A0><80>"},
        {utf8(0xDFFF), "<ED><BF><BF>"},
        {utf8(0x110000), "<F4><90><80><80>"},
        {utf8(0x140000), "<F5><80><80><80>"},
        {"\x80", "<80>"},
        {"\xe2(\x82", "<E2>(<82>"},
        {"\xe2\x82(", "<E2><82>("},
        {"\xf0\x9f\x8f(", "<F0><9F><8F>("},
    };
    for (const auto& [text, safe] : wrong)
        CHECK(safeLine(text) == safe);
}

TEST_CASE("which signs are stacked on a letter, and which only stand between them")
{
    const std::vector<Range> stacked{
        {0x300, 0x36F},   {0x483, 0x489},   {0x591, 0x5BD},   {0x610, 0x61A}, {0x64B, 0x65F},
        {0x6D6, 0x6DC},   {0xE31, 0xE31},   {0xE34, 0xE3A},   {0xE47, 0xE4E}, {0x1AB0, 0x1AFF},
        {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF}, {0xFE20, 0xFE2F},
    };
    for (const auto code : edgesOf(stacked)) {
        INFO(shown(code));
        const auto sign = utf8(code);
        CHECK(safeLine("a" + times(9, sign)) == "a" + times(8, sign) + (isIn(stacked, code) ? shown(code) : sign));
    }
    const std::string mark = "\u0301";
    const std::vector<Range> unseen{{0xAD, 0xAD}, {0x2060, 0x2060}, {0x200B, 0x200D}, {0xFE00, 0xFE0F}};
    for (const auto code : edgesOf(unseen)) {
        INFO(shown(code));
        const auto between = "a" + times(8, mark) + (isHarmful(code) ? shown(code) : utf8(code));
        CHECK(safeLine("a" + times(8, mark) + utf8(code) + mark) ==
              between + (isIn(unseen, code) ? shown(0x301) : mark));
    }
}

TEST_CASE("a flag is spelled by one to six letters or digits and an end")
{
    const auto flag = [](const std::vector<char32_t>& tags) {
        auto text = utf8(0x1F3F4);
        for (const auto tag : tags)
            text += utf8(tag);
        return text + utf8(0xE007F);
    };
    for (const auto code : edgesOf({{0xE0030, 0xE0039}, {0xE0061, 0xE007A}})) {
        INFO(shown(code));
        const bool spells = isIn({{0xE0030, 0xE0039}, {0xE0061, 0xE007A}}, code);
        CHECK((safeLine(flag({0xE0067, code})) == flag({0xE0067, code})) == spells);
    }
    for (std::size_t count = 0; count <= 8; ++count) {
        INFO(count);
        const auto text = flag(std::vector<char32_t>(count, 0xE0061));
        CHECK((safeLine(text) == text) == (count >= 1 && count <= 6));
        CHECK((safeLine("x" + text + "y") == "x" + text + "y") == (count >= 1 && count <= 6));
    }
    // Tags after another sign spell nothing.
    CHECK(safeLine("\U0001F3F3\U000E0067\U000E007F") == "\U0001F3F3<U+E0067><U+E007F>");
}

TEST_CASE("what is harmful is shown as its code, and nothing else is touched")
{
    const std::pair<std::string, std::string> cases[]{
        {"", ""},
        {"Stonefist's own, 漢 ü × ½ –", "Stonefist's own, 漢 ü × ½ –"},
        {"\x1b[31mred", "<U+001B>[31mred"},
        {std::string("a\0b", 3), "a<U+0000>b"},
        {"a\x7f", "a<U+007F>"},
        {"a\u0080\u009b31m\u00a0b", "a<U+0080><U+009B>31m\u00a0b"},
        {"\u202Eabc\u202C", "<U+202E>abc<U+202C>"},
        {"\u2066x\u2069 \u200e\u200f\u061c", "<U+2066>x<U+2069> <U+200E><U+200F><U+061C>"},
        {"\u2028\u2029\ufeff\ufffa", "<U+2028><U+2029><U+FEFF><U+FFFA>"},
        {"\U000E0041x", "<U+E0041>x"},
        {"\uFFFF \U0010FFFE \uFDD0", "<U+FFFF> <U+10FFFE> <U+FDD0>"},
        // What words and emoji are written with.
        {"می\u200cخواهم \u0915\u094d\u200d", "می\u200cخواهم \u0915\u094d\u200d"},
        {"\U0001F468\u200d\U0001F469\ufe0f", "\U0001F468\u200d\U0001F469\ufe0f"},
        {"\U0001F3F4\U000E0067\U000E0062\U000E0073\U000E0063\U000E0074\U000E007F.",
         "\U0001F3F4\U000E0067\U000E0062\U000E0073\U000E0063\U000E0074\U000E007F."},
        // Tags that spell no flag, and one that does not end.
        {"\U0001F3F4\U000E0067\U000E0062", "\U0001F3F4<U+E0067><U+E0062>"},
        {"\U0001F3F4\U000E007F", "\U0001F3F4<U+E007F>"},
    };
    for (const auto& [text, safe] : cases) {
        INFO(safe);
        CHECK(safeLine(text) == safe);
        CHECK(safeLines(text) == safe);
        CHECK(safeLine(safe) == safe);
    }
}

TEST_CASE("marks are stacked on a letter only so high")
{
    const auto marks = [](int count) {
        std::string text;
        while (count-- > 0)
            text += "\u0301";
        return text;
    };
    const auto eight = "a" + marks(8);
    CHECK(safeLine(eight + "b" + eight + "é") == eight + "b" + eight + "é");
    CHECK(safeLine("a" + marks(10) + "b") == eight + "<U+0301><U+0301>b");
    CHECK(safeLine("é" + marks(9)) == "é" + marks(8) + "<U+0301>");
    CHECK(safeFileName("a" + marks(10)) == eight);
    CHECK(safeLine(eight + "\u200d\u0301") == eight + "\u200d<U+0301>");
    // What is written so is read so: Hebrew with its points, Thai with its tones.
    for (const std::string word : {"בְּרֵאשִׁ֖ית", "ที่นี้"})
        CHECK(safeLine(word) == word);
}

TEST_CASE("bytes that are not UTF-8 are shown one by one")
{
    CHECK(safeLine("a\xff\x62") == "a<FF>b");
    CHECK(safeLine("\xc3") == "<C3>");
    CHECK(safeLine("\xe2\x80") == "<E2><80>");
    CHECK(safeLine("\xc0\xaf \xe0\x80\xaf") == "<C0><AF> <E0><80><AF>"); // longer than they need be
    CHECK(safeLine("\xed\xa0\x80") == "<ED><A0><80>");                   // half of a pair
    CHECK(safeLine("\xf4\x90\x80\x80") == "<F4><90><80><80>");           // beyond the last code
    CHECK(safeLine("\xf0\x9f\x8f\xb4\xff") == "\U0001F3F4<FF>");
}

TEST_CASE("line ends are spaces on one line, and stay in lines")
{
    CHECK(safeLine("one\ntwo\r\nthree\tfour") == "one two  three four");
    CHECK(safeLines("one\ntwo\r\nthree\tfour") == "one\ntwo\nthree\tfour");
    CHECK(safeLines("one\rtwo") == "one<U+000D>two");
}

TEST_CASE("no sign of any text is harmful once it is safe")
{
    std::string all;
    for (int high = 0; high < 256; ++high)
        for (const auto* rest : {"", "\x80", "\x9b", "\x80\x8e", "\x80\xae", "\xbf\xbf", "\xa0\x81\x81", "a"})
            all += static_cast<char>(high) + std::string(rest);
    const auto isPlain = [](const std::string& text) {
        for (const auto c : text)
            if ((static_cast<unsigned char>(c) < ' ' && c != '\n' && c != '\t') || c == 127)
                return false;
        return text.find("\u009b") == std::string::npos && text.find("\u202e") == std::string::npos &&
               text.find("\u200e") == std::string::npos && text.find('\xff') == std::string::npos;
    };
    CHECK(isPlain(safeLine(all)));
    CHECK(isPlain(safeLines(all)));
    CHECK(isPlain(safeHtml(all)));
    CHECK(safeLines(safeLines(all)) == safeLines(all));
}

TEST_CASE("what could end a tag or an attribute is escaped in HTML")
{
    CHECK(safeHtml("<b class=\"x\">&amp;</b>") == "&lt;b class=&quot;x&quot;&gt;&amp;amp;&lt;/b&gt;");
    CHECK(safeHtml("漢 ü 'x'\n") == "漢 ü &apos;x&apos;\n");
    CHECK(safeHtml("\u202e") == "&lt;U+202E&gt;");
    CHECK(safeHtml("").empty());
}

TEST_CASE("JSON keeps its value while nothing harmful stands in it")
{
    CHECK(safeJson("{\n  \"a\": \"漢 \\u001b\"\n}\n") == "{\n  \"a\": \"漢 \\u001b\"\n}\n");
    CHECK(safeJson("\"\u009b\x7f\u202e\"") == "\"\\u009B\\u007F\\u202E\"");
    CHECK(safeJson("\"\U000E0041\"") == "\"\\uDB40\\uDC41\"");
    CHECK(safeJson("\"\uFFFE\U0010FFFF\"") == "\"\\uFFFE\\uDBFF\\uDFFF\"");
    CHECK(safeJson("\"\xff\"") == "\"\\uFFFD\"");
}

TEST_CASE("a file is called by what is left of a name")
{
    const std::pair<std::string, std::string> cases[]{
        {"Third Company", "Third Company"},
        {"../../etc/passwd", "etc-passwd"},
        {".hidden", "hidden"},
        {"-rf", "rf"},
        {"a\nb\u202ec\x1b", "a b c"},
        {"a: \"b\" <c>|d?*", "a- -b- -c--d--"},
        {"CON", "_CON"},
        {"con.army", "_con.army"},
        {"Lpt1", "_Lpt1"},
        {"Console", "Console"},
        {"prn", "_prn"},
        {"AUX.", "_AUX"},
        {"nul .txt", "_nul .txt"},
        {"COM9.txt", "_COM9.txt"},
        {"COM", "COM"},
        {"COMX", "COMX"},
        {"COM10", "COM10"},
        {"LPTs", "LPTs"},
        {"ABC1", "ABC1"},
        {"a  b", "a b"},
        {" - a", "a"},
        {"a-", "a-"},
        {"trailing. . ", "trailing"},
        {"  ", ""},
        {"...", ""},
        {"\xff", ""},
        {"Żółw 漢", "Żółw 漢"},
    };
    for (const auto& [name, file] : cases) {
        INFO(name);
        CHECK(safeFileName(name) == file);
    }
    std::string kanji;
    for (int i = 0; i < 100; ++i)
        kanji += "漢";
    CHECK(safeFileName(kanji) == kanji.substr(0, 120));
    CHECK(safeFileName("ab" + kanji) == "ab" + kanji.substr(0, 117));
}

#include "core/base/safetext.h"

#include "core/base/fault.h"

#include <catch2/catch.hpp>

#include <string>

using namespace muster;

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

TEST_CASE("a fault is one line, whatever it quotes")
{
    const Fault fault{"bad\x1b[2J\u009b.muster", 1, 2, "/units/0/\u202e", "there is no \"a\nERROR\"", "Fix\rit."};
    CHECK(toText(fault) ==
          "bad<U+001B>[2J<U+009B>.muster:1:2: there is no \"a ERROR\" (at /units/0/<U+202E>). Fix it.");
}

// The content of a page in fewer letters: each glyph stays where it was.

#include "paper/output/shorter.h"

#include <catch2/catch.hpp>

using namespace muster::paper;

namespace {

/// Glyph 1 is half as wide as the type is large, glyph 2 a fifth.
const std::map<std::string, GlyphWidths> fonts{{"/F9", {0, 500, 200}}};

std::string lines(const std::vector<std::string>& all)
{
    std::string text;
    for (const auto& line : all)
        text += line + '\n';
    return text;
}

/// What becomes of these glyphs in a type of 100.
std::string glyphs(const std::vector<std::string>& all)
{
    const auto begin = lines({"BT", "/F9 100 Tf 1 0 0 -1 0 0 Tm"});
    const auto made = shorter(begin + lines(all) + "ET\n", fonts);
    REQUIRE(made.starts_with(begin));
    REQUIRE(made.ends_with("ET\n"));
    return made.substr(begin.size(), made.size() - begin.size() - 3);
}

} // namespace

TEST_CASE("glyphs that follow one another as their font has them are one text")
{
    CHECK(glyphs({"10.500000 -20.25 Td <0001> Tj", "50 0 Td <0002> Tj", "20 0 Td <0001> Tj"}) ==
          "10.5 -20.2 Td <000100020001> Tj\n");
    CHECK(glyphs({"10 -20 Td <00010002> Tj", "70 0 Td <0001> Tj"}) == "10 -20 Td <000100020001> Tj\n");
}

TEST_CASE("a glyph that is elsewhere is moved there")
{
    // 53 in place of 50: three further right, which are 30 thousandths of 100.
    CHECK(glyphs({"0 0 Td <0001> Tj", "53 0 Td <0002> Tj"}) == "0 0 Td [<0001>-30<0002>] TJ\n");
    CHECK(glyphs({"0 0 Td <0001> Tj", "48 0 Td <0002> Tj"}) == "0 0 Td [<0001>20<0002>] TJ\n");
    // Little by little off: what cannot be seen is not written, and never adds up.
    CHECK(glyphs({"0 0 Td <0001> Tj", "50.4 0 Td <0001> Tj", "50.4 0 Td <0001> Tj"}) ==
          "0 0 Td [<00010001>-8<0001>] TJ\n");
}

TEST_CASE("what begins elsewhere has the place that was meant")
{
    // The third glyph is meant 100 right of the second, at 150, and 30 below it.
    CHECK(glyphs({"0 0 Td <0001> Tj", "50 0 Td <0002> Tj", "100 30 Td <0001> Tj"}) ==
          "0 0 Td <00010002> Tj\n150 30 Td <0001> Tj\n");
    CHECK(glyphs({"0 0 Td <0001> Tj", "2000 0 Td <0002> Tj"}) == "0 0 Td <0001> Tj\n2000 0 Td <0002> Tj\n");
    CHECK(glyphs({"0 0 Td <0001> Tj", "50 0 Td <0002> Tj", "100 0 Td (x) Tj"}) ==
          "0 0 Td <00010002> Tj\n150 0 Td (x) Tj\n");
}

TEST_CASE("of a font that is not known each glyph has its place")
{
    const auto text = lines({"BT", "/F1 100 Tf 1 0 0 -1 0 0 Tm", "0 0 Td <0001> Tj", "50 0 Td <0002> Tj", "ET"});
    CHECK(shorter(text, fonts) == text);
    const auto other = lines({"BT", "/F9 100 Tf 1 0 0 -1 0 0 Tm", "0 0 Td <0001> Tj", "ET", "BT",
                              "/F1 100 Tf 1 0 0 -1 0 0 Tm", "7 0 Td <0001> Tj", "ET"});
    CHECK(shorter(other, fonts) == other);
}

TEST_CASE("numbers have the digits that one sees, and scales and colours more")
{
    CHECK(shorter("259.842519 -318.897637 m\n0.00000 -0.0400 l\nf*\n", {}) == "259.8 -318.9 m\n0 -0.04 l\nf*\n");
    CHECK(shorter("1.09624999 0 0 1.09624999 335.433070 335.433070 cm\n", {}) ==
          "1.09625 0 0 1.09625 335.43307 335.43307 cm\n");
    CHECK(shorter("/CSp cs 0.121568627 0.309803932 1 scn\n", {}) == "/CSp cs 0.12157 0.3098 1 scn\n");
    CHECK(shorter("1 w 2 J 2 j [1.50000 2]0  d\n", {}) == "1 w 2 J 2 j [1.50000 2]0 d\n");
    CHECK(shorter("q 1 Tr (No. 1.25000  2) Tj\n", {}) == "q 1 Tr (No. 1.25000  2) Tj\n");
    CHECK(shorter("1.5.5 1e4.2 .5 m\n", {}) == "1.5.5 1e4.2 0.5 m\n");
    CHECK(shorter("", {}).empty());
}

#include "paper/text/stylesheet.h"

#include <catch2/catch.hpp>

using namespace muster::paper;

TEST_CASE("Lengths that cannot be negative are not")
{
    CHECK_FALSE(StyleSheet::read("p { padding: 1mm -1mm; }", "own.css"));
    CHECK_FALSE(StyleSheet::read("p { padding-left: -1mm; }", "own.css"));
    CHECK_FALSE(StyleSheet::read("p { width: -1mm; }", "own.css"));
    CHECK(StyleSheet::read("p { margin-left: -1mm; text-indent: -1mm; letter-spacing: -0.1mm; }", "own.css"));
}

TEST_CASE("The colour of an army, its tint and names of colours are understood, and other variables are not")
{
    CHECK(readColour("#8a3b0c") == 0x8a3b0cU);
    CHECK(readColour("#fff") == 0xffffffU);
    CHECK(readColour("white") == 0xffffffU);
    CHECK(readColour("black") == 0U);
    CHECK_FALSE(readColour("red"));
    CHECK_FALSE(readColour("#12345"));
    // A tenth of it in white: 255 - 0.1 * (255 - 138) = 243.3, and so on.
    CHECK(tintOf(0x8a3b0c) == 0xf3ebe7U);
    CHECK(tintOf(0xffffff) == 0xffffffU);

    const auto sheet =
        StyleSheet::read("p { color: var(--accent-ink); background-color: var(--tint); fill-rule: evenodd; "
                         "border: 1px solid var(--accent); } b { background-color: transparent; }",
                         "own.css");
    REQUIRE(sheet);
    Style style;
    style.accent = 0x8a3b0c;
    const std::vector<std::string> none;
    const Element paragraph[]{{"p", none}};
    sheet->apply(paragraph, style);
    CHECK(style.colour == 0x8a3b0cU);
    CHECK(style.background == 0xf3ebe7U);
    CHECK(style.borderAt(Side::Left).colour == 0x8a3b0cU);
    CHECK(style.isEvenOdd);
    CHECK(style.isFramed());
    const Element bold[]{{"b", none}};
    sheet->apply(bold, style);
    CHECK_FALSE(style.background);
    const auto lines =
        StyleSheet::read("p { stroke: var(--accent); stroke-width: 1.4; } b { stroke: none; }", "own.css");
    REQUIRE(lines);
    lines->apply(paragraph, style);
    CHECK(style.stroke == 0x8a3b0cU);
    CHECK(style.strokeWidth == 1.4);
    lines->apply(bold, style);
    CHECK_FALSE(style.stroke);
    CHECK_FALSE(StyleSheet::read("p { stroke-width: 2mm; }", "own.css"));
    CHECK_FALSE(StyleSheet::read("p { stroke-width: -1; }", "own.css"));
    CHECK_FALSE(StyleSheet::read("p { color: var(--other); }", "own.css"));
    CHECK_FALSE(StyleSheet::read("p { color: transparent; }", "own.css"));
}

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

// Colours of armies and their emblems, as data write them.

#include "core/base/colour.h"
#include "core/data/emblem.h"

#include <catch2/catch.hpp>

#include <string>

using namespace muster;

TEST_CASE("a colour is six digits behind a #, and contrast is that of the Web Content Accessibility Guidelines")
{
    CHECK(colourOf("#6a4638") == Colour{0x6a, 0x46, 0x38});
    for (const auto* text : {"", "#6a463", "#6a46388", "6a46388", "#6a46g8", "#-a4638", "red"})
        CHECK_FALSE(colourOf(text));
    CHECK(contrast(white, {}) == Approx(21));
    CHECK(contrast({}, white) == Approx(21));
    CHECK(contrast({0x77, 0x77, 0x77}, white) == Approx(4.48).margin(0.01)); // the lightest grey that is not enough
}

TEST_CASE("the colours of verdicts are known by hue, if they are saturated")
{
    // By hand: (most - least) / (most + least) where that sum is 255 at most.
    for (const auto* text : {"#b01e1e", "#8a5500", "#1c6b3a", "#c01010", "#007a1f"})
        CHECK(looksLikeVerdict(*colourOf(text)));
    CHECK_FALSE(looksLikeVerdict(*colourOf("#7a4530"))); // brown: 74 of 170
    CHECK_FALSE(looksLikeVerdict(*colourOf("#3f5a26"))); // olive: 52 of 128
    CHECK_FALSE(looksLikeVerdict(*colourOf("#1d4fb8"))); // blue
    CHECK_FALSE(looksLikeVerdict(*colourOf("#44546a")));
    CHECK_FALSE(looksLikeVerdict({}));
    CHECK_FALSE(looksLikeVerdict(white));
}

TEST_CASE("an emblem is a path on a square of 64 with nothing in it but points")
{
    const auto steps = emblemSteps("M 8 8 H 56 V 20.5 L 32 56 Q 1 2 3 4 C 1 2 3 4 5 6 Z");
    REQUIRE(steps);
    REQUIRE(steps->size() == 7);
    CHECK((*steps)[1].kind == 'L'); // across, at the height of the one before
    CHECK((*steps)[1].at[0] == 56);
    CHECK((*steps)[1].at[1] == 8);
    CHECK((*steps)[2].at[0] == 56);
    CHECK((*steps)[2].at[1] == 20.5);
    CHECK((*steps)[4].at[3] == 4);
    CHECK((*steps)[5].at[5] == 6);
    CHECK(emblemSteps("M8 8L56 8L32 56Z")); // spaces only where numbers would meet
    for (const auto* path : {"", " ", "L 1 1", "Z", "M 1", "M 1 1 L 2", "M 1 1 L 65 2", "M 1 1 L -1 2", "M 1 1 l 2 2",
                             "M 1 1 A 1 1 0 0 0 2 2", "M 1 1 L 1e1 2", "M 1 1 L 2 2 3 3", "M 1 1 L . 2",
                             "M 1 1 L 1.2.3 2", "M 1,1 L 2,2", "M 1 1\"/><script>"}) {
        INFO(path);
        CHECK_FALSE(emblemSteps(path));
    }
    std::string most = "M 1 1";
    for (std::size_t i = 1; i < mostEmblemSteps; ++i)
        most += " Z";
    CHECK(emblemSteps(most));
    CHECK_FALSE(emblemSteps(most + " Z"));
}

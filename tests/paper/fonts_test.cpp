#include "paper/output/application.h"
#include "paper/text/fonts.h"
#include "paper/text/ink.h"

#include "folder.h"

#include <catch2/catch.hpp>

#include <QFontInfo>

#include <algorithm>
#include <array>
#include <thread>
#include <vector>

using namespace muster::paper;
using muster::testing::Folder;

TEST_CASE("a file that is no typeface gives no family")
{
    const Folder folder;
    folder.write("Roboto-Regular.ttf", "no typeface");
    REQUIRE(makeReady(MUSTER_FONTS));
    const auto added = addFonts(folder.path.string(), {"Roboto"});
    REQUIRE_FALSE(added);
    CHECK(added.error().front().message == "the typeface \"Roboto\" is not there");
}

TEST_CASE("typefaces are given to Qt once, whoever asks for them at the same time")
{
    REQUIRE(makeReady(MUSTER_FONTS));
    std::array<bool, 8> found{};
    std::vector<std::thread> threads;
    for (auto& each : found)
        threads.emplace_back([&each] {
            // The window's, for which no other test has asked.
            each = addFonts(MUSTER_FONTS "/window", {"Inter"}).has_value() && makeReady(MUSTER_FONTS);
        });
    for (auto& thread : threads)
        thread.join();
    CHECK(std::ranges::count(found, true) == 8);
}

TEST_CASE("a style whose typefaces are nowhere is set in ours")
{
    REQUIRE(makeReady(MUSTER_FONTS));
    Style style;
    style.fonts = {"Nobody Has This"};
    CHECK(QFontInfo(fontOf(style)).family() == "Roboto");
    style.fonts = {"Nobody Has This", "Roboto Condensed"};
    CHECK(QFontInfo(fontOf(style)).family() == "Roboto Condensed");
}

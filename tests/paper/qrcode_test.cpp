#include "codes.h"

#include "paper/layout/glyph.h"

#include <QPainterPath>

#include <catch2/catch.hpp>

using namespace muster::paper;
using namespace muster::testing;

namespace {

constexpr int largest = 177;

} // namespace

TEST_CASE("codes are as small as their characters allow")
{
    // Characters that fit in alphanumeric mode, by the standard's table: modules, with 15% to spare, with 7%.
    struct Capacity {
        int modules;
        std::size_t with15;
        std::size_t with7;
    };
    for (const auto& [modules, with15, with7] : {Capacity{21, 20, 25}, Capacity{41, 154, 195}, Capacity{57, 311, 395},
                                                 Capacity{97, 970, 1249}, Capacity{177, 3391, 4296}}) {
        INFO(modules);
        CHECK(qrCode(letters(with15), largest)->modules == modules);
        CHECK(qrCode(letters(with15), modules)->modules == modules);
        CHECK(qrCode(letters(with7), modules)->modules == modules);
        CHECK_FALSE(qrCode(letters(with7 + 1), modules));
        if (modules < largest)
            CHECK(qrCode(letters(with15 + 1), largest)->modules == modules + 4);
    }
    // Where there is room for it, the code stands more dirt.
    CHECK(scanned(painted(*qrCode(letters(300), 57), 4)).ecLevel() == "M");
    CHECK(scanned(painted(*qrCode(letters(350), 57), 4)).ecLevel() == "L");
}

TEST_CASE("what no code can hold is none")
{
    CHECK_FALSE(qrCode({}, largest));
    CHECK_FALSE(qrCode("A", 20));
    CHECK_FALSE(qrCode(letters(4297), largest));
    CHECK_FALSE(qrCode(std::string(1u << 20, 'A'), largest));
    CHECK_FALSE(qrCode(std::string(4000, 'a'), largest)); // no letter of the alphanumeric mode: too many bytes
    CHECK(scanned(painted(*qrCode("any text", largest), 4)).text() == "any text");
}

TEST_CASE("the outline is runs of dark modules that start at the corner")
{
    const auto code = qrCode(letters(20), largest);
    REQUIRE(code);
    CHECK_THAT(code->path, Catch::StartsWith("M0 0h7v1h-7z"));
    const auto path = readPath(code->path);
    CHECK(path.boundingRect() == QRectF(0, 0, 21, 21));
    // The three finders, and the light ring in each.
    for (const auto& [x, y] : {std::pair(0, 0), std::pair(14, 0), std::pair(0, 14)}) {
        CHECK(path.contains(QPointF(x + 0.5, y + 0.5)));
        CHECK_FALSE(path.contains(QPointF(x + 1.5, y + 1.5)));
        CHECK(path.contains(QPointF(x + 3.5, y + 3.5)));
    }
}

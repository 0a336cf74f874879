#include "fixture.h"
#include "folder.h"

#include "print/fonts.h"
#include "print/ink.h"
#include "print/pdf.h"

#include <catch2/catch.hpp>

#include <QFontInfo>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;

TEST_CASE("a print without its typefaces is an error that names them")
{
    const Folder folder;
    auto wanted = settings();
    wanted.fontFolder = folder.path.string();
    const auto printable = company();
    const auto pdf = toPdf(printable.job(), wanted);
    REQUIRE_FALSE(pdf);
    REQUIRE(pdf.error().size() == 3);
    CHECK(pdf.error().front().message == "the typeface \"Roboto\" is not there");
    CHECK(pdf.error().front().file == wanted.fontFolder + "/sheets");
    CHECK_FALSE(pdf.error().front().advice.empty());
    // A web page is drawn by a browser, with what that has.
    CHECK(toHtml(printable.job(), wanted));
}

TEST_CASE("a file that is no typeface gives no family")
{
    const Folder folder;
    folder.write("Roboto-Regular.ttf", "no typeface");
    REQUIRE(makeReady(settings()));
    const auto added = addFonts(folder.path.string(), {"Roboto"});
    REQUIRE_FALSE(added);
    CHECK(added.error().front().message == "the typeface \"Roboto\" is not there");
}

TEST_CASE("a style whose typefaces are nowhere is set in ours")
{
    REQUIRE(makeReady(settings()));
    Style style;
    style.fonts = {"Nobody Has This"};
    CHECK(QFontInfo(fontOf(style)).family() == "Roboto");
    style.fonts = {"Nobody Has This", "Roboto Condensed"};
    CHECK(QFontInfo(fontOf(style)).family() == "Roboto Condensed");
}

#include "fixture.h"
#include "folder.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;
using muster::testing::Folder;

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

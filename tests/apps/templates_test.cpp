// A player's own templates on the command line: lint tells what is wrong with them, print refuses them.

#include "apps/process.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>

using namespace muster::testing;

namespace {

const std::string good = "{{#cards}}<section class=\"card\"><p>{{title}}</p></section>{{/cards}}\n";
const std::string bad =
    "{{#cards}}<section class=\"card\">\n<p>{{titel}}</p>\n<img src=\"a.png\"/></section>{{/cards}}\n";

} // namespace

TEST_CASE("lint checks a folder of templates")
{
    const auto shipped = run({"lint", inSource("templates")});
    CHECK(shipped.status == 0);
    CHECK(shipped.out.empty());
    CHECK_THAT(shipped.err, Catch::Contains("no faults"));

    TempFolder folder;
    const auto card = folder.write("muster/templates/card.html", bad);
    const auto geometry = folder.write("muster/templates/geometry.json", "{\n  \"left\": 1000\n}\n");
    const auto strange = folder.write("muster/templates/cards.html", good);
    for (const auto& path :
         {folder.path("muster/templates"), folder.path("muster/templates/"), folder.path("muster")}) {
        INFO(path);
        const auto outcome = run({"lint", path});
        CHECK(outcome.status == 1);
        CHECK(outcome.err.empty());
        CHECK(lineCount(outcome.out) == 4);
        CHECK_THAT(outcome.out, Catch::Contains("card.html:2: 'titel' is not a name of this sheet's data."));
        CHECK_THAT(outcome.out, Catch::Contains("card.html:3: src=\"a.png\" is not understood on <img>."));
        CHECK_THAT(outcome.out,
                   Catch::Contains("geometry.json:2:11: A number is wanted here (at /left). Write one from 0 "
                                   "to 80."));
        CHECK_THAT(outcome.out, Catch::Contains("cards.html: Muster reads no template of this name. It reads "));
        CHECK_THAT(outcome.out, Catch::Contains(" roster.html, ") && Catch::Contains(" card.html, "));
    }
    for (const auto& [path, lines] : {std::pair(card, 2), std::pair(geometry, 1), std::pair(strange, 1)}) {
        INFO(path);
        const auto outcome = run({"lint", path});
        CHECK(outcome.status == 1);
        CHECK(lineCount(outcome.out) == static_cast<std::size_t>(lines));
        CHECK_THAT(outcome.out, Catch::StartsWith(path + ':'));
    }
}

TEST_CASE("lint finds what is well for itself but not with the shipped templates")
{
    TempFolder folder;
    folder.write("geometry.json", "{\n  \"cards\": { \"two\": { \"columns\": 6, \"gutter\": 40 } }\n}\n");
    const auto outcome = run({"lint", folder.path()});
    CHECK(outcome.status == 1);
    CHECK_THAT(outcome.out,
               Catch::Contains("geometry.json:2:21: Cards of this size have no room for words (at /cards/two)."));
}

TEST_CASE("a key of the measures that is misspelt or unknown says which there are")
{
    const TempFolder folder;
    folder.write("geometry.json", "{\n  \"rihgt\": 6,\n  \"cards\": { \"two\": { \"colour\": 6 } }\n}\n");
    const auto outcome = run({"lint", folder.path()});
    CHECK(outcome.status == 1);
    CHECK_THAT(outcome.out, Catch::Contains("'rihgt' is not known here (at /rihgt). Did you mean \"right\"?"));
    CHECK_THAT(outcome.out, Catch::Contains("'colour' is not known here (at /cards/two/colour). There are ") &&
                                Catch::Contains("columns, "));
}

TEST_CASE("lint takes no web page of a roster for a template")
{
    TempFolder folder;
    const auto page = folder.path("roster.html");
    REQUIRE(run({"print", appsData("legal.muster"), "-o", page}).status == 0);
    folder.write("legal.muster", bytesOf(appsData("legal.muster")));
    const auto outcome = run({"lint", folder.path()});
    CHECK(outcome.status == 0);
    CHECK(outcome.out.empty());
}

TEST_CASE("a faulty template of one's own prints nothing and is told, with status 3")
{
    TempFolder home;
    const auto path = home.write("muster/templates/card.html", bad);
    const auto roster = inSource("armies/warpath-2e/samples/forge-fathers-1500.muster");
    for (const auto* name : {"army.pdf", "army.html"}) {
        const auto outcome =
            run(Call{{"print", roster, "-o", home.path(name)}, {}, {}, {"XDG_DATA_HOME=" + home.path()}});
        CHECK(outcome.status == 3);
        CHECK(outcome.out.empty());
        CHECK(lineCount(outcome.err) == 2);
        CHECK_THAT(outcome.err, Catch::StartsWith(path + ":2: 'titel' is not a name of this sheet's data."));
        CHECK(home.files().size() == 1);
    }
    home.write("muster/templates/card.html", good);
    CHECK(run(Call{{"print", roster, "-o", home.path("army.pdf")}, {}, {}, {"XDG_DATA_HOME=" + home.path()}}).status ==
          0);
}

// Data of BattleScribe and New Recruit on the command line: shown as they are written, and checked.
#include "apps/process.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace muster::testing;
using nlohmann::json;

namespace {

/// An invented game: two catalogues, one of them a library in JSON.
std::string harbourData() { return inSource("tests/data/battlescribe/game"); }

constexpr auto smallSystem = "<gameSystem id='tide' name='Tide' revision='7'><costTypes><costType id='crowns' "
                             "name='Crowns'/></costTypes></gameSystem>";

std::string smallCatalogue(const std::string& id, const std::string& body)
{
    return "<catalogue id='" + id + "' name='Folk of " + id + "' revision='3' gameSystemId='tide'>\n" + body +
           "</catalogue>\n";
}

const std::string lostLink =
    "<entryLinks><entryLink id='l' name='Oar' targetId='lost' type='selectionEntry'/></entryLinks>\n";

} // namespace

TEST_CASE("show lists the games of a folder with what their catalogues import")
{
    const auto shown = run({"show", "--data-folder", harbourData()});
    CHECK(shown.status == 0);
    CHECK(shown.err.empty());
    checkGolden("show-gamedata.txt", shown.out);
    const auto report = json::parse(run({"show", "--data-folder", harbourData(), "--format", "json"}).out);
    REQUIRE(report["games"].size() == 1);
    const auto& game = report["games"][0];
    CHECK(game["name"] == "Tide & Timber");
    REQUIRE(game["catalogues"].size() == 2);
    CHECK(game["catalogues"][0]["imports"][0]["name"] == "Stores");
    CHECK(game["catalogues"][1]["library"] == true);
    // A game by its name is itself alone.
    CHECK(run({"show", "--data-folder", harbourData(), "tide & timber"}).out == shown.out);
}

TEST_CASE("show lists what can be taken at the root of a catalogue")
{
    const auto shown = run({"show", "--data-folder", harbourData(), "Harbour Folk"});
    CHECK(shown.status == 0);
    checkGolden("show-gamedata-catalogue.txt", shown.out);
    CHECK(run({"show", "--data-folder", harbourData(), "harbour"}).out == shown.out);
    CHECK(run({"show", "--data-folder", harbourData(), "HARBOUR FOLK"}).out == shown.out);
    const auto report = json::parse(run({"show", "--data-folder", harbourData(), "harbour", "--format", "json"}).out);
    CHECK(report["game"] == "Tide & Timber");
    REQUIRE(report["entries"].size() == 3);
    // The link's costs are in place of those of its target.
    CHECK(report["entries"][1]["name"] == "Lantern Guard");
    CHECK(report["entries"][1]["costs"] == json::parse(R"([{"name": "Crowns", "value": "97.5"}])"));
    CHECK(report["entries"][1]["categories"] == json::parse(R"(["Line", "Lamps"])"));
}

TEST_CASE("show has all of an entry: limits, choices, profiles, rules")
{
    const auto shown = run({"show", "--data-folder", harbourData(), "harbour", "lantern guard"});
    CHECK(shown.status == 0);
    checkGolden("show-gamedata-entry.txt", shown.out);
    const auto report =
        json::parse(run({"show", "--data-folder", harbourData(), "harbour", "Lantern Guard", "--format", "json"}).out);
    CHECK(report["limits"][0]["type"] == "max");
    CHECK(report["limits"][0]["modified"] == true);
    CHECK(report["profiles"][0]["characteristics"][0]["value"] == "5\"");
    CHECK_THAT(run({"show", "--data-folder", harbourData(), "harbour", "Lantern Guard", "--language", "de"}).out,
               Catch::Contains("(upgrade, versteckt)"));
    const auto& arms = report["choices"][0];
    CHECK(arms["type"] == "group");
    CHECK(arms["choices"][0]["default"] == true);
    CHECK(arms["choices"][1]["hidden"] == true);
}

TEST_CASE("what show cannot find is told with status 3")
{
    TempFolder folder;
    const auto told = [](const std::vector<std::string>& call, const std::string& words) {
        const auto outcome = run(call);
        INFO(words);
        CHECK(outcome.status == 3);
        CHECK(outcome.out.empty());
        CHECK_THAT(outcome.err, Catch::Contains(words));
    };
    told({"show", "--data-folder", folder.path()}, "there are no data of games in");
    told({"show", "--data-folder", folder.path("nowhere")}, "the folder cannot be read");
    told({"show", "--data-folder", harbourData(), "Sky Folk"}, "there is no catalogue \"Sky Folk\"");
    told({"show", "--data-folder", harbourData(), "harbour", "Kite"}, "there is no \"Kite\" among the root entries");
    told({"show", "--data-folder", harbourData(), "tide & timber", "x"}, "is a game, not a catalogue");
    CHECK(run({"show", "warpath-2e", "Kite"}).status == 2);

    (void)folder.write("a.cat", smallCatalogue("a", ""));
    told({"show", "--data-folder", folder.path(), "a"}, "its game system is not there");
    CHECK_THAT(run({"show", "--data-folder", folder.path()}).out, Catch::Contains("The game tide, which is not there"));
    (void)folder.write("tide.gst", smallSystem);
    (void)folder.write("broken.cat", "<catalogue");
    const auto partly = run({"show", "--data-folder", folder.path()});
    CHECK(partly.status == 3);
    CHECK_THAT(partly.out, Catch::Contains("Folk of a"));
    CHECK_THAT(partly.err, Catch::Contains("broken.cat: it does not begin as data do"));
}

TEST_CASE("lint knows a folder of data, also below the one that is named")
{
    TempFolder folder;
    (void)folder.write("tide.gst", smallSystem);
    (void)folder.write("a.cat", smallCatalogue("a", ""));
    (void)folder.write("package.json", "{\"name\": \"x\"}");
    const auto good = run({"lint", folder.path()});
    CHECK(good.status == 0);
    CHECK(good.err == "2 files checked, no faults, 1 warning\n");
    CHECK_THAT(good.out, Catch::Contains("warning: ") && Catch::Contains("package.json: it has no data of a game"));

    (void)folder.write("b.cat", smallCatalogue("b", '\n' + lostLink));
    const auto faulty = run({"lint", folder.path()});
    CHECK(faulty.status == 1);
    CHECK_THAT(faulty.out, Catch::Contains("b.cat:3: an entry link \"Oar\" leads to an entry with the id \"lost\", "
                                           "which is not there"));
    // A file alone is looked at among those beside it.
    CHECK(run({"lint", folder.path("b.cat")}).out == faulty.out.substr(0, faulty.out.find("\n\n") + 1));
    CHECK(run({"lint", folder.path("a.cat")}).status == 0);
}

TEST_CASE("lint checks Muster's own files beside a folder of data too")
{
    TempFolder folder;
    (void)folder.write("data/tide.gst", smallSystem);
    (void)folder.write("data/a.json", "{\"catalogue\": {\"id\": \"a\", \"name\": \"A\", \"gameSystemId\": \"tide\",\n"
                                      "\"infoLinks\": [{\"id\": \"l\", \"name\": \"Salt\", \"targetId\": \"x\", "
                                      "\"type\": \"rule\"}]}}");
    (void)folder.write("wrong.muster", "{}");
    const auto outcome = run({"lint", folder.path()});
    CHECK(outcome.status == 1);
    CHECK_THAT(outcome.out,
               Catch::Contains("a.json:2: an info link \"Salt\" leads to a rule") && Catch::Contains("wrong.muster"));
    CHECK(lineCount(outcome.out) >= 2);
}

TEST_CASE("lint leaves JSON of others beside data alone, and knows its own")
{
    TempFolder folder;
    (void)folder.write("tide.gst", smallSystem);
    (void)folder.write("raw/books.json", "[{\"name\": \"x\"}]");
    (void)folder.write("raw/deep/words.json", "no JSON");
    const auto good = run({"lint", folder.path()});
    CHECK(good.status == 0);
    CHECK(good.err == "1 file checked, no faults, 1 warning\n");
    CHECK_THAT(good.out, Catch::Contains("2 files") && Catch::Contains("(2 times, here first)"));
    CHECK(lineCount(run({"lint", "--all", folder.path()}).out) == 3);
    // A game of Muster's own, and a file that says that it is Muster's.
    (void)folder.write("own/ruleset.json", "{}");
    (void)folder.write("own/army.json", "{}");
    (void)folder.write("loose/army.json", "{\"format\": \"muster-army\"}");
    const auto mixed = run({"lint", folder.path()});
    CHECK(mixed.status == 1);
    CHECK_THAT(mixed.out, Catch::Contains("own/ruleset.json:1") && Catch::Contains("own/army.json:1") &&
                              Catch::Contains("loose/army.json:1"));
}

TEST_CASE("lint shows the worst first in less than 100 lines, and all with --all")
{
    TempFolder folder;
    std::string body;
    for (int i = 0; i < 300; ++i)
        body += "\n<entryLink name='Oar' targetId='oar' type='selectionEntry'/>";
    for (int i = 0; i < 40; ++i)
        body += "\n<entryLink name='Sail' targetId='sail" + std::to_string(i) + "' type='selectionEntry'/>";
    (void)folder.write("tide.gst", smallSystem);
    (void)folder.write("a.cat", smallCatalogue("a", "<entryLinks>" + body + "</entryLinks>"));
    (void)folder.write("b.cat", "hello");
    const auto few = run({"lint", folder.path()});
    CHECK(few.status == 1);
    const auto& out = few.out;
    CHECK(lineCount(out) == 15); // 1 + 1, an empty one, 1 + 10 + 1
    CHECK(out.find("1 file cannot be read, so nothing in it can be taken.\n") == 0);
    CHECK_THAT(out,
               Catch::Contains("\n\n340 links lead nowhere") &&
                   Catch::Contains("a.cat:3: an entry link \"Oar\" leads to an entry with the id \"oar\", which is "
                                   "not there (300 times, here first).\n") &&
                   Catch::Contains("\nand 31 more: --all shows them\n"));
    const auto all = run({"lint", "--all", folder.path()});
    CHECK(lineCount(all.out) == 344); // 1 + 1, an empty one, 1 + 340
    CHECK_THAT(all.out, !Catch::Contains("more"));
}

TEST_CASE("hostile data are told at once, each with one line")
{
    TempFolder folder;
    std::string deep = "{\"catalogue\": ";
    for (int i = 0; i < 10'000; ++i)
        deep += "{\"a\": [";
    (void)folder.write("tide.gst", smallSystem);
    (void)folder.write("deep.json", deep);
    (void)folder.write("number.json", "{\"catalogue\": {\"revision\": 1" + std::string(20U << 20, '0') + "}}");
    (void)folder.write("entities.cat", "<!DOCTYPE catalogue [<!ENTITY a 'b'>]><catalogue id='x'/>");
    (void)folder.write("packed.catz", "PK\x03\x04 and no more");
    const auto outcome = run({"lint", folder.path()});
    CHECK(outcome.status == 1);
    CHECK(lineCount(outcome.out) == 5); // with the heading
    CHECK_THAT(outcome.out, Catch::Contains("nested more than 400 deep") && Catch::Contains("more than 100 digits"));
    CHECK(outcome.seconds < 5);
}

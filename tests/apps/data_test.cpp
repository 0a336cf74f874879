#include "apps/process.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace muster::testing;
using nlohmann::json;

TEST_CASE("show lists every ruleset and army, and says which are the user's own")
{
    const auto outcome = run({"show"});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    for (const auto* words :
         {"warpath-2e  Warpath, second edition", "  warpath-2e/forge-fathers  Forge Fathers",
          "  rules-of-war-ancients/roman  ", "skirmish  Skirmish, a ruleset for tests (data 0.1, the user's own)\n",
          "  skirmish/red  Reds, 2 units, own, the user's own\n",
          "  skirmish/blue  Blues, 1 unit, own, the user's own\n"}) {
        INFO(words);
        CHECK_THAT(outcome.out, Catch::Contains(words));
    }
    const auto list = json::parse(run({"show", "--format", "json"}).out);
    REQUIRE(list.is_array());
    CHECK(list.size() >= 3);
    for (const auto& ruleset : list)
        for (const auto* key : {"id", "name", "armies"})
            CHECK(ruleset.contains(key));
}

TEST_CASE("show of a ruleset, an army and a unit")
{
    const std::pair<std::string, std::string> cases[]{{"skirmish", "show-ruleset.txt"},
                                                      {"skirmish/red", "show-army.txt"},
                                                      {"skirmish/red/pikes", "show-unit.txt"},
                                                      {"warpath-2e/forge-fathers/heavy-drakkar", "show-drakkar.txt"}};
    for (const auto& [what, golden] : cases) {
        INFO(what);
        const auto outcome = run({"show", what});
        CHECK(outcome.status == 0);
        CHECK(outcome.err.empty());
        checkGolden(golden, outcome.out);
    }
    const auto slash = run({"show", "skirmish/"});
    CHECK(slash.status == 0);
    CHECK(slash.out == run({"show", "skirmish"}).out);
}

TEST_CASE("the guide for players shows a unit as the program does, with the † of what is not certain")
{
    const std::string command = "```console\n$ muster show warpath-2e/forge-fathers/steel-warriors-section\n";
    const auto page = bytesOf(inSource("docs/players.md"));
    const auto at = page.find(command);
    REQUIRE(at != std::string::npos);
    const auto from = at + command.size();
    const auto shown = run({"show", "warpath-2e/forge-fathers/steel-warriors-section"});
    CHECK(page.substr(from, page.find("```", from) - from) == shown.out);
    CHECK_THAT(shown.out, Catch::Contains("† ner: "));
}

TEST_CASE("show writes JSON of a ruleset, an army and a unit")
{
    const auto ruleset = json::parse(run({"show", "skirmish", "--format", "json"}).out);
    CHECK(ruleset["id"] == "skirmish");
    CHECK(ruleset["armies"] == json({"blue", "red"}));
    CHECK(ruleset["scenarios"][0]["id"] == "the-bridge");

    const auto army = json::parse(run({"show", "skirmish/red", "--format", "json"}).out);
    CHECK(army["id"] == "red");
    CHECK(army["allies"] == json({"blue"}));
    CHECK(army["units"].size() == 2);

    const auto outcome = run({"show", "skirmish/red/pikes", "--format", "json"});
    CHECK(outcome.status == 0);
    const auto unit = json::parse(outcome.out);
    CHECK(unit["id"] == "pikes");
    CHECK(unit["category"] == "foot");
    CHECK(unit["pointsPerModel"] == 10);
    CHECK(unit["minModels"] == 4);
    CHECK(unit["maxModels"] == 12);
    CHECK(unit["stats"] == json({{"move", "6″"}, {"fight", "4+"}, {"nerve", "9/11"}}));
    CHECK(unit["rules"] == json({"Steady (2)"}));
    CHECK(unit["weapons"][0]["name"] == "Pike");
    CHECK(unit["options"].size() == 4);
}

TEST_CASE("every army of every ruleset can be shown, with each of its units")
{
    for (const auto& ruleset : json::parse(run({"show", "--format", "json"}).out))
        for (const auto& army : ruleset["armies"]) {
            const auto what = ruleset["id"].get<std::string>() + '/' + army["id"].get<std::string>();
            INFO(what);
            const auto outcome = run({"show", what, "--format", "json"});
            CHECK(outcome.status == 0);
            CHECK(json::parse(outcome.out)["units"].size() == army["units"].get<std::size_t>());
            CHECK(run({"show", what}).status == 0);
        }
}

TEST_CASE("what is not there cannot be shown")
{
    for (const auto* what : {"chess", "chess/white", "skirmish/green", "skirmish/red/pike", "skirmish/red/blue:archers",
                             "../skirmish", "skirmish/ruleset", "skirmish//pikes", "/", "SKIRMISH"}) {
        INFO(what);
        for (const auto* format : {"text", "json"}) {
            const auto outcome = run({"show", what, "--format", format});
            CHECK(outcome.status == 3);
            CHECK(outcome.out.empty());
            CHECK(lineCount(outcome.err) == 1);
        }
    }
}

TEST_CASE("lint finds nothing in the shipped armies")
{
    const auto outcome = run({"lint", inSource("armies")});
    CHECK(outcome.status == 0);
    CHECK(outcome.out.empty());
    CHECK_THAT(outcome.err, Catch::Contains("no faults"));
}

TEST_CASE("lint tells each fault with file, line and column")
{
    TempFolder folder;
    const auto source = testHome() + "/muster/armies/skirmish/";
    folder.write("skirmish/ruleset.json", bytesOf(source + "ruleset.json"));
    auto red = bytesOf(source + "red.json");
    red.replace(red.find("\"weapon\": \"pike\""), 16, "\"weapon\": \"pyke\"");
    const auto path = folder.write("skirmish/red.json", red);
    const auto line =
        std::to_string(std::count(red.begin(), red.begin() + static_cast<std::ptrdiff_t>(red.find("pyke")), '\n') + 1);
    const auto outcome = run({"lint", folder.path()});
    CHECK(outcome.status == 1);
    CHECK(outcome.err.empty());
    CHECK(lineCount(outcome.out) == 1);
    CHECK_THAT(outcome.out, Catch::StartsWith(path + ':' + line + ':'));
    CHECK_THAT(outcome.out, Catch::Contains("there is no weapon \"pyke\" (at /units/0/weapons/0/weapon)."));

    // Written in canonical form, the file keeps the fault.
    folder.write("skirmish/red.json", red + '\n');
    const auto written = run({"lint", "--write", folder.path()});
    CHECK(written.status == 1);
    CHECK(written.out == outcome.out);
    CHECK(written.err == "1 file rewritten\n");
    CHECK(bytesOf(path) == red);

    const auto truncated = folder.write("skirmish/red.json", red.substr(0, 500));
    const auto broken = run({"lint", truncated});
    CHECK(broken.status == 1);
    CHECK(lineCount(broken.out) == 1);
    CHECK_THAT(broken.out, Catch::StartsWith(truncated + ':'));
    CHECK_THAT(broken.out, Catch::Contains("ends in the middle"));
}

TEST_CASE("lint of a path that is not there is status 3")
{
    const auto outcome = run({"lint", appsData("nothing")});
    CHECK(outcome.status == 3);
    CHECK(outcome.out.empty());
    CHECK(lineCount(outcome.err) == 1);
    CHECK_THAT(outcome.err, Catch::StartsWith(appsData("nothing") + ": "));
    CHECK(run({"lint", inSource("armies"), appsData("nothing")}).status == 3);
}

TEST_CASE("schema prints a shipped schema byte for byte")
{
    for (const std::string name : {"ruleset", "army", "translation", "ownunits", "roster", "collection", "battle",
                                   "report", "advice", "geometry"}) {
        INFO(name);
        const auto outcome = run({"schema", name});
        CHECK(outcome.status == 0);
        CHECK(outcome.err.empty());
        CHECK(outcome.out == bytesOf(inSource("schemas/" + name + ".schema.json")));
    }
}

TEST_CASE("schema for a game has the ids of its files")
{
    const auto outcome = run({"schema", "army", "--for", "warpath-2e/marauders"});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    const auto schema = nlohmann::json::parse(outcome.out);
    const auto weapons =
        schema.at("definitions").at("carry").at("properties").at("weapon").at("anyOf").at(0).at("enum");
    CHECK(std::ranges::find(weapons, "ripper-pistol") != weapons.end());
    const auto unknown = run({"schema", "army", "--for", "warpath-2e/maruders"});
    CHECK(unknown.status == 3);
    CHECK(unknown.out.empty());
    CHECK_THAT(unknown.err, Catch::Contains("there is no game or army \"warpath-2e/maruders\""));
}

TEST_CASE("--data names the folder of the data, before or behind the command")
{
    TempFolder empty;
    for (const auto& call : std::vector<std::vector<std::string>>{
             {"--data", empty.path(), "show"},
             {"show", "--data", empty.path()},
             {"--data", empty.path("nothing"), "check", appsData("legal.muster")},
             {"--data", empty.path(), "lint", inSource("armies")},
             {"--data", empty.path(), "schema", "army"},
             {"--data", empty.path(), "convert", appsData("legal.muster"), "-o", empty.path("a.txt")}}) {
        const auto outcome = run(call);
        CHECK(outcome.status == 3);
        CHECK(outcome.out.empty());
        CHECK(lineCount(outcome.err) == 1);
        CHECK_THAT(outcome.err, Catch::StartsWith(empty.path()));
    }
    CHECK(empty.files().empty());
    CHECK(run({"--data", inSource(""), "check", appsData("legal.muster")}).status == 0);
    // Without the user's own folder the ruleset of the tests is not there.
    const auto bare = run(Call{{"check", appsData("legal.muster")}, {}, {}, {"XDG_DATA_HOME=" + empty.path()}});
    CHECK(bare.status == 3);
}

TEST_CASE("a broken army of one's own is left out and told, and locks nothing else")
{
    const TempFolder folder;
    const auto armies = testHome() + "/muster/armies/skirmish/";
    for (const auto* file : {"ruleset.json", "red.json", "blue.json"})
        folder.write(std::string("muster/armies/skirmish/") + file, bytesOf(armies + file));
    const auto broken = folder.write("muster/armies/skirmish/zed.json", "{ \"format\": ");
    const auto call = [&](std::vector<std::string> arguments) {
        return run(Call{std::move(arguments), {}, {}, {"XDG_DATA_HOME=" + folder.path()}});
    };
    const auto roster =
        folder.write("a.muster", R"({"format":"muster-roster","version":1,"ruleset":"skirmish","army":"red"})");
    CHECK(call({"check", roster}).status == 0);
    CHECK(call({"check", roster}).err.empty());
    for (const auto& what : {std::vector<std::string>{"show"}, {"show", "skirmish"}}) {
        const auto shown = call(what);
        CHECK(shown.status == 3);
        CHECK_THAT(shown.err, Catch::StartsWith(broken + ":1:"));
        CHECK_THAT(shown.out, Catch::Contains("Reds"));
        CHECK_THAT(shown.out, Catch::Contains("Blues"));
    }
    CHECK(call({"print", "--book", "skirmish/red", "-o", folder.path("a.pdf")}).status == 0);
    const auto book = call({"print", "--book", "skirmish/zed", "-o", folder.path("z.pdf")});
    CHECK(book.status == 3);
    CHECK_THAT(book.err, Catch::StartsWith(broken));

    // Nor does a broken game lock the others.
    folder.write("muster/armies/skirmish/ruleset.json", "{");
    const auto shown = call({"show"});
    CHECK(shown.status == 3);
    CHECK_THAT(shown.out, Catch::Contains("Warpath"));
    CHECK_THAT(shown.err, Catch::Contains("ruleset.json:1:"));
}

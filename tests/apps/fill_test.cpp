// What to spend points on: `muster fill` and `muster build`.

#include "apps/adviceread.h"
#include "io/fixture.h"
#include "io/roster/rosterfile.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace muster::testing;
using nlohmann::json;

namespace {

/// 150 of 225 points; a Steel Warriors Team costs 75.
constexpr auto section = R"({"format": "muster-roster", "version": 1, "name": "One section", "ruleset": "warpath-2e",
    "army": "forge-fathers", "battle": {"points": 225}, "units": [{"id": "u1", "unit": "steel-warriors-section"}]})";

} // namespace

TEST_CASE("fill tells ways to spend what is left, with the verdict after each")
{
    const auto outcome = run({"fill", "-", "--no-options", "--without", "steel-warriors-team"}, section);
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    CHECK_THAT(outcome.out, Catch::StartsWith("LEGAL\n"
                                              "One section — Forge Fathers, Warpath, second edition, 225 points\n"
                                              "150 of 225 points, 1 unit, 10 models\n"
                                              "\n"
                                              "1. New units: 1 new unit, 75 points more\n"
                                              "   - Add Brokkr Team (+75 points)\n"
                                              "   LEGAL — 225 of 225 points, 2 units, 15 models\n"
                                              "   Spends all 75 points.\n"));
    CHECK(run({"fill", "-", "--no-options", "--without", "steel-warriors-team"}, section).out == outcome.out);
    const auto german = run({"fill", "-", "--language", "de"}, section);
    CHECK(german.status == 0);
    CHECK_THAT(german.out, !Catch::Contains("Spends"));
}

TEST_CASE("JSON of fill has the edits, as the schema says")
{
    const auto document = advice(run({"fill", "-", "--no-units", "--format", "json"}, section));
    CHECK(document["asked"] == "fill");
    CHECK(document["left"] == 75);
    REQUIRE(document["answers"].size() == 1);
    const auto& answer = document["answers"][0];
    CHECK(answer["way"] == "additions");
    CHECK(answer["added"] == 75);
    CHECK(answer["left"] == 0);
    CHECK(answer["after"]["points"] == 225);
    CHECK(answer["after"]["units"] == 1);
    for (const auto& change : answer["changes"])
        CHECK(change["edits"][0]["edit"] == "set-option");
}

TEST_CASE("what cannot be filled has a status and says why")
{
    auto roster = json::parse(section);
    roster["battle"]["points"] = 150;
    const auto full = run({"fill", "-"}, roster.dump());
    CHECK(full.status == 0); // there is nothing left to do
    CHECK_THAT(full.out, Catch::Contains("All points are spent."));
    roster["battle"]["points"] = 100;
    const auto over = run({"fill", "-", "--format", "json"}, roster.dump());
    CHECK(over.status == 1);
    CHECK(advice(over)["why"] == "not-legal");
    roster["battle"].erase("points");
    CHECK(run({"fill", "-"}, roster.dump()).status == 1);
    roster["units"][0]["unit"] = "steel-worriers";
    CHECK(run({"fill", "-"}, roster.dump()).status == 3);
    CHECK(run({"fill", appsData("nothing.muster")}).status == 3);
}

TEST_CASE("fill keeps to the models of a collection")
{
    const auto collection = R"({"format": "muster-collection", "version": 1, "ruleset": "warpath-2e", "models": [
        {"army": "forge-fathers", "unit": "brokkr-platoon", "owned": 5}]})";
    const TempFolder folder;
    const auto path = folder.write("shelf.json", collection);
    const auto owned = run({"fill", "-", "--no-options", "--owned", path}, section);
    CHECK(owned.status == 0);
    CHECK_THAT(owned.out, Catch::Contains("Brokkr Team") && !Catch::Contains("2. "));
    CHECK(run({"fill", "-", "--owned", folder.path("none.json")}, section).status == 3);
    const auto other = folder.write("other.json", R"({"format": "muster-collection", "version": 1,
        "ruleset": "heresy", "models": []})");
    CHECK_THAT(run({"fill", "-", "--owned", other}, section).err, Catch::Contains("another game"));
}

TEST_CASE("build makes legal armies of wishes, and -o writes the first")
{
    const TempFolder folder;
    const auto path = folder.path("built.muster");
    const auto outcome = run({"build", "warpath-2e/forge-fathers", "--points", "1500", "--want", "2:heavy-drakkar",
                              "--without", "hero", "--name", "Wishes", "-o", path});
    CHECK(outcome.status == 0);
    CHECK_THAT(outcome.out, Catch::StartsWith("Wishes — Forge Fathers") && Catch::Contains("Spends all 1,500 points."));
    const auto checked = run({"check", path, "--format", "json"});
    CHECK(checked.status == 0);
    const auto document = json::parse(checked.out);
    CHECK(document["verdict"] == "legal");
    const auto advised = advice(run({"build", "warpath-2e/forge-fathers", "--points", "1500", "--want",
                                     "2:heavy-drakkar", "--without", "hero", "--format", "json"}));
    CHECK(advised["asked"] == "build");
    CHECK(advised["roster"]["name"] == "");
    // A game without points is built until nothing is wrong with it.
    const auto roman = run({"build", "rules-of-war-ancients/roman"});
    CHECK(roman.status == 0);
    CHECK_THAT(roman.out, Catch::Contains("LEGAL: 1 note"));
}

TEST_CASE("build proves why no army can be, and says what to give up")
{
    const std::vector<std::string> call{"build",  "warpath-2e/forge-fathers", "--points", "1500", "--want", "huscarl",
                                        "--want", "5:heavy-drakkar"};
    const auto outcome = run(call);
    CHECK(outcome.status == 1);
    CHECK_THAT(outcome.out, Catch::StartsWith("Unnamed roster — Forge Fathers, Warpath, second edition, 1,500 points\n"
                                              "\n"
                                              "No army of these wishes can be legal.\n"
                                              "\n"
                                              "1. Wished for: 5 × Heavy Drakkar\n"
                                              "   5 × 220 = 1,100 points\n"
                                              "2. The rule solid-armour: Armour\n"
                                              "   Warpath, Second Edition, ‘Picking a Force’\n"
                                              "   For the 5 that it counts, it asks for 5 other units besides. The "
                                              "cheapest is Steel Warriors\n"
                                              "   Section: 5 × 150 = 750 points.\n"
                                              "3. Points agreed: 1,500\n"
                                              "   1,100 + 750 = 1,850 points: 350 more than agreed.\n"
                                              "\n"
                                              "What to give up; each is enough, and keeps all other wishes:\n"
                                              "   - Only "));
    CHECK_THAT(outcome.out, Catch::Contains("Agree on "));
    auto asJson = call;
    asJson.insert(asJson.end(), {"--format", "json"});
    const auto document = advice(run(asJson));
    CHECK(document["answers"].empty());
    const auto& conflict = document["conflict"];
    CHECK(conflict["rule"] == "solid-armour");
    CHECK(conflict["wanted"] == json::array({{{"unit", "heavy-drakkar"}, {"number", 5}}}));
    CHECK(conflict["missing"] == 5);
    CHECK(conflict["points"] == true);
    CHECK(conflict["giveUps"].size() == 2);
    // What is not found and not proven is said to be that.
    const auto open = run({"build", "wargame/standard", "--points", "10", "--want", "2:infantry", "--time", "0.01"});
    CHECK((open.status == 0 || open.out.find("does not prove") != std::string::npos));
}

namespace {

/// The shipped list of game data with a limit, in a file. It costs 180 Crowns: two Lantern Guards of 90.
std::string withLimit(const TempFolder& folder, const std::string& limit)
{
    auto list = bytesOf(judgedData("legal.ros"));
    const auto at = list.find("<forces>");
    REQUIRE(at != std::string::npos);
    return folder.write("limit-" + limit + ".ros",
                        list.insert(at, R"(<costLimits><costLimit name="Crowns" typeId="crowns" value=")" + limit +
                                            R"("/></costLimits>)"));
}

} // namespace

TEST_CASE("a list of game data is filled up to its limit with the data of its game")
{
    const TempFolder folder;
    const auto path = withLimit(folder, "187");
    // There may be no third Guard; an Oar in place of a Boat hook costs 5.
    const auto outcome = runWithData({"fill", path});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    CHECK(outcome.out == "LEGAL\n"
                         "Two Lanterns — Salt Folk, Salt War\n"
                         "180 of 187 Crowns\n"
                         "\n"
                         "1. More for the units that are there: 1 change, 5 Crowns more\n"
                         "   - Take Oar in place of Boat hook in the first Lantern Guard (+5 Crowns)\n"
                         "   LEGAL — 185 of 187 Crowns\n"
                         "   2 Crowns not spent.\n");
    const auto document = advice(runWithData({"fill", path, "--format", "json"}));
    CHECK(document["asked"] == "fill");
    CHECK(document["roster"]["ruleset"] == "salt-war");
    CHECK(document["left"] == 7);
    const auto& answer = document["answers"][0];
    CHECK(answer["way"] == "additions");
    CHECK(answer["added"] == 5);
    CHECK(answer["left"] == 2);
    CHECK(answer["nothingCostsLess"] == false);
    CHECK_FALSE(answer["changes"][0].contains("edits"));
    CHECK(answer["after"]["points"] == 185);
    CHECK(answer["after"]["units"] == 2);

    for (const auto* ending : {".ros", ".rosz", ".json"}) {
        const auto filled = folder.path(std::string("filled") + ending);
        CHECK(runWithData({"fill", path, "-o", filled}).status == 0);
        const auto check = runWithData({"check", filled});
        CHECK(check.status == 0);
        CHECK_THAT(check.out, Catch::StartsWith("LEGAL\nTwo Lanterns") && Catch::Contains("185 of 187"));
    }
}

TEST_CASE("a list of game data that cannot be filled up has a status and says why")
{
    const TempFolder folder;
    const auto path = withLimit(folder, "190");
    const auto none = runWithData({"fill", judgedData("legal.ros")});
    CHECK(none.status == 1);
    CHECK_THAT(none.out, Catch::Contains("The list has no limit of what it costs"));
    const auto full = runWithData({"fill", withLimit(folder, "180")});
    CHECK(full.status == 0);
    CHECK_THAT(full.out, Catch::Contains("All that the limit allows is spent."));
    const auto broken = runWithData({"fill", judgedData("broken.ros"), "--format", "json"});
    CHECK(broken.status == 1);
    CHECK(advice(broken)["why"] == "not-legal");
    CHECK(runWithData({"fill", judgedData("unknown.ros")}).status == 3);
    const auto homeless = run({"fill", path});
    CHECK(homeless.status == 3);
    CHECK_THAT(homeless.err, Catch::Contains("the data of its game are not installed"));
    // What may not come is named by an id or by a name.
    for (const auto* oar : {"oar", "Oar", "arms", "Arms"}) {
        const auto without = runWithData({"fill", path, "--without", oar});
        CHECK(without.status == 1);
        CHECK_THAT(without.out, Catch::Contains("Nothing was found"));
    }
    CHECK(runWithData({"fill", path, "--no-options"}).status == 1);
    CHECK(runWithData({"fill", path, "--no-units"}).status == 0);
    // What is for the installed games only says so.
    for (const auto& words : std::vector<std::vector<std::string>>{
             {"--without", "zebras"}, {"--allies"}, {"--owned", path}, {"-o", "filled.muster"}}) {
        std::vector<std::string> call{"fill", path};
        call.insert(call.end(), words.begin(), words.end());
        const auto wrong = runWithData(call);
        INFO(words.front());
        CHECK(wrong.status == 2);
        CHECK(wrong.out.empty());
        CHECK_THAT(wrong.err, Catch::StartsWith("muster fill: "));
    }
    CHECK(run({"fill", "-", "-o", "filled.ros"}, section).status == 2);
}

TEST_CASE("wrong calls of fill and build say what to do")
{
    const auto army = std::string("warpath-2e/forge-fathers");
    for (const auto& call : std::vector<std::vector<std::string>>{
             {"fill", "-", "--no-units", "--no-options"},
             {"fill", "-", "--format", "xml"},
             {"fill", "-", "--format", "json", "--language", "de"},
             {"fill", "-", "--time", "0"},
             {"fill", "-", "-o", "out.txt"},
             {"fill", "-", "--without", "zebras"},
             {"build", army}, // how many points?
             {"build", "warpath-2e", "--points", "1000"},
             {"build", "rules-of-war-ancients/roman", "--points", "1000"},
             {"build", army, "--points", "0"},
             {"build", army, "--points", "1000", "--want", "zebras"},
             {"build", army, "--points", "1000", "--want", "0:huscarl"},
             {"build", army, "--points", "1000", "--want", "201:huscarl"},
             {"build", army, "--points", "1000", "--want", "huscarl", "--want", "2:huscarl"},
             {"build", army, "--points", "1000", "--want", "huscarl", "--without", "hero"}}) {
        const auto outcome = run(call, section);
        INFO(call[0] << ' ' << call.back());
        CHECK(outcome.status == 2);
        CHECK(outcome.out.empty());
        CHECK(!outcome.err.empty());
    }
    CHECK(run({"build", "no-such-game/army", "--points", "100"}).status == 3);
    CHECK(run({"build", "warpath-2e/no-such-army", "--points", "100"}).status == 3);
}

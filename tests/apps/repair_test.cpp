// What must change to make a roster legal: `muster repair`.

#include "apps/adviceread.h"
#include "battlescribe/reefs.h"
#include "io/fixture.h"
#include "io/roster/rosterfile.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace muster::testing;
using nlohmann::json;

namespace {

/// 310 points of 300, and two hammers where one is allowed: one hammer less mends both.
constexpr auto guns = R"({"format": "muster-roster", "version": 1, "name": "Two guns", "ruleset": "warpath-2e",
    "army": "forge-fathers", "battle": {"points": 300}, "units": [
    {"id": "u1", "unit": "steel-warriors-section", "options": {"heat-hammer": 2}},
    {"id": "u2", "unit": "jotunn-heavy-hailstorm-cannon"}]})";

} // namespace

TEST_CASE("repair tells the changes, the verdict after them, and what is proven")
{
    const auto outcome = run({"repair", "-"}, guns);
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    CHECK(outcome.out ==
          "NOT LEGAL: 2 errors\n"
          "Two guns — Forge Fathers, Warpath, second edition, 300 points\n"
          "310 of 300 points, 2 units, 11 models\n"
          "\n"
          "1. 1 change, 25 points less, no unit leaves (fewest choices lost, fewest points lost, fewest\n"
          "   changes)\n"
          "   - Only 1 × Heat hammer for Steel Warriors Section (−25 points)\n"
          "   LEGAL — 285 of 300 points, 2 units, 11 models\n"
          "   No other change loses fewer choices. No smaller change makes it legal. Of points the best found;\n"
          "   there may be a smaller loss.\n");
    CHECK(run({"repair", "-"}, guns).out == outcome.out);
}

TEST_CASE("a legal roster needs no repair, and what cannot be judged gets none")
{
    const auto good = run({"repair", legal()});
    CHECK(good.status == 0);
    CHECK_THAT(good.out, Catch::StartsWith("LEGAL") && Catch::Contains("nothing to repair"));
    const auto document = advice(run({"repair", legal(), "--format", "json"}));
    CHECK(document["legal"] == true);
    CHECK(document["answers"].empty());

    auto unknown = json::parse(guns);
    unknown["units"][0]["unit"] = "steel-worriers";
    const auto none = run({"repair", "-"}, unknown.dump());
    CHECK(none.status == 3);
    CHECK(none.out.empty());
    CHECK_THAT(none.err, Catch::Contains("steel-worriers"));
    unknown["ruleset"] = "no-such-game";
    CHECK(run({"repair", "-"}, unknown.dump()).status == 3);
    CHECK(run({"repair", appsData("nothing.muster")}).status == 3);
    // A list in words is repaired too, but not with a line that was not understood.
    CHECK(run({"repair", "-"}, "Marauders, Warpath, 500 points\nGrunts Section 100\nRaptor 105\n").status == 0);
    CHECK(run({"repair", "-"}, "Marauders, Warpath, 500 points\nGrunts Section 100\nIron Giant 300\n").status == 3);
}

TEST_CASE("where no change makes a roster legal, the status is 1")
{
    const auto kept = run({"repair", "-", "--keep", "u1"}, guns);
    CHECK(kept.status == 1);
    CHECK_THAT(kept.out, Catch::Contains("No change was found"));
    const auto document = advice(run({"repair", "-", "--keep", "u1", "--keep", "u2", "--format", "json"}, guns));
    CHECK(document["legal"] == false);
    CHECK(document["answers"].empty());
}

TEST_CASE("JSON has the answers with their edits, as the schema says")
{
    const auto document = advice(run({"repair", "-", "--format", "json"}, guns));
    CHECK(document["roster"]["name"] == "Two guns");
    CHECK(document["atLeast"] == json({{"choices", 1}, {"points", 10}, {"changes", 1}}));
    REQUIRE(document["answers"].size() == 1);
    const auto& answer = document["answers"][0];
    CHECK(answer["aims"] == json({"choices", "points", "edits"}));
    CHECK(answer["proven"] == json({"choices", "edits"}));
    CHECK(answer["lost"] == json({{"choices", 1}, {"points", 25}, {"changes", 1}}));
    REQUIRE(answer["changes"].size() == 1);
    CHECK(answer["changes"][0]["edits"] ==
          json::array({{{"edit", "set-option"}, {"unit", "u1"}, {"option", "heat-hammer"}, {"value", 1}}}));
    CHECK(answer["after"]["points"] == 285);
    // A stranger alone cannot stay.
    const auto stranger = R"({"format": "muster-roster", "version": 1, "ruleset": "warpath-2e", "army": "plague",
        "units": [{"id": "u1", "unit": "veer-myn:night-crawlers-section"}]})";
    const auto emptied = advice(run({"repair", "-", "--format", "json"}, stranger));
    CHECK(emptied["emptying"] == true);
    CHECK(emptied["answers"][0]["after"]["verdict"] == "empty");
    // A game without points has none.
    const auto generals = R"({"format": "muster-roster", "version": 1, "ruleset": "rules-of-war-ancients",
        "army": "celtic", "battle": {"options": {"composition": "free"}},
        "units": [{"id": "u1", "unit": "general"}, {"id": "u2", "unit": "general"}]})";
    CHECK(!advice(run({"repair", "-", "--format", "json"}, generals))["atLeast"].contains("points"));
}

TEST_CASE("-o writes the roster after the first answer, and nothing where there is none")
{
    const TempFolder folder;
    const auto path = folder.path("mended.muster");
    CHECK(run({"repair", "-", "-o", path}, guns).status == 0);
    CHECK(run({"check", path}).status == 0);
    const auto mended = muster::readRoster(bytesOf(path), path);
    REQUIRE(mended.has_value());
    CHECK(mended->units.front().options.find("heat-hammer") == 1);
    CHECK(bytesOf(path) == muster::writeRoster(*mended));

    const auto never = folder.path("never.muster");
    CHECK(run({"repair", "-", "--keep", "u1", "-o", never}, guns).status == 1);
    CHECK(folder.files() == std::vector<std::string>{"mended.muster"});
    // That of the aim that was asked for: one unit goes, or two options do.
    auto dear = json::parse(guns);
    dear["battle"]["points"] = 285;
    dear["units"] = json::parse(R"([
        {"id": "u1", "unit": "steel-warriors-section", "options": {"heat-hammer": 1, "dragon-breath": 1}},
        {"id": "u2", "unit": "steel-warriors-team"}, {"id": "u3", "unit": "huscarl"}])");
    for (const auto& [aim, units] : {std::pair("edits", 2), std::pair("points", 3)}) {
        const auto file = folder.path(std::string(aim) + ".muster");
        CHECK(run({"repair", "-", "--aim", aim, "-o", file}, dear.dump()).status == 0);
        CHECK(muster::readRoster(bytesOf(file), file)->units.size() == static_cast<std::size_t>(units));
    }
    // A legal roster is written as it is, in its canonical form.
    const auto same = folder.path("same.muster");
    CHECK(run({"repair", legal(), "-o", same}).status == 0);
    CHECK(run({"check", same}).status == 0);
}

TEST_CASE("repair speaks the language that is asked for")
{
    const auto german = run({"repair", "-", "--language", "de"}, guns);
    CHECK(german.status == 0);
    CHECK_THAT(german.out, Catch::StartsWith("NICHT LEGAL") && Catch::Contains("1 Änderung") &&
                               Catch::Contains("Keine kleinere Änderung"));
    CHECK_THAT(german.out, !Catch::Contains("change") && !Catch::Contains("points"));
}

TEST_CASE("a wrong call of repair says why")
{
    checkWrongCalls({{"repair"},
                     {"repair", legal(), legal()},
                     {"repair", legal(), "--aim", "units"},
                     {"repair", legal(), "--aim", ""},
                     {"repair", legal(), "--format", "html"},
                     {"repair", legal(), "--format", "json", "--language", "de"},
                     {"repair", legal(), "--time", "0"},
                     {"repair", legal(), "--time", "-1"},
                     {"repair", legal(), "--time", "61"},
                     {"repair", legal(), "--time", "nan"},
                     {"repair", legal(), "--time", "soon"},
                     {"repair", legal(), "-o", "mended.pdf"},
                     {"repair", legal(), "--keep"},
                     {"repair", legal(), "--keep", "u99"}});
}

TEST_CASE("a list of game data is repaired with the data of its game")
{
    // 280 crowns of 200, three Guards of two, one of them without arms, and a Mudlark who may not be there.
    const auto outcome = runWithData({"repair", judgedData("broken.ros")});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    CHECK(outcome.out ==
          "NOT LEGAL\n"
          "Too Many Lanterns — Salt Folk, Salt War\n"
          "280 of 200 Crowns\n"
          "\n"
          "1. 2 changes, 95 Crowns less, 2 units leave (fewest choices lost, fewest points lost, fewest\n"
          "   changes)\n"
          "   - Remove the third Lantern Guard from Fleet (−90 Crowns)\n"
          "   - Remove Mudlark from Fleet (−5 Crowns)\n"
          "   LEGAL — 185 of 200 Crowns\n"
          "   The best found; there may be a smaller one.\n");
    const auto document = advice(runWithData({"repair", judgedData("broken.ros"), "--format", "json"}));
    CHECK(document["roster"]["ruleset"] == "salt-war");
    CHECK(document["atLeast"] == json({{"choices", 0}, {"points", 80}, {"changes", 1}}));
    REQUIRE(document["answers"].size() == 1);
    const auto& changes = document["answers"][0]["changes"];
    CHECK(changes[0]["id"] == "guard-3"); // the one without arms
    CHECK(changes[0]["points"] == -90);
    CHECK_FALSE(changes[0].contains("edits"));
    CHECK(changes[1]["id"] == "m1");
    CHECK(document["answers"][0]["after"]["units"] == 2);

    const auto good = runWithData({"repair", judgedData("legal.ros")});
    CHECK(good.status == 0);
    CHECK_THAT(good.out, Catch::Contains("nothing to repair"));
    const auto german = runWithData({"repair", judgedData("broken.ros"), "--language", "de"});
    CHECK_THAT(german.out, Catch::Contains("Entfernen: Mudlark (Fleet)") && !Catch::Contains("change"));
}

TEST_CASE("a list of game data is written after its first answer in the form of its name")
{
    const TempFolder folder;
    for (const auto* ending : {".ros", ".rosz", ".json"}) {
        const auto path = folder.path(std::string("mended") + ending);
        CHECK(runWithData({"repair", judgedData("broken.ros"), "-o", path}).status == 0);
        const auto check = runWithData({"check", path});
        CHECK(check.status == 0);
        CHECK_THAT(check.out, Catch::StartsWith("LEGAL\nToo Many Lanterns") && Catch::Contains("185 of 200"));
    }
    // The same call gives the same bytes.
    const auto again = folder.path("again.ros");
    CHECK(runWithData({"repair", judgedData("broken.ros"), "-o", again}).status == 0);
    CHECK(bytesOf(again) == bytesOf(folder.path("mended.ros")));
}

TEST_CASE("what is kept of a list of game data stays, and where nothing helps the status is 1")
{
    const TempFolder folder;
    const auto kept = folder.path("kept.ros");
    CHECK(runWithData({"repair", judgedData("broken.ros"), "--keep", "guard-1", "--keep", "f1", "-o", kept}).status ==
          0);
    CHECK_THAT(bytesOf(kept), Catch::Contains("guard-1") && !Catch::Contains("\"m1\""));
    const auto never = folder.path("never.ros");
    const auto none = runWithData({"repair", judgedData("broken.ros"), "--keep", "m1", "-o", never});
    CHECK(none.status == 1);
    CHECK_THAT(none.out, Catch::Contains("No change was found"));
    CHECK(folder.files() == std::vector<std::string>{"kept.ros"});
    const auto edits = advice(runWithData({"repair", judgedData("broken.ros"), "--aim", "edits", "--format", "json"}));
    CHECK(edits["answers"][0]["aims"] == json({"edits"}));
}

TEST_CASE("a list of game data that cannot be judged whole is not repaired")
{
    const auto unknown = runWithData({"repair", judgedData("unknown.ros")});
    CHECK(unknown.status == 3);
    CHECK(unknown.out.empty());
    CHECK_THAT(unknown.err, Catch::Contains("not all of it could be judged"));
    const auto homeless = run({"repair", judgedData("broken.ros")});
    CHECK(homeless.status == 3);
    CHECK(homeless.out.empty());
    CHECK_THAT(homeless.err, Catch::Contains("the data of its game are not installed"));
    // Each kind of list is written in a form of its own.
    CHECK(runWithData({"repair", judgedData("broken.ros"), "-o", "mended.muster"}).status == 2);
    CHECK(run({"repair", legal(), "-o", "mended.ros"}).status == 2);
    CHECK(runWithData({"repair", judgedData("broken.ros"), "--keep", "nobody"}).status == 2);
    CHECK(runWithData({"repair", legal()}).status == 2);
}

TEST_CASE("a list in words of game data is repaired where all of it was read")
{
    const Reefs reefs;
    const TempFolder folder;
    const auto path = folder.path("teeth.ros");
    // There may be one Captain.
    const auto outcome = run({"repair", "-", "--data-folder", reefs.path(), "-o", path},
                             "Vanguard (Folk of merrow)\n\nCaptain [30 crowns]\nCaptain [30 crowns]\n");
    INFO(outcome.out << outcome.err);
    CHECK(outcome.status == 0);
    CHECK_THAT(outcome.out, Catch::Contains("Remove the second Captain from Vanguard (−30 Crowns)"));
    CHECK(run({"check", path, "--data-folder", reefs.path()}).status == 0);
    CHECK(run({"repair", "-", "--data-folder", reefs.path()}, "Vanguard (Folk of merrow)\n\nCaptain\nKelp Drake\n")
              .status == 3);
}

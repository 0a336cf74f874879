// What is begun with `muster new`: a game, or a list of a folder of data. And `muster lint --watch`, which follows a
// game at work on it.

#include "apps/process.h"
#include "folder.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

using namespace muster::testing;

namespace {

Outcome runAt(const std::string& home, std::vector<std::string> arguments)
{
    return run(Call{std::move(arguments), {}, {}, {"XDG_DATA_HOME=" + home}});
}

} // namespace

TEST_CASE("a new game lints clean, is shown, and judges a roster")
{
    const Folder home;
    const auto made = runAt(home.path.string(), {"new", "The Old War", "--army", "Les Élus"});
    REQUIRE(made.status == 0);
    const auto folder = home.path.string() + "/muster/armies/the-old-war";
    CHECK(made.out == folder + "/ruleset.json\n" + folder + "/les-elus.json\n");
    CHECK_THAT(made.err, Catch::Contains("muster lint --watch " + folder));
    const auto lint = runAt(home.path.string(), {"lint", folder});
    CHECK(lint.out.empty());
    CHECK(lint.err == "2 files checked, no faults\n");
    const auto shown = runAt(home.path.string(), {"show", "the-old-war"});
    CHECK(shown.status == 0);
    CHECK_THAT(shown.out, Catch::Contains("The Old War"));
    CHECK_THAT(shown.out, Catch::Contains("Les Élus"));

    // A captain of 60 points and ten spears of 8: 140 of 300; 60 is below a quarter, 75.
    const auto roster = home.path.string() + "/list.muster";
    const auto head = std::string(R"({ "format": "muster-roster", "version": 1, "ruleset": "the-old-war",
        "army": "les-elus", "battle": { "points": )");
    const auto units =
        std::string(R"( }, "units": [ { "id": "a", "unit": "captain" }, { "id": "b", "unit": "spears" } ] })");
    home.write("list.muster", head + "300" + units);
    const auto legal = runAt(home.path.string(), {"check", roster});
    INFO(legal.out + legal.err);
    CHECK(legal.status == 0);
    CHECK_THAT(legal.out, Catch::Contains("140"));
    home.write("list.muster", head + "200" + units);
    const auto illegal = runAt(home.path.string(), {"check", roster});
    CHECK(illegal.status == 1);
    CHECK_THAT(illegal.out, Catch::Contains("60 points of leaders; 50 are a quarter of the points agreed."));
}

TEST_CASE("a new game takes nothing's place, and needs a name")
{
    const Folder home;
    REQUIRE(runAt(home.path.string(), {"new", "Mine"}).status == 0);
    const auto file = home.path.string() + "/muster/armies/mine/ruleset.json";
    const auto before = bytesOf(file);
    for (const auto* name : {"Mine", "mine!", "Warpath 2e", "", "---", "\xff\xfe", "a\nb"}) {
        INFO(name);
        const auto refused = runAt(home.path.string(), {"new", name});
        CHECK(refused.status == 3);
        CHECK(refused.out.empty());
        CHECK_FALSE(refused.err.empty());
    }
    CHECK(bytesOf(file) == before);
}

TEST_CASE("a new list of a folder of data has what it must have, and is told with what it costs")
{
    const auto data = inSource("tests/data/battlescribe/judged/data");
    const Folder home;
    const auto file = (home.path / "list.rosz").string();
    const auto made = run({"new", "--data-folder", data, "Salt War", "salt folk", "--name", "Low Tide", "-o", file});
    CHECK(made.status == 0);
    CHECK(made.out.empty());
    // A guard costs 100 crowns and comes with the hook that its group has as a default.
    CHECK_THAT(made.err, Catch::StartsWith("LEGAL\nLow Tide — Salt Folk, Salt War\n100 Crowns"));
    const auto checked = run({"check", "--data-folder", data, file});
    CHECK(checked.status == 0);
    CHECK_THAT(checked.out, Catch::Contains("100 Crowns"));
    CHECK_THAT(run({"show", file}).out, Catch::Contains("Boat hook"));

    const auto over = run({"new", "--data-folder", data, "salt", "folk", "--force", "FLEET", "--limit", "crowns=50"});
    CHECK(over.status == 0);
    CHECK_THAT(over.err, Catch::StartsWith("NOT LEGAL\nSalt Folk") && Catch::Contains("the limit is 50 Crowns"));
    CHECK_THAT(over.out, Catch::Contains("<costLimit name=\"Crowns\" typeId=\"crowns\" value=\"50.0\"/>"));
    const auto free = run({"new", "--data-folder", data, "salt", "folk", "--limit", "Crowns=none"});
    CHECK_THAT(free.out, !Catch::Contains("costLimit"));
    const auto json = (home.path / "list.json").string();
    CHECK(run({"new", "--data-folder", data, "salt", "folk", "-o", json}).status == 0);
    CHECK(run({"check", "--data-folder", data, json}).status == 0);
}

TEST_CASE("a new list whose data are not there names what is near")
{
    const auto data = inSource("tests/data/battlescribe/judged/data");
    const auto told = [&](std::vector<std::string> more) {
        more.insert(more.begin(), {"new", "--data-folder", data});
        const auto refused = run(std::move(more));
        CHECK(refused.status == 3);
        CHECK(refused.out.empty());
        const auto at = refused.err.find(": there");
        return at == std::string::npos ? refused.err : refused.err.substr(at + 2);
    };
    CHECK(told({"Sand", "Salt Folk"}) == "there is no game \"Sand\". There are: Salt War.\n");
    CHECK(told({"Salt War", "Salt Fok"}) == "there is no catalogue \"Salt Fok\". Did you mean \"Salt Folk\"?\n");
    CHECK(told({"salt", "folk", "--force", "Flet"}) == "there is no force \"Flet\". Did you mean \"Fleet\"?\n");
    CHECK(told({"salt", "folk", "--limit", "Crown=5"}) ==
          "there is no kind of cost \"Crown\". Did you mean \"Crowns\"?\n");
    CHECK_THAT(told({"salt", "folk", "--limit", "crowns=few"}), Catch::Contains("\"few\" is no number"));
    CHECK_THAT(told({"salt", "folk", "--limit", "crowns"}), Catch::Contains("has no number"));
    const auto gone = run({"new", "--data-folder", data + "/nothing", "salt", "folk"});
    CHECK(gone.status == 3);
    CHECK_THAT(gone.err, Catch::Contains("the folder cannot be read"));
    checkWrongCalls({{"new", "--data-folder", data, "salt"},
                     {"new", "Mine", "Two"},
                     {"new", "Mine", "--limit", "crowns=5"},
                     {"new", "--data-folder", data, "salt", "folk", "--army", "One"},
                     {"new", "--data-folder", data, "salt", "folk", "-o", "list.txt"}});
}

TEST_CASE("lint --watch checks again when a file changes")
{
    const Folder home;
    REQUIRE(runAt(home.path.string(), {"new", "Mine", "--army", "One"}).status == 0);
    const auto folder = home.path.string() + "/muster/armies/mine";
    const auto log = home.path.string() + "/log";
    const auto has = [&](const std::string& words) {
        for (int tries = 0; tries < 200; ++tries) {
            if (std::filesystem::exists(log) && bytesOf(log).find(words) != std::string::npos)
                return true;
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
        return false;
    };
    const auto call = "XDG_DATA_HOME='" + home.path.string() +
                      "' timeout 30 '" MUSTER_BINARY "' --data '" MUSTER_SOURCE_DIR "' lint --watch '" + folder +
                      "' >'" + log + "' 2>&1 & echo $! >'" + home.path.string() + "/pid'";
    REQUIRE(std::system(call.c_str()) == 0);
    CHECK(has("2 files checked, no faults"));
    CHECK(has("watching"));
    auto army = bytesOf(folder + "/one.json");
    const auto at = army.find("\"category\": \"troops\"");
    REQUIRE(at != std::string::npos);
    army.replace(at, 20, "\"category\": \"trops\"");
    std::ofstream(folder + "/one.json") << army;
    CHECK(has("trops"));
    std::filesystem::remove(folder + "/one.json");
    CHECK(has("1 file checked, no faults"));
    REQUIRE(std::system(("kill $(cat '" + home.path.string() + "/pid')").c_str()) == 0);
}

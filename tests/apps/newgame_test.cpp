// A game that is begun with `muster new`, and `muster lint --watch`, which follows one at work on it.

#include "apps/process.h"
#include "folder.h"

#include <catch2/catch.hpp>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

using namespace muster::testing;

namespace {

std::string textOf(const std::string& path)
{
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

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
    const auto before = textOf(file);
    for (const auto* name : {"Mine", "mine!", "Warpath 2e", "", "---", "\xff\xfe", "a\nb"}) {
        INFO(name);
        const auto refused = runAt(home.path.string(), {"new", name});
        CHECK(refused.status == 3);
        CHECK(refused.out.empty());
        CHECK_FALSE(refused.err.empty());
    }
    CHECK(textOf(file) == before);
}

TEST_CASE("lint --watch checks again when a file changes")
{
    const Folder home;
    REQUIRE(runAt(home.path.string(), {"new", "Mine", "--army", "One"}).status == 0);
    const auto folder = home.path.string() + "/muster/armies/mine";
    const auto log = home.path.string() + "/log";
    const auto has = [&](const std::string& words) {
        for (int tries = 0; tries < 200; ++tries) {
            if (textOf(log).find(words) != std::string::npos)
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
    auto army = textOf(folder + "/one.json");
    const auto at = army.find("\"category\": \"troops\"");
    REQUIRE(at != std::string::npos);
    army.replace(at, 20, "\"category\": \"trops\"");
    std::ofstream(folder + "/one.json") << army;
    CHECK(has("trops"));
    std::filesystem::remove(folder + "/one.json");
    CHECK(has("1 file checked, no faults"));
    REQUIRE(std::system(("kill $(cat '" + home.path.string() + "/pid')").c_str()) == 0);
}

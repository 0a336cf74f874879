#include "apps/process.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <filesystem>

using namespace muster::testing;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {

/// A person's own folder with the ruleset for tests, version 0.1, in which a pike costs 10 points, and beside it
/// version 0.0, in which it costs 7.
struct SkirmishVersions {
    TempFolder folder;

    SkirmishVersions()
    {
        for (const auto* name : {"ruleset.json", "red.json", "blue.json"}) {
            const auto text = bytesOf(testHome() + "/muster/armies/skirmish/" + name);
            folder.write(std::string("muster/armies/skirmish/") + name, text);
            auto old = json::parse(text);
            if (name == std::string("ruleset.json"))
                old["dataVersion"] = "0.0";
            if (name == std::string("red.json"))
                for (auto& unit : old["units"])
                    if (unit["id"] == "pikes")
                        unit["pointsPerModel"] = 7;
            folder.write(std::string("muster/armies/skirmish/versions/0.0/") + name, old.dump(2));
        }
    }

    [[nodiscard]] Outcome call(std::vector<std::string> arguments) const
    {
        return run(Call{std::move(arguments), {}, {}, {"XDG_DATA_HOME=" + folder.path()}});
    }

    /// Four pikes.
    [[nodiscard]] std::string roster(const std::string& name, const std::string& version) const
    {
        json roster{{"format", "muster-roster"},  {"version", 1},
                    {"ruleset", "skirmish"},      {"army", "red"},
                    {"battle", {{"points", 30}}}, {"units", json::array({{{"unit", "pikes"}, {"models", 4}}})}};
        if (!version.empty())
            roster["dataVersion"] = version;
        return folder.write(name, roster.dump(2));
    }
};

std::int64_t pointsOf(const Outcome& outcome)
{
    return json::parse(outcome.out).at("totals").at("points").get<std::int64_t>();
}

} // namespace

TEST_CASE("a roster is judged by the version of the data that it stays with")
{
    const SkirmishVersions home;
    const auto newest = home.roster("newest.muster", "");
    const auto old = home.roster("old.muster", "0.0");
    const auto byNewest = home.call({"check", newest, "--format", "json"});
    CHECK(byNewest.status == 1);
    CHECK(pointsOf(byNewest) == 40);
    const auto byOld = home.call({"check", old, "--format", "json"});
    CHECK(byOld.status == 0);
    CHECK(pointsOf(byOld) == 28);
    const auto report = json::parse(byOld.out);
    CHECK(report["roster"]["dataVersion"] == "0.0");
    CHECK_FALSE(json::parse(byNewest.out)["roster"].contains("dataVersion"));
    CHECK(report["data"]["own"] == json({"versions/0.0/ruleset.json", "versions/0.0/red.json"}));
    CHECK_THAT(home.call({"check", old}).out, Catch::Contains("The roster stays with version 0.0 of the data."));

    // What was agreed wins over both.
    CHECK(pointsOf(home.call({"check", newest, "--format", "json", "--data-version", "0.0"})) == 28);
    CHECK(pointsOf(home.call({"check", old, "--format", "json", "--data-version", "0.1"})) == 40);
    const auto none = home.call({"check", old, "--data-version", "0.5"});
    CHECK(none.status == 3);
    CHECK_THAT(none.err, Catch::Contains("version 0.5 was agreed"));
    const auto table = home.call({"check", old, "--format", "table", "--data-version", "0.1"});
    CHECK(table.status == 1);
    CHECK_THAT(table.out, Catch::Contains("Agreed:") && Catch::Contains("0.1 instead of 0.0"));
    // An organiser's roster says the version for all.
    CHECK(pointsOf(home.call({"check", newest, "--format", "json", "--agreed", old})) == 28);
}

TEST_CASE("a roster whose version is not there is not judged, and the others are")
{
    const SkirmishVersions home;
    const auto gone = home.roster("gone.muster", "0.7");
    const auto old = home.roster("old.muster", "0.0");
    const auto both = home.call({"check", gone, old, "--format", "json"});
    CHECK(both.status == 3);
    CHECK(lineCount(both.out) == 1);
    CHECK_THAT(both.err, Catch::Contains("there is no version \"0.7\" of the data of skirmish") &&
                             Catch::Contains("There are: 0.1, 0.0."));
    CHECK(home.call({"print", gone, "-o", home.folder.path("x.pdf")}).status == 3);
    CHECK_FALSE(fs::exists(home.folder.path("x.pdf")));
}

TEST_CASE("show lists the versions, and shows each of them")
{
    const SkirmishVersions home;
    CHECK_THAT(home.call({"show"}).out, Catch::Contains("  skirmish@0.0\n"));
    CHECK_THAT(home.call({"show", "skirmish"}).out,
               Catch::Contains("Other versions of the data") && Catch::Contains("  skirmish@0.0\n"));
    CHECK_THAT(home.call({"show", "skirmish@0.0"}).out,
               Catch::Contains("data 0.0") && Catch::Contains("  skirmish@0.1\n"));
    CHECK_THAT(home.call({"show", "skirmish@0.0/red/pikes"}).out, Catch::Contains("7 points"));
    CHECK_THAT(home.call({"show", "skirmish/red/pikes"}).out, Catch::Contains("10 points"));
    const auto all = json::parse(home.call({"show", "--format", "json"}).out);
    for (const auto& ruleset : all)
        CHECK(ruleset.value("otherVersions", json::array()) ==
              (ruleset["id"] == "skirmish" ? json({"0.0"}) : json::array()));
    const auto none = home.call({"show", "skirmish@3"});
    CHECK(none.status == 3);
    CHECK_THAT(none.err, Catch::Contains("There are: 0.1, 0.0."));
    // A file may have such a name, too.
    (void)home.roster("me@home.muster", "");
    CHECK(
        run(Call{{"show", "me@home.muster"}, {}, home.folder.path(), {"XDG_DATA_HOME=" + home.folder.path()}}).status ==
        0);
}

TEST_CASE("a book of an older version, and a battle of two versions")
{
    const SkirmishVersions home;
    const auto book = home.folder.path("book.html");
    const auto printed = home.call({"print", "--book", "skirmish@0.0/red", "-o", book});
    INFO(printed.err);
    CHECK(printed.status == 0);
    CHECK_THAT(bytesOf(book), Catch::Contains("7 points") && !Catch::Contains("10 points"));
    const auto newest = home.roster("newest.muster", "");
    const auto old = home.roster("old.muster", "0.0");
    const auto battle = home.call({"check", newest, "--against", old});
    CHECK(battle.status >= 2);
    CHECK_THAT(battle.err, Catch::Contains("a battle has one"));
    CHECK(home.call({"check", newest, "--against", old, "--data-version", "0.0"}).status == 0);
}

TEST_CASE("what is printed of a roster with an older version says so, and carries it")
{
    const SkirmishVersions home;
    const auto old = home.roster("old.muster", "0.0");
    const auto pdf = home.folder.path("old.pdf");
    const auto printed = home.call({"print", old, "-o", pdf});
    INFO(printed.err);
    REQUIRE(printed.status == 0);
    const auto again = home.call({"check", pdf, "--format", "json"});
    CHECK(pointsOf(again) == 28);
    CHECK(json::parse(again.out)["roster"]["dataVersion"] == "0.0");
    const auto code = home.folder.path("old.png");
    REQUIRE(home.call({"convert", old, "-o", code}).status == 0);
    CHECK(pointsOf(home.call({"check", code, "--format", "json"})) == 28);
}

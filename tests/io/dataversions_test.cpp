#include "io/data/keepversion.h"

#include "io/data/judgedby.h"
#include "io/fixture.h"
#include "io/lint/lint.h"
#include "io/roster/rosterfile.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {

constexpr auto game = "warpath-2e";

/// A user's own folder that is empty at first, and a store that reads it.
struct VersionsHome {
    TempFolder folder;
    Environment data{"XDG_DATA_HOME", folder.path()};
    Store store = openedStore();

    /// Keeps the ruleset and one army, which costs `points` for its first unit, as a version.
    void keep(const std::string& version, const std::string& named, int points) const
    {
        auto ruleset = json::parse(bytesOf(inSource("armies/warpath-2e/ruleset.json")));
        ruleset["dataVersion"] = named;
        auto army = json::parse(bytesOf(inSource("armies/warpath-2e/marauders.json")));
        army["units"][0]["points"] = points;
        const auto at = std::string("muster/armies/warpath-2e/versions/") + version;
        folder.write(at + "/ruleset.json", ruleset.dump(2));
        folder.write(at + "/marauders.json", army.dump(2));
    }
    void keep(const std::string& version, int points) const { keep(version, version, points); }
};

Roster madeWith(const std::string& version)
{
    Roster roster;
    roster.ruleset = game;
    roster.dataVersion = version;
    roster.army = "marauders";
    return roster;
}

std::int64_t firstCost(Store& store, const std::string& of)
{
    const auto catalogue = store.catalogue(of, {"marauders"});
    INFO((catalogue ? std::string() : told(catalogue.error())));
    REQUIRE(catalogue.has_value());
    return (*catalogue)->units.front().points.plain.floor();
}

std::vector<std::string> namesOf(const std::vector<Store::Version>& versions)
{
    std::vector<std::string> names;
    for (const auto& version : versions)
        names.push_back(version.name);
    return names;
}

} // namespace

TEST_CASE("a roster that asks for an older version of the data gets that, and others the newest")
{
    VersionsHome home;
    const auto newest = firstCost(home.store, game);
    home.keep("0.9", 12'345);
    CHECK(firstCost(home.store, "warpath-2e@0.9") == 12'345);
    CHECK(firstCost(home.store, game) == newest);
    const auto old = home.store.catalogueFor(madeWith("0.9"), {}, "FILE");
    REQUIRE(old.has_value());
    CHECK((*old)->ruleset.dataVersion == "0.9");
    CHECK((*old)->units.front().points.plain == 12'345);
    // A version is complete in itself: no army comes from the newest data.
    CHECK(home.store.armies("warpath-2e@0.9") == std::vector<std::string>{"marauders"});
    CHECK(home.store.armies(game).size() == 5);
    const auto whole = home.store.fullCatalogue("warpath-2e@0.9");
    REQUIRE(whole.has_value());
    CHECK((*whole)->armies.size() == 1);
}

TEST_CASE("versions are listed with the newest first, by their numbers")
{
    VersionsHome home;
    CHECK(home.store.versions(game).empty());
    for (const auto* version : {"1.9", "1.10", "2025-12", "0.10.2", "0.10"})
        home.keep(version, 1);
    home.folder.write("muster/armies/warpath-2e/versions/no data here/ruleset.json", "{}");
    home.folder.write("muster/armies/warpath-2e/versions/2.0/marauders.json", "{}");
    CHECK(namesOf(home.store.versions(game)) == std::vector<std::string>{"2025-12", "1.10", "1.9", "0.10.2", "0.10"});
    CHECK(home.store.versions(game).front().isUsersOwn);
    CHECK(home.store.versions("../warpath-2e").empty());
}

TEST_CASE("a roster may stay with the version that is the newest now, before a copy of it is kept")
{
    VersionsHome home;
    const auto version = home.store.newestVersion(game);
    CHECK(version == "1.0");
    const auto plain = home.store.fullCatalogue(game);
    const auto staying = home.store.fullCatalogue("warpath-2e@1.0");
    REQUIRE((plain.has_value() && staying.has_value()));
    CHECK(*plain == *staying); // the same data, read once
}

TEST_CASE("a version that is not there is told with those that are")
{
    VersionsHome home;
    home.keep("0.9", 1);
    const std::string text = R"({
  "format": "muster-roster",
  "version": 1,
  "ruleset": "warpath-2e",
  "dataVersion": "0.8",
  "army": "marauders"
}
)";
    const auto roster = readRoster(text, "FILE");
    REQUIRE(roster.has_value());
    CHECK(writeRoster(*roster) == text);
    const auto catalogue = home.store.catalogueFor(*roster, text, "FILE");
    REQUIRE_FALSE(catalogue.has_value());
    REQUIRE(catalogue.error().size() == 1);
    const auto& fault = catalogue.error().front();
    CHECK(fault.pointer == "/dataVersion");
    CHECK(fault.line == 5);
    CHECK(fault.message == "there is no version \"0.8\" of the data of warpath-2e");
    CHECK(fault.advice == "There are: 1.0, 0.9. Ask for the folder of the version, or judge by another.");
}

TEST_CASE("no version names a folder outside the data")
{
    VersionsHome home;
    home.folder.write("muster/armies/ruleset.json", bytesOf(inSource("armies/warpath-2e/ruleset.json")));
    for (const std::string version : {"..", "../..", ".", "", "a/b", "a\\b", ".hidden", "a b", "x@y",
                                      "1234567890123456789012345678901234567890123456789012345678901"}) {
        INFO(version);
        CHECK_FALSE(home.store.rulesetFile("warpath-2e@" + version));
        CHECK(home.store.armies("warpath-2e@" + version).empty());
        CHECK_FALSE(home.store.fullCatalogue("warpath-2e@" + version).has_value());
        auto roster = madeWith(version);
        if (!version.empty())
            CHECK_FALSE(readRoster(writeRoster(roster), "FILE").has_value());
    }
}

TEST_CASE("a folder whose data are of another version says so, and judges nothing")
{
    VersionsHome home;
    home.keep("0.8", "0.9", 1);
    const auto catalogue = home.store.fullCatalogue("warpath-2e@0.8");
    REQUIRE_FALSE(catalogue.has_value());
    const auto& fault = catalogue.error().front();
    CHECK(fault.pointer == "/dataVersion");
    CHECK(fault.line > 0);
    CHECK(fault.message == "the data are of version \"0.9\", and their folder is named 0.8");
    CHECK_FALSE(fault.advice.empty());
    const auto linted = lint({home.folder.path("muster/armies/warpath-2e/versions/0.8")}, home.store);
    CHECK(std::ranges::find(linted.faults, fault.message, &Fault::message) != linted.faults.end());
}

TEST_CASE("the newest data are kept as they are, whatever the newest become")
{
    VersionsHome home;
    const auto before = firstCost(home.store, game);
    const auto kept = keepNewestVersion(home.store, game);
    INFO((kept ? std::string() : told(kept.error())));
    REQUIRE(kept.has_value());
    CHECK(*kept == home.folder.path("muster/armies/warpath-2e/versions/1.0"));
    CHECK(home.store.versions(game).size() == 1);
    // Byte for byte, translations among them.
    std::size_t files = 0;
    for (const auto& entry : fs::directory_iterator(inSource("armies/warpath-2e")))
        if (entry.is_regular_file()) {
            ++files;
            CHECK(bytesOf(entry.path().string()) == bytesOf(*kept + '/' + entry.path().filename().string()));
        }
    CHECK(std::distance(fs::directory_iterator(*kept), fs::directory_iterator()) == static_cast<std::ptrdiff_t>(files));

    // Data of the user's own are the newest from now on.
    auto ruleset = json::parse(bytesOf(inSource("armies/warpath-2e/ruleset.json")));
    ruleset["dataVersion"] = "1.1";
    auto army = json::parse(bytesOf(inSource("armies/warpath-2e/marauders.json")));
    army["units"][0]["points"] = 4'321;
    home.folder.write("muster/armies/warpath-2e/ruleset.json", ruleset.dump(2));
    home.folder.write("muster/armies/warpath-2e/marauders.json", army.dump(2));
    home.store.readAgain();
    CHECK(home.store.newestVersion(game) == "1.1");
    CHECK(firstCost(home.store, game) == 4'321);
    CHECK(firstCost(home.store, "warpath-2e@1.0") == before);
    CHECK(firstCost(home.store, "warpath-2e@1.1") == 4'321);

    // The user's own files are kept with the rest.
    const auto next = keepNewestVersion(home.store, game);
    REQUIRE(next.has_value());
    CHECK(json::parse(bytesOf(*next + "/marauders.json")) == army);
    CHECK(namesOf(home.store.versions(game)) == std::vector<std::string>{"1.1", "1.0"});
}

TEST_CASE("a version that is kept is never written over, and half of one is never left")
{
    VersionsHome home;
    home.keep("1.0", 7);
    const auto again = keepNewestVersion(home.store, game);
    REQUIRE_FALSE(again.has_value());
    CHECK(again.error().front().message == "this version is kept already");
    CHECK(firstCost(home.store, "warpath-2e@1.0") == 7);

    VersionsHome other;
    other.folder.write("muster/armies/warpath-2e/versions", "a file where the folder should be");
    CHECK_FALSE(keepNewestVersion(other.store, game).has_value());
    CHECK(bytesOf(other.folder.path("muster/armies/warpath-2e/versions")) == "a file where the folder should be");

    VersionsHome strange;
    auto ruleset = json::parse(bytesOf(inSource("armies/warpath-2e/ruleset.json")));
    ruleset["dataVersion"] = "../../1";
    strange.folder.write("muster/armies/warpath-2e/ruleset.json", ruleset.dump(2));
    const auto unfit = keepNewestVersion(strange.store, game);
    REQUIRE_FALSE(unfit.has_value());
    CHECK_FALSE(fs::exists(strange.folder.path("muster/armies/warpath-2e/versions")));
}

TEST_CASE("a copy of shipped data is known as shipped; what was changed in it is the user's own")
{
    VersionsHome home;
    REQUIRE(keepNewestVersion(home.store, game).has_value());
    const auto judge = [&] {
        const auto catalogue = home.store.fullCatalogue("warpath-2e@1.0");
        REQUIRE(catalogue.has_value());
        Table<Ruling, bool> rulings;
        for (const auto& ruling : (*catalogue)->ruleset.rulings)
            rulings.add(ruling.standard);
        return judgedBy(**catalogue, madeWith("1.0"), rulings);
    };
    CHECK(judge().unshipped.empty());
    auto army = json::parse(bytesOf(inSource("armies/warpath-2e/marauders.json")));
    army["units"][0]["points"] = 1;
    home.folder.write("muster/armies/warpath-2e/versions/1.0/marauders.json", army.dump(2));
    home.store.readAgain();
    const auto changed = judge();
    REQUIRE(changed.unshipped.size() == 1);
    CHECK(changed.unshipped.front().name == "versions/1.0/marauders.json");
    CHECK(changed.unshipped.front().origin == DataOrigin::Own);
}

TEST_CASE("names and texts of a version are in the language of the data")
{
    VersionsHome home;
    REQUIRE(keepNewestVersion(home.store, game).has_value());
    home.store.setLanguage("de");
    const auto now = home.store.fullCatalogue(game);
    const auto kept = home.store.fullCatalogue("warpath-2e@1.0");
    REQUIRE((now.has_value() && kept.has_value()));
    CHECK(*now != *kept);
    CHECK((*now)->units.front().name == (*kept)->units.front().name);
    CHECK((*kept)->ruleset.data.ownTranslations.empty());
}

TEST_CASE("the version that a roster stays with is part of its fingerprint and of its code")
{
    const auto newest = madeWith("");
    const auto staying = madeWith("1.0");
    CHECK(fingerprint(newest) != fingerprint(staying));
    CHECK(writeRoster(newest).find("dataVersion") == std::string::npos);
    const auto again = readRoster(writeRoster(staying), "FILE");
    REQUIRE(again.has_value());
    CHECK(*again == staying);
}

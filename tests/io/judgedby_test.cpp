#include "io/data/judgedby.h"

#include "io/data/datahash.h"
#include "io/fixture.h"
#include "io/roster/rosterfile.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <regex>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {

/// A user's own folder that is empty at first.
struct Home {
    TempFolder folder;
    Environment data{"XDG_DATA_HOME", folder.path()};

    void write(const std::string& name, const std::string& bytes) const
    {
        folder.write("muster/armies/" + name, bytes);
    }
};

Store opened(const std::string& folder = inSource(""))
{
    auto store = Store::open(folder);
    REQUIRE(store.has_value());
    return std::move(*store);
}

std::string marines() { return bytesOf(inSource("armies/heresy/space-marines.json")); }
Roster marineRoster() { return rosterOf("heresy", "space-marines"); }

/// The text with the first of these words replaced.
using Files = std::vector<JudgedBy::File>;

} // namespace

TEST_CASE("the hash of a data file is of what it says, not of how it is written")
{
    const auto one = json::parse(R"({ "a": 1, "b": [true, "x"] })");
    CHECK(contentHash(one) == contentHash(json::parse("{\"b\":\r\n[true,\"\\u0078\"],\"a\":1}")));
    CHECK(contentHash(one) != contentHash(json::parse(R"({ "a": 2, "b": [true, "x"] })")));
    CHECK(contentHash(one) != contentHash(json::parse(R"({ "a": 1, "b": ["x", true] })")));
    CHECK(contentHash(one) != contentHash(json::parse(R"({ "a": 1, "b": [true, "y"] })")));
    // SHA-256 of nothing.
    CHECK(shortHash("") == "E3B0-C442-98FC");
}

TEST_CASE("all that is shipped is known to be shipped")
{
    const Home home;
    auto store = opened();
    int files = 0;
    for (const auto& id : store.rulesets()) {
        const auto catalogue = store.fullCatalogue(id);
        REQUIRE(catalogue.has_value());
        CHECK((*catalogue)->ruleset.data.origin == DataOrigin::Shipped);
        for (const auto& army : (*catalogue)->armies) {
            INFO(army.id);
            CHECK(army.data.origin == DataOrigin::Shipped);
            CHECK(army.data.file == army.id + ".json");
            CHECK(army.data.hash.size() == 64);
            ++files;
        }
    }
    CHECK(files >= 19);
    const auto data = judged(store, marineRoster());
    CHECK(std::regex_match(data.hash, std::regex("[0-9A-F]{4}(-[0-9A-F]{4}){2}")));
    CHECK(data.origin() == DataOrigin::Shipped);
    CHECK(data.unshipped.empty());
    CHECK(data.ownTranslations.empty());
}

TEST_CASE("a changed copy in the user's own folder is another hash, and marked")
{
    const Home home;
    auto shipped = opened();
    const auto roster = marineRoster();
    const auto before = judged(shipped, roster);

    home.write("heresy/ruleset.json",
               replaced(bytesOf(inSource("armies/heresy/ruleset.json")), "\"title\": \"", "\"title\": \"My "));
    auto own = opened();
    const auto after = judged(own, roster);
    CHECK(after.hash != before.hash);
    CHECK(after.ruleset == before.ruleset); // the version says nothing of it
    CHECK(after.origin() == DataOrigin::Own);
    CHECK(after.unshipped == Files{{"ruleset.json", DataOrigin::Own}});

    // The same with an army, and both.
    home.write("heresy/space-marines.json", marines());
    auto both = opened();
    CHECK(judged(both, roster).unshipped ==
          Files{{"ruleset.json", DataOrigin::Own}, {"space-marines.json", DataOrigin::Own}});
}

TEST_CASE("a copy that says the same has the same hash, and is the user's own nevertheless")
{
    const Home home;
    auto shipped = opened();
    home.write("heresy/space-marines.json", json::parse(marines()).dump(7));
    auto own = opened();
    CHECK(judged(own, marineRoster()).hash == judged(shipped, marineRoster()).hash);
    CHECK(judged(own, marineRoster()).origin() == DataOrigin::Own);
}

TEST_CASE("a data folder that was changed, or has what was never shipped, is marked")
{
    const Home home;
    const TempFolder folder;
    fs::copy(inSource("schemas"), folder.path("schemas"));
    folder.write("armies/heresy/ruleset.json", bytesOf(inSource("armies/heresy/ruleset.json")));
    folder.write("armies/heresy/space-marines.json", replaced(marines(), "\"name\": \"", "\"name\": \"Old "));
    for (const std::string name : {"ruleset", "red", "blue"})
        folder.write("armies/skirmish/" + name + ".json",
                     bytesOf(testHome() + "/muster/armies/skirmish/" + name + ".json"));
    auto store = opened(folder.path());
    CHECK(judged(store, marineRoster()).unshipped == Files{{"space-marines.json", DataOrigin::Changed}});
    const auto reds = judged(store, rosterOf("skirmish", "red"));
    CHECK(reds.origin() == DataOrigin::Other);
    CHECK(reds.unshipped == Files{{"ruleset.json", DataOrigin::Other}, {"red.json", DataOrigin::Other}});
}

TEST_CASE("the hash is of the armies that the roster names, in whatever order, and of no other")
{
    const Home home;
    auto store = opened();
    const auto alone = rosterOf("warpath-2e", "forge-fathers", {"heavy-drakkar"});
    const auto allied = rosterOf("warpath-2e", "forge-fathers", {"marauders:grunts-section", "corporation:sniper"});
    const auto turned = rosterOf("warpath-2e", "forge-fathers", {"corporation:sniper", "marauders:grunts-section"});
    CHECK(judged(store, alone).hash != judged(store, allied).hash);
    CHECK(judged(store, allied).hash == judged(store, turned).hash);
    CHECK(judged(store, allied).armies.size() == 3);

    const auto full = store.fullCatalogue("warpath-2e");
    REQUIRE(full.has_value());
    CHECK(judgedBy(**full, alone, standardRulings(**full)).hash == judged(store, alone).hash);
    CHECK(judgedBy(**full, alone, standardRulings(**full)).armies == judged(store, alone).armies);
    // Names, notes and numbers of units are the roster's, not the data's.
    auto other = alone;
    other.name = "Another";
    other.units.push_back(other.units.front());
    CHECK(judged(store, other).hash == judged(store, alone).hash);
}

TEST_CASE("the hash is of the answers of the rulings, as they were given")
{
    const Home home;
    auto store = opened();
    const auto roster = rosterOf("warpath-2e", "forge-fathers");
    const auto catalogue = store.catalogueFor(roster, {}, "FILE");
    REQUIRE(catalogue.has_value());
    auto answers = standardRulings(**catalogue);
    REQUIRE_FALSE(answers.empty());
    const auto before = judgedBy(**catalogue, roster, answers).hash;
    answers[Id<Ruling>::at(0)] = !answers[Id<Ruling>::at(0)];
    CHECK(judgedBy(**catalogue, roster, answers).hash != before);
}

TEST_CASE("an own translation is marked; it does not change what judges")
{
    const Home home;
    auto store = opened();
    store.setLanguage("de");
    const auto before = judged(store, marineRoster());
    CHECK(before.ownTranslations.empty()); // the shipped one is not a mark

    home.write("heresy/space-marines.de.json",
               R"({ "format": "muster-translation", "version": 1, "language": "de", "ruleset": "heresy",
                    "army": "space-marines", "name": "Raumsoldaten" })");
    auto own = opened();
    own.setLanguage("de");
    const auto after = judged(own, marineRoster());
    CHECK(after.hash == before.hash);
    CHECK(after.origin() == DataOrigin::Shipped);
    CHECK(after.ownTranslations == std::vector<std::string>{"space-marines.de.json"});
    own.setLanguage("");
    CHECK(judged(own, marineRoster()).ownTranslations.empty());
}

TEST_CASE("a roster keeps the hash of the data that judged it, in its file and in its code")
{
    const Home home;
    auto store = opened();
    auto roster = marineRoster();
    const auto before = fingerprint(roster);
    const auto data = judged(store, roster);
    roster.madeWith = data.stamp();
    CHECK(fingerprint(roster) == before);
    const auto again = readRoster(writeRoster(roster), "FILE");
    REQUIRE(again.has_value());
    CHECK(again->madeWith == roster.madeWith);
    CHECK(again->madeWith->data == data.hash);
    for (const auto* wrong : {"1a2b-3c4d-5e6f", "1A2B-3C4D", "1A2B3C4D5E6F", "1A2B-3C4D-5E6G", ""}) {
        auto document = json::parse(writeRoster(roster));
        document["madeWith"]["data"] = wrong;
        INFO(wrong);
        CHECK_FALSE(readRoster(document.dump(), "FILE").has_value());
    }
}

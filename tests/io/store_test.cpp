#include "io/data/store.h"

#include "io/fixture.h"
#include "io/lint/lint.h"
#include "io/roster/rosterfile.h"
#include "manyarmies.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>

using namespace muster;
using namespace muster::testing;

namespace {

bool has(const std::vector<std::string>& list, std::string_view item)
{
    return std::ranges::find(list, item) != list.end();
}

Faults catalogueFaults(Store& store, const std::string& text)
{
    const auto roster = readRoster(text, "FILE");
    REQUIRE(roster.has_value());
    const auto catalogue = store.catalogueFor(*roster, text, "FILE");
    REQUIRE_FALSE(catalogue.has_value());
    return catalogue.error();
}

} // namespace

TEST_CASE("data are found where --data says, or not at all")
{
    TempFolder empty;
    const auto none = Store::open(empty.path());
    REQUIRE_FALSE(none.has_value());
    CHECK(none.error()[0].file == empty.path());
    CHECK_FALSE(none.error()[0].advice.empty());
    CHECK(openedStore().folder() == inSource(""));
}

TEST_CASE("without --data the environment is asked, and passed over where it has no data")
{
    TempFolder empty;
    {
        const Environment data("MUSTER_DATA", inSource(""));
        CHECK(Store::open(std::nullopt)->folder() == inSource(""));
    }
    const Environment data("MUSTER_DATA", empty.path());
    const auto store = Store::open(std::nullopt);
    REQUIRE(store.has_value());
    CHECK(store->folder() != empty.path());
}

TEST_CASE("a user's own ruleset and armies are there, and marked as the user's own")
{
    const Environment home("XDG_DATA_HOME", testHome());
    auto store = openedStore();
    CHECK(has(store.rulesets(), "skirmish"));
    CHECK(has(store.rulesets(), "warpath-2e"));
    CHECK(store.armies("skirmish") == std::vector<std::string>{"blue", "red"});
    const auto own = store.fullCatalogue("skirmish");
    INFO((own ? std::string() : told(own.error())));
    REQUIRE(own.has_value());
    for (const auto& army : (*own)->armies)
        CHECK(army.isUsersOwn);
    const auto shipped = store.catalogue("warpath-2e", {"plague"});
    REQUIRE(shipped.has_value());
    CHECK_FALSE((*shipped)->armies.front().isUsersOwn);
}

TEST_CASE("a user's own army stands beside the shipped ones and before one of the same name")
{
    TempFolder folder;
    auto own = bytesOf(inSource("armies/rules-of-war-ancients/celtic.json"));
    folder.write("muster/armies/rules-of-war-ancients/celtic.json",
                 std::string(own).replace(own.find("\"Celtic\""), 8, "\"My Celts\""));
    own.replace(own.find("\"id\": \"celtic\""), 14, "\"id\": \"iceni\"");
    folder.write("muster/armies/rules-of-war-ancients/iceni.json", own);

    const Environment home("XDG_DATA_HOME", folder.path());
    auto store = openedStore();
    CHECK(has(store.armies("rules-of-war-ancients"), "iceni"));
    CHECK(has(store.armies("rules-of-war-ancients"), "roman"));
    const auto catalogue = store.catalogue("rules-of-war-ancients", {"celtic", "roman", "iceni"});
    INFO((catalogue ? std::string() : told(catalogue.error())));
    REQUIRE(catalogue.has_value());
    const auto& armies = (*catalogue)->armies;
    REQUIRE(armies.size() == 3);
    CHECK(armies.front().name == "My Celts");
    CHECK(armies.front().isUsersOwn);
    for (const auto& army : armies)
        CHECK(army.isUsersOwn == (army.id != "roman"));
}

TEST_CASE("a catalogue that was read is kept")
{
    auto store = openedStore();
    const auto first = store.catalogue("warpath-2e", {"plague"});
    const auto again = store.catalogue("warpath-2e", {"plague"});
    REQUIRE(first.has_value());
    CHECK(*first == *again);
    CHECK(*first != *store.catalogue("warpath-2e", {"plague", "marauders"}));
    // In whatever order a roster names its allies, they are one set.
    CHECK(*store.catalogue("warpath-2e", {"plague", "marauders", "veer-myn"}) ==
          *store.catalogue("warpath-2e", {"plague", "veer-myn", "marauders"}));
}

TEST_CASE("no more catalogues are kept than there is room for, the last used ones")
{
    auto store = openedStore();
    const auto plague = *store.catalogue("warpath-2e", {"plague"});
    const auto all = store.armies("rules-of-war-ancients");
    REQUIRE(all.size() == 9);
    const auto armiesOf = [&](unsigned set) {
        std::vector<std::string> armies;
        for (std::size_t i = 0; i < all.size(); ++i)
            if ((set >> i & 1U) != 0)
                armies.push_back(all[i]);
        return armies;
    };
    std::vector<std::weak_ptr<const Catalogue>> given;
    for (unsigned set = 1; set <= 100; ++set) {
        given.push_back(*store.catalogue("rules-of-war-ancients", armiesOf(set)));
        CHECK(*store.catalogue("warpath-2e", {"plague"}) == plague); // used again and again
    }
    CHECK(std::ranges::count_if(given, [](const auto& each) { return !each.expired(); }) == 63);
    CHECK_FALSE(given.back().expired());
}

namespace {

/// A user's own armies for the test's ruleset: the two of the tests, and one with a fault.
void writeOwn(const TempFolder& folder, const std::string& name, const std::string& broken)
{
    const auto home = testHome() + "/muster/armies/skirmish/";
    for (const auto* file : {"ruleset.json", "red.json", "blue.json"})
        folder.write(std::string("muster/armies/skirmish/") + file, bytesOf(home + file));
    folder.write("muster/armies/skirmish/" + name + ".json", broken);
}

} // namespace

TEST_CASE("an army that cannot be read is left out and told, and the others are there")
{
    auto unknownRule = bytesOf(testHome() + "/muster/armies/skirmish/red.json");
    unknownRule.replace(unknownRule.find("\"id\": \"red\""), 11, "\"id\": \"zed\"");
    const auto category = unknownRule.find("\"category\": \"") + 13;
    unknownRule.insert(category, "no-such-");
    for (const auto& broken : {std::string("{"), std::string("{ \"format\": \"muster-army\" }"), unknownRule}) {
        TempFolder folder;
        writeOwn(folder, "zed", broken);
        const Environment home("XDG_DATA_HOME", folder.path());
        auto store = openedStore();
        CHECK(store.leftOut("skirmish").empty());
        const auto full = store.fullCatalogue("skirmish");
        INFO((full ? std::string() : told(full.error())));
        REQUIRE(full.has_value());
        CHECK((*full)->armies.size() == 2);
        const auto left = store.leftOut("skirmish");
        REQUIRE_FALSE(left.empty());
        for (const auto& fault : left)
            CHECK(fault.file == folder.path("muster/armies/skirmish/zed.json"));
        // Asked again, it is the same and told again; a fork knows it too.
        CHECK(*store.fullCatalogue("skirmish") == *full);
        CHECK(store.leftOut("skirmish") == left);
        CHECK(store.fork().leftOut("skirmish") == left);

        Roster roster;
        roster.ruleset = "skirmish";
        roster.army = "red";
        CHECK(store.leftOutOf(roster).empty());
        CHECK(store.catalogueFor(roster, {}, {}).has_value());
        roster.army = "zed";
        CHECK(store.leftOutOf(roster) == left);
        CHECK_FALSE(store.catalogueFor(roster, {}, {}).has_value());
    }
}

TEST_CASE("without its ruleset a game is not there, whatever armies it has")
{
    TempFolder folder;
    writeOwn(folder, "ruleset", "{");
    const Environment home("XDG_DATA_HOME", folder.path());
    auto store = openedStore();
    CHECK_FALSE(store.fullCatalogue("skirmish").has_value());
    CHECK(store.leftOut("skirmish").empty());
}

TEST_CASE("what a fork reads its store learns")
{
    auto store = openedStore();
    auto fork = store.fork();
    const auto read = *fork.catalogue("warpath-2e", {"plague"});
    store.learn(fork);
    CHECK(*store.catalogue("warpath-2e", {"plague"}) == read);
    // But not where it has gone elsewhere meanwhile.
    TempFolder folder;
    store.setUserFolder(folder.path());
    store.learn(fork);
    CHECK(*store.catalogue("warpath-2e", {"plague"}) != read);
}

TEST_CASE("no id names a file outside the folders")
{
    TempFolder folder;
    folder.write("muster/armies/skirmish/ruleset.json", bytesOf(testHome() + "/muster/armies/skirmish/ruleset.json"));
    folder.write("muster/armies/secret.json", bytesOf(testHome() + "/muster/armies/skirmish/red.json"));
    const Environment home("XDG_DATA_HOME", folder.path());
    auto store = openedStore();
    for (const auto* id : {"../secret", "..", ".", "/etc/passwd", "skirmish/../secret", "..\\secret", "a.b", ""}) {
        INFO(id);
        CHECK_FALSE(store.catalogue("skirmish", {id}).has_value());
        CHECK_FALSE(store.catalogue(id, {}).has_value());
        CHECK_FALSE(store.fullCatalogue(id).has_value());
    }
    // A ruleset is not an army of itself.
    CHECK_FALSE(store.catalogue("skirmish", {"ruleset"}).has_value());
}

TEST_CASE("a roster of an unknown ruleset or army is told what may be meant, and where it stands")
{
    auto store = openedStore();
    const auto ruleset = catalogueFaults(
        store,
        "{ \"format\": \"muster-roster\", \"version\": 1,\n  \"ruleset\": \"warpath-2\", \"army\": \"plague\" }");
    REQUIRE(ruleset.size() == 1);
    CHECK(ruleset[0].pointer == "/ruleset");
    CHECK(ruleset[0].line == 2);
    CHECK(ruleset[0].column == 14);
    CHECK(ruleset[0].message == "there is no ruleset \"warpath-2\"");
    CHECK(ruleset[0].advice == "Did you mean \"warpath-2e\"?");

    const auto army = catalogueFaults(
        store, R"({ "format": "muster-roster", "version": 1, "ruleset": "warpath-2e", "army": "plage" })");
    REQUIRE(army.size() == 1);
    CHECK(army[0].pointer == "/army");
    CHECK_THAT(army[0].message, Catch::Contains("\"plage\" in warpath-2e"));
    CHECK(army[0].advice == "Did you mean \"plague\"?");

    const auto far =
        catalogueFaults(store, R"({ "format": "muster-roster", "version": 1, "ruleset": "chess", "army": "white" })");
    REQUIRE(far.size() == 1);
    CHECK_THAT(far[0].advice, Catch::Contains("muster show"));

    // An army of one unit is no reason to refuse the rest: that is a finding.
    const std::string text = R"({ "format": "muster-roster", "version": 1, "ruleset": "warpath-2e", "army": "plague",
  "units": [{ "unit": "a" }, { "unit": "b", "units": [{ "unit": "maraders:grunts-section" }] }] })";
    const auto roster = readRoster(text, "FILE");
    REQUIRE(roster.has_value());
    CHECK(store.catalogueFor(*roster, text, "FILE").has_value());
}

TEST_CASE("a file in a user's folder that is no army does not hide the armies that are")
{
    TempFolder folder;
    folder.write("muster/armies/rules-of-war-ancients/old.backup.json", "{}");
    const Environment home("XDG_DATA_HOME", folder.path());
    auto store = openedStore();
    const auto catalogue = store.fullCatalogue("rules-of-war-ancients");
    INFO((catalogue ? std::string() : told(catalogue.error())));
    CHECK(catalogue.has_value());
}

TEST_CASE("a user's own army that is broken says so with its file")
{
    TempFolder folder;
    const auto path = folder.write("muster/armies/warpath-2e/mine.json", "{ \"format\": \"muster-army\" }");
    const Environment home("XDG_DATA_HOME", folder.path());
    auto store = openedStore();
    const auto catalogue = store.catalogue("warpath-2e", {"mine"});
    REQUIRE_FALSE(catalogue.has_value());
    CHECK(catalogue.error()[0].file == path);
    CHECK(store.catalogue("warpath-2e", {"plague"}).has_value());
}

TEST_CASE("of many armies only those are read that a roster names, and lint reads all of them")
{
    const TempFolder folder;
    const muster::testing::ManyArmies game{6, 18};
    game.write(folder.path());
    auto store = openedStore();
    store.setUserFolder(folder.path());
    const auto whole = store.fullCatalogue(game.ruleset);
    INFO((whole ? std::string() : told(whole.error())));
    REQUIRE(whole.has_value());
    CHECK((*whole)->armies.size() == 6);
    CHECK((*whole)->units.size() == 6 * 18);
    CHECK(lint({folder.path("armies")}, store).faults.empty());

    // Armies 0 and 3 to 5 are not JSON, or name a category that is not there: whoever read them would notice.
    const std::string armies = "armies/many-armies/";
    for (const auto* name : {"army-0", "army-4", "army-5"})
        folder.write(armies + name + ".json", "{");
    auto faulty = bytesOf(folder.path(armies + "army-3.json"));
    faulty.replace(faulty.find("\"category\": \"line\""), 18, "\"category\": \"lone\"");
    folder.write(armies + "army-3.json", faulty);
    store.readAgain();
    const auto idsOf = [&](const Roster& roster) {
        const auto catalogue = store.catalogueFor(roster, {}, "FILE");
        INFO((catalogue ? std::string() : told(catalogue.error())));
        REQUIRE(catalogue.has_value());
        std::vector<std::string> ids;
        for (const auto& army : (*catalogue)->armies)
            ids.push_back(army.id);
        return ids;
    };
    CHECK(idsOf(game.roster(1)) == std::vector<std::string>{"army-1"});
    CHECK(idsOf(game.roster(1, true)) == std::vector<std::string>{"army-1", "army-2"});
    // Its ally is needed now.
    CHECK_FALSE(store.catalogueFor(game.roster(2, true), {}, "FILE").has_value());

    const auto found = lint({folder.path("armies")}, store);
    for (const auto* name : {"army-0", "army-3", "army-4", "army-5"}) {
        INFO(name);
        const auto path = folder.path(armies + name + ".json");
        CHECK((std::ranges::find(found.faults, path, &Fault::file) != found.faults.end() ||
               std::ranges::find(found.unreadable, path, &Fault::file) != found.unreadable.end()));
    }
    CHECK(store.fullCatalogue(game.ruleset).value()->armies.size() == 2);
}

TEST_CASE("a shipped file that was changed by a byte is checked with its schema, one as it was installed is not")
{
    namespace fs = std::filesystem;
    const TempFolder folder;
    fs::copy(inSource("schemas"), folder.path("schemas"));
    for (const auto* name : {"ruleset", "plague", "ruleset.de", "plague.de"})
        folder.write(std::string("armies/warpath-2e/") + name + ".json",
                     bytesOf(inSource(std::string("armies/warpath-2e/") + name + ".json")));
    const auto read = [&](const char* language = "") {
        auto store = Store::open(folder.path());
        REQUIRE(store.has_value());
        store->setLanguage(language);
        auto catalogue = store->catalogue("warpath-2e", {"plague"});
        return catalogue ? Faults() : catalogue.error();
    };
    const auto army = folder.path("armies/warpath-2e/plague.json");
    const auto shippedArmy = bytesOf(army);
    CHECK(read().empty());

    // Its form is wrong.
    auto changed = shippedArmy;
    changed.replace(changed.find("\"points\": "), 10, "\"punkte\": ");
    folder.write("armies/warpath-2e/plague.json", changed);
    REQUIRE(read().size() == 1);
    CHECK(read().front().file == army);
    CHECK_FALSE(read().front().pointer.empty());
    CHECK(read().front().line > 0);

    // Without schemas nothing can be checked: what is as it was installed needs none, a blank more does.
    folder.write("armies/warpath-2e/plague.json", shippedArmy);
    for (const auto* name : {"army", "ruleset", "translation"})
        folder.write(std::string("schemas/") + name + ".schema.json", "{");
    CHECK(read().empty());
    CHECK(read("de").empty());
    folder.write("armies/warpath-2e/plague.json", shippedArmy + '\n');
    REQUIRE(read().size() == 1);
    CHECK_THAT(read().front().message, Catch::Contains("the schema army cannot be read"));
    // Nor is one file taken for another that was shipped.
    folder.write("armies/warpath-2e/plague.json", bytesOf(inSource("armies/warpath-2e/veer-myn.json")));
    REQUIRE(read().size() == 1);
    CHECK_THAT(read().front().message, Catch::Contains("the schema army cannot be read"));
    // What checks data checks all.
    folder.write("armies/warpath-2e/plague.json", shippedArmy);
    auto store = Store::open(folder.path());
    const auto found = lint({folder.path("armies")}, *store);
    CHECK_FALSE(found.faults.empty());
}

TEST_CASE("where many rosters have allies, one catalogue of all armies judges them")
{
    TempFolder folder;
    const ManyArmies game{.armies = 12, .units = 18};
    game.write(std::filesystem::path(folder.path()) / "muster");
    const Environment home("XDG_DATA_HOME", folder.path());
    auto store = openedStore();
    std::vector<CataloguePtr> made;
    for (int i = 0; i < game.armies; ++i) {
        const auto catalogue = store.catalogueFor(game.roster(i, true), {}, "FILE");
        REQUIRE(catalogue.has_value());
        made.push_back(*catalogue);
    }
    // The seventh combination is more than half as many as there are armies.
    CHECK(made[5]->armies.size() == 2);
    CHECK(made[6]->armies.size() == 12);
    CHECK(made[11] == made[6]);
    // A roster without allies still needs its own army only.
    CHECK((*store.catalogueFor(game.roster(3), {}, "FILE"))->armies.size() == 1);
}

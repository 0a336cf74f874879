#include "io/data/ownunits.h"

#include "core/language/filtermatch.h"
#include "io/data/judgedby.h"
#include "io/data/names.h"
#include "io/fixture.h"
#include "io/lint/lint.h"
#include "io/roster/rosterfile.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <filesystem>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {

constexpr auto wolves = R"({
  "format": "muster-own-units",
  "version": 1,
  "ruleset": "warpath-2e",
  "army": "marauders",
  "weapons": [{ "id": "own-long-rifle", "name": "Long rifle", "stats": { "fire": 1, "range": 36, "piercing": 1 } }],
  "units": [
    {
      "from": "grunts-section",
      "id": "own-wolves",
      "name": "Wolves",
      "category": "infantry",
      "models": 10,
      "points": 130,
      "stats": { "spd": 6, "hit": "4+", "att": 1, "def": "4+", "ner": "8/10" },
      "weapons": [{ "weapon": "own-long-rifle" }]
    }
  ]
}
)";

/// A user's own folder that is empty at first.
struct OwnUnitsHome {
    TempFolder folder;
    Environment data{"XDG_DATA_HOME", folder.path()};
    Store store = *Store::open(inSource(""));

    [[nodiscard]] std::string path(const std::string& name = "warpath-2e/marauders.own.json") const
    {
        return folder.path("muster/armies/" + name);
    }
    void write(const std::string& bytes, const std::string& name = "warpath-2e/marauders.own.json")
    {
        folder.write("muster/armies/" + name, bytes);
        store.readAgain();
    }
    const Catalogue& marauders()
    {
        const auto made = store.catalogue("warpath-2e", {"marauders"});
        INFO((made ? std::string() : told(made.error())));
        REQUIRE(made.has_value());
        kept = *made;
        return *kept;
    }
    Store::CataloguePtr kept;
};

Roster maraudersWith(const std::vector<std::string>& kinds) { return rosterOf("warpath-2e", "marauders", kinds); }

const UnitDraft::Figure* figureOf(const UnitDraft& draft, const std::string& column)
{
    for (const auto& figure : draft.figures)
        if (figure.column == column)
            return &figure;
    return nullptr;
}

OwnUnits readUnits(Store& store, const std::string& ruleset = "warpath-2e", const std::string& army = "marauders")
{
    auto read = OwnUnits::read(store, ruleset, army);
    INFO((read ? std::string() : told(read.error())));
    REQUIRE(read.has_value());
    return std::move(*read);
}

} // namespace

TEST_CASE("own units: they are units of their army, made from one of its units")
{
    OwnUnitsHome home;
    home.write(wolves);
    const auto& catalogue = home.marauders();
    const auto army = Id<Army>::at(0);
    const auto id = catalogue.findUnit(army, "own-wolves");
    REQUIRE(!id.isNone());
    const auto& unit = catalogue.unit(id);
    CHECK(unit.isOwn());
    CHECK(unit.madeFrom == catalogue.findUnit(army, "grunts-section"));
    CHECK(catalogue.countsAs(id) == unit.madeFrom);
    CHECK(unit.points.plain == 130);
    CHECK(catalogue.weapon(unit.weapons.front().weapon).name == "Long rifle");
    CHECK(home.store.ownUnitFaultsOf(maraudersWith({})).empty());
    REQUIRE(catalogue.armies.front().ownUnits.has_value());
    CHECK(catalogue.armies.front().ownUnits->file == "marauders.own.json");
    CHECK(catalogue.armies.front().ownUnits->origin == DataOrigin::Own);
    // The army is as shipped all the same.
    CHECK(catalogue.armies.front().data.origin == DataOrigin::Shipped);
    CHECK(home.store.armies("warpath-2e").size() == 5);
    CHECK_FALSE(catalogue.unit(unit.madeFrom).isOwn());
}

TEST_CASE("own units: only rosters that take one are judged by other data")
{
    OwnUnitsHome home;
    const auto bare = judged(home.store, maraudersWith({"grunts-section"}));
    home.write(wolves);
    CHECK(judged(home.store, maraudersWith({"grunts-section"})).hash == bare.hash);
    const auto own = judged(home.store, maraudersWith({"grunts-section", "own-wolves"}));
    CHECK(own.hash != bare.hash);
    REQUIRE(own.unshipped.size() == 1);
    CHECK(own.unshipped.front() == JudgedBy::File{"marauders.own.json", DataOrigin::Own});
    auto nested = maraudersWith({"raptor"});
    nested.units.front().units = maraudersWith({"own-wolves"}).units;
    CHECK(judged(home.store, nested).origin() == DataOrigin::Own);
    CHECK(judged(home.store, rosterOf("warpath-2e", "plague", {"marauders:own-wolves"})).unshipped.size() == 1);
    home.write(replaced(wolves, "130", "140"));
    CHECK(judged(home.store, maraudersWith({"grunts-section", "own-wolves"})).hash != own.hash);
}

TEST_CASE("own units: they count as the unit that they were made from where data name units")
{
    OwnUnitsHome home;
    TempFolder data;
    fs::copy(inSource("schemas"), data.path("schemas"), fs::copy_options::recursive);
    auto ruleset = json::parse(bytesOf(inSource("armies/warpath-2e/ruleset.json")));
    ruleset["sections"].push_back(
        {{"name", "Grunts"}, {"where", {{"unit", json::array({"marauders:grunts-section"})}}}});
    data.write("armies/warpath-2e/ruleset.json", ruleset.dump());
    fs::copy(inSource("armies/warpath-2e/marauders.json"), data.path("armies/warpath-2e/marauders.json"));
    home.write(wolves);
    auto store = Store::open(data.path());
    REQUIRE(store.has_value());
    const auto made = store->catalogue("warpath-2e", {"marauders"});
    INFO((made ? std::string() : told(made.error())));
    REQUIRE(made.has_value());
    const auto& catalogue = **made;
    CHECK(catalogue.ruleset.sections.back().where.units ==
          std::vector{catalogue.findUnit(Id<Army>::at(0), "grunts-section"),
                      catalogue.findUnit(Id<Army>::at(0), "own-wolves")});
}

TEST_CASE("own units: they stand on the line of the unit that they were made from")
{
    OwnUnitsHome home;
    const auto army = json::parse(bytesOf(inSource("armies/rules-of-war-ancients/persian.json")));
    std::string limited;
    for (const auto& line : army["composition"])
        if (line.contains("limits"))
            limited = line["limits"][0]["units"][0];
    REQUIRE(!limited.empty());
    json unit;
    for (const auto& each : army["units"])
        if (each["id"] == limited)
            unit = each;
    unit["from"] = limited;
    unit["id"] = "own-copy";
    home.write(json{{"format", "muster-own-units"},
                    {"version", 1},
                    {"ruleset", "rules-of-war-ancients"},
                    {"army", "persian"},
                    {"units", {unit}}}
                   .dump(),
               "rules-of-war-ancients/persian.own.json");
    const auto made = home.store.catalogue("rules-of-war-ancients", {"persian"});
    REQUIRE(made.has_value());
    const auto& catalogue = **made;
    const auto& own = catalogue.unit(catalogue.findUnit(Id<Army>::at(0), "own-copy"));
    const auto& base = catalogue.unit(own.madeFrom);
    CHECK(own.line == base.line);
    CHECK(own.limits == base.limits);
    CHECK_FALSE(own.limits.empty());
    const auto& units = catalogue.armies.front().lines[own.line].units;
    CHECK(std::ranges::find(units, catalogue.findUnit(Id<Army>::at(0), "own-copy")) != units.end());
}

TEST_CASE("own units: faults name the own file, and take only the own units away")
{
    OwnUnitsHome home;
    const auto faultsOf = [&](const std::string& bytes) {
        home.write(bytes);
        CHECK(home.marauders().findUnit(Id<Army>::at(0), "own-wolves").isNone());
        CHECK_FALSE(home.marauders().findUnit(Id<Army>::at(0), "grunts-section").isNone());
        const auto faults = home.store.ownUnitFaultsOf(maraudersWith({}));
        REQUIRE_FALSE(faults.empty());
        CHECK(home.store.leftOut("warpath-2e") == faults);
        for (const auto& fault : faults)
            CHECK(fault.file == home.path());
        // A list in the program is the same with and without the other armies.
        REQUIRE(home.store.fullCatalogue("warpath-2e").has_value());
        CHECK((*home.store.fullCatalogue("warpath-2e"))->armies.size() == 5);
        CHECK(home.store.leftOutOf(maraudersWith({})).empty());
        return faults;
    };
    SECTION("a figure that is none, where it stands in the own file")
    {
        const auto faults = faultsOf(replaced(wolves, "\"spd\": 6", "\"spd\": \"fast\""));
        REQUIRE(faults.size() == 1);
        CHECK(faults.front().pointer == "/units/0/stats/spd");
        CHECK(faults.front().line == 15);
    }
    SECTION("a weapon that is not there")
    {
        const auto faults =
            faultsOf(replaced(wolves, "\"weapon\": \"own-long-rifle\"", "\"weapon\": \"own-long-rifel\""));
        REQUIRE(faults.size() == 1);
        CHECK(faults.front().pointer == "/units/0/weapons/0/weapon");
        CHECK_THAT(faults.front().advice, Catch::Contains("own-long-rifle"));
    }
    SECTION("a weapon's own figure")
    {
        CHECK(faultsOf(replaced(wolves, "\"fire\"", "\"fires\"")).front().pointer == "/weapons/0/stats/fires");
    }
    SECTION("a key that no unit has")
    {
        const auto faults = faultsOf(replaced(wolves, "\"points\": 130", "\"pionts\": 130"));
        CHECK(faults.front().pointer == "/units/0/pionts");
        CHECK(faults.front().line == 14);
    }
    SECTION("made from what is not there")
    {
        const auto faults = faultsOf(replaced(wolves, "\"from\": \"grunts-section\"", "\"from\": \"grunts-sektion\""));
        CHECK(faults.front().pointer == "/units/0/from");
        CHECK_THAT(faults.front().advice, Catch::Contains("grunts-section"));
    }
    SECTION("an id that could be one of the army")
    {
        CHECK(faultsOf(replaced(wolves, "\"id\": \"own-wolves\"", "\"id\": \"grunts-section\"")).front().pointer ==
              "/units/0/id");
    }
    SECTION("of another army")
    {
        CHECK(faultsOf(replaced(wolves, "\"army\": \"marauders\"", "\"army\": \"plague\"")).front().pointer == "/army");
    }
    SECTION("two of one id")
    {
        auto twice = json::parse(wolves);
        twice["units"].push_back(twice["units"][0]);
        CHECK(faultsOf(twice.dump()).front().pointer == "/units/1/id");
    }
    SECTION("of a version that is not there") { faultsOf(replaced(wolves, "\"version\": 1", "\"version\": 2")); }
    SECTION("no JSON") { faultsOf("{ \"format\": "); }
    SECTION("nothing") { faultsOf(""); }
    SECTION("another kind of file") { faultsOf(bytesOf(inSource("armies/warpath-2e/marauders.json"))); }
    SECTION("too deep") { faultsOf(std::string(100'000, '[')); }
    SECTION("too large") { faultsOf(std::string(9u << 20, ' ')); }
}

TEST_CASE("own units: an option that the army shares and the own unit cannot have is a fault of the own file")
{
    OwnUnitsHome home;
    auto army = json::parse(bytesOf(inSource("armies/wargame/standard.json")));
    auto unit = army["units"][0];
    unit["from"] = unit["id"];
    unit["id"] = "own-foot";
    unit.erase("aliases");
    json groups = json::array();
    for (const auto& group : unit["options"])
        if (group != "melee" && group != "toughness")
            groups.push_back(group);
    unit["options"] = groups;
    home.write(json{{"format", "muster-own-units"},
                    {"version", 1},
                    {"ruleset", "wargame"},
                    {"army", "standard"},
                    {"units", {unit}}}
                   .dump(),
               "wargame/standard.own.json");
    const auto made = home.store.catalogue("wargame", {"standard"});
    INFO((made ? std::string() : told(made.error())));
    REQUIRE(made.has_value());
    for (const auto& fault : home.store.ownUnitFaultsOf(rosterOf("wargame", "standard")))
        CHECK(fault.file == home.path("wargame/standard.own.json"));
}

TEST_CASE("own units: a version of the data has its own")
{
    OwnUnitsHome home;
    home.write(wolves);
    const auto version = home.store.newestVersion("warpath-2e");
    CHECK(home.store.ownUnitsFile("warpath-2e@" + version, "marauders") == home.path());
    fs::create_directories(home.path("warpath-2e/versions/0.9"));
    for (const std::string name : {"ruleset", "marauders"}) {
        auto old = json::parse(bytesOf(inSource("armies/warpath-2e/" + name + ".json")));
        old["dataVersion"] = "0.9";
        home.write(old.dump(), "warpath-2e/versions/0.9/" + name + ".json");
    }
    CHECK(home.store.ownUnitsFile("warpath-2e@0.9", "marauders") ==
          home.path("warpath-2e/versions/0.9/marauders.own.json"));
    const auto old = home.store.catalogue("warpath-2e@0.9", {"marauders"});
    REQUIRE(old.has_value());
    CHECK((*old)->findUnit(Id<Army>::at(0), "own-wolves").isNone());
    CHECK_FALSE(home.marauders().findUnit(Id<Army>::at(0), "own-wolves").isNone());
    CHECK(home.store.ownUnitsFile("warpath-2e@7", "marauders").empty());
    CHECK(home.store.ownUnitsFile("../x", "marauders").empty());
    CHECK(home.store.ownUnitsFile("warpath-2e", "../marauders").empty());
}

TEST_CASE("own units: who lacks the file of one is told what it is")
{
    OwnUnitsHome home;
    const auto roster = maraudersWith({"own-wolves"});
    const auto faults = unknownNames(home.marauders(), roster, {}, "FILE");
    REQUIRE(faults.size() == 1);
    CHECK_THAT(faults.front().advice, Catch::Contains("marauders.own.json"));
}

TEST_CASE("own units: what they share with the army is translated, and what is their own stays")
{
    OwnUnitsHome home;
    auto own = json::parse(wolves);
    const auto army = json::parse(bytesOf(inSource("armies/warpath-2e/marauders.json")));
    for (const auto& unit : army["units"])
        if (unit["id"] == "fraggers-section") {
            own["units"][0]["options"] = unit["options"];
            own["units"][0]["from"] = "fraggers-section";
        }
    own["units"][0]["options"][1]["options"][0]["name"] = "Fire pipe";
    home.write(own.dump());
    home.store.setLanguage("de");
    const auto& catalogue = home.marauders();
    const auto& unit = catalogue.unit(catalogue.findUnit(Id<Army>::at(0), "own-wolves"));
    const auto& base = catalogue.unit(unit.madeFrom);
    CHECK(unit.name == "Wolves");
    CHECK(unit.choices.options.front().name == base.choices.options.front().name);
    CHECK(base.choices.options.front().name != "Ripper talon");
    CHECK(unit.choices.options[unit.choices.find("flamethrower")].name == "Fire pipe");
}

TEST_CASE("lint: a file of own units is checked with its army")
{
    OwnUnitsHome home;
    home.write(wolves);
    auto result = lint({home.path()}, home.store);
    INFO(told(result.faults) + told(result.unreadable));
    CHECK(result.faults.empty());
    CHECK(result.unreadable.empty());
    CHECK(result.warnings.empty());
    CHECK(result.files == 1);
    home.write(replaced(replaced(wolves, "\"points\": 130,", ""), "own-long-rifle\" }]", "own-rifle\" }]"));
    result = lint({home.folder.path("muster/armies")}, home.store);
    REQUIRE_FALSE(result.faults.empty());
    bool isFound = false;
    for (const auto& fault : result.faults) {
        CHECK(fault.file == home.path());
        isFound = isFound || fault.pointer == "/units/0/weapons/0/weapon";
    }
    CHECK(isFound);
    home.write(replaced(wolves, "\"points\": 130,\n      ", ""));
    result = lint({home.path()}, home.store);
    CHECK(result.faults.empty());
    REQUIRE(result.warnings.size() == 1);
    CHECK(result.warnings.front().file == home.path());
    CHECK(result.warnings.front().pointer == "/units/0");
    home.write(json::parse(wolves).dump());
    CHECK(lint({home.path()}, home.store, true).written == 1);
}

TEST_CASE("own units: made, changed and removed in the file as lint would write it")
{
    OwnUnitsHome home;
    auto units = readUnits(home.store);
    auto draft = units.draft("fraggers-section");
    REQUIRE(draft.has_value());
    CHECK(draft->id.empty());
    CHECK(draft->from == "fraggers-section");
    draft->name = "Wölfe der 2. Kompanie";
    draft->points = 145;
    draft->sizes = {5, 10};
    for (auto& figure : draft->figures)
        if (figure.column == "spd")
            figure.value = "6";
    draft->weapons.front().changed = UnitDraft::ChangedWeapon{"Long rifle", {{"fire", "1"}, {"range", "36"}}};
    draft->rules.push_back({"elite", {}, {}});
    draft->options[1].options[0].isKept = false;
    draft->note = "Made for the club.";
    const auto id = units.put(*draft);
    CHECK(id == "own-wolfe-der-2-kompanie");
    const auto tried = units.tried(home.store);
    INFO((tried ? std::string() : told(tried.error())) + units.text());
    REQUIRE(tried.has_value());
    const auto saved = units.save();
    INFO((saved ? std::string() : told(saved.error())));
    REQUIRE(saved.has_value());
    CHECK(bytesOf(home.path()) == units.text());
    const auto linted = lint({home.path()}, home.store);
    INFO(told(linted.faults));
    CHECK(linted.faults.empty());

    home.store.readAgain();
    const auto& catalogue = home.marauders();
    const auto& made = catalogue.unit(catalogue.findUnit(Id<Army>::at(0), id));
    CHECK(made.name == "Wölfe der 2. Kompanie");
    CHECK(made.points.plain == 145);
    CHECK(made.sizes == std::vector{5, 10});
    CHECK(catalogue.weapon(made.weapons.front().weapon).id == "own-rifle");
    CHECK(catalogue.weapon(made.weapons.front().weapon).name == "Long rifle");
    CHECK(made.choices.find("flamethrower").isNone());
    CHECK_FALSE(made.choices.find("anti-tank-gun").isNone());
    REQUIRE(made.provenance.has_value());
    CHECK(made.provenance->kind == "own");

    // Changed, it keeps its id, and is the same draft.
    auto again = readUnits(home.store);
    auto old = again.draft(id);
    REQUIRE(old.has_value());
    CHECK(old->id == id);
    CHECK(figureOf(*old, "spd")->value == "6");
    old->name = "Foxes";
    old->weapons.front().weapon = "rifle";
    CHECK(again.put(*old) == id);
    CHECK_THAT(again.text(), !Catch::Contains("Long rifle"));
    REQUIRE(again.save().has_value());

    // A second of the same name has another id.
    auto more = readUnits(home.store);
    CHECK(more.put(*more.draft("grunts-section")) == "own-grunts-section");
    CHECK(more.put(*more.draft("grunts-section")) == "own-grunts-section-2");
    auto foreign = *more.draft("grunts-section");
    foreign.name = "グラント";
    CHECK(more.put(foreign) == "own-unit");
    CHECK(more.put(foreign) == "own-unit-2");

    // Who read before somebody else saved does not write over it.
    REQUIRE(more.save().has_value());
    CHECK_FALSE(again.save().has_value());

    for (const auto* each : {"own-grunts-section", "own-grunts-section-2", "own-unit", "own-unit-2"})
        CHECK(readUnits(home.store).draft(each).has_value());
    auto last = readUnits(home.store);
    for (const auto* each : {"own-grunts-section", "own-grunts-section-2", "own-unit", "own-unit-2"})
        CHECK(last.remove(each));
    CHECK_FALSE(last.remove("own-unit"));
    CHECK(last.remove(id));
    REQUIRE(last.save().has_value());
    CHECK_FALSE(fs::exists(home.path()));
}

TEST_CASE("own units: every unit of every army can be made one's own, and judged")
{
    OwnUnitsHome home;
    for (const auto& ruleset : home.store.rulesets()) {
        for (const auto& army : home.store.armies(ruleset)) {
            INFO(ruleset + ' ' + army);
            auto units = readUnits(home.store, ruleset, army);
            const auto made = home.store.catalogue(ruleset, {army});
            REQUIRE(made.has_value());
            for (const auto id : (*made)->armies.front().units) {
                const auto draft = units.draft((*made)->unit(id).id);
                REQUIRE(draft.has_value());
                (void)units.put(*draft);
            }
            const auto tried = units.tried(home.store);
            INFO((tried ? std::string() : told(tried.error())));
            REQUIRE(tried.has_value());
            CHECK((*tried)->armies.front().units.size() == 2 * (*made)->armies.front().units.size());
        }
    }
}

TEST_CASE("own units: options that need what was dropped can still be taken, and defaults are of what is left")
{
    OwnUnitsHome home;
    auto units = readUnits(home.store, "wargame", "standard");
    auto draft = units.draft("infantry");
    REQUIRE(draft.has_value());
    for (auto& group : draft->options)
        for (std::size_t i = 0; i < group.options.size(); ++i)
            group.options[i].isKept = i % 2 == 1;
    draft->groups.clear();
    const auto id = units.put(*draft);
    const auto tried = units.tried(home.store);
    INFO((tried ? std::string() : told(tried.error())) + units.text());
    REQUIRE(tried.has_value());
    CHECK_FALSE((*tried)->findUnit(Id<Army>::at(0), id).isNone());
}

TEST_CASE("own units: a limit across options counts the model groups that are left")
{
    OwnUnitsHome home;
    auto units = readUnits(home.store, "wargame", "standard");
    auto draft = units.draft("infantry");
    REQUIRE(draft.has_value());
    for (auto& group : draft->groups)
        group.isKept = group.id == "champion";
    const auto id = units.put(*draft);
    const auto tried = units.tried(home.store);
    INFO((tried ? std::string() : told(tried.error())) + units.text());
    REQUIRE(tried.has_value());
    const auto made = (*tried)->findUnit(Id<Army>::at(0), id);
    REQUIRE_FALSE(made.isNone());
    const auto& limits = (*tried)->unit(made).choices.limits;
    CHECK(limits.size() == 3); // regular, elite and legendary training
    for (const auto& limit : limits) {
        INFO(limit.id);
        CHECK(limit.ofGroups.size() == 1);
    }
}

TEST_CASE("own units: kinds of model with other figures are kept beside the army's")
{
    OwnUnitsHome home;
    auto units = readUnits(home.store, "heresy", "space-marines");
    auto draft = units.draft("tactical-detachment");
    REQUIRE(draft.has_value());
    REQUIRE_FALSE(draft->parts.empty());
    for (auto& figure : draft->parts.front().figures)
        if (figure.column == "move")
            figure.value = "15";
    const auto id = units.put(*draft);
    CHECK_THAT(units.text(), Catch::Contains("\"profiles\""));
    const auto tried = units.tried(home.store);
    INFO((tried ? std::string() : told(tried.error())) + units.text());
    REQUIRE(tried.has_value());
    REQUIRE(units.save().has_value());
    // Changed again, it is the same kind of model; gone, it leaves nothing.
    auto again = readUnits(home.store, "heresy", "space-marines");
    auto old = again.draft(id);
    CHECK(old->parts.front().profile.starts_with("own-"));
    old->parts.front().figures.front().value = "20";
    again.put(*old);
    CHECK(json::parse(again.text())["profiles"].size() == 1);
    CHECK(again.remove(id));
    CHECK_FALSE(json::parse(again.text()).contains("profiles"));
}

TEST_CASE("own units: a kind of model with other weapons, or with a weapon of its own, is kept beside the army's")
{
    OwnUnitsHome home;
    auto units = readUnits(home.store, "heresy", "space-marines");
    auto draft = units.draft("tactical-detachment"); // four stands of marines with a bolter each, two Rhinos
    REQUIRE(draft.has_value());
    REQUIRE(draft->parts.size() == 2);
    REQUIRE(draft->parts.front().weapons.size() == 1);
    CHECK(draft->parts.front().weapons.front().weapon == "bolter");
    CHECK(draft->parts.front().weapons.front().count == "1");
    draft->parts.front().weapons.front().changed = UnitDraft::ChangedWeapon{"Old bolter", {{"range", "30/60"}}};
    draft->parts.front().weapons.push_back({"lascannons", "2", {}, {}});
    const auto id = units.put(*draft);
    const auto text = json::parse(units.text());
    REQUIRE(text["profiles"].size() == 1);
    CHECK(text["profiles"][0]["weapons"] ==
          json::parse(R"([{"weapon": "own-bolter"}, {"weapon": "lascannons", "count": 2}])"));
    REQUIRE(text["weapons"].size() == 1);
    CHECK(text["weapons"][0]["name"] == "Old bolter");
    const auto tried = units.tried(home.store);
    INFO((tried ? std::string() : told(tried.error())) + units.text());
    REQUIRE(tried.has_value());
    const auto& catalogue = **tried;
    const auto& unit = catalogue.unit(catalogue.findUnit(Id<Army>::at(0), id));
    const auto& marines = catalogue.profile(unit.parts.front().profile);
    REQUIRE(marines.weapons.size() == 2);
    CHECK(catalogue.weapon(marines.weapons[0].weapon).name == "Old bolter");
    CHECK(marines.weapons[1].number == 2);
    REQUIRE(units.save().has_value());

    // Without weapons it is a kind of model of its own, too; as the army has it, it is the army's again.
    auto again = readUnits(home.store, "heresy", "space-marines");
    auto old = again.draft(id);
    REQUIRE(old.has_value());
    old->parts.front().weapons.clear();
    again.put(*old);
    CHECK_FALSE(json::parse(again.text())["profiles"][0].contains("weapons"));
    CHECK_FALSE(json::parse(again.text()).contains("weapons")); // nothing carries the own bolter now
    CHECK(again.remove(id));
    CHECK_FALSE(json::parse(again.text()).contains("profiles"));
}

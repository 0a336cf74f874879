#include "files.h"
#include "fixture.h"
#include "htmlpage.h"

#include "battlescribe/saved/list.h"
#include "print/play/viewjson.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;
using nlohmann::json;

namespace {

std::string playPageOf(const AnyJob& job) { return toPlayPage(job, settings()).value(); }

/// The data that the script of a page reads.
json dataOf(const std::string& page)
{
    const std::string open = R"(<script type="application/json" id="data">)";
    const auto begin = page.find(open);
    REQUIRE(begin != std::string::npos);
    const auto from = begin + open.size();
    return json::parse(page.substr(from, page.find("</script>", from) - from));
}

std::vector<json> unitsOf(const json& data, std::size_t force = 0)
{
    std::vector<json> units;
    for (const auto& group : data["forces"][force]["groups"])
        for (const auto& unit : group["units"])
            units.push_back(unit);
    return units;
}

json unitCalled(const json& data, const std::string& name)
{
    const auto units = unitsOf(data);
    const auto found = std::ranges::find_if(units, [&](const json& unit) { return unit["name"] == name; });
    INFO(name);
    REQUIRE(found != units.end());
    return *found;
}

std::set<std::string> idsIn(const json& list)
{
    std::set<std::string> ids;
    for (const auto& each : list)
        ids.insert(each["id"].get<std::string>());
    return ids;
}

std::size_t count(const std::string& text, const std::string& part)
{
    std::size_t found = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++found;
    return found;
}

battlescribe::List savedList(const std::string& path)
{
    const auto bytes = muster::testing::bytesOf(muster::testing::inSource(path));
    return battlescribe::readList(bytes, path).value();
}

} // namespace

TEST_CASE("The page to play from has what is counted of a unit, and what it may be")
{
    const auto data = dataOf(playPageOf(forge().job()));
    CHECK(data["turns"] == 5);
    CHECK(data["forces"][0]["accent"].get<std::string>().starts_with('#')); // the face of the army
    CHECK_FALSE(data["forces"][0]["emblem"].get<std::string>().empty());
    CHECK_FALSE(data["forces"][0]["cards"][0].contains("emblem")); // it is there once
    CHECK(data["extraTurns"] == 1);
    const auto infantry = unitCalled(data, "Stonefist's Own");
    REQUIRE(infantry["counts"].size() == 1);
    CHECK(infantry["counts"][0] ==
          json({{"id", "models"}, {"name", "Models"}, {"boxes", 10}, {"isLeft", true}, {"isFatal", true}}));
    CHECK(infantry["states"][0] == json({{"id", "done"}, {"name", "Done"}, {"eachTurn", true}}));
    CHECK(idsIn(infantry["states"]) == std::set<std::string>{"done", "suppressed", "disrupted"});
    // The game names no way to lose a unit: it is destroyed, and worth what it costs.
    CHECK(infantry["losses"] ==
          json::array({{{"id", "destroyed"}, {"name", "Destroyed"}, {"worth", "200"}, {"isOut", true}}}));
    const auto armour = unitCalled(data, "Emberkeel"); // Tough (4)
    CHECK(armour["counts"][0] == json({{"id", "damage"}, {"name", "Damage"}, {"boxes", 4}, {"isFatal", true}}));
    CHECK(idsIn(armour["states"]) == std::set<std::string>{"done", "suppressed", "immobilised"});
    CHECK(unitCalled(data, "Sparrowhawk")["isHeldBack"] == true);
    CHECK(unitCalled(data, "Cinder Oath")["depth"] == 1);
}

TEST_CASE("A unit of a game without such a marker can be done all the same, and is worth what the game says")
{
    const auto data = dataOf(playPageOf(battalion().job()));
    CHECK(data["steps"].size() == 4);
    for (const auto& unit : unitsOf(data)) {
        INFO(unit.dump());
        CHECK(unit["states"][0] == json({{"id", "page.done"}, {"name", "Done"}, {"eachTurn", true}}));
        const auto& losses = unit["losses"];
        // Half for a broken unit, all for one that is gone; titans cannot be broken.
        CHECK(losses.back()["id"] == "routed-or-destroyed");
        CHECK(losses.back()["isOut"] == true);
        CHECK(losses.back()["worth"] == unit["cost"]);
        if (losses.size() == 2) {
            CHECK(losses[0]["id"] == "broken");
            CHECK_FALSE(losses[0].contains("isOut"));
            CHECK(Fraction(2) * parseFraction(losses[0]["worth"].get<std::string>()).value() ==
                  parseFraction(unit["cost"].get<std::string>()).value());
        }
    }
}

TEST_CASE("The page of a battle has both sides, the awards of each, and nobody's notes")
{
    auto sides =
        loadSides("armies/heresy/samples/orks-clans.muster", "armies/heresy/samples/imperial-guard-company.muster");
    sides[0].roster.notes = "Beware of the ridge";
    sides[1].roster.units.front().note = "Hide this one";
    for (auto& side : sides)
        side.assessment = assess(*side.catalogue, side.roster);
    auto job = sides[0].job();
    job.enemies = {{&sides[1].roster, &sides[1].assessment, {}, "1111-2222-3333"}};
    const auto page = playPageOf(job);
    const auto data = dataOf(page);
    REQUIRE(data["forces"].size() == 2);
    CHECK_FALSE(data["forces"][0].contains("side"));
    CHECK(data["forces"][1]["side"] == 1);
    CHECK(data["forces"][1]["fingerprint"] == "1111-2222-3333");
    CHECK(unitsOf(data, 0).size() == sides[0].assessment.units.size());
    CHECK(unitsOf(data, 1).size() == sides[1].assessment.units.size());
    CHECK_FALSE(has(page, "Beware of the ridge"));
    CHECK_FALSE(has(page, "Hide this one"));
    // Attack and Defend: 500 for an objective to the attacker, 200 for each late turn to the defender.
    REQUIRE(data["awards"].size() == 2);
    std::set<std::string> worths;
    for (const auto& award : data["awards"])
        worths.insert(award["worth"].get<std::string>());
    CHECK(worths == std::set<std::string>{"200", "500"});
}

TEST_CASE("The page of every sample is small, needs nothing else and may ask for nothing")
{
    for (const auto& path : samples()) {
        INFO(path);
        const auto printable = load(path);
        const auto page = playPageOf(printable.job());
        CHECK(page.size() < 300'000);
        CHECK(has(page, "default-src 'none'"));
        CHECK(has(page, "require-trusted-types-for 'script'"));
        for (const auto* outside : {"http://", "https://", " src=", "@import", "url("})
            // The one address is the name of SVG, which is no place.
            CHECK(count(page, outside) ==
                  count(page, "http://www.w3.org/2000/svg") * (std::string(outside) == "http://"));
        const auto data = dataOf(page);
        const auto units = unitsOf(data);
        CHECK(units.size() == printable.assessment.units.size());
        std::set<std::string> ids;
        for (const auto& unit : units) {
            CHECK(ids.insert(unit["id"].get<std::string>()).second);
            CHECK(unit.value("card", 0) < static_cast<int>(data["forces"][0]["cards"].size()));
        }
    }
}

TEST_CASE("Twenty units make a page of at most 300 kB")
{
    auto many = load("armies/heresy/samples/space-marines-battalion.muster"); // the largest page of the samples
    std::size_t i = 0;
    while (countUnits(many.roster.units) < 20) {
        auto unit = many.roster.units[i++];
        unit.id.clear();
        unit.name = "Copy " + std::to_string(i); // a card of its own
        unit.note.clear();
        for (auto& below : unit.units)
            below.id.clear();
        many.roster.units.push_back(unit);
    }
    assignUnitIds(many.roster);
    many.assessment = assess(*many.catalogue, many.roster);
    const auto page = playPageOf(many.job());
    INFO(page.size());
    CHECK(unitsOf(dataOf(page)).size() >= 20);
    CHECK(page.size() < 300'000);
}

TEST_CASE("No word of a roster is markup on the page to play from")
{
    const auto printable = hostile();
    const auto page = playPageOf(printable.job());
    // The script that reads, the data, and none of a stranger.
    CHECK(count(page, "<script") == 2);
    CHECK(count(page, "</script") == 2);
    CHECK_FALSE(has(page, "<img"));
    CHECK_FALSE(has(page, "\u202e"));
    const testing::HtmlPage html(page); // every element that is opened is closed
    CHECK(unitsOf(dataOf(page)).size() == printable.assessment.units.size());
}

TEST_CASE("A name that would end the script stays a name")
{
    auto printable = company();
    const std::string name = "</script><script>alert(1)</script><!-- <b>&amp;\u2028\u202e'\"{{title}}";
    printable.roster.name = name;
    printable.roster.units.front().name = name;
    printable.assessment = assess(*printable.catalogue, printable.roster);
    const auto page = playPageOf(printable.job());
    CHECK(count(page, "<script") == 2);
    const auto data = dataOf(page);
    CHECK(data["forces"][0]["name"] == "</script><script>alert(1)</script><!-- <b>&amp;<U+2028><U+202E>'\"{{title}}");
}

TEST_CASE("A list of game data has a page with its models, damage and costs")
{
    const auto list = savedList("tests/data/battlescribe/harbour.ros");
    const auto page = playPageOf(BattleScribeJob{&list, "2026-11-29"});
    const auto data = dataOf(page);
    CHECK(data["costName"] == "crowns");
    CHECK(data["forces"][0]["fingerprint"] == list.fingerprint);
    const auto guard = unitCalled(data, "The Old Lamps");
    CHECK(guard["cost"] == "100");
    CHECK(guard["counts"][0] ==
          json({{"id", "models.1"}, {"name", "Models"}, {"boxes", 8}, {"isLeft", true}, {"isFatal", true}}));
    CHECK(guard["counts"][1] == json({{"id", "damage"}, {"name", "Damage"}}));
    CHECK(has(data.dump(), "May try again once a turn."));
    CHECK_FALSE(has(playPageOf(BattleScribeJob{&list, {}, false}), "May try again once a turn."));
}

TEST_CASE("Ids of a stranger's file that cannot name a unit are places in the list")
{
    auto list = savedList("tests/data/battlescribe/harbour.ros");
    std::vector<battlescribe::FileSelection*> all;
    battlescribe::eachForce(list.roster.forces, [&](battlescribe::FileForce& force) {
        for (auto& selection : force.selections)
            all.push_back(&selection);
    });
    for (auto* selection : all)
        selection->id = "__proto__";
    std::set<std::string> ids;
    for (const auto& unit : unitsOf(dataOf(playPageOf(BattleScribeJob{&list, {}}))))
        ids.insert(unit["id"].get<std::string>());
    CHECK(ids == std::set<std::string>{"place.1", "place.2"});
}

TEST_CASE("Units of one name have numbers, and an army book has no page to play from")
{
    const auto data = dataOf(playPageOf(load("armies/rules-of-war-ancients/samples/roman-typical.muster").job()));
    unitCalled(data, "Legionaries 1");
    unitCalled(data, "Legionaries 2");
    CHECK_FALSE(data.contains("costName"));
    const auto some = company();
    const auto made = toPlayPage(BookJob{some.catalogue.get(), some.assessment.army, {}}, settings());
    REQUIRE_FALSE(made);
    CHECK(has(made.error().front().message, "army book"));
}

TEST_CASE("The user's own template may replace the page, and is checked")
{
    CHECK(isTemplateName("play.html"));
    CHECK(isTemplateName("play.css"));
    CHECK(isTemplateName("play.js"));
    const auto faults = print::checkTemplates(std::string(MUSTER_SOURCE_DIR) + "/templates");
    CHECK(faults.empty());
}

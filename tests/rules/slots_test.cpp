// Slots of a unit: who fills them, what is missing, who has none. The game is that of tests/data/io, with formations.

#include "fixing.h"
#include "game.h"
#include "report/verdict/words.h"
#include "rules/fixes/fixes.h"
#include "rules/fixes/identity.h"
#include "rules/judge/slots.h"

#include <catch2/catch.hpp>

#include <set>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;

namespace {

json kind(const std::string& id, const std::string& category, int points)
{
    return {{"id", id}, {"name", id}, {"category", category}, {"models", 1}, {"points", points}};
}

/// Formations of the Reds: a band has one chief, two to four pikes, up to two guns, and one scout for each pikes.
Game bands(const std::string& slots = R"([
    { "id": "chief", "name": "Chief", "units": { "unit": "chief" }, "min": 1 },
    { "id": "line", "name": "Line", "units": { "unit": ["pike", "guard"] }, "min": 2, "max": 4 },
    { "id": "elite", "name": "Elite", "units": { "unit": "guard" }, "max": 1 },
    { "id": "guns", "name": "Guns", "units": { "category": "gun" }, "max": 2 },
    { "id": "scouts", "name": "Scouts", "units": { "unit": "scout" }, "max": { "slot": "line" } }])")
{
    auto game = skirmish();
    game.setRules({});
    game.ruleset["places"] = json::parse(R"([{ "as": "in", "name": "In it", "default": true, "slots": true }])");
    game.ruleset["structure"]["slots"] = {{"citation", "picking"}};
    auto& units = game.armies["red"]["units"];
    for (const auto& [id, points] : {std::pair("chief", 30), {"pike", 10}, {"guard", 20}, {"scout", 5}})
        units.push_back(kind(id, "foot", points));
    units.push_back(kind("gun", "gun", 40));
    auto band = kind("band", "foot", 0);
    band["models"] = 0;
    band["slots"] = json::parse(slots);
    units.push_back(std::move(band));
    return game;
}

std::string unit(const std::string& id, const std::string& of)
{
    return R"({"id": ")" + id + R"(", "unit": ")" + of + "\"}";
}

/// A band with these units, named u1, u2...
std::string band(const std::vector<std::string>& below)
{
    std::string text;
    for (std::size_t i = 0; i < below.size(); ++i)
        text += (i == 0 ? "" : ", ") + unit("u" + std::to_string(i + 1), below[i]);
    return R"({"id": "band", "unit": "band", "units": [)" + text + "]}";
}

/// "chief 1/1-1 line 2/2-4 ..."
std::string filled(const Judged& judged)
{
    std::string text;
    for (const auto& slot : judged.assessment.filledSlots) {
        const auto& its = judged.catalogue->unit(judged.assessment.units[slot.unit].kind).slotList[slot.slot];
        text += (text.empty() ? "" : " ") + its.id + ' ' + std::to_string(slot.filled) + '/' +
                std::to_string(slot.min) + '-' + (slot.max ? std::to_string(*slot.max) : "any");
    }
    return text;
}

} // namespace

TEST_CASE("slots count the units that fill them")
{
    const auto judged = bands().judge("red", band({"chief", "pike", "pike", "gun", "scout"}));
    CHECK(filled(*judged) == "chief 1/1-1 line 2/2-4 elite 0/0-1 guns 1/0-2 scouts 1/0-2");
    CHECK(lines(judged->assessment).empty());
    CHECK(judged->assessment.points == 30 + 20 + 40 + 5);
    CHECK(judged->assessment.models == 5); // the band has none of its own
}

TEST_CASE("what is missing in slots is one finding for each slot, with the numbers")
{
    const auto judged = bands().judge("red", band({"pike"}));
    CHECK(filled(*judged) == "chief 0/1-1 line 1/2-4 elite 0/0-1 guns 0/0-2 scouts 0/0-1");
    CHECK(lines(judged->assessment) == "error slots [band] 0 of 1\nerror slots [band] 1 of 2\n");
}

TEST_CASE("a slot cites its own place of the book, where it has one, and slots of one unit are told apart")
{
    auto game = bands();
    game.unit("red", "band")["slots"][1]["citation"] = "guns";
    const auto judged = game.judge("red", band({}));
    REQUIRE(judged->assessment.findings.size() == 2);
    const auto sectionOf = [&](const Finding& finding) {
        return judged->catalogue->ruleset.citations[report::citationOf(*judged->catalogue, finding)].section;
    };
    CHECK(sectionOf(judged->assessment.findings[0]) == "Picking sides");
    CHECK(sectionOf(judged->assessment.findings[1]) == "Guns");
    CHECK(errorsOf(judged->assessment)[0] != errorsOf(judged->assessment)[1]);
}

TEST_CASE("a unit that fits elsewhere is not blamed, and one that fits nowhere is")
{
    // Five pikes and guards: four in the line, and a guard in the elite, in whatever order they come.
    for (const auto& order : {std::vector<std::string>{"chief", "guard", "pike", "pike", "pike", "pike"},
                              {"chief", "pike", "pike", "pike", "pike", "guard"}}) {
        const auto judged = bands().judge("red", band(order));
        CHECK(filled(*judged) == "chief 1/1-1 line 4/2-4 elite 1/0-1 guns 0/0-2 scouts 0/0-4");
        CHECK(lines(judged->assessment).empty());
    }
    // Five pikes: the last is one too many.
    const auto many = bands().judge("red", band({"chief", "pike", "pike", "pike", "pike", "pike"}));
    CHECK(lines(many->assessment) == "error slots [u6] 5 of 4\n");
}

TEST_CASE("compulsory places are filled before optional ones")
{
    // Two guards: both are needed in the line, so none is left for the elite.
    const auto judged = bands().judge("red", band({"chief", "guard", "guard"}));
    CHECK(filled(*judged) == "chief 1/1-1 line 2/2-4 elite 0/0-1 guns 0/0-2 scouts 0/0-2");
    CHECK(judged->assessment.isLegal());
}

TEST_CASE("a slot may depend on what fills another")
{
    // One scout for each pikes in the line.
    CHECK(bands().judge("red", band({"chief", "pike", "pike", "scout", "scout"}))->assessment.isLegal());
    const auto three = bands().judge("red", band({"chief", "pike", "pike", "scout", "scout", "scout"}));
    CHECK(lines(three->assessment) == "error slots [u6] 3 of 2\n");
    // One more guns for each two of the line that are guards; the elite only while there is no gun.
    auto game = bands(R"([
        { "id": "line", "name": "Line", "units": { "unit": ["pike", "guard"] }, "max": "any" },
        { "id": "guns", "name": "Guns", "units": { "category": "gun" },
          "max": { "slot": "line", "units": { "unit": "guard" }, "perFull": 2, "times": 1, "plus": 1 } },
        { "id": "chief", "name": "Chief", "units": { "unit": "chief" }, "max": { "slot": "guns", "times": -1, "plus": 1 } }])");
    CHECK(filled(*game.judge("red", band({"guard", "guard", "guard", "gun", "gun"}))) ==
          "line 3/0-any guns 2/0-2 chief 0/0-0");
    CHECK(filled(*game.judge("red", band({"pike", "pike", "guard", "chief"}))) ==
          "line 3/0-any guns 0/0-1 chief 1/0-1");
    CHECK(lines(game.judge("red", band({"pike", "gun", "chief"}))->assessment) == "error slots [u3] 1 of 0\n");
    // A compulsory place of a slot that depends on another takes a unit from an optional place.
    auto needs = bands(R"([
        { "id": "chief", "name": "Chief", "units": { "unit": "chief" }, "max": "any" },
        { "id": "any", "name": "Any", "units": {}, "max": "any" },
        { "id": "guards", "name": "Guards", "units": { "unit": "guard" }, "min": { "slot": "chief" }, "max": "any" }])");
    CHECK(filled(*needs.judge("red", band({"chief", "guard", "pike"}))) == "chief 1/0-any any 1/0-any guards 1/1-any");
}

TEST_CASE("a unit that no slot of its parent takes is in a wrong place")
{
    const auto judged = bands().judge("red", band({"chief", "pike", "pike", "band"}));
    CHECK(lines(judged->assessment).find("error wrong-place [u4]") != std::string::npos);
    CHECK(lines(judged->assessment).find("error slots [u4] 0 of 1") != std::string::npos); // it has slots itself
}

TEST_CASE("a ruleset may weigh slots as it likes")
{
    auto game = bands();
    game.ruleset["structure"]["slots"] = {{"severity", "off"}};
    const auto judged = game.judge("red", band({"pike"}));
    CHECK(lines(judged->assessment).empty());
    CHECK(judged->assessment.filledSlots.size() == 5); // the editor shows them all the same
}

TEST_CASE("fixes fill a slot with what costs least, and move or remove what has none")
{
    // Beside another unit, so that this one can go.
    const auto judged = bands().judge("red", band({"chief"}) + R"(, {"id": "beside", "unit": "pike"})");
    REQUIRE(judged->assessment.findings.size() == 1);
    const auto found =
        fixes(*judged->catalogue, judged->roster, judged->assessment, judged->assessment.findings.front());
    REQUIRE(found.size() == 3);
    CHECK(found[0].kind == Fix::Kind::AddUnits);
    CHECK(judged->catalogue->unit(found[0].unitKind).id == "pike");
    CHECK(found[0].number == 2);
    CHECK(found[0].points == 20);
    CHECK(judged->catalogue->unit(found[1].unitKind).id == "guard");
    CHECK(found[2].kind == Fix::Kind::RemoveUnits);
    auto roster = judged->roster;
    REQUIRE(apply(roster, found[0].edit));
    CHECK(judgeBy(judged->catalogue, roster)->assessment.isLegal());

    const auto many = bands().judge("red", band({"chief", "pike", "pike", "gun", "gun", "gun"}) + ", " +
                                               R"({"id": "other", "unit": "band", "units": [)" + unit("c", "chief") +
                                               ", " + unit("p", "pike") + ", " + unit("q", "pike") + "]}");
    REQUIRE(many->assessment.findings.size() == 1);
    const auto ways = fixes(*many->catalogue, many->roster, many->assessment, many->assessment.findings.front());
    REQUIRE(!ways.empty());
    CHECK(ways.front().removesUnits() == false); // to the other band, or alone
    CHECK(ways.back().kind == Fix::Kind::RemoveUnits);
}

TEST_CASE("the kinds that a slot takes are found by its filter")
{
    const auto catalogue = bands().read();
    const auto red = catalogue->findArmy("red");
    const auto& slots = catalogue->unit(catalogue->findUnit(red, "band")).slotList;
    std::string names;
    for (const auto kind : kindsFor(*catalogue, red, slots[Id<Slot>::at(1)]))
        names += catalogue->unit(kind).id + ' ';
    CHECK(names == "pike guard ");
}

TEST_CASE("a rule about where units are is kept by another place")
{
    auto game = bands();
    game.addRule(R"({ "id": "outside", "count": { "units": { "unit": "red:scout", "as": "in" } }, "atMost": 0 })");
    const auto inside = game.judge("red", band({"chief", "pike", "pike", "scout"}));
    const auto kindsOf = [](const Judged& judged) {
        std::set<Fix::Kind> kinds;
        for (const auto& fix :
             fixes(*judged.catalogue, judged.roster, judged.assessment, judged.assessment.findings.front()))
            if (fix.then.empty())
                kinds.insert(fix.kind);
        return kinds;
    };
    REQUIRE(lines(inside->assessment) == "error outside [u4] 1 of 0\n");
    CHECK(kindsOf(*inside).contains(Fix::Kind::Detach));

    auto other = bands();
    other.addRule(R"({ "id": "inside", "count": { "units": { "unit": "red:scout", "as": "alone" } }, "atMost": 0 })");
    const auto alone = other.judge("red", band({"chief", "pike", "pike"}) + ", " + unit("s", "scout"));
    REQUIRE(lines(alone->assessment) == "error inside [s] 1 of 0\n");
    CHECK(kindsOf(*alone).contains(Fix::Kind::Attach));
}

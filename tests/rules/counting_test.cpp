// What filters fit and what counts come to, for one roster each, worked out by hand.

#include "game.h"

#include "rules/judge/counting.h"

#include "report/verdict/words.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <functional>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;

namespace {

using Ids = std::vector<std::string>;

/// The Reds, their allies the Blues, and the Greens, who are strangers.
Game threeArmies()
{
    auto game = skirmish();
    auto green = game.armies.at("blue");
    green["id"] = "green";
    green["name"] = "Greens";
    game.armies["green"] = std::move(green);
    return game;
}

/// Six pikes with a sergeant, a cannon that is held back with its crew of four, five archers of each other army.
const std::string units = R"(
    {"id": "foot", "unit": "pikes", "models": 6, "options": {"long-pikes": 1, "drummer": 1},
     "groups": [{"group": "sergeant"}]},
    {"id": "gun", "unit": "cannon", "reserve": true, "units": [{"id": "crew", "unit": "pikes", "models": 4}]},
    {"id": "blue", "unit": "blue:archers"}, {"id": "green", "unit": "green:archers"})";

/// The subjects that a `where` lets through: a rule that nothing can keep finds each of them.
Ids subjects(Game game, const std::string& forEach, const std::string& where, const std::string& head = {})
{
    game.setRules({R"({ "id": "x", "forEach": ")" + forEach + R"(", "where": )" + where +
                   R"(, "count": { "units": {} }, "atLeast": 99 })"});
    const auto judged = game.judge("red", units, head);
    Ids ids;
    for (const auto& finding : judged->assessment.findings) {
        if (finding.constraint.isNone())
            continue;
        ids.push_back(visitSubject(
            finding.subject, [&](Id<AssessedUnit> unit) { return judged->assessment.units[unit].id; },
            [&](Id<Unit> kind) {
                return judged->catalogue->army(judged->catalogue->unit(kind).army).id + ':' +
                       judged->catalogue->unit(kind).id;
            },
            [&](Id<Army> army) { return judged->catalogue->army(army).id; },
            [&](Id<CompositionLine> line) { return judged->catalogue->army(judged->assessment.army).lines[line].id; },
            [](auto) { return std::string("?"); }));
    }
    std::ranges::sort(ids);
    return ids;
}

/// Five wardens with staffs (two hands) and charms of light; their lead has a glaive (one hand) in place of the staff,
/// and a charm of dusk; two carry bells. A caravan: four men with two darts each (one hand), two carts with a prism,
/// which carry 4. A strider with a beam, which needs coolant, and by default a prism; its driver with a dart, whose
/// base cost the strider pays.
const std::string glass = R"(
    {"id": "w", "unit": "wardens", "models": 5, "options": {"staff": 1, "charm-of-light": 1},
     "groups": [{"group": "lead", "options": {"glaive": 1, "charm-of-dusk": 1}}, {"group": "bell", "models": 2}]},
    {"id": "c", "unit": "caravan"},
    {"id": "s", "unit": "strider", "options": {"left-gun-beam": 1, "left-gun-coolant": 1},
     "units": [{"id": "d", "unit": "driver", "as": "pilot", "options": {"dart": 1}}]})";

/// What a count comes to for each subject, from the tallies of a rule that nothing breaks. "-" where it was not asked.
std::string tallies(const std::string& forEach, const std::string& count)
{
    auto game = lanterns();
    game.setRules({R"({ "id": "x", "forEach": ")" + forEach + R"(", "count": )" + count + R"(, "atMost": 9999 })"});
    const auto judged = game.judge("glass", glass, R"("battle": {"points": 500}, )");
    const auto& assessment = judged->assessment;
    const auto textOf = [&](const Subject& subject) {
        const auto& all = assessment.tallies;
        const auto tally = std::ranges::find(all, subject, &Tally::subject);
        return tally == all.end() ? std::string("-") : text(tally->actual);
    };
    if (forEach == "roster")
        return textOf(WholeRoster());
    std::string line;
    const auto add = [&](const std::string& figure) { line += (line.empty() ? "" : " ") + figure; };
    if (forEach == "unit")
        for (const auto unit : assessment.units.ids())
            add(textOf(unit));
    else
        for (const auto body : assessment.bodies.ids())
            add(textOf(body));
    return line;
}

} // namespace

TEST_CASE("each filter fits the units that it describes")
{
    const auto game = threeArmies();
    const std::pair<const char*, Ids> filters[]{
        {"{}", {"blue", "crew", "foot", "green", "gun"}},
        {R"({"category": "gun"})", {"gun"}},
        {R"({"mark": "veteran"})", {"crew", "foot"}},
        {R"({"rule": "steady"})", {"crew", "foot"}},
        {R"({"option": "long-pikes"})", {"foot"}},
        {R"({"option": ["drummer", "long-pikes"]})", {"crew", "foot"}}, // the crew has its drummer by default
        {R"({"group": "sergeant"})", {"foot"}},
        {R"({"group": "none"})", {"blue", "crew", "green", "gun"}},
        {R"({"unit": "red:pikes"})", {"crew", "foot"}},
        {R"({"unit": ["red:cannon", "blue:archers"]})", {"blue", "gun"}},
        {R"({"army": "own"})", {"crew", "foot", "gun"}},
        {R"({"army": "foreign"})", {"blue", "green"}},
        {R"({"army": "ally"})", {"blue"}},
        {R"({"army": "stranger"})", {"green"}},
        {R"({"army": "green"})", {"green"}},
        {R"({"army": ["ally", "red"]})", {"blue", "crew", "foot", "gun"}},
        {R"({"as": "crew"})", {"crew"}},
        {R"({"as": "alone"})", {"blue", "foot", "green", "gun"}},
        {R"({"heldBack": true})", {"crew", "gun"}},
        {R"({"heldBack": false})", {"blue", "foot", "green"}},
        {R"({"line": true})", {"crew", "foot", "gun"}},
        {R"({"line": false})", {"blue", "green"}},
        {R"({"models": {"atLeast": 5}})", {"blue", "foot", "green"}},
        {R"({"models": {"atLeast": 6}})", {"foot"}},
        {R"({"models": {"atMost": 5}})", {"blue", "crew", "green", "gun"}},
        {R"({"models": {"atMost": 4}})", {"crew", "gun"}},
        {R"({"models": {"atLeast": 4, "atMost": 5}})", {"blue", "crew", "green"}},
        {R"({"any": [{"category": "gun"}, {"army": "ally"}]})", {"blue", "gun"}},
        {R"({"all": [{"category": "foot"}, {"army": "own"}]})", {"crew", "foot"}},
        {R"({"category": "foot", "not": {"mark": "veteran"}})", {"blue", "green"}},
    };
    for (const auto& [filter, fitting] : filters) {
        INFO(filter);
        CHECK(subjects(game, "unit", filter) == fitting);
    }
    // The cannon is on its line only while the ruling is on.
    const std::string off = R"("rulings": {"early-start": false}, )";
    CHECK(subjects(game, "unit", R"({"line": true})", off) == Ids{"crew", "foot"});
    CHECK(subjects(game, "unit", R"({"line": false})", off) == Ids{"blue", "green", "gun"});
}

TEST_CASE("each filter of kinds, armies and lines fits those that it describes")
{
    auto game = threeArmies();
    const Ids archers{"blue:archers", "green:archers"};
    const std::pair<const char*, Ids> kinds[]{
        {"{}", {"blue:archers", "green:archers", "red:cannon", "red:pikes"}},
        {R"({"category": "foot"})", {"blue:archers", "green:archers", "red:pikes"}},
        {R"({"mark": "veteran"})", {"red:pikes"}},
        {R"({"rule": "steady"})", {"red:pikes"}},
        {R"({"unit": "blue:archers"})", {"blue:archers"}},
        {R"({"army": "own"})", {"red:cannon", "red:pikes"}},
        {R"({"army": "stranger"})", {"green:archers"}},
        {R"({"army": ["blue", "own"]})", {"blue:archers", "red:cannon", "red:pikes"}},
        {R"({"line": true})", {"red:cannon", "red:pikes"}},
        {R"({"line": false})", archers},
        // Pikes are 4 to 12, archers 5 or 10, a cannon is one.
        {R"({"models": {"atLeast": 4}})", {"blue:archers", "green:archers", "red:pikes"}},
        {R"({"models": {"atLeast": 5}})", archers},
        {R"({"models": {"atMost": 10}})", {"blue:archers", "green:archers", "red:cannon"}},
        {R"({"models": {"atMost": 9}})", {"red:cannon"}},
        {R"({"not": {"line": false}})", {"red:cannon", "red:pikes"}},
    };
    for (const auto& [filter, fitting] : kinds) {
        INFO(filter);
        CHECK(subjects(game, "kind", filter) == fitting);
    }
    CHECK(subjects(game, "kind", R"({"line": true})", R"("rulings": {"early-start": false}, )") == Ids{"red:pikes"});

    const std::pair<const char*, Ids> armies[]{
        {"{}", {"blue", "green", "red"}},
        {R"({"army": "own"})", {"red"}},
        {R"({"army": "foreign"})", {"blue", "green"}},
        {R"({"army": "ally"})", {"blue"}},
        {R"({"army": "stranger"})", {"green"}},
        {R"({"army": ["green", "own"]})", {"green", "red"}},
        {R"({"not": {"army": "own"}})", {"blue", "green"}},
    };
    for (const auto& [filter, fitting] : armies) {
        INFO(filter);
        CHECK(subjects(game, "army", filter) == fitting);
    }

    auto line = game.armies["red"]["composition"][0];
    line["id"] = "generals";
    line["units"] = json::array({"cannon"});
    line["marks"] = {"veteran"};
    game.armies["red"]["composition"][0]["units"] = json::array({"pikes"});
    game.armies["red"]["composition"].push_back(line);
    CHECK(subjects(game, "line", "{}") == Ids{"generals", "line-of-foot"});
    CHECK(subjects(game, "line", R"({"mark": "veteran"})") == Ids{"generals"});
    CHECK(subjects(game, "line", R"({"not": {"mark": "veteran"}})") == Ids{"line-of-foot"});
}

TEST_CASE("each count, over a roster and over each of its units")
{
    struct Counted {
        const char* count;
        const char* roster;
        const char* units; ///< wardens, caravan, strider, driver
    };
    const Counted counts[]{
        {R"({"units": {}})", "4", "1 1 1 1"},
        {R"({"units": {"category": "beast"}})", "1", "0 1 0 0"},
        {R"({"models": {}})", "13", "5 6 1 1"},
        {R"({"models": {"category": "troop"}})", "5", "5 0 0 0"},
        {R"({"models": {"group": "any"}})", "3", "3 0 0 0"},
        {R"({"models": {"group": "lead"}})", "1", "1 0 0 0"},
        {R"({"models": {"group": "bell", "of": {"category": "troop"}}})", "2", "2 0 0 0"},
        {R"({"models": {"group": "bell", "of": {"category": "beast"}}})", "0", "0 0 0 0"},
        // 5 x (4 + 1 + 3); lead 10, glaive 2, dusk 5, no staff -1; bells 2 x 6. Strider 60 + 20 + 5 + 12. A dart.
        {R"({"points": {}})", "236", "68 70 97 1"},
        {R"({"points": {"rule": "machine"}})", "97", "0 0 97 0"},
        // What bodies share counts once.
        {R"({"options": {}})", "8", "4 0 3 1"},
        {R"({"options": ["charm-of-light", "charm-of-dusk", "dart"]})", "3", "2 0 0 1"},
        {R"({"options": {"of": "arms"}})", "2", "2 0 0 0"},
        {R"({"options": {"of": "charms", "in": "lead"}})", "1", "1 0 0 0"},
        {R"({"options": {"of": "charms", "option": "charm-of-light", "in": "lead"}})", "0", "0 0 0 0"},
        {R"({"options": {"in": "none"}})", "6", "2 0 3 1"},
        // Arms and charms of the wardens, and again of their lead; both guns of the strider; the dart.
        {R"({"options": {"filled": true}})", "7", "4 0 2 1"},
        {R"({"options": {"filled": true, "of": ["arms", "shots"]}})", "3", "2 0 0 1"},
        {R"({"options": {"filled": true, "of": ["left-gun", "right-gun"], "option": "left-gun-coolant"}})", "1",
         "0 0 1 0"},
        {R"({"largest": {"stat": "hold"}})", "2", "2 1 0 1"},
        {R"({"largest": {"stat": "hold", "kind": "ranged"}})", "1", "0 1 0 1"},
        {R"({"largest": {"stat": "hold", "weapon": "glaive"}})", "1", "1 0 0 0"},
        // Four staffs, for the lead has none; 4 x 2 darts and the driver's; 2 prisms and the strider's.
        {R"({"sameWeapon": {}})", "9", "4 8 1 1"},
        {R"({"sameWeapon": {"kind": "melee"}})", "4", "4 0 0 0"},
        {R"({"sameWeapon": {"weapon": "prism"}})", "3", "0 2 1 0"},
        {R"({"stat": "hit"})", "19", "5 5 4 5"},
        {R"({"weapons": {}})", "5", "2 2 2 1"},
        {R"({"weapons": {"kind": "ranged"}})", "3", "0 2 2 1"},
        {R"({"weapons": {"weapon": ["beam", "staff"]}})", "2", "1 0 1 0"},
        {R"({"parameter": "carrier"})", "4", "0 4 0 0"},
        {R"({"parameter": "tough"})", "2", "0 2 0 0"},
    };
    for (const auto& [count, roster, perUnit] : counts) {
        INFO(count);
        CHECK(tallies("roster", count) == roster);
        CHECK(tallies("unit", count) == perUnit);
    }
    CHECK(tallies("roster", R"({"agreed": "points"})") == "500");
    CHECK(tallies("roster", R"({"distinct": {"of": "army"}})") == "1");
    CHECK(tallies("roster", R"({"distinct": {"of": "kind"}})") == "4");
    CHECK(tallies("roster", R"({"distinct": {"of": "kind", "units": {"category": "staff"}}})") == "1");
}

TEST_CASE("each count over bodies of models: what each effectively has")
{
    // Wardens, lead, bells; caravan; strider; driver. What the bells share with their unit is not judged again.
    const std::pair<const char*, const char*> counts[]{
        {R"({"models": {}})", "5 1 2 6 1 1"},
        {R"({"models": {"group": ["lead", "none"]}})", "5 1 0 6 1 1"},
        {R"({"options": {}})", "2 3 - 0 3 1"},
        {R"({"options": {"of": "charms"}})", "1 2 - 0 0 0"},
        {R"({"options": {"filled": true}})", "2 2 - 0 2 1"},
        {R"({"options": {"filled": true, "of": "charms"}})", "1 1 - 0 0 0"},
        {R"({"options": {"of": "arms", "in": "lead"}})", "0 1 - 0 0 0"},
        // The lead has a glaive and a charm of dusk more, and no staff.
        {R"({"options": {"differing": true}})", "0 3 0 0 0 0"},
        {R"({"options": {"differing": true, "of": "arms"}})", "0 2 0 0 0 0"},
        {R"({"options": {"differing": true, "option": "charm-of-light"}})", "0 0 0 0 0 0"},
        {R"({"largest": {"stat": "hold"}})", "2 1 - 1 0 1"},
        {R"({"sameWeapon": {}})", "4 1 - 8 1 1"},
        {R"({"weapons": {}})", "1 1 - 2 2 1"},
        {R"({"weapons": {"kind": "ranged"}})", "0 0 - 2 2 1"},
        {R"({"stat": "hit"})", "5 4 - 5 4 5"},
    };
    for (const auto& [count, bodies] : counts) {
        INFO(count);
        CHECK(tallies("body", count) == bodies);
    }
}

TEST_CASE("a rule about weapons blames those that it counts and that are too many")
{
    const auto blamed = [](const std::string& rule, const std::string& unit) {
        auto game = lanterns();
        game.setRules({rule});
        const auto judged = game.judge("glass", unit);
        Ids weapons;
        for (const auto& finding : judged->assessment.findings)
            for (const auto weapon : finding.weapons)
                weapons.push_back(judged->catalogue->weapon(weapon).id);
        return weapons;
    };
    const std::string armed = R"({"unit": "wardens", "models": 5,
        "options": {"staff": 1, "glaive": 1, "lens-knife": 1, "dart": 1, "lens-gun": 1}, "groups": [{"group": "lead"}]})";
    const auto rule = [](const std::string& count, int most) {
        return R"({ "id": "x", "forEach": "unit", "count": )" + count + R"(, "atMost": )" + std::to_string(most) + "}";
    };
    CHECK(blamed(rule(R"({"largest": {"stat": "hold"}})", 1), armed) == Ids{"staff", "knife", "lens-gun"});
    CHECK(blamed(rule(R"({"largest": {"stat": "hold", "kind": "melee"}})", 1), armed) == Ids{"staff", "knife"});
    CHECK(blamed(rule(R"({"largest": {"stat": "hold"}})", 0), armed) ==
          Ids{"glaive", "staff", "knife", "dart", "lens-gun"});
    CHECK(blamed(rule(R"({"weapons": {"kind": "ranged"}})", 1), armed) == Ids{"dart", "lens-gun"});
    CHECK(blamed(rule(R"({"models": {}})", 1), armed).empty()); // it counts no weapons
    // Of one weapon five, of the other one: only the five are too many. Each weapon is named once.
    const std::string mixed = R"({"unit": "wardens", "models": 5, "options": {"staff": 1},
        "groups": [{"group": "lead", "options": {"glaive": 1}}, {"group": "lead", "options": {"staff": 1}}]})";
    CHECK(blamed(rule(R"({"sameWeapon": {}})", 1), mixed) == Ids{"staff"});
}

TEST_CASE("weapons of several units are counted together, each weapon by itself")
{
    const auto found = [](const std::string& count, int most, const std::string& units) {
        auto game = lanterns();
        game.setRules({R"({ "id": "x", "count": )" + count + R"(, "atMost": )" + std::to_string(most) +
                       R"(, "message": "{actual} of {weapons}" })"});
        const auto judged = game.judge("glass", units);
        std::string text;
        for (const auto& finding : judged->assessment.findings)
            if (finding.rule == "x")
                text += report::message(*judged->catalogue, judged->assessment, finding);
        return text;
    };
    const auto wardens = [](const std::string& option) {
        return R"({"unit": "wardens", "models": 5, "options": {")" + option +
               R"(": 1}, "groups": [{"group": "lead"}]})";
    };
    // Five staffs in one unit and five glaives in the other: of no weapon more than five.
    CHECK(found(R"({"sameWeapon": {}})", 5, wardens("staff") + ", " + wardens("glaive")).empty());
    CHECK(found(R"({"sameWeapon": {}})", 5, wardens("staff") + ", " + wardens("staff")) == "10 of Staff");
    CHECK(found(R"({"weapons": {}})", 1, wardens("staff") + ", " + wardens("staff")).empty());
    CHECK(found(R"({"weapons": {}})", 1, wardens("staff") + ", " + wardens("glaive")) == "2 of Staff and Glaive");
    // Hands: a staff needs two, a glaive one. They are not added up.
    CHECK(found(R"({"largest": {"stat": "hold"}})", 2, wardens("staff") + ", " + wardens("glaive")).empty());
    CHECK(found(R"({"largest": {"stat": "hold"}})", 1, wardens("staff") + ", " + wardens("glaive")) == "2 of Staff");
}

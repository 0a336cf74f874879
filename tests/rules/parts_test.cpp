// Models that options add, mounts, weapons model by model, and fractions of points (docs/adr/0037). The game is that of
// tests/data/io.

#include "cards.h"
#include "game.h"
#include "report/verdict/words.h"
#include "rules/fixes/fixes.h"
#include "rules/judge/assess.h"
#include "rules/players/owning.h"

#include <catch2/catch.hpp>

#include <limits>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;

namespace {

/// The Reds with a warden who takes hounds and rides, cavalry, and a pack that is only what its options add.
Game wardens()
{
    auto game = skirmish();
    game.setRules({});
    auto& red = game.armies["red"];
    red["weapons"].push_back(
        json::parse(R"({ "id": "bite", "name": "Bite", "plural": "Bites", "stats": { "range": 1 } })"));
    red["weapons"].push_back(json::parse(R"({ "id": "claws", "name": "Claws", "stats": { "range": 2 } })"));
    red["profiles"] = json::parse(R"([
        { "id": "hound", "name": "Hound", "stats": { "move": 9, "fight": "3+" }, "weapons": [{ "weapon": "bite", "count": 2 }],
          "rules": [{ "rule": "steady", "value": 4 }] },
        { "id": "griffon", "name": "Griffon", "stats": { "move": 12, "fight": "2+" }, "weapons": [{ "weapon": "claws" }] },
        { "id": "horse", "name": "Horse", "stats": { "move": 10 }, "weapons": [{ "weapon": "bite" }] }])");
    red["units"].push_back(
        json::parse(R"({ "id": "warden", "name": "Warden", "category": "foot", "models": 1, "points": 80,
        "pointsPerModel": 5, "stats": { "move": 5, "fight": "4+", "nerve": "9/11" }, "options": [
          { "id": "company", "name": "Company", "options": [
            { "id": "hounds", "name": "Hounds", "max": 3, "points": 12, "parts": [{ "profile": "hound", "models": 2 }] },
            { "id": "boots", "name": "Boots", "pointsPerModel": 3, "effects": [{ "stat": "move", "improve": 1 }] } ] },
          { "id": "rides", "name": "Rides", "max": 1, "options": [
            { "id": "griffon", "name": "Griffon", "points": 95, "parts": [{ "profile": "griffon", "mount": true }] } ] } ] })"));
    red["units"].push_back(json::parse(R"({ "id": "riders", "name": "Riders", "category": "foot",
        "models": { "min": 2, "max": 6 }, "pointsPerModel": 20, "stats": { "move": 5, "fight": "4+", "nerve": "9/11" },
        "parts": [{ "profile": "horse", "mount": true }] })"));
    red["units"].push_back(json::parse(R"({ "id": "pack", "name": "Pack", "category": "foot", "models": 0,
        "stats": { "move": 4, "fight": "5+", "nerve": "9/11" }, "options": [
          { "id": "beasts", "name": "Beasts", "min": 3, "max": 6, "default": { "dogs": 3 }, "options": [
            { "id": "dogs", "name": "Dogs", "max": "any", "points": 10, "parts": [{ "profile": "hound" }] },
            { "id": "ponies", "name": "Ponies", "max": "any", "points": 8, "parts": [{ "profile": "horse" }] } ] } ] })"));
    return game;
}

/// "Hound 4, Griffon mount"
std::string partsOf(const Judged& judged)
{
    std::string text;
    for (const auto& part : judged.card().parts)
        text += (text.empty() ? "" : ", ") + part.name + ' ' + (part.isMount ? "mount" : std::to_string(part.models));
    return text;
}

std::string faultsOf(const Game& game)
{
    try {
        (void)game.read();
    } catch (const std::exception& fault) {
        return fault.what();
    }
    return {};
}

bool mentions(const std::string& text, const std::string& words) { return text.find(words) != std::string::npos; }

} // namespace

TEST_CASE("an option adds models of another kind each time that it is taken")
{
    auto game = wardens();
    const auto judged = game.judge("red", R"({"id": "a", "unit": "warden", "options": {"hounds": 2, "boots": 1}})");
    CHECK(lines(judged->assessment).empty());
    const auto& unit = judged->assessment.units.front();
    CHECK(unit.models == 5); // the warden and two pairs of hounds
    CHECK(unit.size() == 1);
    CHECK(judged->assessment.models == 5);
    // 80 and 5 for the warden, two pairs at 12, boots for his own feet alone.
    CHECK(unit.points == Points(80 + 5 + 24 + 3));
    CHECK(partsOf(*judged) == "Hound 4");
    const auto card = judged->card();
    // What makes the unit faster makes all its models faster.
    CHECK(figure(*judged, card.stats, "move") == "6″");
    CHECK(figure(*judged, card.parts.front().stats, "move") == "10″");
    CHECK(figure(*judged, card.parts.front().stats, "fight") == "3+");
    CHECK(card.parts.front().isAdded);
    CHECK(card.parts.front().weapons.front().count == 2);
}

TEST_CASE("added models count for filters, counts and special rules, and not for sizes")
{
    auto game = wardens();
    game.addRule(
        R"({ "id": "large", "forEach": "unit", "where": { "models": { "atLeast": 5 } }, "count": { "models": {} }, "atMost": 6 })");
    game.addRule(
        R"({ "id": "bites", "forEach": "unit", "count": { "sameWeapon": { "weapon": "bite" } }, "atMost": 8 })");
    game.addRule(
        R"({ "id": "brave", "forEach": "unit", "where": { "rule": "steady" }, "count": { "parameter": "steady" }, "atMost": 3 })");
    const auto found = [&](int hounds) {
        return lines(
            game.judge("red", R"({"id": "a", "unit": "warden", "options": {"hounds": )" + std::to_string(hounds) + "}}")
                ->assessment);
    };
    CHECK(lines(game.judge("red", R"({"id": "a", "unit": "warden"})")->assessment).empty());
    CHECK(found(2) == "error brave [a] 4 of 3\n");
    // Three pairs: seven models, and twelve bites.
    CHECK(found(3) == "error bites [a] 12 of 8\nerror brave [a] 4 of 3\nerror large [a] 7 of 6\n");
    // A warden is one model, whatever runs beside him.
    CHECK(lines(game.judge("red", R"({"id": "a", "unit": "warden", "models": 3})")->assessment) ==
          "error unit-size [a] 3 of 1\n");
}

TEST_CASE("a mount has a stat line and weapons, and is no model")
{
    auto game = wardens();
    const auto one =
        game.judge("red", R"({"id": "a", "unit": "warden", "options": {"griffon": 1, "boots": 1, "hounds": 1}})");
    CHECK(lines(one->assessment).empty());
    CHECK(one->assessment.models == 3);
    CHECK(partsOf(*one) == "Hound 2, Griffon mount");
    // Boots do not make the griffon faster.
    CHECK(figure(*one, one->card().parts.back().stats, "move") == "12″");
    const auto troop = game.judge("red", R"({"id": "a", "unit": "riders", "models": 4})");
    CHECK(troop->assessment.models == 4);
    CHECK(troop->assessment.points == Points(80));
    CHECK(partsOf(*troop) == "Horse mount");
    game.addRule(
        R"({ "id": "bites", "forEach": "unit", "count": { "sameWeapon": { "weapon": "bite" } }, "atMost": 3 })");
    CHECK(lines(game.judge("red", R"({"id": "a", "unit": "riders", "models": 3})")->assessment).empty());
    CHECK(lines(game.judge("red", R"({"id": "a", "unit": "riders", "models": 4})")->assessment) ==
          "error bites [a] 4 of 3\n");
}

TEST_CASE("a unit may begin with no models, and take them as options")
{
    auto game = wardens();
    const auto usual = game.judge("red", R"({"id": "a", "unit": "pack"})");
    CHECK(lines(usual->assessment).empty());
    CHECK(usual->assessment.models == 3);
    CHECK(usual->assessment.points == Points(30));
    CHECK(partsOf(*usual) == "Hound 3");
    const auto mixed = game.judge("red", R"({"id": "a", "unit": "pack", "options": {"dogs": 1, "ponies": 3}})");
    CHECK(lines(mixed->assessment).empty());
    CHECK(mixed->assessment.models == 4);
    CHECK(mixed->assessment.points == Points(34));
    CHECK(partsOf(*mixed) == "Hound 1, Horse 3");
    const auto few = game.judge("red", R"({"id": "a", "unit": "pack", "options": {"ponies": 2}})");
    CHECK(lines(few->assessment) == "error option-limit [a] 2 of 3\n");
}

TEST_CASE("a formula and a row of boxes look at all models, added ones too")
{
    auto game = wardens();
    game.ruleset["stats"].push_back(json::parse(
        R"({ "id": "break", "name": "Break point", "short": "Br", "kind": "number",
             "from": { "models": true, "times": "1/2", "round": "up" } })"));
    game.ruleset["tracks"] = json::parse(R"([{ "id": "wounds", "name": "Models", "boxes": "models" }])");
    const auto judged = game.judge("red", R"({"id": "a", "unit": "warden", "options": {"hounds": 3}})");
    const auto card = judged->card();
    CHECK(figure(*judged, card.stats, "break") == "4"); // half of seven
    REQUIRE(card.tracks.size() == 1);
    CHECK(card.tracks.front().boxes == 7);
}

TEST_CASE("a collection knows the models that options add")
{
    auto game = wardens();
    const auto judged = game.judge("red", R"({"id": "a", "unit": "warden", "options": {"hounds": 2, "griffon": 1}},
        {"id": "b", "unit": "pack", "options": {"dogs": 3}})");
    const auto lacking = lackingFor(*judged->catalogue, judged->assessment, {});
    std::string text;
    for (const auto& line : lacking.lines)
        if (line.needed > 0)
            text += line.key.unit + line.key.model + ' ' + std::to_string(line.needed) + '\n';
    CHECK(text == "warden 1\nhound 7\n");
}

TEST_CASE("faults of parts are told with their place")
{
    const auto changed = [](auto change) {
        auto game = wardens();
        change(game);
        return faultsOf(game);
    };
    CHECK(mentions(changed([](Game& game) {
                       game.unit("red", "warden")["options"][0]["options"][0]["parts"][0]["profile"] = "hond";
                   }),
                   "there is no profile \"hond\" (at /units/2/options/0/options/0/parts/0/profile)"));
    CHECK(mentions(changed([](Game& game) { game.unit("red", "riders")["parts"][0].erase("mount"); }),
                   "a unit has models of one kind, or parts (at /units/3)"));
    CHECK(mentions(changed([](Game& game) { game.unit("red", "riders").erase("models"); }),
                   "a unit has models of one kind, or parts (at /units/3)"));
}

TEST_CASE("costs may have fractions, which are added up exactly")
{
    auto game = wardens();
    auto& pikes = game.unit("red", "pikes");
    pikes["pointsPerModel"] = "25/2";
    pikes["options"][0]["options"][0]["points"] = "1/3";
    game.addRule(R"({ "id": "limit", "name": "Points", "count": { "points": {} }, "atMost": { "battle": "points" } })");
    const std::string five = R"({"id": "a", "unit": "pikes", "models": 5, "options": {"long-pikes": 1}})";
    const auto judged = game.judge("red", five, R"("battle": {"points": 62}, )");
    // Five models of 12 1/2 points are 62 1/2; the long pikes are 1/3 more.
    CHECK(judged->assessment.points == *Points::of(Fraction(377, 6)));
    CHECK(lines(judged->assessment) == "error limit [] 377/6 of 62\n");
    CHECK(report::points({}, judged->assessment.points) == "62 5/6 points");
    CHECK(report::tally(*judged->catalogue, judged->assessment, judged->assessment.tallies.front()).figure ==
          "62 5/6 of 62");
    CHECK(lines(game.judge("red", five, R"("battle": {"points": 63}, )")->assessment).empty());
    // Three of a third are a whole point.
    const auto three =
        game.judge("red", five + R"(, {"id": "b", "unit": "pikes", "models": 5, "options": {"long-pikes": 1}},
        {"id": "c", "unit": "pikes", "models": 4, "options": {"long-pikes": 1}})");
    CHECK(three->assessment.points == Points(14 * 25 / 2 + 1));
    // The cheapest way out: fewer models, so many that it is enough.
    const auto over =
        game.judge("red", R"({"id": "a", "unit": "pikes", "models": 8})", R"("battle": {"points": 80}, )");
    REQUIRE(over->assessment.findings.size() == 1);
    bool isSmaller = false;
    for (const auto& fix : fixes(*over->catalogue, over->roster, over->assessment, over->assessment.findings.front()))
        if (fix.kind == Fix::Kind::SetModels) {
            isSmaller = true;
            CHECK(fix.number == 6);
            CHECK(fix.points == Points(-25));
        }
    CHECK(isSmaller);
}

TEST_CASE("a cost that cannot be added up is a fault")
{
    auto game = wardens();
    game.unit("red", "pikes")["pointsPerModel"] = "1/7";
    CHECK(mentions(faultsOf(game), "\"1/7\" is not a cost that can be added up (at /units/0/pointsPerModel)"));
}

namespace {

/// Squads whose models are armed one by one.
Game squads()
{
    auto game = skirmish();
    game.setRules({});
    auto& red = game.armies["red"];
    for (const auto* id : {"rifle", "plasma", "sword", "knife"})
        red["weapons"].push_back({{"id", id}, {"name", id}, {"stats", {{"range", 1}}}});
    red["units"].push_back(json::parse(R"({ "id": "squad", "name": "Squad", "category": "foot",
        "models": { "min": 5, "max": 10 }, "pointsPerModel": 10, "stats": { "move": 6, "fight": "4+", "nerve": "9/11" },
        "options": [
          { "id": "gun", "name": "Gun", "min": 1, "max": 1, "default": { "rifle": 1 }, "options": [
            { "id": "rifle", "name": "Rifle", "weapons": [{ "weapon": "rifle", "count": "all" }] },
            { "id": "plasma", "name": "Plasma", "pointsPerModel": 4, "weapons": [{ "weapon": "plasma", "count": "all" }] } ] },
          { "id": "blade", "name": "Blade", "min": 1, "max": 1, "default": { "knife": 1 }, "options": [
            { "id": "knife", "name": "Knife", "weapons": [{ "weapon": "knife", "count": "all" }] },
            { "id": "sword", "name": "Sword", "pointsPerModel": 2, "weapons": [{ "weapon": "sword", "count": "all" }] } ] } ],
        "groups": [ { "id": "fighter", "name": "Fighter", "max": "any", "options": [
          { "id": "gun", "name": "Gun", "max": 1, "options": [
            { "id": "rifle", "name": "Rifle", "weapons": [{ "weapon": "rifle", "count": "all" }] },
            { "id": "plasma", "name": "Plasma", "pointsPerModel": 4, "weapons": [{ "weapon": "plasma", "count": "all" }] } ] },
          { "id": "blade", "name": "Blade", "max": 1, "options": [
            { "id": "knife", "name": "Knife", "weapons": [{ "weapon": "knife", "count": "all" }] },
            { "id": "sword", "name": "Sword", "pointsPerModel": 2, "weapons": [{ "weapon": "sword", "count": "all" }] } ] } ] } ],
        "optionLimits": [{ "id": "plasma", "name": "Plasma guns", "options": ["plasma"], "in": "any", "max": { "perModels": 5 } }] })"));
    return game;
}

} // namespace

TEST_CASE("models are armed one by one: several slots, defaults for each model, and the card says who has what")
{
    auto game = squads();
    const auto judged = game.judge("red", R"({"id": "a", "unit": "squad", "models": 10, "groups": [
        {"group": "fighter", "models": 1, "options": {"plasma": 1}},
        {"group": "fighter", "models": 1, "options": {"plasma": 1, "sword": 1}},
        {"group": "fighter", "models": 3, "options": {"sword": 1}}]})");
    CHECK(lines(judged->assessment).empty());
    CHECK(judged->assessment.points == Points(100 + 2 * 4 + 4 * 2));
    const auto card = judged->card();
    REQUIRE(card.groups.size() == 3);
    CHECK(weaponsOf(*judged, card.groups[0].weapons) == "1 knife, 1 plasma");
    CHECK(weaponsOf(*judged, card.groups[1].weapons) == "1 plasma, 1 sword");
    CHECK(weaponsOf(*judged, card.groups[2].weapons) == "3 rifle, 3 sword");
}

TEST_CASE("a limit across groups counts what model groups take, for each of their models")
{
    auto game = squads();
    const auto found = [&](const std::string& groups, const std::string& options = "{}") {
        return game.judge("red", R"({"id": "a", "unit": "squad", "models": 10, "options": )" + options +
                                     R"(, "groups": [)" + groups + "]}");
    };
    const std::string two = R"({"group": "fighter", "models": 2, "options": {"plasma": 1}})";
    const std::string sword = R"({"group": "fighter", "models": 1, "options": {"plasma": 1, "sword": 1}})";
    CHECK(lines(found(two)->assessment).empty());
    const auto three = found(two + ", " + sword);
    CHECK(lines(three->assessment) == "error option-limit [a] 3 of 2\n");
    const auto& finding = three->assessment.findings.front();
    CHECK(report::message(*three->catalogue, three->assessment, finding).find("Plasma guns") != std::string::npos);
    // A group may give them up; which of two that are called the same is not told apart.
    bool mayDrop = false;
    for (const auto& fix : fixes(*three->catalogue, three->roster, three->assessment, finding))
        mayDrop = mayDrop || (fix.kind == Fix::Kind::DropOption && three->assessment.bodies[fix.body].kind);
    CHECK(mayDrop);
    // All of the unit's own models have one: eight, for two are in a group of their own.
    CHECK(
        lines(found(R"({"group": "fighter", "models": 2, "options": {"rifle": 1}})", R"({"plasma": 1})")->assessment) ==
        "error option-limit [a] 8 of 2\n");
    CHECK(faultsOf(game).empty());
    game.unit("red", "squad")["optionLimits"][0]["in"] = "figther";
    CHECK(mentions(faultsOf(game), "there is no model group \"figther\" (at /units/2/optionLimits/0/in"));
}

TEST_CASE("two kinds of unlockers share what they unlock")
{
    auto game = skirmish();
    game.setRules({});
    game.ruleset["marks"] = json::parse(
        R"([{ "id": "veteran", "name": "Veteran" }, { "id": "tower", "name": "Tower" }, { "id": "beast", "name": "Beast" }])");
    const auto kind = [&](const char* id, const char* category, const char* mark) {
        json unit{{"id", id},    {"name", id},  {"category", category},
                  {"models", 1}, {"points", 1}, {"stats", {{"move", 1}}}};
        if (*mark)
            unit["marks"] = {mark};
        game.armies["red"]["units"].push_back(std::move(unit));
    };
    kind("squad", "foot", "veteran");
    kind("captain", "foot", "");
    kind("tower", "gun", "tower");
    kind("beast", "gun", "beast");
    // A squad unlocks a tower or a beast; a captain unlocks a beast.
    game.addRule(R"({ "id": "unlocked", "count": { "unmatched": { "units": { "mark": ["tower", "beast"] }, "places": [
        { "by": { "mark": "veteran" }, "for": { "mark": ["tower", "beast"] } },
        { "by": { "unit": "red:captain" }, "for": { "mark": "beast" } } ] } }, "atMost": 0 })");
    const auto found = [&](const std::vector<std::string>& kinds) {
        std::string units;
        for (std::size_t i = 0; i < kinds.size(); ++i)
            units += (i > 0 ? ", " : "") + std::string(R"({"id": "u)") + std::to_string(i) + R"(", "unit": ")" +
                     kinds[i] + "\"}";
        return lines(game.judge("red", units)->assessment);
    };
    // The beast, although it comes first, leaves the squad's place to the tower.
    CHECK(found({"beast", "tower", "squad", "captain"}).empty());
    CHECK(found({"tower", "tower", "squad", "captain"}) == "error unlocked [u1] 1 of 0\n");
    CHECK(found({"beast", "beast", "tower", "squad", "captain"}) != "");
}

namespace {

/// The first box of JSON below a heading of the page about the language, with braces around it.
json boxBelow(const std::string& heading)
{
    const auto page = readFile(MUSTER_SOURCE_DIR "/docs/ruleset-language.md");
    const auto begin = page.find("\n### " + heading + '\n');
    REQUIRE(begin != std::string::npos);
    const std::string open = "\n```json\n";
    const auto at = page.find(open, begin) + open.size();
    return json::parse('{' + page.substr(at, page.find("\n```\n", at) - at) + '}');
}

/// A game of the Reds alone, whose units have a move and a roll to hit.
Game pageGame()
{
    auto game = skirmish();
    game.setRules({});
    game.armies.erase("blue");
    auto& red = game.armies["red"];
    red.erase("composition");
    red.erase("allies");
    red["weapons"] = json::array();
    for (const auto* id : {"bite", "claws", "sword", "axe", "pistol"})
        red["weapons"].push_back({{"id", id}, {"name", id}});
    red["units"] = json::array();
    game.ruleset["stats"] = json::parse(R"([{ "id": "move", "name": "Move", "short": "Mv", "kind": "inches" },
        { "id": "hit", "name": "Hit", "short": "Hit", "kind": "roll", "better": "lower" },
        { "id": "hands", "name": "Hands", "short": "Ha", "kind": "number" }])");
    game.ruleset["weaponStats"] =
        json::parse(R"([{ "id": "hands", "name": "Hands", "short": "Ha", "kind": "number" }])");
    game.ruleset["hold"] = json::parse(R"({ "stat": "hands", "weapon": "hands", "always": "flies" })");
    game.ruleset["categories"].push_back(json::parse(R"({ "id": "hero", "name": "Hero", "plural": "Heroes" })"));
    game.ruleset["rules"].push_back(json::parse(R"({ "id": "flies", "name": "Flies", "text": "It flies." })"));
    return game;
}

} // namespace

TEST_CASE("the page's warden takes hounds and rides a griffon")
{
    auto game = pageGame();
    const auto box = boxBelow("Added models and mounts");
    game.armies["red"]["profiles"] = box.at("profiles");
    game.armies["red"]["units"] = box.at("units");
    const auto judged = game.judge("red", R"({"id": "a", "unit": "warden", "options": {"hounds": 2, "griffon": 1}})");
    CHECK(lines(judged->assessment).empty());
    CHECK(judged->assessment.models == 3);
    CHECK(judged->assessment.points == Points(80 + 2 * 12 + 95));
    CHECK(partsOf(*judged) == "Hound 2, Griffon mount");
    CHECK(lines(game.judge("red", R"({"id": "a", "unit": "warden", "options": {"hounds": 4}})")->assessment) ==
          "error option-limit [a] 4 of 3\n");
}

TEST_CASE("the page's fighters have a weapon in each hand")
{
    auto game = pageGame();
    auto unit = boxBelow("Weapons model by model");
    unit.update(
        json::parse(R"({ "id": "squad", "name": "Squad", "category": "foot", "stats": { "move": 5, "hands": 2 } })"));
    game.armies["red"]["units"].push_back(unit);
    const auto judged = game.judge("red", R"({"id": "a", "unit": "squad", "models": 8, "groups": [
        {"group": "fighter", "models": 6}, {"group": "fighter", "models": 2, "options": {"axe": 1}}]})");
    CHECK(lines(judged->assessment).empty());
    CHECK(judged->assessment.points == Points(80 + 2 * 3));
    const auto card = judged->card();
    REQUIRE(card.groups.size() == 2);
    CHECK(weaponsOf(*judged, card.groups[0].weapons) == "6 sword, 6 pistol");
    CHECK(weaponsOf(*judged, card.groups[1].weapons) == "2 axe, 2 pistol");
    CHECK(lines(game.judge("red", R"({"id": "a", "unit": "squad", "groups": [
        {"group": "fighter", "options": {"axe": 1, "sword": 1}}]})")
                    ->assessment) == "error option-limit [a] 2 of 1\n");
}

TEST_CASE("more models than a number holds are the most that it holds")
{
    // 300 options of a stranger, each of which adds ten million hounds with two bites, and gives a million weapons.
    auto game = wardens();
    auto options = json::array();
    json taken;
    for (int i = 0; i < 300; ++i) {
        const auto id = "more-" + std::to_string(i);
        options.push_back({{"id", id},
                           {"name", id},
                           {"max", "any"},
                           {"parts", json::array({{{"profile", "hound"}, {"models", 1000}}})},
                           {"weapons", json::array({{{"weapon", "claws"}, {"count", 10000}}})}});
        taken[id] = 10000;
    }
    game.unit("red", "warden")["options"].push_back({{"id", "more"}, {"name", "More"}, {"options", options}});
    game.addRule(
        R"({ "id": "claws", "forEach": "unit", "count": { "sameWeapon": { "weapon": "claws" } }, "atMost": 8 })");
    const auto judged = game.judge("red", json{{"id", "a"}, {"unit", "warden"}, {"options", taken}}.dump());
    CHECK(judged->assessment.models == 10'000'001); // a unit has ten million added ones at most
    REQUIRE(judged->card().parts.size() == 1);
    CHECK(judged->card().parts.front().models == std::numeric_limits<int>::max());
    CHECK(lines(judged->assessment).starts_with("error claws [a] 30000000000 of 8"));
    const auto lacking = lackingFor(*judged->catalogue, judged->assessment, {});
    CHECK(lacking.needed() == 3'000'000'001); // hounds, and the warden
}

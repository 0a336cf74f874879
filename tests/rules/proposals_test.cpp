// The fixes for a finding, all of them and in their order, worked out by hand from what each rule says.

#include "game.h"

#include "report/verdict/words.h"
#include "rules/fixes/choosing.h"
#include "rules/fixes/fixes.h"
#include "rules/fixes/proposals.h"
#include "rules/fixes/trial.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;

namespace {

using Lines = std::vector<std::string>;

std::string wordsOf(const Judged& judged, const Fix& fix)
{
    const auto& assessment = judged.assessment;
    std::string units;
    for (const auto unit : fix.units)
        units += (units.empty() ? "" : " ") + assessment.units[unit].id;
    std::string owner = units;
    std::string options;
    if (!fix.body.isNone()) {
        const auto& body = assessment.bodies[fix.body];
        owner += body.kind ? '/' + body.kind->id : "";
        for (const auto option : fix.options)
            options += ' ' + choicesOf(*judged.catalogue, assessment, body).options[option].id;
    }
    const auto number = std::to_string(fix.number);
    const auto under = fix.above.isNone() ? std::string() : " under " + assessment.units[fix.above].id;
    switch (fix.kind) {
    case Fix::Kind::RemoveUnits:
        return "remove " + units;
    case Fix::Kind::AddUnits: {
        const auto& kind = judged.catalogue->unit(fix.unitKind);
        auto text = "add " + number + ' ' + kind.id;
        for (const auto option : fix.options)
            text += " with " + kind.choices.options[option].id;
        for (const auto below : fix.below)
            text += " and " + judged.catalogue->unit(below).id;
        return text + under + (units.empty() ? "" : " over " + units);
    }
    case Fix::Kind::SetModels:
        return units + ": " + number + " models";
    case Fix::Kind::TakeOption:
        return owner + ": take " + number + options;
    case Fix::Kind::LowerOption:
        return owner + ": only " + number + options;
    case Fix::Kind::DropOption:
        return owner + ": drop" + options;
    case Fix::Kind::ClearOptions:
        return owner + ": clear" + options;
    case Fix::Kind::Deploy:
        return "deploy " + units;
    case Fix::Kind::HoldBack:
        return "hold back " + units;
    case Fix::Kind::Detach:
        return "detach " + units;
    case Fix::Kind::Attach:
        return "attach " + units + under;
    case Fix::Kind::SetGroupModels:
        return owner + ": " + number + " models";
    case Fix::Kind::AddGroup:
        return units + ": " + number + ' ' + fix.group;
    case Fix::Kind::RemoveGroup:
        return owner + ": remove";
    case Fix::Kind::SetRuling:
        return "ruling " + judged.catalogue->ruleset.rulings[fix.ruling].id + (fix.number == 1 ? " on" : " off");
    case Fix::Kind::DropUnknown:
        return units + ": drop " + fix.unknown->id;
    case Fix::Kind::ReplaceUnknown:
        return units + ": " + fix.instead + " for " + fix.unknown->id;
    }
    return "";
}

/// "u1: take 2 banner +20", "remove u2 u1 -80", "add 1 pikes under u1 +40", "remove u2 & deploy u1 -40".
std::string textOf(const Judged& judged, const Fix& fix)
{
    auto text = wordsOf(judged, fix);
    for (const auto& other : fix.then)
        text += " & " + wordsOf(judged, other);
    return text + (fix.points < 0 ? " " : " +") + Fraction(fix.points).text();
}

/// The fixes for the first finding of a rule.
Lines fixesOf(const Judged& judged, const std::string& rule)
{
    const auto& findings = judged.assessment.findings;
    const auto finding = std::ranges::find(findings, rule, &Finding::rule);
    if (finding == findings.end())
        return {"no finding"};
    Lines texts;
    for (const auto& fix : fixes(*judged.catalogue, judged.roster, judged.assessment, *finding))
        texts.push_back(textOf(judged, fix));
    return texts;
}

struct Broken {
    std::string units; ///< as a roster file writes them
    std::string rule;
    Lines fixes;
    std::string head = {}; ///< further keys of the roster
};

void check(const Game& game, const std::string& army, const std::vector<Broken>& cases)
{
    for (const auto& [units, rule, expected, head] : cases) {
        INFO(units);
        const auto judged = game.judge(army, units, head);
        INFO(lines(judged->assessment));
        CHECK(fixesOf(*judged, rule) == expected);
    }
}

} // namespace

TEST_CASE("fixes for what is wrong with a unit itself")
{
    // Pikes: 4 to 12 models of 10 points. Arms, one at most: long pikes 15, short pikes 5. Extras: a drummer, who is
    // there unless others are named; up to three banners of 20, which need him. A sergeant of 5. A cannon: one, 400.
    auto game = skirmish();
    game.setRules({});
    auto& pikes = game.unit("red", "pikes");
    auto& shortPikes = pikes["options"][0]["options"][1];
    const std::vector<Broken> cases{
        // The nearer size first.
        {R"({"id": "u1", "unit": "pikes", "models": 13})", "unit-size", {"u1: 12 models -10", "u1: 4 models -90"}},
        {R"({"id": "u1", "unit": "pikes", "models": 2})", "unit-size", {"u1: 4 models +20", "u1: 12 models +100"}},
        {R"({"id": "u1", "unit": "cannon", "models": 2})", "unit-size", {"u1: 1 models +0"}},
        {R"({"id": "u1", "unit": "blue:archers", "models": 7})", "unit-size", {"u1: 5 models +0", "u1: 10 models +0"}},
        {R"({"id": "u1", "unit": "pikes", "options": {"drummer": 1, "banner": 4}})",
         "option-limit",
         {"u1: only 3 banner -20"}},
        {R"({"id": "u1", "unit": "pikes", "options": {"banner": 1}})",
         "option-requires",
         {"u1: take 1 drummer +0", "u1: drop banner -20"}},
        {R"({"id": "u1", "unit": "pikes", "options": {"short-pikes": 1}})",
         "option-excludes",
         {"u1: drop drummer +0", "u1: drop short-pikes -5"}},
        {R"({"id": "u1", "unit": "pikes", "groups": [{"group": "sergeant", "models": 2}]})",
         "option-limit",
         {"u1/sergeant: 1 models -5", "u1/sergeant: remove -10"}},
        // Foot may crew a gun, and nothing else.
        {R"({"id": "u1", "unit": "pikes", "units": [{"id": "u2", "unit": "pikes"}]}, {"id": "u3", "unit": "cannon"})",
         "wrong-place",
         {"detach u2 +0", "attach u2 under u3 +0", "remove u2 -40"}},
    };
    check(game, "red", cases);

    shortPikes.erase("excludes");
    check(game, "red",
          {{R"({"id": "u1", "unit": "pikes", "options": {"long-pikes": 1, "short-pikes": 1}})",
            "option-limit",
            {"u1: drop long-pikes -15", "u1: drop short-pikes -5", "u1: clear long-pikes short-pikes -20"}}});
    pikes["options"][0]["min"] = 1;
    pikes["options"][0]["default"] = {{"long-pikes", 1}};
    check(game, "red",
          {{R"({"id": "u1", "unit": "pikes", "options": {"long-pikes": 0}})",
            "option-limit",
            {"u1: take 1 long-pikes +15", "u1: take 1 short-pikes +5"}},
           // Both are named, so they can be named no longer.
           {R"({"id": "u1", "unit": "pikes", "options": {"long-pikes": 0, "short-pikes": 0}})",
            "option-limit",
            {"u1: take 1 long-pikes +15", "u1: take 1 short-pikes +5", "u1: clear long-pikes short-pikes +15"}}});
    // A sergeant only for each full ten models: of five none is allowed.
    pikes["groups"][0]["max"] = {{"perModels", 10}};
    check(game, "red",
          {{R"({"id": "u1", "unit": "pikes", "models": 5, "options": {"long-pikes": 1},
                "groups": [{"group": "sergeant"}]})",
            "option-limit",
            {"u1/sergeant: remove -5"}}});
}

TEST_CASE("a size that an option lowers is fixed by size or by option")
{
    auto game = lanterns();
    game.setRules({});
    // Rifles: 5 to 20 models, 10 + 6 a model; veterans 2 a model, at most 10 of them.
    check(game, "brass",
          {{R"({"id": "u1", "unit": "rifles", "models": 12, "options": {"veterans": 1}})",
            "unit-size",
            {"u1: 10 models -16", "u1: 5 models -56", "u1: drop veterans -24"}},
           // Too few: dropping the option does not help.
           {R"({"id": "u1", "unit": "rifles", "models": 4, "options": {"veterans": 1}})",
            "unit-size",
            {"u1: 5 models +8", "u1: 10 models +48"}}});
}

TEST_CASE("fixes for too few units: the cheapest that counts")
{
    auto game = skirmish();
    game.setRules({R"({ "id": "guns", "count": { "units": { "category": "gun" } }, "atLeast": 2 })",
                   R"({ "id": "line", "forEach": "line", "count": { "units": {} }, "atLeast": { "line": "number" } })",
                   R"({ "id": "foreign", "forEach": "army", "where": { "army": "foreign" }, "count": { "units": {} },
                        "atLeast": 3, "severity": "warning" })",
                   R"({ "id": "kind", "forEach": "kind", "where": { "unit": "red:pikes" }, "count": { "units": {} },
                        "atLeast": 2, "severity": "note" })",
                   R"({ "id": "points", "count": { "points": {} }, "atLeast": 5000, "severity": "note" })"});
    check(game, "red",
          {{R"({"id": "u1", "unit": "pikes"})", "guns", {"add 2 cannon +800"}},
           {R"({"id": "u1", "unit": "cannon"})", "guns", {"add 1 cannon +400"}},
           // The line is of pikes and, while the ruling is on, cannons.
           {R"({"id": "u1", "unit": "cannon"})", "line", {"add 1 pikes +40"}},
           {R"({"id": "u1", "unit": "cannon"})", "line", {"add 2 pikes +80"}, R"("rulings": {"early-start": false}, )"},
           {R"({"id": "u1", "unit": "blue:archers"})", "foreign", {"add 2 archers +100"}},
           {R"({"id": "u1", "unit": "pikes"})", "kind", {"add 1 pikes +40"}},
           {R"({"id": "u1", "unit": "pikes"})", "points", {}}}); // nobody knows which units the player wants
}

TEST_CASE("fixes for too many units: the last first, then as many as are too many")
{
    auto game = skirmish();
    game.setRules({R"({ "id": "guns", "count": { "units": { "category": "gun" } }, "atMost": 1 })"});
    check(game, "red",
          {{R"({"id": "u1", "unit": "cannon"}, {"id": "u2", "unit": "pikes"}, {"id": "u3", "unit": "cannon"})",
            "guns",
            {"remove u3 -400", "remove u1 -400"}},
           {R"({"id": "u1", "unit": "cannon"}, {"id": "u2", "unit": "cannon"}, {"id": "u3", "unit": "cannon"},
               {"id": "u4", "unit": "cannon"})",
            "guns",
            {"remove u4 u3 u2 -1200"}}});
    // Or more of what allows them: the two cheapest kinds.
    game.setRules({R"({ "id": "guns", "count": { "units": { "category": "gun" } },
                        "atMost": { "count": { "units": { "category": "foot" } } } })"});
    check(game, "red",
          {{R"({"id": "u1", "unit": "cannon"}, {"id": "u2", "unit": "pikes"}, {"id": "u3", "unit": "cannon"})",
            "guns",
            {"add 1 pikes +40", "remove u3 -400", "remove u1 -400"}}});
    // What is attached to a removed unit is gone with it.
    game.setRules({R"({ "id": "few", "count": { "units": {} }, "atMost": 1 })"});
    check(
        game, "red",
        {{R"({"id": "u1", "unit": "cannon", "units": [{"id": "u2", "unit": "pikes"}, {"id": "u3", "unit": "pikes"}]})",
          "few",
          {"remove u3 u2 -80"}},
         {R"({"id": "u1", "unit": "pikes"}, {"id": "u2", "unit": "cannon", "units": [{"id": "u3", "unit": "pikes"}]})",
          "few",
          {"remove u2 -440"}},
         // Three of four go: one gun with its crew, and the crew of the other.
         {R"({"id": "u1", "unit": "cannon", "units": [{"id": "u2", "unit": "pikes"}]},
               {"id": "u3", "unit": "cannon", "units": [{"id": "u4", "unit": "pikes"}]})",
          "few",
          {"remove u4 u3 u2 -480"}}});
}

TEST_CASE("fixes for too many points: what is dear enough, the cheapest loss first")
{
    auto game = skirmish();
    game.setRules({R"({ "id": "points", "count": { "points": {} }, "atMost": { "battle": "points" } })",
                   R"({ "id": "guns", "count": { "points": { "category": "gun" } }, "atMost": 100,
                        "severity": "warning" })"});
    const auto agreed = [](int points) { return R"("battle": {"points": )" + std::to_string(points) + "}, "; };
    // 40 + 15 and 60: 115.
    const std::string two = R"({"id": "u1", "unit": "pikes", "options": {"long-pikes": 1}},
                               {"id": "u2", "unit": "pikes", "models": 6})";
    // A cannon with its crew: 400 + 40 + 15.
    const std::string crewed = R"({"id": "u1", "unit": "cannon", "units": [{"id": "u2", "unit": "pikes",
                                   "options": {"long-pikes": 1}}]})";
    check(game, "red",
          {{two,
            "points",
            {"u1: drop long-pikes -15", "u2: 4 models -20", "remove u1 -55", "remove u2 -60"},
            agreed(100)},
           {two, "points", {"u2: 4 models -20", "remove u1 -55", "remove u2 -60"}, agreed(99)},
           {two, "points", {"remove u1 -55", "remove u2 -60"}, agreed(60)},
           {two, "points", {"remove u2 -60"}, agreed(55)},
           {two, "points", {}, agreed(54)},
           {crewed, "points", {"u2: drop long-pikes -15", "remove u2 -55"}, agreed(440)},
           {crewed, "points", {}, agreed(54)},
           // Only guns count, so their crew is not a loss that helps; without the gun nothing would be left.
           {crewed, "guns", {}}});
}

TEST_CASE("an option is dropped for points if its cost, for each and for each model, is enough")
{
    auto game = lanterns();
    game.setRules({R"({ "id": "points", "count": { "points": {} }, "atMost": { "battle": "points" } })"});
    const auto agreed = [](int points) { return R"("battle": {"points": )" + std::to_string(points) + "}, "; };
    // 10 + 5 x 6, veterans 2 x 5, two charges of powder 6 each: 62.
    const std::string rifles =
        R"({"id": "u1", "unit": "rifles", "models": 5, "options": {"veterans": 1, "fine-powder": 2}})";
    check(game, "brass",
          {{rifles, "points", {"u1: drop veterans -10", "u1: drop fine-powder -12"}, agreed(52)},
           {rifles, "points", {"u1: drop fine-powder -12"}, agreed(51)},
           {rifles, "points", {"u1: drop fine-powder -12"}, agreed(50)},
           {rifles, "points", {"u1: drop fine-powder & u1: drop veterans -22"}, agreed(49)}});
}

TEST_CASE("what is held back too much is deployed")
{
    auto game = skirmish();
    game.setRules(
        {R"({ "id": "reserve", "count": { "units": { "category": "foot", "heldBack": true } }, "atMost": 1 })"});
    check(game, "red",
          {{R"({"id": "u1", "unit": "pikes", "reserve": true}, {"id": "u2", "unit": "pikes"},
               {"id": "u3", "unit": "pikes", "reserve": true}, {"id": "u4", "unit": "cannon", "reserve": true})",
            "reserve",
            {"deploy u3 +0", "deploy u1 +0", "remove u3 -40", "remove u1 -40"}},
           {R"({"id": "u1", "unit": "pikes", "reserve": true}, {"id": "u2", "unit": "pikes", "reserve": true},
               {"id": "u3", "unit": "pikes", "reserve": true})",
            "reserve",
            {"deploy u3 u2 +0"}},
           // The crew is held back with its gun, not by itself.
           {R"({"id": "u1", "unit": "cannon", "reserve": true, "units": [{"id": "u2", "unit": "pikes"},
                                                                          {"id": "u3", "unit": "pikes"}]})",
            "reserve",
            {"remove u3 -40", "remove u2 -40"}}});
}

TEST_CASE("what hangs on a unit too much goes, stands alone, or hangs on another")
{
    auto game = skirmish();
    game.setRules({R"({ "id": "crew", "forEach": "unit", "where": { "category": "gun" }, "in": "crew",
                        "count": { "units": {} }, "atMost": 1 })"});
    const std::string crew = R"({"id": "a", "unit": "pikes"}, {"id": "b", "unit": "pikes"})";
    check(game, "red",
          {{R"({"id": "u1", "unit": "cannon", "units": [)" + crew + "]}",
            "crew",
            {"detach b +0", "detach a +0", "remove b -40", "remove a -40"}},
           {R"({"id": "u1", "unit": "cannon", "units": [)" + crew + R"(]}, {"id": "u2", "unit": "cannon"})",
            "crew",
            {"detach b +0", "attach b under u2 +0", "detach a +0", "attach a under u2 +0"}}});
    // Two too many: both to another gun that has room for them, the last two or the first two.
    game.setRules({R"({ "id": "crew", "forEach": "unit", "where": { "category": "gun" }, "in": "crew",
                        "count": { "units": {} }, "atMost": 2 })"});
    check(game, "red",
          {{R"({"id": "u1", "unit": "cannon", "units": [)" + crew + R"(, {"id": "c", "unit": "pikes"},
                {"id": "d", "unit": "pikes"}]}, {"id": "u2", "unit": "cannon"})",
            "crew",
            {"attach d c under u2 +0", "attach a b under u2 +0"}},
           {R"({"id": "u1", "unit": "cannon", "units": [)" + crew + R"(, {"id": "c", "unit": "pikes"},
                {"id": "d", "unit": "pikes"}]})",
            "crew",
            {"add 1 cannon over d c +400", "remove d c -80"}}});
}

TEST_CASE("what is missing on a unit is the cheapest that fits there")
{
    auto game = skirmish();
    game.setRules({R"({ "id": "crew", "forEach": "unit", "where": { "category": "gun" }, "in": "crew",
                        "count": { "units": {} }, "atLeast": 1 })"});
    auto cheap = game.unit("red", "pikes");
    cheap["id"] = "boys";
    cheap["pointsPerModel"] = 3;
    auto dear = game.unit("red", "pikes");
    dear["id"] = "guards";
    dear["points"] = 200;
    auto dearest = dear;
    dearest["id"] = "lords";
    dearest["pointsPerModel"] = 50;
    for (const auto& unit : {dearest, dear, cheap})
        game.armies["red"]["units"].push_back(unit);
    // Four boys 12, four pikes 40, four guards 240; lords are a fourth, so they are not offered.
    check(game, "red",
          {{R"({"id": "u1", "unit": "cannon"})",
            "crew",
            {"add 1 boys under u1 +12", "add 1 pikes under u1 +40", "add 1 guards under u1 +240"}}});
}

TEST_CASE("a unit that must hang on another is attached where there is a place")
{
    auto game = skirmish();
    game.setRules({R"({ "id": "loose", "forEach": "unit", "where": { "category": "foot", "as": "alone" },
                        "count": { "models": {} }, "atMost": 0 })"});
    check(game, "red",
          {{R"({"id": "u1", "unit": "pikes"}, {"id": "u2", "unit": "cannon"}, {"id": "u3", "unit": "cannon"})",
            "loose",
            {"attach u1 under u2 +0", "attach u1 under u3 +0", "remove u1 -40"}}});
    game.setRules({});
    game.ruleset["places"][0]["required"] = {{"category", "foot"}};
    check(
        game, "red",
        {{R"({"id": "u1", "unit": "pikes"}, {"id": "u2", "unit": "cannon", "units": [{"id": "u3", "unit": "pikes"}]})",
          "wrong-place",
          {"attach u1 under u2 +0", "remove u1 -40"}},
         {R"({"id": "u1", "unit": "pikes"})", "wrong-place", {"add 1 cannon over u1 +400"}}});
}

TEST_CASE("fixes for too many or too few options of a unit")
{
    auto game = skirmish();
    game.setRules({R"({ "id": "extras", "forEach": "unit", "count": { "options": { "of": "extras" } }, "atMost": 2 })",
                   R"({ "id": "arms", "forEach": "unit", "where": { "category": "foot" },
                        "count": { "options": { "of": "arms" } }, "atLeast": 1, "severity": "warning" })",
                   R"({ "id": "no-arms", "forEach": "unit", "where": { "option": "long-pikes" },
                        "count": { "models": {} }, "atLeast": 6, "severity": "note" })"});
    check(game, "red",
          {// Without the drummer the banners would miss him. One banner less is enough.
           {R"({"id": "u1", "unit": "pikes", "options": {"drummer": 1, "banner": 2}})",
            "extras",
            {"u1: only 1 banner -20", "u1: clear drummer banner -40"}},
           {R"({"id": "u1", "unit": "pikes", "options": {"drummer": 1, "banner": 3}})",
            "extras",
            {"u1: only 1 banner -40", "u1: clear drummer banner -60"}},
           // Short pikes exclude the drummer, so they would bring a new error.
           {R"({"id": "u1", "unit": "pikes"})", "arms", {"u1: take 1 long-pikes +15"}},
           {R"({"id": "u1", "unit": "pikes", "options": {"drummer": 0}})",
            "arms",
            {"u1: take 1 long-pikes +15", "u1: take 1 short-pikes +5"}},
           // Without long pikes the rule would not apply.
           {R"({"id": "u1", "unit": "pikes", "options": {"long-pikes": 1}})",
            "no-arms",
            {"u1: 6 models +20", "u1: drop long-pikes -15"}}});
}

TEST_CASE("fixes for models of a group: fewer of them, or more models beside them")
{
    auto game = lanterns();
    const auto banner = *std::ranges::find_if(game.ruleset["constraints"],
                                              [](const json& rule) { return rule.at("id") == "banner-ratio"; });
    game.setRules({banner.dump()});
    // One bannerman of 12 for each full ten models of 6.
    check(game, "brass",
          {{R"({"id": "u1", "unit": "rifles", "models": 19, "groups": [{"group": "bannerman", "models": 2}]})",
            "banner-ratio",
            {"u1/bannerman: 1 models -12", "u1/bannerman: remove -24", "u1: 20 models +6"}},
           // None is allowed for nine. A model more is ten, which is the other way, too.
           {R"({"id": "u1", "unit": "rifles", "models": 9, "groups": [{"group": "bannerman"}, {"group": "porter"}]})",
            "banner-ratio",
            {"u1/bannerman: remove -12", "u1: 10 models +6"}},
           // Three for thirty: more than twenty cannot be.
           {R"({"id": "u1", "unit": "rifles", "models": 20, "groups": [{"group": "bannerman", "models": 3}]})",
            "banner-ratio",
            {"u1/bannerman: 2 models -12", "u1/bannerman: remove -36"}}});
}

TEST_CASE("fixes for weapons: another is taken, or what asks for it is dropped")
{
    auto game = lanterns();
    game.setRules({R"({ "id": "bayonets", "forEach": "unit", "where": { "option": "bayonet" },
                        "count": { "weapons": { "kind": "ranged" } }, "atLeast": 1 })",
                   R"({ "id": "armed", "forEach": "unit", "where": { "unit": "glass:wardens" },
                        "count": { "weapons": {} }, "atLeast": 1, "severity": "warning" })",
                   R"({ "id": "light", "forEach": "unit", "where": { "unit": "glass:wardens" },
                        "count": { "largest": { "stat": "hold" } }, "atMost": 1, "severity": "note" })",
                   R"({ "id": "one-beam", "forEach": "unit", "where": { "rule": "machine" },
                        "count": { "sameWeapon": { "kind": "ranged" } }, "atMost": 1 })"});
    check(game, "brass",
          {{R"({"id": "u1", "unit": "pikes", "options": {"bayonet": 1}})",
            "bayonets",
            {"u1: take 1 pistols +10", "u1: drop bayonet -5"}}});
    // For five wardens: staff, knife and dart 5 each, glaive 10, lens gun 20: the two cheapest, in the list's order.
    check(game, "glass",
          {{R"({"id": "u1", "unit": "wardens"})", "armed", {"u1: take 1 staff +5", "u1: take 1 lens-knife +5"}},
           // The staff needs two hands.
           {R"({"id": "u1", "unit": "wardens", "options": {"staff": 1, "dart": 1}})", "light", {"u1: drop staff -5"}},
           {R"({"id": "u1", "unit": "strider", "options": {"left-gun-prism": 1, "left-gun-vents": 1}})",
            "one-beam",
            {"u1: drop left-gun-prism -12"}}}); // there must be a right gun
    // Where a mount has room for one thing, another may take its place; a beam would miss its coolant. The same on the
    // right would read the same, so it is not offered besides.
    for (auto& group : game.armies["glass"]["optionGroups"])
        if (group.at("id") == "gun")
            group["max"] = 1;
    check(game, "glass",
          {{R"({"id": "u1", "unit": "strider", "options": {"left-gun-prism": 1}})",
            "one-beam",
            {"u1: take 1 left-gun-coolant -7", "u1: take 1 left-gun-vents -10", "u1: drop left-gun-prism -12"}}});
}

TEST_CASE("a finding of some models is fixed at these models, or at what they share")
{
    auto game = lanterns();
    game.setRules({R"({ "id": "light", "forEach": "body", "where": { "unit": "glass:wardens" },
                        "count": { "largest": { "stat": "hold" } }, "atMost": 1 })"});
    // The lead has two hands full; his unit holds glaives, 2 a model. He costs 10, his own staff 1 in place of 2.
    check(game, "glass",
          {{R"({"id": "u1", "unit": "wardens", "options": {"glaive": 1},
                "groups": [{"group": "lead", "options": {"staff": 1}}]})",
            "light",
            {"u1/lead: drop staff +1"}}});
}

TEST_CASE("a finding of a whole unit is fixed also at some of its models")
{
    auto game = lanterns();
    game.setRules({R"({ "id": "one-kind", "forEach": "unit", "where": { "unit": "glass:wardens" },
                        "count": { "options": { "of": "arms" } }, "atMost": 1 })"});
    check(game, "glass",
          {{R"({"id": "u1", "unit": "wardens", "options": {"glaive": 1},
                "groups": [{"group": "lead", "options": {"staff": 1}}]})",
            "one-kind",
            {"u1: drop glaive -8", "u1/lead: drop staff +1"}}});
}

TEST_CASE("over a budget of options, options are dropped before units: the dearest first")
{
    auto game = skirmish();
    game.setRules({R"({ "id": "arms", "count": { "options": ["long-pikes", "short-pikes"] }, "atMost": 1 })"});
    const std::string one = R"({"id": "u1", "unit": "pikes", "options": {"drummer": 0, "short-pikes": 1}})";
    const auto other = [](const std::string& id) {
        return R"(, {"id": ")" + id + R"(", "unit": "pikes", "options": {"long-pikes": 1}})";
    };
    check(game, "red",
          {{one + other("u2"),
            "arms",
            {"u2: drop long-pikes -15", "u1: drop short-pikes -5", "remove u2 -55", "remove u1 -45"}},
           // Two too many, one in each unit: both dear ones together.
           {one + other("u2") + other("u3"), "arms", {"u2: drop long-pikes & u3: drop long-pikes -30"}}});
    // A budget of points of a special rule that options give.
    for (auto& option : game.unit("red", "pikes")["options"][0]["options"])
        option["rules"] = {{{"rule", "steady"}, {"value", option.at("id") == "long-pikes" ? 5 : 3}}};
    game.setRules({R"({ "id": "steadiness", "count": { "parameter": "steady" }, "atMost": 7 })"});
    // Pikes are steady (2); these (3) and (5), 8 together.
    check(game, "red",
          {{one + other("u2"),
            "steadiness",
            {"u2: drop long-pikes -15", "u1: drop short-pikes -5", "remove u2 -55", "remove u1 -45"}}});
}

TEST_CASE("of two units that are too many by an option, one drops the option")
{
    auto game = skirmish();
    game.setRules({R"({ "id": "general", "count": { "units": { "option": "long-pikes" } }, "atMost": 1 })"});
    const std::string two = R"({"id": "u1", "unit": "pikes", "options": {"long-pikes": 1}},
                               {"id": "u2", "unit": "pikes", "options": {"long-pikes": 1}})";
    const Lines either{"u1: drop long-pikes -15", "u2: drop long-pikes -15", "remove u2 -55", "remove u1 -55"};
    check(game, "red", {{two, "general", either}});
    // The same where the option gives what the rule asks for, and it asks by a trait.
    game.unit("red", "pikes")["options"][0]["options"][0]["marks"] = {"general"};
    game.ruleset["marks"].push_back({{"id", "general"}, {"name", "General"}, {"text", "Leads."}});
    game.ruleset["traits"].push_back({{"id", "leads"}, {"name", "Leads"}, {"when", {{"mark", "general"}}}});
    game.setRules({R"({ "id": "general", "count": { "units": { "trait": "leads" } }, "atMost": 1 })"});
    check(game, "red", {{two, "general", either}});
    // None is too few: somebody takes it, the first that can.
    game.setRules({R"({ "id": "general", "count": { "units": { "trait": "leads" } }, "atLeast": 1 })"});
    check(game, "red", {{R"({"id": "u1", "unit": "pikes"})", "general", {"u1: take 1 long-pikes +15"}}});
}

TEST_CASE("where models or points are missing, a unit gets so many more")
{
    auto game = skirmish();
    const std::string pikes = R"({"id": "u1", "unit": "pikes", "models": 8}, {"id": "u2", "unit": "pikes"})";
    game.setRules({R"({ "id": "men", "count": { "models": { "category": "foot" } }, "atLeast": 15 })"});
    check(game, "red", {{pikes, "men", {"u1: 11 models +30", "u2: 7 models +30", "add 1 pikes +40"}}});
    game.setRules({R"({ "id": "core", "count": { "points": { "category": "foot" } }, "atLeast": 165 })"});
    // 80 + 40; 45 more are five models, or two units.
    check(game, "red", {{pikes, "core", {"u2: 9 models +50", "add 2 pikes +80"}}});
    game.setRules({R"({ "id": "big", "forEach": "unit", "where": { "category": "foot" }, "count": { "models": {} },
                        "atLeast": 6 })"});
    check(game, "red", {{R"({"id": "u1", "unit": "pikes"})", "big", {"u1: 6 models +20"}}});
    // A unit that allows others only from a size on grows to that size.
    game.setRules({R"({ "id": "guns", "count": { "units": { "category": "gun" } },
                        "atMost": { "count": { "units": { "category": "foot", "models": { "atLeast": 8 } } } } })"});
    check(game, "red",
          {{R"({"id": "u1", "unit": "pikes"}, {"id": "u2", "unit": "cannon"})",
            "guns",
            {"u1: 8 models +40", "remove u2 -400"}}});
}

TEST_CASE("each empty mount is filled with its cheapest legal weapon, all as one")
{
    const auto fixesFor = [](const std::string& titan, const std::string& rule) {
        return fixesOf(*judgeUnits("heresy", "titan-legion", titan), rule);
    };
    // Inferno gun 15, Vulcan mega-bolter 20, Chain fist 30; two of a kind are allowed.
    CHECK(fixesFor(R"({"id": "u1", "unit": "warhound-titan"})", "titan-weapons") ==
          Lines{"u1: take 1 left-arm-inferno-gun right-arm-inferno-gun +30",
                "u1: take 1 left-arm-inferno-gun right-arm-vulcan-mega-bolter +35"});
    CHECK(fixesFor(R"({"id": "u1", "unit": "warhound-titan", "options": {"left-arm-melta-cannon": 1}})",
                   "titan-weapons") == Lines{"u1: take 1 right-arm-inferno-gun +15",
                                             "u1: take 1 right-arm-vulcan-mega-bolter +20",
                                             "u1: take 1 right-arm-chain-fist +30"});
    // Both on one arm: one goes over, or goes; or the other arm gets one more.
    const std::string both = R"({"id": "u1", "unit": "warhound-titan",
                                 "options": {"left-arm-inferno-gun": 1, "left-arm-melta-cannon": 1}})";
    CHECK(fixesFor(both, "option-limit") ==
          Lines{"u1: drop left-arm-inferno-gun & u1: take 1 right-arm-inferno-gun +0",
                "u1: drop left-arm-melta-cannon & u1: take 1 right-arm-melta-cannon +0",
                "u1: drop left-arm-inferno-gun -15", "u1: drop left-arm-melta-cannon -35"});
    CHECK(fixesFor(both, "titan-weapons") ==
          Lines{"u1: drop left-arm-inferno-gun & u1: take 1 right-arm-inferno-gun +0",
                "u1: drop left-arm-melta-cannon & u1: take 1 right-arm-melta-cannon +0",
                "u1: take 1 right-arm-inferno-gun +15", "u1: take 1 right-arm-vulcan-mega-bolter +20"});
}

TEST_CASE("where the cheapest unit that fits breaks another rule, the next ones are tried")
{
    auto game = skirmish();
    game.ruleset["marks"].push_back({{"id", "banned"}, {"name", "Banned"}, {"text", "Not in this army."}});
    game.setRules({R"({ "id": "two-foot", "count": { "units": { "category": "foot" } }, "atLeast": 2 })",
                   R"({ "id": "banned", "count": { "units": { "mark": "banned" } }, "atMost": 0 })"});
    // Ten kinds for 1 to 10 points, all banned; pikes are 40.
    for (int i = 1; i <= 10; ++i) {
        auto bows = game.unit("red", "cannon");
        bows["id"] = "bows-" + std::to_string(i);
        bows["category"] = "foot";
        bows["points"] = i;
        bows["marks"] = {"banned"};
        game.armies["red"]["units"].push_back(bows);
    }
    check(game, "red",
          {{R"({"id": "u1", "unit": "cannon"}, {"id": "u2", "unit": "pikes"})", "two-foot", {"add 1 pikes +40"}}});
}

TEST_CASE("a unit is added with the options and units that it must have")
{
    auto game = skirmish();
    game.ruleset["marks"].push_back({{"id", "leader"}, {"name", "Leader"}, {"text", "Leads."}});
    auto captain = game.unit("red", "cannon");
    captain["id"] = "captain";
    captain["name"] = "Captain";
    captain["category"] = "foot";
    captain["points"] = 30;
    captain["marks"] = {"leader"};
    captain["options"] = json::parse(R"([{ "id": "orders", "name": "Orders", "options": [
        { "id": "plan", "name": "Plan", "points": 10 }, { "id": "map", "name": "Map", "points": 12 } ] }])");
    game.armies["red"]["units"].push_back(captain);
    game.setRules({R"({ "id": "leaders", "count": { "units": { "mark": "leader" } }, "atLeast": 2 })",
                   R"({ "id": "orders", "forEach": "unit", "where": { "mark": "leader" },
                        "count": { "options": { "of": "orders" } }, "atLeast": 1 })"});
    // Two captains of 30, each with a plan of 10.
    const std::string alone = R"({"id": "u1", "unit": "cannon"})";
    check(game, "red", {{alone, "leaders", {"add 2 captain with plan +80"}}});
    const auto judged = game.judge("red", alone);
    const auto& finding = judged->assessment.findings.front();
    const auto found = fixes(*judged->catalogue, judged->roster, judged->assessment, finding);
    REQUIRE(found.size() == 1);
    CHECK(report::fixLabel(*judged->catalogue, judged->assessment, found.front()) ==
          "Add 2 × Captain with Plan (+80 points)");

    // A gun of 400 needs a crew; the cheapest is the captain of 30, who needs no orders here.
    game.setRules({R"({ "id": "guns", "count": { "units": { "category": "gun" } }, "atLeast": 1 })",
                   R"({ "id": "crew", "forEach": "unit", "where": { "category": "gun" }, "in": "crew",
                        "count": { "units": {} }, "atLeast": 1 })"});
    check(game, "red", {{R"({"id": "u1", "unit": "pikes"})", "guns", {"add 1 cannon and captain +430"}}});
}

TEST_CASE("a unit that must hang on another is put under a new one, where none is there that has room")
{
    auto game = skirmish();
    game.setRules({R"({ "id": "crew", "forEach": "unit", "where": { "category": "gun" }, "in": "crew",
                        "count": { "units": {} }, "atMost": 1 })",
                   R"({ "id": "loose", "forEach": "unit", "where": { "category": "foot", "as": "alone" },
                        "count": { "models": {} }, "atMost": 0 })"});
    const std::string crew = R"({"id": "a", "unit": "pikes"}, {"id": "b", "unit": "pikes"})";
    const std::string crewed = R"({"id": "u1", "unit": "cannon", "units": [)" + crew + "]}";
    check(game, "red",
          {{crewed, "crew", {"add 1 cannon over b +400", "remove b -40", "remove a -40"}},
           // Where another has room, none is added.
           {crewed + R"(, {"id": "u2", "unit": "cannon"})",
            "crew",
            {"attach b under u2 +0", "attach a under u2 +0", "remove b -40", "remove a -40"}},
           {R"({"id": "a", "unit": "pikes"})", "loose", {"add 1 cannon over a +400"}}});
    const auto judged = game.judge("red", crewed);
    const auto& finding = judged->assessment.findings.front();
    const auto found = fixes(*judged->catalogue, judged->roster, judged->assessment, finding);
    REQUIRE(!found.empty());
    CHECK(report::fixLabel(*judged->catalogue, judged->assessment, found.front()) ==
          "Add Cannon and put the second Pikes, 40 points under it (+400 points)");
}

TEST_CASE("a unit that is added takes those under it that miss one, as many as it may have")
{
    auto game = skirmish();
    const std::string guns = R"({ "id": "guns", "count": { "units": { "category": "gun" } }, "atLeast": 1 })";
    const std::string loose = R"({ "id": "loose", "forEach": "unit", "where": { "category": "foot", "as": "alone" },
                                   "count": { "models": {} }, "atMost": 0 })";
    game.setRules({guns, loose});
    const std::string units = R"({"id": "a", "unit": "pikes"}, {"id": "b", "unit": "pikes"})";
    // Whichever of the three errors it is looked for, one Cannon of 400 mends all.
    check(game, "red",
          {{units, "guns", {"add 1 cannon over a b +400"}},
           {units, "loose", {"add 1 cannon over a b +400", "remove a -40"}}});
    const auto judged = game.judge("red", units);
    const auto& finding = judged->assessment.findings.front();
    const auto found = fixes(*judged->catalogue, judged->roster, judged->assessment, finding);
    REQUIRE(!found.empty());
    CHECK(report::fixLabel(*judged->catalogue, judged->assessment, found.front()) ==
          "Add Cannon and put the first Pikes, 40 points and the second Pikes, 40 points under it (+400 points)");
    auto mended = judged->roster;
    REQUIRE(apply(mended, found.front().edit));
    CHECK(assess(*judged->catalogue, mended).isLegal());
    // With room for one, one comes under it.
    game.setRules({guns, loose, R"({ "id": "crew", "forEach": "unit", "where": { "category": "gun" }, "in": "crew",
                                     "count": { "units": {} }, "atMost": 1 })"});
    check(game, "red", {{units, "guns", {"add 1 cannon over a +400"}}});
}

TEST_CASE("no fix empties a roster")
{
    auto game = skirmish();
    game.setRules({R"({ "id": "guns", "count": { "units": { "category": "gun" } }, "atMost": 0 })"});
    check(game, "red",
          {{R"({"id": "u1", "unit": "cannon"})", "guns", {}},
           {R"({"id": "u1", "unit": "cannon"}, {"id": "u2", "unit": "cannon"})", "guns", {}},
           {R"({"id": "u1", "unit": "cannon"}, {"id": "u2", "unit": "pikes"})", "guns", {"remove u1 -400"}}});
}

TEST_CASE("units that the finding does not name are removed only where nothing else helps")
{
    auto game = skirmish();
    game.setRules({R"({ "id": "core", "count": { "points": { "category": "foot" } },
                        "atLeast": { "count": { "points": {} }, "times": "1/2" } })",
                   R"({ "id": "points", "count": { "points": {} }, "atMost": { "battle": "points" } })"});
    const std::string units = R"({"id": "u1", "unit": "cannon"}, {"id": "u2", "unit": "pikes"})";
    // 40 of 440. Nine pikes of 40 more are 400 of 800.
    check(game, "red", {{units, "core", {"add 9 pikes +360"}}});
    // With 440 points agreed there is no room for them.
    check(game, "red", {{units, "core", {"remove u1 -400"}, R"("battle": {"points": 440}, )"}});
}

TEST_CASE("what options add to a parameter is seen, in a count and in a bound")
{
    auto game = skirmish();
    game.ruleset["rules"].push_back(json::parse(
        R"x({ "id": "uses", "name": "Uses (n)", "kind": "building", "stack": "sum", "text": "Uses n slots."
})x"));
    game.ruleset["rules"].push_back(json::parse(
        R"x({ "id": "holds", "name": "Holds (n)", "kind": "building", "stack": "sum", "text": "Has n slots."
})x"));
    auto& cannon = game.unit("red", "cannon");
    cannon["stats"]["move"] = 2;
    cannon["rules"] = json::parse(R"([{ "rule": "holds", "value": 2 }])");
    cannon["options"] = json::parse(R"([{ "id": "gear", "name": "Gear", "options": [
        { "id": "gun", "name": "Gun", "points": 9, "rules": [{ "rule": "uses", "value": 1 }] },
        { "id": "ram", "name": "Ram", "points": 4, "rules": [{ "rule": "uses", "value": 1 }] },
        { "id": "plate", "name": "Plate", "points": 4, "rules": [{ "rule": "uses", "value": 1 }] },
        { "id": "mill", "name": "Mill", "points": 7, "rules": [{ "rule": "uses", "value": 3 }] },
        { "id": "chest", "name": "Chest", "points": 6, "rules": [{ "rule": "holds", "value": 1 }] },
        { "id": "wheels", "name": "Wheels", "points": 5, "effects": [{ "stat": "move", "add": 1 }] } ] }])");
    const auto with = [](const std::string& options) {
        return R"({"id": "u1", "unit": "cannon", "options": {)" + options + R"(}}, {"id": "u2", "unit": "pikes"})";
    };
    game.setRules({R"({ "id": "slots", "forEach": "unit", "count": { "parameter": "uses" },
                        "atMost": { "stat": "move" } })"});
    check(game, "red",
          {{with(R"("gun": 1, "ram": 1, "plate": 1)"),
            "slots",
            {"u1: drop gun -9", "u1: drop ram -4", "u1: drop plate -4", "u1: take 1 wheels +5"}},
           {with(R"("mill": 1)"), "slots", {"u1: drop mill -7", "u1: take 1 wheels +5", "remove u1 -407"}}});
    game.setRules({R"({ "id": "slots", "forEach": "unit", "count": { "parameter": "uses" },
                        "atMost": { "parameter": "holds" } })"});
    check(game, "red",
          {{with(R"("gun": 1, "ram": 1, "plate": 1)"),
            "slots",
            {"u1: drop gun -9", "u1: drop ram -4", "u1: drop plate -4", "u1: take 1 chest +6"}}});
    // Too few for what is held: something takes the slot, or the chest goes.
    game.setRules({R"({ "id": "full", "forEach": "unit", "where": { "category": "gun" },
                        "count": { "parameter": "uses" }, "atLeast": { "parameter": "holds" } })"});
    check(game, "red",
          {{with(R"("ram": 1, "plate": 1, "chest": 1)"),
            "full",
            {"u1: take 1 mill +7", "u1: take 1 gun +9", "u1: drop chest -6", "remove u1 -414"}}});
}

TEST_CASE("over the points, several options go together before a unit does")
{
    auto game = skirmish();
    game.setRules({R"({ "id": "points", "count": { "points": {} }, "atMost": { "battle": "points" } })"});
    game.unit("red", "pikes")["options"].push_back(json::parse(R"({ "id": "gifts", "name": "Gifts", "options": [
        { "id": "a", "name": "Apple", "points": 25 }, { "id": "b", "name": "Bell", "points": 25 },
        { "id": "c", "name": "Cup", "points": 25 }, { "id": "d", "name": "Drum", "points": 25 } ] })"));
    // 40 + 100, and 400: a hundred over.
    const std::string units = R"({"id": "u1", "unit": "pikes", "options": {"a": 1, "b": 1, "c": 1, "d": 1}},
                                 {"id": "u2", "unit": "cannon"})";
    const std::string agreed = R"("battle": {"points": 440}, )";
    check(game, "red",
          {{units,
            "points",
            {"u1: drop d & u1: drop c & u1: drop b & u1: drop a -100", "remove u1 -140", "remove u2 -400"},
            agreed}});
    const auto judged = game.judge("red", units, agreed);
    const auto& finding = judged->assessment.findings.front();
    CHECK(report::fixLabel(*judged->catalogue, judged->assessment,
                           fixes(*judged->catalogue, judged->roster, judged->assessment, finding).front()) ==
          "Drop Drum from Pikes, Cup from Pikes, Bell from Pikes and Apple from Pikes (−100 points)");
    // So many as are needed, and those that lose the least: 25 and 20 for 45.
    game.unit("red", "pikes")["options"].back()["options"][3]["points"] = 20;
    check(game, "red",
          {{units,
            "points",
            {"u1: drop d & u1: drop b -45", "remove u1 -135", "remove u2 -400"},
            R"("battle": {"points": 490}, )"}});
}

TEST_CASE("where one change would cause a new error, those that belong together are one fix")
{
    // Half of the units may be held back; without the foreigner, one of one is.
    auto game = skirmish();
    game.setRules({R"({ "id": "reserve", "count": { "units": { "heldBack": true } },
                        "atMost": { "count": { "units": {} }, "times": "1/2" } })",
                   R"({ "id": "own-army", "forEach": "army", "where": { "army": "foreign" },
                        "count": { "units": {} }, "atMost": 0 })"});
    check(game, "red",
          {{R"({"id": "u1", "unit": "pikes", "reserve": true}, {"id": "u2", "unit": "blue:archers"})",
            "own-army",
            {"remove u2 & deploy u1 -50"}}});
}

TEST_CASE("labels of fixes tell twins apart by their place in the roster and their points, and mounts by their names")
{
    const auto labels = [](const Judged& judged, const std::string& rule) {
        const auto& assessment = judged.assessment;
        const auto finding = std::ranges::find(assessment.findings, rule, &Finding::rule);
        REQUIRE(finding != assessment.findings.end());
        Lines texts;
        for (const auto& fix : fixes(*judged.catalogue, judged.roster, assessment, *finding))
            texts.push_back(report::fixLabel(*judged.catalogue, assessment, fix));
        return texts;
    };
    auto game = skirmish();
    game.setRules({R"({ "id": "arms", "count": { "units": { "option": "long-pikes" } }, "atMost": 1 })",
                   R"({ "id": "guns", "count": { "units": { "category": "gun" } }, "atMost": 10 })",
                   R"({ "id": "reserve", "count": { "units": { "heldBack": true } }, "atMost": 0 })"});
    const std::string pikes =
        R"({"id": "a", "unit": "pikes", "options": {"long-pikes": 1}}, {"id": "b", "unit": "pikes",
        "models": 5, "reserve": true}, {"id": "c", "unit": "pikes", "name": "Old Guard",
        "options": {"long-pikes": 1}})";
    const auto judged = game.judge("red", pikes);
    CHECK(labels(*judged, "arms") == Lines{"Drop Long pikes from the first Pikes, 55 points (−15 points)",
                                           "Drop Long pikes from Old Guard (Pikes) (−15 points)",
                                           "Remove Old Guard (Pikes) (55 points)",
                                           "Remove the first Pikes (55 points)"});
    CHECK(labels(*judged, "reserve") ==
          Lines{"Do not hold back the second Pikes, 50 points", "Remove the second Pikes (50 points)"});
    std::string guns;
    for (int i = 1; i <= 11; ++i)
        guns += std::string(i == 1 ? "" : ", ") + R"({"id": "g)" + std::to_string(i) + R"(", "unit": "cannon"})";
    CHECK(labels(*game.judge("red", guns), "guns") ==
          Lines{"Remove Cannon number 11 (400 points)", "Remove the tenth Cannon (400 points)",
                "Remove the ninth Cannon (400 points)", "Remove the eighth Cannon (400 points)"});

    const auto titan = judgeUnits("heresy", "titan-legion", R"({"id": "u1", "unit": "warhound-titan"})");
    CHECK(labels(*titan, "titan-weapons").front() ==
          "Take Inferno gun (Left arm), Inferno gun (Right arm) for Warhound Titan (+30 points)");
    CHECK(report::message(*titan->catalogue, titan->assessment, titan->assessment.findings.front()) ==
          "Warhound Titan has weapons on 0 of the 2 mounts of its hull; empty: Left arm and Right arm.");
    const auto both = judgeUnits("heresy", "titan-legion", R"({"id": "u1", "unit": "warhound-titan",
        "options": {"left-arm-inferno-gun": 1, "left-arm-melta-cannon": 1}})");
    CHECK(labels(*both, "option-limit").front() == "Move Inferno gun of Warhound Titan from Left arm to Right arm");
    const auto& limit = *std::ranges::find(both->assessment.findings, "option-limit", &Finding::rule);
    CHECK(report::message(*both->catalogue, both->assessment, limit) ==
          "Warhound Titan: Left arm has Inferno gun and Melta cannon; at most 1 is allowed.");
    CHECK(report::citation(*both->catalogue, report::citationOf(*both->catalogue, limit)).section ==
          "Titan Rules: Game play");
}

TEST_CASE("the other answer to a ruling is offered where nothing else helps")
{
    // Without its ruling no unit is on the only line.
    auto game = skirmish();
    game.armies["red"]["composition"][0]["units"] = {{{"unit", "cannon"}, {"ruling", "early-start"}}};
    game.setRules(
        {R"({ "id": "line", "forEach": "line", "count": { "units": {} }, "atLeast": { "line": "number" } })"});
    check(game, "red",
          {{R"({"id": "u1", "unit": "cannon"}, {"id": "u2", "unit": "cannon"})",
            "line",
            {"ruling early-start on +0"},
            R"("rulings": {"early-start": false}, )"}});
}

TEST_CASE("at most four fixes are offered")
{
    auto game = skirmish();
    game.setRules({R"({ "id": "guns", "count": { "units": { "category": "gun" } }, "atMost": 4 })"});
    std::string five;
    for (const auto* id : {"a", "b", "c", "d", "e"})
        five += std::string(five.empty() ? "" : ", ") + R"({"id": ")" + id + R"(", "unit": "cannon"})";
    check(game, "red", {{five, "guns", {"remove e -400", "remove d -400", "remove c -400", "remove b -400"}}});
}

TEST_CASE("the work for a finding is bounded: so many tries, and a budget for all findings")
{
    auto game = skirmish();
    game.setRules({R"({ "id": "guns", "count": { "units": { "category": "gun" } }, "atMost": 1 })"});
    const auto guns = [&](int count) {
        std::string units;
        for (int i = 1; i <= count; ++i)
            units += std::string(i == 1 ? "" : ", ") + R"({"id": "u)" + std::to_string(i) + R"(", "unit": "cannon"})";
        return game.judge("red", units);
    };
    // Each try is to judge once more, and to make so many edits.
    const auto triesFor = [](const Judged& judged, std::size_t edits, std::size_t& offered) {
        WorkBudget budget(mostFixWork);
        const auto& finding = judged.assessment.findings.front();
        offered = fixes(*judged.catalogue, judged.roster, judged.assessment, finding, budget).size();
        const auto each = workToJudge(judged.assessment);
        const auto ofEdits = edits * 20;
        CHECK((budget.spent() - ofEdits) % each == 0);
        return (budget.spent() - ofEdits) / each - 1; // once to begin with
    };
    std::size_t offered = 0;
    // Twenty guns too many: no single one is enough. Twenty-one are tried, then the last twenty together.
    CHECK(triesFor(*guns(21), 21 + 20, offered) == 22);
    CHECK(offered == 1);
    // Of thirty-one only twenty-four are tried one by one.
    CHECK(triesFor(*guns(31), 24 + 30, offered) == 25);
    CHECK(offered == 1);
    // At first at most forty are removed together. Where that is not enough, more are: of 101 too many 40, then 11, 13,
    // 17 and 20 more.
    CHECK(triesFor(*guns(102), 24 + 40 + 51 + 64 + 81 + 101, offered) == 24 + 5);
    CHECK(offered == 1);

    // What is left of a budget is spent, and nothing beyond.
    const auto few = guns(2);
    const auto& finding = few->assessment.findings.front();
    const auto once = workToJudge(few->assessment);
    for (const auto& [most, found] :
         {std::pair<std::uint64_t, std::size_t>{10 * once, 2}, {4 * once, 2}, {3 * once, 1}, {once, 0}, {0, 0}}) {
        INFO(most);
        WorkBudget budget(most);
        CHECK(fixes(*few->catalogue, few->roster, few->assessment, finding, budget).size() == found);
    }
    CHECK(allFixes(*few->catalogue, few->roster, few->assessment).size() == 1);
}

TEST_CASE("by how much a finding is off, at least one and at most forty")
{
    const auto gap = [](bool tooMany, std::optional<Fraction> actual, std::optional<Fraction> allowed) {
        Finding finding;
        finding.tooMany = tooMany;
        finding.actual = actual;
        finding.allowed = allowed;
        return gapOf(finding);
    };
    CHECK(gap(true, 5, 2) == 3);
    CHECK(gap(false, 2, 5) == 3);
    CHECK(gap(true, 5, Fraction(7, 2)) == 2);  // three are allowed
    CHECK(gap(false, 2, Fraction(7, 2)) == 2); // four are needed
    CHECK(gap(true, {}, 2) == 1);
    CHECK(gap(true, 7, {}) == 1);
    CHECK(gap(true, 100, 1) == 40);
    CHECK(gap(true, 41, 1) == 40);
    CHECK(gap(false, 0, Fraction(1, 9)) == 1);
}

TEST_CASE("a change is tried on a copy that is put back, and tells the errors that are new")
{
    auto game = skirmish();
    game.setRules({R"({ "id": "guns", "count": { "units": { "category": "gun" } }, "atMost": 1 })",
                   R"({ "id": "crew", "count": { "units": {} }, "atMost": 1, "severity": "warning" })"});
    const auto judged =
        game.judge("red", R"({"id": "u1", "unit": "cannon"}, {"id": "u2", "unit": "pikes", "models": 3})");
    const auto errors = errorsOf(judged->assessment);
    REQUIRE(errors.size() == 1); // the size
    Trials trials(*judged->catalogue, judged->roster);
    int used = 0;
    const auto newAfter = [&](const Edit& edit) {
        Lines rules;
        const bool fits = trials.with(edit, [&](const Assessment& after) {
            ++used;
            for (const auto* finding : newErrors(after, errors))
                rules.emplace_back(finding->rule);
        });
        if (!fits)
            rules.emplace_back("does not fit");
        return rules;
    };
    CHECK(newAfter({edits::AddUnit{{}, 0, unitOf("u3", "cannon")}}) == Lines{"guns"});
    CHECK(newAfter({edits::AddUnit{{}, 0, unitOf("u3", "pikes")}}).empty()); // the copy has no second cannon now
    CHECK(used == 2);
    CHECK(newAfter({edits::RemoveUnit{"u9"}}) == Lines{"does not fit"});
    CHECK(used == 2);
}

TEST_CASE("an army without units is begun with one that can stand alone")
{
    Roster roster;
    roster.ruleset = "heresy";
    roster.army = "space-marines";
    // A chaplain of 75 would be cheaper, but he needs a commander.
    CHECK(fixesOf(*judge(roster), "empty-army") == Lines{"add 1 company-commander +230"});
}

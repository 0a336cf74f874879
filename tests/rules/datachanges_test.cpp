#include "rules/compare/datachanges.h"

#include "game.h"

#include "io/data/judgedby.h"
#include "report/changes/datachangeswords.h"
#include "rules/compare/stamp.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;

namespace {

using Kind = DataChange::Kind;

/// Four pikes, long ones, with a sergeant, for 4 × 10 + 15 + 5 = 60 points, a cannon for 400 with a crew of four pikes
/// for 40, five archers of another army for 50. 1,000 points were agreed, so guns may cost a third of it.
Roster reds()
{
    Roster roster;
    roster.name = "Reds";
    roster.ruleset = "skirmish";
    roster.army = "red";
    roster.battle.points = 1000;
    auto first = unitOf("u1", "pikes");
    first.name = "The Old Ones";
    first.models = 4;
    first.options.set("long-pikes", 1);
    first.groups.push_back({"sergeant", 1, {}});
    auto gun = unitOf("u2", "cannon");
    gun.units.push_back(unitOf("u3", "pikes"));
    gun.units.back().models = 4;
    auto archers = unitOf("u4", "blue:archers");
    archers.models = 5;
    roster.units = {first, gun, archers};
    return roster;
}

JudgedBy dataOf(const Verdict& verdict)
{
    return judgedBy(verdict.catalogue(), verdict.roster(), verdict.assessment().rulings);
}

/// With the stamp of the data as they are.
Roster saved(const Game& game, Roster roster)
{
    const Verdict verdict(game.read(), roster);
    roster.madeWith = stampOf(verdict, dataOf(verdict));
    return roster;
}

json& sizesOf(Game& game) { return game.ruleset["battle"]["options"][1]["choices"]; }
json& ruleOf(Game& game, const std::string& id)
{
    auto& rules = game.ruleset["constraints"];
    return *std::ranges::find_if(rules, [&](const json& rule) { return rule.at("id") == id; });
}

DataChange versionOf(Kind kind, const std::string& id, const std::string& was, const std::string& is)
{
    return {kind, id, {}, {}, was, is, {}, {}, noId};
}

DataChange figureOf(Kind kind, const std::string& id, const std::string& of, std::optional<Fraction> was,
                    std::optional<Fraction> is)
{
    // As the ruleset has its rules; a limit that is gone has no sentence any more.
    static const std::vector<std::string> rules{"points-limit", "guns-third", "guns-few", "crew"};
    const auto rule = std::ranges::find(rules, id);
    return {kind,
            id,
            of,
            {},
            {},
            {},
            was,
            is,
            rule == rules.end() || !is ? Id<Constraint>()
                                       : Id<Constraint>::at(static_cast<std::size_t>(rule - rules.begin()))};
}

DataChange unknown(Kind kind, const std::string& id, const std::string& of = {}, const std::string& group = {})
{
    return {kind, id, of, group, {}, {}, {}, {}, noId};
}

/// What the data as they are now say of a roster: codes and numbers, and the sentences.
struct Told {
    std::vector<DataChange> list;
    std::vector<std::string> texts;
};

Told opened(const Game& game, const Roster& roster)
{
    const auto verdict = std::make_shared<const Verdict>(game.read(), roster);
    const auto changes = findDataChanges(verdict, dataOf(*verdict));
    CHECK((changes.verdict == nullptr) == changes.isEmpty());
    Told told{changes.list, {}};
    for (const auto& change : told.list)
        told.texts.push_back(report::toText(changes, change));
    return told;
}

} // namespace

TEST_CASE("a stamp has the versions, each unit's own cost, and the limits that players see")
{
    const auto game = skirmish();
    const auto made = *saved(game, reds()).madeWith;
    CHECK(made.ruleset == "0.1");
    CHECK(made.armies == decltype(made.armies){{"blue", "0.2"}, {"red", "0.1"}});
    CHECK(made.points == decltype(made.points){{"u1", 60}, {"u2", 400}, {"u3", 40}, {"u4", 50}});
    CHECK(made.limits == std::vector<MadeLimit>{{"points-limit", "", {}, 1000},
                                                {"guns-third", "", {}, Fraction(1000, 3)},
                                                {"guns-few", "red", 1, 2},
                                                {"guns-few", "blue", 1, 2},
                                                {"crew", "u2", {}, 6}});
    CHECK(opened(game, saved(game, reds())).list.empty());
    CHECK(opened(game, reds()).list.empty()); // never saved
    CHECK(findDataChanges(nullptr, {}).isEmpty());
}

TEST_CASE("limits are kept by the name of what they are about")
{
    // One sentence for each kind of subject; of units and models only those with a tally.
    auto game = skirmish();
    game.armies["red"]["composition"][0]["limits"] =
        json::parse(R"([{ "id": "few-pikes", "name": "Few pikes", "units": ["pikes"], "atMost": 1 }])");
    game.setRules({
        R"({ "id": "whole", "count": { "units": {} }, "atMost": 9 })",
        R"({ "id": "armies", "forEach": "army", "count": { "units": {} }, "atLeast": 1 })",
        R"({ "id": "kinds", "forEach": "kind", "count": { "units": {} }, "atMost": 3 })",
        R"({ "id": "lines", "forEach": "line", "count": { "units": {} }, "exactly": { "line": "number" } })",
        R"({ "id": "limits", "forEach": "limit", "count": { "units": {} }, "atMost": { "limit": "atMost" } })",
        R"({ "id": "units", "name": "Size", "forEach": "unit", "where": { "unit": "red:pikes" }, "count": { "models": {} },
             "atMost": 12 })",
        R"({ "id": "units-unseen", "forEach": "unit", "count": { "models": {} }, "atMost": 12 })",
        R"({ "id": "bodies", "name": "Alike", "forEach": "body", "where": { "unit": "red:pikes" },
             "count": { "models": {} }, "atMost": 12 })",
        R"({ "id": "bodies-unseen", "forEach": "body", "count": { "models": {} }, "atMost": 12 })",
        R"({ "id": "none", "count": { "units": { "unit": "blue:archers" } }, "atMost": 0 })",
    });
    CHECK(saved(game, reds()).madeWith->limits == std::vector<MadeLimit>{{"whole", "", {}, 9},
                                                                         {"armies", "red", 1, {}},
                                                                         {"armies", "blue", 1, {}},
                                                                         {"kinds", "red:pikes", {}, 3},
                                                                         {"kinds", "red:cannon", {}, 3},
                                                                         {"kinds", "blue:archers", {}, 3},
                                                                         {"lines", "line-of-foot", 2, 2},
                                                                         {"limits", "few-pikes", {}, 1},
                                                                         {"units", "u1", {}, 12},
                                                                         {"units", "u3", {}, 12},
                                                                         {"bodies", "u1", {}, 12},
                                                                         {"bodies", "u1/sergeant", {}, 12},
                                                                         {"bodies", "u3", {}, 12}});
}

TEST_CASE("figures that no roster file may hold are not kept")
{
    // 10^12 is the largest figure, whole or above or below a fraction line.
    const auto limitOf = [](std::int64_t points, const std::string& times) {
        auto game = skirmish();
        game.setRules({R"({ "id": "share", "count": { "units": {} }, "atMost": { "battle": "points", "times": )" +
                       times + "} }"});
        auto roster = reds();
        roster.battle.points = points;
        const auto limits = saved(game, roster).madeWith->limits;
        return limits.empty() ? std::optional<Fraction>() : limits.front().max;
    };
    constexpr std::int64_t largest = 1'000'000'000'000;
    CHECK(limitOf(1'000'000, R"("999999")") == Fraction(999'999'000'000));
    CHECK(limitOf(largest, "1") == Fraction(largest));
    CHECK(limitOf(largest, "-1") == Fraction(-largest));
    CHECK_FALSE(limitOf(largest + 1, "1"));
    CHECK_FALSE(limitOf(largest + 1, "-1"));
    CHECK(limitOf(largest - 1, R"("1/2")") == Fraction(largest - 1, 2));
    CHECK(limitOf(largest - 1, R"("-1/2")") == Fraction(1 - largest, 2));
    CHECK_FALSE(limitOf(largest + 1, R"("1/2")"));
    CHECK_FALSE(limitOf(largest + 1, R"("-1/2")"));
}

void eraseCosts(json& value)
{
    if (value.is_object()) {
        value.erase("points");
        value.erase("pointsPerModel");
    }
    for (auto& member : value)
        if (member.is_structured())
            eraseCosts(member);
}

/// The game with nothing that costs points.
Game withoutPoints(Game game)
{
    game.ruleset.erase("points");
    for (auto& [id, army] : game.armies)
        eraseCosts(army);
    return game;
}

TEST_CASE("two thousand limits and costs are kept, not one more")
{
    auto game = skirmish();
    game.setRules({R"({ "id": "size", "name": "Size", "forEach": "unit", "count": { "models": {} }, "atMost": 12 })"});
    auto roster = reds();
    roster.units.clear();
    for (int i = 0; i < 2'000; ++i)
        roster.units.push_back(unitOf("x" + std::to_string(i), "cannon"));
    const auto most = saved(game, roster);
    CHECK(most.madeWith->limits.size() == 2'000);
    CHECK(most.madeWith->points.size() == 2'000);
    roster.units.push_back(unitOf("y", "cannon"));
    const auto more = saved(game, roster);
    CHECK(more.madeWith->limits.empty());
    CHECK(more.madeWith->points.empty());
    CHECK(more.madeWith->armies.size() == 1);
    // That limits are not kept does not mean that they are new, or gone.
    auto stamped = most;
    stamped.madeWith->limits.clear();
    CHECK(opened(game, stamped).list.empty());
    CHECK(opened(game, more).list.empty());
    // Without points there are no costs.
    auto free = withoutPoints(game);
    roster.units.resize(3);
    CHECK(saved(free, roster).madeWith->points.empty());
    CHECK(saved(free, roster).madeWith->limits.size() == 3);
}

TEST_CASE("a cost that changed is told for each unit that has it, with the versions")
{
    auto game = skirmish();
    const auto roster = saved(game, reds());
    game.unit("red", "pikes")["pointsPerModel"] = 12;
    game.armies["red"]["dataVersion"] = "0.2";
    const auto told = opened(game, roster);
    CHECK(told.list == std::vector<DataChange>{versionOf(Kind::ArmyVersion, "red", "0.1", "0.2"),
                                               figureOf(Kind::Cost, "", "u1", 60, 68),
                                               figureOf(Kind::Cost, "", "u3", 40, 48)});
    CHECK(told.texts ==
          std::vector<std::string>{"Reds: version 0.1 of the data when the roster was saved, version 0.2 now.",
                                   "The Old Ones (Pikes): cost 60 when the roster was saved, costs 68 now.",
                                   "Pikes: cost 40 when the roster was saved, costs 48 now."});
    // Once it is saved again they are its costs.
    CHECK(opened(game, saved(game, roster)).list.empty());
    // A unit that came after the roster was saved had no cost then.
    auto later = roster;
    later.units.push_back(unitOf("u9", "pikes"));
    CHECK(opened(game, later).texts == told.texts);
}

TEST_CASE("figures are compared also where nobody thought of the version")
{
    auto game = skirmish();
    const auto roster = saved(game, reds());
    game.unit("red", "cannon")["points"] = 1400;
    const auto told = opened(game, roster);
    CHECK(told.list == std::vector<DataChange>{figureOf(Kind::Cost, "", "u2", 400, 1400)});
    CHECK(told.texts.front() == "Cannon: cost 400 when the roster was saved, costs 1,400 now.");
}

TEST_CASE("a limit that changed is told with its subject, to the fraction")
{
    auto game = skirmish();
    const auto roster = saved(game, reds());
    game.ruleset["dataVersion"] = "1.0";
    ruleOf(game, "guns-third")["atMost"]["times"] = "2/7";
    auto& few = ruleOf(game, "guns-few");
    few["atMost"] = 3;
    few.erase("atLeast");
    few["message"] = "{actual} of {allowed}";
    auto& crew = ruleOf(game, "crew");
    crew["atLeast"] = 2;
    crew["message"] = {{"more", "{unit} has too many."}, {"fewer", "{unit} has too few."}};
    const auto told = opened(game, roster);
    CHECK(told.list ==
          std::vector<DataChange>{
              versionOf(Kind::RulesetVersion, "skirmish", "0.1", "1.0"),
              figureOf(Kind::Most, "guns-third", "", Fraction(1000, 3), Fraction(2000, 7)),
              figureOf(Kind::Most, "guns-few", "red", 2, 3), figureOf(Kind::Least, "guns-few", "red", 1, {}),
              figureOf(Kind::Most, "guns-few", "blue", 2, 3), figureOf(Kind::Least, "guns-few", "blue", 1, {}),
              figureOf(Kind::Least, "crew", "u2", {}, 2)});
    REQUIRE(told.texts.size() == 7);
    CHECK(told.texts[0] ==
          "Skirmish, a ruleset for tests: version 0.1 of the data when the roster was saved, version 1.0 now.");
    CHECK(told.texts[1] == "Points in guns: at most 333 1/3 when the roster was saved, at most 285 5/7 now.");
    CHECK(told.texts[2] == "Guns (Reds): at most 2 when the roster was saved, at most 3 now.");
    CHECK(told.texts[3] == "Guns (Reds): the limit of at least 1 is gone.");
    CHECK(told.texts[6] == "Crew Cannon: at least 2, a limit that did not exist when the roster was saved.");
}

TEST_CASE("a number that is set exactly is told once, and sentences of one rule by their own names")
{
    auto game = skirmish();
    // Besides the most of six crew an exact number of foot, which is another sentence of the same rule.
    game.addRule(R"({ "id": "crew", "name": "Gunners", "forEach": "unit", "where": { "category": "foot" },
                      "count": { "models": {} }, "exactly": 4 })");
    const auto roster = saved(game, reds());
    game.ruleset["constraints"].back()["exactly"] = 5;
    ruleOf(game, "crew")["atMost"] = 5;
    const auto told = opened(game, roster);
    REQUIRE(told.texts.size() == 4);
    CHECK(told.texts[0] == "Crew Cannon: at most 6 when the roster was saved, at most 5 now.");
    CHECK(told.texts[1] == "Gunners The Old Ones (Pikes): exactly 4 when the roster was saved, exactly 5 now.");
    CHECK(told.list[1].kind == Kind::Exactly);
    CHECK(told.texts[2] == "Gunners Pikes: exactly 4 when the roster was saved, exactly 5 now.");
    CHECK(told.texts[3] == "Gunners Archers: exactly 4 when the roster was saved, exactly 5 now.");
    // Exactly becomes at most: the least is gone.
    auto most = game;
    auto& rule = most.ruleset["constraints"].back();
    rule["atMost"] = 4;
    rule.erase("exactly");
    const auto gone = opened(most, roster);
    CHECK(std::ranges::count(gone.list, Kind::Least, &DataChange::kind) == 3);
    CHECK(std::ranges::count(gone.list, Kind::Exactly, &DataChange::kind) == 0);
}

TEST_CASE("several limits of one rule on one subject are compared in their order")
{
    auto game = skirmish();
    game.setRules({R"({ "id": "size", "count": { "models": {} }, "atMost": 90 })",
                   R"({ "id": "size", "count": { "models": {} }, "atMost": 80 })",
                   R"({ "id": "size", "count": { "models": {} }, "atLeast": 7 })"});
    const auto roster = saved(game, reds());
    game.setRules({R"({ "id": "size", "count": { "models": {} }, "atMost": 90 })",
                   R"({ "id": "size", "count": { "models": {} }, "atMost": 70 })",
                   R"({ "id": "size", "count": { "models": {} }, "atMost": 60 })"});
    const auto limitOf = [](Kind kind, std::optional<Fraction> was, std::optional<Fraction> is, Id<Constraint> rule) {
        return DataChange{kind, "size", {}, {}, {}, {}, was, is, rule};
    };
    CHECK(opened(game, roster).list == std::vector<DataChange>{limitOf(Kind::Most, 80, 70, Id<Constraint>::at(1)),
                                                               limitOf(Kind::Most, {}, 60, Id<Constraint>::at(2)),
                                                               limitOf(Kind::Least, 7, {}, noId)});
}

TEST_CASE("a unit that is no longer known is told with what it cost, and that is kept")
{
    auto game = skirmish();
    const auto roster = saved(game, reds());
    game.unit("red", "cannon")["id"] = "mortar";
    game.armies["red"]["composition"][0]["units"][1]["unit"] = "mortar";
    game.armies["red"]["dataVersion"] = "0.2";
    // Its limit of six crew is not told besides, nor anything of the crew, which costs what it did.
    auto gone = unknown(Kind::UnitUnknown, "cannon", "u2");
    gone.was = 400;
    const auto told = opened(game, roster);
    CHECK(told.list == std::vector<DataChange>{versionOf(Kind::ArmyVersion, "red", "0.1", "0.2"), gone});
    CHECK(told.texts[1] == "cannon is no longer known. It is kept as it was, and counts for nothing; it cost 400.");
    // Saved with the new data, it is still there and still told.
    const auto again = saved(game, roster);
    CHECK(again.madeWith->points.at("u2") == 400);
    CHECK(opened(game, again).list == std::vector<DataChange>{gone});
    // Without a stamped cost it is reported without one.
    auto unstamped = again;
    unstamped.madeWith->points.erase("u2");
    CHECK(opened(game, unstamped).list == std::vector<DataChange>{unknown(Kind::UnitUnknown, "cannon", "u2")});
    // A later version has it again, at another price, and with it its limit.
    auto later = skirmish();
    later.unit("red", "cannon")["points"] = 350;
    later.armies["red"]["dataVersion"] = "0.2";
    CHECK(opened(later, again).list ==
          std::vector<DataChange>{figureOf(Kind::Cost, "", "u2", 400, 350), figureOf(Kind::Most, "crew", "u2", {}, 6)});
}

TEST_CASE("options, model groups and all that was agreed are told when they are no longer known")
{
    auto game = skirmish();
    auto before = reds();
    before.battle.scenario = "the-bridge";
    before.battle.options = {{"night", true}, {"size", "large"}};
    before.rulings = {{"early-start", false}};
    before.units[0].options.set("drummer", 1);
    before.units[0].groups[0].options.set("whip", 1);
    auto& sergeant = game.unit("red", "pikes")["groups"][0];
    sergeant["options"] =
        json::parse(R"([{ "id": "kit", "name": "Kit", "options": [{ "id": "whip", "name": "Whip" }] }])");
    const auto roster = saved(game, before);
    CHECK(opened(game, roster).list.empty());
    auto& pikes = game.unit("red", "pikes");
    pikes["options"][0]["options"][0]["id"] = "longest-pikes";
    sergeant["options"][0]["options"][0]["id"] = "lash";
    game.ruleset["battle"]["scenarios"][0]["id"] = "the-ford";
    game.ruleset["battle"]["options"][0]["id"] = "dusk";
    sizesOf(game)[1]["id"] = "huge";
    game.ruleset["rulings"][0]["id"] = "late-start";
    game.armies["red"]["composition"][0]["units"][1]["ruling"] = "late-start";
    const auto told = opened(game, roster);
    CHECK(told.list ==
          std::vector<DataChange>{
              unknown(Kind::ScenarioUnknown, "the-bridge"), unknown(Kind::BattleOptionUnknown, "night"),
              unknown(Kind::BattleOptionUnknown, "size", "large"), unknown(Kind::RulingUnknown, "early-start"),
              unknown(Kind::OptionUnknown, "long-pikes", "u1"), unknown(Kind::OptionUnknown, "whip", "u1", "sergeant"),
              figureOf(Kind::Cost, "", "u1", 60, 45)});
    REQUIRE(told.texts.size() == 7);
    CHECK(told.texts[0] == "The scenario ‘the-bridge’ is no longer known. It is kept, and counts for nothing.");
    CHECK(told.texts[1] == "The battle option ‘night’ is no longer known. It is kept, and counts for nothing.");
    CHECK(told.texts[2] == "Size: the choice ‘large’ is no longer known. It is kept, and counts for nothing.");
    CHECK(told.texts[3] == "The ruling ‘early-start’ is no longer known. It is kept, and counts for nothing.");
    CHECK(told.texts[4] ==
          "The Old Ones (Pikes): the option ‘long-pikes’ is no longer known. It is kept, and counts for nothing.");
    sergeant["id"] = "corporal";
    const auto group = opened(game, roster);
    CHECK(std::ranges::count(group.list, unknown(Kind::GroupUnknown, "sergeant", "u1")) == 1);
    CHECK(std::ranges::count(group.list, Kind::OptionUnknown, &DataChange::kind) == 1); // the pikes, not the whip
    CHECK(std::ranges::count(group.texts, "The Old Ones (Pikes): the models ‘sergeant’ are no longer known. They are "
                                          "kept, and count for nothing.") == 1);
}

TEST_CASE("an army that is no longer known is told, and its version kept for when it comes back")
{
    auto game = skirmish();
    const auto roster = saved(game, reds());
    game.armies.erase("blue");
    game.armies["red"].erase("allies");
    auto archers = unknown(Kind::UnitUnknown, "blue:archers", "u4");
    archers.was = 50;
    const auto told = opened(game, roster);
    REQUIRE(told.list.size() >= 2);
    CHECK(told.list[0] == unknown(Kind::ArmyUnknown, "blue"));
    CHECK(told.list[1] == archers);
    CHECK(told.texts[0] == "The army ‘blue’ is no longer known. Its units are kept as they were.");
    const auto again = saved(game, roster);
    CHECK(again.madeWith->armies == roster.madeWith->armies);
    CHECK(again.madeWith->points.at("u4") == 50);
    CHECK(opened(game, again).list == std::vector<DataChange>{unknown(Kind::ArmyUnknown, "blue"), archers});
    // The own army, too.
    auto foreign = saved(skirmish(), reds());
    foreign.army = "blue";
    foreign = saved(skirmish(), foreign);
    CHECK(saved(game, foreign).madeWith->armies.at("blue") == "0.2");
}

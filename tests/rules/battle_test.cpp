#include "cases/cases.h"
#include "game.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;

namespace {

JudgedPtr agreed(std::optional<std::int64_t> points)
{
    Roster roster;
    roster.ruleset = "warpath-2e";
    roster.army = "marauders";
    roster.battle.points = points;
    roster.units.resize(1);
    roster.units[0].id = "u1";
    roster.units[0].unit = "grunts-section";
    return judge(std::move(roster));
}

std::size_t findings(const std::vector<const Judged*>& first, const std::vector<const Judged*>& second)
{
    Side sides[2];
    for (const auto* judged : first) {
        sides[0].rosters.push_back(&judged->roster);
        sides[0].assessments.push_back(&judged->assessment);
    }
    for (const auto* judged : second) {
        sides[1].rosters.push_back(&judged->roster);
        sides[1].assessments.push_back(&judged->assessment);
    }
    const auto& any = first.empty() ? second : first;
    return assessBattle(*any.front()->catalogue, sides).size();
}

} // namespace

TEST_CASE("the agreed points of allied armies are added up")
{
    const auto half = agreed(500);
    const auto more = agreed(501);
    const auto whole = agreed(1000);
    const auto none = agreed(std::nullopt);
    CHECK(findings({half.get(), half.get()}, {whole.get()}) == 0);
    CHECK(findings({half.get(), more.get()}, {whole.get()}) == 1);
    CHECK(findings({whole.get()}, {half.get(), half.get()}) == 0);
    CHECK(findings({none.get()}, {none.get(), none.get()}) == 0);
    CHECK(findings({none.get()}, {half.get()}) == 1);
}

namespace {

/// The small game with two scenarios, and a role that it has in one of them.
Game bridge(const std::vector<std::string>& rules)
{
    auto game = skirmish();
    game.setRules(rules);
    auto& battle = game.ruleset["battle"];
    for (const auto* id : {"bridge", "field"})
        battle["scenarios"].push_back({{"id", id}, {"name", id}, {"text", "x"}});
    battle["options"].push_back(nlohmann::json::parse(
        R"({ "id": "role", "name": "Role", "kind": "choice", "default": "attacker", "when": { "scenario": "bridge" },
             "choices": [{ "id": "attacker", "name": "Attacker" }, { "id": "defender", "name": "Defender" }] })"));
    return game;
}

JudgedPtr red(const Game& game, const std::string& battle, const std::string& more = {})
{
    return game.judge("red", R"({"unit": "cannon"})", R"("battle": {)" + battle + "}, " + more);
}

/// "guns 1/50;" for each finding.
std::string found(const Judged& first, const Judged& second)
{
    const Side sides[2]{{{&first.roster}, {&first.assessment}}, {{&second.roster}, {&second.assessment}}};
    std::string text;
    for (const auto& finding : assessBattle(*first.catalogue, sides)) {
        text += std::string(finding.rule);
        if (finding.actual)
            text += ' ' + finding.actual->text() + '/' + finding.allowed->text();
        text += finding.severity == Severity::Error ? ";" : finding.severity == Severity::Warning ? "?;" : "!;";
    }
    return text;
}

const std::string onBridge = R"("scenario": "bridge")";
const std::string inField = R"("scenario": "field")";
const std::string defends = R"("options": {"role": "defender"})";

} // namespace

TEST_CASE("sides that name different scenarios get one warning, and rules that ask for one rest")
{
    const auto game = bridge(
        {R"({ "id": "any", "forEach": "battle", "count": { "units": {} }, "atLeast": 50 })",
         R"({ "id": "here", "forEach": "battle", "when": { "scenario": ["bridge", "field"] },
                     "count": { "units": {} }, "atLeast": 50 })",
         R"({ "id": "not", "forEach": "battle", "when": { "notScenario": "bridge" },
                     "count": { "units": {} }, "atLeast": 50 })",
         R"({ "id": "role", "forEach": "battle", "when": { "option": "role", "is": "attacker" },
                     "count": { "units": {} }, "atLeast": 50 })",
         R"({ "id": "roles", "forEach": "battle", "count": { "distinct": { "option": "role" } }, "exactly": 5 })",
         R"({ "id": "by-role", "forEach": "battle", "count": { "units": {} }, "atLeast": 50,
                     "severity": { "option": "role", "is": { "attacker": "error", "defender": "error" } } })"});
    const auto bridgeSide = red(game, onBridge);
    const auto fieldSide = red(game, inField);
    const auto silent = red(game, "");
    const auto unknown = red(game, R"("scenario": "mill")");
    CHECK(found(*bridgeSide, *fieldSide) == "any 2/50;scenario-differs?;");
    CHECK(found(*fieldSide, *bridgeSide) == "any 2/50;scenario-differs?;");
    const std::string both = "any 2/50;here 2/50;role 2/50;roles 1/5;by-role 2/50;";
    CHECK(found(*bridgeSide, *bridgeSide) == both);
    // A side that names none takes that of the other, and with it the options that it has there.
    CHECK(found(*bridgeSide, *silent) == both);
    CHECK(found(*silent, *bridgeSide) == both);
    CHECK(found(*unknown, *bridgeSide) == both);
    CHECK(found(*fieldSide, *silent) == "any 2/50;here 2/50;not 2/50;");
    CHECK(found(*silent, *silent) == "any 2/50;not 2/50;");
}

TEST_CASE("allies name scenarios too")
{
    const auto game = bridge({});
    const auto bridgeSide = red(game, onBridge);
    const auto fieldSide = red(game, inField);
    const auto silent = red(game, "");
    const auto count = [&](const Judged& ally) {
        const Side sides[2]{{{&silent->roster, &ally.roster}, {&silent->assessment, &ally.assessment}},
                            {{&bridgeSide->roster}, {&bridgeSide->assessment}}};
        return assessBattle(*silent->catalogue, sides).size();
    };
    CHECK(count(*bridgeSide) == 0);
    CHECK(count(*fieldSide) == 1);
}

TEST_CASE("a side that is told by an option is one side")
{
    const auto game = bridge({R"({ "id": "attack", "forEach": "battle", "atLeast": 50,
                                   "count": { "units": {}, "side": { "option": "role", "is": "attacker" } } })",
                              R"({ "id": "defence", "forEach": "battle", "count": { "units": {} },
                                   "atMost": { "count": { "units": {}, "side": { "option": "role", "is": "defender" } } } })"});
    const auto attacker = red(game, onBridge);
    const auto defender = red(game, onBridge + ", " + defends);
    CHECK(found(*attacker, *defender) == "attack 1/50;defence 2/1;");
    CHECK(found(*defender, *attacker) == "attack 1/50;defence 2/1;");
    CHECK(found(*attacker, *attacker).empty());
    CHECK(found(*defender, *defender).empty());
    // Where there are no roles no side has one, whatever the roster says; and it keeps it.
    const auto inTheField = red(game, inField + ", " + defends);
    CHECK(found(*inTheField, *red(game, inField)).empty());
    CHECK(inTheField->assessment.findings.empty());
    CHECK(inTheField->roster.battle.options.size() == 1);
}

TEST_CASE("where roles must differ, one side's choice says the other's, and a note says that nobody has chosen")
{
    auto game = bridge({R"({ "id": "roles", "forEach": "battle", "count": { "distinct": { "option": "role" } },
                             "exactly": 2 })",
                        R"({ "id": "attack", "forEach": "battle", "atLeast": 50,
                             "count": { "units": {}, "side": { "option": "role", "is": "attacker" } } })"});
    game.ruleset["battle"]["options"].back().erase("default");
    const auto open = red(game, onBridge);
    const auto defender = red(game, onBridge + ", " + defends);
    const auto attacker = red(game, onBridge + R"(, "options": {"role": "attacker"})");
    CHECK(found(*open, *open) == "roles!;");
    CHECK(found(*open, *defender) == "attack 1/50;");
    CHECK(found(*defender, *open) == "attack 1/50;");
    CHECK(found(*attacker, *open) == "attack 1/50;");
    CHECK(found(*attacker, *defender) == "attack 1/50;");
    CHECK(found(*defender, *defender) == "roles 1/2;");
    // An ally plays what its side plays: two rosters attack.
    const Side sides[2]{{{&attacker->roster, &open->roster}, {&attacker->assessment, &open->assessment}},
                        {{&open->roster}, {&open->assessment}}};
    const auto findings = assessBattle(*open->catalogue, sides);
    REQUIRE(findings.size() == 1);
    CHECK(findings.front().actual == Fraction(2));
    // Where there are no roles, nobody has to choose.
    CHECK(found(*red(game, inField), *red(game, inField)).empty());
}

TEST_CASE("what a roster takes over from the other side is in the roster that is judged again")
{
    auto game = bridge({R"({ "id": "roles", "forEach": "battle", "count": { "distinct": { "option": "role" } },
                             "exactly": 2 })"});
    game.ruleset["battle"]["options"].back().erase("default");
    const auto taken = [](const Judged& first, const Judged& second) {
        const Side sides[2]{{{&first.roster}, {&first.assessment}}, {{&second.roster}, {&second.assessment}}};
        std::string text;
        for (const auto& played : playedRosters(*first.catalogue, sides)) {
            text += std::to_string(played.side) + ' ' + played.roster.battle.scenario;
            for (const auto& [id, value] : played.roster.battle.options)
                text += ' ' + id + '=' + std::get<std::string>(value);
            text += ';';
        }
        return text;
    };
    const auto open = red(game, onBridge);
    const auto silent = red(game, "");
    const auto defender = red(game, onBridge + ", " + defends);
    CHECK(taken(*open, *defender) == "0 bridge role=attacker;");
    CHECK(taken(*defender, *open) == "1 bridge role=attacker;");
    CHECK(taken(*silent, *defender) == "0 bridge role=attacker;");
    CHECK(taken(*silent, *open) == "0 bridge;");
    CHECK(taken(*open, *open).empty());
    CHECK(taken(*silent, *silent).empty());
    CHECK(taken(*defender, *defender).empty());
    CHECK(taken(*red(game, inField), *silent) == "1 field;");
    // A role that was named for a scenario that only the other names is the roster's own.
    CHECK(taken(*red(game, defends), *open) == "0 bridge role=defender;1 bridge role=attacker;");
    CHECK(taken(*red(game, inField), *defender).empty());
}

TEST_CASE("points that were not agreed are not counted")
{
    auto game = bridge({R"({ "id": "points", "forEach": "battle", "count": { "agreed": "points" }, "atLeast": 500 })"});
    const auto agreedNone = red(game, "");
    const auto agreedSome = red(game, R"("points": 100)");
    CHECK(found(*agreedSome, *agreedSome) == "points 200/500;");
    CHECK(found(*agreedSome, *agreedNone).empty());
    CHECK(found(*agreedNone, *agreedSome).empty());
}

TEST_CASE("a battle has one answer to a ruling that its rules ask for: that of the roster that names it")
{
    const auto game = bridge({R"({ "id": "on", "forEach": "battle", "when": { "ruling": "early-start" },
                                   "count": { "units": {} }, "atLeast": 50 })",
                              R"({ "id": "off", "forEach": "battle", "when": { "ruling": "early-start", "is": false },
                                   "count": { "units": {} }, "atLeast": 50 })"});
    const auto silent = red(game, "");
    const auto on = red(game, "", R"("rulings": {"early-start": true}, )");
    const auto off = red(game, "", R"("rulings": {"early-start": false}, )");
    CHECK(found(*silent, *silent) == "on 2/50;");
    CHECK(found(*silent, *off) == "off 2/50;rulings-differ?;");
    CHECK(found(*off, *silent) == "off 2/50;rulings-differ?;");
    CHECK(found(*on, *off) == "on 2/50;rulings-differ?;");
    CHECK(found(*off, *on) == "off 2/50;rulings-differ?;");
}

TEST_CASE("a rule about a battle asks every roster, and is as serious as it is for any")
{
    const auto game = bridge({R"({ "id": "dark", "forEach": "battle", "when": { "option": "night", "is": true },
                                   "count": { "units": {} }, "atLeast": 50 })",
                              R"({ "id": "serious", "forEach": "battle", "count": { "units": {} }, "atLeast": 50,
                                   "severity": { "option": "night", "is": { "true": "error", "false": "note" } } })"});
    const auto day = red(game, "");
    const auto night = red(game, R"("options": {"night": true})");
    CHECK(found(*day, *night) == "dark 2/50;serious 2/50;");
    CHECK(found(*night, *day) == "dark 2/50;serious 2/50;");
    CHECK(found(*day, *day) == "serious 2/50!;");
}

TEST_CASE("a list of conditions holds where each of them does")
{
    const auto game = bridge({R"({ "id": "all", "atLeast": 50, "count": { "units": {} },
                                   "when": [{ "ruling": "early-start" }, { "option": "role", "is": "defender" },
                                            { "scenario": "bridge" }, { "has": { "unit": "red:cannon" } }] })"});
    const auto findings = [&](const std::string& battle, const std::string& more = {}) {
        return red(game, battle, more)->assessment.findings.size();
    };
    CHECK(findings(onBridge + ", " + defends) == 1);
    CHECK(findings(onBridge) == 0);
    CHECK(findings(inField + ", " + defends) == 0);
    CHECK(findings(onBridge + ", " + defends, R"("rulings": {"early-start": false}, )") == 0);
    CHECK(game.judge("red", R"({"unit": "pikes"})", R"("battle": {)" + onBridge + ", " + defends + "}, ")
              ->assessment.findings.empty());
}

TEST_CASE("a condition may ask about several rulings, and holds while each is answered so")
{
    auto game = bridge({R"({ "id": "both", "atLeast": 50, "count": { "units": {} },
                             "when": [{ "ruling": "early-start" }, { "ruling": "late-end", "is": false }] })",
                        R"({ "id": "pair", "forEach": "battle", "atLeast": 50, "count": { "units": {} },
                             "when": [{ "ruling": "early-start" }, { "ruling": "late-end" }] })"});
    game.ruleset["rulings"].push_back(
        {{"id", "late-end"}, {"question", "Who ends?"}, {"answer", "You."}, {"default", true}});
    const auto alone = [&](const std::string& rulings) {
        return red(game, "", R"("rulings": {)" + rulings + "}, ")->assessment.findings.size();
    };
    CHECK(alone("") == 0);
    CHECK(alone(R"("late-end": false)") == 1);
    CHECK(alone(R"("early-start": false, "late-end": false)") == 0);
    CHECK(alone(R"("early-start": false)") == 0);
    // Each of them has one answer in a battle, and is reported where it matters: late-end does not while early-start is
    // off.
    const auto silent = red(game, "");
    const auto noEnd = red(game, "", R"("rulings": {"late-end": false}, )");
    const auto neither = red(game, "", R"("rulings": {"early-start": false, "late-end": false}, )");
    const auto noStart = red(game, "", R"("rulings": {"early-start": false}, )");
    CHECK(found(*silent, *silent) == "pair 2/50;");
    CHECK(found(*silent, *noEnd) == "rulings-differ?;");
    CHECK(found(*noStart, *silent) == "rulings-differ?;");
    CHECK(found(*noStart, *neither).empty());
}

TEST_CASE("a rule whose severity depends on an option that is not there is not judged")
{
    const auto game = bridge({R"({ "id": "all", "atLeast": 50, "count": { "units": {} },
                                   "severity": { "option": "role", "is": { "attacker": "note", "defender": "error" } } })"});
    CHECK(red(game, "")->assessment.findings.empty());
    CHECK(red(game, inField + ", " + defends)->assessment.findings.empty());
    CHECK(red(game, onBridge)->assessment.findings.front().severity == Severity::Note);
    CHECK(red(game, onBridge + ", " + defends)->assessment.findings.front().severity == Severity::Error);
}

TEST_CASE("a battle needs two sides")
{
    const auto whole = agreed(1000);
    CHECK(findings({whole.get()}, {}) == 0);
    CHECK(findings({}, {whole.get()}) == 0);
    // Also where a rule would find something in the one that is there.
    auto game = skirmish();
    game.setRules({R"({ "id": "crowd", "forEach": "battle", "count": { "units": {} }, "atLeast": 50 })"});
    const auto cannon = game.judge("red", R"({"unit": "cannon"})");
    CHECK(findings({cannon.get()}, {cannon.get()}) == 1);
    CHECK(findings({cannon.get()}, {}) == 0);
    CHECK(findings({}, {cannon.get()}) == 0);
}

TEST_CASE("a finding of a battle names no unit and belongs to the battle")
{
    const auto mine = agreed(1000);
    const auto other = agreed(900);
    const Side sides[2]{{{&mine->roster}, {&mine->assessment}}, {{&other->roster}, {&other->assessment}}};
    const auto found = assessBattle(*mine->catalogue, sides);
    REQUIRE(found.size() == 1);
    CHECK(found[0].rule == "sides-balanced");
    CHECK(kindOf(found[0].subject) == SubjectKind::Battle);
    CHECK(found[0].units.empty());
    CHECK(found[0].severity == Severity::Warning);
}

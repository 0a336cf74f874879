#include "report/verdict/json.h"

#include "io/fixture.h"
#include "io/json/boundedjson.h"
#include "report/judged.h"
#include "rules/judge/assessbattle.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <algorithm>

using namespace muster;
using namespace muster::testing;
using nlohmann::ordered_json;

namespace {

Faults schemaFaults(const std::string& text)
{
    static auto shipped = muster::testing::schemas();
    const auto parsed = parseJson(text, "REPORT");
    return parsed ? shipped.check("report", *parsed, text, "REPORT") : parsed.error();
}

ordered_json reportOf(const Judged& judged)
{
    const auto text = report::toJson(judged.context);
    CHECK(text.find('\n') == std::string::npos);
    const auto faults = schemaFaults(text);
    INFO(told(faults));
    CHECK(faults.empty());
    return ordered_json::parse(text);
}

using Keys = std::vector<std::string>;

Keys keysOf(const ordered_json& object)
{
    Keys keys;
    for (const auto& [key, value] : object.items())
        keys.push_back(key);
    return keys;
}

/// Whether the keys are in the order of the contract's, some perhaps left out.
bool isInOrder(const ordered_json& object, const ordered_json& model, const Keys& added = {})
{
    auto order = keysOf(model);
    std::size_t at = 0;
    for (const auto& key : keysOf(object)) {
        if (std::find(added.begin(), added.end(), key) != added.end())
            continue;
        const auto found = std::find(order.begin() + static_cast<std::ptrdiff_t>(at), order.end(), key);
        if (found == order.end())
            return false;
        at = static_cast<std::size_t>(found - order.begin()) + 1;
    }
    return true;
}

/// A report around one edit, to be checked by the schema.
std::string reportWith(const Edit& edit)
{
    auto document = ordered_json::parse(bytesOf(inSource("tests/data/io/contract-report.json")));
    document["findings"][0]["fixes"][0]["edits"] = ordered_json::parse(report::toJson(edit));
    return document.dump();
}

constexpr auto illegal = R"("name": "First", "battle": { "points": 100 }, "units": [
    { "unit": "pikes", "models": 3, "options": { "long-pikes": 2 } },
    { "unit": "cannon", "units": [{ "unit": "blue:archers", "as": "crew" }, { "unit": "pikes", "as": "crew" }] }])";

/// Whether it is legal; null where something in it is not known.
ordered_json legalOf(const Assessment& assessment)
{
    return assessment.isComplete ? ordered_json(assessment.isLegal()) : ordered_json();
}

} // namespace

TEST_CASE("a report has the keys of the contract in its order")
{
    const auto model = ordered_json::parse(bytesOf(inSource("tests/data/io/contract-report.json")));
    const auto report = reportOf(*judgedReds(illegal));
    CHECK(isInOrder(report, model, {"verdict"}));
    CHECK(keysOf(report).size() == keysOf(model).size() + 1);
    CHECK(keysOf(report["roster"]) == keysOf(model["roster"]));
    CHECK(keysOf(report["totals"]) == keysOf(model["totals"]));
    REQUIRE_FALSE(report["tallies"].empty());
    for (const auto& tally : report["tallies"])
        CHECK(isInOrder(tally, model["tallies"][0], {"unit", "kind", "line", "limit", "rests"}));
    REQUIRE(report["units"].size() == 4);
    for (const auto& unit : report["units"])
        CHECK(keysOf(unit) == keysOf(model["units"][0]));
    REQUIRE_FALSE(report["findings"].empty());
    for (const auto& finding : report["findings"]) {
        CHECK(isInOrder(finding, model["findings"][0], {"group", "rests"}));
        CHECK(keysOf(finding["citation"]) == keysOf(model["findings"][0]["citation"]));
        for (const auto& fix : finding["fixes"])
            CHECK(keysOf(fix) == keysOf(model["findings"][0]["fixes"][0]));
    }
}

TEST_CASE("a report says what was found, by severity, then roster order")
{
    const auto judged = judgedReds(illegal);
    const auto report = reportOf(*judged);
    CHECK(report["format"] == "muster-report");
    CHECK(report["version"] == 1);
    CHECK(report["roster"] == ordered_json({{"name", "First"},
                                            {"ruleset", "skirmish"},
                                            {"army", "red"},
                                            {"fingerprint", judged->context.fingerprint}}));
    CHECK(report["legal"] == false);
    // 3 x 10 + 2 x 15; 400; 50; 4 x 10
    CHECK(report["totals"] == ordered_json({{"points", 550}, {"limit", 100}, {"units", 4}, {"models", 13}}));
    CHECK(report["units"][0] == ordered_json({{"id", "u1"}, {"unit", "pikes"}, {"points", 60}, {"models", 3}}));
    CHECK(report["units"][2] == ordered_json({{"id", "u3"}, {"unit", "blue:archers"}, {"points", 50}, {"models", 5}}));

    std::vector<std::string> severities;
    const auto* found = static_cast<const ordered_json*>(nullptr);
    for (const auto& finding : report["findings"]) {
        severities.push_back(finding["severity"]);
        if (finding["rule"] == "points-limit")
            found = &finding;
    }
    const auto rank = [](const std::string& severity) {
        return severity == "error" ? 0 : severity == "warning" ? 1 : 2;
    };
    CHECK(std::is_sorted(severities.begin(), severities.end(),
                         [&](const auto& a, const auto& b) { return rank(a) < rank(b); }));
    REQUIRE(found);
    CHECK((*found)["units"].is_array());
    CHECK((*found)["actual"] == 550);
    CHECK((*found)["allowed"] == 100);
    CHECK((*found)["message"] == "The army costs 550 points; 100 were agreed.");
    CHECK((*found)["citation"] == ordered_json({{"source", "The Book of Skirmish"}, {"section", "Picking sides"}}));
}

TEST_CASE("a finding about rulings that differ names the ruling by its id")
{
    const auto judged = judgedReds(R"("battle": { "points": 3000 }, "units": [{ "unit": "cannon" }])");
    Finding differ;
    differ.rule = rulingsDiffer;
    differ.severity = Severity::Warning;
    differ.ruling = judged->catalogue->findRuling("early-start");
    REQUIRE_FALSE(differ.ruling.isNone());
    judged->assessment.findings.push_back(differ);
    const auto findings = reportOf(*judged)["findings"];
    const auto found = std::find_if(findings.begin(), findings.end(),
                                    [](const ordered_json& each) { return each["rule"] == "rulings-differ"; });
    REQUIRE(found != findings.end());
    CHECK((*found)["ruling"] == "early-start");
    CHECK(std::count_if(findings.begin(), findings.end(),
                        [](const ordered_json& each) { return each.contains("ruling"); }) == 1);
}

TEST_CASE("a rule that holds leaves a tally, with the least and the most of one rule in one")
{
    const auto report = reportOf(*judgedReds(R"("battle": { "points": 3000 }, "units": [{ "unit": "cannon" }])"));
    CHECK(report["legal"] == true);
    const auto tallyOf = [&](const std::string& rule) {
        ordered_json list = ordered_json::array();
        for (const auto& tally : report["tallies"])
            if (tally["rule"] == rule)
                list.push_back(tally);
        return list;
    };
    CHECK(tallyOf("points-limit").dump() == R"([{"rule":"points-limit","actual":400,"max":3000}])");
    CHECK(tallyOf("guns-third").dump() == R"([{"rule":"guns-third","actual":400,"max":1000}])");
    CHECK(tallyOf("guns-few").dump() == R"([{"rule":"guns-few","army":"red","actual":1,"min":1,"max":2}])");
    CHECK(tallyOf("crew").dump() == R"([{"rule":"crew","unit":"u1","actual":0,"max":6}])");
}

TEST_CASE("a limit that is no whole number is the whole number below it, and exact in words")
{
    const auto report = reportOf(*judgedReds(R"("battle": { "points": 1000 }, "units": [{ "unit": "cannon" }])"));
    for (const auto& finding : report["findings"])
        if (finding["rule"] == "guns-third") {
            CHECK(finding["actual"] == 400);
            CHECK(finding["allowed"] == 333);
            CHECK(finding["message"].get<std::string>().find("333 1/3") != std::string::npos);
        }
}

TEST_CASE("no limit agreed is null")
{
    const auto report = reportOf(*judgedReds(R"("units": [{ "unit": "cannon" }])"));
    CHECK(report["totals"].contains("limit"));
    CHECK(report["totals"]["limit"].is_null());
}

TEST_CASE("the contract's own report keeps the schema, and what is not of it does not")
{
    const auto model = ordered_json::parse(bytesOf(inSource("tests/data/io/contract-report.json")));
    auto filled = model;
    filled["findings"][0]["fixes"][0]["edits"] = {{{"edit", "remove-unit"}, {"unit", "u1"}}};
    const auto faults = schemaFaults(filled.dump());
    INFO(told(faults));
    CHECK(faults.empty());
    for (const auto* key : {"format", "version", "roster", "legal", "totals", "tallies", "units", "findings"}) {
        INFO(key);
        auto without = filled;
        without.erase(key);
        CHECK_FALSE(schemaFaults(without.dump()).empty());
    }
    auto wrong = filled;
    wrong["findings"][0]["severity"] = "fatal";
    CHECK_FALSE(schemaFaults(wrong.dump()).empty());
    wrong = filled;
    wrong["roster"]["fingerprint"] = "3f9a-22c1-7b0d";
    CHECK_FALSE(schemaFaults(wrong.dump()).empty());
    wrong = filled;
    wrong["findings"][0]["fixes"][0]["edits"][0]["edit"] = "burn-unit";
    CHECK_FALSE(schemaFaults(wrong.dump()).empty());
}

TEST_CASE("every kind of edit is written in its own form, which the schema knows")
{
    RosterUnit unit;
    unit.id = "u9";
    unit.unit = "pikes";
    unit.as = "crew";
    unit.name = "New \"Ones\"";
    unit.models = 5;
    unit.options = {{"banner", 2}};
    unit.groups = {{"sergeant", 1, {{"banner", 1}}}};
    unit.reserve = true;
    unit.note = "n";
    unit.units.resize(1);
    unit.units[0].id = "u10";
    unit.units[0].unit = "blue:archers";
    const std::pair<Edit, std::string> cases[]{
        {{edits::SetName{"N"}}, R"([{"edit":"set-name","value":"N"}])"},
        {{edits::SetPlayer{"P"}}, R"([{"edit":"set-player","value":"P"}])"},
        {{edits::SetNotes{"a\nb"}}, R"([{"edit":"set-notes","value":"a\nb"}])"},
        {{edits::SetDataVersion{"1.0"}}, R"([{"edit":"set-data-version","value":"1.0"}])"},
        {{edits::SetPoints{1500}}, R"([{"edit":"set-points","value":1500}])"},
        {{edits::SetPoints{}}, R"([{"edit":"set-points","value":null}])"},
        {{edits::SetScenario{"the-bridge"}}, R"([{"edit":"set-scenario","value":"the-bridge"}])"},
        {{edits::SetBattleOption{"night", OptionValue(true)}},
         R"([{"edit":"set-battle-option","option":"night","value":true}])"},
        {{edits::SetBattleOption{"size", OptionValue(std::string("large"))}},
         R"([{"edit":"set-battle-option","option":"size","value":"large"}])"},
        {{edits::SetBattleOption{"size", {}}}, R"([{"edit":"set-battle-option","option":"size","value":null}])"},
        {{edits::SetRuling{"early-start", false}}, R"([{"edit":"set-ruling","ruling":"early-start","value":false}])"},
        {{edits::AddUnit{"u1", 2, unit}},
         R"([{"edit":"add-unit","parent":"u1","index":2,"value":{"id":"u9","unit":"pikes","as":"crew","name":"New \"Ones\"","models":5,"options":{"banner":2},"groups":[{"group":"sergeant","models":1,"options":{"banner":1}}],"reserve":true,"note":"n","units":[{"id":"u10","unit":"blue:archers"}]}}])"},
        {{edits::RemoveUnit{"u1"}}, R"([{"edit":"remove-unit","unit":"u1"}])"},
        {{edits::MoveUnit{"u1", "", 0, ""}}, R"([{"edit":"move-unit","unit":"u1","parent":"","index":0,"as":""}])"},
        {{edits::SetUnitName{"u1", "N"}}, R"([{"edit":"set-unit-name","unit":"u1","value":"N"}])"},
        {{edits::SetUnitNote{"u1", "N"}}, R"([{"edit":"set-unit-note","unit":"u1","value":"N"}])"},
        {{edits::SetModels{"u1", 10}}, R"([{"edit":"set-models","unit":"u1","value":10}])"},
        {{edits::SetModels{"u1", {}}}, R"([{"edit":"set-models","unit":"u1","value":null}])"},
        {{edits::SetReserve{"u1", false}}, R"([{"edit":"set-reserve","unit":"u1","value":false}])"},
        {{edits::SetOption{"u1", {}, "banner", 1}},
         R"([{"edit":"set-option","unit":"u1","option":"banner","value":1}])"},
        {{edits::SetCounter{"u1", "xp", 7}}, R"([{"edit":"set-counter","unit":"u1","counter":"xp","value":7}])"},
        {{edits::SetOption{"u1", 0, "banner", {}}},
         R"([{"edit":"set-option","unit":"u1","group":0,"option":"banner","value":null}])"},
        {{edits::AddGroup{"u1", 0, {"sergeant", {}, {}}}},
         R"([{"edit":"add-group","unit":"u1","index":0,"value":{"group":"sergeant"}}])"},
        {{edits::RemoveGroup{"u1", 1}}, R"([{"edit":"remove-group","unit":"u1","index":1}])"},
        {{edits::SetGroupModels{"u1", 1, 3}}, R"([{"edit":"set-group-models","unit":"u1","index":1,"value":3}])"},
        {{edits::AddUnread{1, {3, "Tin \"Walrus\""}}},
         R"([{"edit":"add-unread","index":1,"value":{"line":3,"text":"Tin \"Walrus\""}}])"},
        {{edits::RemoveUnread{1}}, R"([{"edit":"remove-unread","index":1}])"},
        {{edits::Batch{{{edits::SetModels{"u1", 10}}, {edits::Batch{{{edits::RemoveUnit{"u2"}}}}}}}},
         R"([{"edit":"set-models","unit":"u1","value":10},{"edit":"remove-unit","unit":"u2"}])"}};
    for (const auto& [edit, json] : cases) {
        CHECK(report::toJson(edit) == json);
        const auto faults = schemaFaults(reportWith(edit));
        INFO(json << '\n' << told(faults));
        CHECK(faults.empty());
    }
}

TEST_CASE("the report of every shipped sample and of the contract's roster keeps the schema")
{
    auto store = muster::testing::testStore();
    std::vector<std::string> paths{inSource("tests/data/io/contract.muster")};
    for (const auto& entry : std::filesystem::recursive_directory_iterator(inSource("armies")))
        if (entry.path().extension() == ".muster")
            paths.push_back(entry.path().string());
    for (const auto& path : paths) {
        INFO(path);
        const auto judged = muster::testing::judged(store, bytesOf(path));
        const auto report = reportOf(*judged);
        CHECK(report["legal"] == legalOf(judged->assessment));
        CHECK(report::toJson(judged->context) == report::toJson(judged->context));
    }
}

TEST_CASE("any roster of any shipped army has a report that keeps the schema")
{
    auto store = muster::testing::testStore();
    std::vector<Store::CataloguePtr> catalogues;
    for (const auto& ruleset : store.rulesets())
        if (auto catalogue = store.fullCatalogue(ruleset))
            catalogues.push_back(*catalogue);
    REQUIRE(catalogues.size() >= 3);
    CHECK(rc::check("report of a random roster", [&] {
        using rc::gen::inRange;
        const auto& catalogue = *rc::gen::elementOf(catalogues);
        Roster roster;
        roster.ruleset = catalogue->ruleset.id;
        roster.army = (*rc::gen::elementOf(catalogue->armies.values())).id;
        if (*rc::gen::arbitrary<bool>())
            roster.battle.points = *inRange(0, 2'000);
        const auto add = [&](auto&& self, std::vector<RosterUnit>& list, int depth) -> void {
            for (auto left = *inRange(0, 5 - depth); left > 0; --left) {
                const auto index = *inRange<std::size_t>(0, catalogue->units.size());
                const auto& kind = catalogue->units[Id<Unit>::at(index)];
                auto& unit = list.emplace_back();
                unit.unit = catalogue->army(kind.army).id + ':' + kind.id;
                if (*inRange(0, 3) == 0)
                    unit.models = *inRange(1, 30);
                unit.reserve = *inRange(0, 4) == 0;
                if (!kind.choices.options.empty())
                    unit.options.set(
                        kind.choices.options.span()[*inRange<std::size_t>(0, kind.choices.options.size())].id,
                        *inRange(0, 3));
                if (!kind.groups.empty())
                    unit.groups.push_back({kind.groups.front().id, *inRange(1, 4), {}});
                if (depth < 2)
                    self(self, unit.units, depth + 1);
            }
        };
        add(add, roster.units, 0);
        assignUnitIds(roster);
        const Judged judged(roster, catalogue);
        const auto text = report::toJson(judged.context);
        const auto faults = schemaFaults(text);
        if (!faults.empty())
            RC_LOG() << told(faults) << text;
        RC_ASSERT(faults.empty());
        RC_ASSERT(ordered_json::parse(text)["legal"] == legalOf(judged.assessment));
    }));
}

// Rules that could not be judged because nothing was agreed: a note each, where the outcome depends on it.
#include "game.h"

#include "report/verdict/json.h"
#include "report/verdict/words.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;

namespace {

const std::string threeWarlords = [] {
    std::string units;
    for (const auto* id : {"u1", "u2", "u3"})
        units += (units.empty() ? "" : ", ") + std::string(R"({"id": ")") + id +
                 R"(", "unit": "titan-legion:warlord-titan", "options": {"left-arm-plasma-destructor": 1,
                 "left-carapace-vortex-missile": 1, "right-arm-wrecker": 1, "right-carapace-warp-missile": 1}})";
    return units;
}();

JudgedPtr marines(const std::string& units, const std::string& head)
{
    return judgeText(R"({"format": "muster-roster", "version": 1, "ruleset": "heresy", "army": "space-marines", )" +
                         head + R"("units": [)" + units + "]}",
                     "roster");
}

/// The tallies of rules that rest.
std::string resting(const Judged& judged)
{
    std::string found;
    for (const auto& tally : judged.assessment.tallies)
        if (tally.rests) {
            const auto words = report::tally(*judged.catalogue, judged.assessment, tally);
            found += words.label + ": " + words.figure + (words.isBroken ? " broken" : "") + '\n';
        }
    return found;
}

std::string sentences(const Judged& judged)
{
    std::string all;
    for (const auto& finding : judged.assessment.findings)
        if (finding.rests)
            all += report::message(*judged.catalogue, judged.assessment, finding) + '\n';
    return all;
}

/// Two units of Reds that a rule counts, with what was agreed.
JudgedPtr reds(const std::string& rule, const std::string& head = {},
               const std::string& units = R"({"id": "u1", "unit": "pikes"}, {"id": "u2", "unit": "pikes"})")
{
    auto game = skirmish();
    game.setRules({rule});
    return game.judge("red", units, head);
}

} // namespace

TEST_CASE("three Warlords without points agreed are legal, and the limit of titans is said to rest")
{
    const auto judged = marines(threeWarlords, {});
    CHECK(judged->assessment.isLegal());
    CHECK(sentences(*judged) == "Points in titans: not judged, because no points are agreed.\n");
    CHECK(resting(*judged) == "Points in titans: 2,430, no points agreed\n");
    const report::Context context{judged->catalogue.get(), &judged->roster, &judged->assessment, "", {}};
    const auto json = nlohmann::json::parse(report::toJson(context));
    CHECK(json["legal"] == true);
    const auto& last = json["findings"].back();
    CHECK(last["rule"] == "titan-limit");
    CHECK(last["severity"] == "note");
    CHECK(last["rests"] == "points");
    CHECK(last["fixes"].empty());
    for (const auto& tally : json["tallies"])
        CHECK(tally.contains("rests") == (tally["rule"] == "titan-limit" && tally["actual"] == 2430));
    // A quarter of 9,720 is 2,430.
    CHECK(resting(*marines(threeWarlords, R"("battle": {"points": 9720},)")).empty());
    CHECK_FALSE(marines(threeWarlords, R"("battle": {"points": 9719},)")->assessment.isLegal());
}

TEST_CASE("a rule whose outcome does not depend on the points does not rest")
{
    CHECK(sentences(*marines(R"({"id": "u1", "unit": "titan-legion:warhound-titan"})", {})) ==
          "Points in titans: not judged, because no points are agreed.\n");
    CHECK(sentences(*marines({}, {})).empty());

    const auto atMost = [](const std::string& bound) {
        return R"({"id": "cap", "name": "Cap", "count": {"units": {}}, "atMost": )" + bound + "}";
    };
    // 1 for each full 1,000 points: none are certain.
    CHECK(sentences(*reds(atMost(R"({"battle": "points", "perFull": 1000})"))) ==
          "Cap: not judged, because no points are agreed.\n");
    // 2 more than that: 2 units are allowed whatever is agreed.
    CHECK(sentences(*reds(atMost(R"({"battle": "points", "perFull": 1000, "plus": 2})"))).empty());
    // Nothing of any number of points is nothing: that is broken without an agreement.
    const auto none = reds(atMost(R"({"battle": "points", "times": 0, "plus": 1})"));
    CHECK(sentences(*none).empty());
    CHECK(lines(none->assessment) == "error cap [u1 u2] 2 of 1\n");
    // The plain limit is no such rule: players may do without one.
    CHECK(
        sentences(*reds(R"({"id": "all", "name": "Points", "count": {"points": {}}, "atMost": {"battle": "points"}})"))
            .empty());
}

TEST_CASE("a minimum rests too, and so does a count of the agreed points")
{
    CHECK(sentences(
              *reds(R"({"id": "core", "count": {"units": {}}, "atLeast": {"battle": "points", "perFull": 500}})")) ==
          "core: not judged, because no points are agreed.\n");
    const std::string large = R"({"id": "large", "count": {"agreed": "points"}, "atLeast": 1000})";
    CHECK(lines(reds(large)->assessment) == "note large []\n");
    CHECK(lines(reds(large, R"("battle": {"points": 999},)")->assessment) == "error large [] 999 of 1000\n");
}

TEST_CASE("a rule of a scenario rests where none is agreed and it would be broken")
{
    const std::string rule =
        R"({"id": "few", "name": "Few", "when": {"scenario": "the-bridge"}, "count": {"units": {}}, "atMost": 1})";
    const auto judged = reds(rule);
    CHECK(judged->assessment.isLegal());
    CHECK(lines(judged->assessment) == "note few []\n");
    CHECK(sentences(*judged) == "Few: not judged, because no scenario is agreed.\n");
    CHECK(resting(*judged) == "Few: 2 of 1, no scenario agreed\n");
    // Kept in any case, in another scenario, in this one; a scenario that is not known is said as such.
    CHECK(sentences(*reds(rule, {}, R"({"id": "u1", "unit": "pikes"})")).empty());
    CHECK(resting(*reds(rule, {}, R"({"id": "u1", "unit": "pikes"})")).empty());
    CHECK(lines(reds(rule, R"("battle": {"scenario": "the-bridge"},)")->assessment) == "error few [u1 u2] 2 of 1\n");
    CHECK(lines(reds(rule, R"("battle": {"scenario": "the-brige"},)")->assessment) == "unknown unknown-scenario []\n");
}

TEST_CASE("a rule that asks for a choice rests where nothing is chosen and it would be broken")
{
    const auto judged = [](const std::string& rule, const std::string& role,
                           const std::string& units =
                               R"({"id": "u1", "unit": "pikes"}, {"id": "u2", "unit": "pikes"})") {
        auto game = skirmish();
        game.ruleset["battle"]["options"].push_back(nlohmann::json::parse(
            R"({ "id": "role", "name": "Role", "kind": "choice", "choices": [{ "id": "attacker", "name": "Attacker" },
                 { "id": "defender", "name": "Defender" }] })"));
        game.setRules({rule});
        return game.judge("red", units, role.empty() ? "" : R"("battle": {"options": {"role": ")" + role + R"("}}, )");
    };
    const std::string few =
        R"({"id": "few", "name": "Few", "when": {"option": "role", "is": "defender"}, "count": {"units": {}},
            "atMost": 1})";
    const auto open = judged(few, "");
    CHECK(open->assessment.isLegal());
    CHECK(lines(open->assessment) == "note few []\n");
    CHECK(sentences(*open) == "Few: not judged, because nothing is chosen for Role.\n");
    CHECK(resting(*open) == "Few: 2 of 1, nothing chosen for Role\n");
    const report::Context context{open->catalogue.get(), &open->roster, &open->assessment, "", {}};
    CHECK(nlohmann::json::parse(report::toJson(context))["findings"].back()["rests"] == "choice");
    CHECK(lines(judged(few, "", R"({"id": "u1", "unit": "pikes"})")->assessment).empty());
    CHECK(lines(judged(few, "attacker")->assessment).empty());
    CHECK(lines(judged(few, "defender")->assessment) == "error few [u1 u2] 2 of 1\n");
    // The same where the severity asks for it.
    const std::string bySeverity =
        R"({"id": "few", "name": "Few", "count": {"units": {}}, "atMost": 1,
            "severity": {"option": "role", "is": {"attacker": "error", "defender": "off"}}})";
    CHECK(sentences(*judged(bySeverity, "")) == "Few: not judged, because nothing is chosen for Role.\n");
    CHECK(lines(judged(bySeverity, "attacker")->assessment) == "error few [u1 u2] 2 of 1\n");
    CHECK(lines(judged(bySeverity, "defender")->assessment).empty());
    // A rule that would only note something does not rest.
    CHECK(lines(judged(R"({"id": "few", "when": {"option": "role", "is": "defender"}, "count": {"units": {}},
                           "atMost": 1, "severity": "note"})",
                       "")
                    ->assessment)
              .empty());
}

TEST_CASE("a rule with several sentences or subjects leaves one note")
{
    auto game = skirmish();
    game.setRules({R"({"id": "few", "forEach": "unit", "when": {"scenario": "the-bridge"}, "count": {"models": {}},
                       "atMost": 1})",
                   R"({"id": "few", "when": {"scenario": "the-bridge"}, "count": {"units": {}}, "atMost": 1})"});
    const auto judged = game.judge("red", R"({"id": "u1", "unit": "pikes"}, {"id": "u2", "unit": "pikes"})");
    CHECK(lines(judged->assessment) == "note few []\n");
}

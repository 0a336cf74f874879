// What a roster names and the data do not have: a finding each, with fixes, and no verdict on the whole.
#include "fixing.h"
#include "game.h"

#include "report/forum/rostertexts.h"
#include "report/html/html.h"
#include "report/verdict/json.h"
#include "report/verdict/text.h"
#include "report/verdict/words.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::testing;

namespace {

JudgedPtr dwarfs(const std::string& units, const std::string& head = {})
{
    return judgeText(R"({"format": "muster-roster", "version": 1, "ruleset": "warpath-2e", "army": "forge-fathers", )" +
                         head + R"("units": [)" + units + "]}",
                     "roster");
}

/// What the fixes for a finding do, in the order in which they are offered.
std::vector<std::string> labels(const Judged& judged, const Finding& finding)
{
    std::vector<std::string> list;
    for (const auto& fix : fixes(*judged.catalogue, judged.roster, judged.assessment, finding)) {
        list.push_back(report::fixLabel(*judged.catalogue, judged.assessment, fix));
        INFO(list.back());
        CHECK(faultOf(judged, finding, fix).empty());
    }
    return list;
}

std::string sentence(const Judged& judged, std::size_t finding = 0)
{
    return report::message(*judged.catalogue, judged.assessment, judged.assessment.findings.at(finding));
}

/// The roster after the first fix for its first finding.
Assessment fixedRoster(Judged& judged)
{
    const auto offered = fixes(*judged.catalogue, judged.roster, judged.assessment, judged.assessment.findings.at(0));
    REQUIRE_FALSE(offered.empty());
    REQUIRE(apply(judged.roster, offered.front().edit));
    return assess(*judged.catalogue, judged.roster);
}

using Labels = std::vector<std::string>;

} // namespace

TEST_CASE("an option that its unit does not have is a finding, and the army is not judged")
{
    const auto judged = dwarfs(R"({"id": "u1", "unit": "steel-warriors-section", "options": {"heat-hamer": 1}})");
    const auto& assessment = judged->assessment;
    CHECK(lines(assessment) == "unknown unknown-option [u1]\n");
    CHECK(assessment.outcome() == Outcome::NotJudged);
    CHECK_FALSE(assessment.isLegal());
    CHECK(assessment.points == 150); // the Section alone
    CHECK(sentence(*judged) == "Steel Warriors Section has no option ‘heat-hamer’.");
    CHECK(labels(*judged, assessment.findings[0]) == Labels{"Take Heat hammer in place of ‘heat-hamer’ (+25 points)",
                                                            "Remove ‘heat-hamer’ from Steel Warriors Section"});
    CHECK(report::choicesLine(*judged->catalogue, assessment, Id<AssessedUnit>::at(0)) == "not known: ‘heat-hamer’");
    const auto after = fixedRoster(*judged);
    CHECK(after.outcome() == Outcome::Legal);
    CHECK(after.points == 175);
}

TEST_CASE("an option that is like none can only be removed")
{
    const auto judged = dwarfs(R"({"id": "u1", "unit": "steel-warriors-section", "options": {"zzz": 2}})");
    CHECK(labels(*judged, judged->assessment.findings.at(0)) == Labels{"Remove ‘zzz’ from Steel Warriors Section"});
}

TEST_CASE("of two options that are alike by name, the one that costs as much as before comes first")
{
    auto game = skirmish();
    auto& options = game.unit("red", "pikes")["options"];
    options.push_back({{"id", "horns"},
                       {"name", "Horns"},
                       {"options",
                        {{{"id", "horn-a"}, {"name", "Horn A"}, {"points", 10}},
                         {{"id", "horn-b"}, {"name", "Horn B"}, {"points", 4}}}}});
    const auto units = R"({"id": "u1", "unit": "pikes", "options": {"horn-c": 1}})";
    const auto first = [&](const std::string& head) {
        const auto judged = game.judge("red", units, head);
        return labels(*judged, judged->assessment.findings.at(0)).at(0);
    };
    CHECK_THAT(first({}), Catch::StartsWith("Take Horn A in place of"));
    // The pikes cost without the horn what the stamp says, less 4.
    const auto plain = game.judge("red", R"({"id": "u1", "unit": "pikes"})")->assessment.points;
    CHECK_THAT(
        first(R"("madeWith": {"ruleset": "1.0", "points": {"u1": )" + std::to_string((plain + 4).floor()) + "}},"),
        Catch::StartsWith("Take Horn B in place of"));
    // As long a fraction as a file may have: a cost that nothing has.
    CHECK_THAT(first(R"("madeWith": {"ruleset": "1.0", "points": {"u1": "999999999999/999999999998"}},)"),
               Catch::StartsWith("Take Horn"));
}

TEST_CASE("an unknown unit is replaced with its options, or removed with what hangs on it")
{
    const auto judged = dwarfs(R"({"id": "u0", "unit": "steel-warriors-section"},
                  {"id": "u1", "unit": "steel-warrior-section", "name": "Old", "options": {"heat-hammer": 1, "x": 1}})");
    const auto& assessment = judged->assessment;
    CHECK(lines(assessment) == "unknown unknown-unit [u1]\n"); // its options are not asked for
    CHECK(sentence(*judged) == "The data have no unit ‘steel-warrior-section’.");
    const auto offered = labels(*judged, assessment.findings[0]);
    REQUIRE(offered.size() >= 2);
    CHECK(offered.front() == "Take Steel Warriors Section in place of ‘steel-warrior-section’ (+175 points)");
    CHECK(offered.back() == "Remove Old (steel-warrior-section)");
    CHECK(fixedRoster(*judged).outcome() == Outcome::Legal);
    CHECK(judged->roster.units.at(1).name == "Old");
    CHECK(judged->roster.units.at(1).options == OptionCounts{{"heat-hammer", 1}});
}

TEST_CASE("what hangs on an unknown unit is not in a wrong place")
{
    const auto judged = dwarfs(R"({"id": "u1", "unit": "flying-castle",
        "units": [{"id": "u2", "unit": "steel-warriors-team", "as": "embarked"}]})");
    CHECK(lines(judged->assessment) == "unknown unknown-unit [u1]\n");
}

TEST_CASE("a unit of an army that there is not is a finding; the rest is judged")
{
    const auto judged = dwarfs(R"({"id": "u1", "unit": "steel-warriors-section"},
                                  {"id": "u2", "unit": "no-such-army:grunts-section"})");
    CHECK(lines(judged->assessment) == "unknown unknown-unit [u2]\n");
    CHECK(judged->assessment.points == 150);
}

TEST_CASE("unknown models and their options are findings of their own")
{
    const auto judged = judgeUnits("wargame", "standard", R"({"id": "u1", "unit": "infantry", "models": 12, "groups": [
        {"group": "champio", "models": 1}, {"group": "bannerman", "options": {"swrd": 1}},
        {"group": "bannerman", "options": {"swrd": 1}}]})");
    std::string found;
    for (const auto& finding : judged->assessment.findings)
        if (finding.severity == Severity::Unknown)
            found += line(judged->assessment, finding) + '\n';
    CHECK(found == "unknown unknown-group [u1]\nunknown unknown-option [u1]\nunknown unknown-option [u1]\n");
    CHECK(sentence(*judged, 0) == "Infantry has no models called ‘champio’.");
    CHECK(sentence(*judged, 1) == "Infantry, Bannerman has no option ‘swrd’.");
    const auto& catalogue = *judged->catalogue;
    for (std::size_t i = 0; i < 3; ++i) {
        const auto offered = fixes(catalogue, judged->roster, judged->assessment, judged->assessment.findings[i]);
        INFO(i);
        REQUIRE_FALSE(offered.empty());
        auto roster = judged->roster;
        REQUIRE(apply(roster, offered.front().edit));
        const auto after = assess(catalogue, roster);
        CHECK(std::ranges::count(after.findings, Severity::Unknown, &Finding::severity) == 2);
    }
}

TEST_CASE("unknown scenario, battle options and rulings are findings of the roster")
{
    const auto judged = dwarfs(
        R"({"id": "u1", "unit": "steel-warriors-section"})",
        R"("battle": {"scenario": "meat-griner", "options": {"opponent-agrees-to-alies": true, "weather": "wet"}},
           "rulings": {"embarked-unit-count": false},)");
    CHECK(lines(judged->assessment) == "unknown unknown-battle-option []\nunknown unknown-battle-option []\n"
                                       "unknown unknown-ruling []\nunknown unknown-scenario []\n");
    const auto& findings = judged->assessment.findings;
    CHECK(sentence(*judged, 0) == "The game has no battle option ‘opponent-agrees-to-alies’.");
    CHECK(sentence(*judged, 2) == "The data have no ruling ‘embarked-unit-count’.");
    CHECK(sentence(*judged, 3) == "The game has no scenario ‘meat-griner’.");
    CHECK(labels(*judged, findings[0]) ==
          Labels{"Take The opponent agrees to any allies in place of ‘opponent-agrees-to-alies’",
                 "Remove ‘opponent-agrees-to-alies’"});
    CHECK(labels(*judged, findings[1]) == Labels{"Remove ‘weather’"});
    CHECK(labels(*judged, findings[2]) ==
          Labels{"Take embarked-units-count in place of ‘embarked-unit-count’", "Remove ‘embarked-unit-count’"});
    CHECK(labels(*judged, findings[3]) ==
          Labels{"Take Meat Grinder in place of ‘meat-griner’", "Remove ‘meat-griner’"});
}

TEST_CASE("a battle option without the choice that a roster writes is a finding")
{
    const auto judged = dwarfs(R"({"id": "u1", "unit": "steel-warriors-section"})",
                               R"("battle": {"options": {"opponent-agrees-to-allies": "maybe"}},)");
    CHECK(lines(judged->assessment) == "unknown unknown-battle-option []\n");
    CHECK(sentence(*judged) == "‘The opponent agrees to any allies’ has no choice ‘maybe’.");
    CHECK(labels(*judged, judged->assessment.findings.at(0)) == Labels{"Remove ‘maybe’"});
    const auto heresy = judgeText(R"({"format": "muster-roster", "version": 1, "ruleset": "heresy", "army": "orks",
        "battle": {"options": {"role": "atacker"}}, "units": []})",
                                  "roster");
    CHECK(labels(*heresy, heresy->assessment.findings.at(0)) ==
          Labels{"Take Attacker in place of ‘atacker’", "Remove ‘atacker’"});
}

TEST_CASE("an unknown army is one finding, not one for each of its units")
{
    Roster roster;
    roster.ruleset = "warpath-2e";
    roster.army = "forge-farthers";
    roster.units = {unitOf("u1", "steel-warriors-section"), unitOf("u2", "marauders:grunts-section")};
    const auto judged = judgeBy(store().fullCatalogue("warpath-2e").value(), roster);
    std::string found;
    for (const auto& finding : judged->assessment.findings)
        if (finding.unknown)
            found += line(judged->assessment, finding) + '\n';
    CHECK(found == "unknown unknown-army []\n");
    CHECK(judged->assessment.outcome() == Outcome::NotJudged);
}

TEST_CASE("the report says not judged, and lists what is unknown")
{
    const auto judged =
        dwarfs(R"({"id": "u1", "unit": "steel-warriors-section", "models": 3, "options": {"heat-hamer": 1}})");
    report::Context context{judged->catalogue.get(), &judged->roster, &judged->assessment, "", {}};
    const auto json = nlohmann::json::parse(report::toJson(context));
    CHECK(json["legal"].is_null());
    CHECK(json["verdict"] == "not judged");
    CHECK(json["unknown"] ==
          nlohmann::json::parse(R"([{"rule": "unknown-option", "id": "heat-hamer", "unit": "u1"}])"));
    CHECK(json["findings"][0]["severity"] == "unknown");
    CHECK_THAT(report::toText(context), Catch::StartsWith("NOT JUDGED: 1 unknown name, 1 error\n"));
    CHECK_THAT(report::toHtml(report::verdictText(context)), Catch::Contains("NOT JUDGED: 1 unknown name, 1 error"));
}

TEST_CASE("a roster without units is empty, not legal")
{
    const auto judged = dwarfs({});
    CHECK(judged->assessment.outcome() == Outcome::Empty);
    report::Context context{judged->catalogue.get(), &judged->roster, &judged->assessment, "", {}};
    CHECK_THAT(report::toText(context), Catch::StartsWith("EMPTY: 1 warning\n"));
    CHECK_THAT(report::rosterText(context), Catch::Contains("\nEMPTY: 1 warning"));
    const auto json = nlohmann::json::parse(report::toJson(context));
    CHECK(json["verdict"] == "empty");
    CHECK(json["legal"] == true); // no finding is an error
    CHECK_FALSE(json.contains("unknown"));
}

TEST_CASE("a line that was not understood leaves no verdict, until it is taken out")
{
    const auto judged = dwarfs(R"({"id": "u1", "unit": "steel-warriors-section"})",
                               R"("unread": [{"line": 3, "text": "Tin Walrus"}, {"line": 9, "text": "Old Tub"}], )");
    const auto& assessment = judged->assessment;
    CHECK(assessment.outcome() == Outcome::NotJudged);
    CHECK(lines(assessment) == "unknown unread-line []\nunknown unread-line []\n");
    CHECK(sentence(*judged, 1) == "Line 9 of the list in words was not understood: ‘Old Tub’.");
    CHECK(labels(*judged, assessment.findings[1]) ==
          Labels{"Take out line 9: it is in the list by now, or not part of it"});
    const auto offered = fixes(*judged->catalogue, judged->roster, assessment, assessment.findings[1]);
    auto roster = judged->roster;
    const auto undo = apply(roster, offered.front().edit);
    REQUIRE(undo.has_value());
    CHECK(roster.unread == std::vector<UnreadLine>{{3, "Tin Walrus"}});
    CHECK(apply(roster, *undo).has_value());
    CHECK(roster == judged->roster);
    roster.unread.clear();
    CHECK(assess(*judged->catalogue, roster).outcome() == Outcome::Legal);
}

TEST_CASE("lines that were not understood are told in every report")
{
    const auto judged = dwarfs(R"({"id": "u1", "unit": "steel-warriors-section"})",
                               R"("unread": [{"line": 3, "text": "Tin <Walrus>"}], )");
    const report::Context context{judged->catalogue.get(), &judged->roster, &judged->assessment, "", {}};
    CHECK(report::toText(context).starts_with("NOT JUDGED: 1 line not understood\n"));
    CHECK(report::toText(context).find("Tin <Walrus>") != std::string::npos);
    CHECK(report::toHtml(report::verdictText(context)).find("Tin &lt;Walrus&gt;") != std::string::npos);
    const auto json = report::toJson(context);
    CHECK(json.find(R"("legal":null,"verdict":"not judged")") != std::string::npos);
    CHECK(json.find(R"("unknown":[{"rule":"unread-line","id":"Tin <Walrus>"}])") != std::string::npos);
}

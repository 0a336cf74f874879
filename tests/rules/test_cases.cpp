#include "cases.h"

#include "io/rosterfile.h"
#include "report/json.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <set>

using namespace muster;
using namespace muster::testing;

namespace {

std::vector<Finding> battleOf(const Judged& mine, const Judged& other)
{
    const Side sides[2]{{{&mine.roster}, {&mine.assessment}}, {{&other.roster}, {&other.assessment}}};
    return assessBattle(*mine.catalogue, sides);
}

bool breaks(const Case& which, const nlohmann::json& expected, bool onlyErrors)
{
    bool isBroken = false;
    for (const auto* list : {"findings", "battle"})
        for (const auto& finding : expected.value(list, nlohmann::json::array()))
            isBroken = isBroken || (finding["rule"] == which.rule && (!onlyErrors || finding["severity"] == "error"));
    return isBroken;
}

/// What the public report says of a finding, in the words of line().
/// A report has whole numbers: a fraction that is a most is the whole number below it.
std::string wholeLines(nlohmann::json findings)
{
    for (auto& finding : findings)
        if (finding.contains("allowed") && finding["allowed"].is_string()) {
            const auto text = finding["allowed"].get<std::string>();
            const auto slash = text.find('/');
            finding["allowed"] = std::stoll(text.substr(0, slash)) / std::stoll(text.substr(slash + 1));
        }
    return expectedLines(findings);
}

std::string reportLines(const std::string& report) { return expectedLines(nlohmann::json::parse(report)["findings"]); }

} // namespace

TEST_CASE("each case is judged as its rulebook says")
{
    const auto cases = allCases();
    REQUIRE(cases.size() > 200);
    for (const auto& which : cases) {
        INFO(which.title());
        const auto expected = which.expected();
        INFO(expected["why"].get<std::string>());
        const auto judged = which.judged();
        CHECK(judged->assessment.isComplete);
        CHECK(lines(judged->assessment) == expectedLines(expected["findings"]));
        if (expected.contains("points"))
            CHECK(judged->assessment.points == expected["points"].get<std::int64_t>());
        std::vector<Finding> battle;
        if (which.isBattle()) {
            const auto other = which.against();
            battle = battleOf(*judged, *other);
            std::string found;
            for (const auto& finding : battle)
                found += line(judged->assessment, finding) + '\n';
            CHECK(found == expectedLines(expected["battle"]));
        }
        const auto isError = [](const Finding& finding) { return finding.severity == Severity::Error; };
        const bool isLegal = judged->assessment.isLegal() && std::ranges::none_of(battle, isError);
        CHECK(isLegal == expected["legal"].get<bool>());
    }
}

TEST_CASE("the public report says the same as the assessment")
{
    for (const auto& which : allCases()) {
        if (which.isBattle())
            continue;
        INFO(which.title());
        const auto judged = which.judged();
        const report::Context context{
            judged->catalogue.get(), &judged->roster, &judged->assessment, fingerprint(judged->roster), {}};
        const auto json = report::toJson(context);
        CHECK(reportLines(json) == wholeLines(which.expected()["findings"]));
        CHECK(nlohmann::json::parse(json)["legal"] == which.expected()["legal"]);
    }
}

TEST_CASE("the names of cases say what they show")
{
    for (const auto& which : allCases()) {
        INFO(which.title());
        const auto expected = which.expected();
        CHECK((which.isIllegal() || which.name.starts_with("legal-")));
        if (which.isIllegal())
            CHECK(breaks(which, expected, false));
        else
            CHECK_FALSE(breaks(which, expected, true));
        CHECK(which.judged()->roster.ruleset == which.ruleset);
    }
}

TEST_CASE("each rule of each ruleset has a legal and an illegal case")
{
    std::map<std::string, std::set<std::string>> legal;
    std::map<std::string, std::set<std::string>> illegal;
    std::set<std::string> structural;
    for (const auto& which : allCases()) {
        const auto expected = which.expected();
        if (which.isIllegal())
            illegal[which.ruleset].insert(which.rule);
        else if (!breaks(which, expected, false))
            legal[which.ruleset].insert(which.rule);
    }
    const auto isAnywhere = [](const auto& sets, const std::string& rule) {
        return std::ranges::any_of(sets, [&](const auto& entry) { return entry.second.contains(rule); });
    };
    for (const auto& ruleset : store().rulesets()) {
        const auto catalogue = store().catalogue(ruleset, {});
        REQUIRE(catalogue);
        std::set<std::string> missing;
        for (const auto& rule : (*catalogue)->ruleset.constraints) {
            if (!legal[ruleset].contains(rule.id))
                missing.insert(rule.id + " has no legal case");
            if (!illegal[ruleset].contains(rule.id))
                missing.insert(rule.id + " has no illegal case");
        }
        // What every ruleset has need only be shown where some data can break it.
        for (const auto id : structuralIds) {
            const std::string rule(id);
            if (!isAnywhere(legal, rule))
                missing.insert(rule + " has no legal case");
            if (!isAnywhere(illegal, rule))
                missing.insert(rule + " has no illegal case");
        }
        INFO(ruleset);
        CHECK(missing == std::set<std::string>{});
    }
}

#include "report/verdict/words.h"

#include "report/catalogue/kinds.h"
#include "report/judged.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <limits>

using namespace muster;
using muster::testing::judgedReds;

namespace {

/// The message of the first finding of a rule.
std::string messageOf(const testing::Judged& judged, std::string_view rule)
{
    for (const auto& finding : judged.assessment.findings)
        if (finding.rule == rule)
            return report::message(*judged.catalogue, judged.assessment, finding);
    return "no such finding";
}

} // namespace

TEST_CASE("numbers have a comma at each thousand")
{
    CHECK(report::number(std::int64_t{0}) == "0");
    CHECK(report::number(std::int64_t{7}) == "7");
    CHECK(report::number(std::int64_t{999}) == "999");
    CHECK(report::number(std::int64_t{1000}) == "1,000");
    CHECK(report::number(std::int64_t{1045}) == "1,045");
    CHECK(report::number(std::int64_t{12345}) == "12,345");
    CHECK(report::number(std::int64_t{123456}) == "123,456");
    CHECK(report::number(std::int64_t{1234567}) == "1,234,567");
    CHECK(report::number(std::int64_t{-999}) == "−999");
    CHECK(report::number(std::int64_t{-1045}) == "−1,045");
    CHECK(report::number(std::numeric_limits<std::int64_t>::max()) == "9,223,372,036,854,775,807");
}

TEST_CASE("sizes and limits of thousands have separators too")
{
    Unit unit;
    unit.minModels = 1000;
    unit.maxModels = 2000;
    CHECK(report::sizes(unit) == "1,000-2,000");
    unit.maxModels = anyNumber;
    CHECK(report::sizes(unit) == "1,000 or more");
    unit.sizes = {500, 1500};
    CHECK(report::sizes(unit) == "500/1,500");
    CHECK(report::modelLimit(OptionBound{1200, 0}) == "1,200 at most");
}

TEST_CASE("fractions are written exactly, as players do")
{
    CHECK(report::number(Fraction(1000, 3)) == "333 1/3");
    CHECK(report::number(Fraction(165, 2)) == "82½");
    CHECK(report::number(Fraction(3885, 2)) == "1,942½");
    CHECK(report::number(Fraction(1, 2)) == "½");
    CHECK(report::number(Fraction(-5, 4)) == "−1¼");
    CHECK(report::number(Fraction(3, 4)) == "¾");
    CHECK(report::number(Fraction(1, 3)) == "1/3");
    CHECK(report::number(Fraction(6, 3)) == "2");
    CHECK(report::number(Fraction(10'000, 3)) == "3,333 1/3");
    CHECK(report::number(Fraction(0, 3)) == "0");
}

TEST_CASE("fractions below zero have one minus in front")
{
    CHECK(report::number(Fraction(-1, 3)) == "−1/3");
    CHECK(report::number(Fraction(-4, 3)) == "−1 1/3");
    CHECK(report::number(Fraction(-3)) == "−3");
}

TEST_CASE("points are one point or many")
{
    CHECK(report::points({}, 0) == "0 points");
    CHECK(report::points({}, 1) == "1 point");
    CHECK(report::points({}, 2) == "2 points");
    CHECK(report::points({}, 1045) == "1,045 points");
}

TEST_CASE("messages fill in numbers and names and choose the word by the number")
{
    const auto three = judgedReds(R"("units": [{ "unit": "cannon" }, { "unit": "cannon" }, { "unit": "cannon" }])");
    CHECK(messageOf(*three, "guns-few") == "3 guns of the Reds; 2 are usual.");
    const auto none = judgedReds(R"("units": [{ "unit": "pikes" }])");
    CHECK(messageOf(*none, "guns-few") == "The Reds bring no gun.");
    const auto dear = judgedReds(
        R"("battle": { "points": 1000 }, "units": [{ "unit": "cannon" }, { "unit": "cannon" }, { "unit": "cannon" }])");
    CHECK(messageOf(*dear, "points-limit") == "The army costs 1,200 points; 1,000 were agreed.");
    CHECK(messageOf(*dear, "guns-third") == "Guns cost 1,200 points; a third of the points is 333 1/3.");

    // One of a thing, which no roster of this ruleset comes to.
    const auto found = std::ranges::find(dear->assessment.findings, std::string_view("points-limit"), &Finding::rule);
    REQUIRE(found != dear->assessment.findings.end());
    auto finding = *found;
    finding.actual = Fraction(1);
    CHECK(report::message(*dear->catalogue, dear->assessment, finding) == "The army costs 1 point; 1,000 were agreed.");
}

TEST_CASE("a unit is named by its own name and its kind")
{
    const auto judged = judgedReds(R"("units": [{ "unit": "pikes", "name": "Old Ones" }, { "unit": "pikes" }])");
    CHECK(report::unitName(*judged->catalogue, judged->assessment, Id<AssessedUnit>::at(0)) == "Old Ones (Pikes)");
    CHECK(report::unitName(*judged->catalogue, judged->assessment, Id<AssessedUnit>::at(1)) == "Pikes");
}

TEST_CASE("rules that every ruleset has speak for themselves")
{
    CHECK(messageOf(*judgedReds(R"("units": [{ "unit": "pikes", "models": 3 }])"), "unit-size") ==
          "Pikes has 3 models; it needs at least 4.");
    CHECK(messageOf(*judgedReds(R"("units": [{ "unit": "pikes", "models": 13 }])"), "unit-size") ==
          "Pikes has 13 models; it may have at most 12.");
    CHECK(messageOf(*judgedReds(R"("units": [{ "unit": "cannon", "models": 2 }])"), "unit-size") ==
          "Cannon has 2 models; it always has 1.");
    CHECK(messageOf(*judgedReds(R"("units": [{ "unit": "blue:archers", "models": 6 }])"), "unit-size") ==
          "Archers has 6 models; its sizes are 5 or 10.");
    CHECK(messageOf(*judgedReds(R"("units": [{ "unit": "pikes", "options": { "long-pikes": 2 } }])"), "option-limit") ==
          "Pikes: 2 of Long pikes; at most 1 is allowed.");
    CHECK(messageOf(*judgedReds(R"("units": [{ "unit": "pikes", "options": { "banner": 1 } }])"), "option-requires") ==
          "Pikes: Banner needs Drummer.");
    CHECK(messageOf(*judgedReds(R"("units": [{ "unit": "pikes", "options": { "short-pikes": 1 } }])"),
                    "option-excludes") == "Pikes: Short pikes and Drummer exclude each other.");
    CHECK(messageOf(*judgedReds(R"("units": [{ "unit": "pikes", "units": [{ "unit": "cannon" }] }])"), "wrong-place") ==
          "Cannon has no place on Pikes.");
    CHECK(messageOf(*judgedReds(R"("units": [{ "unit": "cannon", "units": [{ "unit": "pikes", "as": "stowaway" }] }])"),
                    "wrong-place") ==
          "Pikes is attached to Cannon as \"stowaway\", a place that Skirmish does not know.");
}

TEST_CASE("choices of a unit are one line: its options, then its model groups")
{
    const auto judged = judgedReds(
        R"("units": [{ "unit": "pikes", "models": 8, "options": { "long-pikes": 1, "drummer": 1, "banner": 2 },
        "groups": [{ "group": "sergeant", "models": 1 }] }, { "unit": "cannon" }])");
    CHECK_THAT(report::choicesLine(*judged->catalogue, judged->assessment, Id<AssessedUnit>::at(0)),
               Catch::StartsWith("Long pikes, Drummer, 2 × Banner; 1 × Sergeant"));
    CHECK(report::choicesLine(*judged->catalogue, judged->assessment, Id<AssessedUnit>::at(1)).empty());
}

TEST_CASE("a tally reads as players say it")
{
    const auto judged = judgedReds(
        R"("battle": { "points": 1000 }, "units": [{ "unit": "cannon" }, { "unit": "cannon" }, { "unit": "cannon" }])");
    std::vector<std::string> lines;
    for (const auto& tally : judged->assessment.tallies) {
        const auto text = report::tally(*judged->catalogue, judged->assessment, tally);
        lines.push_back(text.label + ": " + text.figure + (text.isBroken ? " !" : ""));
    }
    INFO(Catch::Detail::stringify(lines));
    REQUIRE(lines.size() >= 3);
    CHECK(lines[0] == "Points: 1,200 of 1,000 !");
    // A third of 1,000: of whole points, 333 can be spent.
    CHECK(lines[1] == "Points in guns: 1,200 of 333 !");
    CHECK_THAT(lines[2], Catch::StartsWith("Guns: 3"));
}

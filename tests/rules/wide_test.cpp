#include "widegame.h"

#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

using namespace muster;

namespace {

Roster rosterOf(const std::vector<int>& numbers)
{
    Roster roster;
    roster.ruleset = "wide";
    roster.army = "many";
    for (const auto number : numbers) {
        auto& unit = roster.units.emplace_back();
        unit.id = "u" + std::to_string(roster.units.size());
        unit.unit = "unit-" + std::to_string(number);
        unit.options.set("option-" + std::to_string(number), 1);
    }
    return roster;
}

std::vector<std::string> brokenBy(const Catalogue& catalogue, const Roster& roster)
{
    std::vector<std::string> rules;
    for (const auto& finding : assess(catalogue, roster).findings)
        rules.emplace_back(finding.rule);
    return rules;
}

} // namespace

TEST_CASE("two thousand marks and as many options that rules ask for are told apart")
{
    const auto catalogue = testing::wideGame(2000);
    CHECK(brokenBy(catalogue, rosterOf({0, 62, 63, 64, 65, 127, 128, 1998, 1999})).empty());
    CHECK(brokenBy(catalogue, rosterOf({63, 64, 64})) == std::vector<std::string>{"mark-64", "option-64"});
    CHECK(brokenBy(catalogue, rosterOf({1999, 0, 1999})) == std::vector<std::string>{"mark-1999", "option-1999"});
}

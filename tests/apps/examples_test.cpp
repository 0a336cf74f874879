// The games of docs/examples: they lint clean, and their rosters have the verdicts that were worked out by hand
// (tests/data/examples.json).

#include "apps/process.h"
#include "folder.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <vector>

using namespace muster::testing;
using nlohmann::json;

namespace {

const std::string checkout = MUSTER_SOURCE_DIR;

/// A data folder whose games are the examples.
struct Examples : Folder {
    Examples()
    {
        std::filesystem::create_directory_symlink(checkout + "/docs/examples", path / "armies");
        std::filesystem::create_directory_symlink(checkout + "/schemas", path / "schemas");
        std::filesystem::create_directory_symlink(checkout + "/templates", path / "templates");
    }

    Outcome call(std::vector<std::string> arguments) const
    {
        arguments.insert(arguments.begin(), {"--data", path.string()});
        return run(Call{std::move(arguments)});
    }
};

} // namespace

TEST_CASE("the example games lint clean")
{
    const Examples examples;
    int games = 0;
    for (const auto& entry : std::filesystem::directory_iterator(checkout + "/docs/examples")) {
        if (!std::filesystem::exists(entry.path() / "ruleset.json"))
            continue;
        INFO(entry.path());
        const auto outcome = examples.call({"lint", entry.path().string()});
        CHECK(outcome.status == 0);
        CHECK(outcome.out.empty()); // warnings too would be there
        CHECK(std::filesystem::exists(entry.path() / "card.png"));
        ++games;
    }
    CHECK(games == 4);
}

TEST_CASE("the rosters of the example games have the verdicts that were worked out by hand")
{
    const Examples examples;
    const auto expected = json::parse(std::ifstream(checkout + "/tests/data/examples.json"));
    std::size_t rosters = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(checkout + "/docs/examples"))
        rosters += entry.path().extension() == ".muster" ? 1 : 0;
    CHECK(rosters == expected.size());
    for (const auto& [roster, verdict] : expected.items()) {
        INFO(roster);
        const auto outcome = examples.call({"check", "--format", "json", checkout + "/docs/examples/" + roster});
        CHECK(outcome.status == (verdict["rules"].empty() ? 0 : 1));
        const auto report = json::parse(outcome.out);
        CHECK(report["totals"]["points"] == verdict["points"]);
        const auto otherCosts = verdict.value("costs", json::object());
        for (const auto& [kind, cost] : otherCosts.items()) {
            INFO(kind);
            const auto& costs = report["totals"]["costs"];
            CHECK(std::ranges::any_of(
                costs, [&](const json& total) { return total["id"] == kind && total["value"] == cost; }));
        }
        std::set<std::string> rules;
        for (const auto& finding : report["findings"])
            if (finding["severity"] == "error")
                rules.insert(finding["rule"].get<std::string>());
        CHECK(rules == verdict["rules"].get<std::set<std::string>>());
    }
}

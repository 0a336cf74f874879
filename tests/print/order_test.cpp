// The order of battle: the roster as a tree.

#include "fixture.h"

#include "core/base/safetext.h"
#include "report/verdict/words.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;

namespace {

OrderSheet orderOf(const Job& job) { return orderView(SheetContext(job, {})); }

std::string drawn(const std::vector<OrderRail>& rails)
{
    std::string text;
    for (const auto& rail : rails)
        text += rail.isEnd ? "└" : rail.isElbow ? "├" : rail.isLine ? "│" : " ";
    return text;
}

/// A line for each heading and unit, with the lines of the tree.
std::vector<std::string> treeOf(const OrderBranch& branch)
{
    std::vector<std::string> lines;
    for (const auto& group : branch.groups) {
        lines.push_back((group.isEnd ? "└" : "├") + group.heading + ' ' + group.sum);
        for (const auto& tree : group.trees)
            for (const auto& node : tree.nodes)
                lines.push_back(drawn(node.rails) + node.name + ' ' + node.cost +
                                (node.sumBelowText ? ", " + *node.sumBelowText : std::string()));
    }
    return lines;
}

} // namespace

TEST_CASE("The order of battle has a branch for each army, with what its units cost")
{
    const auto anvil = forge();
    const auto job = anvil.job();
    const auto sheet = orderOf(job);
    REQUIRE(sheet.branches.size() == 2);
    const auto& own = sheet.branches[0];
    CHECK(own.branch == "Forge Fathers");
    CHECK(own.sum == "1,270"); // 200 + 175 + 185 + 120 + 250 + 150 + 70 + 120
    CHECK(own.about == "8 units · 34 models");
    CHECK(own.accent == "#8a3b0c");
    const auto& allies = sheet.branches[1];
    CHECK(allies.branch == "Marauders");
    CHECK(allies.sum == "230"); // 105 + 125
    CHECK(allies.accent == "#384418");
    CHECK(sheet.points == "1,500");
    CHECK(treeOf(own) == std::vector<std::string>{
                             "├Solid units 375", "│├Stonefist's Own 200", "│└Shaft Wardens 175", "├Other infantry 185",
                             "│└The Four Bellows 185", "├Ordnance 120", "│└Jotunn Heavy Hailstorm Cannon 120",
                             "├Armour 470", "│├Emberkeel 250, in all 400", "││└Cinder Oath 150", "│└Sparrowhawk 70",
                             "└Heroes and monsters 120", " └Brunna Deepdelver 120"});
    const auto& aboard = allies.groups.front().trees.front().nodes;
    REQUIRE(aboard.size() == 2);
    CHECK(aboard[0].isAbove);
    CHECK(aboard[1].place == "Embarked");
    CHECK(aboard[1].modelsText == "10 models");
}

TEST_CASE("Units under commanders stand under them, and those alike share a line")
{
    const auto sheetOf = [](const Printable& printable) {
        const auto job = printable.job();
        return orderOf(job);
    };
    const auto gate = sheetOf(battalion());
    const auto tree = treeOf(gate.branches.front());
    const auto at = std::ranges::find(tree, "│├Captain Brell 230, in all 795"); // + 165 + 165 + 235
    REQUIRE(tree.end() - at > 4);
    CHECK(at[1] == "││├Fifth 165");
    CHECK(at[3] == "││└Seventh 235");
    const auto danube = sheetOf(romans()); // no points
    const auto& branch = danube.branches.front();
    CHECK(branch.sum == "16 units");
    CHECK(branch.about.empty()); // no models either
    const auto& infantry = branch.groups.at(1);
    CHECK(infantry.sum == "9 units"); // the first cohort, five others, three auxiliaries
    CHECK(infantry.trees.at(1).nodes.front().count == "5");
}

TEST_CASE("What is attached deeper than the tree goes stands no further to the right")
{
    auto gate = battalion();
    auto* unit = &gate.roster.units.front();
    for (int i = 0; i < 12; ++i) {
        RosterUnit below;
        below.unit = "tactical-detachment";
        unit->units = {below};
        unit = &unit->units.front();
    }
    assignUnitIds(gate.roster);
    gate.assessment = assess(*gate.catalogue, gate.roster);
    const auto job = gate.job();
    const auto sheet = orderOf(job);
    std::size_t most = 0;
    std::size_t nodes = 0;
    for (const auto& branch : sheet.branches)
        for (const auto& group : branch.groups)
            for (const auto& tree : group.trees)
                for (const auto& node : tree.nodes) {
                    most = std::max(most, node.rails.size());
                    ++nodes;
                }
    CHECK(most == 6);
    CHECK(nodes >= 13);
}

TEST_CASE("The rosters of allies are branches too")
{
    const auto sides = loadSides("armies/warpath-2e/samples/forge-fathers-1500.muster",
                                 "armies/warpath-2e/samples/veer-myn-1000.muster");
    auto job = sides[0].job();
    job.allies.push_back({&sides[1].roster, &sides[1].assessment});
    const auto sheet = orderOf(job);
    REQUIRE(sheet.branches.size() == 3);
    CHECK_FALSE(sheet.branches[0].ofRoster);
    CHECK(sheet.branches[2].branch == "Veer-myn");
    CHECK(sheet.branches[2].ofRoster == sides[1].roster.name);
    CHECK(sheet.points == report::number(sides[0].assessment.points + sides[1].assessment.points));
}

TEST_CASE("A unit that nobody knows stands below that of an ally, and notes divide no line")
{
    auto anvil = forge();
    for (auto& unit : anvil.roster.units)
        if (unit.unit.starts_with("marauders:")) {
            RosterUnit unknown;
            unknown.unit = "no-such-unit";
            unit.units.push_back(unknown);
        }
    auto copy = anvil.roster.units.front();
    copy.name.clear();
    copy.note = "the left flank";
    anvil.roster.units.push_back(copy);
    copy.note.clear();
    anvil.roster.units.push_back(copy);
    for (auto& unit : anvil.roster.units)
        unit.id.clear();
    assignUnitIds(anvil.roster);
    anvil.assessment = assess(*anvil.catalogue, anvil.roster);
    const auto job = anvil.job();
    const auto sheet = orderOf(job);
    REQUIRE(sheet.branches.size() == 2);
    const auto& nodes = sheet.branches[1].groups.front().trees.front().nodes;
    const auto unknown = std::ranges::find(nodes, true, &OrderNode::isUnknown);
    REQUIRE(unknown != nodes.end());
    CHECK(unknown->otherArmy == "Forge Fathers"); // as whose roster it is
    bool isOnce = false;
    for (const auto& group : sheet.branches[0].groups)
        for (const auto& tree : group.trees)
            isOnce = isOnce || tree.nodes.front().count == "2";
    CHECK(isOnce);
}

TEST_CASE("Every sample's order of battle is one page with all of its units")
{
    for (const auto& path : samples())
        for (const auto paper : {Paper::A4, Paper::Letter}) {
            INFO(path);
            const auto printable = load(path);
            CHECK(placed(printable, only(Sheet::Order, paper)).front().pages == 1);
            const auto page = toHtml(printable.job(), only(Sheet::Order));
            REQUIRE(page);
            for (const auto& unit : printable.assessment.units)
                CHECK(page->find(safeHtml(printable.catalogue->unit(unit.kind).name)) != std::string::npos);
        }
}

#include "core/arbitraryroster.h"
#include "editor/gestures/completing.h"
#include "editor/gestures/refusals.h"
#include "editor/gestures/replacing.h"
#include "editor/gestures/swapping.h"
#include "editor/muster/musterform.h"
#include "fixture.h"

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

Roster company()
{
    auto made = roster("warpath-2e", "forge-fathers",
                       {unit("u1", "steel-warriors-section"), unit("u2", "heavy-drakkar"), unit("u3", "huscarl")});
    made.battle.points = 1500;
    return made;
}

VerdictPtr judge(const Roster& roster)
{
    Document document(store());
    REQUIRE(document.create(roster));
    document.judgeNow();
    return document.verdict();
}

} // namespace

TEST_CASE("a unit that is replaced keeps its id, place, name, note and the options that both kinds have")
{
    auto mine = company();
    mine.units.front().name = "Stonefist's Own";
    mine.units.front().note = "Hold the ford";
    mine.units.front().options.set("heat-hammer", 1);
    mine.units.front().options.set("mjolnir-missile-launcher", 1);
    const auto verdict = judge(mine);
    const auto found = tryReplacing(*verdict, "u1", "drakkarim-section");
    REQUIRE(found);
    CHECK(found->gesture.name == "Replace Stonefist's Own by Drakkarim Section");
    auto after = mine;
    REQUIRE(apply(after, editOf(found->gesture)));
    REQUIRE(after.units.size() == 3);
    const auto& made = after.units.front();
    CHECK(made.id == "u1");
    CHECK(made.unit == "drakkarim-section");
    CHECK(made.name == "Stonefist's Own");
    CHECK(made.note == "Hold the ford");
    // What the new kind has is kept, and all else is named.
    const auto verdictAfter = judge(after);
    const auto& kind =
        verdictAfter->catalogue().unit(verdictAfter->assessment().units[verdictAfter->unitAt("u1")].kind);
    for (const auto& [id, count] : mine.units.front().options) {
        INFO(id);
        CHECK((made.options.find(id).has_value() || !found->lost.isEmpty()));
        CHECK(made.options.find(id).has_value() == !kind.choices.find(id).isNone());
    }
    CHECK(found->more == verdictAfter->assessment().points - verdict->assessment().points);
}

TEST_CASE("a unit is not replaced by its own kind, by an unknown one, or where there is no such unit")
{
    const auto verdict = judge(company());
    CHECK_FALSE(tryReplacing(*verdict, "u1", "steel-warriors-section"));
    CHECK_FALSE(tryReplacing(*verdict, "u1", "no-such-unit"));
    CHECK_FALSE(tryReplacing(*verdict, "u9", "huscarl"));
    CHECK(replacementsOf(*verdict, "u9").empty());
    const auto offered = replacementsOf(*verdict, "u1");
    CHECK(offered.size() > 10);
    CHECK(std::ranges::find(offered, "steel-warriors-section", &Replacement::reference) == offered.end());
}

TEST_CASE("units below stay where the new unit has a place for them")
{
    auto mine = roster("heresy", "space-marines", {unit("u1", "company-commander")});
    mine.units.front().units = {unit("u2", "tactical-detachment")};
    mine.units.front().units.front().as = "command";
    const auto verdict = judge(mine);
    const auto found = tryReplacing(*verdict, "u1", "battalion-commander");
    REQUIRE(found);
    CHECK(found->lost.isEmpty());
    auto after = mine;
    REQUIRE(apply(after, editOf(found->gesture)));
    CHECK(tree(after.units) == "u1[u2]");
    CHECK(after.units.front().unit == "battalion-commander");
}

TEST_CASE("units below stand alone where the new unit has no place for them")
{
    auto mine = company();
    auto aboard = mine.units.back();
    mine.units.pop_back();
    aboard.unit = "steel-warriors-team";
    mine.units.back().units.push_back(aboard);
    const auto verdict = judge(mine);
    REQUIRE(verdict->assessment().findings.empty());
    auto after = mine;
    const auto turnedOut = tryReplacing(*verdict, "u2", "huscarl");
    REQUIRE(turnedOut);
    REQUIRE(apply(after, editOf(turnedOut->gesture)));
    CHECK(tree(after.units) == "u1 u2 u3");
    CHECK(turnedOut->lost.join(" ").contains("Steel Warriors Team stands alone now"));
}

TEST_CASE("whatever is replaced by whatever, undo gives the same bytes back", "[property]")
{
    std::vector<VerdictPtr> verdicts;
    for (const auto& file : {battalion, march, hold, phalanx}) {
        Document document(store());
        REQUIRE(document.open(file));
        document.judgeNow();
        verdicts.push_back(document.verdict());
    }
    CHECK(rc::check("replace and undo", [&] {
        const auto verdict = *rc::gen::elementOf(verdicts);
        std::vector<std::string> ids;
        for (const auto& each : verdict->assessment().units)
            ids.push_back(each.id);
        const auto id = *rc::gen::elementOf(ids);
        const auto offered = replacementsOf(*verdict, id);
        if (offered.empty())
            return;
        const auto& kind = offered[*rc::gen::inRange<std::size_t>(0, offered.size())];
        const auto found = tryReplacing(*verdict, id, kind.reference);
        RC_ASSERT(found.has_value());
        auto roster = verdict->roster();
        const auto before = writeRoster(roster);
        const auto undo = apply(roster, editOf(found->gesture));
        RC_ASSERT(undo.has_value());
        RC_ASSERT(findUnit(roster, id)->unit == kind.reference);
        RC_ASSERT(countUnits(roster.units) == countUnits(verdict->roster().units));
        RC_ASSERT(apply(roster, *undo).has_value());
        RC_ASSERT(writeRoster(roster) == before);
    }));
}

TEST_CASE("a unit that is not complete says what it must choose, and the fill makes it complete")
{
    auto mine = roster("heresy", "titan-legion", {unit("t", "warlord-titan")});
    auto verdict = judge(mine);
    const auto found = completionOf(*verdict, verdict->unitAt("t"));
    REQUIRE(found);
    INFO(found->choose.join(" | ").toStdString());
    CHECK(found->choose.size() == 4);
    CHECK(found->choose.first().startsWith("Left arm, one of "));
    REQUIRE(found->fill);
    CHECK(found->fill->name == "Complete Warlord Titan");
    CHECK(found->over == 0);
    CHECK(found->why.isEmpty());
    const auto before = writeRoster(mine);
    const auto undo = apply(mine, editOf(*found->fill));
    REQUIRE(undo);
    verdict = judge(mine);
    CHECK_FALSE(completionOf(*verdict, verdict->unitAt("t")));
    CHECK(verdict->assessment().units[verdict->unitAt("t")].points == found->points);
    REQUIRE(apply(mine, *undo));
    CHECK(writeRoster(mine) == before);

    mine.battle.points = 500;
    verdict = judge(mine);
    const auto dear = completionOf(*verdict, verdict->unitAt("t"));
    REQUIRE(dear);
    CHECK(dear->over == dear->points - 500);
    CHECK(dear->fill);

    verdict = judge(company());
    CHECK_FALSE(completionOf(*verdict, verdict->unitAt("u1")));
}

TEST_CASE("models that must be as their unit are refused every option, with the rule")
{
    auto mine = skirmish();
    mine.units = {unit("u1", "infantry")};
    mine.units.front().models = 10;
    mine.units.front().groups = {{"bannerman", 1, {}}, {"champion", 1, {}}};
    const auto verdict = judge(mine);
    const auto at = verdict->unitAt("u1");
    const auto banner = refusedOptions(*verdict, at, 0);
    CHECK(banner.size() > 5);
    CHECK(banner.begin()->second.contains("Only Specialists, Champions and Officers may differ"));
    CHECK_FALSE(refusedOptions(*verdict, at, 1).contains("sword"));
    CHECK_FALSE(refusedOptions(*verdict, at, std::nullopt).contains("sword"));
    // Too dear is no reason to fold it away.
    auto poor = mine;
    poor.battle.points = 1;
    CHECK(refusedOptions(*judge(poor), at, std::nullopt) == refusedOptions(*verdict, at, std::nullopt));
}

TEST_CASE("an option that costs too much says by how much in a badge")
{
    auto mine = company();
    mine.units.resize(1);
    mine.battle.points = 160;
    const auto verdict = judge(mine);
    const auto breaks = listForm(verdict)->breaksOf(intents::Choose{"u1", "heat-hammer", 1});
    CHECK(breaks.badge == "+15 over");
    CHECK(breaks.messages.size() == 1);
}

TEST_CASE("in a full group each option that can leave makes a swap of its own")
{
    const auto verdict = judge([] {
        Document document(store());
        REQUIRE(document.open(hold));
        return document.roster();
    }());
    bool isFound = false;
    const auto& now = verdict->assessment();
    for (const auto at : now.units.ids()) {
        if (!now.units[at].isKnown())
            continue;
        const auto& list = verdict->catalogue().unit(now.units[at].kind).choices;
        for (const auto& option : list.options) {
            const auto has = now.source[at]->options.find(option.id).value_or(0);
            for (const auto& swap : swapsFor(*verdict, at, std::nullopt, option.id, has + 1)) {
                isFound = true;
                auto after = verdict->roster();
                REQUIRE(apply(after, swap.edit));
                const auto& its = findUnit(after, now.units[at].id)->options;
                CHECK(its.find(option.id) == has + 1);
                CHECK(its.find(swap.leaves).value_or(0) == now.source[at]->options.find(swap.leaves).value_or(0) - 1);
                // More than the group allows is never the result.
                CHECK(judge(after)->assessment().findings.size() <= now.findings.size() + 1);
            }
        }
    }
    CHECK(isFound);
}

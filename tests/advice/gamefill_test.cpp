// Lists of game data that are filled up: what may come, what it costs and what stays, worked out by hand in invented
// games.

#include "advice/filling/fill.h"
#include "battlescribe/harbour.h"
#include "battlescribe/judge/judgement.h"
#include "report/battlescribe/listfinding.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::testing;
using advice::FillWishes;
using advice::NoFill;

namespace {

std::string vessel(const std::string& id, const std::string& name, const std::string& cost,
                   const std::string& more = {})
{
    return entry("id=" + id + ";name=" + name + ";type=unit", crowns(cost) + inCategory("deck") + more);
}

/// "units 5: Take Boat in Fleet (+7 Crowns); ...": the kind of answer, what is left, and what is added.
std::string told(const advice::Fill& answer)
{
    constexpr std::array names{"units", "more", "others"};
    std::string text = names[static_cast<std::size_t>(answer.kind)];
    text += ' ' + std::to_string(answer.left->inParts() / Points::parts) + ':';
    for (const auto& change : answer.changes)
        text += (text.back() == ':' ? " " : "; ") + report::fixLabel(std::get<battlescribe::Verdict::Fix>(change.fix));
    return text;
}

/// The answers for a legal list. Each is judged, keeps all that was chosen, and can be taken back as one step.
std::vector<std::string> fills(Harbour& harbour, const FillWishes& wishes = {})
{
    REQUIRE(harbour.judged().isLegal());
    const auto found = advice::fill(harbour.game, harbour.roster, wishes);
    REQUIRE(found.why == NoFill::None);
    std::vector<std::string> texts;
    for (const auto& answer : found.answers) {
        const auto& after = std::get<battlescribe::Roster>(answer.list);
        CHECK(battlescribe::judge::judge(harbour.game, after).isLegal());
        auto changed = harbour.roster;
        const auto undo = battlescribe::apply(changed, std::get<battlescribe::Edit>(answer.edit));
        REQUIRE(undo.has_value());
        CHECK(changed == after);
        REQUIRE(battlescribe::apply(changed, *undo).has_value());
        CHECK(changed == harbour.roster);
        CHECK(answer.loss.choices == 0);
        CHECK(answer.leaving == 0);
        CHECK(answer.left == *found.left - answer.points);
        Points points;
        for (const auto& change : answer.changes)
            points += change.points;
        CHECK(points == answer.points);
        texts.push_back(told(answer));
    }
    return texts;
}

NoFill whyNone(Harbour& harbour)
{
    const auto found = advice::fill(harbour.game, harbour.roster);
    CHECK(found.answers.empty());
    return found.why;
}

using Texts = std::vector<std::string>;

} // namespace

TEST_CASE("a list of game data gets units for what is left, and others", "[gamefill]")
{
    Harbour harbour(entries(vessel("brig", "Brig", "30", limit("max 2 force")) +
                            vessel("sloop", "Sloop", "20", limit("max 2 force")) +
                            vessel("hulk", "Hulk", "50", limit("max 1 force"))));
    harbour.take(harbour.force(), "sloop");
    harbour.setLimit("70"); // of which 50 are left: a Brig and a second Sloop, or a Hulk
    CHECK(fills(harbour) == Texts{"units 0: Take Hulk in Fleet (+50 Crowns)",
                                  "others 0: Take Sloop in Fleet (+20 Crowns); Take Brig in Fleet (+30 Crowns)"});
    harbour.setLimit("49"); // 29 are left: only a Sloop costs so little
    CHECK(fills(harbour) == Texts{"units 9: Take Sloop in Fleet (+20 Crowns)"});
    harbour.setLimit("39");
    CHECK(fills(harbour).empty());
}

TEST_CASE("options and models fill up units that are there, as many as fit", "[gamefill]")
{
    const auto crew = entry("id=crew;name=Crew;type=model;collective=true",
                            crowns("5") + constraints(constraint("min 1 parent") + constraint("max 4 parent")));
    const auto lamp = entry("id=lamp;name=Lamp", crowns("2") + limit("max 1 parent"));
    Harbour harbour(entries(vessel("brig", "Brig", "30", limit("max 1 force") + entries(crew + lamp))));
    harbour.take(harbour.force(), "brig");
    // 35 crowns with one Crew. Three more and a Lamp come to 17.
    harbour.setLimit("55");
    CHECK(fills(harbour) == Texts{"more 3: Take 3 more of Crew in Brig (+15 Crowns); Take Lamp in Brig (+2 Crowns)"});
    harbour.setLimit("47");
    CHECK(fills(harbour) == Texts{"more 0: Take 2 more of Crew in Brig (+10 Crowns); Take Lamp in Brig (+2 Crowns)"});
    FillWishes wishes;
    wishes.hasAdditions = false;
    CHECK(fills(harbour, wishes).empty());
}

TEST_CASE("what the data took by themselves gives way to what is dearer, and what was chosen does not", "[gamefill]")
{
    const auto arms =
        groups(group("id=arms;name=Arms;defaultSelectionEntryId=hook",
                     constraints(constraint("min 1 parent") + constraint("max 1 parent")) +
                         entries(entry("id=hook;name=Hook", crowns("2")) + entry("id=gun;name=Gun", crowns("10")) +
                                 entry("id=cannon;name=Cannon", crowns("25")))));
    Harbour harbour(entries(vessel("brig", "Brig", "30", limit("max 1 force") + arms)));
    const auto brig = harbour.take(harbour.force(), "brig");
    harbour.setLimit("45"); // of which 32 are spent: a Gun costs 8 more than the Hook, a Cannon 23
    CHECK(fills(harbour) == Texts{"more 5: Take Gun in place of Hook in Brig (+8 Crowns)"});
    harbour.giveBack(harbour.only("hook"));
    harbour.take(brig, "gun");
    harbour.setLimit("70");
    CHECK(fills(harbour).empty()); // the Gun was chosen
}

TEST_CASE("new units come as the list has them, and tell what was chosen in them", "[gamefill]")
{
    const auto lamp = entry("id=lamp;name=Lamp", crowns("2") + limit("max 1 parent"));
    Harbour harbour(entries(vessel("brig", "Brig", "30", entries(lamp))));
    harbour.take(harbour.take(harbour.force(), "brig"), "lamp");
    harbour.setLimit("64");
    CHECK(fills(harbour) == Texts{"units 0: Take Brig with Lamp in Fleet (+32 Crowns)"});
    harbour.setLimit("62"); // plain it fits as well
    CHECK(fills(harbour) == Texts{"units 0: Take Brig in Fleet (+30 Crowns)"});
}

TEST_CASE("the shares of categories stay, and no third of a kind comes before a second of another", "[gamefill]")
{
    const auto mast = [](const std::string& id, const std::string& name) {
        return entry("id=" + id + ";name=" + name + ";type=unit", crowns("20") + inCategory("mast"));
    };
    Harbour harbour(entries(vessel("brig", "Brig", "20") + vessel("sloop", "Sloop", "20") + mast("top", "Topsail")));
    const auto fleet = harbour.force();
    harbour.take(fleet, "brig");
    harbour.take(fleet, "top");
    harbour.setLimit("80"); // half of it deck, half mast: of 40 left one each; a second Brig costs a quarter more
    CHECK(fills(harbour).front() == "units 0: Take Topsail in Fleet (+20 Crowns); Take Sloop in Fleet (+20 Crowns)");
    harbour.setLimit("140"); // of five more, none is a third before the others are second ones
    const auto found = advice::fill(harbour.game, harbour.roster);
    std::map<std::string, int> kinds;
    for (const auto& change : found.answers.front().changes)
        ++kinds[std::get<battlescribe::Verdict::Fix>(change.fix).name];
    CHECK(std::ranges::all_of(kinds, [](const auto& kind) { return kind.second <= 2; }));
    CHECK(kinds.size() == 3);
}

TEST_CASE("limits of the data are kept, whatever costs little", "[gamefill]")
{
    const auto relic = entry("id=crown;name=Crown",
                             crowns("10") + constraints(constraint("max 1 roster", "includeChildSelections=true") +
                                                        constraint("max 1 parent")));
    const auto ghost =
        entry("id=ghost;name=Ghost;type=unit",
              crowns("5") + inCategory("mast") +
                  modifiers(modifier("set hidden true", conditions(condition("atLeast 1 roster brig")))));
    Harbour harbour(entries(vessel("brig", "Brig", "30", limit("max 2 force") + entries(relic)) + ghost));
    const auto fleet = harbour.force();
    harbour.take(fleet, "brig");
    harbour.take(fleet, "brig");
    harbour.setLimit("85"); // the Crown is there once, and where a Brig is there is no Ghost
    CHECK(fills(harbour) == Texts{"more 15: Take Crown in Brig (+10 Crowns)"});
}

TEST_CASE("what may not come does not, and what was refused is not offered again", "[gamefill]")
{
    const auto lamp = entry("id=lamp;name=Lamp", crowns("20") + limit("max 1 parent"));
    Harbour harbour(entries(vessel("brig", "Brig", "20", entries(lamp)) + vessel("sloop", "Sloop", "20")));
    const auto fleet = harbour.force();
    harbour.take(fleet, "brig");
    harbour.setLimit("40");
    FillWishes wishes;
    wishes.hasNewUnits = false;
    CHECK(fills(harbour, wishes) == Texts{"more 0: Take Lamp in Brig (+20 Crowns)"});
    const auto brig = harbour.choice(fleet, "brig");
    const auto sloop = harbour.choice(fleet, "sloop");
    wishes = {};
    wishes.mayCome = [&](Id<battlescribe::Choice> choice) { return choice != brig && choice != sloop; };
    CHECK(fills(harbour, wishes) == Texts{"more 0: Take Lamp in Brig (+20 Crowns)"});
    wishes.mayCome = [&](Id<battlescribe::Choice> choice) { return choice == sloop; };
    const auto only = advice::fill(harbour.game, harbour.roster, wishes);
    REQUIRE(only.answers.size() == 1);
    CHECK(told(only.answers.front()) == "units 0: Take Sloop in Fleet (+20 Crowns)");
    wishes.locks.refused = {only.answers.front().changes.front().edit};
    CHECK(fills(harbour, wishes).empty());
}

TEST_CASE("where nothing can be filled up it says why", "[gamefill]")
{
    Harbour harbour(entries(vessel("brig", "Brig", "30", limit("max 2 force")) +
                            vessel("wreck", "Wreck", "1", constraints(constraint("max 1 force", "colour=red")))));
    const auto fleet = harbour.force();
    harbour.take(fleet, "brig");
    CHECK(whyNone(harbour) == NoFill::NoLimit);
    harbour.setLimit("30");
    CHECK(whyNone(harbour) == NoFill::Full);
    harbour.setLimit("20");
    CHECK(whyNone(harbour) == NoFill::NotLegal);
    harbour.setLimit("100");
    CHECK(fills(harbour) == Texts{"units 40: Take Brig in Fleet (+30 Crowns)"}); // no Wreck: it cannot be judged
    harbour.take(fleet, "wreck");
    CHECK(whyNone(harbour) == NoFill::NotKnown);
}

TEST_CASE("costs that no army has are no danger", "[gamefill]")
{
    Harbour harbour(entries(vessel("ark", "Ark", "400000000", limit("max 2 force")) +
                            vessel("debt", "Debt", "-400000000", limit("max 2 force")) +
                            vessel("sloop", "Sloop", "20", limit("max 2 force"))));
    const auto fleet = harbour.force();
    harbour.take(fleet, "ark");
    harbour.take(fleet, "debt");
    harbour.setLimit("40");
    REQUIRE(!fills(harbour).empty());
    CHECK(fills(harbour).front() == "units 0: Take Sloop in Fleet (+20 Crowns); Take Sloop in Fleet (+20 Crowns)");
    harbour.setLimit("900000000");
    CHECK(!fills(harbour).empty());
}

TEST_CASE("the same list is filled up in the same way, byte for byte", "[gamefill]")
{
    Harbour harbour(entries(vessel("brig", "Brig", "30") + vessel("sloop", "Sloop", "20")));
    harbour.take(harbour.force(), "brig");
    harbour.setLimit("130");
    const auto first = advice::fill(harbour.game, harbour.roster);
    const auto second = advice::fill(harbour.game, harbour.roster);
    REQUIRE(first.answers.size() == second.answers.size());
    REQUIRE(!first.answers.empty());
    for (std::size_t i = 0; i < first.answers.size(); ++i)
        CHECK(first.answers[i].list == second.answers[i].list);
    // Nothing new has an id of something that is there, or of another new thing.
    std::set<std::string> ids;
    for (const auto& each : std::get<battlescribe::Roster>(first.answers.front().list).forces.front().selections)
        CHECK(ids.insert(each.id).second);
}

// What makes lists of game data legal: each kind of change, and what it loses, worked out by hand in invented games.

#include "advice/repair/repair.h"
#include "battlescribe/harbour.h"
#include "battlescribe/judge/judgement.h"
#include "report/battlescribe/listfinding.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::testing;
using advice::Aim;
using advice::Wishes;
using muster::battlescribe::Selection;

namespace {

/// "choices points edits*: Remove Boat from Fleet (−7 Crowns); ... | 1 choice, 7 points, 1 edit": a star is proven.
std::string told(const advice::Repair& answer)
{
    constexpr std::array names{"choices", "points", "edits"};
    std::string text;
    for (const auto aim : answer.aims)
        text += std::string(text.empty() ? "" : " ") + names[static_cast<std::size_t>(aim)] +
                (std::ranges::count(answer.proven, aim) > 0 ? "*" : "");
    text += ':';
    for (const auto& change : answer.changes)
        text += (text.back() == ':' ? " " : "; ") + report::fixLabel(std::get<battlescribe::Verdict::Fix>(change.fix));
    const auto& loss = answer.loss;
    return text + " | " + std::to_string(loss.choices) + ' ' + std::to_string(loss.points.inParts() / Points::parts) +
           ' ' + std::to_string(loss.edits);
}

/// The answers for a list that is not legal. Each is judged, its changes lead to it, and can be taken back.
std::vector<std::string> answers(Harbour& harbour, const Wishes& wishes = {})
{
    REQUIRE(!harbour.judged().isLegal());
    const auto repairs = advice::repair(harbour.game, harbour.roster, wishes);
    std::vector<std::string> texts;
    for (const auto& answer : repairs.answers) {
        const auto& after = std::get<battlescribe::Roster>(answer.list);
        CHECK(battlescribe::judge::judge(harbour.game, after).isLegal());
        auto changed = harbour.roster;
        const auto undo = battlescribe::apply(changed, std::get<battlescribe::Edit>(answer.edit));
        REQUIRE(undo.has_value());
        CHECK(changed == after);
        REQUIRE(battlescribe::apply(changed, *undo).has_value());
        CHECK(changed == harbour.roster);
        int edits = 0;
        Points points;
        for (const auto& change : answer.changes) {
            edits += change.edits;
            points += change.points;
        }
        CHECK(edits == answer.loss.edits);
        CHECK(points == answer.points);
        texts.push_back(told(answer));
    }
    return texts;
}

using Texts = std::vector<std::string>;

std::string ship(const std::string& id, const std::string& name, const std::string& cost, const std::string& more = {})
{
    return entry("id=" + id + ";name=" + name + ";type=unit", crowns(cost) + inCategory("deck") + more);
}

} // namespace

TEST_CASE("what costs too much is removed, by what is lost least", "[gamelists]")
{
    Harbour harbour(
        entries(ship("brig", "Brig", "30") + ship("sloop", "Sloop", "20") + ship("cutter", "Cutter", "10")));
    const auto fleet = harbour.force();
    for (const auto* each : {"brig", "sloop", "cutter"})
        harbour.take(fleet, each);
    harbour.setLimit("55"); // of 60: at least 5 must go
    CHECK(answers(harbour) == Texts{"choices points edits*: Remove Cutter from Fleet (−10 Crowns) | 1 10 1"});
    harbour.setLimit("50"); // 10 must go: nothing can lose less
    CHECK(answers(harbour) == Texts{"choices points* edits*: Remove Cutter from Fleet (−10 Crowns) | 1 10 1"});
    harbour.setLimit("35"); // 25 must go: the Brig alone, or both others
    CHECK(answers(harbour) == Texts{"choices points edits*: Remove Brig from Fleet (−30 Crowns) | 1 30 1"});
}

TEST_CASE("of a choice there are less, in one gesture", "[gamelists]")
{
    const auto crew = entry("id=crew;name=Crew;type=model;collective=true", crowns("5") + limit("max 2 parent"));
    Harbour harbour(entries(ship("brig", "Brig", "30", entries(crew))));
    const auto brig = harbour.take(harbour.force(), "brig");
    harbour.setAmount(harbour.take(brig, "crew"), 4);
    // 4 of at most 2: a choice is less than it was, and 2 of 5 crowns are gone.
    CHECK(answers(harbour) == Texts{"choices points edits*: Take only 2 of Crew in Brig (−10 Crowns) | 1 10 1"});
}

TEST_CASE("another choice of a group takes the place of one", "[gamelists]")
{
    const auto arms = groups(group(
        "id=arms;name=Arms;defaultSelectionEntryId=hook",
        constraints(constraint("min 1 parent") + constraint("max 1 parent")) +
            entries(entry("id=gun;name=Gun", crowns("10") + limit("max 1 roster", "includeChildSelections=true")) +
                    entry("id=hook;name=Hook", crowns("2")))));
    Harbour harbour(entries(ship("brig", "Brig", "30", arms)));
    const auto fleet = harbour.force();
    for (int i = 0; i < 2; ++i) {
        const auto brig = harbour.take(fleet, "brig");
        harbour.giveBack(harbour.only("hook"));
        harbour.take(brig, "gun");
    }
    // Each Brig needs one of its Arms, and one Gun is allowed: the Gun of 10 is gone; the Hook of 2 makes up for
    // nothing.
    CHECK(answers(harbour) == Texts{"choices points edits*: Take Hook in place of Gun in Brig (−8 Crowns) | 1 10 1"});
}

TEST_CASE("what is missing is taken, and loses nothing", "[gamelists]")
{
    Harbour harbour(entries(ship("brig", "Brig", "30") + ship("captain", "Captain", "25", limit("min 1 force"))));
    const auto fleet = harbour.force();
    harbour.take(fleet, "brig");
    harbour.giveBack(harbour.only("captain"));
    CHECK(answers(harbour) == Texts{"choices* points* edits*: Take Captain in Fleet (+25 Crowns) | 0 0 1"});
    // Within 40 crowns the Brig has to go for the Captain: 15 at least.
    harbour.setLimit("40");
    CHECK(
        answers(harbour) ==
        Texts{
            "choices points edits: Remove Brig from Fleet (−30 Crowns); Take Captain in Fleet (+25 Crowns) | 1 30 2"});
}

TEST_CASE("what is missing in a group below is taken there, where it may be", "[gamelists]")
{
    const auto flag = entry("id=banner;name=Banner",
                            crowns("3") + constraints(constraint("max 1 parent") +
                                                      constraint("min 1 roster", "includeChildSelections=true")));
    Harbour harbour(entries(ship("brig", "Brig", "30", entries(flag))));
    const auto fleet = harbour.force();
    const auto brig = harbour.take(fleet, "brig");
    if (harbour.children(brig) == Texts{"banner"})
        harbour.giveBack(harbour.only("banner"));
    CHECK(answers(harbour) == Texts{"choices* points* edits*: Take Banner in Brig (+3 Crowns) | 0 0 1"});
}

TEST_CASE("a unit that goes counts with what was chosen for it, but not with what the data take by themselves",
          "[gamelists]")
{
    const auto inner = entry("id=mate;name=Mate", crowns("5") + constraints(constraint("min 1 parent"))) +
                       entry("id=lamp;name=Lamp", crowns("2") + limit("max 1 parent"));
    Harbour harbour(
        entries(ship("brig", "Brig", "30", limit("max 0 force") + entries(inner)) + ship("sloop", "Sloop", "20")));
    const auto fleet = harbour.force();
    harbour.take(fleet, "sloop");
    harbour.take(harbour.take(fleet, "brig"), "lamp");
    // The Brig and its Lamp; not the Mate, who comes with it. 30, 5 and 2 crowns.
    CHECK(answers(harbour) == Texts{"choices points edits*: Remove Brig from Fleet (−37 Crowns) | 2 37 1"});
}

TEST_CASE("what is hidden goes, or what hides it", "[gamelists]")
{
    const auto ghost =
        entry("id=ghost;name=Ghost;type=unit",
              crowns("40") + inCategory("mast") +
                  modifiers(modifier("set hidden true", conditions(condition("atLeast 2 roster sloop")))));
    Harbour harbour(entries(ship("sloop", "Sloop", "20") + ghost));
    const auto fleet = harbour.force();
    harbour.take(fleet, "ghost");
    harbour.take(fleet, "sloop");
    harbour.take(fleet, "sloop");
    // Either is one unit; the Sloop of 20 costs less than the Ghost of 40.
    CHECK(answers(harbour) == Texts{"choices points edits*: Remove Sloop from Fleet (−20 Crowns) | 1 20 1"});
}

TEST_CASE("what conditions ask for is taken where that allows more", "[gamelists]")
{
    const auto brig = ship("brig", "Brig", "30",
                           constraints(constraint("max 0 force", "id=most")) +
                               modifiers(modifier("set most 2", conditions(condition("atLeast 1 force captain")))));
    Harbour harbour(entries(brig + ship("captain", "Captain", "25")));
    const auto fleet = harbour.force();
    harbour.take(fleet, "brig");
    harbour.take(fleet, "brig");
    CHECK(answers(harbour) == Texts{"choices* points* edits*: Take Captain in Fleet (+25 Crowns) | 0 0 1"});
}

TEST_CASE("what the data say themselves is mended by what their condition asks for, or without it", "[gamelists]")
{
    const auto brig =
        ship("brig", "Brig", "30",
             modifiers(modifier("add error Who leads it?", conditions(condition("lessThan 1 force captain")))));
    Harbour harbour(entries(brig + ship("captain", "Captain", "25")));
    harbour.take(harbour.force(), "brig");
    CHECK(answers(harbour) == Texts{"choices* points* edits*: Take Captain in Fleet (+25 Crowns) | 0 0 1"});
    // For the Captain there are no crowns left, and without the Brig there is nothing: that is no answer where it may
    // be told otherwise.
    harbour.setLimit("30");
    const auto repairs = advice::repair(harbour.game, harbour.roster);
    CHECK(repairs.isEmptying);
    REQUIRE(repairs.answers.size() == 1);
    CHECK(told(repairs.answers.front()) == "choices points edits*: Remove Brig from Fleet (−30 Crowns) | 1 30 1");
}

TEST_CASE("a share is kept by less of what is counted, or by more of what it is a share of", "[gamelists]")
{
    // Of the crowns of a force a half at most for masts: 40 of 70 is too much.
    const auto forces = xml("forceEntry", "id=patrol;name=Patrol",
                            xml("categoryLinks", {},
                                xml("categoryLink", "id=p-deck;targetId=deck;name=Deck") +
                                    xml("categoryLink", "id=p-mast;targetId=mast;name=Mast",
                                        constraints(constraint("max 50 parent", "field=crowns;percentValue=true")))));
    const auto mast = entry("id=mast-1;name=Topsail;type=unit", crowns("20") + inCategory("mast"));
    Harbour harbour(entries(ship("brig", "Brig", "30") + mast), {}, {}, forces);
    const auto patrol = harbour.force("patrol");
    harbour.take(patrol, "brig");
    harbour.take(patrol, "mast-1");
    harbour.take(patrol, "mast-1");
    // Without one Topsail 20 of 50 are left.
    CHECK(answers(harbour) == Texts{"choices points edits*: Remove Topsail from Patrol (−20 Crowns) | 1 20 1"});
}

TEST_CASE("several errors are mended together", "[gamelists]")
{
    const auto crew = entry("id=crew;name=Crew;type=model;collective=true",
                            crowns("5") + constraints(constraint("min 2 parent") + constraint("max 4 parent")));
    Harbour harbour(
        entries(ship("brig", "Brig", "30", limit("max 2 force") + entries(crew)) + ship("sloop", "Sloop", "20")));
    const auto fleet = harbour.force();
    std::vector<std::string> brigs;
    for (int i = 0; i < 3; ++i)
        brigs.push_back(harbour.take(fleet, "brig"));
    harbour.take(fleet, "sloop");
    for (const auto& each : harbour.roster.forces.front().selections)
        if (each.id == brigs[0])
            harbour.setAmount(each.selections.front().id, 6); // 2 too many
    // 60, 40, 40 and 20 crowns. A Brig goes, and of the first Crew 2; or the first Brig alone, with more crowns.
    const auto found = answers(harbour);
    REQUIRE(found.size() == 2);
    CHECK(found[0] == "choices edits*: Remove Brig from Fleet (−60 Crowns) | 1 60 1");
    CHECK(found[1] == "points: Take only 4 of Crew in Brig (−10 Crowns); Remove Brig from Fleet (−40 Crowns) | 2 50 2");
}

TEST_CASE("a unit too many of one force moves to another, and loses nothing", "[gamelists]")
{
    Harbour harbour(entries(ship("brig", "Brig", "30", limit("max 1 force")) + ship("sloop", "Sloop", "20")));
    const auto first = harbour.force();
    const auto second = harbour.force();
    harbour.take(first, "brig");
    harbour.take(first, "brig");
    harbour.take(second, "sloop");
    CHECK(answers(harbour) == Texts{"choices* points* edits*: Move Brig to Fleet | 0 0 1"});
    // Where each has its own, one must go: 1 choice of 30 crowns.
    harbour.take(second, "brig");
    CHECK(answers(harbour) == Texts{"choices points edits*: Remove Brig from Fleet (−30 Crowns) | 1 30 1"});
}

TEST_CASE("a unit that one force lacks comes from another", "[gamelists]")
{
    Harbour harbour(entries(ship("brig", "Brig", "30", limit("min 1 force")) + ship("sloop", "Sloop", "20")));
    const auto first = harbour.force(); // each comes with a Brig
    harbour.force();
    harbour.take(first, "brig");
    harbour.giveBack(harbour.roster.forces[1].selections.front().id);
    harbour.setLimit("60"); // a third Brig would cost 30 too much
    CHECK(answers(harbour) == Texts{"choices* points* edits*: Move Brig to Fleet | 0 0 1"});
}

TEST_CASE("a force too many goes, and counts with its units", "[gamelists]")
{
    const auto forces = xml("forceEntry", "id=patrol;name=Patrol",
                            constraints(constraint("max 1 roster", "field=forces")) +
                                xml("categoryLinks", {}, xml("categoryLink", "id=p-deck;targetId=deck;name=Deck")));
    Harbour harbour(entries(ship("brig", "Brig", "30") + ship("sloop", "Sloop", "20")), {}, {}, forces);
    harbour.take(harbour.force("patrol"), "brig");
    harbour.take(harbour.force("patrol"), "sloop");
    CHECK(answers(harbour) == Texts{"choices points edits*: Remove Patrol (−20 Crowns) | 2 20 1"});
}

TEST_CASE("units that are new come with what the data want, as one edit, and choices for them are one more each",
          "[gamelists]")
{
    const auto arms = groups(
        group("id=arms;name=Arms", constraints(constraint("min 1 parent")) +
                                       entries(entry("id=gun;name=Gun", crowns("10")) + entry("id=hook;name=Hook"))));
    const auto mate = entries(entry("id=mate;name=Mate", crowns("5") + constraints(constraint("min 1 parent"))));
    Harbour harbour(entries(ship("sloop", "Sloop", "20") +
                            ship("brig", "Brig", "30", constraints(constraint("min 1 force")) + mate + arms)));
    const auto fleet = harbour.force();
    harbour.take(fleet, "sloop");
    harbour.giveBack(harbour.only("brig"));
    // A Brig of 30 with its Mate of 5; the data have no default for the Arms, so the first is another choice.
    CHECK(answers(harbour) == Texts{"choices* points* edits: Take Brig with Gun in Fleet (+45 Crowns) | 0 0 2"});
}

TEST_CASE("what is kept stays, and what was refused is not offered again", "[gamelists]")
{
    Harbour harbour(
        entries(ship("brig", "Brig", "30") + ship("sloop", "Sloop", "20") + ship("cutter", "Cutter", "10")));
    const auto fleet = harbour.force();
    const auto brig = harbour.take(fleet, "brig");
    const auto sloop = harbour.take(fleet, "sloop");
    const auto cutter = harbour.take(fleet, "cutter");
    harbour.setLimit("55");
    Wishes wishes;
    wishes.locks.keep = {cutter};
    CHECK(answers(harbour, wishes) == Texts{"choices points edits*: Remove Sloop from Fleet (−20 Crowns) | 1 20 1"});
    wishes.locks.keep = {cutter, fleet}; // a force is kept without what is in it
    wishes.locks.refused = {battlescribe::Edit{battlescribe::RemoveSelection{sloop}}};
    CHECK(answers(harbour, wishes) == Texts{"choices points edits*: Remove Brig from Fleet (−30 Crowns) | 1 30 1"});
    wishes.locks.keep = {cutter, sloop, brig};
    CHECK(answers(harbour, wishes).empty());
    wishes.locks.keep = {};
    wishes.aims = {Aim::Edits};
    CHECK(answers(harbour, wishes).size() == 1);
}

TEST_CASE("a list that is legal, and one that cannot be judged whole, get no answers", "[gamelists]")
{
    Harbour harbour(entries(ship("brig", "Brig", "30") +
                            ship("wreck", "Wreck", "1", constraints(constraint("max 1 force", "colour=red")))));
    const auto fleet = harbour.force();
    harbour.take(fleet, "brig");
    const auto legal = advice::repair(harbour.game, harbour.roster);
    CHECK(legal.isLegal);
    CHECK(legal.answers.empty());
    harbour.setLimit("10");
    CHECK(!advice::repair(harbour.game, harbour.roster).isLegal);
    harbour.take(fleet, "wreck");
    REQUIRE(!harbour.judged().isComplete());
    const auto open = advice::repair(harbour.game, harbour.roster);
    CHECK(!open.isJudged);
    CHECK(open.answers.empty());
}

TEST_CASE("the same list gets the same answers, byte for byte, and new things get new ids", "[gamelists]")
{
    Harbour harbour(entries(ship("brig", "Brig", "30", constraints(constraint("min 2 force")))));
    const auto fleet = harbour.force();
    const auto brig = harbour.roster.forces.front().selections.front().id;
    harbour.giveBack(harbour.roster.forces.front().selections.back().id);
    const auto first = advice::repair(harbour.game, harbour.roster);
    const auto second = advice::repair(harbour.game, harbour.roster);
    REQUIRE(first.answers.size() == 1);
    CHECK(std::get<battlescribe::Edit>(first.answers[0].edit) == std::get<battlescribe::Edit>(second.answers[0].edit));
    const auto& after = std::get<battlescribe::Roster>(first.answers[0].list).forces.front().selections;
    REQUIRE(after.size() == 2);
    CHECK(after.front().id == brig);
    CHECK(after.back().id != brig);
    CHECK(first.answers[0].changes.front().row.empty());
    CHECK(first.answers[0].added == 1);
    CHECK(first.answers[0].leaving == 0);
}

#include "editor/gestures/adding.h"
#include "editor/gestures/gestures.h"
#include "editor/gestures/trial.h"
#include "fixture.h"

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

Gestures gestures(const Document& document) { return {document.catalogue(), document.roster()}; }

/// Makes a gesture as one step, takes it back byte for byte, makes it again.
void make(Document& document, const std::optional<Gesture>& gesture)
{
    REQUIRE(gesture);
    const auto before = writeRoster(document.roster());
    const auto steps = document.undoStack().count();
    REQUIRE(document.apply(gesture->change, gesture->name));
    CHECK(document.undoStack().count() == steps + 1);
    CHECK(document.undoStack().undoText() == gesture->name);
    const auto after = writeRoster(document.roster());
    CHECK(after != before);
    document.undoStack().undo();
    CHECK(writeRoster(document.roster()) == before);
    document.undoStack().redo();
    CHECK(writeRoster(document.roster()) == after);
    for (const auto& id : gesture->selects)
        CHECK(findUnit(document.roster(), id) != nullptr);
    document.judgeNow();
}

using Ids = std::vector<std::string>;

Points points(const Document& document) { return document.verdict()->assessment().points; }

/// The battalion below its two first commanders, who are u1 and u8.
std::string topOf(const Document& document)
{
    const auto& units = document.roster().units;
    return tree({units.begin(), units.begin() + 2});
}

} // namespace

TEST_CASE("a unit is added where it is wanted, under an id that nobody has")
{
    Document document(store());
    REQUIRE(document.open(battalion)); // u1 to u22
    const auto detachment = gestures(document).add("tactical-detachment", {"u16", 1, {}});
    CHECK(detachment.name == "Add Tactical Detachment");
    CHECK(detachment.selects == Ids{"u23"});
    make(document, detachment);
    CHECK(tree(findUnit(document.roster(), "u16")->units) == "u17 u23 u18");
    CHECK(points(document) == 4890 + 165);

    const auto titan = gestures(document).add("titan-legion:reaver-titan", gestures(document).end());
    CHECK(titan.name == "Add Reaver Titan");
    make(document, titan);
    CHECK(document.roster().units.back().id == "u24");
    CHECK(document.roster().units.back().unit == "titan-legion:reaver-titan");

    // Ids in between that became free are given out again, those of units below others are not.
    make(document, gestures(document).remove({"u9"}));
    const auto next = gestures(document).add("scout-detachment", gestures(document).end());
    CHECK(next.selects == Ids{"u9"});
}

TEST_CASE("a unit is added in its place, and one that nobody knows under its reference")
{
    Document document(store());
    REQUIRE(document.create(roster("wargame", "standard", {unit("bell", "colossus")})));
    make(document, gestures(document).add("infantry", {"bell", 0, "rider"}));
    CHECK(document.roster().units[0].units[0].as == "rider");
    const auto unknown = gestures(document).add("war-wagon", gestures(document).end());
    CHECK(unknown.name == "Add war-wagon");
    make(document, unknown);
    CHECK(document.roster().units[1].unit == "war-wagon");
}

TEST_CASE("units are removed with all below them, and what stands next is selected")
{
    Document document(store());
    REQUIRE(document.open(battalion));
    // u9 is attached to u8: it is removed with it, and counts as no further unit.
    const auto both = gestures(document).remove({"u9", "u19", "u8"});
    REQUIRE(both);
    CHECK(both->name.startsWith("Remove 2 unit"));
    CHECK(both->selects == Ids{"u20"});
    make(document, both);
    CHECK(topOf(document) == "u1[u2 u3 u4 u5 u6 u7] u12[u13 u14 u15]");
    CHECK(points(document) == 4890 - (230 + 165 + 165 + 235) - 120);

    const auto last = gestures(document).remove({"u22"});
    REQUIRE(last);
    CHECK(last->name == "Remove Swift Anger");
    CHECK(last->selects == Ids{"u21"}); // none behind it: the one before
    make(document, last);

    const auto all = gestures(document).remove({"u17", "u18"});
    REQUIRE(all);
    CHECK(all->selects == Ids{"u16"}); // none is left beside them: the one above
    make(document, all);
    CHECK(findUnit(document.roster(), "u16")->units.empty());

    CHECK_FALSE(gestures(document).remove({}));
    CHECK_FALSE(gestures(document).remove({"nobody"}));
    Document empty(store());
    REQUIRE(empty.create(skirmish()));
    CHECK_FALSE(gestures(empty).remove({"u1"}));
    make(empty, gestures(empty).add("infantry", gestures(empty).end()));
    const auto only = gestures(empty).remove({"u1"});
    REQUIRE(only);
    CHECK(only->selects.empty());
    make(empty, only);
}

TEST_CASE("copies stand behind their originals, whole, under new ids")
{
    Document document(store());
    REQUIRE(document.open(battalion));
    const auto original = *findUnit(document.roster(), "u16");
    const auto copies = gestures(document).duplicate({"u20", "u16", "u17"});
    REQUIRE(copies);
    CHECK(copies->name.startsWith("Duplicate 2 unit"));
    REQUIRE(copies->selects.size() == 2);
    make(document, copies);
    const auto& units = document.roster().units;
    REQUIRE(units.size() == 10);
    CHECK(units[3].id == "u16");
    CHECK(units[4].id == copies->selects[0]); // in the order of the roster
    CHECK(units[6].id == "u20");
    CHECK(units[7].id == copies->selects[1]);
    CHECK(points(document) == 4890 + (415 + 165 + 150) + 75);

    // Alike in all but the ids: name, the flag, and what hangs below with its place.
    auto copy = units[4];
    copy.id = "u16";
    CHECK(copy.units[0].id != "u17");
    copy.units[0].id = "u17";
    copy.units[1].id = "u18";
    CHECK(copy == original);

    const auto one = gestures(document).duplicate({"u2"});
    REQUIRE(one);
    CHECK(one->name == "Duplicate First");
    make(document, one);
    CHECK(findUnit(document.roster(), "u1")->units[1].id == one->selects[0]);
    CHECK(findUnit(document.roster(), "u1")->units[1].as == "command");
    CHECK_FALSE(gestures(document).duplicate({"nobody"}));
}

TEST_CASE("several units move together and keep their order")
{
    Document document(store());
    REQUIRE(document.open(battalion));
    // Named in any order, from here and there, before one that stays.
    const auto up = gestures(document).move({"u6", "u4", "u10"}, gestures(document).before("u3"));
    REQUIRE(up);
    CHECK(up->name.startsWith("Attach 3 unit"));
    CHECK(up->name.endsWith("to Commander Ardane"));
    CHECK(up->selects == Ids{"u4", "u6", "u10"});
    make(document, up);
    CHECK(topOf(document) == "u1[u2 u4 u6 u10 u3 u5 u7] u8[u9 u11]");
    make(document, gestures(document).move({"u2", "u6"}, gestures(document).behind("u5")));
    CHECK(topOf(document) == "u1[u4 u10 u3 u5 u2 u6 u7] u8[u9 u11]");
    // Before one that moves itself: before the next that stays.
    make(document, gestures(document).move({"u4", "u5", "u2"}, gestures(document).before("u5")));
    CHECK(topOf(document) == "u1[u10 u3 u4 u5 u2 u6 u7] u8[u9 u11]");
    // To the end of a list of which some come.
    make(document, gestures(document).move({"u9", "u3"}, {"u8", 2, {}}));
    CHECK(topOf(document) == "u1[u10 u4 u5 u2 u6 u7] u8[u11 u3 u9]");
    const auto alone = gestures(document).move({"u7"}, gestures(document).end());
    REQUIRE(alone);
    CHECK(alone->name == "Move Ardane's Shield");
    make(document, alone);
    CHECK(document.roster().units.back().id == "u7");
    CHECK(document.roster().units.back().as.empty());
    CHECK(points(document) == 4890);
}

TEST_CASE("a commander moves with his cards, and a card that is named too is not torn off")
{
    Document document(store());
    REQUIRE(document.open(battalion));
    make(document, gestures(document).move({"u8", "u9"}, gestures(document).before("u1")));
    CHECK(topOf(document) == "u8[u9 u10 u11] u1[u2 u3 u4 u5 u6 u7]");
}

TEST_CASE("a move that goes nowhere, or into itself, is none")
{
    Document document(store());
    REQUIRE(document.open(battalion));
    const auto before = document.roster();
    CHECK_FALSE(gestures(document).move({"u3"}, gestures(document).before("u4")));
    CHECK_FALSE(gestures(document).move({"u3"}, gestures(document).behind("u2")));
    CHECK_FALSE(gestures(document).move({"u3", "u4"}, gestures(document).before("u4")));
    CHECK_FALSE(gestures(document).move({"u1"}, {"u1", 0, {}}));
    CHECK_FALSE(gestures(document).move({"u1"}, {"u2", 0, {}}));
    CHECK_FALSE(gestures(document).move({"u2", "u8"}, {"u9", 0, {}}));
    CHECK_FALSE(gestures(document).move({"u2"}, {"nobody", 0, {}}));
    CHECK_FALSE(gestures(document).move({"nobody"}, gestures(document).end()));
    CHECK_FALSE(gestures(document).move({}, gestures(document).end()));
    CHECK(document.roster() == before);
}

TEST_CASE("before and behind a unit is its own list, and its own place")
{
    Document document(store());
    REQUIRE(document.open(march)); // the Foundry Bell, u14, carries u15; u17 rides u16
    const auto spot = gestures(document).behind("u17");
    CHECK(spot.parent == "u16");
    CHECK(spot.index == 1);
    CHECK(spot.as == "rider");
    CHECK(gestures(document).before("u15").as == "embarked");
    CHECK(gestures(document).before("u15").index == 0);
    const auto top = gestures(document).behind("u14");
    CHECK(top.parent.empty());
    CHECK(top.index == 14);
    CHECK(gestures(document).before("nobody").index == 15); // the end
    CHECK(gestures(document).behind("nobody").parent.empty());
    // What stood alone rides now, and the other way round.
    make(document, gestures(document).move({"u11"}, spot));
    CHECK(findUnit(document.roster(), "u11")->as == "rider");
    make(document, gestures(document).move({"u11"}, gestures(document).before("u1")));
    CHECK(findUnit(document.roster(), "u11")->as.empty());
    CHECK(document.roster().units.front().id == "u11");
}

TEST_CASE("units are held back and deployed, those that are so already aside")
{
    Document document(store());
    REQUIRE(document.open(hold)); // u6 is held back; of ten units five may be
    const auto back = gestures(document).reserve({"u1", "u6", "u4"}, true);
    REQUIRE(back);
    CHECK(std::get<edits::Batch>(editOf(*back).change).edits.size() == 2);
    make(document, back);
    for (const auto* id : {"u1", "u4", "u6"})
        CHECK(findUnit(document.roster(), id)->reserve);
    // The passengers of u4 are held back with it: four units in all.
    const auto& units = document.verdict()->assessment().units;
    CHECK(std::ranges::count_if(units, [](const AssessedUnit& each) { return each.heldBack; }) == 4);
    CHECK_FALSE(gestures(document).reserve({"u1", "u6", "nobody"}, true));
    const auto forth = gestures(document).reserve({"u6"}, false);
    REQUIRE(forth);
    CHECK(forth->name == "Deploy Sparrowhawk");
    make(document, forth);
    CHECK_FALSE(findUnit(document.roster(), "u6")->reserve);
    CHECK(gestures(document).reserve({"u6"}, true)->name == "Hold back Sparrowhawk");
}

TEST_CASE("copied units are a small roster, and are pasted whole under new ids")
{
    Document document(store());
    REQUIRE(document.open(hold));
    const auto bytes = gestures(document).copy({"u5", "u4", "u6"});
    const auto read = gestures(document).read(bytes);
    REQUIRE(read);
    CHECK(read->army == "forge-fathers");
    CHECK(tree(read->units) == "u4[u5] u6"); // u5 is below u4
    const auto pasted = gestures(document).paste(read->units, read->army, gestures(document).behind("u2"));
    CHECK(pasted.name.startsWith("Paste 2 unit"));
    CHECK(pasted.selects == Ids{"u11", "u13"});
    make(document, pasted);
    CHECK(tree(document.roster().units) == "u1 u2 u11[u12] u13 u3 u4[u5] u6 u7 u8 u9[u10]");
    CHECK(points(document) == 1500 + 250 + 150 + 70);
    auto copy = *findUnit(document.roster(), "u11");
    copy.id = "u4";
    copy.units[0].id = "u5";
    CHECK(copy == *findUnit(document.roster(), "u4"));
    CHECK(findUnit(document.roster(), "u13")->note == findUnit(document.roster(), "u6")->note);
}

TEST_CASE("what is pasted into another army's roster names its own army, and at home no longer")
{
    Document dwarfs(store());
    REQUIRE(dwarfs.open(hold));
    Document orcs(store());
    REQUIRE(orcs.create(roster("warpath-2e", "marauders", {unit("u1", "warlord")})));
    // A hired raptor comes home, with those aboard; a section of Forge Fathers goes abroad.
    const auto read = gestures(orcs).read(gestures(dwarfs).copy({"u9", "u1"}));
    REQUIRE(read);
    make(orcs, gestures(orcs).paste(read->units, read->army, gestures(orcs).end()));
    REQUIRE(tree(orcs.roster().units) == "u1 u2 u3[u4]");
    CHECK(orcs.roster().units[1].unit == "forge-fathers:steel-warriors-section");
    CHECK(orcs.roster().units[2].unit == "raptor");
    CHECK(orcs.roster().units[2].units[0].unit == "grunts-section");
    CHECK(orcs.roster().units[2].units[0].as == "embarked");
    CHECK(orcs.verdict()->assessment().isComplete);
    CHECK(points(orcs) == 50 + 200 + 105 + 125);

    // And back: the same references as at first.
    const auto back = gestures(dwarfs).read(gestures(orcs).copy({"u2", "u3", "u1"}));
    REQUIRE(back);
    make(dwarfs, gestures(dwarfs).paste(back->units, back->army, gestures(dwarfs).end()));
    const auto& units = dwarfs.roster().units;
    REQUIRE(units.size() == 11);
    CHECK(units[8].unit == "marauders:warlord");
    CHECK(units[9].unit == "steel-warriors-section");
    CHECK(units[10].unit == "marauders:raptor");
    CHECK(units[10].units[0].unit == "marauders:grunts-section");
    CHECK(dwarfs.verdict()->assessment().isComplete);

    // Of a third army: neither theirs nor ours.
    RosterUnit raptor = unit({}, "marauders:raptor");
    const auto third = gestures(dwarfs).paste({raptor}, "corporation", gestures(dwarfs).end());
    CHECK(third.name == "Paste Raptor");
    make(dwarfs, third);
    CHECK(dwarfs.roster().units.back().unit == "marauders:raptor");
}

TEST_CASE("what is pasted takes the place where it is put")
{
    Document document(store());
    REQUIRE(document.open(battalion));
    auto read = gestures(document).read(gestures(document).copy({"u17"}));
    REQUIRE(read);
    make(document, gestures(document).paste(read->units, read->army, gestures(document).end()));
    CHECK(document.roster().units.back().as.empty());
    read = gestures(document).read(gestures(document).copy({"u19"}));
    REQUIRE(read);
    make(document, gestures(document).paste(read->units, read->army, gestures(document).behind("u17")));
    CHECK(findUnit(document.roster(), "u16")->units[1].unit == "librarian");
    CHECK(findUnit(document.roster(), "u16")->units[1].as == "command");
}

TEST_CASE("a trial tells the errors that an edit brings or makes worse, not those that stay")
{
    Document document(store());
    REQUIRE(document.open(phalanx)); // strict: exactly what the list says
    const auto try_ = [&](const std::optional<Gesture>& gesture) {
        return newErrors(*document.verdict(), editOf(*gesture));
    };
    REQUIRE(document.verdict()->assessment().isLegal());
    const auto third = try_(gestures(document).duplicate({"u8"}));
    REQUIRE(third.size() == 1);
    CHECK(third.messages[0] == "Hypaspists: 3, where the list has 2.");
    // The same error with a higher number is reported, and one of another line.
    make(document, gestures(document).duplicate({"u8"}));
    const auto fourth = try_(gestures(document).duplicate({"u9"}));
    REQUIRE(fourth.size() == 1);
    CHECK(fourth.messages[0] == "Hypaspists: 4, where the list has 2.");
    CHECK(try_(gestures(document).remove({"u13"})).size() == 1);
    CHECK(try_(gestures(document).remove({"u8"})).isEmpty());
    CHECK(newErrors(*document.verdict(), {edits::RemoveUnit{"nobody"}}).isEmpty());
    CHECK(document.roster() == document.verdict()->roster());
}

TEST_CASE("a card goes to the commander that one is looking at, where it may not stand alone")
{
    Document document(store());
    REQUIRE(document.open(battalion));
    const auto adding = [&](const std::string& reference, const std::string& near) {
        return tryAdding(*document.verdict(), reference, near);
    };
    change(document, {edits::SetPoints{10000}});
    // Looking at nothing: at the end, under no commander.
    const auto lost = adding("tactical-detachment", {});
    CHECK(lost.spot.parent.empty());
    CHECK(lost.spot.index == 8);
    CHECK(lost.breaks.size() == 1);
    // Captain Vane commands two of three cards; looking at one of them is looking at him.
    for (const auto* near : {"u16", "u17"}) {
        const auto found = adding("tactical-detachment", near);
        CHECK(found.spot.parent == "u16");
        CHECK(found.spot.index == 2);
        CHECK(found.spot.as.empty());
        CHECK(found.breaks.isEmpty());
    }
    // Captain Brell has his three: no better than standing alone.
    CHECK(adding("tactical-detachment", "u9").spot.parent.empty());
    CHECK(adding("tactical-detachment", "u9").breaks.size() == 1);
    // A Hero is attached to nothing, nor is a titan.
    CHECK(adding("chaplain", "u17").spot.parent.empty());
    CHECK(adding("chaplain", "u17").breaks.isEmpty());
    // The battalion has six cards: seven break one rule, a second support card under it another.
    CHECK(adding("predator-squadron", "u2").spot.parent.empty());
    CHECK(adding("predator-squadron", "nobody").breaks.size() == 1);
    const auto found = adding("tactical-detachment", "u18");
    make(document, gestures(document).add("tactical-detachment", found.spot));
    CHECK(document.verdict()->assessment().isLegal());
}

TEST_CASE("the best place is the usual one, unless another breaks fewer rules")
{
    Document document(store());
    auto ridden = unit("ridden", "colossus");
    ridden.options = {{"rider", 1}};
    auto wagon = unit("wagon", "colossus");
    wagon.options = {{"transport", 1}};
    auto both = unit("both", "colossus");
    both.options = {{"rider", 1}, {"transport", 1}};
    auto marshal = unit("marshal", "infantry");
    marshal.as = "rider";
    both.units.push_back(marshal);
    REQUIRE(document.create(roster("wargame", "standard", {ridden, wagon, both, unit("spears", "infantry")})));
    const auto place = [&](const std::string& parent, const std::vector<std::string>& units,
                           const std::string& reference) {
        return bestPlace(*document.verdict(), parent, units, reference);
    };
    // Without a Transport nobody embarks; without Rider nobody rides.
    CHECK(place("ridden", {}, "infantry") == "rider");
    CHECK(place("ridden", {"spears"}, {}) == "rider");
    CHECK(place("wagon", {}, "infantry").empty());
    CHECK(place("wagon", {"spears"}, {}).empty());
    // One rides already.
    CHECK(place("both", {"spears"}, {}).empty());
    CHECK(place({}, {"spears"}, {}).empty());
    CHECK(place("nobody", {"spears"}, {}).empty());
    // Whoever rides it goes on to, dropped where he is.
    CHECK(place("both", {"marshal"}, {}) == "rider");
    // A ruleset of one place has no other.
    REQUIRE(document.open(battalion));
    CHECK(place("u1", {"u9"}, {}).empty());
}

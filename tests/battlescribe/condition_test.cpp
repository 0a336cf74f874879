#include "battlescribe/harbour.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;
using Texts = std::vector<std::string>;

namespace {

std::string ifMet(const std::string& when) { return modifiers(modifier("set name met", when)); }
std::string ifHolds(const std::string& words, const std::string& more = {}) { return ifMet(onlyIf(words, more)); }

/// Ships with a crew and guns; whoever asks is "asker" at the top, or "mate" in the ship.
class Asked {
public:
    explicit Asked(const std::string& atTop, const std::string& inShip = {}, const std::string& more = {})
        : harbour(entries(
              entry("id=asker;name=Asker;type=unit",
                    atTop + inCategory("deck") + crowns("5") + entries(entry("id=flagpole;name=Flagpole"))) +
              entry("id=ship;name=Ship;type=unit",
                    inCategory("mast") + crowns("10") +
                        entries(entry("id=mate;name=Mate;type=model",
                                      inShip + crowns("1") +
                                          entries(entry("id=knife;name=Knife;collective=true", crowns("0.5")))) +
                                entry("id=gun;name=Gun;collective=true", crowns("2"))) +
                        groups(group("id=arms;name=Arms", entries(entry("id=hook;name=Hook"))))) +
              more))
    {
        fleet = harbour.force();
        asker = harbour.take(fleet, "asker");
        ship = harbour.take(fleet, "ship");
        mate = harbour.take(ship, "mate");
    }

    [[nodiscard]] bool isMet() { return harbour.name(asker) == "met"; }
    [[nodiscard]] bool isMetInShip() { return harbour.name(mate) == "met"; }

    Harbour harbour;
    std::string fleet, asker, ship, mate;
};

bool holds(const std::string& words, const std::string& more = {}) { return Asked(ifHolds(words, more)).isMet(); }
bool holdsInShip(const std::string& words, const std::string& more = {})
{
    return Asked({}, ifHolds(words, more)).isMetInShip();
}

} // namespace

TEST_CASE("selections of a force entry are the forces of that kind")
{
    CHECK(holds("equalTo 1 roster fleet"));
    CHECK(holds("equalTo 1 force fleet")); // the force itself
    CHECK(holds("equalTo 0 roster convoy"));
    CHECK(holds("equalTo 0 force convoy"));
    Asked two(ifHolds("equalTo 2 roster fleet"));
    CHECK_FALSE(two.isMet());
    two.harbour.force();
    CHECK(two.isMet());
    Asked child(ifHolds("equalTo 1 force squadron"));
    CHECK_FALSE(child.isMet());
    child.harbour.force("squadron", child.fleet);
    CHECK(child.isMet());
}

TEST_CASE("a local group asks each selection, and compares how many have all that it wants")
{
    const auto local = [](const std::string& words, const std::string& more, const std::string& inGroup) {
        return xml("localConditionGroups", {},
                   xml("localConditionGroup", words + ";field=selections;includeChildSelections=true" + more,
                       conditions(inGroup)));
    };
    const auto isHeld = [&](const std::string& words, const std::string& inGroup) {
        return Asked(ifMet(local(words, ";repeats=1", inGroup))).isMet();
    };
    const auto isIn = [](const std::string& category) { return condition("instanceOf 1 self " + category); };
    const auto isNotIn = [](const std::string& category) { return condition("notInstanceOf 1 self " + category); };
    // The asker is in the category deck, the ship in mast; the mate in it is in none.
    CHECK(isHeld("type=atLeast;value=1;scope=roster", isIn("mast")));
    CHECK_FALSE(isHeld("type=atLeast;value=2;scope=roster", isIn("mast")));
    CHECK_FALSE(isHeld("type=atLeast;value=1;scope=roster", isIn("mast") + isIn("deck")));
    CHECK(isHeld("type=atLeast;value=1;scope=roster", isIn("mast") + isNotIn("deck")));
    CHECK(isHeld("type=lessThan;value=1;scope=force", isIn("flag")));
    CHECK(isHeld("type=equalTo;value=1;scope=force", isNotIn("deck") + isNotIn("mast")));
    CHECK_FALSE(isHeld("type=atLeast;value=1;scope=self", isIn("mast")));

    CHECK(Asked(ifMet(local("type=atLeast;value=1;scope=roster", {}, isIn("mast")))).harbour.judged().isComplete());
    // What nobody has described stays open.
    const auto open = [&](const std::string& group, const std::string& change = "set name met") {
        return !Asked(modifiers(modifier(change, group))).harbour.judged().isComplete();
    };
    CHECK(open(local("type=atLeast;value=1;scope=roster", ";repeats=-1", isIn("mast"))));
    CHECK(open(local("type=always;value=1;scope=roster", ";repeats=0.5", isIn("mast"))));
    CHECK(open(local("type=atMost;value=1;scope=roster", {}, isIn("mast")), "increment crowns 1"));
    CHECK(open(local("type=atLeast;value=1;scope=roster", {}, condition("atLeast 1 self mate"))));
    // In a group of conditions it holds or does not, whatever depends on it.
    const auto inGroup = [&](const std::string& more) {
        return xml("conditionGroups", {},
                   xml("conditionGroup", "type=and", local("type=atLeast;value=1;scope=roster", more, isIn("mast"))));
    };
    CHECK_FALSE(open(inGroup({}), "increment crowns 1"));
    CHECK(open(inGroup(";repeats=2"), "increment crowns 1"));
}

TEST_CASE("local groups with the type always are summed: more of one kind than of the other")
{
    const auto always = [](const std::string& repeats, const std::string& category) {
        return xml("localConditionGroup",
                   "type=always;value=1;scope=roster;field=selections;includeChildSelections=true;repeats=" + repeats,
                   onlyIf("instanceOf 1 self " + category));
    };
    const auto isHeld = [&](const std::string& groups) {
        return Asked(ifMet(xml("localConditionGroups", {}, groups))).isMet();
    };
    // There is one in deck and one in mast.
    CHECK(isHeld(always("1", "mast")));
    CHECK_FALSE(isHeld(always("1", "flag")));
    CHECK_FALSE(isHeld(always("1", "mast") + always("-1", "deck")));
    CHECK(isHeld(always("2", "mast") + always("-1", "deck")));
    CHECK_FALSE(isHeld(always("-1", "mast")));
}

TEST_CASE("a local group beside repeats says how often: as many of these as there are of those")
{
    const auto each = [](const std::string& repeats, const std::string& value, const std::string& kind) {
        return xml("localConditionGroups", {},
                   xml("localConditionGroup",
                       "type=atLeast;scope=roster;field=selections;includeChildSelections=true;repeats=" + repeats +
                           ";value=" + value,
                       onlyIf("instanceOf 1 self " + kind)));
    };
    const auto costOf = [&](const std::string& local, int boats) {
        Harbour harbour(
            entries(entry("id=ship;name=Ship", crowns("10") + modifiers(modifier("increment crowns 3", local))) +
                    entry("id=boat;name=Boat")));
        const auto force = harbour.force();
        const auto ship = harbour.take(force, "ship");
        for (int i = 0; i < boats; ++i)
            harbour.take(force, "boat");
        CHECK(harbour.judged().isComplete());
        return harbour.cost(ship);
    };
    CHECK(costOf(each("1", "1", "boat"), 0) == "10");
    CHECK(costOf(each("1", "1", "boat"), 4) == "22");
    CHECK(costOf(each("1", "2", "boat"), 5) == "16");
    CHECK(costOf(each("2", "2", "boat"), 5) == "22");
    CHECK(costOf(each("1", "6", "boat"), 5) == "10");
}

TEST_CASE("before is for what comes earlier in the roster, so that the second of a kind costs more")
{
    const auto dearer = modifiers(
        modifier("increment crowns 10",
                 xml("conditionGroups", {},
                     xml("conditionGroup", "type=and",
                         xml("localConditionGroups", {},
                             xml("localConditionGroup", "type=atLeast;value=1;scope=force;field=selections;childId=any",
                                 conditions(condition("before 1 self any") + condition("instanceOf 1 self kite"))))))));
    Harbour harbour(entries(entry("id=kite;name=Kite", crowns("100") + dearer) + entry("id=mate;name=Mate")));
    const auto force = harbour.force();
    harbour.take(force, "mate");
    harbour.take(force, "kite");
    CHECK(harbour.total() == "100");
    harbour.take(force, "kite");
    CHECK(harbour.total() == "210");
    harbour.take(force, "kite");
    CHECK(harbour.total() == "320");
    CHECK(harbour.judged().isComplete());
    // It has no meaning elsewhere.
    CHECK_FALSE(Asked(ifHolds("before 1 self any")).harbour.judged().isComplete());
}

TEST_CASE("a sub type is a word for what has it; entry is one for all, header for nothing")
{
    const auto mounted =
        modifiers(modifier("increment crowns 5", onlyIf("atLeast 1 self mount", "includeChildSelections=true")));
    Harbour harbour(
        entries(entry("id=rider;name=Rider",
                      crowns("10") + mounted +
                          entries(entry("id=pony;name=Pony;subType=mount", crowns("2")) + entry("id=hat;name=Hat")))));
    const auto rider = harbour.take(harbour.force(), "rider");
    harbour.take(rider, "hat");
    CHECK(harbour.total() == "10");
    harbour.take(rider, "pony");
    CHECK(harbour.total() == "17");
    CHECK(harbour.judged().isComplete());
    CHECK(holds("atLeast 1 force entry"));
    CHECK(holds("instanceOf 1 self entry"));
    CHECK_FALSE(holds("instanceOf 1 self header"));
}

TEST_CASE("a count is compared in six ways")
{
    for (const auto& [words, isHeld] : std::initializer_list<std::pair<std::string, bool>>{{"lessThan 2", true},
                                                                                           {"lessThan 1", false},
                                                                                           {"greaterThan 0", true},
                                                                                           {"greaterThan 1", false},
                                                                                           {"equalTo 1", true},
                                                                                           {"equalTo 2", false},
                                                                                           {"notEqualTo 2", true},
                                                                                           {"notEqualTo 1", false},
                                                                                           {"atLeast 1", true},
                                                                                           {"atLeast 2", false},
                                                                                           {"atMost 1", true},
                                                                                           {"atMost 0", false}}) {
        INFO(words);
        CHECK(holds(words + " force ship") == isHeld);
    }
    CHECK(holds("always 0 force ship"));
    CHECK_FALSE(holds("never 0 force ship"));
}

TEST_CASE("self is what is in the one who asks, never itself")
{
    Asked asked(ifHolds("atLeast 1 self any"));
    CHECK_FALSE(asked.isMet());
    asked.harbour.take(asked.asker, "flagpole");
    CHECK(asked.isMet());
}

TEST_CASE("parent is the selection above, or the force")
{
    CHECK(holds("atLeast 1 parent ship"));
    CHECK_FALSE(holds("atLeast 1 parent mate"));
    CHECK(holdsInShip("equalTo 1 parent mate"));
    CHECK_FALSE(holdsInShip("atLeast 1 parent ship"));
}

TEST_CASE("selections below count only where they are asked for")
{
    CHECK_FALSE(holds("atLeast 1 force mate"));
    CHECK(holds("atLeast 1 force mate", "includeChildSelections=true"));
    CHECK_FALSE(holds("atLeast 1 roster mate"));
    CHECK(holds("atLeast 1 roster mate", "includeChildSelections=true"));
}

TEST_CASE("force is one's own, roster is all; forces in a force count only where they are asked for")
{
    Asked asked(ifHolds("atLeast 1 force gunboat"), {}, entry("id=gunboat;name=Gunboat"));
    asked.harbour.take(asked.harbour.force(), "gunboat");
    CHECK_FALSE(asked.isMet());
    Asked inRoster(ifHolds("atLeast 1 roster gunboat"), {}, entry("id=gunboat;name=Gunboat"));
    inRoster.harbour.take(inRoster.harbour.force("squadron", inRoster.fleet), "gunboat");
    CHECK(inRoster.isMet());
    for (const bool isAsked : {false, true}) {
        Asked below(ifHolds("atLeast 1 force gunboat", isAsked ? "includeChildForces=true" : ""), {},
                    entry("id=gunboat;name=Gunboat"));
        below.harbour.take(below.harbour.force("squadron", below.fleet), "gunboat");
        CHECK(below.isMet() == isAsked);
    }
}

TEST_CASE("ancestors are the selections above")
{
    CHECK(holdsInShip("atLeast 1 ancestor ship"));
    CHECK_FALSE(holdsInShip("atLeast 1 ancestor mate"));
    CHECK(holdsInShip("atLeast 1 ancestor"));
    CHECK(holdsInShip("instanceOf 1 ancestor fleet"));
    CHECK(holdsInShip("instanceOf 1 ancestor unit"));
    CHECK_FALSE(holdsInShip("instanceOf 1 ancestor mate"));
}

TEST_CASE("a category of an ancestor may be one's own")
{
    CHECK(holds("instanceOf 1 ancestor deck")); // at the top of the force
    CHECK_FALSE(holds("notInstanceOf 1 ancestor deck"));
    CHECK_FALSE(holds("instanceOf 1 ancestor mast"));
    CHECK(holdsInShip("instanceOf 1 ancestor mast"));
    CHECK_FALSE(holdsInShip("instanceOf 1 ancestor deck"));
    // It passes on a category, also one that it has by a modifier.
    const auto chief = modifier("add category chief", onlyIf("instanceOf 1 ancestor reed"));
    const auto reed = modifier("add category reed", onlyIf("atLeast 1 force oath"));
    Harbour harbour(
        xml("categoryEntries", {},
            xml("categoryEntry", "id=reed;name=Reed") + xml("categoryEntry", "id=chief;name=Chief")) +
        entries(entry("id=ship;name=Ship", inCategory("deck") + modifiers(chief + reed)) + entry("id=oath;name=Oath")));
    const auto fleet = harbour.force();
    const auto ship = harbour.take(fleet, "ship");
    CHECK(harbour.categories(ship) == "deck*");
    harbour.take(fleet, "oath");
    CHECK(harbour.categories(ship) == "deck* chief reed");
    // What is not taken asks the same of the categories that its file gives it.
    Harbour hiding(entries(
        entry("id=ship;name=Ship", inCategory("deck") + limit("min 1 parent") +
                                       modifiers(modifier("set hidden true", onlyIf("instanceOf 1 ancestor deck"))))));
    hiding.force();
    CHECK(hiding.findings().empty());
}

TEST_CASE("a parent that is to be a force, or of a catalogue, is any force that one is in")
{
    const auto asked = [](const std::string& words) {
        const auto asks = ifHolds(words);
        Harbour harbour(entries(entry("id=ship;name=Ship", asks + entries(entry("id=drum;name=Drum", asks)))));
        const auto squadron = harbour.force("squadron", harbour.force());
        const auto ship = harbour.take(squadron, "ship");
        const auto drum = harbour.take(ship, "drum");
        harbour.force("convoy");
        return Texts{harbour.name(ship), harbour.name(drum)};
    };
    const Texts both{"met", "met"};
    const Texts none{"Ship", "Drum"};
    CHECK(asked("instanceOf 1 parent squadron") == both);
    CHECK(asked("instanceOf 1 parent fleet") == both);
    CHECK(asked("instanceOf 1 parent cat") == both);
    CHECK(asked("instanceOf 1 parent convoy") == none);
    CHECK(asked("notInstanceOf 1 parent fleet") == none);
    CHECK(asked("notInstanceOf 1 parent convoy") == both);
    // Of all else it is what one is in, and nothing above that.
    CHECK(asked("instanceOf 1 parent ship") == Texts{"Ship", "met"});
    CHECK(asked("instanceOf 1 parent tide") == none);
    // So for a group, whose parent is the selection that it is in.
    const auto hiddenWith = [](const std::string& force) {
        const auto hides = modifiers(modifier("set hidden true", onlyIf("instanceOf 1 parent " + force)));
        Harbour harbour(entries(
            entry("id=ship;name=Ship", groups(group("id=arms;name=Arms", entries(entry("id=gun;name=Gun")) + hides)))));
        harbour.take(harbour.take(harbour.force(), "ship"), "gun");
        return harbour.findings().size();
    };
    CHECK(hiddenWith("fleet") == 1);
    CHECK(hiddenWith("convoy") == 0);
}

TEST_CASE("the main category is that of the selection at the top")
{
    CHECK(holds("equalTo 1 primary-category any"));
    CHECK(holdsInShip("equalTo 1 primary-category ship"));
    CHECK(holdsInShip("instanceOf 1 primary-category mast"));
    CHECK_FALSE(holdsInShip("instanceOf 1 primary-category deck"));
}

TEST_CASE("the main catalogue is that of the force")
{
    CHECK(holds("instanceOf 1 primary-catalogue cat"));
    CHECK_FALSE(holds("instanceOf 1 primary-catalogue yard"));
    Asked asked(ifHolds("atLeast 2 primary-catalogue ship"));
    CHECK_FALSE(asked.isMet());
    asked.harbour.take(asked.harbour.force(), "ship");
    CHECK(asked.isMet());
}

TEST_CASE("an id as scope is the nearest that answers to it")
{
    CHECK(holdsInShip("equalTo 1 ship mate"));
    CHECK(holdsInShip("equalTo 1 fleet ship"));
    CHECK(holdsInShip("equalTo 1 cat ship"));
    CHECK(holdsInShip("equalTo 1 mast mate")); // the ship is of the mast
    CHECK(holdsInShip("equalTo 1 tide ship"));
}

TEST_CASE("a category that nothing above has is all of it in the force; a force elsewhere is that force")
{
    CHECK(holdsInShip("equalTo 1 deck any"));
    CHECK_FALSE(holds("equalTo 0 convoy any")); // there is none, so there is no answer
    Asked asked(ifHolds("equalTo 1 convoy ship"));
    asked.harbour.take(asked.harbour.force("convoy"), "ship");
    CHECK(asked.isMet());
}

TEST_CASE("a group as scope is what is chosen in it")
{
    const std::string inGroup =
        groups(group("id=racks;name=Racks", entries(entry("id=sabre;name=Sabre", ifHolds("equalTo 2 racks any")) +
                                                    entry("id=pike;name=Pike"))));
    Harbour harbour(entries(entry("id=ship;name=Ship", inGroup + entries(entry("id=oar;name=Oar")))));
    const auto ship = harbour.take(harbour.force(), "ship");
    const auto sabre = harbour.take(ship, "sabre");
    harbour.take(ship, "oar");
    CHECK(harbour.name(sabre) == "Sabre");
    harbour.take(ship, "pike");
    CHECK(harbour.name(sabre) == "met");
}

TEST_CASE("New Recruit's scopes: the selection at the top, and the nearest of a type")
{
    CHECK(holdsInShip("equalTo 1 root-entry mate"));
    CHECK(holdsInShip("equalTo 1 unit mate"));
    CHECK(holdsInShip("equalTo 0 model any"));
    CHECK(holdsInShip("equalTo 0 model-or-unit any"));
    CHECK_FALSE(holdsInShip("equalTo 0 upgrade any")); // there is none
    CHECK(holdsInShip("instanceOf 1 root-entry ship"));
    CHECK(holdsInShip("instanceOf 1 unit mast"));
}

TEST_CASE("what is counted: an entry, a type, a category, a group, anything")
{
    CHECK(holds("equalTo 2 force unit"));
    CHECK(holds("equalTo 1 force model", "includeChildSelections=true"));
    CHECK(holds("equalTo 0 force upgrade", "includeChildSelections=true"));
    CHECK(holds("equalTo 1 force mast"));
    CHECK(holds("equalTo 2 force any"));
    Asked asked(ifHolds("equalTo 1 force arms", "includeChildSelections=true"));
    CHECK_FALSE(asked.isMet());
    asked.harbour.take(asked.ship, "hook");
    CHECK(asked.isMet());
}

TEST_CASE("words that mean no thing, and no word, have no answer")
{
    CHECK_FALSE(holds("equalTo 0 force"));
    CHECK_FALSE(holds("equalTo 0 force roster"));
    CHECK_FALSE(holds("notEqualTo 7 force force"));
}

TEST_CASE("a shared entry is counted over all links; not shared, only where no link leads to it")
{
    const std::string boats = shared(entry("id=boat;name=Boat")) + links(linkTo("one", "boat") + linkTo("two", "boat"));
    const auto isMet = [&](const std::string& child, const std::string& isShared) {
        Harbour harbour(
            boats + entries(entry("id=asker;name=Asker", ifHolds("equalTo 2 force " + child, "shared=" + isShared))));
        const auto fleet = harbour.force();
        const auto asker = harbour.take(fleet, "asker");
        harbour.take(fleet, "one");
        harbour.take(fleet, "two");
        return harbour.name(asker) == "met";
    };
    CHECK(isMet("boat", "true"));
    CHECK_FALSE(isMet("one", "true"));
    CHECK_FALSE(isMet("boat", "false"));
}

TEST_CASE("costs are summed: one's own, or those of what is counted, with what is in it where asked")
{
    CHECK(holds("equalTo 5 self any", "field=crowns"));
    CHECK(holds("equalTo 10 force ship", "field=crowns"));
    CHECK(holds("equalTo 11 force ship", "field=crowns;includeChildSelections=true"));
    CHECK(holds("equalTo 16 roster any", "field=crowns;includeChildSelections=true"));
    CHECK(holdsInShip("equalTo 1 self any", "field=crowns"));
}

TEST_CASE("forces are counted in the roster and in a force")
{
    CHECK(holds("equalTo 1 roster fleet", "field=forces"));
    CHECK(holds("equalTo 1 roster any", "field=forces"));
    CHECK(holds("equalTo 0 roster convoy", "field=forces"));
    Asked asked(ifHolds("equalTo 1 force squadron", "field=forces"));
    asked.harbour.force("squadron", asked.fleet);
    CHECK(asked.isMet());
}

TEST_CASE("the limit of a cost can be asked for; without one there is no answer")
{
    Asked asked(ifHolds("atLeast 500 roster any", "field=limit::crowns"));
    CHECK_FALSE(asked.isMet());
    asked.harbour.setLimit("500");
    CHECK(asked.isMet());
    asked.harbour.setLimit("499.5");
    CHECK_FALSE(asked.isMet());
    CHECK_FALSE(holds("lessThan 500 roster any", "field=limit::crowns"));
}

TEST_CASE("a share is taken of all that is there, exactly")
{
    CHECK(holds("equalTo 50 force ship", "percentValue=true"));
    CHECK_FALSE(holds("greaterThan 50 force ship", "percentValue=true"));
    CHECK(holds("atLeast 49.9 force ship", "percentValue=true"));
    Asked asked(ifHolds("atMost 33.3 force ship", "percentValue=true"));
    asked.harbour.take(asked.fleet, "asker");
    CHECK_FALSE(asked.isMet()); // one of three is a little more
}

TEST_CASE("an instance is what answers to an id: the selection, its parent, the force, a category in it")
{
    CHECK(holds("instanceOf 1 self asker"));
    CHECK(holds("instanceOf 1 self deck"));
    CHECK(holds("instanceOf 1 self unit"));
    CHECK(holds("notInstanceOf 1 self mast"));
    CHECK_FALSE(holds("notInstanceOf 1 self deck"));
    CHECK(holds("instanceOf 1 parent fleet"));
    CHECK(holdsInShip("instanceOf 1 parent ship"));
    CHECK(holds("instanceOf 1 force fleet"));
    CHECK(holds("instanceOf 1 force cat"));
    CHECK(holds("instanceOf 1 force mast"));
    CHECK_FALSE(holds("instanceOf 1 force flag"));
    CHECK_FALSE(holds("instanceOf 1 roster ship"));
    CHECK(holdsInShip("instanceOf 1 ship mast"));
}

TEST_CASE("conditions hold together, or some of them, or none, or so many")
{
    const auto yes = condition("atLeast 1 force ship");
    const auto no = condition("atLeast 9 force ship");
    const auto isMet = [](const std::string& when) { return Asked(ifMet(when)).isMet(); };
    const auto grouped = [](const std::string& type, const std::string& children, const std::string& more = {}) {
        return xml("conditionGroups", {}, xml("conditionGroup", "type=" + type + more, conditions(children)));
    };
    CHECK(isMet(conditions(yes + yes)));
    CHECK_FALSE(isMet(conditions(yes + no)));
    CHECK_FALSE(isMet(grouped("and", yes + no)));
    CHECK(isMet(grouped("or", no + yes)));
    CHECK_FALSE(isMet(grouped("or", no + no)));
    CHECK(isMet(grouped("not", no)));
    CHECK_FALSE(isMet(grouped("not", yes)));
    CHECK(isMet(grouped("count", yes + no + yes, ";min=2")));
    CHECK_FALSE(isMet(grouped("count", yes + no + no, ";min=2")));
    CHECK_FALSE(isMet(grouped("count", yes + yes, ";min=1;max=1")));
    CHECK_FALSE(isMet(conditions(no) + grouped("or", yes)));
    CHECK(isMet(
        xml("conditionGroups", {}, xml("conditionGroup", "type=and", grouped("or", no + yes) + conditions(yes)))));
}

TEST_CASE("what the data ask and we do not know leaves the verdict open")
{
    for (const auto& [words, more] :
         std::initializer_list<std::pair<std::string, std::string>>{{"atLeast 1 weather ship", ""},
                                                                    {"atLeast 1 force nobody", ""},
                                                                    {"atLeast 1 force ship", "field=luck"},
                                                                    {"resembles 1 force ship", ""}}) {
        INFO(words << ' ' << more);
        Asked asked(ifHolds(words, more));
        CHECK_FALSE(asked.isMet());
        CHECK_FALSE(asked.harbour.judged().isComplete());
        CHECK_FALSE(asked.harbour.judged().isLegal());
    }
    CHECK(Asked(ifHolds("atLeast 1 force ship")).harbour.judged().isLegal());
}

TEST_CASE("where the programs differ, a roster of New Recruit is judged as New Recruit does")
{
    const auto asNewRecruit = [](const std::string& atTop) {
        Asked asked(atTop);
        asked.harbour.roster.manner = battlescribe::Manner::NewRecruit;
        return asked.isMet();
    };
    // A condition that names no child: a selection means its own entry.
    const auto named = [](const std::string& words) {
        return modifiers(modifier("set name met", conditions(xml("condition", words))));
    };
    CHECK(asNewRecruit(named("type=equalTo;value=1;field=selections;scope=force")));
    CHECK_FALSE(Asked(named("type=equalTo;value=1;field=selections;scope=force")).isMet());
    // What is added to a text comes after what is set, and once.
    const auto order = modifiers(modifier("append name now") + modifier("set name met"));
    Asked asked(order);
    CHECK(asked.isMet());
    asked.harbour.roster.manner = battlescribe::Manner::NewRecruit;
    CHECK(asked.harbour.name(asked.asker) == "met now");
    const auto ship = asked.harbour.judged(asked.ship);
    CHECK_FALSE(ship.isUncategorized);
    // What there are two of is asked for one of it.
    Harbour crew(entries(entry("id=mate;name=Mate;type=model",
                               entries(entry("id=horn;name=Horn;collective=true")) +
                                   modifiers(modifier("set name armed", onlyIf("equalTo 1 self horn"))))));
    const auto mate = crew.take(crew.force(), "mate");
    crew.take(mate, "horn");
    crew.setAmount(mate, 2);
    CHECK(crew.name(mate) == "Mate");
    crew.roster.manner = battlescribe::Manner::NewRecruit;
    CHECK(crew.name(mate) == "armed");
    // Groups give no categories to what is chosen in them.
    Harbour harbour(entries(entry(
        "id=ship;name=Ship",
        groups(group("id=arms;name=Arms", entries(entry("id=hook;name=Hook")) +
                                              xml("categoryLinks", {}, xml("categoryLink", "id=l;targetId=deck")))))));
    const auto above = harbour.take(harbour.force(), "ship");
    const auto hook = harbour.take(above, "hook");
    CHECK(harbour.categories(hook) == "deck");
    harbour.roster.manner = battlescribe::Manner::NewRecruit;
    CHECK(harbour.categories(hook).empty());
    CHECK(harbour.judged(above).isUncategorized);
}

TEST_CASE("a link to a group is no name for what is chosen in it, but in New Recruit")
{
    const auto named =
        modifiers(modifier("set name armed", onlyIf("equalTo 1 self to-arms", "includeChildSelections=true")));
    Harbour harbour(
        entries(entry("id=ship;name=Ship",
                      named + links(xml("entryLink", "id=to-arms;type=selectionEntryGroup;targetId=arms")))) +
        xml("sharedSelectionEntryGroups", {},
            xml("selectionEntryGroup", "id=arms;name=Arms", entries(entry("id=hook;name=Hook")))));
    const auto ship = harbour.take(harbour.force(), "ship");
    harbour.take(ship, "hook");
    CHECK(harbour.name(ship) == "Ship");
    harbour.roster.manner = battlescribe::Manner::NewRecruit;
    CHECK(harbour.name(ship) == "armed");
}

TEST_CASE("what is not shared is counted by the id of the link that leads to it")
{
    const auto named = [](const std::string& child) {
        Harbour harbour(entries(entry("id=ship;name=Ship",
                                      links(linkTo("to-mate", "mate")) +
                                          modifiers(modifier("set name met",
                                                             onlyIf("greaterThan 0 ship " + child,
                                                                    "shared=false;includeChildSelections=true"))))) +
                        shared(entry("id=mate;name=Mate")));
        const auto ship = harbour.take(harbour.force(), "ship");
        harbour.take(ship, "to-mate");
        return harbour.name(ship);
    };
    CHECK(named("to-mate") == "met");
    CHECK(named("mate") == "Ship"); // behind a link
}

#include "battlescribe/harbour.h"
#include "battlescribe/judge/order.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;
using Texts = std::vector<std::string>;

namespace {

const std::string sailorTypes =
    xml("profileTypes", {},
        xml("profileType", "id=stats;name=Sailor",
            xml("characteristicTypes", {}, xml("characteristicType", "id=speed;name=Speed"))));

std::string profile(const std::string& attributes, const std::string& speed, const std::string& more = {})
{
    return xml("profile", attributes + ";typeId=stats",
               xml("characteristics", {}, xml("characteristic", "name=Speed;typeId=speed", speed)) + more);
}
std::string rule(const std::string& attributes, const std::string& text, const std::string& more = {})
{
    return xml("rule", attributes, xml("description", {}, text) + more);
}
std::string infoLink(const std::string& target, const std::string& type, const std::string& more = {},
                     const std::string& attributes = {})
{
    return xml("infoLinks", {},
               xml("infoLink", "id=il-" + target + ";targetId=" + target + ";type=" + type + attributes, more));
}

/// What stands at a ship: "Profile 5" and "Rule: text".
Texts shownAt(const std::string& inShip, const std::string& inCatalogue = {})
{
    Harbour harbour(sailorTypes + inCatalogue + entries(entry("id=ship;name=Ship", inShip)));
    const auto information = harbour.information(harbour.take(harbour.force(), "ship"));
    Texts texts;
    for (const auto& each : information.profiles)
        texts.push_back(each.name + ' ' + each.characteristics.at(0).value);
    for (const auto& each : information.rules)
        texts.push_back(each.name + ": " + each.text);
    return texts;
}

} // namespace

TEST_CASE("profiles and rules stand at a selection: its own, through groups and links, in order")
{
    CHECK(shownAt(xml("profiles", {}, profile("id=a;name=Sloop", "5")) +
                      xml("infoGroups", {},
                          xml("infoGroup", "id=g;name=G", xml("profiles", {}, profile("id=b;name=Brig", "6")))) +
                      infoLink("swim", "rule"),
                  xml("sharedRules", {}, rule("id=swim;name=Swim", "It swims."))) ==
          Texts{"Sloop 5", "Brig 6", "Swim: It swims."});
}

TEST_CASE("texts are as modifiers make them: of the thing, its link, and the groups around it")
{
    CHECK(shownAt(xml("profiles", {},
                      profile("id=a;name=Sloop", "5",
                              modifiers(modifier("increment speed 2") + modifier("append name fast"))))) ==
          Texts{"Sloop fast 7"});
    CHECK(shownAt(infoLink("swim", "rule", modifiers(modifier("append description Far.") + modifier("set name Dive"))),
                  xml("sharedRules", {}, rule("id=swim;name=Swim", "It swims."))) == Texts{"Dive: It swims. Far."});
    CHECK(shownAt(infoLink("gear", "infoGroup", modifiers(modifier("append name x"))),
                  xml("sharedInfoGroups", {},
                      xml("infoGroup", "id=gear;name=Gear",
                          modifiers(modifier("append name y")) +
                              xml("profiles", {}, profile("id=a;name=Sloop", "5"))))) == Texts{"Sloop y x 5"});
}

TEST_CASE("conditions in profiles are asked by the selection")
{
    CHECK(shownAt(xml(
              "profiles", {},
              profile("id=a;name=Sloop", "5", modifiers(modifier("set speed 9", onlyIf("instanceOf 1 self ship")))))) ==
          Texts{"Sloop 9"});
}

TEST_CASE("what has a profile is the nearest of its ancestors; the parent is what is above that")
{
    const auto speedIf = [](const std::string& words) {
        return shownAt(
            xml("profiles", {}, profile("id=a;name=Sloop", "5", modifiers(modifier("set speed 9", onlyIf(words))))));
    };
    CHECK(speedIf("instanceOf 1 ancestor ship") == Texts{"Sloop 9"});
    CHECK(speedIf("notInstanceOf 1 ancestor ship") == Texts{"Sloop 5"});
    CHECK(speedIf("instanceOf 1 parent ship") == Texts{"Sloop 5"});
    CHECK(speedIf("instanceOf 1 parent fleet") == Texts{"Sloop 9"});
    const auto sloop =
        xml("profiles", {},
            profile("id=a;name=Sloop", "5", modifiers(modifier("set speed 9", onlyIf("instanceOf 1 parent fleet")))));
    Harbour harbour(sailorTypes + entries(entry("id=ship;name=Ship", entries(entry("id=sails;name=Sails", sloop)))));
    const auto ship = harbour.take(harbour.force("squadron", harbour.force()), "ship");
    CHECK(harbour.information(harbour.take(ship, "sails")).profiles.at(0).characteristics.at(0).value == "9");
}

TEST_CASE("what has changed a profile is told by its name if another one of that name has other figures")
{
    const auto sails = modifiers(modifier("set speed 9", onlyIf("atLeast 1 self sails")));
    Harbour harbour(sailorTypes + entries(entry("id=ship;name=Ship",
                                                entries(entry("id=sails;name=Sails")) +
                                                    xml("profiles", {}, profile("id=a;name=Sloop", "5", sails)))));
    const auto force = harbour.force();
    const auto one = harbour.take(force, "ship");
    harbour.take(one, "sails");
    CHECK(harbour.information(one).profiles.at(0).name == "Sloop"); // there is no other
    CHECK(harbour.information(one).profiles.at(0).changedBy == Texts{"Sails"});
    const auto two = harbour.take(force, "ship");
    CHECK(harbour.information(one).profiles.at(0).name == "Sloop (Sails)");
    CHECK(harbour.information(two).profiles.at(0).name == "Sloop");
    CHECK(harbour.information(two).profiles.at(0).changedBy.empty());
    harbour.take(two, "sails");
    CHECK(harbour.information(one).profiles.at(0).name == "Sloop"); // they are the same now
}

TEST_CASE("what has changed a profile: all that is asked for, or the first of those of which one is enough")
{
    const auto causes = [](const std::string& when, const std::string& change = "set speed 9") {
        Harbour harbour(
            sailorTypes +
            entries(entry("id=ship;name=Ship",
                          entries(entry("id=sails;name=Sails") + entry("id=oars;name=Oars")) + inCategory("deck") +
                              xml("profiles", {},
                                  profile("id=a;name=Sloop;hidden=true", "5",
                                          modifiers(modifier("set hidden false") + modifier(change, when)))))));
        const auto ship = harbour.take(harbour.force(), "ship");
        harbour.take(ship, "sails");
        harbour.take(ship, "oars");
        return harbour.information(ship).profiles.at(0).changedBy;
    };
    const auto groupOf = [](const std::string& type, const std::string& inGroup) {
        return xml("conditionGroups", {}, xml("conditionGroup", "type=" + type, conditions(inGroup)));
    };
    const auto oars = condition("atLeast 1 self oars");
    const auto sails = condition("atLeast 1 self sails");
    CHECK(causes({}).empty()); // it is always so
    CHECK(causes(groupOf("and", oars + sails)) == Texts{"Oars", "Sails"});
    CHECK(causes(groupOf("or", oars + sails)) == Texts{"Oars"});
    CHECK(causes(groupOf("or", condition("atLeast 9 self oars") + sails)) == Texts{"Sails"});
    CHECK(causes(conditions(oars + oars)) == Texts{"Oars"});
    CHECK(causes(conditions(sails), "append name Fast") == Texts{"Sails"});
    CHECK(causes(conditions(sails), "set hidden false") == Texts{"Sails"});
    CHECK(causes(onlyIf("instanceOf 1 ancestor ship")) == Texts{"Ship"});
    CHECK(causes(onlyIf("notInstanceOf 1 ancestor sails")).empty());
    CHECK(causes(onlyIf("equalTo 0 self anchor")).empty());
    CHECK(causes(onlyIf("atLeast 1 self upgrade")).empty());
    CHECK(causes(conditions(sails), "set page 7").empty()); // that is no figure of it
}

TEST_CASE("what has changed a profile: the conditions of a group of modifiers too, and of the link to it")
{
    Harbour harbour(
        sailorTypes + xml("sharedProfiles", {}, profile("id=a;name=Sloop", "5")) +
        xml("sharedRules", {}, rule("id=swim;name=Swim", "It swims.")) +
        entries(
            entry("id=ship;name=Ship",
                  entries(entry("id=sails;name=Sails") + entry("id=oars;name=Oars")) +
                      xml("infoLinks", {},
                          xml("infoLink", "id=l;targetId=a;type=profile",
                              xml("modifierGroups", {},
                                  xml("modifierGroup", "type=and",
                                      onlyIf("atLeast 1 self sails") +
                                          modifiers(modifier("increment speed 2", onlyIf("atLeast 1 self oars")))))) +
                              xml("infoLink", "id=m;targetId=swim;type=rule",
                                  modifiers(modifier("append description Far.", onlyIf("atLeast 1 self oars"))))))));
    const auto force = harbour.force();
    const auto ship = harbour.take(force, "ship");
    harbour.take(ship, "sails");
    CHECK(harbour.information(ship).profiles.at(0).changedBy.empty());
    harbour.take(ship, "oars");
    const auto information = harbour.information(ship);
    CHECK(information.profiles.at(0).characteristics.at(0).value == "7");
    CHECK(information.profiles.at(0).changedBy == Texts{"Sails", "Oars"});
    CHECK(information.rules.at(0).changedBy == Texts{"Oars"});
    harbour.take(force, "ship");
    CHECK(harbour.information(ship).profiles.at(0).name == "Sloop (Sails, Oars)");
    CHECK(harbour.information(ship).rules.at(0).name == "Swim (Oars)");
}

TEST_CASE("what is hidden is left out, itself or its link or its group")
{
    const std::string shared = xml("sharedRules", {}, rule("id=swim;name=Swim", "It swims."));
    CHECK(shownAt(infoLink("swim", "rule", {}, ";hidden=true"), shared).empty());
    CHECK(shownAt(infoLink("swim", "rule", modifiers(modifier("set hidden true"))), shared).empty());
    CHECK(shownAt(infoLink("swim", "rule", modifiers(modifier("set hidden false")), ";hidden=true"), shared).size() ==
          1);
    CHECK(shownAt(xml("infoGroups", {},
                      xml("infoGroup", "id=g;name=G;hidden=true", xml("rules", {}, rule("id=r;name=R", "x")))))
              .empty());
}

TEST_CASE("groups of information that lead back to themselves end")
{
    CHECK(shownAt(infoLink("ring", "infoGroup"), xml("sharedInfoGroups", {},
                                                     xml("infoGroup", "id=ring;name=Ring",
                                                         xml("rules", {}, rule("id=r;name=R", "x")) +
                                                             infoLink("ring", "infoGroup")))) == Texts{"R: x"});
}

TEST_CASE("where something is printed is the target's, never the link's; a modifier may change the page")
{
    Harbour harbour(
        sailorTypes +
        xml("publications", {}, xml("publication", "id=book;name=Sea Book") + xml("publication", "id=leaf;name=Leaf")) +
        xml("sharedRules", {}, rule("id=swim;name=Swim;publicationId=book;page=3", "It swims.")) +
        entries(entry("id=ship;name=Ship;publicationId=book;page=7",
                      modifiers(modifier("set page 9")) + infoLink("swim", "rule", {}, ";publicationId=leaf;page=1"))));
    const auto information = harbour.information(harbour.take(harbour.force(), "ship"));
    CHECK(information.source.publication == "Sea Book");
    CHECK(information.source.page == "9");
    CHECK(information.rules.at(0).printed.publication == "Sea Book");
    CHECK(information.rules.at(0).printed.page == "3");
}

TEST_CASE("a force has the rules of its entry, its catalogue and its system")
{
    Harbour harbour(xml("rules", {}, rule("id=c;name=Catalogue", "c")), xml("rules", {}, rule("id=s;name=System", "s")),
                    {}, xml("forceEntry", "id=armada;name=Armada", xml("rules", {}, rule("id=f;name=Force", "f"))));
    Texts names;
    for (const auto& each : harbour.information(harbour.force("armada")).rules)
        names.push_back(each.name);
    CHECK(names == Texts{"Force", "Catalogue", "System"});
}

TEST_CASE("a category gives its information to its members")
{
    Harbour harbour(
        entries(entry("id=ship;name=Ship", modifiers(modifier("add category sunk")))) +
        xml("categoryEntries", {},
            xml("categoryEntry", "id=sunk;name=Sunk", xml("rules", {}, rule("id=r;name=Wet", "It is wet.")))));
    const auto information = harbour.information(harbour.take(harbour.force(), "ship"));
    CHECK(information.rules.empty());
    REQUIRE(information.categories.size() == 1);
    CHECK(information.categories.front().rules.at(0).name == "Wet");
}

TEST_CASE("names are ordered by letters without case, and by whole numbers")
{
    using battlescribe::judge::comesBefore;
    CHECK(comesBefore("Ship 2", "Ship 10"));
    CHECK_FALSE(comesBefore("Ship 10", "Ship 2"));
    CHECK(comesBefore("boat", "Ship"));
    CHECK(comesBefore("Ship", "ship 1"));
    CHECK_FALSE(comesBefore("ship", "SHIP"));
    CHECK(comesBefore("007", "8"));
}

TEST_CASE("lists show forces by name, selections by category and then by name, New Recruit's order before that")
{
    Harbour harbour(entries(entry("id=a;name=Anchor", inCategory("mast")) +
                            entry("id=b;name=Boat", inCategory("deck")) + entry("id=c;name=Crew") +
                            entry("id=d;name=Drum;sortIndex=2", inCategory("mast")) +
                            entry("id=e;name=Eel;sortIndex=1", inCategory("mast"))));
    const auto fleet = harbour.force();
    harbour.force("convoy");
    const auto squadron = harbour.force("squadron", fleet);
    for (const auto* each : {"a", "b", "c", "d", "e"})
        harbour.take(fleet, each);
    const auto judgement = harbour.judged();
    const auto names = [&](Id<battlescribe::judge::Judged> parent) {
        Texts texts;
        for (const auto id : inOrder(harbour.game, harbour.roster, judgement, parent))
            texts.push_back(judgement.elements[id].name);
        return texts;
    };
    CHECK(names(noId) == Texts{"Convoy", "Fleet"});
    CHECK(names(judgement.find(fleet)) == Texts{"Crew", "Boat", "Eel", "Drum", "Anchor", "Squadron"});
    CHECK(names(judgement.find(squadron)).empty());
}

TEST_CASE("New Recruit changes numbers within words, and keeps one text for a type")
{
    const auto two = xml("profiles", {},
                         xml("profile", "id=a;name=Sloop;typeId=stats",
                             xml("characteristics", {},
                                 xml("characteristic", "name=Speed;typeId=speed", "7+") +
                                     xml("characteristic", "name=Pace;typeId=speed", "4+")) +
                                 modifiers(modifier("decrement speed 1"))));
    Harbour harbour(sailorTypes + entries(entry("id=ship;name=Ship", two)));
    const auto ship = harbour.take(harbour.force(), "ship");
    const auto textsOf = [&] {
        Texts texts;
        const auto information = harbour.information(ship);
        for (const auto& each : information.profiles.at(0).characteristics)
            texts.push_back(each.value);
        return texts;
    };
    CHECK(textsOf() == Texts{"7+", "4+"});
    harbour.roster.manner = battlescribe::Manner::NewRecruit;
    CHECK(textsOf() == Texts{"3+", "3+"});
}

TEST_CASE("in a roster of BattleScribe nothing can be counted in what is above a profile")
{
    const auto sails =
        xml("profiles", {},
            profile("id=a;name=Sails", "5", modifiers(modifier("set speed 9", onlyIf("atLeast 1 parent sails")))));
    Harbour harbour(sailorTypes + entries(entry("id=ship;name=Ship", entries(entry("id=sails;name=Sails", sails)))));
    const auto ship = harbour.take(harbour.force(), "ship");
    const auto taken = harbour.take(ship, "sails");
    const auto speed = [&] { return harbour.information(taken).profiles.at(0).characteristics.at(0).value; };
    CHECK(speed() == "5");
    harbour.roster.manner = battlescribe::Manner::NewRecruit;
    CHECK(speed() == "9");
}

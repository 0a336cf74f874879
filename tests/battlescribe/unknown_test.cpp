// What is neither known nor judged leaves the verdict open; it is never ignored in silence.
#include "battlescribe/gamefiles.h"
#include "battlescribe/harbour.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;
using Texts = std::vector<std::string>;

namespace {

/// Whether a roster with one ship can be judged, if this is written in the ship.
bool isJudged(const std::string& inShip, const std::string& inCatalogue = {}, const std::string& system = {})
{
    Harbour harbour(entries(entry("id=ship;name=Ship", inShip)) + inCatalogue, system);
    harbour.take(harbour.force(), "ship");
    return harbour.judged().isComplete();
}

/// The same for a force of this entry, with nothing in it.
bool isForceJudged(const std::string& inForce)
{
    Harbour harbour(entries(entry("id=ship;name=Ship")), {}, {}, xml("forceEntry", "id=armada;name=Armada", inForce));
    harbour.force("armada");
    return harbour.judged().isComplete();
}

} // namespace

TEST_CASE("what stands where it has no meaning leaves the verdict open")
{
    CHECK(isJudged({}));
    const std::string limit = constraints(constraint("max 1 parent"));
    const std::string rename = modifiers(modifier("set name x"));
    const auto inLink = [](const std::string& more, const std::string& attributes = {}) {
        return xml("categoryLinks", {}, xml("categoryLink", "id=l;targetId=deck" + attributes, more));
    };
    CHECK(isJudged(inLink({})));
    CHECK_FALSE(isJudged(inLink(limit)));
    CHECK(isJudged(inLink(rename)));
    CHECK(isJudged(inLink({}, ";hidden=true")));
    CHECK_FALSE(isJudged(xml("categoryEntries", {}, xml("categoryEntry", "id=own;name=Own"))));
    CHECK_FALSE(isJudged(xml("forceEntries", {}, xml("forceEntry", "id=own;name=Own"))));
    CHECK_FALSE(isJudged(groups(group("id=arms;name=Arms", limit + crowns("5")))));
    CHECK_FALSE(isJudged({}, rename)); // of the catalogue
    CHECK_FALSE(isJudged({}, limit));
    CHECK_FALSE(isForceJudged(entries(entry("id=boat;name=Boat"))));
    CHECK(isForceJudged(xml("categoryLinks", {}, xml("categoryLink", "id=l;targetId=deck", limit + rename))));
    // Texts of rules and profiles change no verdict.
    CHECK(isJudged(xml("rules", {}, xml("rule", "id=r;name=Salt", limit))));
    // What belongs to nothing changes nothing.
    CHECK(isJudged({}, onlyIf("atLeast 1 force ship")));
    CHECK(isJudged(onlyIf("atLeast 1 force ship")));
    CHECK(isJudged({}, crowns("5")));
    CHECK(isJudged({}, xml("categoryLinks", {}, xml("categoryLink", "id=l;targetId=deck"))));
    CHECK(isJudged(xml("description", {}, "A fine ship.")));
}

TEST_CASE("what only says how something is shown, edited or found is known to be silent")
{
    const auto silent = [](const std::string& attributes) {
        Harbour harbour(entries(entry("id=ship;name=Ship;" + attributes)));
        harbour.take(harbour.force(), "ship");
        return harbour.judged().isComplete();
    };
    CHECK(silent("step=250"));
    CHECK(silent("flatten=true;collapsible=true;exportable=false;defaultAmount=2"));
    CHECK(silent("value=1;shared=true;includeChildSelections=true")); // left over from a condition
    CHECK_FALSE(silent("mood=merry"));
    const auto inSystem = [](const std::string& type, const std::string& root = {}) {
        return isJudged(
            {}, {},
            xml("profileTypes", {},
                xml("profileType", "id=t;name=Sailor",
                    xml("characteristicTypes", {}, xml("characteristicType", "id=c;name=Speed" + type, root)))));
    };
    CHECK(inSystem(";hidden=false"));
    CHECK(inSystem({}, xml("formatRules", {}, xml("formatRule", "type=regex;match=x;replace=y"))));
    CHECK(isJudged(modifiers(modifier("set hidden false", {}, "automatic=true"))));
    CHECK(isJudged(xml("xmlns", {}, "a name of the format")));
    CHECK_FALSE(isJudged(xml("moods", {}, xml("mood", "id=m"))));
}

TEST_CASE("what modifiers do that has no meaning leaves the verdict open")
{
    CHECK(isJudged(modifiers(modifier("set hidden false"))));
    CHECK(isJudged(modifiers(modifier("set hidden 0"))));
    CHECK_FALSE(isJudged(modifiers(modifier("set hidden perhaps"))));
    CHECK_FALSE(isJudged(modifiers(modifier("add hidden true"))));
    CHECK_FALSE(isJudged(modifiers(modifier("remove error x"))));
    CHECK_FALSE(isJudged(modifiers(modifier("append crowns 5"))));
    CHECK_FALSE(isJudged(modifiers(modifier("append category deck"))));
    CHECK_FALSE(isJudged(modifiers(modifier("add name x"))));
    // Not if they do not work now.
    CHECK(isJudged(modifiers(modifier("add name x", onlyIf("never 0 force ship")))));
}

TEST_CASE("New Recruit's switches for what is taken by itself, and notes, change no verdict")
{
    CHECK(isJudged(constraints(constraint("min 1 parent", "automatic=true"))));
    CHECK(isJudged(modifiers(modifier("set defaultAmount 3") + modifier("add warning w") + modifier("add info i") +
                             modifier("set readme r"))));
    Harbour harbour(entries(entry("id=ship;name=Ship;defaultAmount=3")));
    harbour.take(harbour.force(), "ship");
    CHECK(harbour.judged().isLegal());
    CHECK(isJudged(constraints(constraint("max 1 parent", "negative=false"))));
    CHECK_FALSE(isJudged(constraints(constraint("max 1 parent", "negative=true"))));
}

TEST_CASE("conditions that New Recruit asks of each thing leave the verdict open where it matters how often they hold")
{
    const auto local = xml("localConditionGroups", {},
                           xml("localConditionGroup", "type=atLeast;value=1;scope=force;field=selections;childId=any",
                               onlyIf("instanceOf 1 self ship")));
    CHECK(isJudged(modifiers(modifier("set name x", local))));
    CHECK(isJudged(modifiers(modifier("increment crowns 2", local))));
    CHECK_FALSE(isJudged(modifiers(modifier("increment crowns 2", local + repeats(repeat("1 for 1 force ship"))))));
    CHECK(isJudged(modifiers(modifier("set name x", local + repeats(repeat("1 for 1 force ship"))))));
}

TEST_CASE("modifiers of others leave the verdict open where others are not looked for")
{
    const auto inProfile = [](const std::string& words) {
        return xml("profiles", {},
                   xml("profile", "id=p;name=P;typeId=t", modifiers(modifier(words, {}, "scope=force"))));
    };
    CHECK_FALSE(isJudged(inProfile("add category flag")));
    CHECK_FALSE(isJudged(inProfile("increment crowns 5")));
    CHECK(isJudged(inProfile("append annotation x"))); // a text
    // So are rules and profiles of others, also where it is not known which.
    CHECK(isJudged(modifiers(modifier("set hidden true", {}, "scope=parent;affects=rules"))));
    CHECK(isJudged(modifiers(modifier("set name x", {}, "scope=parent;affects=childs.profiles.Sailor"))));
    // A limit of a group, or of what is not taken, is changed too; what is nothing's id is a word that we do not know.
    const auto raised = [](const std::string& limited) {
        return entries(entry("id=horn;name=Horn",
                             constraints(constraint("min 1 parent", "id=other")) +
                                 modifiers(modifier("increment few 1", {}, "scope=parent;affects=entries")))) +
               limited;
    };
    CHECK(isJudged(raised(groups(group("id=arms;name=Arms", constraints(constraint("max 1 parent", "id=few")))))));
    CHECK(isJudged(entries(
        entry("id=mate;name=Mate", constraints(constraint("min 0 parent", "id=few"))) +
        entry("id=horn;name=Horn", constraints(constraint("min 1 parent", "id=other")) +
                                       modifiers(modifier("increment few 1", {}, "scope=parent;affects=entries"))))));
    CHECK(isJudged(modifiers(modifier("set hidden true", {}, "scope=parent;affects=entries.ship"))));
    CHECK_FALSE(isJudged(modifiers(modifier("set hidden true", {}, "scope=parent;affects=entries.boat"))));
}

TEST_CASE("a link to what is not there is a note: nobody can take it")
{
    const auto notesOf = [](const std::string& inShip, const std::string& inCatalogue) {
        Harbour harbour(entries(entry("id=ship;name=Ship", inShip)) + inCatalogue);
        harbour.take(harbour.force(), "ship");
        const auto judged = harbour.judged();
        CHECK(judged.isLegal());
        return judged.notes.size();
    };
    CHECK(notesOf(links(linkTo("to-oar", "oar")), {}) == 1);
    CHECK(notesOf(groups(group("id=arms;name=Arms", links(linkTo("to-oar", "oar")))), {}) == 1);
    CHECK(notesOf({}, links(linkTo("to-oar", "oar"))) == 1);
    CHECK(isForceJudged(xml("categoryLinks", {}, xml("categoryLink", "id=l;targetId=lost"))));
    // Not those of what is not taken.
    CHECK(notesOf({}, shared(entry("id=boat;name=Boat", links(linkTo("to-oar", "oar"))))) == 0);
}

TEST_CASE("a force that costs something by itself is judged; a link's cost stands in place of its target's")
{
    CHECK(isForceJudged(crowns("260")));
    CHECK(isForceJudged(modifiers(modifier("increment crowns 5"))));
    const std::string cat = entries(entry("id=ship;name=Ship", crowns("10")));
    Harbour harbour(cat, {}, {}, xml("forceEntry", "id=armada;name=Armada", crowns("260")));
    const auto armada = harbour.force("armada");
    harbour.take(armada, "ship");
    CHECK(harbour.total() == "270");
    CHECK(harbour.cost(armada) == "260");
    Harbour linked(
        cat + xml("forceEntryLinks", {}, xml("forceEntryLink", "id=to-convoy;name=C;targetId=convoy", crowns("5"))));
    linked.take(linked.force("to-convoy"), "ship");
    CHECK(linked.total() == "15");
}

TEST_CASE("things that are not known leave the verdict open, also those that are only counted")
{
    const int many = static_cast<int>(battlescribe::data::Definitions::mostUnknowns);
    CHECK_FALSE(isJudged("<wreath/>", {}, xml("rules", {}, xml("rule", "id=r;name=R", times("<wreath/>", many)))));
}

TEST_CASE("work that would take too long leaves the verdict open")
{
    CHECK_FALSE(isJudged(modifiers(modifier("append name x", repeats(repeat("2000 for 1 force ship"))))));
    CHECK(isJudged(modifiers(modifier("append name x", repeats(repeat("1000 for 1 force ship"))))));
    CHECK_FALSE(isJudged(modifiers(modifier("multiply crowns 1.5", repeats(repeat("2000 for 1 force ship"))))));
    CHECK_FALSE(isJudged(modifiers(modifier("increment crowns 1", repeats(repeat("2000000 for 1 force ship"))))));
    CHECK(isJudged(modifiers(modifier("increment crowns 1", repeats(repeat("1000000 for 1 force ship"))))));
}

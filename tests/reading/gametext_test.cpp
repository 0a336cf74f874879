#include "battlescribe/gamefiles.h"
#include "battlescribe/harbour.h"
#include "battlescribe/reefs.h"
#include "battlescribe/verdict/verdict.h"
#include "reading/fixture.h"
#include "reading/lists.h"
#include "report/battlescribe/listwords.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::testing;

namespace {

/// A text read with the data of the reefs in a named folder.
ReadList readByReefs(const Reefs& reefs, const std::string& text)
{
    ReadOptions options;
    options.dataFolders = {reefs.path()};
    auto lists = readLists(shippedStore(), text, "list.txt", options);
    INFO(text);
    if (!lists)
        FAIL(toText(lists.error().front()));
    REQUIRE(lists->size() == 1);
    REQUIRE(lists->front().battleScribe);
    REQUIRE(lists->front().reading);
    return std::move(lists->front());
}

void sayIn(const std::vector<battlescribe::FileSelection>& selections, std::string& words)
{
    for (const auto& each : selections) {
        words += (words.empty() || words.ends_with('(') ? "" : ", ") + std::to_string(each.number) + ' ' + each.name;
        if (!each.selections.empty()) {
            words += " (";
            sayIn(each.selections, words);
            words += ')';
        }
    }
}

/// "1 Captain, 1 Reef Wardens (1 Sergeant (1 Pistol), 6 Warden (6 Cutlass))".
std::string unitsOf(const ReadList& list)
{
    std::string words;
    for (const auto& force : list.battleScribe->roster.forces)
        sayIn(force.selections, words);
    return words;
}

std::string sumOf(const ReadList& list) { return report::totals(list.battleScribe->sums); }

Outcome verdictOf(const ReadList& list) { return report::outcomeOf(*list.battleScribe); }

const LineReading& lineOf(const ReadList& list, int number)
{
    const auto& lines = list.reading->lines;
    const auto found = std::ranges::find(lines, number, &LineReading::line);
    REQUIRE(found != lines.end());
    return *found;
}

/// Adds entries of the catalogue of merrow, in front of the others.
void addToMerrow(const Reefs& reefs, const std::string& entries)
{
    reefs.change("Merrow.cat", "<selectionEntries><selectionEntry id=\"wardens\"",
                 "<selectionEntries>" + entries + "<selectionEntry id=\"wardens\"");
}

std::string just(int number, const std::string& scope)
{
    const auto words = ' ' + std::to_string(number) + ' ' + scope;
    return constraints(constraint("min" + words) + constraint("max" + words));
}

/// A choice that each force must have, with one of several things in it.
std::string table(const std::string& name, const std::string& things)
{
    return entry("id=table;name=" + name,
                 just(1, "force") + inCategory("engines") +
                     groups(group("id=things;name=Things of it", just(1, "parent") + entries(things))));
}

// Captain 30; Reef Wardens 20, Sergeant 5 with Harpoon 15, six Wardens 60 of whom two have Nets 4: 108.
const std::string wardens = "1 Captain, 1 Reef Wardens (1 Sergeant (1 Harpoon), 6 Warden (4 Cutlass, 2 Net))";

} // namespace

TEST_CASE("A list of a game of a data folder is read in the styles of programs", "[gametext]")
{
    const Reefs reefs;
    const auto text = GENERATE(as<std::string>(),
                               // BattleScribe
                               "++ Vanguard (Folk of merrow) [138 crowns] ++\n"
                               "\n"
                               "+ Captains +\n"
                               "\n"
                               "Captain [30 crowns]\n"
                               "\n"
                               "+ Line +\n"
                               "\n"
                               "Reef Wardens [108 crowns]\n"
                               ". Sergeant: Harpoon\n"
                               ". 6x Warden: 4x Cutlass, 2x Net\n"
                               "\n"
                               "++ Total: [138 crowns] ++\n"
                               "\n"
                               "Created with BattleScribe\n",
                               // New Recruit
                               "Folk of merrow - Red Tide - [138 crowns]\n"
                               "\n"
                               "# ++ Vanguard ++ [138 crowns]\n"
                               "## Captains [30 crowns]\n"
                               "Captain [30 crowns]\n"
                               "\n"
                               "## Line [108 crowns]\n"
                               "Reef Wardens [108 crowns]:\n"
                               "\u2022 1x Sergeant: Harpoon\n"
                               "\u2022 6x Warden\n"
                               "    4 with Cutlass\n"
                               "    2 with Net\n",
                               // a tournament's head
                               "+++++++++++++++++++++\n"
                               "+ FACTION KEYWORD: Folk of merrow\n"
                               "+ DETACHMENT: Vanguard\n"
                               "+ TOTAL ARMY POINTS: 138pts\n"
                               "+ NUMBER OF UNITS: 2\n"
                               "+++++++++++++++++++++\n"
                               "\n"
                               "Vanguard\n"
                               "\n"
                               "Char1: 1x Captain (30 pts)\n"
                               "BL1: 7x Reef Wardens (108 pts)\n"
                               "\u2022 1x Sergeant: Harpoon\n"
                               "\u2022 6x Warden: 4 with Cutlass, 2 with Net\n",
                               // an app
                               "Red Tide (138 points)\n"
                               "\n"
                               "Folk of merrow\n"
                               "Vanguard\n"
                               "\n"
                               "CAPTAINS\n"
                               "\n"
                               "Captain (30 points)\n"
                               "\n"
                               "LINE\n"
                               "\n"
                               "Reef Wardens (108 points)\n"
                               "  \u2022 1x Sergeant\n"
                               "     \u25e6 1x Harpoon\n"
                               "  \u2022 6x Warden\n"
                               "     \u25e6 4x Cutlass\n"
                               "     \u25e6 2x Net\n"
                               "\n"
                               "Exported with App Version: v1.2.3 (1), Data Version: v400\n",
                               // by hand
                               "Folk of merrow, Vanguard\n"
                               "\n"
                               "Vanguard\n"
                               "captain 30\n"
                               "reef wardens 108: sergeant with harpoon, 6 wardens (4 cutlass, 2 nets)\n");
    const auto list = readByReefs(reefs, text);
    INFO(text);
    CHECK(unitsOf(list) == wardens);
    CHECK(sumOf(list) == "138 of 200 Crowns");
    CHECK(list.reading->unreadLines().empty());
    CHECK(verdictOf(list) == Outcome::Legal);
    checkRecords(text, *list.reading);
}

TEST_CASE("Models of one name are shared out by what they carry", "[gametext]")
{
    const Reefs reefs;
    const auto own = [](const std::string& id, const std::string& name) {
        return entry("id=" + id + ";name=" + name,
                     constraints(constraint("min 1 parent") + constraint("max 1 parent")));
    };
    reefs.change("Glass.cat", "<selectionEntries>",
                 "<selectionEntries>" +
                     entry("id=shoal;name=Shoal Guard;type=unit",
                           crowns("20") + inCategory("line") +
                               entries(entry("id=spears;name=Guard w/ spear;type=model",
                                             limit("max 6 parent") + crowns("10") +
                                                 entries(own("spear", "Spear") + own("shield", "Shield"))) +
                                       entry("id=hurlers;name=Guard w/ hurler;type=model",
                                             limit("max 2 parent") + crowns("10") +
                                                 entries(own("hurler", "Hurler") + own("buckler", "Shield"))))));
    const auto text = GENERATE(as<std::string>(),
                               // an app, whose lines hang below a bullet
                               "Shoal Guard (70 points)\n"
                               "  \u2022 5x Guard\n"
                               "    \u2022 5x Shield\n"
                               "      2x Hurler\n"
                               "      3x Spear\n",
                               // so many with this, and so many with that
                               "5x Shoal Guard (70 pts)\n"
                               "\u2022 5x Guard\n"
                               "    3 with Shield, Spear\n"
                               "    2 with Shield, Hurler\n");
    INFO(text);
    const auto list = readByReefs(reefs, "Folk of glass\n\n" + text);
    CHECK(unitsOf(list) ==
          "1 Shoal Guard (3 Guard w/ spear (3 Shield, 3 Spear), 2 Guard w/ hurler (2 Shield, 2 Hurler))");
    CHECK(sumOf(list) == "70 of 200 Crowns");
    CHECK(list.reading->unreadLines().empty());
}

TEST_CASE("What stands right below a unit is the unit's, and heads of tournaments repeat it", "[gametext]")
{
    const Reefs reefs;
    const auto list = readByReefs(reefs, "++++++++++++++++++\n"
                                         "+ FACTION KEYWORD: Folk of merrow\n"
                                         "+ DETACHMENT: Vanguard\n"
                                         "+ TOTAL ARMY POINTS: 122pts\n"
                                         "+\n"
                                         "+ WARLORD: Char1: Captain\n"
                                         "+ ENHANCEMENT: Lantern (on Char1: Captain)\n"
                                         "+ NUMBER OF UNITS: 2\n"
                                         "++++++++++++++++++\n"
                                         "\n"
                                         "Char1: 1x Captain (37 pts)\n"
                                         "Enhancement: Lantern (+7 pts)\n"
                                         "7x Reef Wardens (85 pts)\n"
                                         "\n"
                                         "Created with newrecruit.eu v35.82\n");
    CHECK(unitsOf(list) == "1 Captain (1 Lantern), 1 Reef Wardens (1 Sergeant (1 Pistol), 6 Warden (6 Cutlass))");
    CHECK(list.reading->unreadLines().empty());
    CHECK(verdictOf(list) == Outcome::Legal);
}

TEST_CASE("A count of things is of models that nobody names", "[gametext]")
{
    const Reefs reefs;
    CHECK(unitsOf(readByReefs(reefs, "Drift [139 pts]\nTide, Folk of merrow\n\nVanguard\n\nCaptain [30 pts]\n\n"
                                     "7 Reef Wardens [109 pts]\n- 6x Net\n")) ==
          "1 Captain, 1 Reef Wardens (6 Warden (6 Net), 1 Sergeant (1 Pistol))");
    // What has no count is said of all that may have it.
    CHECK(unitsOf(readByReefs(reefs, "Folk of merrow\n\nVanguard\n\nCaptain [30 pts]\n\n"
                                     "7 Reef Wardens [109 pts]\n- Net\n")) ==
          "1 Captain, 1 Reef Wardens (6 Warden (6 Net), 1 Sergeant (1 Pistol))");
}

TEST_CASE("Units of a catalogue that no head names are read, and not judged", "[gametext]")
{
    const Reefs reefs;
    const auto list =
        readByReefs(reefs, "Folk of merrow\n\nVanguard\nCaptain (30 pts)\nReef Wardens (85 pts)\nChoir (40 pts)\n");
    CHECK(unitsOf(list) == "1 Captain, 1 Reef Wardens (1 Sergeant (1 Pistol), 6 Warden (6 Cutlass)), 1 Choir");
    CHECK(list.reading->unreadLines().empty());
    CHECK(verdictOf(list) == Outcome::NotJudged);
}

TEST_CASE("A choice that sets a list up and that the text leaves out makes nothing illegal", "[gametext]")
{
    const Reefs reefs;
    reefs.change(
        "Merrow.cat", "<selectionEntries><selectionEntry id=\"wardens\"",
        "<selectionEntries>" +
            entry("id=table;name=Tide Table",
                  constraints(constraint("min 1 force") + constraint("max 1 force")) + inCategory("engines") +
                      groups(group("id=tides;name=Tides",
                                   constraints(constraint("min 1 parent") + constraint("max 1 parent")) +
                                       entries(entry("id=high;name=High Water") + entry("id=low;name=Low Water"))))) +
            "<selectionEntry id=\"wardens\"");
    const std::string units = "Captain (30 pts)\nReef Wardens (85 pts)\n";
    CHECK(verdictOf(readByReefs(reefs, "Folk of merrow\nVanguard\n\n" + units)) == Outcome::Legal); // as either
    CHECK(verdictOf(readByReefs(reefs, "Folk of merrow\nVanguard\nHigh Water\n\n" + units)) == Outcome::Legal);
}

TEST_CASE("A name that the data set off is a choice, and not what a unit is called", "[gametext]")
{
    const Reefs reefs;
    addToMerrow(reefs, entry("id=diver;name=Diver;type=model",
                             crowns("10") + inCategory("line") +
                                 groups(group("id=oaths;name=Oaths",
                                              just(1, "parent") + entries(entry("id=none;name=*No Oath*") +
                                                                          entry("id=tide;name=Tide Oath"))))));
    const auto list = readByReefs(reefs, "++ Vanguard (Folk of merrow) [40 crowns] ++\n\n+ Captains +\n\n"
                                         "Captain [30 crowns]\n\n+ Line +\n\nDiver [10 crowns]: *No Oath*\n");
    CHECK(unitsOf(list) == "1 Captain, 1 Diver (1 *No Oath*)");
    CHECK(verdictOf(list) == Outcome::Legal);
}

TEST_CASE("A unit whose arms are named has none of the usual ones", "[gametext]")
{
    const Reefs reefs;
    // Knife and sling are taken with a diver, as the file has them; the data allow to leave them out.
    const auto usual = [](const std::string& id, const std::string& name) {
        return entry("id=" + id + ";name=" + name,
                     constraints(constraint("min 1 parent", "id=least-" + id) + constraint("max 1 parent")) +
                         modifiers(modifier("set least-" + id + " 0")));
    };
    addToMerrow(
        reefs,
        entry("id=diver;name=Diver;type=model",
              crowns("10") + inCategory("line") + entries(entry("id=rope;name=Rope", just(1, "parent"))) +
                  groups(group("id=arms;name=Arms",
                               just(2, "parent") + entries(usual("knife", "Knife") + usual("sling", "Sling") +
                                                           entry("id=hook;name=Hook", limit("max 1 parent")))))));
    const auto list = readByReefs(reefs, "Folk of merrow\n\nVanguard\nCaptain 30\nDiver 10: hook, sling\n");
    CHECK(unitsOf(list) == "1 Captain, 1 Diver (1 Hook, 1 Sling, 1 Rope)");
    CHECK(verdictOf(list) == Outcome::Legal);
}

TEST_CASE("What a program leaves out and the data require leaves the verdict open", "[gametext]")
{
    const Reefs reefs;
    addToMerrow(reefs,
                entry("id=diver;name=Diver;type=model",
                      crowns("10") + inCategory("line") + entries(entry("id=chart;name=Chart", just(1, "parent")))));
    const std::string head = "++ Vanguard (Folk of merrow) [40 crowns] ++\n\n+ Captains +\n\nCaptain [30 crowns]\n\n";
    const auto list = readByReefs(reefs, head + "+ Line +\n\nDiver [10 crowns]\n");
    CHECK(verdictOf(list) == Outcome::NotJudged);
    CHECK(list.reading->deciding == std::vector{9});
    CHECK(verdictOf(readByReefs(reefs, head + "+ Line +\n\nDiver [10 crowns]: Chart\n")) == Outcome::Legal);
    // A person need not write it.
    CHECK(verdictOf(readByReefs(reefs, "Folk of merrow\n\nVanguard\nCaptain 30\nDiver 10\n")) == Outcome::Legal);
}

TEST_CASE("A text of New Recruit has all that sets its forces up", "[gametext]")
{
    const Reefs reefs;
    addToMerrow(reefs, entry("id=table;name=Tide Table", just(1, "force") + inCategory("engines")));
    const std::string head = "Folk of merrow - Red Tide - [30 crowns]\n\n# ++ Vanguard ++ [30 crowns]\n";
    const std::string captain = "## Captains [30 crowns]\nCaptain [30 crowns]\n";
    CHECK(verdictOf(readByReefs(reefs, head + "## Engines\nTide Table\n\n" + captain)) == Outcome::Legal);
    CHECK(verdictOf(readByReefs(reefs, head + captain)) == Outcome::NotLegal);
    CHECK(verdictOf(readByReefs(reefs, "Folk of merrow\n\nVanguard\nCaptain 30\n")) == Outcome::Legal);
}

TEST_CASE("Two forces of one kind stay two", "[gametext]")
{
    const Reefs reefs;
    const auto list = readByReefs(reefs, "Folk of merrow - Red Tide - [74 crowns]\n\n"
                                         "# ++ Vanguard ++ [37 crowns]\n## Captains [37 crowns]\n"
                                         "Captain [37 crowns]: Lantern [7 crowns]\n\n"
                                         "# ++ Vanguard ++ [37 crowns]\n## Captains [37 crowns]\n"
                                         "Captain [37 crowns]: Lantern [7 crowns]\n");
    REQUIRE(list.battleScribe->roster.forces.size() == 2);
    CHECK(list.battleScribe->roster.forces[1].selections.size() == 1);
    CHECK(verdictOf(list) == Outcome::Legal);
}

TEST_CASE("A choice with its value is no heading, though a category has that name", "[gametext]")
{
    const Reefs reefs;
    reefs.change("Tide.gst", "name=\"Engines\"", "name=\"Tide Table: High Water\"");
    addToMerrow(reefs, table("Tide Table", entry("id=high;name=High Water",
                                                 entries(entry("id=spring;name=Spring Tide", limit("max 1 parent")))) +
                                               entry("id=low;name=Low Water")));
    const auto list = readByReefs(reefs, "# ++ Vanguard (Folk of merrow) ++ [30 crowns]\n"
                                         "Tide Table: High Water (Spring Tide)\nCaptain [30 crowns]\n");
    CHECK(unitsOf(list) == "1 Tide Table (1 High Water (1 Spring Tide)), 1 Captain");
    CHECK(verdictOf(list) == Outcome::Legal);
}

TEST_CASE("Sizes of a battle that a text leaves out are those for its points", "[gametext]")
{
    const Reefs reefs;
    const auto hiddenIf = [](const std::string& words) {
        return modifiers(modifier("set hidden true", onlyIf(words, "includeChildSelections=true")));
    };
    addToMerrow(reefs, table("Size of the Battle", entry("id=small;name=1. Brush (100 points)") +
                                                       entry("id=middle;name=2. Clash (150 points)") +
                                                       entry("id=large;name=3. War (180 points)")) +
                           entry("id=whale;name=Whale;type=model",
                                 crowns("60") + inCategory("line") + hiddenIf("atLeast 1 force small")) +
                           entry("id=raft;name=Raft", crowns("50") + inCategory("line")));
    const auto verdict = [&](const std::string& head, const std::string& end) {
        return verdictOf(readByReefs(reefs, "Folk of merrow " + head + "\n\nVanguard\nCaptain 30\nWhale 60\n" + end));
    };
    // 30 + 60 crowns fit all sizes, and there are no whales in the small one; 30 + 60 + 60 are too many for that.
    CHECK(verdict("90 points", "") == Outcome::NotJudged);
    CHECK(verdict("150 points", "Whale 60\n") == Outcome::Legal);
    const auto taken = readByReefs(reefs, "Folk of merrow 150 points\n\nVanguard\nCaptain 30\nWhale 60\nWhale 60\n");
    CHECK(taken.battleScribe->verdict->notes.front().message.find("\"Size of the Battle\"") != std::string::npos);
    CHECK(taken.battleScribe->verdict->unknown.empty());
    // A limit is that of one size.
    CHECK(verdict("", "\nTotal: 90/150 crowns\n") == Outcome::Legal);
    CHECK(verdict("", "\nTotal: 90/100 crowns\n") == Outcome::NotLegal);
    // More points than the largest has.
    CHECK(verdict("200 points", "Whale 60\nRaft 50\n") == Outcome::NotJudged);
    const auto list = readByReefs(reefs, "Folk of merrow 90 points\n\nVanguard\nCaptain 30\nWhale 60\n");
    CHECK(list.battleScribe->verdict->unknown.front().message.find("\"Size of the Battle\"") != std::string::npos);
}

TEST_CASE("A force in which the text's units are not there is not meant", "[gametext]")
{
    // Three of the line: a vanguard may have them, an auxiliary force has two at most.
    const std::string text = "Folk of merrow\n\nCaptain 30\nRay 10\nRay 10\nRay 10\n";
    const auto verdictWith = [&](const std::string& when) {
        const Reefs reefs;
        addToMerrow(reefs, entry("id=ray;name=Ray;type=model", crowns("10") + inCategory("line") + when));
        return verdictOf(readByReefs(reefs, text));
    };
    CHECK(verdictWith("") == Outcome::NotJudged);
    CHECK(verdictWith(modifiers(modifier("set hidden true", onlyIf("instanceOf 1 force auxiliary")))) ==
          Outcome::Legal);
}

TEST_CASE("A list is not called illegal for what a choice may mend that the text leaves out", "[gametext]")
{
    const Reefs reefs;
    addToMerrow(reefs, entry("id=maps;name=Old Maps", limit("max 1 force") + inCategory("engines")) +
                           entry("id=whale;name=Whale;type=model;hidden=true",
                                 crowns("60") + inCategory("line") +
                                     modifiers(modifier("set hidden false", onlyIf("atLeast 1 force maps")))));
    const std::string text = "Folk of merrow\n\nVanguard\nCaptain 30\nWhale 60\n";
    CHECK(verdictOf(readByReefs(reefs, text)) == Outcome::NotJudged);
    CHECK(verdictOf(readByReefs(reefs, "Folk of merrow\n\nVanguard\nOld Maps\nCaptain 30\nWhale 60\n")) ==
          Outcome::Legal);
    // A second captain is one too many whatever else there is.
    CHECK(verdictOf(readByReefs(reefs, text + "Captain 30\n")) == Outcome::NotLegal);
    // What a program wrote has all of it.
    CHECK(verdictOf(readByReefs(reefs, "++ Vanguard (Folk of merrow) [90 crowns] ++\n\nCaptain [30 crowns]\n\n"
                                       "Whale [60 crowns]\n")) == Outcome::NotLegal);
}

TEST_CASE("What a unit must have and a person does not write leaves the verdict open", "[gametext]")
{
    const Reefs reefs;
    addToMerrow(reefs, entry("id=diver;name=Diver;type=model",
                             crowns("10") + inCategory("line") +
                                 groups(group("id=oaths;name=Oaths",
                                              just(1, "parent") + entries(entry("id=salt;name=Salt Oath") +
                                                                          entry("id=tide;name=Tide Oath"))))));
    const std::string head = "Folk of merrow\n\nVanguard\nCaptain 30\n";
    CHECK(verdictOf(readByReefs(reefs, head + "Diver 10\n")) == Outcome::NotJudged);
    CHECK(verdictOf(readByReefs(reefs, head + "Diver 10: Salt Oath\n")) == Outcome::Legal);
    CHECK(verdictOf(readByReefs(reefs, head + "Diver 10: Salt Oath, Tide Oath\n")) != Outcome::Legal);
}

TEST_CASE("Of two units with one name none is missing because the other was read", "[gametext]")
{
    const Reefs reefs;
    const auto ray = [](const std::string& id, const std::string& name) {
        return entry("id=" + id + ";name=" + name + ";type=model",
                     crowns("10") + inCategory("line") + just(1, "roster"));
    };
    addToMerrow(reefs, ray("ray", "Ray") + ray("other", "Ray "));
    CHECK(verdictOf(readByReefs(reefs, "Folk of merrow\n\nVanguard\nCaptain 30\nRay 10\nRay 10\n")) !=
          Outcome::NotLegal);
    CHECK(verdictOf(readByReefs(reefs, "++ Vanguard (Folk of merrow) [50 crowns] ++\n\nCaptain [30 crowns]\n\n"
                                       "Ray [10 crowns]\n\nRay [10 crowns]\n")) != Outcome::NotLegal);
}

TEST_CASE("A text that begins with a brace is a text unless it is an object of JSON", "[gametext]")
{
    const Reefs reefs;
    CHECK(unitsOf(readByReefs(reefs, "{Red Tide} 30\n\nFolk of merrow\n\nVanguard\nCaptain 30\n")) == "1 Captain");
    CHECK_FALSE(readLists(shippedStore(), "{\"name\": ", "list.txt"));
    CHECK_FALSE(readLists(shippedStore(), "{", "list.txt"));
}

TEST_CASE("Two letters in the other order are a slip", "[gametext]")
{
    const Reefs reefs;
    const auto list = readByReefs(reefs, "Folk of merrow\n\nVanguard\nCaptain (30 pts)\nReef Wardesn (85 pts)\n");
    CHECK(unitsOf(list) == "1 Captain, 1 Reef Wardens (1 Sergeant (1 Pistol), 6 Warden (6 Cutlass))");
    CHECK(!lineOf(list, 5).mended.empty());
}

TEST_CASE("A name with a slip is read also where marks are in it, or nothing else is in its line", "[gametext]")
{
    const Reefs reefs;
    addToMerrow(reefs,
                entry("id=eel;name=MK-12 Harbour Eel;type=model", crowns("10") + inCategory("line")) +
                    entry("id=witch;name=Brine Witch, Eye of the Tide;type=model", crowns("10") + inCategory("line")));
    const std::string head = "Folk of merrow\n\nVanguard\nCaptain 30\n";
    CHECK(unitsOf(readByReefs(reefs, head + "MK-12 Harbou rEel 10\n")) == "1 Captain, 1 MK-12 Harbour Eel");
    CHECK(unitsOf(readByReefs(reefs, head + "brine wicth, eye of the tide with nothing\n")) ==
          "1 Captain, 1 Brine Witch, Eye of the Tide");
    CHECK(unitsOf(readByReefs(reefs, head + "Reef Wadrens\n")) ==
          "1 Captain, 1 Reef Wardens (1 Sergeant (1 Pistol), 6 Warden (6 Cutlass))");
    // Only a part of a name, and nothing that looks like a unit.
    CHECK(unitsOf(readByReefs(reefs, head + "Brine Witch\n")) == "1 Captain");
}

TEST_CASE("What sets a list up is named by what is in it", "[gametext]")
{
    const Reefs reefs;
    const auto pact = [](const std::string& id, const std::string& name, const std::string& inside) {
        return entry("id=" + id + ";name=" + name,
                     limit("max 1 force") + inCategory("engines") +
                         entries(entry("id=in-" + id + ";name=" + inside, limit("max 1 parent"))));
    };
    addToMerrow(reefs, pact("pact", "Pact", "Old Tide") + pact("oath", "Oath", "Old Salt"));
    CHECK(unitsOf(readByReefs(reefs, "Folk of merrow\n\nVanguard\nPact: Old Tide\nOld Salt\nCaptain 30\n")) ==
          "1 Pact (1 Old Tide), 1 Oath (1 Old Salt), 1 Captain");
}

TEST_CASE("Models of one kind that are said one by one are added up", "[gametext]")
{
    const Reefs reefs;
    // 20 + 5 + 6 x 10 + 4 x 4 = 101.
    CHECK(unitsOf(readByReefs(reefs, "Folk of merrow\n\nVanguard\n\n1x Captain (30 pts)\n\n7x Reef Wardens (101 pts)\n"
                                     "\u2022 1x Sergeant\n    1 with Pistol\n\u2022 6x Warden\n"
                                     "    2 with Net\n    2 with Net\n    2 with Cutlass\n")) ==
          "1 Captain, 1 Reef Wardens (1 Sergeant (1 Pistol), 6 Warden (4 Net, 2 Cutlass))");
}

TEST_CASE("What a text leaves out and the data require is taken, but no unit", "[gametext]")
{
    const Reefs reefs;
    const auto list = readByReefs(reefs, "Vanguard\nFolk of merrow\n\nReef Wardens [85 crowns]\n");
    CHECK(unitsOf(list) == "1 Reef Wardens (1 Sergeant (1 Pistol), 6 Warden (6 Cutlass))");
    CHECK(verdictOf(list) == Outcome::NotLegal); // a captain is missing, and none is invented
}

TEST_CASE("A number before a unit is models or units, as its price says", "[gametext]")
{
    const Reefs reefs;
    // 20 + 5 + 9 x 10 = 115 for ten models; two units of the smallest size are 2 x 85 = 170.
    CHECK(unitsOf(readByReefs(reefs, "Vanguard\nFolk of merrow\n\nCaptain 30\n10 Reef Wardens [115 crowns]\n")) ==
          "1 Captain, 1 Reef Wardens (1 Sergeant (1 Pistol), 9 Warden (9 Cutlass))");
    CHECK(unitsOf(readByReefs(reefs, "Vanguard\nFolk of merrow\n\nCaptain 30\n2 Reef Wardens [170 crowns]\n")) ==
          "1 Captain, 1 Reef Wardens (1 Sergeant (1 Pistol), 6 Warden (6 Cutlass)), "
          "1 Reef Wardens (1 Sergeant (1 Pistol), 6 Warden (6 Cutlass))");
    CHECK(unitsOf(readByReefs(reefs, "Vanguard\nFolk of merrow\n\nCaptain 30\nReef Wardens [10] | 115pts |\n")) ==
          "1 Captain, 1 Reef Wardens (1 Sergeant (1 Pistol), 9 Warden (9 Cutlass))");
}

TEST_CASE("What is not understood leaves the verdict of a game of a data folder open", "[gametext]")
{
    const Reefs reefs;
    const std::string head = "Vanguard (Folk of merrow)\n\nCaptain 30\nReef Wardens [85 crowns]\n";
    SECTION("a unit that the data do not have")
    {
        const auto list = readByReefs(reefs, head + "Kelp Drake [45 crowns]\n");
        CHECK(lineOf(list, 5).as == LineKind::Unknown);
        CHECK(verdictOf(list) == Outcome::NotJudged);
        CHECK(list.battleScribe->roster.notes.find("Kelp Drake") != std::string::npos);
    }
    SECTION("a choice that the unit does not have")
    {
        const auto list = readByReefs(reefs, head + "- Longbow\n");
        CHECK(lineOf(list, 5).isUnread());
        CHECK(verdictOf(list) == Outcome::NotJudged);
    }
    SECTION("a price that is another one")
    {
        const auto list = readByReefs(reefs, "Vanguard (Folk of merrow)\n\nCaptain 35\nReef Wardens [85 crowns]\n");
        CHECK(lineOf(list, 3).claimed == 35);
        CHECK(lineOf(list, 3).actual == Points(30));
        CHECK(list.reading->deciding == std::vector{3});
        CHECK(verdictOf(list) == Outcome::NotJudged);
    }
    SECTION("a force, where it decides")
    {
        // A vanguard wants a captain; two choirs are a legal auxiliary force.
        CHECK(verdictOf(readByReefs(reefs, "Folk of glass\n\nChoir 40\nChoir 40\n")) == Outcome::NotJudged);
        // This is legal as either.
        CHECK(verdictOf(readByReefs(reefs, "Folk of merrow\n\nCaptain 30\nReef Wardens [85 crowns]\n")) ==
              Outcome::Legal);
    }
}

TEST_CASE("Limits and sums of a text are those of the list", "[gametext]")
{
    const Reefs reefs;
    const auto list = readByReefs(reefs, "Folk of merrow\n\nVanguard\nCaptain 30\nDredger 50\n\nTotal: 80/70 crowns\n");
    CHECK(list.reading->claimedTotal == 80);
    CHECK(list.battleScribe->sums.sums.front().claimed == battlescribe::Decimal(80));
    CHECK(list.battleScribe->roster.madeBy.empty());
    CHECK(list.reading->limit == 70);
    CHECK(sumOf(list) == "80 of 70 Crowns");
    CHECK(verdictOf(list) == Outcome::NotLegal);
}

TEST_CASE("The catalogue of a text without a head is that with its units", "[gametext]")
{
    const Reefs reefs;
    const auto list = readByReefs(reefs, "Vanguard\n\nChoir 40\nChoir 40\n");
    CHECK(unitsOf(list) == "1 Choir, 1 Choir");
    CHECK(list.reading->army.id == "Folk of glass");
    CHECK(list.reading->army.certainty == Certainty::Likely);
}

TEST_CASE("Texts that are no list of a data folder's game end soon", "[gametext][hostile]")
{
    const Reefs reefs;
    ReadOptions options;
    options.dataFolders = {reefs.path()};
    const auto times = [](const std::string& words, int count) {
        std::string text;
        for (int i = 0; i < count; ++i)
            text += words;
        return text;
    };
    std::string different = "Vanguard (Folk of merrow)\n";
    for (int i = 0; i < 3'900; ++i)
        different += "Reef Wardens [" + std::to_string(i) + " crowns]: " + std::to_string(i % 90) + " Net, Cutlass\n";
    const std::vector<std::string> texts{
        different,
        times("Captain 30\n", 3'900),
        times("Reef Wardn 85\n", 3'900),
        "Vanguard\n" + times("Captain (", 4'000),
        "Vanguard\nReef Wardens: " + times("Net, ", 8'000),
        "Vanguard\nReef Wardens\n" + times("  - 3x Warden: 2 Net\n", 3'000),
    };
    const auto& text = texts[GENERATE(range(0U, 6U))];
    (void)readLists(shippedStore(), text, "list.txt", options); // whatever it says
    SUCCEED();
}

TEST_CASE("A list of a game that nobody has is told as that", "[othergame]")
{
    const auto faultOf = [](const std::string& text) {
        const auto lists = readLists(shippedStore(), text, "list.txt");
        return lists ? std::string() : toText(lists.error().front());
    };
    CHECK(faultOf("Kings of War\nDwarfs 1000\nIronclad Regiment [20] 130\nGeneral 100\n")
              .find("another game: Kings of War") != std::string::npos);
    CHECK(faultOf("Strike Force (2000 points)\nCaptain (100 points)\n  \u2022 1x Machine gun\n"
                  "Exported with App Version: v2.0.5 (128), Data Version: v886\n")
              .find("the app of its makers") != std::string::npos);
    // The head names one of ours, whatever wrote it.
    CHECK(faultOf("Rush (155 points)\nMarauders\nWarpath\nGrunts Section (100 points)\n"
                  "Exported with App Version: v2.0.5 (128), Data Version: v886\n")
              .empty());
    // It names none, and is one of ours all the same.
    CHECK(faultOf("Rush (255 points)\n\nMarauders\n\nGrunts Section (100 points)\n\nWarlord (50 points)\n\nRaptor (105 "
                  "points)\n"
                  "\nExported with App Version: v2.0.5 (128), Data Version: v886\n")
              .empty());
    // Files of other programs, and links.
    CHECK(faultOf(R"({"faction":"rebels","pilots":[{"id":"a","ship":"b"}],"points":9})").find("X-Wing") !=
          std::string::npos);
    CHECK(
        faultOf("<?xml version=\"1.0\"?>\n<unit><entity chassis=\"Grebe\" model=\"3N\"/></unit>").find("BattleTech") !=
        std::string::npos);
    CHECK(faultOf("my list: https://lists.example/view/123\n").find("a link") != std::string::npos);
}

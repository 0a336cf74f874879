#include "battlescribe/exchange/needs.h"
#include "battlescribe/exchange/rosterin.h"
#include "battlescribe/exchange/rosterout.h"
#include "battlescribe/exchange/shownroster.h"
#include "battlescribe/harbour.h"
#include "battlescribe/saved/rosterreader.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::battlescribe;
using namespace muster::testing;
using Texts = std::vector<std::string>;

namespace {

const std::string armedShips =
    entries(entry("id=ship;name=Ship;type=unit",
                  crowns("10") + inCategory("deck") +
                      entries(entry("id=crew;name=Crew;type=model",
                                    crowns("1") + entries(entry("id=knife;name=Knife;collective=true")))) +
                      groups(group("id=arms;name=Arms", links(linkTo("to-gun", "gun")))))) +
    shared(entry("id=gun;name=Gun", crowns("2.5")));

XmlNode rootOf(const std::string& bytes)
{
    auto file = readRosterFile(bytes, "list.ros");
    REQUIRE(file);
    return file->xml.root;
}

std::string rosterText(const std::string& selections, const std::string& force = "entryId='fleet' catalogueId='cat'")
{
    return "<roster id='r' name='Neap' gameSystemId='tide' gameSystemName='Tide' gameSystemRevision='7'>"
           "<costLimits><costLimit name='Crowns' typeId='crowns' value='50.0'/></costLimits><forces>"
           "<force id='f' name='Fleet' catalogueName='Folk' catalogueRevision='3' " +
           force + "><selections>" + selections + "</selections></force></forces></roster>";
}

std::string selectionText(const std::string& attributes, const std::string& inside = {})
{
    return "<selection id='s' name='Stored' number='1' type='upgrade' " + attributes +
           "><costs><cost name='Crowns' typeId='crowns' value='4.5'/></costs>" +
           (inside.empty() ? "" : "<selections>" + inside + "</selections>") + "</selection>";
}

/// Reads it with the ships, and judges it.
class Read {
public:
    explicit Read(const std::string& text) : harbour(armedShips)
    {
        harbour.roster = exchange::rosterIn(harbour.game, rootOf(text));
    }

    Harbour harbour;
};

/// What is shown is what the file would say, but for what only a file has.
void checkShown(Harbour& harbour)
{
    const auto judgement = harbour.judged();
    WorkBudget budget(judge::mostWork);
    const auto shown = exchange::shownRoster(harbour.game, harbour.roster, judgement, budget);
    CHECK(shown.information.isWhole);
    auto said = battlescribe::rosterIn(exchange::fileOf(harbour.game, harbour.roster, judgement, harbour.ids).xml.root);
    said.madeBy.clear();
    said.kept.clear();
    CHECK(shown.roster == said);
}

} // namespace

TEST_CASE("a roster is shown as the file that would be written of it says")
{
    const auto rule =
        xml("rules", {}, xml("rule", "id=r;name= Afloat ;page=4", xml("description", {}, " It floats. ")));
    const auto profile = xml("profiles", {},
                             xml("profile", "id=p;name=Raft;typeId=t;typeName=Vessel",
                                 xml("characteristics", {}, xml("characteristic", "name=Speed;typeId=s", " 4 "))));
    Harbour harbour(
        entries(entry("id=ship;name=Ship;type=unit",
                      crowns("10") + inCategory("deck") +
                          entries(entry("id=crew;name=Crew;type=model", crowns("1")) + entry("id=gun;name=Gun"))) +
                entry("id=raft;name= Raft ;type=unit;page=4", crowns("3") + inCategory("deck") + profile + rule)),
        xml("profileTypes", {},
            xml("profileType", "id=t;name=Vessel",
                xml("characteristicTypes", {}, xml("characteristicType", "id=s;name=Speed")))));
    const auto fleet = harbour.force();
    const auto squadron = harbour.force("squadron", fleet);
    const auto ship = harbour.take(fleet, "ship");
    harbour.setAmount(harbour.take(ship, "crew"), 3);
    harbour.take(ship, "gun");
    harbour.take(squadron, "ship");
    const auto raft = harbour.take(fleet, "raft");
    CHECK(harbour.information(raft).rules.size() == 1);
    CHECK(harbour.information(raft).profiles.size() == 1);
    harbour.setLimit("99.5");
    harbour.apply(Edit{SetNotes{ship, {}, {" Gull ", "She leaks.\n"}}, SetNotes{fleet, {}, {"First", "North"}},
                       SetRosterNotes{" Sunday"}});
    checkShown(harbour);
}

TEST_CASE("what is written is read again as the same roster")
{
    Harbour harbour(armedShips);
    const auto fleet = harbour.force();
    harbour.force("squadron", fleet);
    const auto ship = harbour.take(fleet, "ship");
    const auto crew = harbour.take(ship, "crew");
    harbour.take(crew, "knife");
    harbour.setAmount(crew, 3);
    harbour.take(ship, "gun");
    harbour.setLimit("99.5");
    harbour.apply(Edit{SetNotes{ship, {}, {"Gull", "She leaks."}}, SetNotes{fleet, {}, {"First", "North"}},
                       SetNotes{fleet, "deck", {"Upper deck", ""}}, SetRosterNotes{"Sunday"}});
    const auto written = writeRos(exchange::fileOf(harbour.game, harbour.roster, harbour.judged(), harbour.ids));
    CHECK(exchange::rosterIn(harbour.game, rootOf(written)) == harbour.roster);
}

TEST_CASE("letters that XML cannot hold are replaced in what is written")
{
    Harbour harbour(armedShips);
    harbour.roster.name = "Spring\x01\x1F Tide\xEF\xBF\xBF\t\n";
    (void)harbour.take(harbour.force(), "ship");
    const auto written = writeRos(exchange::fileOf(harbour.game, harbour.roster, harbour.judged(), harbour.ids));
    const auto root = rootOf(written);
    const auto name = std::ranges::find(root.attributes, "name", &XmlAttribute::name);
    REQUIRE(name != root.attributes.end());
    CHECK(name->value == "Spring\uFFFD\uFFFD Tide\uFFFD\t\n");
}

TEST_CASE("a file has names, paths, numbers and costs as they are now")
{
    Harbour harbour(armedShips);
    const auto ship = harbour.take(harbour.force(), "ship");
    harbour.take(ship, "gun");
    const auto root = exchange::fileOf(harbour.game, harbour.roster, harbour.judged(), harbour.ids).xml.root;
    CHECK(*root.attribute("gameSystemId") == "tide");
    CHECK(*root.child("costs")->children.at(0).attribute("value") == "12.5");
    const auto& force = root.child("forces")->children.at(0);
    CHECK(*force.attribute("catalogueId") == "cat");
    CHECK(*force.child("categories")->children.at(0).attribute("entryId") == "(No Category)");
    const auto& written = force.child("selections")->children.at(0);
    CHECK(*written.attribute("type") == "unit");
    CHECK(*written.child("categories")->children.at(0).attribute("primary") == "true");
    const auto& gun = written.child("selections")->children.at(0);
    CHECK(*gun.attribute("entryId") == "to-gun::gun");
    CHECK(*gun.attribute("entryGroupId") == "arms");
}

TEST_CASE("a selection is found by its path, else by the end of the path, else by the last id")
{
    for (const auto* path : {"to-gun::gun", "gun", "old-link::to-gun::gun", "another-link::gun"}) {
        INFO(path);
        Read read(rosterText(selectionText("entryId='ship'", selectionText(std::string("entryId='") + path + "'"))));
        CHECK(read.harbour.judged().isComplete());
        CHECK(read.harbour.total() == "12.5");
    }
}

TEST_CASE("what the data do not have is kept with its name and costs, and the verdict is open")
{
    Read read(rosterText(selectionText("entryId='ghost'", selectionText("entryId='shade'"))));
    const auto judgement = read.harbour.judged();
    REQUIRE(judgement.elements.size() == 3);
    CHECK(judgement.elements[Id<judge::Judged>::at(1)].name == "Stored");
    CHECK_FALSE(judgement.elements[Id<judge::Judged>::at(1)].isKnown);
    CHECK(judgement.totals.at(0).sum.text() == "9");
    CHECK_FALSE(judgement.isComplete());
    checkShown(read.harbour);
    const auto again =
        exchange::fileOf(read.harbour.game, read.harbour.roster, read.harbour.judged(), read.harbour.ids);
    CHECK(exchange::rosterIn(read.harbour.game, again.xml.root) == read.harbour.roster);
}

TEST_CASE("a force or catalogue that the data do not have is kept too")
{
    for (const auto* force : {"entryId='armada' catalogueId='cat'", "entryId='fleet' catalogueId='gone'"}) {
        INFO(force);
        Read read(rosterText(selectionText("entryId='ship'"), force));
        CHECK_FALSE(read.harbour.judged().isComplete());
        CHECK(read.harbour.judged().elements.front().name == "Fleet");
        checkShown(read.harbour);
        const auto again =
            exchange::fileOf(read.harbour.game, read.harbour.roster, read.harbour.judged(), read.harbour.ids);
        CHECK(exchange::rosterIn(read.harbour.game, again.xml.root) == read.harbour.roster);
    }
}

TEST_CASE("numbers are shared out among the parent's, or stay for all of it")
{
    const auto crewOf = [](const std::string& knives) {
        Read read(rosterText(
            "<selection id='s' name='Ship' entryId='ship' number='1'><selections>"
            "<selection id='c' name='Crew' entryId='crew' number='4'><selections><selection id='k' name='Knife' "
            "entryId='knife' number='" +
            knives + "'/></selections></selection></selections></selection>"));
        return *battlescribe::selectionOf(read.harbour.roster, "k");
    };
    CHECK(crewOf("8").amount == 2);
    CHECK_FALSE(crewOf("8").isForAll);
    CHECK(crewOf("6").amount == 6);
    CHECK(crewOf("6").isForAll);
}

TEST_CASE("a file says which data it needs")
{
    const auto needs = exchange::needsOf(rootOf(rosterText({})));
    CHECK(needs.gameSystem == "tide");
    CHECK(needs.gameSystemRevision == "7");
    REQUIRE(needs.catalogues.size() == 1);
    CHECK(needs.catalogues.front() == exchange::Needs::Catalogue{"cat", "Folk", "3"});
    const auto none = exchange::definitionsFor({}, needs);
    REQUIRE_FALSE(none);
    CHECK(toText(none.error().front()).starts_with("the folder has no data for this roster: \"Tide\""));
}

TEST_CASE("limits are read; one below nothing is none")
{
    CHECK(Read(rosterText({})).harbour.roster.limits.size() == 1);
    auto text = rosterText({});
    text.replace(text.find("50.0"), 4, "-1.0");
    CHECK(Read(text).harbour.roster.limits.empty());
}

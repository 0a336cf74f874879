// New lists of a folder of data, and lists that take in another catalogue. A flagship costs 50 crowns and must be in
// each fleet; an oar 5, a raft 7.
#include "battlescribe/gamefiles.h"
#include "battlescribe/harbour.h"
#include "folder.h"

#include "battlescribe/compose/beginning.h"
#include "battlescribe/exchange/rosterin.h"
#include "battlescribe/exchange/rosterout.h"
#include "battlescribe/verdict/judging.h"
#include "battlescribe/verdict/newlist.h"
#include "battlescribe/verdict/session.h"

#include <catch2/catch.hpp>

#include <filesystem>
#include <stop_token>

using namespace muster;
using namespace muster::battlescribe;
using namespace muster::testing;
using Texts = std::vector<std::string>;

namespace {

std::string system()
{
    auto text =
        systemFile(xml("forceEntries", {},
                       xml("forceEntry", "id=ghosts;name=Ghosts;hidden=true") +
                           xml("forceEntry", "id=fleet;name=Fleet",
                               constraints(constraint("max 2 roster", "field=forces")) +
                                   xml("categoryLinks", {},
                                       xml("categoryLink", "id=to-deck;targetId=deck;name=Deck",
                                           constraints(constraint("min 1 parent") + constraint("max 3 parent"))) +
                                           xml("categoryLink", "id=to-mast;targetId=mast;name=Mast;hidden=true"))) +
                           xml("forceEntry", "id=convoy;name=Convoy")) +
                   xml("categoryEntries", {},
                       xml("categoryEntry", "id=deck;name=Deck") + xml("categoryEntry", "id=mast;name=Mast")));
    const std::string none = "defaultCostLimit=\"-1.0\"";
    text.replace(text.find(none), none.size(), "defaultCostLimit=\"200\"");
    return text;
}

/// A folder with the game, two armies and a library.
class Waters {
public:
    Waters() : library(std::vector{folder.path.string()})
    {
        folder.write("Tide.gst", system());
        folder.write(
            "Crown.cat",
            catalogueFile("crown",
                          entries(entry("id=flagship;name=Flagship",
                                        limit("min 1 parent") + crowns("50") + inCategory("deck") +
                                            entries(entry("id=oar;name=Oar", limit("min 2 parent") + crowns("5")))))));
        folder.write("Drift.cat",
                     catalogueFile("drift", entries(entry("id=raft;name=Raft", crowns("7") + inCategory("deck")))));
        folder.write("Rules.cat", catalogueFile("rules", {}, "library=\"true\""));
    }

    [[nodiscard]] NewList list(const std::string& catalogue = "crown") const
    {
        return {folder.path.string(), "tide", catalogue, {}, "Spring Tide", {}};
    }

    [[nodiscard]] std::string faultOf(const NewList& list)
    {
        const auto begun = library.begin(list);
        return begun ? "none" : begun.error().front().message;
    }

    const testing::Folder folder;
    DataLibrary library;
};

Texts namesOf(const Session& session)
{
    Texts names;
    for (const auto& each : session.judgement.elements)
        names.push_back(std::to_string(each.number) + ' ' + each.name);
    return names;
}

Id<data::File> catalogueOf(const Session& session, std::string_view id)
{
    const auto& all = session.game->definitions();
    return all.nodes[nodeIdOf(all, id)].file;
}

} // namespace

TEST_CASE("what a list can begin with: forces with bounds and what they take, kinds of cost with limits")
{
    Waters waters;
    const auto beginning = waters.library.beginningOf(waters.folder.path.string(), "tide", "crown");
    REQUIRE(beginning);
    REQUIRE(beginning->forces.size() == 3);
    CHECK(beginning->forces[0].isHidden);
    const auto& fleet = beginning->forces[1];
    CHECK(fleet.id == "fleet");
    CHECK(fleet.name == "Fleet");
    CHECK_FALSE(fleet.isHidden);
    CHECK(fleet.bounds == compose::Beginning::Bounds{std::nullopt, Decimal(2)});
    REQUIRE(fleet.categories.size() == 2);
    CHECK(fleet.categories[0] == compose::Beginning::Category{"deck", "Deck", false, {Decimal(1), Decimal(3)}});
    CHECK(fleet.categories[1].isHidden);
    CHECK(fleet.takes == Texts{"Flagship"});
    REQUIRE(beginning->costs.size() == 1);
    CHECK(beginning->costs[0] == compose::Beginning::Cost{"crowns", "Crowns", false, Decimal(200)});
}

TEST_CASE("a new list has the first force that is not hidden, what that must have, and the limits of the data")
{
    Waters waters;
    const auto begun = waters.library.begin(waters.list());
    REQUIRE(begun);
    CHECK(begun->roster.name == "Spring Tide");
    CHECK(namesOf(*begun) == Texts{"1 Fleet", "1 Flagship", "2 Oar"});
    REQUIRE(begun->judgement.totals.size() == 1);
    CHECK(begun->judgement.totals[0].sum == Decimal(60));
    CHECK(begun->judgement.totals[0].limit == Decimal(200));
    CHECK(begun->judgement.isLegal());
    CHECK(begun->needs.gameSystemName == "Tide & Timber");
    CHECK(begun->needs.gameSystemRevision == "7");
    REQUIRE(begun->needs.catalogues.size() == 1);
    CHECK(begun->needs.catalogues[0] == exchange::Needs::Catalogue{"crown", "Folk of crown", "3"});
    CHECK(begun->folder == waters.folder.path.string());
    // Lists are told apart by their ids.
    CHECK(waters.library.begin(waters.list())->roster.id != begun->roster.id);
}

TEST_CASE("a person may choose another force, another limit or none")
{
    Waters waters;
    auto list = waters.list();
    list.force = "convoy";
    list.limits = {{"crowns", Decimal(55)}};
    const auto over = waters.library.begin(list);
    REQUIRE(over);
    CHECK(namesOf(*over) == Texts{"1 Convoy", "1 Flagship", "2 Oar"});
    REQUIRE(over->judgement.findings.size() == 1);
    CHECK(over->judgement.findings[0].kind == judge::Finding::Kind::OverLimit);
    list.limits = {{"crowns", std::nullopt}};
    CHECK(waters.library.begin(list)->roster.limits.empty());
}

TEST_CASE("data that propose a limit of 0 propose none")
{
    Waters waters;
    auto text = system();
    text.replace(text.find("\"200\""), 5, "\"0.0\"");
    waters.folder.write("Tide.gst", text);
    CHECK(waters.library.beginningOf(waters.folder.path.string(), "tide", "crown")->costs[0].limit == std::nullopt);
    CHECK(waters.library.begin(waters.list())->roster.limits.empty());
}

TEST_CASE("what a list must have and nobody can choose for the person is found")
{
    Waters waters;
    const auto begun = waters.library.begin(waters.list("drift"));
    REQUIRE(begun);
    CHECK(namesOf(*begun) == Texts{"1 Fleet"});
    REQUIRE(begun->judgement.findings.size() == 1);
    CHECK(begun->judgement.findings[0].kind == judge::Finding::Kind::TooFew);
    REQUIRE(begun->fixes.size() == 1);
    REQUIRE(begun->fixes[0].size() == 1);
    CHECK(begun->fixes[0][0].name == "Raft");
}

TEST_CASE("a list that cannot be begun says why")
{
    Waters waters;
    auto list = waters.list();
    list.folder += "/nothing";
    CHECK(waters.faultOf(list) == "the folder of data is not there");
    list = waters.list();
    list.gameSystem = "sand";
    CHECK(waters.faultOf(list) == "the folder has no game with the id \"sand\"");
    CHECK(waters.faultOf(waters.list("none")) ==
          "the folder has no catalogue with the id \"none\" of \"Tide & Timber\"");
    CHECK(waters.faultOf(waters.list("rules")) == "\"Folk of rules\" is a library for other catalogues, not an army");
    list = waters.list();
    list.force = "armada";
    CHECK(waters.faultOf(list) == "\"Folk of crown\" has no force with the id \"armada\"");
    waters.folder.write("Drift.cat", catalogueFile("drift", "<selectionEntries>"));
    CHECK(waters.faultOf(waters.list("drift")) != "none");
}

TEST_CASE("a list takes in another catalogue, and keeps what it has")
{
    Waters waters;
    auto begun = waters.library.begin(waters.list());
    REQUIRE(begun);
    const auto fleet = begun->roster.forces[0].id;
    const auto flagship = begun->roster.forces[0].selections[0].id;
    REQUIRE(
        battlescribe::apply(begun->roster, {SetNotes{flagship, {}, {"Old Salt", "leaks"}},
                                            SetNotes{fleet, "deck", {"Upper Deck", {}}}, SetRosterNotes{"for May"}}));
    const auto before = begun->roster;
    const auto oldGame = begun->game;
    REQUIRE(waters.library.widen(*begun, "drift"));
    CHECK(begun->game != oldGame);
    CHECK(begun->needs.catalogues.size() == 2);
    CHECK(namesOf(*begun) == Texts{"1 Fleet", "1 Flagship", "2 Oar"});
    CHECK(begun->judgement.isLegal());
    CHECK(begun->roster.id == before.id);
    CHECK(begun->roster.notes == "for May");
    CHECK(begun->roster.forces[0].id == fleet);
    CHECK(begun->roster.forces[0].categories == before.forces[0].categories);
    CHECK(begun->roster.forces[0].selections[0].id == flagship);
    CHECK(begun->roster.forces[0].selections[0].notes == Notes{"Old Salt", "leaks"});
    CHECK(limitOf(begun->roster, begun->game->definitions().keys.find("crowns")) == Decimal(200));

    compose::NewIds ids(3);
    WorkBudget budget(judge::mostWork);
    const auto& all = begun->game->definitions();
    const auto edit = compose::addForce({*begun->game, ids, budget}, begun->roster, nodeIdOf(all, "fleet"),
                                        catalogueOf(*begun, "raft"), {});
    REQUIRE(edit);
    REQUIRE(battlescribe::apply(begun->roster, *edit));
    const auto force = begun->roster.forces[1].id;
    const auto* offers = compose::offersOf(*begun->game, begun->roster, force);
    REQUIRE(offers);
    REQUIRE(offers->choices.size() == 1);
    CHECK(begun->game->target(offers->choices[0]).name == "Raft");

    const auto game = begun->game;
    REQUIRE(waters.library.widen(*begun, "drift"));
    CHECK(begun->game == game);
    CHECK_FALSE(waters.library.widen(*begun, "rules"));
    CHECK_FALSE(waters.library.widen(*begun, "none"));
    CHECK(begun->game == game);
}

TEST_CASE("what the data do not have stays as it was stored, and is found when they have it")
{
    Waters waters;
    waters.folder.write("Later.cat", catalogueFile("later", entries(entry("id=wreck;name=Wreck", crowns("9")))));
    auto begun = waters.library.begin(waters.list("later"));
    REQUIRE(begun);
    const auto& all = begun->game->definitions();
    REQUIRE(battlescribe::apply(begun->roster,
                                {InsertSelection{begun->roster.forces[0].id,
                                                 0,
                                                 {"old-1",
                                                  begun->game->offersOf(catalogueOf(*begun, "wreck")).choices[0],
                                                  1,
                                                  false,
                                                  {"Bess", {}},
                                                  {},
                                                  {}}}}));
    CHECK(all.files.size() == 2);
    judgeList(*begun);
    CHECK_FALSE(*waters.library.renew(*begun));

    // Gone, and then back at another price. The sizes differ, so the folder tells that they have changed.
    waters.folder.write("Later.cat", catalogueFile("later", entries(entry("id=hulk;name=The Hulk"))));
    REQUIRE(*waters.library.renew(*begun));
    CHECK(begun->judgement.unknown.size() == 1);
    CHECK(begun->roster.forces[0].selections[0].choice.isNone());
    CHECK(begun->judgement.totals[0].sum == Decimal(9));
    REQUIRE(battlescribe::apply(begun->roster, {SetNotes{"old-1", {}, {"Black Bess", "found"}}}));
    compose::NewIds ids(3);
    const auto stored = writeRos(exchange::fileOf(*begun->game, begun->roster, begun->judgement, ids));
    CHECK_THAT(stored, Catch::Contains("customName=\"Black Bess\"") && Catch::Contains("found</customNotes>"));

    waters.folder.write("Later.cat", catalogueFile("later", entries(entry("id=wreck;name=Great Wreck", crowns("12")))));
    std::stop_source stop;
    stop.request_stop();
    CHECK_FALSE(waters.library.renew(*begun, stop.get_token())); // which forgets nothing
    REQUIRE(*waters.library.renew(*begun));
    CHECK(begun->judgement.isComplete());
    CHECK(begun->judgement.totals[0].sum == Decimal(12));
    CHECK(begun->roster.forces[0].selections[0].notes == Notes{"Black Bess", "found"});

    std::filesystem::remove(waters.folder.path / "Later.cat");
    const auto game = begun->game;
    CHECK_FALSE(waters.library.renew(*begun));
    CHECK(begun->game == game);
}

TEST_CASE("the data of open lists are kept, however many there are")
{
    Waters waters;
    std::vector<Session> open;
    for (int i = 0; i < 9; ++i) {
        const auto id = "isle-" + std::to_string(i);
        waters.folder.write(id + ".cat", catalogueFile(id, entries(entry("id=raft;name=Raft"))));
    }
    for (int i = 0; i < 9; ++i)
        open.push_back(*waters.library.begin(waters.list("isle-" + std::to_string(i))));
    for (auto& session : open)
        CHECK_FALSE(*waters.library.renew(session));
}

TEST_CASE("a limit of a kind of cost that the data do not have stays in the file, as does who is followed")
{
    Waters waters;
    auto begun = waters.library.begin(waters.list());
    REQUIRE(begun);
    begun->roster.storedLimits = {{"Sails", "sails", "3", Decimal(3)}};
    begun->roster.manner = Manner::NewRecruit;
    judgeAlone(*begun);
    CHECK(begun->judgement.unknown.size() == 1);
    compose::NewIds ids(3);
    const auto file = exchange::fileOf(*begun->game, begun->roster, begun->judgement, ids);
    const auto again = exchange::rosterIn(*begun->game, file.xml.root);
    CHECK(again.storedLimits == begun->roster.storedLimits);
    CHECK(again.limits == begun->roster.limits);
    CHECK(again.manner == Manner::NewRecruit);
    REQUIRE(waters.library.widen(*begun, "drift"));
    CHECK(begun->roster.storedLimits.size() == 1);
}

TEST_CASE("an unknown selection that is copied gets an id of its own, and its number stays")
{
    Waters waters;
    auto begun = waters.library.begin(waters.list());
    REQUIRE(begun);
    XmlNode element;
    element.text = "selection";
    element.attributes = {{"id", "old"}, {"name", "Ghost Ship"}, {"number", "1"}};
    FileSelection said;
    said.id = "old";
    said.name = "Ghost Ship";
    Selection ghost;
    ghost.id = "old";
    ghost.stored = SharedStored({said, {}, element});
    REQUIRE(battlescribe::apply(begun->roster, {InsertSelection{begun->roster.forces[0].id, 0, ghost}}));
    compose::NewIds ids(3);
    const auto edit = compose::copyOf(begun->roster, ids, "old");
    REQUIRE(edit);
    REQUIRE(battlescribe::apply(begun->roster, *edit));
    CHECK_FALSE(compose::setAmount(begun->roster, "old", 2));
    judgeList(*begun);
    const auto text = writeRos(exchange::fileOf(*begun->game, begun->roster, begun->judgement, ids));
    const auto first = text.find("id=\"old\"");
    CHECK(first != std::string::npos);
    CHECK(text.find("id=\"old\"", first + 1) == std::string::npos);
    CHECK(begun->judgement.unknown.size() == 2);
}

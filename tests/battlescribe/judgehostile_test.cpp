// Data and rosters that are made to keep us busy, or to fill the memory: each ends soon, and the verdict is open.
#include "battlescribe/exchange/rosterin.h"
#include "battlescribe/exchange/rosterout.h"
#include "battlescribe/file/rosterfile.h"
#include "battlescribe/fixes/fixes.h"
#include "battlescribe/gamefiles.h"
#include "battlescribe/harbour.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::battlescribe;
using namespace muster::testing;

namespace {

/// Things of which each leads to the next twice: 2 to the 40th ways to the last.
template <typename Make>
std::string fan(const Make& make)
{
    std::string all;
    for (int i = 0; i < 40; ++i)
        all += make(std::to_string(i), std::to_string(i + 1));
    return all;
}

/// So many selections of one choice at the top of a force.
void addMany(Harbour& harbour, const std::string& force, const std::string& choice, int count)
{
    auto& selections = battlescribe::forceOf(harbour.roster, force)->selections;
    Selection selection;
    selection.choice = harbour.choice(force, choice);
    for (int i = 0; i < count; ++i) {
        selection.id = "s" + std::to_string(i);
        selections.push_back(selection);
    }
}

} // namespace

TEST_CASE("shared groups that lead to each other in very many ways are cut off")
{
    Harbour harbour(entries(entry("id=ship;name=Ship", links(linkTo("first", "g0", {}, "type=selectionEntryGroup")))) +
                    xml("sharedSelectionEntryGroups", {},
                        fan([](const std::string& id, const std::string& next) {
                            return group("id=g" + id + ";name=G",
                                         constraints(constraint("min 1 parent")) +
                                             links(linkTo("a" + id, "g" + next, {}, "type=selectionEntryGroup") +
                                                   linkTo("b" + id, "g" + next, {}, "type=selectionEntryGroup")));
                        }) + group("id=g40;name=G", entries(entry("id=gun;name=Gun")))));
    const auto fleet = harbour.force();
    addMany(harbour, fleet, "ship", 100);
    CHECK_FALSE(harbour.judged().isComplete());
    CHECK(harbour.game.isCutOff());
}

TEST_CASE("groups of information that lead to each other in very many ways are cut off")
{
    const auto link = [](const std::string& id, const std::string& next) {
        return xml("infoLink", "id=" + id + ";targetId=i" + next + ";type=infoGroup");
    };
    Harbour full(entries(entry("id=ship;name=Ship", xml("infoLinks", {}, link("first", "0")))) +
                 xml("sharedInfoGroups", {}, fan([&](const std::string& id, const std::string& next) {
                         return xml("infoGroup", "id=i" + id + ";name=I",
                                    xml("rules", {}, xml("rule", "id=r" + id + ";name=R")) +
                                        xml("infoLinks", {}, link("a" + id, next) + link("b" + id, next)));
                     })));
    full.take(full.force(), "ship");
    CHECK(full.judged().isComplete()); // no verdict depends on texts
    const auto file = exchange::fileOf(full.game, full.roster, full.judged(), full.ids);
    REQUIRE(file.remarks.size() == 1);
    CHECK(file.remarks.front().message == "the profiles and rules are too many or too long: some are left out");
}

TEST_CASE("a roster of very many selections is judged; with more findings than are told its verdict is open")
{
    Harbour harbour(entries(
        entry("id=ship;name=Ship",
              crowns("1") + constraints(constraint("max 1 force") + constraint("max 1 self", "id=b;field=crowns")) +
                  modifiers(modifier("increment crowns 1", onlyIf("atLeast 2 force ship")) +
                            modifier("set name Many", onlyIf("atLeast 2 roster any")))) +
        entry("id=raft;name=Raft;hidden=true")));
    const auto fleet = harbour.force();
    addMany(harbour, fleet, "ship", 100'000);
    WorkBudget budget(judge::mostWork);
    const auto judgement = judge::judge(harbour.game, harbour.roster, budget);
    CHECK(judgement.findings.size() == 1'000);
    CHECK_FALSE(judgement.isComplete());
    CHECK_FALSE(budget.isSpent());
    Harbour hidden(entries(entry("id=raft;name=Raft;hidden=true")));
    addMany(hidden, hidden.force(), "raft", 100'000);
    const auto many = hidden.judged();
    CHECK(many.findings.size() == 1'000);
    CHECK_FALSE(many.isComplete());
}

TEST_CASE("costs that ask for very many others end")
{
    Harbour harbour(entries(
        entry("id=ship;name=Ship",
              crowns("1") +
                  modifiers(modifier("increment crowns 1", repeats(repeat("1 for 1 force raft", "field=crowns"))))) +
        entry("id=raft;name=Raft", crowns("1"))));
    const auto fleet = harbour.force();
    addMany(harbour, fleet, "ship", 300);
    addMany(harbour, fleet, "raft", 300);
    CHECK(harbour.judged().isComplete());
    CHECK(harbour.total() == "90600"); // 300 of 1 + 300, and 300 of 1
    addMany(harbour, fleet, "ship", 5'000);
    addMany(harbour, fleet, "raft", 5'000);
    WorkBudget budget(judge::mostWork);
    CHECK_FALSE(judge::judge(harbour.game, harbour.roster, budget).isComplete());
    CHECK(budget.isSpent()); // no fix is tried
}

TEST_CASE("very many changes of others end")
{
    Harbour harbour(
        entries(entry("id=ship;name=Ship",
                      modifiers(times(modifier("append name x", {}, "scope=roster;affects=entries.recursive"), 200)))));
    addMany(harbour, harbour.force(), "ship", 5'000);
    CHECK_FALSE(harbour.judged().isComplete());
}

TEST_CASE("texts that grow in very many places do not fill the memory")
{
    Harbour full(
        entries(entry("id=flagship;name=Flagship") +
                entry("id=ship;name=Ship", modifiers(modifier("append name " + std::string(1'000, 'x'),
                                                              repeats(repeat("1000 for 1 force flagship")))))));
    const auto fleet = full.force();
    full.take(fleet, "flagship");
    addMany(full, fleet, "ship", 20'000);
    const auto judgement = full.judged();
    CHECK_FALSE(judgement.isComplete());
    std::size_t bytes = 0;
    for (const auto& each : judgement.elements)
        bytes += each.name.size();
    CHECK(bytes < 300'000'000);
}

TEST_CASE("numbers that are too large to be true leave the verdict open")
{
    for (const auto* value : {"1e308", "-1e308", "99999999999", "nan", "inf", "0x10", "1e-400"}) {
        INFO(value);
        Harbour harbour(entries(entry("id=ship;name=Ship", crowns(value))));
        harbour.take(harbour.force(), "ship");
        CHECK_FALSE(harbour.judged().isComplete());
        CHECK(harbour.total() == "0");
    }
    std::string types;
    for (int i = 0; i < 200; ++i)
        types += xml("costType", "id=t" + std::to_string(i) + ";name=T");
    Harbour harbour(entries(entry("id=ship;name=Ship")) + xml("costTypes", {}, types));
    harbour.take(harbour.force(), "ship");
    CHECK_FALSE(harbour.judged().isComplete());
}

TEST_CASE("ids of every odd kind are ids; what has none counts by itself")
{
    for (const auto* id : {"a::b", "::", " ", "any", "self", "&lt;b&gt;", "\xC3\xA9", "true"}) {
        INFO(id);
        Harbour harbour(entries("<selectionEntry id=\"" + std::string(id) +
                                "\" name=\"&lt;b&gt;&amp;&#1;\" type=\"unit\">" +
                                constraints(constraint("max 1 force")) + "</selectionEntry>"));
        const auto fleet = harbour.force();
        auto& selections = battlescribe::forceOf(harbour.roster, fleet)->selections;
        const auto choice = compose::offersOf(harbour.game, harbour.roster, fleet)->choices.front();
        selections.push_back({"one", choice, 1, false, {}, {}, {}});
        CHECK(harbour.findings().empty());
        selections.push_back({"two", choice, 1, false, {}, {}, {}});
        CHECK(harbour.judged().findings.size() == 1);
    }
    Harbour none(entries("<selectionEntry name=\"A\" type=\"unit\">" + constraints(constraint("max 1 force")) +
                         "</selectionEntry><selectionEntry name=\"B\" type=\"unit\"/>"));
    const auto fleet = none.force();
    auto& selections = battlescribe::forceOf(none.roster, fleet)->selections;
    const auto offers = compose::offersOf(none.game, none.roster, fleet)->choices;
    selections.push_back({"one", offers.front(), 1, false, {}, {}, {}});
    selections.push_back({"other", offers.back(), 1, false, {}, {}, {}});
    CHECK(none.judged().findings.empty());
    selections.push_back({"two", offers.front(), 1, false, {}, {}, {}});
    CHECK(none.judged().findings.size() == 1);
}

TEST_CASE("roster files that are too deep or too large are refused, and many selections of many paths are read")
{
    const std::string begin =
        "<roster id='r' gameSystemId='tide'><forces><force id='f' entryId='fleet' catalogueId='cat'>";
    const std::string end = "</force></forces></roster>";
    const auto deep = readRosterFile(begin + times("<selections><selection id='s' number='1'>", 10'000) +
                                         times("</selection></selections>", 10'000) + end,
                                     "deep.ros");
    REQUIRE_FALSE(deep);
    CHECK(deep.error().front().message == "elements are nested more than 200 deep");
    Harbour harbour(shared(entry("id=ship;name=Ship")) + links(linkTo("a", "ship") + linkTo("b", "ship")));
    const auto wide =
        readRosterFile(begin + "<selections>" + times("<selection id='s' entryId='c::ship' number='1'/>", 100'000) +
                           "</selections>" + end,
                       "wide.ros");
    REQUIRE(wide);
    const auto roster = exchange::rosterIn(harbour.game, wide->xml.root);
    CHECK(roster.forces.front().selections.size() == 100'000);
    CHECK_FALSE(roster.forces.front().selections.front().choice.isNone());
}

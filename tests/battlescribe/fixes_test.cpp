// Fixes for findings: each was tried before it is offered.
#include "battlescribe/fixes/fixes.h"
#include "harbour.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::battlescribe;
using namespace muster::testing;

namespace {

/// The fixes of the first finding, as "remove Crew", "2 Crew", "take 1 Crew".
std::vector<std::string> fixesIn(Harbour& harbour, WorkBudget budget = WorkBudget(judge::mostWork))
{
    const auto judgement = harbour.judged();
    REQUIRE_FALSE(judgement.findings.empty());
    std::vector<std::string> told;
    for (const auto& fix :
         fixes::fixesFor(harbour.game, harbour.roster, judgement, judgement.findings.front(), budget)) {
        auto roster = harbour.roster;
        REQUIRE(battlescribe::apply(roster, fix.edit));
        const auto after = judge::judge(harbour.game, roster);
        CHECK(after.findings.size() < judgement.findings.size());
        const auto number = std::to_string(fix.number);
        told.push_back(fix.kind == fixes::Fix::Kind::Remove      ? "remove " + fix.name
                       : fix.kind == fixes::Fix::Kind::SetNumber ? number + ' ' + fix.name
                                                                 : "take " + number + ' ' + fix.name);
    }
    return told;
}

} // namespace

TEST_CASE("of too many at the top of a force one is removed")
{
    Harbour harbour(entries(entry("id=crew;name=Crew;type=unit", constraints(constraint("max 1 force")))));
    const auto force = harbour.force();
    harbour.take(force, "crew");
    harbour.take(force, "crew");
    const auto fixes = fixesIn(harbour);
    REQUIRE_FALSE(fixes.empty());
    CHECK(fixes.front() == "remove Crew");
}

TEST_CASE("of too many below a selection fewer are taken")
{
    Harbour harbour(
        entries(entry("id=boat;name=Boat;type=unit", entries(entry("id=oar;name=Oar;type=upgrade;collective=true",
                                                                   constraints(constraint("max 2 parent")))))));
    const auto boat = harbour.take(harbour.force(), "boat");
    harbour.take(boat, "oar");
    harbour.setAmount(harbour.only("oar"), 5);
    CHECK(fixesIn(harbour) == std::vector<std::string>{"2 Oar"});
}

TEST_CASE("what is missing is taken, so often as it is missing")
{
    Harbour harbour(entries(entry("id=crew;name=Crew;type=unit", constraints(constraint("min 2 force")))));
    const auto force = harbour.force();
    while (!harbour.children(force).empty())
        harbour.giveBack(harbour.roster.forces.front().selections.front().id);
    CHECK(fixesIn(harbour) == std::vector<std::string>{"take 2 Crew"});
}

TEST_CASE("of a group that wants something each choice is offered")
{
    Harbour harbour(
        entries(entry("id=boat;name=Boat;type=unit",
                      groups(group("id=arms;name=Arms", constraints(constraint("min 1 parent")) +
                                                            entries(entry("id=hook;name=Hook;type=upgrade") +
                                                                    entry("id=oar;name=Oar;type=upgrade")))))));
    harbour.take(harbour.force(), "boat");
    CHECK(fixesIn(harbour) == std::vector<std::string>{"take 1 Hook", "take 1 Oar"});
}

TEST_CASE("above a limit of costs the cheapest that is enough goes")
{
    Harbour harbour(entries(entry("id=boat;name=Boat;type=unit", crowns("40")) +
                            entry("id=ship;name=Ship;type=unit", crowns("70"))));
    const auto force = harbour.force();
    harbour.take(force, "ship");
    harbour.take(force, "boat");
    harbour.setLimit("80");
    const auto fixes = fixesIn(harbour);
    REQUIRE(fixes.size() == 2);
    CHECK(fixes == std::vector<std::string>{"remove Boat", "remove Ship"});
}

TEST_CASE("without a budget nothing is tried")
{
    Harbour harbour(entries(entry("id=crew;name=Crew;type=unit", constraints(constraint("max 1 force")))));
    const auto force = harbour.force();
    harbour.take(force, "crew");
    harbour.take(force, "crew");
    CHECK(fixesIn(harbour, WorkBudget(0)).empty());
}

TEST_CASE("what one fix takes has other ids than what the next one takes")
{
    Harbour harbour(entries(entry("id=crew;name=Crew;type=unit", constraints(constraint("min 1 force"))) +
                            entry("id=cook;name=Cook;type=unit", constraints(constraint("min 1 force")))));
    const auto force = harbour.force();
    while (!harbour.children(force).empty())
        harbour.giveBack(harbour.roster.forces[0].selections[0].id);
    for (int i = 0; i < 2; ++i) {
        const auto judgement = harbour.judged();
        const auto found =
            fixes::fixesFor(harbour.game, harbour.roster, judgement, judgement.findings.front(), harbour.budget);
        REQUIRE_FALSE(found.empty());
        harbour.apply(found.front().edit);
    }
    const auto& taken = harbour.roster.forces[0].selections;
    REQUIRE(taken.size() == 2);
    CHECK(taken[0].id != taken[1].id);
}

// The work for a verdict by the data of a game, counted in steps: judging, fixes, and what these fill in.
#include "battlescribe/exchange/shownroster.h"
#include "battlescribe/fixes/fixes.h"
#include "harbour.h"

#include <catch2/catch.hpp>

#include <functional>

using namespace muster;
using namespace muster::battlescribe;
using namespace muster::testing;

namespace {

constexpr std::uint64_t ample = 1'000'000'000'000;

/// So many selections of one choice at the top of a new force, without what comes with them.
void addPlain(Harbour& harbour, const std::string& choice, std::size_t count)
{
    const auto fleet = harbour.force();
    auto& selections = battlescribe::forceOf(harbour.roster, fleet)->selections;
    selections.clear();
    Selection selection;
    selection.choice = harbour.choice(fleet, choice);
    for (std::size_t i = 0; i < count; ++i) {
        selection.id = "s" + std::to_string(i);
        selections.push_back(selection);
    }
}

/// Judges, and looks for the fixes of the first findings.
std::size_t fixAll(Harbour& harbour, WorkBudget& budget, std::size_t mostFindings)
{
    const auto judgement = judge::judge(harbour.game, harbour.roster, budget);
    REQUIRE_FALSE(judgement.findings.empty());
    std::size_t offered = 0;
    for (std::size_t i = 0; i < judgement.findings.size() && i < mostFindings; ++i)
        offered += fixes::fixesFor(harbour.game, harbour.roster, judgement, judgement.findings[i], budget).size();
    return offered;
}

/// An entry that links to itself so many times, and wants some of each.
std::string inCircles(std::size_t count, const std::string& least)
{
    std::string all;
    for (std::size_t i = 0; i < count; ++i)
        all += linkTo("l" + std::to_string(i), "guard",
                      constraints(constraint("min " + least + " parent", "id=m" + std::to_string(i))));
    return shared(entry("id=guard;name=Guard;type=unit", links(all))) + links(linkTo("root", "guard"));
}

} // namespace

TEST_CASE("the fixes of a finding cost so many judgements of the roster, however long it is")
{
    const std::vector<std::pair<std::string, std::string>> sorts{
        {constraints(constraint("max 1 force")), {}},
        {constraints(constraint("max 1 roster")), {}},
        {constraints(constraint("min 10000 force")), {}},
        {crowns("40"), "80"},
    };
    for (const auto& [inside, limit] : sorts)
        for (const std::size_t units : {500U, 1'000U, 2'000U}) {
            INFO(inside << units);
            Harbour harbour(entries(entry("id=crew;name=Crew;type=unit", inside)));
            addPlain(harbour, "crew", units);
            if (!limit.empty())
                harbour.setLimit(limit);
            WorkBudget judging(ample);
            (void)judge::judge(harbour.game, harbour.roster, judging);
            WorkBudget whole(ample);
            (void)fixAll(harbour, whole, 1);
            CHECK(whole.spent() < 30 * judging.spent());
            WorkBudget bounded(judge::mostWork);
            (void)fixAll(harbour, bounded, 1'000);
            CHECK(bounded.spent() <= judge::mostWork + judging.spent());
        }
}

TEST_CASE("judging takes as much more work as there is more in the roster")
{
    const std::vector<std::string> sorts{
        constraints(constraint("max 1 force")),
        constraints(constraint("max 1 roster")),
        constraints(constraint("max 9000 force") + constraint("min 3 force")),
    };
    for (const auto& inside : sorts) {
        INFO(inside);
        Harbour harbour(entries(entry("id=crew;name=Crew;type=unit", inside)));
        std::uint64_t before = 0;
        for (const std::size_t units : {500U, 1'000U, 2'000U, 4'000U}) {
            harbour.roster.forces.clear();
            addPlain(harbour, "crew", units);
            WorkBudget judging(ample);
            (void)judge::judge(harbour.game, harbour.roster, judging);
            INFO(units << ": " << judging.spent());
            if (before > 0)
                CHECK(judging.spent() < before * 5 / 2);
            before = judging.spent();
        }
    }
}

TEST_CASE("a roster is shown within the budget of its verdict, with work as long as the roster")
{
    std::uint64_t before = 0;
    for (const std::size_t units : {100U, 200U, 400U}) {
        INFO(units);
        Harbour harbour(entries(entry("id=crew;name=Crew;type=unit", xml("rules", {}, xml("rule", "id=r;name=R")))));
        addPlain(harbour, "crew", units);
        const auto judgement = harbour.judged();
        WorkBudget showing(ample);
        CHECK(exchange::shownRoster(harbour.game, harbour.roster, judgement, showing).information.isWhole);
        CHECK(showing.spent() > 0);
        if (before > 0)
            CHECK(showing.spent() < before * 5 / 2);
        before = showing.spent();
        WorkBudget none(0);
        CHECK_FALSE(exchange::shownRoster(harbour.game, harbour.roster, judgement, none).information.isWhole);
    }
}

TEST_CASE("the fixes of a finding cost so many judgements, and judging as much as the data have entries")
{
    std::uint64_t before = 0;
    for (const std::size_t count : {100U, 200U, 400U}) {
        INFO(count);
        std::string all;
        for (std::size_t i = 0; i < count; ++i)
            all += entry("id=e" + std::to_string(i) + ";name=E;type=unit",
                         constraints(constraint("min 1 force", "id=m" + std::to_string(i))));
        Harbour harbour(entries(all));
        addPlain(harbour, "e0", 1);
        WorkBudget judging(ample);
        (void)judge::judge(harbour.game, harbour.roster, judging);
        if (before > 0)
            CHECK(judging.spent() < before * 5 / 2);
        before = judging.spent();
        WorkBudget whole(ample);
        CHECK(fixAll(harbour, whole, 1) == 1);
        CHECK(whole.spent() < 30 * judging.spent());
    }
}

TEST_CASE("what wants itself again and again is filled in within the budget of the verdict")
{
    for (const auto* least : {"1", "3"})
        for (const std::size_t count : {1U, 10U, 20U}) {
            INFO(least << " of " << count);
            Harbour harbour(inCircles(count, least));
            addPlain(harbour, "root", 3);
            WorkBudget budget(judge::mostWork);
            (void)fixAll(harbour, budget, 1'000);
            CHECK(budget.spent() <= 2 * judge::mostWork);
            // Taking it fills in so much and no more.
            WorkBudget taking(judge::mostWork);
            const auto fleet = harbour.roster.forces.front().id;
            const auto edit = compose::takeChoice({harbour.game, harbour.ids, taking}, harbour.roster, fleet,
                                                  harbour.choice(fleet, "root"));
            REQUIRE(edit);
            CHECK_FALSE(taking.isSpent());
        }
}

TEST_CASE("a trial for which the budget does not suffice offers nothing")
{
    Harbour harbour(entries(entry("id=crew;name=Crew;type=unit", constraints(constraint("max 1 force")))));
    addPlain(harbour, "crew", 2);
    WorkBudget plenty(ample);
    REQUIRE(fixAll(harbour, plenty, 1) == 1);
    WorkBudget judging(ample);
    const auto judgement = judge::judge(harbour.game, harbour.roster, judging);
    // A roster that is looked at only in part seems to have fewer findings.
    for (const auto share : {0U, 1U, 2U, 3U, 4U, 5U}) {
        INFO(share);
        WorkBudget budget(judging.spent() * share / 8);
        CHECK(fixes::fixesFor(harbour.game, harbour.roster, judgement, judgement.findings.front(), budget).empty());
    }
}

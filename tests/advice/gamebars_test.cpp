// The bars of repair for lists of game data: advice_tests "[.bars]", with MUSTER_BROKEN_LISTS of them, of MUSTER_GAME
// if that is set. Some are always repaired.

#include "advice/brokenlists.h"
#include "advice/gamelists/gamedifference.h"
#include "advice/repair/repair.h"
#include "battlescribe/judge/judgement.h"
#include "battlescribe/judge/settle.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ctime>
#include <iostream>

using namespace muster;
using namespace muster::testing;
using advice::Aim;

namespace {

struct GameBars {
    int lists = 0;
    int repaired = 0;
    int emptying = 0;
    int byFirstFixes = 0;
    int worse = 0;                      ///< answers that lose more than first fixes do
    std::array<std::int64_t, 3> lost{}; ///< where first fixes make a list legal, too
    std::array<std::int64_t, 3> lostByFirst{};
    std::array<int, 3> proven{};
    std::vector<double> milliseconds; ///< of the processor: others may keep it busy
    std::vector<std::uint64_t> judgements;
    std::size_t mostThings = 0;
};

advice::Loss lossBetween(battlescribe::Game& game, const battlescribe::Roster& before,
                         const battlescribe::Roster& after)
{
    WorkBudget budget(battlescribe::judge::mostWork);
    battlescribe::judge::Situation was(game, before, budget);
    battlescribe::judge::Situation is(game, after, budget);
    REQUIRE(settle(was));
    REQUIRE(settle(is));
    return advice::GameDifference(was, 0).lossOf(is);
}

void measure(const InventedGame& of, const battlescribe::Roster& list, GameBars& bars)
{
    INFO(of.name << ", list " << bars.lists);
    ++bars.lists;
    const auto before = battlescribe::judge::judge(*of.game, list);
    bars.mostThings = std::max(bars.mostThings, before.elements.size());
    const auto begin = std::clock();
    const auto repairs = advice::repair(*of.game, list);
    bars.milliseconds.push_back(1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
    bars.judgements.push_back(repairs.judgements);
    bars.repaired += repairs.answers.empty() ? 0 : 1;
    bars.emptying += repairs.isEmptying ? 1 : 0;
    const auto fixed = afterFirstFixes(*of.game, list);
    bars.byFirstFixes += fixed ? 1 : 0;
    const auto first = fixed ? lossBetween(*of.game, list, *fixed) : advice::Loss();
    for (const auto& answer : repairs.answers) {
        const auto& after = std::get<battlescribe::Roster>(answer.list);
        CHECK(isLegalAsSaved(*of.game, after));
        CHECK(after.limits == list.limits);
        const auto lost = lossBetween(*of.game, list, after);
        CHECK(lost.choices == answer.loss.choices);
        CHECK(lost.points == answer.loss.points);
        for (const auto aim : answer.aims) {
            const auto which = static_cast<std::size_t>(aim);
            const auto mine = advice::amountOf(answer.loss, aim);
            bars.proven[which] += std::ranges::count(answer.proven, aim) > 0 ? 1 : 0;
            if (fixed && !repairs.isEmptying) {
                bars.lost[which] += mine;
                bars.lostByFirst[which] += advice::amountOf(first, aim);
                bars.worse += mine > advice::amountOf(first, aim) ? 1 : 0;
            }
        }
    }
}

void tell(const std::string& name, GameBars& bars)
{
    std::ranges::sort(bars.milliseconds);
    std::ranges::sort(bars.judgements);
    std::cout << name << ": " << bars.lists << " lists of up to " << bars.mostThings << " things, " << bars.repaired
              << " repaired, " << bars.emptying << " of them keep nothing; ms median " << at(bars.milliseconds, 0.5)
              << ", 95% " << at(bars.milliseconds, 0.95) << ", most " << bars.milliseconds.back()
              << "; judgements median " << at(bars.judgements, 0.5) << ", most " << bars.judgements.back()
              << "; first fixes make legal " << bars.byFirstFixes << ", answers worse than these " << bars.worse
              << '\n';
    constexpr std::array names{"choices", "points", "edits"};
    for (const auto aim : advice::aims) {
        const auto which = static_cast<std::size_t>(aim);
        const auto parts = aim == Aim::Points ? Points::parts : 1;
        std::cout << "  " << names[which] << ": lost " << bars.lost[which] / parts << ", by first fixes "
                  << bars.lostByFirst[which] / parts << ", proven " << bars.proven[which] << '\n';
    }
}

} // namespace

TEST_CASE("lists of game data that were spoiled become legal", "[gamelists]")
{
    GameBars bars;
    forBrokenLists(24, std::nullopt, {},
                   [&](const InventedGame& of, const battlescribe::Roster& list) { measure(of, list, bars); });
    CHECK(bars.repaired >= 23); // 95 of 100
    CHECK(bars.emptying == 0);
}

TEST_CASE("the bars of repair of game data", "[.bars]")
{
    const auto* wanted = std::getenv("MUSTER_BROKEN_LISTS");
    const auto number = wanted ? std::max(1, std::atoi(wanted)) : 100;
    const auto* game = std::getenv("MUSTER_GAME");
    constexpr std::array names{"over a limit", "too many of a kind", "a required choice taken away", "one too few"};
    GameBars all;
    forBrokenLists(number, std::nullopt, game ? game : "",
                   [&](const InventedGame& of, const battlescribe::Roster& list) { measure(of, list, all); });
    tell("up to three slips", all);
    for (int slip = 0; slip < slips; ++slip) {
        GameBars bars;
        forBrokenLists(number / slips, static_cast<Slip>(slip), game ? game : "",
                       [&](const InventedGame& of, const battlescribe::Roster& list) { measure(of, list, bars); });
        tell(names[static_cast<std::size_t>(slip)], bars);
    }
}

// The bars of repair, on many broken rosters of each game: a few always, all of them by advice_tests "[.bars]".
// MUSTER_BROKEN_ROSTERS says how many, MUSTER_GAME names one game.

#include "advice/brokenrosters.h"
#include "advice/repair/repair.h"
#include "advice/rosters/changingroster.h"
#include "rules/judge/assess.h"

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

struct Bars {
    int rosters = 0;
    int legal = 0;
    int emptying = 0;
    int compared = 0; ///< rosters that following the first fixes makes legal
    std::array<int, 3> better{};
    std::array<int, 3> equal{};
    std::array<int, 3> worse{};
    std::array<int, 3> proven{};
    std::array<std::int64_t, 3> sums{};
    std::array<std::int64_t, 3> sumsOfFirst{};
    std::vector<double> milliseconds; ///< of the processor
    std::vector<std::uint64_t> judgements;

    [[nodiscard]] double at(double share) const
    {
        return milliseconds[std::min(milliseconds.size() - 1,
                                     static_cast<std::size_t>(share * static_cast<double>(milliseconds.size())))];
    }
};

double processorMilliseconds() { return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

int numberOf(const char* name, int usual)
{
    const auto* wanted = std::getenv(name);
    return wanted ? std::max(1, std::atoi(wanted)) : usual;
}

bool isAsked(const std::string& game)
{
    const auto* only = std::getenv("MUSTER_GAME");
    return !only || game == only;
}

/// What following the first fixes loses, where it leads to a legal roster that a repair is compared with.
std::optional<advice::Loss> lossOfFirstFixes(const Catalogue& catalogue, const Roster& roster,
                                             const advice::Difference& difference, bool mayEmpty)
{
    const auto fixed = afterFirstFixes(catalogue, roster);
    if (!fixed)
        return std::nullopt;
    const auto after = assess(catalogue, *fixed);
    // Another army in place of all units is no repair where some can stay.
    const auto isKept = [&](const AssessedUnit& unit) { return !difference.find(unit.id).isNone(); };
    if (!mayEmpty && std::ranges::none_of(after.units, isKept))
        return std::nullopt;
    return difference.lossOf(after);
}

void compare(const advice::Repair& answer, const std::optional<advice::Loss>& first, Bars& bars)
{
    for (const auto aim : answer.aims) {
        const auto at = static_cast<std::size_t>(aim);
        const auto mine = advice::amountOf(answer.loss, aim);
        bars.sums[at] += mine;
        bars.proven[at] += std::ranges::count(answer.proven, aim) > 0 ? 1 : 0;
        if (!first)
            continue;
        const auto theirs = advice::amountOf(*first, aim);
        bars.sumsOfFirst[at] += theirs;
        CHECK(mine <= theirs);
        ++(mine < theirs ? bars.better : mine == theirs ? bars.equal : bars.worse)[at];
    }
}

void measure(const Catalogue& catalogue, const Roster& roster, Bars& bars)
{
    ++bars.rosters;
    const auto begin = processorMilliseconds();
    const auto repairs = advice::repair(catalogue, roster);
    bars.milliseconds.push_back(processorMilliseconds() - begin);
    bars.judgements.push_back(repairs.judgements);
    bars.legal += repairs.answers.empty() ? 0 : 1;
    bars.emptying += repairs.isEmptying ? 1 : 0;
    CHECK(areSame(repairs, advice::repair(catalogue, roster)));
    const auto before = assess(catalogue, roster);
    const advice::Difference difference(catalogue, before);
    const auto first = lossOfFirstFixes(catalogue, roster, difference, repairs.isEmptying);
    bars.compared += first ? 1 : 0;
    for (const auto& answer : repairs.answers) {
        CHECK(assess(catalogue, std::get<Roster>(answer.list)).isLegal());
        compare(answer, first, bars);
    }
}

void tell(const std::string& name, Bars& bars)
{
    std::ranges::sort(bars.milliseconds);
    std::ranges::sort(bars.judgements);
    std::cout << name << ": " << bars.rosters << " rosters, " << bars.legal << " repaired, " << bars.emptying
              << " of them keep nothing; ms median " << bars.at(0.5) << ", 95% " << bars.at(0.95) << ", most "
              << bars.milliseconds.back() << "; judgements median " << bars.judgements[bars.judgements.size() / 2]
              << ", most " << bars.judgements.back() << "; first fixes make legal " << bars.compared << '\n';
    for (const auto aim : advice::aims) {
        const auto at = static_cast<std::size_t>(aim);
        const auto parts = aim == Aim::Points ? Points::parts : 1;
        std::cout << "  "
                  << (aim == Aim::Choices  ? "choices"
                      : aim == Aim::Points ? "points"
                                           : "edits")
                  << ": sum " << bars.sums[at] / parts << ", proven " << bars.proven[at]
                  << "; against first fixes (sum " << bars.sumsOfFirst[at] / parts << ") better " << bars.better[at]
                  << ", equal " << bars.equal[at] << ", worse " << bars.worse[at] << std::endl;
    }
}

} // namespace

TEST_CASE("a few of the rosters by which repair is measured")
{
    // Legal, no worse than by first fixes, the same answer twice; and in less work than it may do.
    for (const auto& game : allGames()) {
        Bars bars;
        forSpoiledSamples(game, 4, 4, [&](const Roster& roster) { measure(catalogueOf(game), roster, bars); });
        CHECK(bars.legal == bars.rosters);
        std::ranges::sort(bars.judgements);
        CHECK(bars.judgements.front() <= 4'000);
        CHECK(bars.judgements.back() <= 40'000);
    }
}

TEST_CASE("the bars of repair", "[.bars]")
{
    const auto number = numberOf("MUSTER_BROKEN_ROSTERS", 1000);
    for (const auto& game : allGames()) {
        if (!isAsked(game))
            continue;
        Bars samples;
        forSpoiledSamples(game, number, 4, [&](const Roster& roster) { measure(catalogueOf(game), roster, samples); });
        tell(game + ", spoiled samples", samples);
    }
}

TEST_CASE("the bars of repair for rosters that are made up", "[.bars]")
{
    const auto number = numberOf("MUSTER_BROKEN_ROSTERS", 1000);
    for (const auto& game : allGames()) {
        if (!isAsked(game))
            continue;
        Bars bars;
        forBrokenRosters(catalogueOf(game), number, numberOf("MUSTER_MOST_UNITS", 6),
                         [&](const Roster& roster) { measure(catalogueOf(game), roster, bars); });
        tell(game + ", made up", bars);
    }
}

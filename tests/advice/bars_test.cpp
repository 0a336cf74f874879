// The bars of repair, on many broken rosters of each game: advice_tests "[.bars]". MUSTER_BROKEN_ROSTERS says how many.

#include "advice/brokenrosters.h"
#include "advice/repair/repair.h"
#include "advice/rosters/changingroster.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
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
    std::vector<double> milliseconds;
    std::vector<std::uint64_t> judgements;

    [[nodiscard]] double at(double share) const
    {
        return milliseconds[std::min(milliseconds.size() - 1,
                                     static_cast<std::size_t>(share * static_cast<double>(milliseconds.size())))];
    }
};

} // namespace

namespace {

int numberOf(const char* name, int usual)
{
    const auto* wanted = std::getenv(name);
    return wanted ? std::max(1, std::atoi(wanted)) : usual;
}

void measure(const Catalogue& catalogue, const Roster& roster, Bars& bars)
{
    ++bars.rosters;
    const auto begin = std::chrono::steady_clock::now();
    const auto repairs = advice::repair(catalogue, roster);
    const auto end = std::chrono::steady_clock::now();
    bars.milliseconds.push_back(std::chrono::duration<double, std::milli>(end - begin).count());
    bars.judgements.push_back(repairs.judgements);
    bars.legal += repairs.answers.empty() ? 0 : 1;
    bars.emptying += repairs.isEmptying ? 1 : 0;
    const auto before = assess(catalogue, roster);
    const advice::Difference difference(catalogue, before);
    auto fixed = afterFirstFixes(catalogue, roster);
    // Another army in place of all units is no repair where some can stay.
    const auto isKept = [&](const AssessedUnit& unit) { return !difference.find(unit.id).isNone(); };
    if (fixed && !repairs.isEmptying && std::ranges::none_of(assess(catalogue, *fixed).units, isKept))
        fixed.reset();
    advice::Loss first;
    if (fixed)
        first = difference.lossOf(assess(catalogue, *fixed));
    bars.compared += fixed ? 1 : 0;
    for (const auto& answer : repairs.answers)
        for (const auto aim : answer.aims) {
            const auto at = static_cast<std::size_t>(aim);
            CHECK(assess(catalogue, std::get<Roster>(answer.list)).isLegal());
            bars.sums[at] += advice::amountOf(answer.loss, aim);
            bars.proven[at] += std::ranges::count(answer.proven, aim) > 0 ? 1 : 0;
            if (!fixed)
                continue;
            bars.sumsOfFirst[at] += advice::amountOf(first, aim);
            const auto mine = advice::amountOf(answer.loss, aim);
            const auto theirs = advice::amountOf(first, aim);
            ++(mine < theirs ? bars.better : mine == theirs ? bars.equal : bars.worse)[at];
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
                  << ", equal " << bars.equal[at] << ", worse " << bars.worse[at] << '\n';
    }
}

} // namespace

TEST_CASE("the bars of repair", "[.bars]")
{
    const auto number = numberOf("MUSTER_BROKEN_ROSTERS", 1000);
    for (const auto& game : shippedGames()) {
        if (const auto* only = std::getenv("MUSTER_GAME"); only && game != only)
            continue;
        const auto& catalogue = catalogueOf(game);
        Bars samples;
        forSpoiledSamples(game, number, 4, [&](const Roster& roster) { measure(catalogue, roster, samples); });
        tell(game + ", spoiled samples", samples);
        Bars bars;
        forBrokenRosters(catalogue, number, numberOf("MUSTER_MOST_UNITS", 6),
                         [&](const Roster& roster) { measure(catalogue, roster, bars); });
        tell(game + ", made up", bars);
    }
}

// The bars of filling up: the shipped samples with more points. advice_tests "[.fillbars]". MUSTER_TELL=1 shows the
// answers.

#include "advice/brokenrosters.h"
#include "advice/filling/fill.h"
#include "report/verdict/words.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <iostream>

using namespace muster;
using namespace muster::testing;

namespace {

struct FillBars {
    int tasks = 0; ///< with points left
    int answers = 0;
    int filled = 0;                   ///< some answer leaves nothing, or less than any unit costs
    int unfilled = 0;                 ///< no answer
    std::vector<double> milliseconds; ///< of the processor
};

void measure(const Catalogue& catalogue, const Roster& roster, FillBars& bars)
{
    const auto begin = std::clock();
    const auto fills = advice::fill(catalogue, roster);
    const auto taken = 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    if (fills.why != advice::NoFill::None)
        return;
    ++bars.tasks;
    bars.answers += static_cast<int>(fills.answers.size());
    bars.milliseconds.push_back(taken);
    const bool isTooLittle = fills.leastPrice && *fills.left < *fills.leastPrice;
    bars.unfilled += fills.answers.empty() && !isTooLittle ? 1 : 0;
    bars.filled += isTooLittle || std::ranges::any_of(fills.answers, [](const advice::Fill& answer) {
                       return *answer.left == Points() || answer.fitsNothing;
                   });
    const auto before = assess(catalogue, roster);
    for (const auto& answer : fills.answers) {
        CHECK(assess(catalogue, std::get<Roster>(answer.list)).isLegal());
        if (!std::getenv("MUSTER_TELL"))
            continue;
        std::cout << roster.name << ", " << fills.left->floor() << " left; then " << answer.left->floor() << ':';
        for (const auto& change : answer.changes)
            std::cout << " | " << report::fixLabel(catalogue, before, std::get<Fix>(change.fix));
        std::cout << '\n';
    }
}

} // namespace

TEST_CASE("the bars of filling up", "[.fillbars]")
{
    for (const auto& game : shippedGames()) {
        if (const auto* only = std::getenv("MUSTER_GAME"); only && game != only)
            continue;
        const auto& catalogue = catalogueOf(game);
        if (!catalogue.ruleset.hasPoints)
            continue;
        FillBars bars;
        for (const auto& sample : samplesOf(game))
            for (const auto more : {0, 100, 250, 500, 1000}) {
                auto roster = sample;
                const auto cost = assess(catalogue, roster).points.ceil();
                roster.battle.points = std::max(roster.battle.points.value_or(cost), cost) + more;
                measure(catalogue, roster, bars);
            }
        std::ranges::sort(bars.milliseconds);
        std::cout << game << ": " << bars.tasks << " tasks, " << bars.answers << " answers; " << bars.filled
                  << " spend all but what no unit costs, " << bars.unfilled << " without an answer; ms median "
                  << bars.milliseconds[bars.milliseconds.size() / 2] << ", most " << bars.milliseconds.back() << '\n';
    }
}

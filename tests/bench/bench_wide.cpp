#include "widegame.h"

#include "rules/judge/assess.h"

#include <benchmark/benchmark.h>

namespace muster {

namespace {

/// So many units in a game of so many watched marks and as many watched options, each with a rule of its own.
void assessWide(benchmark::State& state)
{
    const auto units = static_cast<int>(state.range(0));
    const auto count = static_cast<int>(state.range(1));
    const auto catalogue = testing::wideGame(count);
    Roster roster;
    roster.ruleset = "wide";
    roster.army = "many";
    for (int i = 0; i < units; ++i) {
        const auto number = std::to_string(i * count / units);
        auto& unit = roster.units.emplace_back();
        unit.id = "u" + std::to_string(i);
        unit.unit = "unit-" + number;
        unit.options.set("option-" + number, 1);
    }
    const auto verdict = assess(catalogue, roster);
    if (!verdict.isLegal() || verdict.tallies.size() != static_cast<std::size_t>(2 * count))
        state.SkipWithError("the roster should be legal, with a tally for each rule");
    for (auto _ : state)
        benchmark::DoNotOptimize(assess(catalogue, roster));
    state.counters["perRule"] =
        benchmark::Counter(2.0 * count, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}
BENCHMARK(assessWide)->Args({15, 20})->Args({15, 2000})->Args({40, 500})->Unit(benchmark::kMicrosecond);

} // namespace

} // namespace muster

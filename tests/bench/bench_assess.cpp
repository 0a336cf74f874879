#include "bench/rosters.h"

#include "rules/fixes/fixes.h"
#include "rules/judge/assess.h"

#include <benchmark/benchmark.h>

namespace muster {

namespace {

void assessRoster(benchmark::State& state, Roster (*make)(int))
{
    const auto roster = make(static_cast<int>(state.range(0)));
    const auto catalogue = *bench::store().catalogueFor(roster, {}, {});
    if (!assess(*catalogue, roster).isLegal())
        state.SkipWithError("the roster should be legal");
    for (auto _ : state)
        benchmark::DoNotOptimize(assess(*catalogue, roster));
    state.SetComplexityN(state.range(0));
}
BENCHMARK_CAPTURE(assessRoster, warpath, bench::warpathRoster)
    ->Arg(15)
    ->Arg(100)
    ->Arg(1000)
    ->Arg(10000)
    ->Complexity(benchmark::oN);
BENCHMARK_CAPTURE(assessRoster, wargame, bench::wargameRoster)
    ->Arg(15)
    ->Arg(100)
    ->Arg(1000)
    ->Arg(10000)
    ->Complexity(benchmark::oN);
BENCHMARK_CAPTURE(assessRoster, heresy, bench::heresyRoster)
    ->Arg(15)
    ->Arg(100)
    ->Arg(1000)
    ->Arg(10000)
    ->Complexity(benchmark::oN);

/// The same army with one gun too many and too few points agreed: two findings.
void assessBroken(benchmark::State& state)
{
    auto roster = bench::warpathRoster(static_cast<int>(state.range(0)));
    const auto catalogue = *bench::store().catalogueFor(roster, {}, {});
    roster.battle.points = 100;
    for (int i = 0; i < static_cast<int>(state.range(0)); ++i) {
        RosterUnit gun;
        gun.id = "g" + std::to_string(i);
        gun.unit = "jotunn-heavy-hailstorm-cannon";
        roster.units.push_back(std::move(gun));
    }
    for (auto _ : state)
        benchmark::DoNotOptimize(assess(*catalogue, roster));
}
BENCHMARK(assessBroken)->Arg(15)->Arg(1000)->Arg(10000);

void findFixes(benchmark::State& state)
{
    auto roster = bench::warpathRoster(static_cast<int>(state.range(0)));
    const auto catalogue = *bench::store().catalogueFor(roster, {}, {});
    roster.battle.points = assess(*catalogue, roster).points.floor() - 10;
    const auto assessment = assess(*catalogue, roster);
    for (auto _ : state)
        benchmark::DoNotOptimize(fixes(*catalogue, roster, assessment, assessment.findings.front()));
}
BENCHMARK(findFixes)->Arg(15)->Arg(1000)->Arg(10000);

} // namespace

} // namespace muster

#include "bench/rosters.h"

#include "io/roster/anyroster.h"
#include "io/roster/rostercode.h"
#include "io/roster/rosterfile.h"

#include <benchmark/benchmark.h>

namespace muster {

namespace {

/// Every shipped ruleset with all its armies, as they are installed, nothing kept from before.
void readAllData(benchmark::State& state)
{
    for (auto _ : state) {
        auto store = Store::open(MUSTER_SOURCE_DIR);
        for (const auto& ruleset : store->rulesets())
            if (!store->fullCatalogue(ruleset))
                state.SkipWithError("the data should be well");
    }
}
BENCHMARK(readAllData)->Unit(benchmark::kMillisecond);

void readOneRoster(benchmark::State& state)
{
    const auto text = writeRoster(bench::warpathRoster(15));
    for (auto _ : state)
        benchmark::DoNotOptimize(readRoster(text, "bench.muster"));
}
BENCHMARK(readOneRoster)->Unit(benchmark::kMicrosecond);

void writeOneRoster(benchmark::State& state)
{
    const auto roster = bench::warpathRoster(15);
    for (auto _ : state)
        benchmark::DoNotOptimize(writeRoster(roster));
}
BENCHMARK(writeOneRoster)->Unit(benchmark::kMicrosecond);

Roster largestSample()
{
    const std::string file = MUSTER_SOURCE_DIR "/armies/wargame/samples/iron-march-2500.muster";
    return readAnyRoster(*readRosterBytes(file, Pipes::Refuse), file)->roster;
}

void writeAPrintedCode(benchmark::State& state)
{
    const auto roster = largestSample();
    for (auto _ : state)
        benchmark::DoNotOptimize(printedCode(roster));
}
BENCHMARK(writeAPrintedCode)->Unit(benchmark::kMicrosecond);

void readAPrintedCode(benchmark::State& state)
{
    const auto code = printedCode(largestSample());
    for (auto _ : state)
        benchmark::DoNotOptimize(rosterInCode(code, "CODE"));
}
BENCHMARK(readAPrintedCode)->Unit(benchmark::kMicrosecond);

} // namespace

} // namespace muster

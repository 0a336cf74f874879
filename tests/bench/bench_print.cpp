#include "bench/rosters.h"

#include "io/files/programfolder.h"
#include "io/files/safefile.h"
#include "io/roster/anyroster.h"
#include "io/roster/rosterfile.h"
#include "paper/output/application.h"
#include "print/print.h"
#include "rules/judge/assess.h"

#include <benchmark/benchmark.h>

namespace muster {

namespace {

print::Settings shippedSettings()
{
    paper::makeOffscreenApplication();
    print::Settings settings;
    settings.templateFolder = bench::store().templateFolder();
    settings.fontFolder = fontFolder();
    return settings;
}

/// Roster, cards and quick reference of one army to PDF, as 'muster print' makes them.
void printPdf(benchmark::State& state)
{
    const auto roster = bench::warpathRoster(static_cast<int>(state.range(0)));
    const auto catalogue = *bench::store().catalogueFor(roster, {}, {});
    const auto assessment = assess(*catalogue, roster);
    const print::Job job{catalogue.get(), &roster, &assessment, "0000-0000-0000", "2026-01-01", {}};
    const auto settings = shippedSettings();
    for (auto _ : state)
        if (!print::toPdf(job, settings))
            state.SkipWithError("the army should print");
}
BENCHMARK(printPdf)->Arg(15)->Arg(100)->Unit(benchmark::kMillisecond);

/// The same of the largest sample of each game, as it is shipped.
void printSample(benchmark::State& state, const std::string& sample)
{
    const auto file = std::string(MUSTER_SOURCE_DIR) + "/armies/" + sample + ".muster";
    const auto text = *readFile(file, 1U << 20);
    const auto roster = readRoster(text, file);
    const auto catalogue = *bench::store().catalogueFor(*roster, text, file);
    const auto assessment = assess(*catalogue, *roster);
    const print::Job job{catalogue.get(), &*roster, &assessment, "0000-0000-0000", "2026-01-01", copiesOf};
    const auto settings = shippedSettings();
    for (auto _ : state)
        if (!print::toPdf(job, settings))
            state.SkipWithError("the army should print");
    state.counters["units"] = static_cast<double>(assessment.units.size());
}
BENCHMARK_CAPTURE(printSample, warpath, "warpath-2e/samples/corporation-2000")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(printSample, ancients, "rules-of-war-ancients/samples/roman-typical")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(printSample, wargame, "wargame/samples/iron-march-2500")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(printSample, heresy, "heresy/samples/imperial-guard-regiment")->Unit(benchmark::kMillisecond);

/// The card of one unit, as the editor shows it beside an army of so many: made after each change.
void cardOfOneUnit(benchmark::State& state)
{
    const auto roster = bench::wargameRoster(static_cast<int>(state.range(0)));
    const auto catalogue = *bench::store().catalogueFor(roster, {}, {});
    const auto assessment = assess(*catalogue, roster);
    const print::Job job{catalogue.get(), &roster, &assessment, {}, {}, {}};
    const auto settings = shippedSettings();
    for (auto _ : state)
        if (!print::cardPdf(job, settings, "u1"))
            state.SkipWithError("the card should print");
}
BENCHMARK(cardOfOneUnit)->Arg(15)->Arg(1000)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace muster

#include "bench/rosters.h"

#include "reading/text/textreader.h"
#include "rules/judge/assess.h"

#include <benchmark/benchmark.h>

#include <algorithm>

namespace muster {

namespace {

/// A list of some sixty lines, one unit a line with its choices, as people send it.
std::string listInWords(int slips)
{
    static const char* const lines[] = {
        "10 Grunts Section w/ flamethrower 125",
        "Raptor \"Rust\", quad, machine gun - 105",
        "2x Fraggers Section (100)",
        "Juggernaut, two machine guns on top, 190",
        "Ripper Warlord with machine gun 110",
        "Stunts Platoon 70, held in reserve",
        "Jumpers Section, 3x Ripper talon 225",
        "Bull 120",
    };
    std::string text = "Marauders, Warpath, 6,000 points\n\n";
    for (int i = 0; i < 58; ++i) {
        std::string line = lines[static_cast<std::size_t>(i) % std::size(lines)];
        // A slip: two neighbours in the wrong order.
        if (slips > 0 && i % slips == 0 && line.size() > 8)
            std::swap(line[line.size() / 2], line[line.size() / 2 + 1]);
        text += line + '\n';
    }
    return text;
}

void readWords(benchmark::State& state)
{
    TextReader reader(bench::store());
    const auto text = listInWords(static_cast<int>(state.range(0)));
    (void)reader.read(text, "TEXT"); // the names of the games are read once
    for (auto _ : state) {
        const auto read = reader.read(text, "TEXT");
        if (!read)
            state.SkipWithError("the text should be readable");
        benchmark::DoNotOptimize(read);
    }
}
BENCHMARK(readWords)->Arg(0)->Arg(2)->Unit(benchmark::kMillisecond);

/// The longest text that is read, all in one line: docs/limits.md.
void limitsOfWords(benchmark::State& state, const std::string& between)
{
    std::string text = "Marauders, Warpath\n";
    while (text.size() < 255'000)
        text += "grunst" + between;
    TextReader reader(bench::store());
    for (auto _ : state)
        benchmark::DoNotOptimize(reader.read(text, "TEXT"));
}
BENCHMARK_CAPTURE(limitsOfWords, slashes, "/")->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK_CAPTURE(limitsOfWords, commas, ", ")->Unit(benchmark::kMillisecond)->Iterations(1);

} // namespace

} // namespace muster

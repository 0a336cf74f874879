/// A game of 204 armies, 3,672 units and 19,584 options: what all of it costs, and what a roster of one army does.

#include "folder.h"
#include "io/data/store.h"
#include "manyarmies.h"
#include "rules/judge/assess.h"

#include <benchmark/benchmark.h>

namespace muster {

namespace {

constexpr testing::ManyArmies game;

/// A store that has read nothing, with the game as the user's own.
Store newStore()
{
    static const testing::Folder folder;
    static const bool isWritten = (game.write(folder.path), true);
    auto store = std::move(*Store::open(MUSTER_SOURCE_DIR));
    if (isWritten)
        store.setUserFolder(folder.path.string());
    return store;
}

void readAllArmies(benchmark::State& state)
{
    for (auto _ : state) {
        auto store = newStore();
        const auto catalogue = store.fullCatalogue(game.ruleset);
        if (!catalogue || (*catalogue)->armies.size() != 204 || (*catalogue)->units.size() != 3672 ||
            !store.leftOut(game.ruleset).empty())
            state.SkipWithError("the data should be well");
    }
}
BENCHMARK(readAllArmies)->Unit(benchmark::kMillisecond);

void readTheArmyThatIsNeeded(benchmark::State& state)
{
    const auto roster = game.roster(100);
    for (auto _ : state) {
        auto store = newStore();
        const auto catalogue = store.catalogueFor(roster, {}, {});
        if (!catalogue || (*catalogue)->armies.size() != 1)
            state.SkipWithError("one army should be read");
    }
}
BENCHMARK(readTheArmyThatIsNeeded)->Unit(benchmark::kMillisecond);

void assessBesideArmies(benchmark::State& state)
{
    auto store = newStore();
    const auto roster = game.roster(100);
    const auto catalogue =
        *(state.range(0) == 1 ? store.catalogueFor(roster, {}, {}) : store.fullCatalogue(game.ruleset));
    if (catalogue->armies.size() != static_cast<std::size_t>(state.range(0)) || !assess(*catalogue, roster).isLegal())
        state.SkipWithError("the roster should be legal");
    for (auto _ : state)
        benchmark::DoNotOptimize(assess(*catalogue, roster));
}
BENCHMARK(assessBesideArmies)->Arg(1)->Arg(204)->Unit(benchmark::kMicrosecond);

} // namespace

} // namespace muster

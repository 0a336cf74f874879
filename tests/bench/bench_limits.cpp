/// Readers at their bounds: what the largest and worst input that is accepted, or refused, costs. docs/limits.md has
/// the figures.

#include "bench/rosters.h"

#include "io/code/v2/rosterpacker.h"
#include "io/data/names.h"
#include "io/roster/anyroster.h"
#include "io/roster/rostercode.h"
#include "io/roster/rosterfile.h"
#include "report/verdict/json.h"
#include "report/verdict/text.h"
#include "rules/judge/assess.h"

#include <benchmark/benchmark.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <functional>

#include <unistd.h>

namespace muster {

namespace {

constexpr int mostUnits = 20'000;

std::string rosterWith(const std::string& keys, const std::function<std::string(int)>& unit, int units = mostUnits)
{
    std::string text = R"({"format":"muster-roster","version":1,"ruleset":"warpath-2e","army":"forge-fathers",)" +
                       keys + R"("units":[)";
    for (int i = 0; i < units; ++i)
        text += (i == 0 ? "" : ",") + unit(i);
    return text + "]}";
}

std::string plainUnit(int i) { return R"({"id":"u)" + std::to_string(i) + R"(","unit":"steel-warriors-section"})"; }

/// What `muster check` and the editor do with a file, but for reading its bytes from disk.
void judgeText(benchmark::State& state, const std::string& text)
{
    auto& store = bench::store();
    std::size_t faults = 0;
    for (auto _ : state) {
        const auto read = readAnyRoster(text, "bench.muster");
        if (!read) {
            faults = read.error().size();
            continue;
        }
        const auto catalogue = store.catalogueFor(read->roster, read->text, "bench.muster");
        if (!catalogue) {
            faults = catalogue.error().size();
            continue;
        }
        faults = unknownNames(**catalogue, read->roster, read->text, "bench.muster").size();
        const auto assessment = assess(**catalogue, read->roster);
        report::Context context{catalogue->get(), &read->roster, &assessment, fingerprint(read->roster), {}};
        context.fixes = allFixes(**catalogue, read->roster, assessment);
        context.rulings = rulingsThatMatter(**catalogue, read->roster, assessment);
        benchmark::DoNotOptimize(report::toText(context));
        benchmark::DoNotOptimize(report::toJson(context));
    }
    state.counters["bytes"] = static_cast<double>(text.size());
    state.counters["faults"] = static_cast<double>(faults);
}

void limits(benchmark::State& state, const std::function<std::string()>& text) { judgeText(state, text()); }

BENCHMARK_CAPTURE(limits, unitsThatAreWell, [] { return rosterWith({}, plainUnit); })->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(limits, oneIdForAll, [] {
    return rosterWith({}, [](int) { return R"({"id":"u","unit":"steel-warriors-section"})"; });
})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(limits, anUnknownKeyEach, [] {
    return rosterWith({}, [](int) { return R"({"unit":"steel-warriors-section","x":1})"; });
})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(limits, anUnknownUnitEach, [] {
    return rosterWith({}, [](int i) { return R"({"unit":"steel-warrior)" + std::to_string(i) + R"("})"; });
})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(limits, anUnknownArmyEach, [] {
    return rosterWith({}, [](int i) { return R"({"unit":"a)" + std::to_string(i) + R"(:b"})"; });
})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(limits, nestedWithoutIds, [] {
    return rosterWith(
        {}, [](int) { return R"({"unit":"steel-warriors-section","units":[{"unit":"huscarl"},{"unit":"huscarl"}]})"; });
})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(limits, asManyFaultsAsValues, [] {
    return rosterWith({}, [](int) {
        std::string below;
        for (int k = 0; k < 13; ++k)
            below += std::string(k == 0 ? "" : ",") + R"({"a":1})";
        return R"({"unit":1,"units":[)" + below + "]}";
    });
})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(limits, asManyOptionsAsMayBe, [] {
    std::string options;
    for (int k = 0; k < 20'000; ++k)
        options += (k == 0 ? "\"o" : ",\"o") + std::to_string(k) + "\":1";
    return rosterWith(
        {}, [&](int) { return R"({"unit":"huscarl","options":{)" + options + "}}"; }, 20);
})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(limits, brokenByFourThousand, [] {
    return rosterWith(
        {}, [](int) { return R"({"unit":"huscarl"})"; }, 4'000);
})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(limits, brokenByAllThatMayBe, [] {
    return rosterWith({}, [](int) { return R"({"unit":"huscarl"})"; });
})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(limits, eightMegabytesOfNotes, [] {
    const std::string note(19'000, 'n');
    return rosterWith(
        {}, [&](int) { return R"({"unit":"huscarl","note":")" + note + "\"}"; }, 430);
})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(limits, bracketsAlone, [] { return std::string(8U << 20, '['); })->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(limits, codeThatUnpacksToItsBound, [] {
    Roster roster = bench::warpathRoster(1);
    roster.notes = std::string(19'000, 'n');
    return rosterCode(roster);
})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(limits, printedCodeThatUnpacksToTooMuch, [] {
    RosterUnit unit;
    unit.unit = "u";
    Roster roster = bench::warpathRoster(1);
    roster.units.resize(mostUnits, unit);
    assignUnitIds(roster);
    return "MUSTER2:" + packRoster(roster);
})->Unit(benchmark::kMillisecond);

/// A user's own army of a shipped game, as large as a file may be.
class OwnArmy {
public:
    explicit OwnArmy(const std::function<void(nlohmann::json&)>& change)
    {
        m_folder = std::filesystem::temp_directory_path() / ("muster-limits-" + std::to_string(getpid()));
        const auto armies = m_folder / "armies" / "warpath-2e";
        std::filesystem::create_directories(armies);
        auto army = nlohmann::json::parse(std::ifstream(MUSTER_SOURCE_DIR "/armies/warpath-2e/forge-fathers.json"));
        army["id"] = "own";
        change(army);
        std::ofstream(armies / "own.json") << army.dump();
        m_bytes = std::filesystem::file_size(armies / "own.json");
    }
    ~OwnArmy() { std::filesystem::remove_all(m_folder); }
    OwnArmy(const OwnArmy&) = delete;
    OwnArmy& operator=(const OwnArmy&) = delete;

    void read(benchmark::State& state) const
    {
        std::size_t faults = 0;
        for (auto _ : state) {
            auto store = *Store::open(MUSTER_SOURCE_DIR);
            store.setUserFolder(m_folder.string());
            const auto catalogue = store.catalogue("warpath-2e", {"own"});
            faults = catalogue ? 0 : catalogue.error().size();
        }
        state.counters["bytes"] = static_cast<double>(m_bytes);
        state.counters["faults"] = static_cast<double>(faults);
    }

private:
    std::filesystem::path m_folder;
    std::uintmax_t m_bytes = 0;
};

/// As many of an army's units as its schema lets in.
void manyUnits(nlohmann::json& army, const std::function<void(nlohmann::json&, int)>& change)
{
    const auto unit = army["units"][0];
    army["units"] = nlohmann::json::array();
    for (int i = 0; army["units"].size() < 2'000; ++i) {
        army["units"].push_back(unit);
        army["units"].back()["id"] = "unit-" + std::to_string(i);
        change(army["units"].back(), i);
    }
}

void limitsOfArmy(benchmark::State& state, const std::function<void(nlohmann::json&)>& change)
{
    OwnArmy(change).read(state);
}

BENCHMARK_CAPTURE(limitsOfArmy, manyUnits, [](nlohmann::json& army) {
    manyUnits(army, [](nlohmann::json&, int) {});
})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(limitsOfArmy, aFaultEach, [](nlohmann::json& army) {
    manyUnits(army, [](nlohmann::json& unit, int) { unit["category"] = "no-such-category"; });
})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(limitsOfArmy, anUnknownKeyEach, [](nlohmann::json& army) {
    manyUnits(army, [](nlohmann::json& unit, int) { unit["colour"] = "red"; });
})->Unit(benchmark::kMillisecond);

void limitsOfPdf(benchmark::State& state)
{
    std::string pdf = "%PDF-1.4\n";
    for (int i = 1; pdf.size() < (15U << 20); ++i)
        pdf +=
            std::to_string(i) + " 0 obj\n<</Type/Filespec/F(a)/EF<</F " + std::to_string(i + 1) + " 0 R>>>>\nendobj\n";
    judgeText(state, pdf + "%%EOF\n");
}
BENCHMARK(limitsOfPdf)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace muster

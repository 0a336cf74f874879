// Data of BattleScribe: a folder as large as those of real games, of an invented one.

#include "battlescribe/compose/compose.h"
#include "battlescribe/data/repository.h"
#include "battlescribe/judge/information.h"
#include "battlescribe/judge/judgement.h"

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace muster {

namespace {

namespace fs = std::filesystem;
using namespace battlescribe;

constexpr int catalogues = 174;
constexpr int unitsOfCatalogue = 22;
constexpr int importsOfArmy = 22; ///< with them it needs 5 MB of 38
constexpr int groupsOfUnit = 4;

const char* const head = R"(id="{0}" name="{1}" revision="1" battleScribeVersion="2.03" )";

std::string systemFile()
{
    return "<gameSystem " + fmt::format(fmt::runtime(head), "tide", "Tide") +
           R"(xmlns="http://www.battlescribe.net/schema/gameSystemSchema">
<costTypes><costType id="crowns" name="Crowns" defaultCostLimit="-1" hidden="false"/></costTypes>
<profileTypes><profileType id="crew" name="Crew"><characteristicTypes>
<characteristicType id="move" name="Move"/><characteristicType id="nerve" name="Nerve"/>
<characteristicType id="reach" name="Reach"/><characteristicType id="harm" name="Harm"/>
</characteristicTypes></profileType></profileTypes>
<categoryEntries><categoryEntry id="line" name="Line" hidden="false"/>
<categoryEntry id="deck" name="Deck" hidden="false"/></categoryEntries>
<forceEntries><forceEntry id="fleet" name="Fleet" hidden="false"><categoryLinks>
<categoryLink id="fleet-line" name="Line" targetId="line" primary="false"><constraints>
<constraint id="most-line" type="max" value="60" field="selections" scope="parent" shared="true"/>
</constraints></categoryLink></categoryLinks></forceEntry></forceEntries>
</gameSystem>
)";
}

std::string groupOf(const std::string& unit, int group)
{
    std::string choices;
    for (int i = 0; i < 4; ++i)
        choices += fmt::format(R"(<selectionEntry id="{0}-g{1}-c{2}" name="Choice {2}" type="upgrade" hidden="false">
<profiles><profile id="{0}-g{1}-p{2}" name="Choice {2}" typeId="crew" typeName="Crew" hidden="false"><characteristics>
<characteristic name="Move" typeId="move">{2}"</characteristic><characteristic name="Harm" typeId="harm">1</characteristic>
</characteristics></profile></profiles><costs><cost name="Crowns" typeId="crowns" value="{2}"/></costs></selectionEntry>
)",
                               unit, group, i);
    return fmt::format(R"(<selectionEntryGroup id="{0}-g{1}" name="Group {1}" hidden="false"
defaultSelectionEntryId="{0}-g{1}-c1"><constraints>
<constraint id="{0}-g{1}-least" type="min" value="1" field="selections" scope="parent" shared="true"/>
<constraint id="{0}-g{1}-most" type="max" value="1" field="selections" scope="parent" shared="true"/></constraints>
<selectionEntries>{2}</selectionEntries></selectionEntryGroup>
)",
                       unit, group, choices);
}

std::string unitOf(int catalogue, int number)
{
    const auto id = fmt::format("u{}-{}", catalogue, number);
    std::string groups;
    for (int i = 0; i < groupsOfUnit; ++i)
        groups += groupOf(id, i);
    return fmt::format(R"(<selectionEntry id="{0}" name="Crew {0}" type="unit" hidden="false">
<constraints><constraint id="{0}-most" type="max" value="3" field="selections" scope="force" shared="true"/></constraints>
<modifiers><modifier type="decrement" field="crowns" value="5"><conditions><condition type="atLeast" value="2"
field="selections" scope="roster" childId="{0}" shared="true" includeChildSelections="true"/></conditions></modifier>
<modifier type="increment" field="{0}-most" value="1"><conditions><condition type="greaterThan" value="1000"
field="crowns" scope="roster" childId="any" shared="true" includeChildSelections="true"/></conditions></modifier>
<modifier type="set" field="nerve" value="3+"><conditions><condition type="atLeast" value="1" field="selections"
scope="self" childId="{0}-g0-c2" shared="true" includeChildSelections="true"/></conditions></modifier></modifiers>
<profiles><profile id="{0}-p" name="Crew {0}" typeId="crew" typeName="Crew" hidden="false"><characteristics>
<characteristic name="Move" typeId="move">5"</characteristic><characteristic name="Nerve" typeId="nerve">4+</characteristic>
<characteristic name="Reach" typeId="reach">2"</characteristic><characteristic name="Harm" typeId="harm">1</characteristic>
</characteristics></profile></profiles>
<rules><rule id="{0}-r" name="Tide" hidden="false"><description>{2}</description></rule></rules>
<categoryLinks><categoryLink id="{0}-l" name="Line" targetId="line" primary="true"/></categoryLinks>
<selectionEntryGroups>{1}</selectionEntryGroups>
<costs><cost name="Crowns" typeId="crowns" value="50"/></costs></selectionEntry>
)",
                       id, groups, std::string(300, 'x'));
}

std::string catalogueFile(int number)
{
    std::string text = "<catalogue " +
                       fmt::format(fmt::runtime(head), fmt::format("folk-{}", number), fmt::format("Folk {}", number)) +
                       R"(gameSystemId="tide" gameSystemRevision="1"
xmlns="http://www.battlescribe.net/schema/catalogueSchema">
)";
    if (number == 0) {
        text += "<catalogueLinks>";
        for (int i = 1; i <= importsOfArmy; ++i)
            text += fmt::format(
                R"(<catalogueLink id="import-{0}" name="Folk {0}" targetId="folk-{0}" type="catalogue"/>)", i);
        text += "</catalogueLinks>\n";
    }
    text += "<selectionEntries>";
    for (int i = 0; i < unitsOfCatalogue; ++i)
        text += unitOf(number, i);
    return text + "</selectionEntries></catalogue>\n";
}

/// The folder, which goes when the program ends.
class DataFolder {
public:
    DataFolder()
    {
        std::string name = (fs::temp_directory_path() / "muster-bench-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr)
            throw std::runtime_error("no folder for the data");
        m_path = name;
        write("Tide.gst", systemFile());
        for (int i = 0; i < catalogues; ++i)
            write(fmt::format("Folk {}.cat", i), catalogueFile(i));
    }
    DataFolder(const DataFolder&) = delete;
    DataFolder& operator=(const DataFolder&) = delete;
    ~DataFolder() { fs::remove_all(m_path); }

    [[nodiscard]] const fs::path& path() const { return m_path; }
    [[nodiscard]] std::int64_t bytes() const { return m_bytes; }

private:
    void write(const std::string& name, const std::string& text)
    {
        std::ofstream(m_path / name, std::ios::binary) << text;
        m_bytes += static_cast<std::int64_t>(text.size());
    }

    fs::path m_path;
    std::int64_t m_bytes = 0;
};

const DataFolder& folder()
{
    static const DataFolder made;
    return made;
}

data::Repository listed() { return data::listOf(folder().path()).value(); }

void listFolder(benchmark::State& state)
{
    (void)folder();
    for (auto _ : state)
        benchmark::DoNotOptimize(listed());
}
BENCHMARK(listFolder)->Unit(benchmark::kMillisecond);

void readOneArmy(benchmark::State& state)
{
    const auto repository = listed();
    const auto* army = repository.catalogue("folk-0", "tide");
    for (auto _ : state)
        benchmark::DoNotOptimize(data::closureOf(repository, *army));
}
BENCHMARK(readOneArmy)->Unit(benchmark::kMillisecond);

void readWholeFolder(benchmark::State& state)
{
    const auto repository = listed();
    for (auto _ : state)
        benchmark::DoNotOptimize(data::allOf(repository, repository.systems.front()));
    state.counters["MB"] = static_cast<double>(folder().bytes() / 1'000'000);
}
BENCHMARK(readWholeFolder)->Unit(benchmark::kMillisecond);

/// A roster of 40 units of 20 kinds, each with a choice from four groups: 200 selections.
struct Army {
    Army()
        : game(data::closureOf(listed(), *listed().catalogue("folk-0", "tide")).value()),
          roster(compose::newRoster(game, ids, "Bench"))
    {
        const auto catalogue = game.definitions().files.idOf(
            *std::ranges::find(game.definitions().files, game.definitions().keys.find("folk-0"), &data::File::id));
        WorkBudget budget(judge::mostWork);
        change(compose::addForce({game, ids, budget}, roster, compose::forceEntriesOf(game, catalogue).front(),
                                 catalogue, {})
                   .value());
        const auto force = roster.forces.front().id;
        const auto offers = *compose::offersOf(game, roster, force);
        for (std::size_t i = 0; i < 40; ++i)
            change(compose::takeChoice({game, ids, budget}, roster, force, offers.choices.at(i % 20)).value());
    }

    Edit change(const Edit& edit) { return battlescribe::apply(roster, edit).value(); }

    compose::NewIds ids{1};
    Game game;
    Roster roster;
};

void judgeSelections(benchmark::State& state)
{
    Army army;
    std::int64_t selections = 0;
    for (auto _ : state) {
        const auto judgement = judge::judge(army.game, army.roster);
        if (!judgement.isComplete())
            state.SkipWithError("the roster should be judged");
        selections = static_cast<std::int64_t>(judgement.elements.size()) - 1;
    }
    state.counters["selections"] = static_cast<double>(selections);
}
BENCHMARK(judgeSelections)->Unit(benchmark::kMicrosecond);

void editSelection(benchmark::State& state)
{
    Army army;
    const auto unit = army.roster.forces.front().selections.front().id;
    std::int64_t amount = 1;
    for (auto _ : state) {
        amount = 3 - amount;
        army.change(compose::setAmount(army.roster, unit, amount).value());
        benchmark::DoNotOptimize(judge::judge(army.game, army.roster));
    }
}
BENCHMARK(editSelection)->Unit(benchmark::kMicrosecond);

void showSelections(benchmark::State& state)
{
    Army army;
    for (auto _ : state) {
        WorkBudget budget(judge::mostWork);
        benchmark::DoNotOptimize(judge::informationOf(army.game, army.roster, budget));
    }
}
BENCHMARK(showSelections)->Unit(benchmark::kMicrosecond);

} // namespace

} // namespace muster

// Data of BattleScribe (XML) and of New Recruit (JSON): read, linked, checked and shown with a small game around them;
// a roster of them is made, judged, mended, written and read again.
#include "jsonmutator.h"
#include "judging.h"
#include "target.h"
#include "xmlmutator.h"

#include "battlescribe/compose/compose.h"
#include "battlescribe/data/datareader.h"
#include "battlescribe/data/head.h"
#include "battlescribe/data/linker.h"
#include "battlescribe/data/roots.h"
#include "battlescribe/exchange/rosterout.h"
#include "battlescribe/fixes/fixes.h"
#include "battlescribe/lint/findings.h"
#include "battlescribe/saved/list.h"
#include "report/gamedata/gamedatatext.h"

#include <algorithm>

using namespace muster;
using namespace muster::fuzz;

namespace {

namespace bs = battlescribe;
namespace data = bs::data;

constexpr std::string_view system =
    "<gameSystem id='tide' name='Tide &amp; Timber' revision='1' battleScribeVersion='2.03'><costTypes><costType "
    "id='crowns' name='Crowns'/></costTypes><profileTypes><profileType id='crew' name='Crew'><characteristicTypes>"
    "<characteristicType id='move' name='Move'/></characteristicTypes></profileType></profileTypes><categoryEntries>"
    "<categoryEntry id='line' name='Line'/></categoryEntries><forceEntries><forceEntry id='fleet' name='Fleet'>"
    "<categoryLinks><categoryLink id='to-line' targetId='line' name='Line'/></categoryLinks></forceEntry>"
    "</forceEntries></gameSystem>";

template <typename T>
bool isIn(IdRange<T> range, const Table<T>& table)
{
    return range.size() == 0 ||
           (table.has(*range.begin()) && (*range.begin()).position() + range.size() <= table.size());
}

void demandTables(const data::Definitions& all)
{
    for (const auto& node : all.nodes) {
        demand(all.files.has(node.file), "a node has its file");
        demand(isIn(node.choices, all.nodes) && isIn(node.info, all.nodes) && isIn(node.categories, all.nodes) &&
                   isIn(node.forces, all.nodes) && isIn(node.costs, all.costs) &&
                   isIn(node.constraints, all.constraints) && isIn(node.modifiers, all.modifiers),
               "what a node has is in the tables");
        demand(node.target.isNone() || all.nodes[node.target].kind == node.targetKind, "a link leads to what it says");
    }
    for (const auto& unknown : all.unknowns)
        demand(!data::faultOf(all, unknown).message.empty(), "what is unknown is told");
}

void show(const data::Definitions& all, Id<data::File> file)
{
    report::GameDataCatalogue catalogue;
    for (const auto root : data::rootsOf(all, file)) {
        catalogue.roots.push_back(data::lineOf(all, root));
        if (catalogue.roots.size() > 20)
            continue;
        const auto entry = data::entryOf(all, root);
        demand(!report::toText(entry).empty(), "an entry is told");
        demand(nlohmann::json::accept(report::toJson(entry)), "an entry is JSON");
    }
    demand(!report::toText(catalogue).empty(), "a catalogue is told");
    demand(nlohmann::json::accept(report::toJson(catalogue)), "a catalogue is JSON");
}

/// Does an edit that was offered; whoever cannot offer one says why.
bool change(bs::Roster& roster, const Result<bs::Edit>& edit)
{
    if (!edit)
        demandWords(edit.error());
    else
        demand(bs::apply(roster, *edit).has_value(), "an edit that is offered can be done");
    return edit.has_value();
}

/// Some of all that can be taken, in some of the forces.
bs::Roster someRoster(bs::Game& game, bs::compose::NewIds& ids, Id<data::File> file, WorkBudget& budget)
{
    constexpr std::size_t mostForces = 2;
    constexpr std::size_t mostTaken = 12;
    auto roster = bs::compose::newRoster(game, ids, "Some");
    const auto forces = bs::compose::forceEntriesOf(game, file);
    for (std::size_t i = 0; i < std::min(forces.size(), mostForces); ++i) {
        const auto added = bs::compose::addForce({game, ids, budget}, roster, forces[i], file, {});
        if (!change(roster, added))
            continue;
        const auto force = std::get<bs::InsertForce>(added->front()).force.id;
        const auto* offers = bs::compose::offersOf(game, roster, force);
        demand(offers != nullptr, "a force offers what it has");
        const auto all = offers->choices;
        for (std::size_t taken = 0; taken < std::min(all.size(), mostTaken); ++taken)
            (void)change(roster, bs::compose::takeChoice({game, ids, budget}, roster, force, all[taken]));
    }
    return roster;
}

void judgeSome(data::Definitions all, Id<data::File> file)
{
    constexpr std::size_t mostMended = 4;
    bs::Game game(std::move(all));
    bs::compose::NewIds ids{7};
    WorkBudget budget(bs::judge::mostWork / 50);
    const auto roster = someRoster(game, ids, file, budget);
    const auto judgement = bs::judge::judge(game, roster, budget);
    demand(!budget.isSpent() || !judgement.isComplete(), "what was not looked at is not judged");
    for (std::size_t i = 0; i < std::min(judgement.findings.size(), mostMended); ++i)
        for (const auto& fix : bs::fixes::fixesFor(game, roster, judgement, judgement.findings[i], budget)) {
            auto mended = roster;
            (void)change(mended, fix.edit);
        }
    const auto written = bs::writeRos(bs::exchange::fileOf(game, roster, judgement, ids));
    const auto again = bs::readList(written, "WRITTEN");
    demand(again.has_value(), "a roster that is written can be read: " + (again ? "" : toText(again.error().front())));
}

bool runGameData(std::string_view bytes)
{
    (void)data::headOf(bytes, "HEAD");
    (void)data::jsonHeadOf(bytes, "HEAD");
    (void)data::whyNoData(bytes);
    data::Definitions all;
    demand(data::readData(std::string(system), "SYSTEM", all).has_value(), "the game around is read");
    const auto file = data::readData(std::string(bytes), "DATA", all);
    if (!file) {
        demandWords(file.error());
        return false;
    }
    data::link(all);
    demandTables(all);
    data::DataLint lint;
    data::Findings findings(all, lint);
    data::checkGame(findings);
    lint.sort();
    for (std::size_t i = 0; i < data::wrongKinds; ++i)
        for (const auto& thing : lint[static_cast<data::Wrong>(i)].things)
            demandWords(thing.places);
    show(all, *file);
    judgeSome(std::move(all), *file);
    return true;
}

std::string mutateNewRecruit(std::string_view bytes, std::string_view other, Chance& chance)
{
    static const Pool pool("gamejson");
    return mutateJson(bytes, other, pool, chance);
}

const Registration gameDataTarget({"gamedata", runGameData, mutateXml, 16 << 10});
const Registration gameJsonTarget({"gamejson", runGameData, mutateNewRecruit, 16 << 10});

} // namespace

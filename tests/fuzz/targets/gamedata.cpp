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
using namespace muster::battlescribe;
using namespace muster::battlescribe::data;
using namespace muster::fuzz;

namespace {

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

void demandTables(const Definitions& all)
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
        demand(!faultOf(all, unknown).message.empty(), "what is unknown is told");
}

void show(const Definitions& all, Id<File> file)
{
    report::GameDataCatalogue catalogue;
    for (const auto root : rootsOf(all, file)) {
        catalogue.roots.push_back(lineOf(all, root));
        if (catalogue.roots.size() > 20)
            continue;
        const auto entry = entryOf(all, root);
        demand(!report::toText(entry).empty(), "an entry is told");
        demand(nlohmann::json::accept(report::toJson(entry)), "an entry is JSON");
    }
    demand(!report::toText(catalogue).empty(), "a catalogue is told");
    demand(nlohmann::json::accept(report::toJson(catalogue)), "a catalogue is JSON");
}

/// Does an edit that was offered; whoever cannot offer one says why.
bool change(battlescribe::Roster& roster, const Result<battlescribe::Edit>& edit)
{
    if (!edit)
        demandWords(edit.error());
    else
        demand(battlescribe::apply(roster, *edit).has_value(), "an edit that is offered can be done");
    return edit.has_value();
}

/// Some of all that can be taken, in some of the forces.
battlescribe::Roster someRoster(Game& game, compose::NewIds& ids, Id<File> file, WorkBudget& budget)
{
    constexpr std::size_t mostForces = 2;
    constexpr std::size_t mostTaken = 12;
    auto roster = compose::newRoster(game, ids, "Some");
    const auto forces = compose::forceEntriesOf(game, file);
    for (std::size_t i = 0; i < std::min(forces.size(), mostForces); ++i) {
        const auto added = compose::addForce({game, ids, budget}, roster, forces[i], file, {});
        if (!change(roster, added))
            continue;
        const auto force = std::get<InsertForce>(added->front()).force.id;
        const auto* offers = compose::offersOf(game, roster, force);
        demand(offers != nullptr, "a force offers what it has");
        const auto all = offers->choices;
        for (std::size_t taken = 0; taken < std::min(all.size(), mostTaken); ++taken)
            (void)change(roster, compose::takeChoice({game, ids, budget}, roster, force, all[taken]));
    }
    return roster;
}

void judgeSome(Definitions all, Id<File> file)
{
    constexpr std::size_t mostMended = 4;
    Game game(std::move(all));
    compose::NewIds ids{7};
    WorkBudget budget(judge::mostWork / 50);
    const auto roster = someRoster(game, ids, file, budget);
    const auto judgement = judge::judge(game, roster, budget);
    demand(!budget.isSpent() || !judgement.isComplete(), "what was not looked at is not judged");
    for (std::size_t i = 0; i < std::min(judgement.findings.size(), mostMended); ++i)
        for (const auto& fix : fixes::fixesFor(game, roster, judgement, judgement.findings[i], budget)) {
            auto mended = roster;
            (void)change(mended, fix.edit);
        }
    const auto written = writeRos(exchange::fileOf(game, roster, judgement, ids));
    const auto again = readList(written, "WRITTEN");
    demand(again.has_value(), "a roster that is written can be read: " + (again ? "" : toText(again.error().front())));
}

bool run(std::string_view bytes)
{
    (void)headOf(bytes, "HEAD");
    (void)jsonHeadOf(bytes, "HEAD");
    (void)whyNoData(bytes);
    Definitions all;
    demand(readData(std::string(system), "SYSTEM", all).has_value(), "the game around is read");
    const auto file = readData(std::string(bytes), "DATA", all);
    if (!file) {
        demandWords(file.error());
        return false;
    }
    link(all);
    demandTables(all);
    DataLint lint;
    Findings findings(all, lint);
    checkGame(findings);
    lint.sort();
    for (std::size_t i = 0; i < wrongKinds; ++i)
        for (const auto& thing : lint[static_cast<Wrong>(i)].things)
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

const Registration xml({"gamedata", run, mutateXml, 16 << 10});
const Registration json({"gamejson", run, mutateNewRecruit, 16 << 10});

} // namespace

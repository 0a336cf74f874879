#include "apps/repairgamedata.h"

#include "apps/rosterbytes.h"
#include "battlescribe/compose/compose.h"
#include "battlescribe/exchange/origins.h"
#include "battlescribe/exchange/rosterout.h"
#include "battlescribe/verdict/judging.h"
#include "core/base/safetext.h"
#include "io/data/datafolders.h"
#include "report/advice/advice.h"

#include <iostream>

namespace muster {

namespace bs = battlescribe;

namespace {

/// Of ids that files have and rosters do not: the same list gives the same bytes.
constexpr std::uint64_t seedOfIds = 1;

/// The list with the data of its game, ready to be changed and written again. It was judged by them before.
bs::Session openedAgain(const Store& store, const JudgedList& list, std::vector<std::string> folders)
{
    const auto added = needed(readDataFolders(store.userFolder()));
    folders.insert(folders.end(), added.paths.begin(), added.paths.end());
    bs::DataLibrary library(std::move(folders));
    auto session = library.open(*list.battleScribe, bs::Fixes::LeftOut);
    if (!session)
        throw Ended(fail({Fault::about(list.name, "the data of its game are not there any more")}));
    bs::exchange::keepOrigins(*session->game, session->roster, session->judgement, list.battleScribe->file.xml.root);
    bs::compose::NewIds ids(seedOfIds);
    bs::compose::renewDoubles(session->roster, ids);
    judgeList(*session, bs::Fixes::LeftOut); // with these ids
    return std::move(*session);
}

bs::RosterFile fileOf(const bs::Session& session, const bs::Roster& roster, const bs::RosterFile& came)
{
    bs::compose::NewIds ids(seedOfIds);
    const auto judgement = bs::judge::judge(*session.game, roster);
    return bs::exchange::inFormOf(came, bs::exchange::fileOf(*session.game, roster, judgement, ids));
}

/// The list after an answer, as its file would be read and judged.
bs::List listAfter(const bs::Session& session, const advice::Repair& answer, const bs::RosterFile& came,
                   const std::string& name)
{
    const auto file = fileOf(session, std::get<bs::Roster>(answer.list), came);
    auto list = needed(bs::readList(bs::writeRos(file), name));
    bs::judgeBy(session, list);
    return list;
}

} // namespace

std::string noSuchUnit(const std::string& id)
{
    return "muster repair: --keep " + safeLine(id) + ": the roster has no unit with this id";
}

int repairGameData(const Store& store, const JudgedList& list, const GameDataRepair& wanted, const OutputFile* output)
{
    if (output && !isRosterEnding(endingOf(output->path)))
        refuseCall("muster repair: -o needs a name that ends in .ros, .rosz or .json for this list");
    const auto session = openedAgain(store, list, wanted.folders);
    for (const auto& id : wanted.wishes.locks.keep)
        if (!bs::selectionOf(session.roster, id) && !bs::forceOf(session.roster, id))
            refuseCall(noSuchUnit(id));
    const auto repairs = advice::repair(*session.game, session.roster, wanted.wishes);
    auto before = *list.battleScribe;
    before.roster.forces = session.shown.roster.forces; // with the ids that the changes name
    report::ListAdviceContext context{&before, &repairs, {}};
    for (const auto& answer : repairs.answers)
        context.after.push_back(listAfter(session, answer, list.battleScribe->file, list.name));
    std::cout << (wanted.isJson ? report::toJson(context) + "\n" : report::toText(context));
    const bool isDone = repairs.isLegal || !repairs.answers.empty();
    if (!output || !isDone)
        return isDone ? allLegal : notLegal;
    const auto& repaired = repairs.isLegal ? session.roster : std::get<bs::Roster>(repairs.answers.front().list);
    return save(*output,
                needed(rosterBytes(fileOf(session, repaired, list.battleScribe->file), repaired.name, output->path)));
}

} // namespace muster

#include "apps/advicegamedata.h"

#include "apps/rosterbytes.h"
#include "battlescribe/compose/compose.h"
#include "battlescribe/exchange/origins.h"
#include "battlescribe/exchange/rosterout.h"
#include "battlescribe/verdict/judging.h"
#include "io/data/datafolders.h"

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

} // namespace

AdvisedGameList::AdvisedGameList(std::string command, const Store& store, const JudgedList& list,
                                 std::vector<std::string> folders, const OutputFile* output)
    : m_came(*list.battleScribe), m_name(list.name), m_output(output)
{
    if (output && !isRosterEnding(endingOf(output->path)))
        refuseCall("muster " + command + ": -o needs a name that ends in .ros, .rosz or .json for this list");
    m_session = openedAgain(store, list, std::move(folders));
    m_before = m_came;
    m_before.roster.forces = m_session.shown.roster.forces;
}

bs::RosterFile AdvisedGameList::fileOf(const bs::Roster& roster) const
{
    bs::compose::NewIds ids(seedOfIds);
    const auto judgement = bs::judge::judge(game(), roster);
    return bs::exchange::inFormOf(m_came.file, bs::exchange::fileOf(game(), roster, judgement, ids));
}

report::AnyList AdvisedGameList::after(const advice::Proposal& answer)
{
    auto list = needed(bs::readList(bs::writeRos(fileOf(std::get<bs::Roster>(answer.list))), m_name));
    bs::judgeBy(m_session, list);
    return m_after.emplace_back(std::make_unique<const bs::List>(std::move(list))).get();
}

int AdvisedGameList::write(const advice::Proposal* answer) const
{
    if (!m_output)
        return allLegal;
    const auto& list = answer ? std::get<bs::Roster>(answer->list) : roster();
    return save(*m_output, needed(rosterBytes(fileOf(list), list.name, m_output->path)));
}

} // namespace muster

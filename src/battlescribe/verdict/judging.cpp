#include "battlescribe/verdict/judging.h"

#include "battlescribe/compose/beginning.h"
#include "battlescribe/compose/compose.h"
#include "battlescribe/exchange/carryover.h"
#include "battlescribe/exchange/rosterin.h"
#include "battlescribe/verdict/newlist.h"
#include "battlescribe/verdict/session.h"
#include "core/base/wording.h"

#include <algorithm>
#include <filesystem>

namespace muster::battlescribe {

namespace {

/// The needs of a list of one catalogue. Nothing here asks whether it is complete: the verdict says what is missing.
Result<exchange::Needs> needsOf(const data::Repository& repository, const std::string& folder,
                                const std::string& gameSystem, const std::string& catalogue)
{
    const auto* system = repository.system(gameSystem);
    if (system == nullptr)
        return failure(Fault::about(folder, "the folder has no game with the id " + inQuotes(gameSystem)));
    const auto* listed = repository.catalogue(catalogue, gameSystem);
    if (listed == nullptr)
        return failure(Fault::about(folder, "the folder has no catalogue with the id " + inQuotes(catalogue) + " of " +
                                                inQuotes(system->head.name)));
    if (listed->head.isLibrary)
        return failure(Fault::about(folder,
                                    inQuotes(listed->head.name) + " is a library for other catalogues, not an army",
                                    "Take a catalogue that uses it."));
    return exchange::Needs{
        gameSystem,
        system->head.name,
        std::to_string(system->head.revision),
        {{catalogue, listed->head.name, std::to_string(listed->head.revision)}},
    };
}

Result<Id<data::File>> fileOf(const Game& game, const std::string& catalogue)
{
    const auto& all = game.definitions();
    for (const auto id : all.files.ids())
        if (all.keys.text(all.files[id].id) == catalogue)
            return id;
    // It is listed, so the faults say why it could not be read.
    return all.faults.empty() ? failure(Fault::about({}, "the catalogue cannot be read")) : tl::unexpected(all.faults);
}

/// The force entry with this id, or the first that is not hidden.
Result<Id<data::Node>> forceEntryOf(const Game& game, Id<data::File> file, const std::string& id)
{
    const auto& all = game.definitions();
    const auto entries = compose::forceEntriesOf(game, file);
    for (const auto entry : entries)
        if (id.empty() ? !all.nodes[entry].isHidden : all.keys.text(all.nodes[entry].id) == id)
            return entry;
    const auto name = inQuotes(all.nodes[all.files[file].root].name);
    if (!id.empty())
        return failure(Fault::about({}, name + " has no force with the id " + inQuotes(id)));
    return failure(Fault::about({}, name + " has no force that a list could have"));
}

void setLimits(const Game& game, const std::vector<NewList::Limit>& limits, Roster& roster)
{
    for (const auto& limit : limits) {
        const auto key = game.definitions().keys.find(limit.costType);
        std::erase_if(roster.limits, [&](const Limit& each) { return each.costType == key; });
        if (limit.value && game.columnOf(key) < game.costTypes().size())
            roster.limits.push_back({key, *limit.value});
    }
}

Result<Roster> rosterOf(Game& game, const NewList& list)
{
    const auto file = fileOf(game, list.catalogue);
    if (!file)
        return tl::unexpected(file.error());
    const auto entry = forceEntryOf(game, *file, list.force);
    if (!entry)
        return tl::unexpected(entry.error());
    auto ids = compose::NewIds::byChance();
    WorkBudget budget(judge::mostWork);
    auto roster = compose::newRoster(game, ids, list.name);
    std::erase_if(roster.limits, [](const Limit& limit) { return limit.value.isZero(); }); // see compose::Beginning
    setLimits(game, list.limits, roster);
    const auto edit = compose::addForce({game, ids, budget}, roster, *entry, *file, {});
    if (!edit)
        return tl::unexpected(edit.error());
    if (const auto applied = battlescribe::apply(roster, *edit); !applied)
        return tl::unexpected(applied.error());
    return roster;
}

/// Gives a list what a judged session of it shows.
void tellBy(Session session, List& list)
{
    auto verdict = verdictOf(session);
    auto& shown = session.shown.roster;
    // What the file claims, and who made it, stays what the file says.
    shown.costs = std::move(list.roster.costs);
    shown.gameRevision = std::move(list.roster.gameRevision);
    shown.madeBy = std::move(list.roster.madeBy);
    shown.kept = std::move(list.roster.kept);
    list.roster = std::move(shown);
    list.sums = sumsOf(list.roster);
    const auto& keys = session.game->definitions().keys;
    for (auto& sum : list.sums.sums)
        sum.isHidden = std::ranges::any_of(session.judgement.totals, [&](const judge::Total& total) {
            return total.isHidden && keys.text(total.costType) == sum.type;
        });
    list.verdict = std::make_shared<const Verdict>(std::move(verdict));
}

} // namespace

DataLibrary::DataLibrary(std::vector<std::string> folders)
{
    for (auto& path : folders)
        m_folders.push_back({std::move(path), std::nullopt, {}});
}

DataLibrary::DataLibrary(DataLibrary&&) noexcept = default;
DataLibrary& DataLibrary::operator=(DataLibrary&&) noexcept = default;
DataLibrary::~DataLibrary() = default;

void DataLibrary::refresh(Folder& folder, const std::stop_token& stop)
{
    // Before the files are read: what changes while they are read is seen the next time.
    auto stamps = data::stampsOf(folder.path);
    if (folder.repository && stamps == folder.stamps)
        return;
    folder.stamps = std::move(stamps);
    std::erase_if(m_games, [&](const auto& game) { return game.first.starts_with(folder.path + '\n'); });
    auto listed = data::listOf(folder.path, data::mostBytesOfListing, stop);
    if (stop.stop_requested()) { // it has not seen all: it looks again the next time
        folder.repository = data::Repository();
        folder.stamps.clear();
        return;
    }
    addFaults(listed ? listed->faults : listed.error());
    folder.repository = listed ? std::move(*listed) : data::Repository();
}

void DataLibrary::addFaults(const Faults& faults)
{
    constexpr std::size_t mostShown = 20; // of a folder
    const auto shown = std::min(faults.size(), mostShown);
    m_faults.insert(m_faults.end(), faults.begin(), faults.begin() + static_cast<std::ptrdiff_t>(shown));
    if (faults.size() > shown)
        m_faults.push_back(Fault::about({},
                                        std::to_string(faults.size() - shown) + " more files of data cannot be read",
                                        "'muster lint' names them all."));
}

DataLibrary::Folder* DataLibrary::folderOf(const std::string& gameSystem)
{
    for (auto& folder : m_folders) {
        refresh(folder);
        if (folder.repository->system(gameSystem))
            return &folder;
    }
    return nullptr;
}

Result<DataLibrary::Folder*> DataLibrary::folderAt(const std::string& path, const std::stop_token& stop)
{
    std::error_code error;
    if (!std::filesystem::is_directory(path, error))
        return failure(Fault::about(path, "the folder of data is not there"));
    auto found = std::ranges::find(m_folders, path, &Folder::path);
    if (found == m_folders.end())
        found = m_folders.insert(m_folders.end(), {path, std::nullopt, {}});
    refresh(*found, stop);
    if (stop.stop_requested())
        return failure(Fault::about(path, "reading was stopped"));
    return &*found;
}

Result<std::shared_ptr<Game>> DataLibrary::gameOf(const Folder& folder, const exchange::Needs& needs,
                                                  const std::stop_token& stop)
{
    auto key = folder.path + '\n' + needs.gameSystem;
    for (const auto& catalogue : needs.catalogues)
        key += '\n' + catalogue.id;
    if (const auto known = m_games.find(key); known != m_games.end())
        return known->second;
    auto definitions = exchange::definitionsFor(*folder.repository, needs, stop);
    if (!definitions)
        return tl::unexpected(std::move(definitions.error()));
    const auto isIdle = [](const auto& each) { return each.second.use_count() == 1; };
    if (const auto idle = std::ranges::find_if(m_games, isIdle); m_games.size() >= mostGames && idle != m_games.end())
        m_games.erase(idle);
    return m_games.emplace(std::move(key), std::make_shared<Game>(std::move(*definitions))).first->second;
}

std::vector<DataLibrary::Listing> DataLibrary::listings()
{
    std::vector<Listing> listings;
    for (auto& folder : m_folders) {
        refresh(folder);
        listings.push_back({folder.path, &*folder.repository});
    }
    return listings;
}

std::optional<Session> DataLibrary::open(const List& list, Fixes fixes)
{
    auto needs = exchange::needsOf(list.file.xml.root);
    auto* folder = folderOf(needs.gameSystem);
    if (folder == nullptr)
        return std::nullopt;
    auto game = gameOf(*folder, needs);
    if (!game) {
        m_faults.insert(m_faults.end(), game.error().begin(), game.error().end());
        return std::nullopt;
    }
    auto roster = exchange::rosterIn(**game, list.file.xml.root);
    Session session{std::move(*game), std::move(roster), std::move(needs), {}, {}, {}, folder->path};
    judgeList(session, fixes);
    return session;
}

Result<compose::Beginning> DataLibrary::beginningOf(const std::string& folder, const std::string& gameSystem,
                                                    const std::string& catalogue)
{
    const auto found = folderAt(folder);
    if (!found)
        return tl::unexpected(found.error());
    const auto needs = needsOf(*(*found)->repository, folder, gameSystem, catalogue);
    if (!needs)
        return tl::unexpected(needs.error());
    const auto game = gameOf(**found, *needs);
    if (!game)
        return tl::unexpected(game.error());
    const auto file = fileOf(**game, catalogue);
    if (!file)
        return tl::unexpected(file.error());
    WorkBudget budget(judge::mostWork);
    return compose::beginningOf(**game, *file, budget);
}

Result<Session> DataLibrary::begin(const NewList& list, Fixes fixes)
{
    const auto folder = folderAt(list.folder);
    if (!folder)
        return tl::unexpected(folder.error());
    auto needs = needsOf(*(*folder)->repository, list.folder, list.gameSystem, list.catalogue);
    if (!needs)
        return tl::unexpected(needs.error());
    auto game = gameOf(**folder, *needs);
    if (!game)
        return tl::unexpected(game.error());
    auto roster = rosterOf(**game, list);
    if (!roster)
        return tl::unexpected(roster.error());
    Session session{std::move(*game), std::move(*roster), std::move(*needs), {}, {}, {}, list.folder};
    judgeList(session, fixes);
    return session;
}

std::vector<data::Head> DataLibrary::othersOf(const Session& session)
{
    const auto folder = folderAt(session.folder);
    std::vector<data::Head> others;
    if (!folder)
        return others;
    for (const auto& listed : (*folder)->repository->catalogues)
        if (listed.head.gameSystem == session.needs.gameSystem && !listed.head.isLibrary &&
            std::ranges::find(session.needs.catalogues, listed.head.id, &exchange::Needs::Catalogue::id) ==
                session.needs.catalogues.end())
            others.push_back(listed.head);
    return others;
}

Result<void> DataLibrary::widen(Session& session, const std::string& catalogue, const std::stop_token& stop)
{
    if (std::ranges::find(session.needs.catalogues, catalogue, &exchange::Needs::Catalogue::id) !=
        session.needs.catalogues.end())
        return {};
    const auto folder = folderAt(session.folder, stop);
    if (!folder)
        return tl::unexpected(folder.error());
    auto more = needsOf(*(*folder)->repository, session.folder, session.needs.gameSystem, catalogue);
    if (!more)
        return tl::unexpected(more.error());
    auto needs = session.needs;
    needs.catalogues.push_back(std::move(more->catalogues.front()));
    auto game = gameOf(**folder, needs, stop);
    if (!game)
        return tl::unexpected(game.error());
    if (const auto file = fileOf(**game, catalogue); !file)
        return tl::unexpected(file.error());
    session.roster = exchange::carriedOver(*session.game, session.roster, **game);
    session.game = std::move(*game);
    session.needs = std::move(needs);
    judgeList(session, Fixes::LeftOut, stop);
    return {};
}

Result<bool> DataLibrary::renew(Session& session, const std::stop_token& stop)
{
    const auto folder = folderAt(session.folder, stop);
    if (!folder)
        return tl::unexpected(folder.error());
    auto game = gameOf(**folder, session.needs, stop);
    if (!game)
        return tl::unexpected(game.error());
    if (*game == session.game)
        return false;
    session.roster = exchange::carriedOver(*session.game, session.roster, **game);
    session.game = std::move(*game);
    judgeList(session, Fixes::LeftOut, stop);
    return true;
}

void DataLibrary::judge(List& list)
{
    if (auto session = open(list))
        tellBy(std::move(*session), list);
}

void judgeBy(const Session& data, List& list)
{
    Session session{data.game, {}, exchange::needsOf(list.file.xml.root), {}, {}, {}, data.folder};
    {
        const auto held = session.game->lock();
        session.roster = exchange::rosterIn(*session.game, list.file.xml.root);
    }
    judgeList(session);
    tellBy(std::move(session), list);
}

} // namespace muster::battlescribe

#include "battlescribe/verdict/judging.h"

#include "battlescribe/exchange/rosterin.h"
#include "battlescribe/verdict/session.h"
#include "core/base/wording.h"

#include <algorithm>

namespace muster::battlescribe {

DataLibrary::DataLibrary(std::vector<std::string> folders)
{
    for (auto& path : folders)
        m_folders.push_back({std::move(path), std::nullopt, {}});
}

DataLibrary::DataLibrary(DataLibrary&&) noexcept = default;
DataLibrary& DataLibrary::operator=(DataLibrary&&) noexcept = default;
DataLibrary::~DataLibrary() = default;

void DataLibrary::refresh(Folder& folder)
{
    // Before the files are read: what changes while they are read is seen the next time.
    auto stamps = data::stampsOf(folder.path);
    if (folder.repository && stamps == folder.stamps)
        return;
    folder.stamps = std::move(stamps);
    std::erase_if(m_games, [&](const auto& game) { return game.first.starts_with(folder.path + '\n'); });
    auto listed = data::listOf(folder.path);
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

std::shared_ptr<Game> DataLibrary::gameOf(const Folder& folder, const exchange::Needs& needs)
{
    auto key = folder.path + '\n' + needs.gameSystem;
    for (const auto& catalogue : needs.catalogues)
        key += '\n' + catalogue.id;
    if (const auto known = m_games.find(key); known != m_games.end())
        return known->second;
    auto definitions = exchange::definitionsFor(*folder.repository, needs);
    if (!definitions) {
        m_faults.insert(m_faults.end(), definitions.error().begin(), definitions.error().end());
        return nullptr;
    }
    if (m_games.size() >= mostGames)
        m_games.erase(m_games.begin());
    return m_games.emplace(std::move(key), std::make_shared<Game>(std::move(*definitions))).first->second;
}

std::optional<Session> DataLibrary::open(const List& list)
{
    auto needs = exchange::needsOf(list.file.xml.root);
    auto* folder = folderOf(needs.gameSystem);
    auto game = folder ? gameOf(*folder, needs) : nullptr;
    if (!game)
        return std::nullopt;
    auto roster = exchange::rosterIn(*game, list.file.xml.root);
    Session session{std::move(game), std::move(roster), std::move(needs), {}, {}, {}};
    judgeList(session);
    return session;
}

void DataLibrary::judge(List& list)
{
    auto session = open(list);
    if (!session)
        return;
    const auto& game = *session->game;
    auto verdict = verdictOf(*session);
    for (const auto& limit : list.roster.limits)
        if (const auto key = game.definitions().keys.find(limit.type); game.columnOf(key) >= game.costTypes().size())
            verdict.unknown.push_back(Fault::about({}, "the roster has a limit of " + inQuotes(limit.name) +
                                                           ", a kind of cost that the data do not have"));
    auto& shown = session->shown.roster;
    // What the file claims, and who made it, stays what the file says.
    shown.costs = std::move(list.roster.costs);
    shown.gameRevision = std::move(list.roster.gameRevision);
    shown.madeBy = std::move(list.roster.madeBy);
    shown.kept = std::move(list.roster.kept);
    list.roster = std::move(shown);
    list.sums = sumsOf(list.roster);
    for (auto& sum : list.sums.sums)
        sum.isHidden = std::ranges::any_of(session->judgement.totals, [&](const judge::Total& total) {
            return total.isHidden && game.definitions().keys.text(total.costType) == sum.type;
        });
    list.verdict = std::make_shared<const Verdict>(std::move(verdict));
}

} // namespace muster::battlescribe

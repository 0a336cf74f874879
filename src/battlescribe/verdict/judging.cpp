#include "battlescribe/verdict/judging.h"

#include "battlescribe/exchange/needs.h"
#include "battlescribe/exchange/rosterin.h"
#include "battlescribe/exchange/rosterout.h"
#include "battlescribe/fixes/fixes.h"
#include "battlescribe/judge/judgement.h"
#include "battlescribe/roster/rosterreader.h"
#include "battlescribe/verdict/verdict.h"
#include "core/base/wording.h"

#include <algorithm>
#include <filesystem>

namespace muster::battlescribe {

namespace {

Decimal decimal(data::Amount amount) { return Decimal::parse(amount.text()).value_or(Decimal()); }

/// Tells what the judge found in names and numbers.
class Teller {
public:
    Teller(play::Game& game, const play::Roster& roster, const judge::Judgement& judgement)
        : m_game(game), m_all(game.definitions()), m_roster(roster), m_judgement(judgement)
    {
    }

    Verdict::Finding tell(const judge::Finding& finding, WorkBudget& budget)
    {
        Verdict::Finding told;
        told.kind = finding.kind;
        told.rule = constraintOf(finding);
        addPath(finding, told);
        told.subject = finding.name;
        if (finding.query.field == data::Field::Cost || finding.kind == judge::Finding::Kind::OverLimit)
            told.cost = costName(finding.query.fieldKey);
        told.where = whereOf(finding.query.scope);
        told.count = decimal(finding.count);
        told.limit = decimal(finding.limit);
        if (finding.query.isPercent)
            told.percent = decimal(finding.percent);
        told.isEach = finding.isEach;
        told.message = finding.message;
        addPlaceInData(finding, told);
        for (auto& fix : fixes::fixesFor(m_game, m_roster, m_judgement, finding, budget))
            told.fixes.push_back(tell(fix));
        return told;
    }

private:
    [[nodiscard]] std::string constraintOf(const judge::Finding& finding) const
    {
        return finding.constraint.isNone() ? std::string()
                                           : std::string(m_all.keys.text(m_all.constraints[finding.constraint].id));
    }

    void addPath(const judge::Finding& finding, Verdict::Finding& told) const
    {
        if (finding.owner == judge::Finding::Owner::Roster)
            return;
        for (auto id = m_judgement.find(finding.element); !id.isNone(); id = m_judgement.all[id].parent) {
            told.path.insert(told.path.begin(), m_judgement.all[id].name);
            told.ids.insert(told.ids.begin(), m_judgement.all[id].id);
        }
    }

    [[nodiscard]] std::string costName(data::Key type) const
    {
        const auto total = std::ranges::find(m_judgement.totals, type, &judge::Total::costType);
        return total == m_judgement.totals.end() ? std::string(m_all.keys.text(type)) : total->name;
    }

    static Verdict::Where whereOf(data::Scope scope)
    {
        switch (scope) {
        case data::Scope::Parent:
        case data::Scope::Self:
            return Verdict::Where::Parent;
        case data::Scope::Force:
            return Verdict::Where::Force;
        case data::Scope::Roster:
            return Verdict::Where::Roster;
        default:
            return Verdict::Where::Elsewhere;
        }
    }

    /// The book and page of what is limited, and the file and line where the limit is written.
    void addPlaceInData(const judge::Finding& finding, Verdict::Finding& told) const
    {
        if (finding.of.isNone())
            return;
        const auto& node = m_game.node(finding.of);
        if (!node.details.isNone()) {
            const auto& details = m_all.details[node.details];
            told.printed.page = details.page;
            told.printed.publication = m_all.bookOf(details);
        }
        const auto declaring = finding.declaredBy.isNone() ? finding.of : finding.declaredBy;
        const auto file = m_game.node(declaring).file;
        told.file = std::filesystem::path(m_all.files[file].name).filename().string();
        told.line = m_all.lineOf(file, finding.constraint.isNone() ? m_game.node(declaring).offset
                                                                   : m_all.constraints[finding.constraint].offset);
    }

    [[nodiscard]] Verdict::Fix tell(const fixes::Fix& fix) const
    {
        Verdict::Fix told{fix.kind, fix.name, fix.place, fix.number, {}};
        for (std::size_t i = 0; i < fix.costs.size(); ++i)
            if (!fix.costs[i].isZero() && !m_judgement.totals[i].isHidden) {
                const auto& total = m_judgement.totals[i];
                told.costs.push_back({total.name, std::string(m_all.keys.text(total.costType)), fix.costs[i].text(),
                                      decimal(fix.costs[i])});
            }
        return told;
    }

    play::Game& m_game;
    const data::Definitions& m_all;
    const play::Roster& m_roster;
    const judge::Judgement& m_judgement;
};

/// Which files judged, beside those that the roster was made with.
std::vector<Verdict::Source> sourcesOf(const data::Definitions& all, const exchange::Needs& needs)
{
    std::vector<Verdict::Source> sources;
    for (const auto& file : all.files) {
        const auto id = all.keys.text(file.id);
        Verdict::Source source{std::string(all.nodes[file.root].name), std::to_string(file.revision), {}};
        if (id == needs.gameSystem)
            source.madeWith = needs.gameSystemRevision;
        const auto made = std::ranges::find(needs.catalogues, id, &exchange::Needs::Catalogue::id);
        if (made != needs.catalogues.end())
            source.madeWith = made->revision;
        if (!source.madeWith.empty() || id == needs.gameSystem)
            sources.push_back(std::move(source));
    }
    return sources;
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

void DataLibrary::look(Folder& folder)
{
    // Before the files are read: what changes while they are read is seen the next time.
    auto stamps = data::stampsOf(folder.path);
    if (folder.repository && stamps == folder.stamps)
        return;
    folder.stamps = std::move(stamps);
    std::erase_if(m_games, [&](const auto& game) { return game.first.starts_with(folder.path + '\n'); });
    auto listed = data::listOf(folder.path);
    tell(listed ? listed->faults : listed.error());
    folder.repository = listed ? std::move(*listed) : data::Repository();
}

void DataLibrary::tell(const Faults& faults)
{
    constexpr std::size_t mostTold = 20; // of a folder
    const auto told = std::min(faults.size(), mostTold);
    m_faults.insert(m_faults.end(), faults.begin(), faults.begin() + static_cast<std::ptrdiff_t>(told));
    if (faults.size() > told)
        m_faults.push_back(Fault::about({}, std::to_string(faults.size() - told) + " more files of data cannot be read",
                                        "'muster lint' names them all."));
}

DataLibrary::Folder* DataLibrary::folderOf(const std::string& gameSystem)
{
    for (auto& folder : m_folders) {
        look(folder);
        if (folder.repository->system(gameSystem))
            return &folder;
    }
    return nullptr;
}

play::Game* DataLibrary::gameOf(const Folder& folder, const exchange::Needs& needs)
{
    auto key = folder.path + '\n' + needs.gameSystem;
    for (const auto& catalogue : needs.catalogues)
        key += '\n' + catalogue.id;
    if (const auto known = m_games.find(key); known != m_games.end())
        return known->second.get();
    auto definitions = exchange::definitionsFor(*folder.repository, needs);
    if (!definitions) {
        m_faults.insert(m_faults.end(), definitions.error().begin(), definitions.error().end());
        return nullptr;
    }
    if (m_games.size() >= mostGames)
        m_games.erase(m_games.begin());
    return m_games.emplace(std::move(key), std::make_unique<play::Game>(std::move(*definitions))).first->second.get();
}

void DataLibrary::judge(List& list)
{
    const auto needs = exchange::needsOf(list.file.xml.root);
    auto* folder = folderOf(needs.gameSystem);
    auto* game = folder ? gameOf(*folder, needs) : nullptr;
    if (!game)
        return;
    const auto roster = exchange::rosterIn(*game, list.file.xml.root);
    WorkBudget budget(judge::mostWork); // the roster as the data have it comes first, fixes get the rest
    const auto judgement = judge::judge(*game, roster, budget);
    compose::NewIds ids(1);
    const auto now = exchange::fileOf(*game, roster, judgement, ids, budget);

    auto verdict = std::make_shared<Verdict>();
    verdict->sources = sourcesOf(game->definitions(), needs);
    verdict->unknown = judgement.unknown;
    for (const auto& limit : list.roster.limits)
        if (const auto key = game->definitions().keys.find(limit.type); game->columnOf(key) >= game->costTypes().size())
            verdict->unknown.push_back(Fault::about({}, "the roster has a limit of " + inQuotes(limit.name) +
                                                            ", a kind of cost that the data do not have"));
    Teller teller(*game, roster, judgement);
    for (const auto& finding : judgement.findings)
        verdict->findings.push_back(teller.tell(finding, budget));

    verdict->unknown.insert(verdict->unknown.end(), now.remarks.begin(), now.remarks.end());
    auto shown = rosterIn(now.xml.root);
    // What the file claims, and who made it, stays what the file says.
    shown.costs = list.roster.costs;
    shown.gameRevision = list.roster.gameRevision;
    shown.madeBy = list.roster.madeBy;
    shown.kept = list.roster.kept;
    list.roster = std::move(shown);
    list.sums = sumsOf(list.roster);
    list.verdict = std::move(verdict);
}

} // namespace muster::battlescribe

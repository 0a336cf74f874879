#include "battlescribe/lint/datalint.h"

#include "battlescribe/data/datareader.h"
#include "battlescribe/data/repository.h"
#include "battlescribe/lint/findings.h"

#include <algorithm>
#include <tuple>

namespace muster::battlescribe::data {

namespace {

class DataLinter {
public:
    DataLinter(const Repository& repository, DataLint& lint, const std::stop_token& stop)
        : m_repository(repository), m_lint(lint), m_stop(stop)
    {
    }

    void run()
    {
        add(Wrong::Unread, m_repository.faults);
        for (const auto& fault : m_repository.skipped)
            m_lint.add(Wrong::NoData, {}, fault);
        m_lint.files +=
            static_cast<int>(m_repository.systems.size() + m_repository.catalogues.size() + m_repository.faults.size());
        checkDoubled(m_repository.systems);
        checkDoubled(m_repository.catalogues);
        for (const auto& system : m_repository.systems)
            if (!m_stop.stop_requested())
                checkGame(allOf(m_repository, system, m_stop));
        for (const auto& catalogue : m_repository.catalogues)
            if (!m_stop.stop_requested() && m_repository.system(catalogue.head.gameSystem) == nullptr)
                checkAlone(catalogue);
    }

private:
    void add(Wrong wrong, const Faults& faults)
    {
        for (const auto& fault : faults)
            m_lint.add(wrong, fault.message, fault);
    }

    void checkDoubled(const std::vector<Listed>& listed)
    {
        for (auto each = listed.begin(); each != listed.end(); ++each) {
            const auto& head = each->head;
            const auto other = std::find_if(listed.begin(), each, [&](const Listed& before) {
                return before.head.id == head.id && before.head.gameSystem == head.gameSystem;
            });
            if (other != each)
                m_lint.add(Wrong::DoubledFile, head.gameSystem + '\n' + head.id,
                           Fault::about(each->path.string(),
                                        "it has the id \"" + head.id + "\", which " + other->path.string() + " has too",
                                        "Keep the newer file only, or give it an id of its own."));
        }
    }

    void checkGame(const Result<Definitions>& game)
    {
        if (!game)
            return add(Wrong::Unread, game.error());
        add(Wrong::Unread, game->faults);
        Findings findings(*game, m_lint);
        findings.isPartial = !game->faults.empty() || !m_repository.faults.empty();
        data::checkGame(findings);
    }

    /// What it names cannot be looked up without its game.
    void checkAlone(const Listed& catalogue)
    {
        const bool isPerhapsUnread = !m_repository.faults.empty();
        m_lint.add(
            Wrong::NoSystem, catalogue.head.gameSystem,
            Fault::about(catalogue.path.string(),
                         "its game system, with the id \"" + catalogue.head.gameSystem + "\", is not there" +
                             (isPerhapsUnread ? " or cannot be read" : "") + ", so what it names is not checked",
                         isPerhapsUnread ? "Mend the files that cannot be read first." : "Get all files of the game."));
        const auto read = aloneOf(m_repository, catalogue);
        if (!read)
            return add(Wrong::Unread, read.error());
        Findings findings(*read, m_lint);
        checkUnknowns(findings);
    }

    const Repository& m_repository;
    DataLint& m_lint;
    const std::stop_token& m_stop;
};

} // namespace

void DataLint::add(Wrong wrong, const std::string& what, Fault fault)
{
    if (!only.empty() && std::filesystem::path(fault.file).lexically_normal() != only)
        return;
    auto& [things, positions, kept] = m_kinds[static_cast<std::size_t>(wrong)];
    ++things.count;
    auto known = positions.find(what);
    if (known == positions.end()) {
        if (kept >= mostPlaces)
            return;
        known = positions.emplace(what, things.things.size()).first;
        things.things.emplace_back();
    }
    auto& thing = things.things[known->second];
    ++thing.count;
    if (kept < mostPlaces) {
        thing.places.push_back(std::move(fault));
        ++kept;
    }
}

void DataLint::sort()
{
    const auto placeOf = [](const Fault& fault) { return std::tie(fault.file, fault.line); };
    for (auto& kind : m_kinds) {
        for (auto& thing : kind.things.things)
            std::ranges::stable_sort(thing.places, {}, placeOf);
        std::ranges::stable_sort(kind.things.things, [&](const WrongThing& a, const WrongThing& b) {
            return a.count != b.count ? a.count > b.count : placeOf(a.places.front()) < placeOf(b.places.front());
        });
    }
}

std::size_t DataLint::faultCount() const
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < wrongKinds; ++i)
        if (!isWarning(static_cast<Wrong>(i)))
            count += m_kinds[i].things.count;
    return count;
}

std::size_t DataLint::warningCount() const
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < wrongKinds; ++i)
        if (isWarning(static_cast<Wrong>(i)))
            count += m_kinds[i].things.things.size();
    return count;
}

void checkGame(Findings& findings)
{
    checkLinks(findings);
    checkImports(findings);
    checkQueries(findings);
    checkNodes(findings);
    checkIds(findings);
    checkUnknowns(findings);
    for (const auto& [file, count] : findings.lostIn) {
        const auto& data = findings.data;
        const std::string why = data.files[file].lacks.isNone() ? "a file cannot be read" : "an import is missing";
        findings.add(file, data.nodes[data.files[file].root].offset,
                     {Wrong::LostWithFile,
                      {},
                      std::to_string(count) + (count == 1 ? " thing that it names is" : " things that it names are") +
                          " not there, most likely because " + why,
                      "Get the missing file first."});
    }
}

void lintData(const std::filesystem::path& folder, DataLint& lint, const std::stop_token& stop)
{
    const auto repository = listOf(folder, mostBytesOfListing, stop);
    if (repository)
        DataLinter(*repository, lint, stop).run();
    else
        lint.unreadable.insert(lint.unreadable.end(), repository.error().begin(), repository.error().end());
}

void lintDataFile(const std::filesystem::path& file, DataLint& lint)
{
    const auto files = lint.files;
    lint.only = file.lexically_normal();
    lintData(file.has_parent_path() ? file.parent_path() : ".", lint);
    lint.only.clear();
    lint.files = files + 1;
}

} // namespace muster::battlescribe::data

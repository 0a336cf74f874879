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
    explicit DataLinter(const Repository& repository) : m_repository(repository) {}

    DataLint run()
    {
        add(m_result.faults, m_repository.faults);
        add(m_result.warnings, m_repository.skipped);
        m_result.files =
            static_cast<int>(m_repository.systems.size() + m_repository.catalogues.size() + m_repository.faults.size());
        checkDoubled(m_repository.systems);
        checkDoubled(m_repository.catalogues);
        for (const auto& system : m_repository.systems)
            checkGame(allOf(m_repository, system));
        for (const auto& catalogue : m_repository.catalogues)
            if (m_repository.system(catalogue.head.gameSystem) == nullptr)
                checkAlone(catalogue);
        sort(m_result.faults);
        sort(m_result.warnings);
        return std::move(m_result);
    }

private:
    static void add(Faults& to, const Faults& faults) { to.insert(to.end(), faults.begin(), faults.end()); }

    static void sort(Faults& faults)
    {
        std::ranges::stable_sort(faults, {}, [](const Fault& fault) { return std::tie(fault.file, fault.line); });
    }

    void checkDoubled(const std::vector<Listed>& listed)
    {
        for (auto each = listed.begin(); each != listed.end(); ++each) {
            const auto& head = each->head;
            const auto other = std::find_if(listed.begin(), each, [&](const Listed& before) {
                return before.head.id == head.id && before.head.gameSystem == head.gameSystem;
            });
            if (other != each)
                m_result.faults.push_back(
                    Fault::about(each->path.string(),
                                 "it has the id \"" + head.id + "\", which " + other->path.string() + " has too",
                                 "Keep the newer file only, or give it an id of its own."));
        }
    }

    void checkGame(const Result<Definitions>& game)
    {
        if (!game)
            return add(m_result.faults, game.error());
        Findings findings(*game);
        data::checkGame(findings);
        add(m_result.faults, game->faults);
        if (game->moreFaults > 0)
            m_result.faults.push_back(
                Fault::about(game->files.front().name,
                             std::to_string(game->moreFaults) + " more links in the data of this game lead nowhere"));
        add(m_result.faults, findings.faults);
        add(m_result.warnings, findings.warnings);
    }

    /// What it names cannot be looked up without its game.
    void checkAlone(const Listed& catalogue)
    {
        m_result.faults.push_back(Fault::about(catalogue.path.string(),
                                               "its game system, with the id \"" + catalogue.head.gameSystem +
                                                   "\", is not there, so what it names is not checked",
                                               "Get all files of the game."));
        const auto read = aloneOf(m_repository, catalogue);
        if (!read)
            return add(m_result.faults, read.error());
        Findings findings(*read);
        checkUnknowns(findings);
        add(m_result.faults, findings.faults);
        add(m_result.warnings, findings.warnings);
    }

    const Repository& m_repository;
    DataLint m_result;
};

} // namespace

void checkGame(Findings& findings)
{
    checkIds(findings);
    checkImports(findings);
    checkQueries(findings);
    checkNodes(findings);
    checkUnknowns(findings);
    for (const auto& [file, count] : findings.lostIn)
        findings.fault(file, findings.data.nodes[findings.data.files[file].root].offset,
                       std::to_string(count) + (count == 1 ? " thing that it names is" : " things that it names are") +
                           " not there, most likely because an import is missing",
                       "Get the missing file first.");
}

DataLint lintData(const std::filesystem::path& folder)
{
    const auto repository = listOf(folder);
    if (!repository)
        return {{}, {}, repository.error(), 0};
    return DataLinter(*repository).run();
}

} // namespace muster::battlescribe::data

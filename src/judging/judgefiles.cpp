#include "judging/judgefiles.h"

#include "io/roster/rosterfile.h"
#include "reading/forms/listarchive.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <thread>

namespace muster {

namespace {

constexpr std::size_t mostListsInAFile = 1'000;

using report::TableRow;

std::optional<FileState> stateOf(const ListFile& file)
{
    std::error_code error;
    const auto archive = archiveAround(file.path);
    const std::filesystem::path path(archive.empty() ? file.path : archive);
    if (!std::filesystem::is_regular_file(path, error) || error)
        return std::nullopt;
    FileState state;
    state.changed = std::filesystem::last_write_time(path, error);
    if (error)
        return std::nullopt;
    state.size = std::filesystem::file_size(path, error);
    return error ? std::nullopt : std::optional(state);
}

/// One thread's means to judge.
class Judge {
public:
    Judge(const Store& store, const JudgeOptions& options)
        : m_store(store.fork()), m_reader(m_store), m_options(options)
    {
    }

    std::vector<TableRow> rowsOf(const ListFile& file, const std::stop_token& stop)
    {
        std::vector<TableRow> rows;
        try {
            rows = read(file, stop);
        } catch (const std::exception& error) { // an exception that leaves a thread ends the program
            rows = {report::rowOf(Faults{Fault::about({}, std::string("the file cannot be judged: ") + error.what())})};
        }
        for (std::size_t i = 0; i < rows.size(); ++i) {
            rows[i].path = file.path;
            rows[i].part = i;
            if (rows[i].file.empty())
                rows[i].file = file.shown;
        }
        return rows;
    }

private:
    std::vector<TableRow> read(const ListFile& file, const std::stop_token& stop)
    {
        auto bytes = readListBytes(file.path, file.isNamed ? m_options.named : Pipes::Refuse);
        if (!bytes)
            return {report::rowOf(bytes.error())};
        auto lists = m_reader.read(std::move(*bytes), file.shown, m_options.read, stop);
        if (!lists)
            return {report::rowOf(lists.error())};
        if (lists->size() > mostListsInAFile)
            return {report::rowOf(Faults{Fault::about({}, "this has more than 1,000 lists", "Is it the right file?")})};
        std::vector<TableRow> rows;
        for (auto& list : *lists)
            rows.push_back(rowOf(std::move(list)));
        return rows;
    }

    /// A row of a list that was read, but cannot be judged.
    static TableRow unjudged(const JudgedList& list)
    {
        auto faults = list.faults;
        for (auto& fault : faults)
            fault.file.clear(); // the row has it
        if (!list.failure.empty())
            faults.push_back(Fault::about({}, "the list cannot be judged: " + list.failure));
        auto row = report::rowOf(faults);
        row.state = report::RowState::NotJudged;
        row.name = list.roster.name;
        row.player = list.roster.player;
        row.army = list.roster.army;
        row.ruleset = list.roster.ruleset;
        row.fingerprint = fingerprint(list.roster);
        return row;
    }

    static TableRow battleScribeRow(const JudgedList& list)
    {
        auto row = report::rowOf(*list.battleScribe);
        for (auto fault : list.faults) {
            row.state = report::RowState::NotJudged;
            fault.file.clear();
            row.remarks.push_back(report::remarkOf(fault));
        }
        return row;
    }

    [[nodiscard]] TableRow judgedRow(const JudgedList& list) const
    {
        const auto context = reportOn(list);
        auto row = report::rowOf(context, list.overridden);
        row.asJudged = m_options.agreements.isNothing() ? context.fingerprint : fingerprint(list.verdict->roster());
        return row;
    }

    TableRow rowOf(ReadList read)
    {
        const auto list = judgeList(m_store, std::move(read), m_options.agreements);
        const bool isJudged = list.battleScribe || list.verdict;
        auto row = list.battleScribe ? battleScribeRow(list) : list.verdict ? judgedRow(list) : unjudged(list);
        row.file = list.name;
        if (isJudged)
            for (const auto& fault : list.notices())
                row.remarks.push_back(report::remarkOf(fault));
        return row;
    }

    Store m_store;
    ListReader m_reader;
    const JudgeOptions& m_options;
};

} // namespace

unsigned usualThreads()
{
    constexpr unsigned most = 8;
    return std::clamp(std::thread::hardware_concurrency(), 1U, most);
}

std::vector<JudgedFile> judgeFiles(const Store& store, const std::vector<ListFile>& files, const JudgeOptions& options,
                                   const std::vector<JudgedFile>& known, const std::stop_token& stop,
                                   const FilesDone& done)
{
    std::map<std::string_view, const JudgedFile*> before;
    for (const auto& file : known)
        before.emplace(file.file.path, &file);
    std::vector<JudgedFile> judged(files.size());
    std::atomic<std::size_t> next = 0;
    std::size_t count = 0;
    std::mutex mutex;
    const auto work = [&] {
        std::optional<Judge> judge; // made by the first file that needs one
        for (auto i = next++; i < files.size() && !stop.stop_requested(); i = next++) {
            const auto state = stateOf(files[i]);
            const auto old = before.find(files[i].path);
            if (state && old != before.end() && old->second->state == state && old->second->file == files[i]) {
                judged[i] = *old->second;
            } else {
                if (!judge)
                    judge.emplace(store, options);
                auto rows = judge->rowsOf(files[i], stop);
                if (stop.stop_requested()) // and perhaps it was not read to its end
                    break;
                judged[i] = {files[i], state, std::move(rows)};
            }
            const std::lock_guard lock(mutex);
            ++count;
            if (done)
                done(count, files.size());
        }
    };
    {
        const auto threads = std::min<std::size_t>(options.threads, files.size());
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < threads; ++i)
            others.emplace_back(work);
        work();
    }
    std::erase_if(judged, [](const JudgedFile& file) { return file.rows.empty(); }); // not reached
    return judged;
}

report::FolderTable tableOf(const std::vector<JudgedFile>& files, const Faults& faults, std::string title)
{
    report::FolderTable table;
    table.title = std::move(title);
    for (const auto& file : files)
        table.rows.insert(table.rows.end(), file.rows.begin(), file.rows.end());
    for (const auto& fault : faults)
        table.remarks.push_back(toText(fault));
    report::markAlike(table);
    return table;
}

} // namespace muster

#include "editor/document/reading.h"

#include "editor/document/judged.h"
#include "io/data/names.h"
#include "io/roster/anyroster.h"

#include <filesystem>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace muster::editor {

namespace {

/// Judging may run out of memory: the roster must not be lost then.
void judge(ReadRoster& read)
{
    try {
        read.verdict = std::make_shared<const Verdict>(read.catalogue, read.roster);
        read.dataChanges = findDataChanges(read.verdict, judgedBy(*read.verdict));
    } catch (const std::exception& error) {
        read.failure = error.what();
    }
}

/// A roster whose version of the data is not here is judged by the newest, so that its owner can go on with it. This is
/// told; the file stays as it is until the roster is saved.
Faults takeNewestIfGone(const Store& store, Roster& roster, const std::string& source, std::string_view text)
{
    if (roster.dataVersion.empty() || store.rulesetFile(gameOf(roster)) || !store.rulesetFile(roster.ruleset))
        return {};
    auto gone = store.unknownData(roster, text, source);
    for (auto& fault : gone)
        fault.advice = "It is judged by version " + store.newestVersion(roster.ruleset) + ", the newest, and saved so.";
    roster.dataVersion.clear();
    return gone;
}

tl::unexpected<Faults> stopped(const std::string& path) { return failure(Fault::about(path, "reading was stopped")); }

/// An exception that leaves a thread ends the program: running out of memory must not do that.
Result<ReadRoster> readGuarded(Store& store, const std::string& path, const std::stop_token& stop)
{
    try {
        return readRosterFile(store, path, stop);
    } catch (const std::exception& error) {
        return failure(Fault::about(path, std::string("the file cannot be read: ") + error.what()));
    }
}

} // namespace

std::string absolutePath(const std::string& path)
{
    std::error_code error;
    const auto whole = std::filesystem::absolute(path, error);
    return error ? path : whole.lexically_normal().string();
}

Result<ReadRoster> judgeRead(Store& store, Roster roster, OwnFile file, const std::string& source,
                             std::string_view text)
{
    auto gone = takeNewestIfGone(store, roster, source, text);
    auto catalogue = store.fullCatalogue(gameOf(roster));
    if (!catalogue) {
        auto unknown = store.unknownData(roster, text, source);
        return tl::unexpected(unknown.empty() ? std::move(catalogue.error()) : std::move(unknown));
    }
    auto notices = std::move(gone);
    for (auto more : {store.leftOutOf(roster), store.ownUnitFaultsOf(roster)})
        notices.insert(notices.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    const auto unknown = everythingUnknown(store, **catalogue, roster, text, source);
    notices.insert(notices.end(), unknown.begin(), unknown.end());
    ReadRoster read;
    read.roster = std::move(roster);
    read.file = std::move(file);
    read.catalogue = std::move(*catalogue);
    read.notices = std::move(notices);
    judge(read);
    return read;
}

Result<ReadRoster> readRosterFile(Store& store, const std::string& path, const std::stop_token& stop)
{
    auto bytes = readRosterBytes(path, Pipes::Refuse);
    if (!bytes)
        return tl::unexpected(std::move(bytes.error()));
    if (stop.stop_requested())
        return stopped(path);
    auto read = readAnyRoster(std::move(*bytes), path, stop);
    if (!read)
        return tl::unexpected(std::move(read.error()));
    if (stop.stop_requested())
        return stopped(path);
    // What came in a PDF is a copy: saving asks for a name, and never writes over the PDF.
    OwnFile file;
    if (read->isFile) {
        file = {absolutePath(path), FileStamp::of(read->text)};
        // Removes what a program left here that was killed while it saved.
        removeLeftovers(std::filesystem::path(file.path).parent_path().string());
    }
    auto judged = judgeRead(store, std::move(read->roster), std::move(file), path, read->text);
    if (judged)
        judged->notices.insert(judged->notices.begin(), read->remarks.begin(), read->remarks.end());
    return judged;
}

struct Reading::Work {
    explicit Work(Store fork) : store(std::move(fork)) {}

    Store store; ///< the worker's alone until it is finished
    mutable std::mutex mutex;
    std::optional<Result<ReadRoster>> result;
    std::jthread thread; ///< last: it ends before the rest goes
};

Reading::Reading(const Store& store, std::string path) : m_work(std::make_unique<Work>(store.fork()))
{
    m_work->thread = std::jthread([this, work = m_work.get(), path = std::move(path)](const std::stop_token& stop) {
        auto read = readGuarded(work->store, path, stop);
        {
            const std::lock_guard lock(work->mutex);
            work->result = std::move(read);
        }
        QMetaObject::invokeMethod(this, &Reading::finished, Qt::QueuedConnection);
    });
}

Reading::~Reading() = default;

void Reading::cancel() { m_work->thread.request_stop(); }

bool Reading::isFinished() const
{
    const std::lock_guard lock(m_work->mutex);
    return m_work->result.has_value();
}

Result<ReadRoster> Reading::take(Store& store)
{
    m_work->thread.join();
    store.learn(m_work->store);
    return std::move(*m_work->result);
}

} // namespace muster::editor

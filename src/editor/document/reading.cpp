#include "editor/document/reading.h"

#include "battlescribe/compose/compose.h"
#include "battlescribe/exchange/origins.h"
#include "battlescribe/saved/list.h"
#include "battlescribe/saved/rosterreader.h"
#include "battlescribe/verdict/judging.h"
#include "battlescribe/verdict/newlist.h"
#include "io/data/datafolders.h"
#include "io/roster/anyroster.h"
#include "judging/judgedby.h"
#include "reading/lists.h"

#include <QCoreApplication>

#include <filesystem>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace muster::editor {

namespace {

tl::unexpected<Faults> stopped(const std::string& path) { return failure(Fault::about(path, "reading was stopped")); }

/// An exception that leaves a thread ends the program: running out of memory must not do that.
template <typename Read>
Result<ReadRoster> readGuarded(const Read& read, const std::string& name)
{
    try {
        return read();
    } catch (const std::exception& error) {
        return failure(Fault::about(name, std::string("the file cannot be read: ") + error.what()));
    }
}

/// A list of BattleScribe or New Recruit, with the data of its game.
Result<ReadRoster> readGameData(const Store& store, const std::string& bytes, const std::string& path)
{
    auto list = battlescribe::readList(bytes, path);
    if (!list)
        return tl::unexpected(std::move(list.error()));
    OwnFile file{absolutePath(path), FileStamp::of(bytes)};
    removeLeftovers(std::filesystem::path(file.path).parent_path().string());
    auto read = openList(store, *list, path);
    if (read)
        read->file = std::move(file);
    return read;
}

} // namespace

std::string absolutePath(const std::string& path)
{
    std::error_code error;
    const auto whole = std::filesystem::absolute(path, error);
    return error ? path : whole.lexically_normal().string();
}

Result<ReadRoster> judgeRead(Store& store, ReadList list, OwnFile file)
{
    takeNewestIfGone(store, list);
    ReadRoster read{judgeList(store, std::move(list)), std::move(file), {}, nullptr, {}};
    if (!read.faults.empty())
        return tl::unexpected(std::move(read.faults));
    if (read.verdict)
        read.dataChanges = findDataChanges(read.verdict, judgedBy(*read.verdict));
    return read;
}

Result<ReadRoster> openList(const Store& store, const battlescribe::List& list, const std::string& name)
{
    auto folders = readDataFolders(store.userFolder());
    if (!folders)
        return tl::unexpected(std::move(folders.error()));
    auto library = std::make_shared<battlescribe::DataLibrary>(std::move(folders->paths));
    auto session = library->open(list, battlescribe::Fixes::LeftOut);
    if (!session)
        return failure(Fault::about(name, "the data of its game are not here",
                                    "Add a folder with them under Games and Armies; until then the list can be looked "
                                    "at under Check a List."));
    ReadRoster read;
    read.name = name;
    read.remarks = list.file.remarks;
    const auto stored = battlescribe::rosterIn(list.file.xml.root);
    for (auto& fault : library->takeFaults())
        read.remarks.push_back(std::move(fault));
    battlescribe::exchange::keepOrigins(*session->game, session->roster, session->judgement, list.file.xml.root);
    auto ids = battlescribe::compose::NewIds::byChance();
    battlescribe::compose::renewDoubles(session->roster, ids);
    read.gameDataChanges = battlescribe::exchange::changesSince(stored, session->roster, session->shown.roster);
    auto others = library->othersOf(*session);
    read.gameData =
        std::make_shared<OpenedData>(OpenedData{std::move(*session), list.file, std::move(library), std::move(others)});
    return read;
}

Result<ReadRoster> beginList(const battlescribe::NewList& list)
{
    auto library = std::make_shared<battlescribe::DataLibrary>(std::vector<std::string>());
    auto session = library->begin(list);
    if (!session)
        return tl::unexpected(std::move(session.error()));
    ReadRoster read;
    read.remarks = library->takeFaults();
    auto others = library->othersOf(*session);
    read.gameData =
        std::make_shared<OpenedData>(OpenedData{std::move(*session), {}, std::move(library), std::move(others)});
    return read;
}

Result<ReadRoster> readRosterFile(Store& store, const std::string& path, const std::stop_token& stop)
{
    auto bytes = readListBytes(path, Pipes::Refuse);
    if (!bytes)
        return tl::unexpected(std::move(bytes.error()));
    if (stop.stop_requested())
        return stopped(path);
    if (battlescribe::isRosterFile(*bytes))
        return readGameData(store, *bytes, path);
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
    return judgeRead(store, {path, std::move(*read), nullptr}, std::move(file));
}

struct Reading::Work {
    explicit Work(Store fork) : store(std::move(fork)) {}

    Store store; ///< the worker's alone until it is finished
    mutable std::mutex mutex;
    std::optional<Result<ReadRoster>> result;
    std::jthread thread; ///< last: it ends before the rest goes
};

Reading::Reading(const Store& store, std::string path)
    : Reading(
          store, [path](Store& fork, const std::stop_token& stop) { return readRosterFile(fork, path, stop); }, path)
{
}

Reading::Reading(const Store& store, Read read, std::string name) : m_work(std::make_unique<Work>(store.fork()))
{
    m_work->thread = std::jthread(
        [this, work = m_work.get(), read = std::move(read), name = std::move(name)](const std::stop_token& stop) {
            auto made = readGuarded([&] { return read(work->store, stop); }, name);
            {
                const std::lock_guard lock(work->mutex);
                work->result = std::move(made);
            }
            QMetaObject::invokeMethod(this, &Reading::finished, Qt::QueuedConnection);
        });
}

Reading::~Reading() = default;

void Reading::cancel() { m_work->thread.request_stop(); }

void Reading::leave(std::unique_ptr<Reading> reading)
{
    if (!reading)
        return;
    reading->cancel();
    connect(reading.get(), &Reading::finished, reading.get(), &QObject::deleteLater);
    reading->setParent(QCoreApplication::instance());
    static_cast<void>(reading.release());
}

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

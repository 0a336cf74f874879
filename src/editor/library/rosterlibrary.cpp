#include "editor/library/rosterlibrary.h"

#include "editor/library/libraryjudge.h"

#include <chrono>

#include <malloc.h>

namespace muster::editor {

namespace {

constexpr int settling = 400;            // ms
constexpr std::size_t mostWatched = 500; // folders: a watch of each costs the system something
constexpr std::size_t chunkSize = 64;    // files
constexpr std::chrono::milliseconds chunkTime{60};

/// A large roster takes many times its size while it is judged. The C library keeps that memory for later, of which
/// there is none now.
void returnMemory()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace

RosterLibrary::RosterLibrary(const Store& store, QObject* parent, std::size_t mostBytes)
    : QObject(parent),
      m_store(store),
      m_mostBytes(mostBytes),
      m_scanner([this](ScannedLibrary scanned) { take(std::move(scanned)); },
                [](const std::string& error) {
                    ScannedLibrary none;
                    none.faults = {Fault::about({}, "the folders cannot be read: " + error)};
                    none.isWhole = false;
                    return none;
                }),
      m_judger([this](const Chunk& chunk) { take(chunk); }, [](const std::string&) { return Chunk(); })
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(settling);
    connect(&m_settle, &QTimer::timeout, this, &RosterLibrary::scan);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] { m_settle.start(); });
}

RosterLibrary::~RosterLibrary() = default;

void RosterLibrary::scan()
{
    if (m_scanner.isWorking()) {
        m_isStale = true;
        return;
    }
    m_settle.stop();
    m_isStale = false;
    m_scanner.start([places = m_places, known = m_entries](const std::stop_token& stop) {
        return scanLibrary(places, known, stop);
    });
}

void RosterLibrary::take(ScannedLibrary scanned)
{
    if (scanned.isWhole || !m_wasScanned) {
        auto entries = std::move(scanned.entries);
        scanned.entries.clear();
        // What was judged while the folders were read.
        for (auto& entry : entries)
            if (const auto* known = find(entry.path); known && known->state == entry.state)
                entry.judged = known->judged;
        m_entries = std::move(entries);
        m_index.clear();
        for (std::size_t i = 0; i < m_entries.size(); ++i)
            m_index.emplace(m_entries[i].path, i);
        m_next = 0;
    }
    m_scanned = std::move(scanned);
    m_scanned.entries.clear();
    m_wasScanned = true;
    watch();
    emit listed();
    if (m_isStale)
        scan();
    judgeNext();
}

const LibraryEntry* RosterLibrary::find(const std::string& path) const
{
    const auto found = m_index.find(path);
    return found == m_index.end() ? nullptr : &m_entries[found->second];
}

int RosterLibrary::waiting() const
{
    return static_cast<int>(std::ranges::count_if(m_entries, [](const LibraryEntry& entry) { return !entry.judged; }));
}

int RosterLibrary::cut() const
{
    return static_cast<int>(std::ranges::count_if(
        m_entries, [](const LibraryEntry& entry) { return entry.judged && entry.judged->areWordsCut; }));
}

void RosterLibrary::startJudging()
{
    m_mayJudge = true;
    judgeNext();
}

void RosterLibrary::judgeAgain()
{
    m_judger.giveUp();
    m_judge.reset(); // a worker that was given up may still use it
    m_old.clear();
    for (const auto& entry : m_entries)
        if (entry.judged)
            m_old.emplace(entry.path, true);
    m_next = 0;
    judgeNext();
}

/// Those that are seen, then the others in their order.
std::vector<std::string> RosterLibrary::nextPaths()
{
    std::vector<std::string> paths;
    const auto needs = [&](const LibraryEntry& entry) { return !entry.judged || m_old.contains(entry.path); };
    for (const auto& path : m_first)
        if (const auto* entry = find(path); entry && needs(*entry) && paths.size() < chunkSize)
            paths.push_back(path);
    m_first.clear();
    if (!paths.empty())
        return paths;
    while (m_next < m_entries.size() && !needs(m_entries[m_next]))
        ++m_next;
    for (auto i = m_next; i < m_entries.size() && paths.size() < chunkSize; ++i)
        if (needs(m_entries[i]))
            paths.push_back(m_entries[i].path);
    return paths;
}

void RosterLibrary::judgeNext()
{
    if (!m_mayJudge || m_judger.isWorking())
        return;
    auto paths = nextPaths();
    if (paths.empty())
        return;
    if (!m_judge)
        m_judge = std::make_shared<LibraryJudge>(m_store.fork());
    m_judger.start([judge = m_judge, paths = std::move(paths)](const std::stop_token& stop) {
        Chunk chunk;
        const auto until = std::chrono::steady_clock::now() + chunkTime;
        for (const auto& path : paths) {
            if (stop.stop_requested() || (!chunk.empty() && std::chrono::steady_clock::now() > until))
                break;
            // The state before the file is read: what changes while it is read is seen by the next scan.
            const auto state = fileStateOf(path);
            chunk.push_back({path, state.value_or(FileState()), std::make_shared<JudgedRoster>(judge->judge(path))});
        }
        return chunk;
    });
}

void RosterLibrary::take(const Chunk& chunk)
{
    if (chunk.empty()) { // the worker has no memory; what is not judged stays so
        m_mayJudge = false;
        return;
    }
    std::size_t bytes = 0;
    for (const auto& entry : m_entries)
        bytes += entry.judged ? entry.judged->bytes() : 0;
    bool isStale = false;
    for (const auto& done : chunk) {
        m_old.erase(done.path);
        const auto found = m_index.find(done.path);
        if (found == m_index.end())
            continue;
        auto& entry = m_entries[found->second];
        isStale = isStale || entry.state != done.state;
        entry.state = done.state;
        if (done.state != FileState())
            entry.changed = changedTime(done.state);
        bytes -= entry.judged ? entry.judged->bytes() : 0;
        if (bytes + done.judged->bytes() > m_mostBytes)
            done.judged->keepLittle();
        bytes += done.judged->bytes();
        entry.judged = done.judged;
    }
    emit judged();
    if (isStale)
        scan();
    judgeNext();
    if (!m_judger.isWorking()) {
        returnMemory();
        emit allJudged();
    }
}

void RosterLibrary::watch()
{
    QStringList wanted;
    for (const auto& folder : m_scanned.insideFolders)
        if (wanted.size() < static_cast<qsizetype>(mostWatched))
            wanted << QString::fromStdString(folder);
    const auto watched = m_watcher.directories();
    QStringList gone;
    for (const auto& folder : watched)
        if (!wanted.contains(folder))
            gone << folder;
    if (!gone.isEmpty())
        m_watcher.removePaths(gone);
    for (const auto& folder : watched)
        wanted.removeAll(folder);
    if (!wanted.isEmpty())
        m_watcher.addPaths(wanted);
}

} // namespace muster::editor

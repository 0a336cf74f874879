#pragma once

#include "editor/document/background.h"
#include "editor/library/libraryjudge.h"
#include "editor/library/libraryscan.h"
#include "io/data/store.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace muster::editor {

/// What the words of all rosters of a library may take; of those beyond it only what their rows show is kept.
inline constexpr std::size_t mostLibraryBytes = 128U << 20;

/// The rosters in some folders, those open before, and the samples. They are listed at once, and judged in a worker
/// after it; what is here is what is known by now. Nothing is written, and no file is kept open.
class RosterLibrary : public QObject {
    Q_OBJECT

public:
    /// The store outlives it.
    explicit RosterLibrary(const Store& store, QObject* parent = nullptr, std::size_t mostBytes = mostLibraryBytes);
    /// Waits for the workers, which end at their next file.
    ~RosterLibrary() override;

    /// Takes other places; scan() looks at them.
    void setPlaces(LibraryPlaces places) { m_places = std::move(places); }
    [[nodiscard]] const LibraryPlaces& places() const { return m_places; }
    /// Looks for files that are new, gone or changed.
    void scan();
    /// Judges from now on, with the data that the store has read by now.
    void startJudging();
    /// The data or the language have changed: judges all again. Until then the old verdicts stay.
    void judgeAgain();
    /// These come first: they are what the person sees.
    void judgeFirst(std::vector<std::string> paths) { m_first = std::move(paths); }

    [[nodiscard]] const std::vector<LibraryEntry>& entries() const { return m_entries; }
    [[nodiscard]] const LibraryEntry* find(const std::string& path) const;
    [[nodiscard]] const ScannedLibrary& scanned() const { return m_scanned; } ///< without its entries
    [[nodiscard]] bool wasScanned() const { return m_wasScanned; }
    [[nodiscard]] bool isScanning() const { return m_scanner.isWorking(); }
    [[nodiscard]] bool isJudging() const { return m_judger.isWorking(); }
    /// How many have no verdict yet.
    [[nodiscard]] int waiting() const;
    /// How many have words that the search does not know: they are too large, or all together are.
    [[nodiscard]] int cut() const;

signals:
    void listed();    ///< there are other entries
    void judged();    ///< some entries have a verdict now
    void allJudged(); ///< none waits

private:
    struct Done {
        std::string path;
        FileState state;
        std::shared_ptr<JudgedRoster> judged;
    };
    using Chunk = std::vector<Done>;

    void take(ScannedLibrary scanned);
    void take(const Chunk& chunk);
    void judgeNext();
    [[nodiscard]] std::vector<std::string> nextPaths();
    void watch();

    const Store& m_store;
    LibraryPlaces m_places;
    std::vector<LibraryEntry> m_entries;
    std::unordered_map<std::string, std::size_t> m_index; ///< of the entries, by path
    ScannedLibrary m_scanned;
    bool m_wasScanned = false;
    bool m_isStale = false; ///< scan() was called while one was under way
    bool m_mayJudge = false;
    std::unordered_map<std::string, bool> m_old; ///< paths whose verdict is of data before
    std::vector<std::string> m_first;
    std::size_t m_next = 0; ///< entries before it have a verdict
    std::size_t m_mostBytes;
    std::shared_ptr<LibraryJudge> m_judge; ///< used by one worker at a time
    QFileSystemWatcher m_watcher;
    QTimer m_settle; ///< programs write a file in several steps
    Background<ScannedLibrary> m_scanner;
    Background<Chunk> m_judger;
};

} // namespace muster::editor

#include "editor/library/libraryscan.h"

#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "files/readfile.h"
#include "io/roster/rosterhead.h"
#include "judging/listfiles.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <unordered_map>

namespace muster::editor {

namespace {

namespace fs = std::filesystem;

/// Of rosters of our own games, and of lists of game data. New Recruit's .json may be anything: it is opened by hand.
const std::vector<std::string> endings{".muster", ".ros", ".rosz"};

std::string nameOf(std::string folder)
{
    while (folder.size() > 1 && folder.back() == '/')
        folder.pop_back();
    const auto name = fs::path(folder).filename().string();
    return name.empty() ? folder : name;
}

class Scan {
public:
    Scan(const std::vector<LibraryEntry>& known, const std::stop_token& stop) : m_stop(stop)
    {
        for (const auto& entry : known)
            m_known.emplace(entry.path, &entry);
    }

    void addFolder(const std::string& folder, std::size_t mostFiles, bool isOnlyOne)
    {
        if (!isFolder(folder)) {
            m_scanned.missingFolders.push_back(folder);
            return;
        }
        m_folders.insert(folder);
        const auto room = mostFiles - std::min(mostFiles, m_scanned.entries.size());
        auto found = findListFiles({folder}, m_stop, room, endings);
        for (const auto& file : found.files) {
            auto* entry = add(file.path);
            if (!entry)
                continue;
            entry->isInFolder = true;
            auto inside = fs::path(file.shown).parent_path().string();
            if (inside.empty())
                inside = nameOf(folder);
            else if (!isOnlyOne)
                inside = nameOf(folder) + '/' + inside;
            entry->folder = shown(inside);
            m_folders.insert(entry->folderPath);
        }
        if (found.isCut) {
            m_scanned.isCut = true;
            found.faults.pop_back(); // the library has words of its own
        }
        m_scanned.faults.insert(m_scanned.faults.end(), found.faults.begin(), found.faults.end());
    }

    /// Null where there is no such file, or it is there already.
    LibraryEntry* add(const std::string& path)
    {
        if (m_stop.stop_requested() || m_places.contains(path))
            return nullptr;
        const auto state = fileStateOf(path);
        if (!state)
            return nullptr;
        m_places.emplace(path, m_scanned.entries.size());
        auto& entry = m_scanned.entries.emplace_back();
        if (const auto old = m_known.find(path); old != m_known.end() && old->second->state == *state) {
            entry = *old->second;
            entry.recent = -1;
            entry.isSample = entry.isInFolder = false;
        } else {
            readHead(path, *state, entry);
        }
        entry.folder = shown(nameOf(entry.folderPath));
        return &entry;
    }

    LibraryEntry* find(const std::string& path)
    {
        const auto found = m_places.find(path);
        return found == m_places.end() ? nullptr : &m_scanned.entries[found->second];
    }

    ScannedLibrary scanned()
    {
        m_scanned.insideFolders.assign(m_folders.begin(), m_folders.end());
        m_scanned.isWhole = !m_stop.stop_requested();
        return std::move(m_scanned);
    }

private:
    static void readHead(const std::string& path, const FileState& state, LibraryEntry& entry)
    {
        entry.path = path;
        entry.state = state;
        entry.changed = changedTime(state);
        entry.file = shown(fs::path(path).filename().string());
        entry.folderPath = fs::path(path).parent_path().string();
        const auto beginning = readBeginning(path, rosterHeadBytes);
        const auto head = beginning ? readRosterHead(*beginning) : std::nullopt;
        entry.hasHead = head.has_value();
        if (!head)
            return;
        entry.name = shown(head->name);
        entry.player = shown(head->player);
        entry.ruleset = head->ruleset;
        entry.army = head->army;
        entry.limit = head->points;
    }

    const std::stop_token& m_stop;
    std::unordered_map<std::string_view, const LibraryEntry*> m_known;
    std::unordered_map<std::string, std::size_t> m_places;
    std::set<std::string> m_folders;
    ScannedLibrary m_scanned;
};

} // namespace

std::optional<FileState> fileStateOf(const std::string& path)
{
    std::error_code error;
    const fs::directory_entry file(path, error);
    if (error || !file.is_regular_file(error) || error)
        return std::nullopt;
    FileState state;
    state.changed = file.last_write_time(error);
    if (error)
        return std::nullopt;
    state.size = file.file_size(error);
    return error ? std::nullopt : std::optional(state);
}

QDateTime changedTime(const FileState& state)
{
    const auto time = std::chrono::file_clock::to_sys(state.changed);
    return QDateTime::fromMSecsSinceEpoch(
        std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count());
}

ScannedLibrary scanLibrary(const LibraryPlaces& places, const std::vector<LibraryEntry>& known,
                           const std::stop_token& stop, std::size_t mostFiles)
{
    Scan scan(known, stop);
    for (const auto& folder : places.folders)
        scan.addFolder(folder, mostFiles, places.folders.size() == 1);
    for (std::size_t i = 0; i < places.recent.size(); ++i) {
        auto* entry = scan.find(places.recent[i]);
        if (!entry)
            entry = scan.add(places.recent[i]);
        if (entry)
            entry->recent = static_cast<int>(i);
    }
    for (const auto& sample : places.samples)
        if (auto* entry = scan.add(sample))
            entry->isSample = true;
    return scan.scanned();
}

} // namespace muster::editor

#include "judging/listfiles.h"

#include "reading/forms/listarchive.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <unordered_set>

namespace muster {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostEntries = 200'000; ///< that are looked at, also of kinds that are left out
constexpr int deepest = 32;                  ///< folders inside folders
constexpr std::size_t mostFaults = 50;

bool hasEnding(const std::string& name, const std::string& ending)
{
    const auto lower = [](char letter) { return letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter + 0; };
    return name.size() >= ending.size() && std::equal(ending.rbegin(), ending.rend(), name.rbegin(),
                                                      [&](char one, char other) { return lower(one) == lower(other); });
}

class Search {
public:
    Search(const std::stop_token& stop, std::size_t mostFiles, const std::vector<std::string>& endings)
        : m_stop(stop), m_mostFiles(mostFiles), m_endings(endings)
    {
    }

    void add(const std::string& path)
    {
        if (isFolder(path))
            walk(path, {}, 0);
        else
            takeOrOpen(path, path == "-" ? "standard input" : path, true);
    }

    ListFiles found()
    {
        m_found.isCut = m_isTooMany;
        if (m_isTooMany)
            m_found.faults.push_back(Fault::about({},
                                                  "there are more files than are judged at once: only the first " +
                                                      std::to_string(m_found.files.size()) + " were",
                                                  "Check smaller folders, one after the other."));
        return std::move(m_found);
    }

private:
    void walk(const std::string& folder, const std::string& shown, int depth)
    {
        std::vector<fs::path> files;
        std::vector<fs::path> folders;
        std::error_code error;
        fs::directory_iterator each(folder, error);
        for (; !error && each != fs::directory_iterator() && !isOver(); each.increment(error)) {
            if (++m_entries > mostEntries) {
                m_isTooMany = true;
                break;
            }
            if (each->path().filename().native().starts_with('.'))
                continue;
            std::error_code ignored;
            if (each->symlink_status(ignored).type() == fs::file_type::directory)
                folders.push_back(each->path().filename());
            else if (each->is_symlink(ignored) && each->is_directory(ignored))
                tell(Fault::about(each->path().string(), "this link to a folder was not followed",
                                  "Name that folder itself."));
            else if (isWanted(each->path().native()))
                files.push_back(each->path().filename());
        }
        if (error)
            tell(Fault::about(folder, "the folder cannot be read" + std::string(shown.empty() ? "" : " to its end") +
                                          ": " + error.message()));
        std::ranges::sort(files);
        std::ranges::sort(folders);
        for (const auto& file : files)
            if (!isOver())
                takeOrOpen((fs::path(folder) / file).string(), shown + file.string(), false);
        for (const auto& inner : folders) {
            if (isOver())
                return;
            const auto path = (fs::path(folder) / inner).string();
            if (depth >= deepest)
                tell(Fault::about(path, "the folder is too deep inside others, and was left out"));
            else
                walk(path, shown + inner.string() + '/', depth + 1);
        }
    }

    /// Takes a file, or what is in it where it is an archive of lists. What is shown of a file in an archive that the
    /// person named begins in it, as in a folder.
    void takeOrOpen(const std::string& path, const std::string& shown, bool isNamed)
    {
        const auto archived = m_endings.empty() || isNamed ? filesInArchive(path) : std::nullopt;
        if (!archived)
            return take({path, shown, isNamed});
        for (const auto& fault : archived->faults)
            tell(fault);
        for (const auto& name : archived->names)
            if (!isOver() && isWanted(name))
                take({path + '/' + name, isNamed ? name : shown + '/' + name, false});
    }

    [[nodiscard]] bool isOver() const { return m_isTooMany || m_stop.stop_requested(); }

    void take(ListFile file)
    {
        if (!m_known.insert(file.path).second && !file.isNamed)
            return;
        if (m_found.files.size() >= m_mostFiles)
            m_isTooMany = true;
        else
            m_found.files.push_back(std::move(file));
    }

    [[nodiscard]] bool isWanted(const std::string& name) const
    {
        return m_endings.empty() ||
               std::ranges::any_of(m_endings, [&](const std::string& ending) { return hasEnding(name, ending); });
    }

    void tell(Fault fault)
    {
        if (m_found.faults.size() < mostFaults)
            m_found.faults.push_back(std::move(fault));
        else if (m_found.faults.size() == mostFaults)
            m_found.faults.push_back(Fault::about({}, "more of the folder could not be read"));
    }

    const std::stop_token& m_stop;
    std::size_t m_mostFiles;
    const std::vector<std::string>& m_endings;
    ListFiles m_found;
    std::unordered_set<std::string> m_known;
    std::size_t m_entries = 0;
    bool m_isTooMany = false;
};

} // namespace

ListFiles findListFiles(const std::vector<std::string>& paths, const std::stop_token& stop, std::size_t mostFiles,
                        const std::vector<std::string>& endings)
{
    Search search(stop, mostFiles, endings);
    for (const auto& path : paths)
        search.add(path);
    return search.found();
}

bool isFolder(const std::string& path)
{
    std::error_code error;
    return std::filesystem::is_directory(path, error);
}

bool hasListFiles(const std::string& path) { return isFolder(path) || filesInArchive(path).has_value(); }

} // namespace muster

#include "apps/gamedatalint.h"

#include "battlescribe/data/repository.h"
#include "files/readfile.h"
#include "io/lint/lint.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <tuple>

namespace muster {

namespace {

namespace fs = std::filesystem;
namespace data = battlescribe::data;

/// Whether the lint of Muster's own files looks at it, although it lies below a folder with data of games: others keep
/// JSON there too.
bool isOwnFile(const fs::path& path)
{
    if (path.extension() != ".json" || isTemplateFile(path.string()))
        return path.extension() == ".muster";
    std::error_code error;
    if (fs::exists(path.parent_path() / "ruleset.json", error))
        return true;
    constexpr std::size_t beginning = 1000; // has the key "format"
    const auto bytes = readBeginning(path.native(), beginning);
    return bytes && bytes->find("\"muster-") != std::string::npos;
}

class GameDataLinter {
public:
    explicit GameDataLinter(GameDataLint& result) : m_result(result) {}

    void lintTree(const std::string& path)
    {
        std::error_code error;
        std::set<fs::path> folders;
        std::vector<fs::path> files;
        for (auto each = fs::recursive_directory_iterator(path, fs::directory_options::skip_permission_denied, error);
             !error && each != fs::recursive_directory_iterator(); each.increment(error)) {
            if (each->path().filename().string().starts_with('.'))
                each.disable_recursion_pending();
            else if (each->is_regular_file(error)) {
                files.push_back(each->path());
                if (!folders.contains(each->path().parent_path()) && data::hasData(each->path()))
                    folders.insert(each->path().parent_path());
            }
        }
        if (folders.empty())
            return m_result.others.push_back(path);
        for (const auto& folder : folders)
            data::lintData(folder, m_result.lint);
        std::ranges::sort(files);
        for (const auto& file : files)
            if (!isLinted(file, folders))
                lintOther(file);
    }

private:
    /// JSON in a folder of data is told by the lint of that folder, whatever it is.
    static bool isLinted(const fs::path& file, const std::set<fs::path>& folders)
    {
        return data::mayHaveData(file) && folders.contains(file.parent_path());
    }

    void lintOther(const fs::path& file)
    {
        if (isOwnFile(file))
            m_result.others.push_back(file.string());
        else if (data::mayHaveData(file))
            m_result.lint.add(data::Wrong::NoData, {},
                              Fault::about(file.string(), "it has no data of a game, and is skipped"));
    }

    GameDataLint& m_result;
};

std::string lineOf(data::Wrong wrong, const Fault& fault)
{
    return (data::isWarning(wrong) ? "warning: " : "") + toText(fault);
}

/// Each thing once, with its first place. What is left out is counted, as is what the lint did not keep.
void addFirst(std::vector<std::string>& lines, data::Wrong wrong, const data::WrongThings& group, std::size_t most)
{
    std::size_t left = group.count;
    const auto shown = group.things.size() <= most + 1 ? group.things.size() : most;
    for (std::size_t i = 0; i < shown; ++i) {
        const auto& thing = group.things[i];
        auto fault = thing.places.front();
        if (thing.count > 1)
            fault.message += " (" + std::to_string(thing.count) + " times, here first)";
        lines.push_back(lineOf(wrong, fault));
        left -= thing.count;
    }
    if (left > 0)
        lines.push_back("and " + std::to_string(left) + " more: --all shows them");
}

/// All places that the lint kept, by file and line.
void addAll(std::vector<std::string>& lines, data::Wrong wrong, const data::WrongThings& group)
{
    std::vector<const Fault*> places;
    for (const auto& thing : group.things)
        for (const auto& place : thing.places)
            places.push_back(&place);
    std::ranges::stable_sort(places, {}, [](const Fault* each) { return std::tie(each->file, each->line); });
    for (const auto* place : places)
        lines.push_back(lineOf(wrong, *place));
    if (group.count > places.size())
        lines.push_back("and " + std::to_string(group.count - places.size()) + " more");
}

} // namespace

GameDataLint lintGameData(const std::vector<std::string>& paths)
{
    GameDataLint result;
    GameDataLinter linter(result);
    for (const auto& path : paths) {
        std::error_code error;
        if (fs::is_directory(path, error))
            linter.lintTree(path);
        else if (fs::exists(path, error) && data::hasData(path))
            data::lintDataFile(path, result.lint);
        else
            result.others.push_back(path);
    }
    result.lint.sort();
    return result;
}

std::vector<std::string> linesOf(const data::DataLint& lint, bool all)
{
    std::size_t kinds = 0;
    for (std::size_t i = 0; i < data::wrongKinds; ++i)
        kinds += lint[static_cast<data::Wrong>(i)].count > 0 ? 1 : 0;
    // Each kind has a heading, perhaps "and 5 more", and an empty line behind it.
    constexpr std::size_t mostLines = 98;
    constexpr std::size_t mostThings = 10;
    const auto most = kinds == 0 ? mostThings : std::min(mostThings, (mostLines - 3 * kinds) / kinds);
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < data::wrongKinds; ++i) {
        const auto wrong = static_cast<data::Wrong>(i);
        const auto& group = lint[wrong];
        if (group.count == 0)
            continue;
        if (!lines.empty())
            lines.emplace_back();
        lines.push_back(data::headingOf(wrong, group.count));
        if (all)
            addAll(lines, wrong, group);
        else
            addFirst(lines, wrong, group, most);
    }
    return lines;
}

} // namespace muster

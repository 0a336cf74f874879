#include "apps/gamedatalint.h"

#include "battlescribe/data/repository.h"
#include "battlescribe/lint/datalint.h"
#include "io/lint/lint.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace muster {

namespace {

namespace fs = std::filesystem;
namespace data = battlescribe::data;

/// Whether the lint of Muster's own files looks at it.
bool isOwnFile(const fs::path& path)
{
    return (path.extension() == ".json" || path.extension() == ".muster") && !isTemplateFile(path.string());
}

class GameDataLinter {
public:
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
            add(data::lintData(folder));
        std::ranges::sort(files);
        for (const auto& file : files)
            if (isOwnFile(file) && !isLinted(file, folders))
                m_result.others.push_back(file.string());
    }

    void lintFile(const std::string& path)
    {
        const fs::path file(path);
        auto lint = data::lintData(file.has_parent_path() ? file.parent_path() : ".");
        for (auto* faults : {&lint.faults, &lint.warnings})
            std::erase_if(*faults, [&](const Fault& fault) {
                return fs::path(fault.file).lexically_normal() != file.lexically_normal();
            });
        lint.files = 1;
        add(lint);
    }

    void leaveToOthers(const std::string& path) { m_result.others.push_back(path); }
    GameDataLint take() { return std::move(m_result); }

private:
    /// JSON in a folder of data is told by the lint of that folder, whatever it is.
    static bool isLinted(const fs::path& file, const std::set<fs::path>& folders)
    {
        return data::mayHaveData(file) && folders.contains(file.parent_path());
    }

    void add(const data::DataLint& lint)
    {
        const auto append = [](Faults& to, const Faults& faults) { to.insert(to.end(), faults.begin(), faults.end()); };
        append(m_result.faults, lint.faults);
        append(m_result.warnings, lint.warnings);
        append(m_result.unreadable, lint.unreadable);
        m_result.files += lint.files;
    }

    GameDataLint m_result;
};

} // namespace

GameDataLint lintGameData(const std::vector<std::string>& paths)
{
    GameDataLinter linter;
    for (const auto& path : paths) {
        std::error_code error;
        if (fs::is_directory(path, error))
            linter.lintTree(path);
        else if (fs::exists(path, error) && data::hasData(path))
            linter.lintFile(path);
        else
            linter.leaveToOthers(path);
    }
    return linter.take();
}

} // namespace muster

#include "apps/templatelint.h"

#include "apps/sheets.h"
#include "files/readfile.h"
#include "io/lint/lint.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace muster {

namespace {

namespace fs = std::filesystem;

/// A web page that Muster wrote beside a roster may have the name of a template.
bool isPage(const fs::path& path)
{
    const auto start = readBeginning(path.string(), 9);
    return start && (*start == "<!doctype" || *start == "<!DOCTYPE");
}

/// Checks templates. What knows them is loaded with the first file that may be one.
class Linter {
public:
    explicit Linter(const std::string& shipped) : m_shipped(shipped) {}

    void lintTree(const std::string& path)
    {
        std::error_code error;
        m_result.others.push_back(path);
        std::set<fs::path> folders{fs::path(path).lexically_normal()};
        for (auto each = fs::recursive_directory_iterator(path, fs::directory_options::skip_permission_denied, error);
             !error && each != fs::recursive_directory_iterator(); each.increment(error))
            if (each->is_directory(error))
                folders.insert(each->path());
        for (const auto& folder : folders)
            lintFolder(folder.has_filename() ? folder : folder.parent_path());
    }

    void lintFile(const std::string& path)
    {
        ++m_result.files;
        add(sheets(path) ? m_sheets->checkTemplateFile(path) : Faults());
    }

    void leaveToOthers(const std::string& path) { m_result.others.push_back(path); }
    TemplateLint take() { return std::move(m_result); }

private:
    const Sheets* sheets(const fs::path& neededFor)
    {
        if (m_sheets || !m_result.unreadable.empty())
            return m_sheets;
        const auto loaded = loadSheets(neededFor.string());
        if (loaded)
            m_sheets = *loaded;
        else
            m_result.unreadable = loaded.error();
        return m_sheets;
    }

    void add(const Faults& faults) { m_result.faults.insert(m_result.faults.end(), faults.begin(), faults.end()); }

    bool isTemplate(const fs::path& path)
    {
        const auto name = path.filename().string();
        return sheets(path) && m_sheets->isTemplateName(name) && (name == "page.html" || !isPage(path));
    }

    void lintFolder(const fs::path& folder)
    {
        std::error_code error;
        std::vector<fs::path> strange;
        int known = 0;
        for (auto each = fs::directory_iterator(folder, error); !error && each != fs::directory_iterator();
             each.increment(error)) {
            if (!each->is_regular_file(error) || !isTemplateFile(each->path().string()))
                continue;
            if (isTemplate(each->path()))
                ++known;
            else if (!isPage(each->path()))
                strange.push_back(each->path());
        }
        if ((known == 0 && folder.filename() != "templates") || !sheets(folder))
            return;
        std::ranges::sort(strange);
        m_result.files += known + static_cast<int>(strange.size());
        add(m_sheets->checkTemplates(folder.string(), m_shipped));
        for (const auto& path : strange)
            add(m_sheets->checkTemplateFile(path.string()));
    }

    const std::string& m_shipped;
    const Sheets* m_sheets = nullptr;
    TemplateLint m_result;
};

} // namespace

TemplateLint lintTemplates(const std::vector<std::string>& paths, const std::string& shipped)
{
    Linter linter(shipped);
    for (const auto& path : paths) {
        std::error_code error;
        if (fs::is_directory(path, error))
            linter.lintTree(path);
        else if (fs::exists(path, error) && isTemplateFile(path))
            linter.lintFile(path);
        else
            linter.leaveToOthers(path);
    }
    return linter.take();
}

} // namespace muster

#include "apps/templatelint.h"

#include "io/lint/lint.h"
#include "print/print.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

namespace muster {

namespace {

namespace fs = std::filesystem;

/// A web page that Muster wrote beside a roster may have the name of a template.
bool isPage(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::string start(9, '\0');
    file.read(start.data(), static_cast<std::streamsize>(start.size()));
    return start == "<!doctype" || start == "<!DOCTYPE";
}

bool isTemplate(const fs::path& path)
{
    const auto name = path.filename().string();
    return print::isTemplateName(name) && isTemplateFile(path.string()) && (name == "page.html" || !isPage(path));
}

void lintFolder(const fs::path& folder, const std::string& shipped, TemplateLint& result)
{
    std::error_code error;
    std::vector<fs::path> strange;
    int known = 0;
    for (auto each = fs::directory_iterator(folder, error); !error && each != fs::directory_iterator();
         each.increment(error)) {
        if (!each->is_regular_file(error))
            continue;
        if (isTemplate(each->path()))
            ++known;
        else if (isTemplateFile(each->path().string()) && !isPage(each->path()))
            strange.push_back(each->path());
    }
    if (known == 0 && folder.filename() != "templates")
        return;
    std::ranges::sort(strange);
    result.files += known + static_cast<int>(strange.size());
    auto faults = print::checkTemplates(folder.string(), shipped);
    for (const auto& path : strange)
        for (auto& fault : print::checkTemplateFile(path.string()))
            faults.push_back(std::move(fault));
    result.faults.insert(result.faults.end(), faults.begin(), faults.end());
}

} // namespace

TemplateLint lintTemplates(const std::vector<std::string>& paths, const std::string& shipped)
{
    TemplateLint result;
    for (const auto& path : paths) {
        std::error_code error;
        if (fs::is_directory(path, error)) {
            result.others.push_back(path);
            std::set<fs::path> folders{fs::path(path).lexically_normal()};
            for (auto each =
                     fs::recursive_directory_iterator(path, fs::directory_options::skip_permission_denied, error);
                 !error && each != fs::recursive_directory_iterator(); each.increment(error))
                if (each->is_directory(error))
                    folders.insert(each->path());
            for (const auto& folder : folders)
                lintFolder(folder.has_filename() ? folder : folder.parent_path(), shipped, result);
        } else if (fs::exists(path, error) && isTemplateFile(path)) {
            ++result.files;
            const auto faults = print::checkTemplateFile(path);
            result.faults.insert(result.faults.end(), faults.begin(), faults.end());
        } else {
            result.others.push_back(path);
        }
    }
    return result;
}

} // namespace muster

#include "io/files/folder.h"

#include <algorithm>
#include <system_error>

namespace muster {

std::vector<std::filesystem::path> entriesOf(const std::string& folder)
{
    std::vector<std::filesystem::path> entries;
    std::error_code error;
    std::filesystem::directory_iterator each(folder, error);
    for (; !error && each != std::filesystem::directory_iterator(); each.increment(error))
        if (!each->path().filename().string().starts_with('.'))
            entries.push_back(each->path());
    std::ranges::sort(entries);
    return entries;
}

bool isFile(const std::filesystem::path& path)
{
    std::error_code error;
    return std::filesystem::is_regular_file(path, error);
}

} // namespace muster

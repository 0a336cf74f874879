#include "io/files/wholefolder.h"

#include <filesystem>

namespace muster {

namespace {

namespace fs = std::filesystem;

fs::path hidden(const fs::path& folder, const char* ending)
{
    return folder.parent_path() / ('.' + folder.filename().string() + ending);
}

Result<void> cannot(const fs::path& folder, const std::error_code& error)
{
    return failure(Fault::about(folder.string(), "the folder cannot be written: " + error.message(),
                                "See that you may write there."));
}

} // namespace

void restoreFolder(const std::string& folder)
{
    std::error_code error;
    if (!fs::exists(folder, error) && !error)
        fs::rename(hidden(folder, ".old"), folder, error); // most often there is none
}

Result<void> writeWholeFolder(const std::string& folder, FolderThere there,
                              const std::function<Result<void>(const std::string& fresh)>& write)
{
    const auto fresh = hidden(folder, ".new");
    const auto old = hidden(folder, ".old");
    std::error_code error;
    std::error_code ignored;
    restoreFolder(folder);
    for (const auto& left : {fresh, old}) // of a time that was broken off
        if (fs::remove_all(left, error); error)
            return cannot(folder, error);
    fs::create_directories(fresh, error);
    if (error)
        return cannot(folder, error);
    const auto written = write(fresh.string());
    const bool isReplaced = there == FolderThere::Replaced && written && fs::exists(folder, error);
    if (isReplaced && !error)
        fs::rename(folder, old, error);
    if (written && !error) {
        fs::rename(fresh, folder, error); // fails where there is something
        if (error && isReplaced)
            fs::rename(old, folder, ignored);
    }
    fs::remove_all(fresh, ignored);
    if (!written)
        return written;
    if (error)
        return cannot(folder, error);
    fs::remove_all(old, ignored);
    return {};
}

} // namespace muster

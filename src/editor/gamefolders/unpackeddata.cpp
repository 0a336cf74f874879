#include "editor/gamefolders/unpackeddata.h"

#include "battlescribe/data/repository.h"
#include "battlescribe/file/archive.h"
#include "core/base/safetext.h"
#include "files/readfile.h"
#include "io/files/safefile.h"

#include <algorithm>
#include <filesystem>

namespace muster::editor {

namespace {

namespace bs = battlescribe;

/// Of an archive. The largest game that players have is a tenth of it.
constexpr bs::ArchiveBounds packedBounds{
    .bytes = 128U << 20, .unpacked = 512U << 20, .ratio = 250, .freeOfRatio = 256U << 10, .entries = 20'000};
constexpr int mostFolders = 1'000; ///< of archives with one name

/// A folder that is not there yet, called as the archive.
Result<std::filesystem::path> makeFolder(const std::string& archive, const std::filesystem::path& root)
{
    auto name = safeFileName(std::filesystem::path(archive).stem().string());
    if (name.empty())
        name = "data";
    std::error_code error;
    std::filesystem::create_directories(root, error);
    for (int number = 1; number < mostFolders && !error; ++number) {
        const auto folder = root / (number == 1 ? name : name + '-' + std::to_string(number));
        if (std::filesystem::create_directory(folder, error))
            return folder;
    }
    return failure(Fault::about(root.string(), "no folder can be made in it", "See that you may write there."));
}

} // namespace

bool isPackedData(const std::string& path)
{
    auto ending = std::filesystem::path(path).extension().string();
    std::ranges::transform(ending, ending.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return ending == ".zip" || ending == ".bsr";
}

Result<std::string> unpackGameData(const std::string& archive, const std::string& root, const std::stop_token& stop)
{
    const auto bytes = readFile(archive, packedBounds.bytes);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const auto folder = makeFolder(archive, root);
    if (!folder)
        return tl::unexpected(folder.error());
    bs::UnpackAll what;
    what.isWanted = [](const std::string& name) { return bs::data::mayHaveData(name); };
    what.take = [&](const std::string& name, std::string_view content) -> Result<void> {
        const auto safe = safeFileName(name);
        const auto path = *folder / (bs::data::mayHaveData(safe) ? safe : name);
        std::error_code error;
        if (path.parent_path() != *folder || std::filesystem::exists(path, error))
            return failure(Fault::about(archive, "the archive has a file whose name cannot be used: " + safe,
                                        "Unpack it yourself, and choose the folder."));
        const auto saved = saveFileUnlessChanged(path.string(), content, FileStamp()); // it is not there yet
        return saved ? Result<void>() : tl::unexpected(saved.error());
    };
    const auto taken = bs::unpackAll(*bytes, archive, packedBounds, what, stop);
    if (taken && !stop.stop_requested())
        return folder->string();
    std::error_code error;
    std::filesystem::remove_all(*folder, error); // it was made here, and has nothing else
    return taken ? failure(Fault::about(archive, "unpacking was stopped")) : tl::unexpected(taken.error());
}

} // namespace muster::editor

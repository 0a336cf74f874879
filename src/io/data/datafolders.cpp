#include "io/data/datafolders.h"

#include "core/base/jsonpath.h"
#include "core/base/jsonwriter.h"
#include "core/base/letters.h"
#include "core/base/wording.h"
#include "io/json/boundedjson.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>

namespace muster {

namespace {

using nlohmann::json;
namespace fs = std::filesystem;

constexpr const char* format = "muster-data-folders";
constexpr int version = 1;
constexpr std::size_t mostListBytes = 1u << 20;
constexpr std::size_t longestPath = 4096; // bytes, as of the system

std::string pathOf(const std::string& userFolder) { return userFolder + "/datafolders.json"; }

/// What is wrong with the document; the first thing only, as people seldom write this file by hand.
std::optional<Fault> faultIn(const json& document, const std::string& file)
{
    const auto fault = [&](std::string pointer, std::string message, std::string advice) {
        return Fault{file, 0, 0, std::move(pointer), std::move(message), std::move(advice)};
    };
    const auto is = [&](const char* key, const json& value) {
        const auto found = document.find(key);
        return found != document.end() && *found == value;
    };
    if (!document.is_object() || !is("format", format))
        return fault("/format", "it is not a list of data folders", "Delete the file, and add the folders again.");
    if (!is("version", version))
        return fault("/version", "it is of another version than this program reads", "Use a newer version of Muster.");
    for (const auto& [key, value] : document.items())
        if (key != "format" && key != "version" && key != "folders")
            return fault('/' + escapedKey(key), "the key " + inQuotes(key) + " means nothing here", "Drop it.");
    const auto folders = document.find("folders");
    if (folders == document.end() || !folders->is_array() || folders->size() > DataFolders::most)
        return fault("/folders", "it should be a list of at most " + std::to_string(DataFolders::most) + " folders",
                     "Write the paths of the folders.");
    for (std::size_t i = 0; i < folders->size(); ++i) {
        const auto& path = (*folders)[i];
        if (!path.is_string() || !path.get_ref<const std::string&>().starts_with('/') ||
            path.get_ref<const std::string&>().size() > longestPath)
            return fault("/folders/" + std::to_string(i), "it should be the path of a folder, from the root",
                         "Write it as /home/anna/data.");
    }
    return std::nullopt;
}

} // namespace

bool DataFolders::add(const std::string& path)
{
    if (std::ranges::find(paths, path) != paths.end())
        return false;
    paths.push_back(path);
    return true;
}

bool DataFolders::remove(const std::string& path) { return std::erase(paths, path) > 0; }

namespace {

Result<DataFolders> foldersIn(std::string_view text, const std::string& file)
{
    JsonBounds bounds;
    bounds.bytes = mostListBytes;
    bounds.string = longestPath;
    const auto document = parseJson(text, file, bounds);
    if (!document)
        return tl::unexpected<Faults>(document.error());
    if (auto fault = faultIn(*document, file)) {
        const auto at = locate(text, fault->pointer);
        fault->line = std::max(1, at.line); // what is missing has no place
        fault->column = std::max(1, at.column);
        return failure(std::move(*fault));
    }
    DataFolders folders;
    for (const auto& path : (*document)["folders"])
        folders.add(path.get<std::string>());
    return folders;
}

} // namespace

Result<DataFolders> readDataFolders(const std::string& userFolder)
{
    const auto file = pathOf(userFolder);
    std::error_code none;
    if (!fs::exists(file, none))
        return DataFolders();
    const auto text = readFile(file, mostListBytes);
    if (!text)
        return tl::unexpected<Faults>(text.error());
    auto folders = foldersIn(*text, file);
    if (folders)
        folders->read = FileStamp::of(*text);
    return folders;
}

Result<Saved> writeDataFolders(const std::string& userFolder, const DataFolders& folders)
{
    const auto file = pathOf(userFolder);
    if (folders.paths.size() > DataFolders::most)
        return failure(Fault::about(file, "there would be more than " + std::to_string(DataFolders::most) + " folders",
                                    "Remove one that you do not need: muster data remove DIR"));
    for (const auto& path : folders.paths)
        if (!isUtf8(path))
            return failure(Fault::about(path, "its name is not UTF-8, so that it cannot be remembered",
                                        "Give the folder another name, or name it with --data-folder each time."));
    JsonWriter json;
    json.object([&] {
        json.member("format", format);
        json.member("version", version);
        json.member("folders", folders.paths);
    });
    std::error_code failed;
    fs::create_directories(userFolder, failed);
    if (failed)
        return failure(Fault::about(userFolder, "the folder cannot be made: " + failed.message()));
    // Only what can be read again is written.
    const auto bytes = canonicalJson(json.take());
    if (const auto again = foldersIn(bytes, file); !again)
        return tl::unexpected<Faults>(again.error());
    return saveFileUnlessChanged(file, bytes, folders.read);
}

Result<std::string> absoluteFolder(const std::string& path)
{
    std::error_code error;
    auto whole = fs::absolute(path, error).lexically_normal();
    if (error)
        return failure(Fault::about(path, "the current folder is not there any more, so the path leads nowhere",
                                    "Change to another folder, or write the whole path, as /home/anna/data."));
    if (!whole.has_filename()) // a slash at its end
        whole = whole.parent_path();
    return whole.string();
}

} // namespace muster

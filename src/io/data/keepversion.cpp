#include "io/data/keepversion.h"

#include "core/base/wording.h"
#include "io/files/folder.h"
#include "io/files/safefile.h"
#include "io/json/boundedjson.h"

#include <algorithm>
#include <filesystem>
#include <map>

namespace muster {

namespace {

namespace fs = std::filesystem;

/// The data files of a ruleset by their names; the user's own win.
std::map<std::string, std::string> filesOf(const Store& store, const std::string& ruleset)
{
    std::map<std::string, std::string> files;
    for (const auto& folder : {store.userFolder(), store.folder()})
        for (const auto& path : entriesOf(folder + "/armies/" + ruleset))
            if (path.extension() == ".json" && isFile(path))
                files.emplace(path.filename().string(), path.string());
    return files;
}

Result<void> copyAll(const std::map<std::string, std::string>& files, const std::string& target)
{
    for (const auto& [name, path] : files) {
        const auto text = readFile(path, JsonBounds{}.bytes);
        if (!text)
            return tl::unexpected(text.error());
        if (auto saved = saveFile(target + '/' + name, *text); !saved)
            return tl::unexpected(std::move(saved.error()));
    }
    return {};
}

} // namespace

Result<std::string> keepNewestVersion(const Store& store, const std::string& ruleset)
{
    const auto version = store.newestVersion(ruleset);
    if (!isDataVersion(version))
        return failure(Fault::about(store.rulesetFile(ruleset).value_or(std::string()),
                                    "the version " + inQuotes(version) + " cannot be the name of a folder",
                                    "Versions that can be kept are letters, digits and the signs . - _"));
    const auto versions = store.userFolder() + "/armies/" + ruleset + "/versions";
    auto folder = versions + '/' + version;
    std::error_code error;
    if (fs::exists(folder, error))
        return failure(Fault::about(folder, "this version is kept already"));
    // Hidden until it is whole: a folder with half of the files would be read as a version.
    const auto unfinished = versions + "/." + version + ".unfinished";
    fs::remove_all(unfinished, error);
    fs::create_directories(unfinished, error);
    if (error)
        return failure(Fault::about(versions, "the folder cannot be made: " + error.message()));
    auto copied = copyAll(filesOf(store, ruleset), unfinished);
    if (copied) {
        fs::rename(unfinished, folder, error);
        if (!error)
            return folder;
        copied = failure(Fault::about(folder, "the folder cannot be made: " + error.message()));
    }
    fs::remove_all(unfinished, error);
    return tl::unexpected(std::move(copied.error()));
}

} // namespace muster

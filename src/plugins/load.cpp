#include "plugins/load.h"

#include "plugins/plugin.h"

#include <QLibrary>

#include <filesystem>
#include <map>
#include <mutex>
#include <string_view>

namespace muster {

namespace {

/// Beside the program, so that an installation can be moved; else where it was installed.
std::filesystem::path pluginFolder()
{
    std::error_code error;
    const auto program = std::filesystem::canonical("/proc/self/exe", error);
    if (!error) {
        auto beside = (program.parent_path() / MUSTER_PLUGINS_FROM_PROGRAM).lexically_normal();
        if (std::filesystem::is_directory(beside, error))
            return beside;
    }
    return MUSTER_INSTALLED_PLUGINS;
}

tl::unexpected<Faults> notLoaded(const std::string& file, const std::string& why)
{
    return failure(
        Fault::about(file, "a part of Muster that this needs cannot be loaded: " + why, "Install Muster again."));
}

} // namespace

std::string inPluginFolder(const std::string& name) { return (pluginFolder() / name).string(); }

Result<const void*> loadedPlugin(const char* name, const std::string& file)
{
    static std::mutex mutex;
    static std::map<std::string_view, const void*> loaded; // the names are literals
    const std::lock_guard guard(mutex);
    if (const auto known = loaded.find(name); known != loaded.end())
        return known->second;

    const std::filesystem::path path = inPluginFolder(std::string(name) + ".so");
    QLibrary library(QString::fromStdString(path.string()));
    if (!library.load())
        return notLoaded(file, library.errorString().toStdString());
    const auto* head = reinterpret_cast<const PluginHead*>(library.resolve("musterPlugin"));
    if (head == nullptr)
        return notLoaded(file, path.string() + " is not a plugin of Muster");
    if (std::string_view(head->version) != MUSTER_VERSION)
        return notLoaded(file, path.string() + " is of version " + head->version + ", this is " + MUSTER_VERSION);
    loaded.emplace(name, head->functions);
    return head->functions;
}

} // namespace muster

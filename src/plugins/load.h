#pragma once

#include "core/base/fault.h"

#include <string>

namespace muster {

/// The table of functions of a plugin, which is loaded now if it was not before, and stays. For any thread. `name`:
/// its file without ending, in the program's folder of plugins. Fails if it is not there, cannot be loaded, or is of
/// another version of Muster; the fault is about `file`, for which the plugin is needed.
[[nodiscard]] Result<const void*> loadedPlugin(const char* name, const std::string& file);

/// The same for a type of table, which names its plugin.
template <typename Functions>
[[nodiscard]] Result<const Functions*> plugin(const std::string& file)
{
    return loadedPlugin(Functions::name, file).map([](const void* table) {
        return static_cast<const Functions*>(table);
    });
}

/// The path of another file in that folder, whether it is there or not.
[[nodiscard]] std::string inPluginFolder(const std::string& name);

} // namespace muster

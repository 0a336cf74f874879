#pragma once

namespace muster {

/// What a plugin shows to the program: its version, which must be that of the program, and a table of functions. The
/// table's type is known to the plugin and to the one layer that calls it.
struct PluginHead {
    const char* version = "";
    const void* functions = nullptr;
};

} // namespace muster

/// In one source of a plugin: the only name that others see of it.
#define MUSTER_PLUGIN(functions)                                                                                       \
    extern "C" __attribute__((visibility("default")))                                                                  \
    const muster::PluginHead musterPlugin = {MUSTER_VERSION, &(functions)};

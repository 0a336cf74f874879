#pragma once

#include "core/base/fault.h"

#include <string>

namespace muster::paper {

/// Gives Qt the typefaces of sheets; if there is no QGuiApplication, makes one that needs no display. Fails if a
/// typeface is missing in the folder. Any thread may call this, but the application itself must be made in the main
/// thread, by this call or otherwise.
[[nodiscard]] Result<void> makeReady(const std::string& fontFolder);

} // namespace muster::paper

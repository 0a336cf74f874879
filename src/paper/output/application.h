#pragma once

#include "core/base/fault.h"

#include <string>

namespace muster::paper {

/// Makes a QGuiApplication without a display where there is none, and gives it the typefaces of sheets. Fails where
/// those are not in the folder. For any thread; but it is the main thread that has to make the application, by this or
/// otherwise.
[[nodiscard]] Result<void> makeReady(const std::string& fontFolder);

} // namespace muster::paper

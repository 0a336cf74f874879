#pragma once

#include "core/base/fault.h"

#include <string>

namespace muster::paper {

/// For programs without windows: makes the QGuiApplication that Qt needs to lay out text, without a display. Does
/// nothing where there is one. Call it in the main thread.
void makeOffscreenApplication();

/// Gives Qt the typefaces of sheets. Fails where the program has no QGuiApplication, and where a typeface is missing in
/// the folder. For any thread.
[[nodiscard]] Result<void> makeReady(const std::string& fontFolder);

} // namespace muster::paper

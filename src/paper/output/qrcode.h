#pragma once

#include <optional>
#include <string>

namespace muster::paper {

/// A QR code as one outline in the SVG path language (glyph.h), a module being 1 x 1, the corner at 0 0. Whoever places
/// it leaves the quiet zone around it: 4 modules of nothing.
struct QrCode {
    int modules = 0; ///< of a side
    std::string path;
};

/// The code with 15% of it to spare for dirt and folds where it fits into so many modules a side, else with 7%. None
/// where it needs more than that, or for no text.
[[nodiscard]] std::optional<QrCode> qrCode(const std::string& text, int mostModules);

} // namespace muster::paper

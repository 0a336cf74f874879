#pragma once

#include <optional>
#include <string>

namespace muster::paper {

/// A QR code as one outline in the SVG path language (glyph.h). A module is 1 x 1, the upper left corner is at 0 0. The
/// quiet zone around it, 4 modules wide, is not included: the caller must leave it empty.
struct QrCode {
    int modules = 0; ///< modules per side
    std::string path;
};

/// Makes a QR code of at most `mostModules` modules per side. It can be read with 15% of it damaged if that fits, else
/// with 7%. Nothing if neither fits, or if the text is empty.
[[nodiscard]] std::optional<QrCode> qrCode(const std::string& text, int mostModules);

/// The bytes of a PNG with the smallest code of a text, as large as can be read from a screen, with its quiet zone.
/// Nothing if no code can hold it.
[[nodiscard]] std::optional<std::string> qrPicture(const std::string& text);

} // namespace muster::paper

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace muster::paper {

/// The modules of a QR code.
struct CodeModules {
    int side = 0;
    std::vector<bool> dark; ///< row by row

    [[nodiscard]] bool isDark(int x, int y) const
    {
        return dark[static_cast<std::size_t>(y) * static_cast<std::size_t>(side) + static_cast<std::size_t>(x)];
    }
};

/// What is written with ZXing, by a plugin: see plugins/load.h.
struct CodeWriterPlugin {
    static constexpr auto name = "codewriter";

    /// The smallest QR code of a text; nothing if it is too long. `level`: from 0 to 8, of how much of it may be
    /// damaged; 2 is the level L of QR codes, 4 is M.
    std::optional<CodeModules> (*written)(const std::string& text, int level);
};

} // namespace muster::paper

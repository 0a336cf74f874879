#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

namespace muster::battlescribe {

/// Where each line of a text begins.
[[nodiscard]] inline std::vector<std::uint32_t> linesOf(std::string_view text)
{
    constexpr std::size_t usualLine = 50;
    std::vector<std::uint32_t> lines{0};
    lines.reserve(text.size() / usualLine);
    for (auto at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
        lines.push_back(static_cast<std::uint32_t>(at + 1));
    return lines;
}

/// Counts from 1.
[[nodiscard]] inline int lineAt(const std::vector<std::uint32_t>& lines, std::uint32_t offset)
{
    return static_cast<int>(std::ranges::upper_bound(lines, offset) - lines.begin());
}

} // namespace muster::battlescribe

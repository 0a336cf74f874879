#pragma once

#include <string_view>

namespace muster::battlescribe::data {

// Ids one behind the other say by which links a thing is reached: those of the links, the outermost first, then its
// own, such as "link::entry".

inline constexpr std::string_view betweenIds = "::";

[[nodiscard]] inline bool isPath(std::string_view text) { return text.find(betweenIds) != std::string_view::npos; }

/// The id of the thing itself.
[[nodiscard]] inline std::string_view lastOf(std::string_view path)
{
    const auto end = path.rfind(betweenIds);
    return end == std::string_view::npos ? path : path.substr(end + betweenIds.size());
}

} // namespace muster::battlescribe::data

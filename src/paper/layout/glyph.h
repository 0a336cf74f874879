#pragma once

#include <string_view>

class QPainterPath;

namespace muster::paper {

/// An outline in the SVG path language: M L H V C Q Z and their relatives, what our icons need. What follows a command
/// that it does not know is left out.
[[nodiscard]] QPainterPath readPath(std::string_view text);

/// That a text is such an outline from its first letter to its last.
[[nodiscard]] bool isPath(std::string_view text);

} // namespace muster::paper

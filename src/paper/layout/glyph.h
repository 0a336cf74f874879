#pragma once

#include <string_view>

class QPainterPath;

namespace muster::paper {

/// Reads an outline in the SVG path language: the commands M L H V C Q Z and their lower-case forms, which are enough
/// for our icons. Reading stops at an unknown command.
[[nodiscard]] QPainterPath readPath(std::string_view text);

/// Whether the whole text is such an outline.
[[nodiscard]] bool isPath(std::string_view text);

} // namespace muster::paper

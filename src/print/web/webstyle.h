#pragma once

#include <string>
#include <string_view>

namespace muster::print {

/// Styles for paper as styles for a screen: lengths in rem, so that they follow the reader's own text size. What has 9
/// points on paper has 1 rem; no text is smaller than 0.75 rem, which is 12 pixels usually. A style for `td` is for
/// `th` as well.
[[nodiscard]] std::string screenStyle(std::string_view paperStyle);

/// Styles with their colours as variables, and values of these for readers who have chosen a dark screen. A colour
/// keeps its contrast: what is dark on white becomes as light on dark. Only colours written as #rrggbb change, so the
/// names `black` and `white` are for what must stay as it is. Prints stay light.
[[nodiscard]] std::string withDarkScheme(std::string_view style);

/// Values for the style of an element: the colour of an army, its tint, and both as they are on a dark screen.
/// `accent`: "#8a3b0c".
[[nodiscard]] std::string accentStyle(std::string_view accent);

} // namespace muster::print

#pragma once

namespace muster::widgets {

/// Below this width, in device-independent pixels, a window shows less at once: sides become tabs, limits one button.
inline constexpr int smallWindow = 1180;

} // namespace muster::widgets

#pragma once

#include <QString>

#include <cstddef>

namespace muster::editor {

// How many there may be, in two or three words. Numbers as they are shown; `least` is empty for none, `most` where
// there is no limit.

/// "at least 2", "2 to 4", "up to 4".
[[nodiscard]] QString rangeWords(const QString& least, const QString& most);
/// Of a group with so many kinds: "any of these", "one of these", "exactly 3", or the same.
[[nodiscard]] QString boundsWords(const QString& least, const QString& most, std::size_t kinds);

} // namespace muster::editor

#pragma once

#include <QString>

namespace muster::editor {

/// For a badge, where longer words would push the figures of their row aside: the words if they are three at most and
/// not long; otherwise nothing.
[[nodiscard]] QString ifShort(const QString& words);
/// As many words of a name as are short.
[[nodiscard]] QString fewWords(const QString& name);

} // namespace muster::editor

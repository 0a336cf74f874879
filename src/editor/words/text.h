#pragma once

#include <QString>

#include <string>

namespace muster::editor {

/// Words of the data and of rosters, as Qt has them.
[[nodiscard]] inline QString text(const std::string& words) { return QString::fromStdString(words); }

} // namespace muster::editor

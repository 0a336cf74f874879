#pragma once

#include "editor/words/text.h"
#include "report/verdict/words.h"

#include <cstdint>

namespace muster::editor {

/// A number as it is written everywhere: "1,000".
[[nodiscard]] inline QString shownNumber(std::int64_t number) { return text(report::number(number)); }
/// "12½".
[[nodiscard]] inline QString shownNumber(Fraction number) { return text(report::number(number)); }

} // namespace muster::editor

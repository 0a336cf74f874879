#pragma once

#include "editor/words/text.h"
#include "report/verdict/words.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace muster::editor {

/// A number as it is written everywhere: "1,000".
[[nodiscard]] inline QString shownNumber(std::int64_t number) { return text(report::number(number)); }
/// A number for places that hold no larger ones.
[[nodiscard]] inline int counted(std::int64_t number)
{
    return static_cast<int>(std::clamp<std::int64_t>(number, 0, std::numeric_limits<int>::max()));
}
/// "12½".
[[nodiscard]] inline QString shownNumber(Fraction number) { return text(report::number(number)); }

} // namespace muster::editor

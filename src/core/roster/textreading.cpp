#include "core/roster/textreading.h"

#include <algorithm>

namespace muster {

int TextReading::count(Certainty certainty) const
{
    return static_cast<int>(std::ranges::count(lines, certainty, &LineReading::certainty));
}

bool TextReading::hasUnknown() const
{
    return std::ranges::any_of(
        lines, [](const LineReading& line) { return line.as == LineKind::Unknown || !line.unknown.empty(); });
}

bool TextReading::hasDoubts() const { return count(Certainty::Doubtful) > 0; }

} // namespace muster

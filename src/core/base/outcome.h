#pragma once

#include <cstdint>

namespace muster {

/// What a verdict comes to. Empty: no units and no findings.
enum class Outcome : std::uint8_t { Legal, NotLegal, NotJudged, Empty };

} // namespace muster

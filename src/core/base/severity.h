#pragma once

#include <cstdint>

namespace muster {

/// Unknown: the roster names what the data do not have, so that it cannot be judged; no rule of a game has this one.
/// Error: not legal. Warning: legal, but talk about it before the game. Note: good to know. Off: not judged.
enum class Severity : std::uint8_t { Unknown, Error, Warning, Note, Off };

/// Whether it keeps a roster from being legal.
[[nodiscard]] constexpr bool isError(Severity severity) { return severity <= Severity::Error; }

} // namespace muster

#pragma once

#include <cstdint>

namespace muster::battlescribe::fixes {

enum class FixKind : std::uint8_t { Remove, SetNumber, Take, Move };

} // namespace muster::battlescribe::fixes

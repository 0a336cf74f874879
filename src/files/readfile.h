#pragma once

#include "core/base/fault.h"

#include <cstddef>
#include <string>

namespace muster {

// Paths are bytes, as the system has them. They need not be UTF-8.

/// Whether pipes and devices may be read. Reading them may never end, so Wait is only for input that the user named.
enum class Pipes { Refuse, Wait };

/// The content of a file. Fails if it has more than `mostBytes` bytes. With Pipes::Wait, "-" is standard input.
[[nodiscard]] Result<std::string> readFile(const std::string& path, std::size_t mostBytes, Pipes pipes = Pipes::Refuse);

/// The first bytes of a file, at most so many. Pipes and devices are refused.
[[nodiscard]] Result<std::string> readBeginning(const std::string& path, std::size_t mostBytes);

} // namespace muster

#pragma once

#include "core/fault.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

/// The whole of a regular file, or of standard input for "-", up to so many bytes.
[[nodiscard]] Result<std::string> readFile(const std::string& path, std::size_t mostBytes);

/// Writes a file whole or not at all: to a temporary one beside it, then in one step in its place.
[[nodiscard]] Result<void> saveFile(const std::string& path, std::string_view bytes);

/// Whether a file is no longer as it was read: `expected` are the bytes that it had. Empty and not there count as the
/// same; a file that cannot be read any more has changed.
[[nodiscard]] bool hasFileChanged(const std::string& path, std::string_view expected);

/// Saves, and refuses where the file has changed.
[[nodiscard]] Result<void> saveFileUnlessChanged(const std::string& path, std::string_view bytes,
                                                 std::string_view expected);

} // namespace muster

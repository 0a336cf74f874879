#pragma once

#include <string>

#include <sys/types.h>

namespace muster {

/// An error of the system in words for players.
struct ErrorWords {
    std::string message;
    std::string advice; ///< for somebody who saves a file
};
[[nodiscard]] ErrorWords errorWords(int error);

/// "a pipe, not a file": what is there in place of a regular file.
[[nodiscard]] std::string kindInWords(mode_t mode);

} // namespace muster

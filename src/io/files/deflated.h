#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

/// Packs bytes as a raw deflate stream (RFC 1951). Unpacking needs the same dictionary.
[[nodiscard]] std::string deflated(std::string_view bytes, std::string_view dictionary);

/// What is around a deflate stream: nothing, or the header and checksum of zlib.
enum class Wrapping { None, Zlib };
/// How unpacking ended. TooLarge: the result would be longer than allowed, and unpacking stopped there.
enum class Unpacking { Whole, Broken, TooLarge };

struct Inflated {
    Unpacking unpacking = Unpacking::Broken;
    std::string bytes; ///< valid only if unpacking is Whole
};

/// Unpacks at most `mostBytes` bytes: input comes from strangers, and one megabyte may unpack to a thousand.
[[nodiscard]] Inflated inflated(std::string_view packed, std::size_t mostBytes, Wrapping wrapping,
                                std::string_view dictionary = {});

/// The CRC-32 of bytes, to detect damage.
[[nodiscard]] std::uint32_t checksum(std::string_view bytes);

} // namespace muster

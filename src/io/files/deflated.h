#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

/// Packs bytes as a raw deflate stream (RFC 1951), with a dictionary that whoever unpacks them must have too.
[[nodiscard]] std::string deflated(std::string_view bytes, std::string_view dictionary);

/// What a deflate stream may come with.
enum class Wrapping { None, Zlib };
/// How unpacking ended. Too large: it would have given more than it may; no byte more was unpacked.
enum class Unpacking { Whole, Broken, TooLarge };

struct Inflated {
    Unpacking unpacking = Unpacking::Broken;
    std::string bytes; ///< of use only where it is whole
};

/// Unpacks at most so many bytes: input is from strangers, and a megabyte may unpack to a thousand.
[[nodiscard]] Inflated inflated(std::string_view packed, std::size_t mostBytes, Wrapping wrapping,
                                std::string_view dictionary = {});

/// The sum (CRC-32) by which damage is told.
[[nodiscard]] std::uint32_t checksum(std::string_view bytes);

} // namespace muster

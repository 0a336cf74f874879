#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace muster {

/// SHA-256 (FIPS 180-4) of bytes that come piece by piece.
class Sha256 {
public:
    void add(std::string_view bytes);

    using Digest = std::array<std::uint8_t, 32>;
    /// Of all that was added. The object must not be used after this.
    [[nodiscard]] Digest finish();

private:
    static constexpr std::size_t blockBytes = 64;

    void takeBlock(const char* block);

    std::array<std::uint32_t, 8> m_state{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                         0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::array<char, blockBytes> m_rest{}; ///< of a block that is not full
    std::uint64_t m_count = 0;             ///< bytes added
};

} // namespace muster

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace muster {

/// SHA-256 (FIPS 180-4) of bytes that come piece by piece.
class Sha256 {
public:
    void add(std::string_view bytes);

    /// In hexadecimal digits, of all that was added. Nothing may be added after this, and it may be called once.
    [[nodiscard]] std::string digits();
    /// "3F9A-22C1-7B0D": the first six bytes, short enough for people to compare.
    [[nodiscard]] std::string shortDigits();

private:
    using Digest = std::array<std::uint8_t, 32>;
    Digest finish();
    static constexpr std::size_t blockBytes = 64;

    void takeBlock(const char* block);

    std::array<std::uint32_t, 8> m_state{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                         0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::array<char, blockBytes> m_rest{}; ///< of a block that is not full
    std::uint64_t m_count = 0;             ///< bytes added
};

} // namespace muster

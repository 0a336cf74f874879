#include "core/base/sha256.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace muster {

namespace {

/// The first 32 bits of the fractions of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, 64> roundKeys{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

std::uint32_t wordAt(const char* bytes)
{
    std::uint32_t word = 0;
    for (int i = 0; i < 4; ++i)
        word = word << 8 | static_cast<std::uint8_t>(bytes[i]);
    return word;
}

std::uint32_t turned(std::uint32_t x, int a, int b, int c)
{
    return std::rotr(x, a) ^ std::rotr(x, b) ^ std::rotr(x, c);
}

std::uint32_t shifted(std::uint32_t x, int a, int b, int c) { return std::rotr(x, a) ^ std::rotr(x, b) ^ x >> c; }

using Words = std::array<std::uint32_t, 8>;
using Schedule = std::array<std::uint32_t, 16>; ///< the words of sixteen rounds; later ones are made of them

/// The standard moves all eight words on in each round. Here they stay, and each round calls them by other names.
template <std::size_t Round, bool IsLater>
[[gnu::always_inline]] inline void mix(Words& words, Schedule& schedule, const std::uint32_t* keys)
{
    if constexpr (IsLater)
        schedule[Round] += shifted(schedule[(Round + 1) % 16], 7, 18, 3) + schedule[(Round + 9) % 16] +
                           shifted(schedule[(Round + 14) % 16], 17, 19, 10);
    constexpr auto at = [](std::size_t name) { return (name + 16 - Round) % 8; };
    const auto a = words[at(0)];
    const auto b = words[at(1)];
    const auto e = words[at(4)];
    const auto next = words[at(7)] + keys[Round] + schedule[Round] + turned(e, 6, 11, 25) +
                      (words[at(6)] ^ (e & (words[at(5)] ^ words[at(6)])));
    words[at(3)] += next;
    words[at(7)] = next + turned(a, 2, 13, 22) + ((a & b) | (words[at(2)] & (a | b)));
}

template <bool AreLater, std::size_t... Rounds>
[[gnu::always_inline]] inline void mixAll(Words& words, Schedule& schedule, const std::uint32_t* keys,
                                          std::index_sequence<Rounds...> /*sixteen*/)
{
    (mix<Rounds, AreLater>(words, schedule, keys), ...);
}

} // namespace

void Sha256::add(std::string_view bytes)
{
    const auto kept = m_count % blockBytes;
    m_count += bytes.size();
    if (kept > 0) {
        const auto fits = std::min(blockBytes - kept, bytes.size());
        std::copy_n(bytes.data(), fits, m_rest.data() + kept);
        bytes.remove_prefix(fits);
        if (kept + fits < blockBytes)
            return;
        takeBlock(m_rest.data());
    }
    for (; bytes.size() >= blockBytes; bytes.remove_prefix(blockBytes))
        takeBlock(bytes.data());
    std::ranges::copy(bytes, m_rest.data());
}

std::string Sha256::digits()
{
    std::string text;
    for (const auto byte : finish())
        for (const auto digit : {byte >> 4, byte & 0xF})
            text += "0123456789abcdef"[digit];
    return text;
}

std::string Sha256::shortDigits()
{
    std::string text;
    const auto digest = finish();
    for (std::size_t i = 0; i < 6; ++i) {
        if (i == 2 || i == 4)
            text += '-';
        for (const auto digit : {digest[i] >> 4, digest[i] & 0xF})
            text += "0123456789ABCDEF"[digit];
    }
    return text;
}

Sha256::Digest Sha256::finish()
{
    // A bit, as many zeros as fill up the block, and the length in bits.
    const auto bits = m_count * 8;
    std::array<char, blockBytes + 8> padding{'\x80'};
    const auto zeros = blockBytes - (m_count + 8) % blockBytes;
    for (std::size_t i = 0; i < 8; ++i)
        padding[zeros + i] = static_cast<char>(bits >> (56 - 8 * i));
    add({padding.data(), zeros + 8});
    Digest digest{};
    for (std::size_t i = 0; i < digest.size(); ++i)
        digest[i] = static_cast<std::uint8_t>(m_state[i / 4] >> (24 - 8 * (i % 4)));
    return digest;
}

void Sha256::takeBlock(const char* block)
{
    constexpr std::make_index_sequence<16> sixteen;
    Schedule schedule;
    for (std::size_t i = 0; i < schedule.size(); ++i)
        schedule[i] = wordAt(block + 4 * i);
    auto words = m_state;
    mixAll<false>(words, schedule, roundKeys.data(), sixteen);
    for (std::size_t from = 16; from < roundKeys.size(); from += 16)
        mixAll<true>(words, schedule, roundKeys.data() + from, sixteen);
    for (std::size_t i = 0; i < words.size(); ++i)
        m_state[i] += words[i];
}

} // namespace muster

#include "battlescribe/compose/newids.h"

#include <random>

namespace muster::battlescribe::compose {

NewIds NewIds::byChance()
{
    std::random_device device;
    return NewIds((std::uint64_t{device()} << 32) | device());
}

std::string NewIds::next()
{
    // Steps by an odd number never come back before all numbers are through; the rest stirs the bits (splitmix64).
    m_state += 0x9e3779b97f4a7c15U;
    auto bits = m_state;
    bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9U;
    bits = (bits ^ (bits >> 27)) * 0x94d049bb133111ebU;
    bits ^= bits >> 31;
    std::string id;
    for (int i = 0; i < 16; ++i) {
        if (i > 0 && i % 4 == 0)
            id += '-';
        id += "0123456789abcdef"[bits & 15U];
        bits >>= 4;
    }
    return id;
}

} // namespace muster::battlescribe::compose

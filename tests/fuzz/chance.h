#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace muster::fuzz {

/// What mutations draw from: the same seed gives the same mutations.
class Chance {
public:
    /// Changes bytes in a buffer of `room` bytes, of which `size` are used; gives how many are used then.
    using ByteMutator = std::size_t (*)(std::uint8_t* bytes, std::size_t size, std::size_t room);

    /// Without the fuzzer's own mutator, bytes are changed in a plain way.
    explicit Chance(unsigned seed, ByteMutator mutator = nullptr) : m_engine(seed), m_mutator(mutator) {}

    /// A number below `end`, which is not 0.
    [[nodiscard]] std::size_t below(std::size_t end) { return m_engine() % end; }
    [[nodiscard]] bool oneIn(std::size_t many) { return below(many) == 0; }

    template <typename T>
    [[nodiscard]] const T& oneOf(const std::vector<T>& list)
    {
        return list[below(list.size())];
    }

    /// The bytes with a few of them changed, added or taken out.
    [[nodiscard]] std::string changedBytes(std::string bytes);

private:
    std::minstd_rand m_engine;
    ByteMutator m_mutator;
};

} // namespace muster::fuzz

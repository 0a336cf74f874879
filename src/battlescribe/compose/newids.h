#pragma once

#include <cstdint>
#include <string>

namespace muster::battlescribe::compose {

/// Ids for new selections and forces, as roster files have them: "3f9a-22c1-7b0d-a410". The same seed gives the same.
class NewIds {
public:
    explicit NewIds(std::uint64_t seed) : m_state(seed) {}
    /// Others each time.
    [[nodiscard]] static NewIds byChance();

    [[nodiscard]] std::string next();

private:
    std::uint64_t m_state;
};

} // namespace muster::battlescribe::compose

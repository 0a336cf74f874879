#pragma once

#include "core/fault.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace muster {

/// The faults of one reading: the first hundred, and how many more there were. Lines and columns are looked up all at
/// once at the end, so that a file full of faults costs no more than one walk over it.
class FaultList {
public:
    static constexpr std::size_t most = 100;

    /// A fault at its pointer. `text` is the JSON that it is found in, which lives until take(); empty where no line
    /// can be told.
    void add(std::string_view text, Fault fault);
    /// One more than are kept: nobody will read its words.
    void skip() { ++m_skipped; }
    [[nodiscard]] bool isFull() const { return m_faults.size() >= most; }
    [[nodiscard]] bool isEmpty() const { return m_faults.empty(); }

    /// The faults with their places; the last says how many are left out.
    [[nodiscard]] Faults take();

private:
    Faults m_faults;
    std::vector<std::string_view> m_texts; ///< of each fault
    std::size_t m_skipped = 0;
};

} // namespace muster

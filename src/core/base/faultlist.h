#pragma once

#include "core/base/fault.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace muster {

/// The faults of one reading: the first hundred, and how many more there were. Lines and columns are looked up together
/// at the end, so that a file full of faults is read only once more.
class FaultList {
public:
    static constexpr std::size_t most = 100;

    /// A fault at its pointer. `text` is the JSON that it was found in, which must live until take(); empty if the line
    /// is not known.
    void add(std::string_view text, Fault fault);
    /// Counts a fault that is not kept, so that its text need not be made.
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

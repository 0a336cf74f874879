#pragma once

#include <cstddef>

namespace muster::editor {

/// The item of a row, which Qt counts with int.
template <typename List>
[[nodiscard]] auto& atRow(List& list, int row)
{
    return list[static_cast<std::size_t>(row)];
}

} // namespace muster::editor

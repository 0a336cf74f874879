#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// A name in braces of a message: {actual}, or {actual:unit|units}, which chooses a word by a number.
struct SlotName {
    std::string name;
    bool hasWords = false;
    int words = 0; ///< to choose from
};

/// In their order; braces that are not closed are none.
[[nodiscard]] std::vector<SlotName> slotsOfText(std::string_view text);

} // namespace muster

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// A name in braces in a message: {actual}, or {actual:unit|units}, which chooses one of the words by the number.
struct SlotName {
    std::string name;
    bool hasWords = false;
    int words = 0; ///< how many words there are to choose from
};

/// The slots of a text, in order. A brace that is not closed is not a slot.
[[nodiscard]] std::vector<SlotName> slotsOfText(std::string_view text);

} // namespace muster

#include "io/ruleset/slotnames.h"

#include <algorithm>

namespace muster {

std::vector<SlotName> slotsOfText(std::string_view text)
{
    std::vector<SlotName> found;
    for (auto open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
        const auto close = text.find('}', open);
        if (close == std::string_view::npos)
            break;
        const auto slot = text.substr(open + 1, close - open - 1);
        const auto colon = slot.find(':');
        const bool hasWords = colon != std::string_view::npos;
        const auto bars = std::ranges::count(slot, '|');
        found.push_back({std::string(slot.substr(0, colon)), hasWords, hasWords ? static_cast<int>(bars) + 1 : 0});
    }
    return found;
}

} // namespace muster

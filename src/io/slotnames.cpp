#include "io/slotnames.h"

namespace muster {

std::vector<SlotName> slotsOfText(std::string_view text)
{
    std::vector<SlotName> slots;
    for (auto open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
        const auto close = text.find('}', open);
        if (close == std::string_view::npos)
            break;
        const auto slot = text.substr(open + 1, close - open - 1);
        const auto colon = slot.find(':');
        slots.push_back({std::string(slot.substr(0, colon)), colon != std::string_view::npos});
    }
    return slots;
}

} // namespace muster

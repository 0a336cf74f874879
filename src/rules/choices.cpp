#include "rules/choices.h"

namespace muster {

void choose(const OptionList& list, const OptionCounts& taken, Choices& choices)
{
    choices.hasUnknown = false;
    choices.counts.assign(list.options.size(), -1);
    for (const auto& [id, count] : taken) {
        const auto position = list.find(id);
        if (position == noIndex)
            choices.hasUnknown = true;
        else
            choices.counts[static_cast<std::size_t>(position)] = count;
    }
    for (const auto& group : list.groups) {
        bool isMentioned = false;
        for (const auto position : group.options)
            isMentioned = isMentioned || choices.counts[static_cast<std::size_t>(position)] >= 0;
        for (const auto position : group.options) {
            auto& count = choices.counts[static_cast<std::size_t>(position)];
            if (count < 0)
                count = isMentioned ? 0 : list.options[static_cast<std::size_t>(position)].defaultCount;
        }
    }
}

} // namespace muster

#include "core/data/option.h"

#include <algorithm>
#include <cstring>

namespace muster {

namespace {

/// The first eight letters as a number.
std::uint64_t prefixOf(std::string_view id)
{
    std::uint64_t key = 0;
    if (id.size() >= sizeof key)
        std::memcpy(&key, id.data(), sizeof key);
    else
        std::memcpy(&key, id.data(), id.size());
    return key;
}

} // namespace

Id<Option> OptionList::find(std::string_view id) const
{
    const auto key = prefixOf(id);
    for (auto at = std::ranges::lower_bound(byId, key, {}, &std::pair<std::uint64_t, Id<Option>>::first);
         at != byId.end() && at->first == key; ++at)
        if (options[at->second].id == id)
            return at->second;
    return noId;
}

std::string OptionList::nameOf(const OptionGroup& group) const
{
    return group.inside.isNone() ? group.name : options[group.inside].name + ": " + group.name;
}

void OptionList::index()
{
    byId.clear();
    standard.clear();
    needed.clear();
    for (const auto option : options.ids()) {
        byId.emplace_back(prefixOf(options[option].id), option);
        if (options[option].defaultCount > 0)
            standard.push_back(option);
    }
    std::ranges::sort(byId);
    for (const auto group : groups.ids())
        if (groups[group].min.times > 0 || std::ranges::any_of(groups[group].options, [&](Id<Option> option) {
                return options[option].min.times > 0;
            }))
            needed.push_back(group);
}

} // namespace muster

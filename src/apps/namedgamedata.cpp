#include "apps/namedgamedata.h"

#include <algorithm>

namespace muster {

using battlescribe::data::Head;
using battlescribe::data::Listed;

std::string small(std::string_view text)
{
    std::string letters(text);
    std::ranges::transform(letters, letters.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return letters;
}

std::vector<const Listed*> named(const std::vector<const Listed*>& listed, std::string_view name)
{
    const auto those = [&](const auto& is) {
        std::vector<const Listed*> found;
        for (const auto* each : listed)
            if (is(each->head))
                found.push_back(each);
        return found;
    };
    if (auto found = those([&](const Head& head) { return head.id == name; }); !found.empty())
        return {*std::ranges::max_element(found, {}, [](const Listed* each) { return each->head.revision; })};
    if (auto found = those([&](const Head& head) { return head.name == name; }); !found.empty())
        return found;
    return those([&](const Head& head) { return small(head.name) == small(name); });
}

} // namespace muster

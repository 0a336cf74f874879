#include "editor/list/offers.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace muster::editor {

std::vector<std::size_t> commonest(const std::vector<StatHead>& heads, const std::function<bool(std::size_t)>& hasRoom)
{
    std::vector<std::size_t> order(heads.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater<>(), [&](std::size_t each) {
        return std::tuple(heads[each].units > 0, heads[each].rank, heads[each].units);
    });
    // A rarer one in the place of one without room would only confuse.
    const auto end =
        std::ranges::find_if(order, [&](std::size_t each) { return heads[each].units == 0 || !hasRoom(each); });
    order.erase(end, order.end());
    std::ranges::sort(order);
    return order;
}

} // namespace muster::editor

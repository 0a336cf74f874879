#include "advice/search/combining.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::advice;

namespace {

/// A move by its number, about a thing of a subject, that closes `gap` for a price.
Relief relief(int number, Touch touch, std::int64_t gap, std::int64_t price)
{
    return {Id<Move>::at(static_cast<std::size_t>(number)), touch, gap, {price}};
}

std::vector<int> chosen(const std::vector<Relief>& reliefs, std::int64_t gap)
{
    std::vector<int> numbers;
    for (const auto move : cheapestTogether(reliefs, gap))
        numbers.push_back(move.value());
    std::ranges::sort(numbers);
    return numbers;
}

} // namespace

TEST_CASE("the cheapest moves close a gap together")
{
    // 25 and 10 are 35 exactly; 40 alone is more than needed.
    const std::vector<Relief> options{relief(0, {0, 1, false}, 40, 40), relief(1, {1, 1, false}, 25, 25),
                                      relief(2, {2, 1, false}, 20, 20), relief(3, {3, 1, false}, 10, 10)};
    CHECK(chosen(options, 35) == std::vector{1, 3});
    CHECK(chosen(options, 95) == std::vector{0, 1, 2, 3});
    CHECK(chosen(options, 96).empty());
}

TEST_CASE("of one thing only one move is taken, and nothing of a unit that goes")
{
    const std::vector<Relief> lower{relief(0, {0, 1, false}, 10, 1), relief(1, {0, 1, false}, 20, 2),
                                    relief(2, {0, 2, false}, 10, 3)};
    CHECK(chosen(lower, 30) == std::vector{1, 2});
    CHECK(chosen(lower, 40).empty());
    const std::vector<Relief> removal{relief(0, {0, 1, false}, 10, 1), relief(1, {0, 0, true}, 50, 9),
                                      relief(2, {1, 1, false}, 10, 5)};
    CHECK(chosen(removal, 10) == std::vector{0});
    CHECK(chosen(removal, 20) == std::vector{0, 2});
    CHECK(chosen(removal, 60) == std::vector{1, 2});
    CHECK(chosen(removal, 61).empty());
}

TEST_CASE("a gap of many steps is closed in larger ones")
{
    std::vector<Relief> many;
    for (int i = 0; i < 20; ++i)
        many.push_back(relief(i, {i, 1, false}, 7'001 + i, 1));
    CHECK(chosen(many, 70'000).size() >= 10);
    CHECK(chosen(many, 70'000).size() <= 11);
}

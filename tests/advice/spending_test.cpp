#include "advice/search/spending.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::advice;

namespace {

Purchase purchase(int number, int subject, int thing, std::int64_t cost, int price = 1)
{
    return {Id<Move>::at(static_cast<std::size_t>(number)), {subject, thing, false}, cost, price};
}

std::vector<int> chosen(const std::vector<Purchase>& purchases, std::int64_t sum)
{
    std::vector<int> numbers;
    for (const auto move : mostFor(purchases, sum))
        numbers.push_back(move.value());
    std::ranges::sort(numbers);
    return numbers;
}

} // namespace

TEST_CASE("purchases use up as much of a sum as can be, and never more")
{
    const std::vector<Purchase> options{purchase(0, 0, 1, 40), purchase(1, 1, 1, 25), purchase(2, 2, 1, 20),
                                        purchase(3, 3, 1, 10)};
    CHECK(chosen(options, 50) == std::vector{0, 3});
    CHECK(chosen(options, 55) == std::vector{1, 2, 3});
    CHECK(chosen(options, 64) == std::vector{0, 2}); // 65 would be too much
    CHECK(chosen(options, 65) == std::vector{0, 1});
    CHECK(chosen(options, 100) == std::vector{0, 1, 2, 3});
    CHECK(chosen(options, 9).empty());
    CHECK(chosen(options, 0).empty());
}

TEST_CASE("the lowest price decides between purchases of one sum")
{
    const std::vector<Purchase> options{purchase(0, 0, 1, 50, 5), purchase(1, 1, 1, 25, 2), purchase(2, 2, 1, 25, 2)};
    CHECK(chosen(options, 50) == std::vector{1, 2});
}

TEST_CASE("of one thing only one purchase is made")
{
    const std::vector<Purchase> counts{purchase(0, 0, 1, 10), purchase(1, 0, 1, 20), purchase(2, 0, 2, 10)};
    CHECK(chosen(counts, 30) == std::vector{1, 2});
    CHECK(chosen(counts, 100) == std::vector{1, 2});
}

TEST_CASE("what stays of a sum is known before anything is bought")
{
    const std::vector<Purchase> once{purchase(0, 0, 1, 25), purchase(1, 0, 1, 50)}; // alternatives: never 75
    const std::vector<std::int64_t> often{60};
    const Spendable spendable(300, once, often);
    CHECK(spendable.rest(300) == 0); // 5 x 60
    CHECK(spendable.rest(85) == 0);  // 60 + 25
    CHECK(spendable.rest(75) == 15); // 60
    CHECK(spendable.rest(24) == 24);
    CHECK(spendable.rest(175) == 5); // 60 + 60 + 50
    CHECK(Spendable(300, {}, {}).rest(120) == 120);
}

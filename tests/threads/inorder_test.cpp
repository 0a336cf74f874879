#include "apps/inorder.h"

#include <catch2/catch.hpp>

#include <atomic>
#include <chrono>
#include <numeric>

using namespace muster;

namespace {

std::vector<int> numbers(int count)
{
    std::vector<int> list(static_cast<std::size_t>(count));
    std::iota(list.begin(), list.end(), 0);
    return list;
}

} // namespace

TEST_CASE("what is made in several threads is handed on in the order in which it came, by one at a time")
{
    for (const unsigned threads : {1U, 2U, 4U}) {
        INFO(threads);
        constexpr int count = 2'000;
        std::vector<int> got; // no lock of its own
        std::atomic<int> made = 0;
        {
            InOrder<int, int> work(
                threads, 64,
                [&] {
                    return [&](int piece) {
                        if (piece % 97 == 0)
                            std::this_thread::sleep_for(
                                std::chrono::milliseconds(1)); // those behind it are ready first
                        ++made;
                        return piece;
                    };
                },
                [&](const std::vector<int>& ready) { got.insert(got.end(), ready.begin(), ready.end()); });
            for (const auto i : numbers(count))
                work.add(i, 1);
            work.finish();
            CHECK(got == numbers(count));
        }
        CHECK(made == count);
    }
}

TEST_CASE("no more waits than there may be, and what is heavier than that is worked on alone")
{
    constexpr std::size_t most = 10;
    std::atomic<std::size_t> waiting = 0;
    std::atomic<std::size_t> worst = 0;
    InOrder<std::size_t, std::size_t> work(
        3, most, [] { return [](std::size_t weight) { return weight; }; },
        [&](const std::vector<std::size_t>& ready) {
            for (const auto weight : ready)
                waiting -= weight;
        });
    for (std::size_t i = 0; i < 500; ++i) {
        const std::size_t weight = i % 50 == 0 ? 3 * most : 1 + i % 3;
        waiting += weight;
        work.add(weight, weight);
        worst = std::max<std::size_t>(worst, waiting);
    }
    work.finish();
    CHECK(waiting == 0);
    // As much again may have been taken and not yet be subtracted here, and a heavy one may be there.
    CHECK(worst <= 5 * most);
}

TEST_CASE("a piece is handed on while the next one has not come")
{
    std::atomic<int> got = 0;
    InOrder<int, int> work(
        2, 100, [] { return [](int piece) { return piece; }; },
        [&](const std::vector<int>& ready) { got = ready.back(); });
    for (int i = 1; i <= 20; ++i) {
        work.add(i, 1);
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
        while (got != i && std::chrono::steady_clock::now() < end)
            std::this_thread::yield();
        REQUIRE(got == i);
    }
}

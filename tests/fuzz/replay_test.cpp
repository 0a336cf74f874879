// Tries the seeds and the regressions of all fuzz targets, and a few mutations of each, without a fuzzer.
#include "target.h"

#include <catch2/catch.hpp>

#include <ctime>

using namespace muster::fuzz;

namespace {

// Of the processor, for an input under the sanitizers; the first reads the data too.
constexpr std::clock_t longest = 5 * CLOCKS_PER_SEC;
constexpr unsigned mutations = 20; // of each seed

bool tried(const Target& target, const std::string& bytes)
{
    const auto begin = std::clock();
    const auto isGood = target.run(bytes);
    CHECK(std::clock() - begin < longest);
    return isGood;
}

} // namespace

TEST_CASE("every fuzz target gets to its end with each of its seeds")
{
    for (const auto& target : targets()) {
        const auto seeds = seedsOf(target);
        INFO(target.name);
        REQUIRE_FALSE(seeds.empty());
        for (const auto& seed : seeds) {
            INFO(seed);
            const auto bytes = bytesOf(seed);
            CHECK(bytes.size() <= target.mostBytes);
            CHECK(tried(target, bytes));
        }
    }
}

TEST_CASE("what a fuzzer once found holds")
{
    for (const auto& target : targets())
        for (const auto& regression : regressionsOf(target)) {
            INFO(regression);
            CHECK_NOTHROW(tried(target, bytesOf(regression)));
        }
}

TEST_CASE("mutations of seeds are tried, and some of each target get to its end")
{
    for (const auto& target : targets()) {
        INFO(target.name);
        int good = 0;
        const auto seeds = seedsOf(target);
        for (const auto& seed : seeds) {
            const auto bytes = bytesOf(seed);
            for (unsigned number = 1; number <= mutations; ++number) {
                Chance chance(number);
                const auto other = number % 4 == 0 ? bytesOf(chance.oneOf(seeds)) : std::string();
                const auto mutated = target.mutate(bytes, other, chance);
                INFO(seed << ", mutation " << number);
                if (mutated.size() <= target.mostBytes)
                    good += tried(target, mutated) ? 1 : 0;
            }
        }
        CHECK(good > 0);
    }
}

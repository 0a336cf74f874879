#include "plugins/children.h"
#include "plugins/load.h"

#include <catch2/catch.hpp>

#include <thread>
#include <vector>

using namespace muster;

namespace {

/// The one fault of a plugin that cannot be used.
Fault faultOf(const char* name)
{
    const auto loaded = loadedPlugin(name, "list.pdf");
    REQUIRE_FALSE(loaded);
    REQUIRE(loaded.error().size() == 1);
    const auto& fault = loaded.error().front();
    CHECK(fault.file == "list.pdf");
    CHECK_THAT(fault.message, Catch::StartsWith("a part of Muster that this needs cannot be loaded: "));
    CHECK(fault.advice == "Install Muster again.");
    return fault;
}

} // namespace

TEST_CASE("a plugin is loaded once, and stays")
{
    const auto first = plugin<ChildrenPlugin>("list.pdf");
    REQUIRE(first);
    CHECK((*first)->run != nullptr);
    CHECK(*plugin<ChildrenPlugin>("other.pdf") == *first);
}

TEST_CASE("a plugin that cannot be used is a fault of what needed it")
{
    SECTION("it is not there") { CHECK_THAT(faultOf("nosuch").message, Catch::Contains("nosuch.so")); }
    SECTION("it is no library") { CHECK_THAT(faultOf("noplugin").message, Catch::Contains("noplugin.so")); }
    SECTION("it is a library of something else")
    {
        CHECK_THAT(faultOf("nameless").message, Catch::Contains("nameless.so is not a plugin of Muster"));
    }
    SECTION("it is of another version")
    {
        const auto message = faultOf("otherversion").message;
        CHECK_THAT(message, Catch::Contains("otherversion.so is of version 0.0.1-other, this is "));
    }
    SECTION("and it is said each time") { CHECK(faultOf("nosuch") == faultOf("nosuch")); }
}

TEST_CASE("several threads may ask for a plugin at once")
{
    std::vector<const ChildrenPlugin*> seen(8);
    {
        std::vector<std::jthread> threads;
        for (auto& each : seen)
            threads.emplace_back([&each] { each = plugin<ChildrenPlugin>({}).value_or(nullptr); });
    }
    for (const auto* each : seen)
        CHECK((each != nullptr && each == seen.front()));
}

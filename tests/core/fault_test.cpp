#include "core/base/fault.h"

#include "core/base/faultlist.h"
#include "core/base/lastfault.h"

#include <catch2/catch.hpp>

#include <new>
#include <stdexcept>

using namespace muster;

TEST_CASE("a fault is one line, whatever it quotes")
{
    const Fault fault{"bad\x1b[2J\u009b.muster", 1, 2, "/units/0/\u202e", "there is no \"a\nERROR\"", "Fix\rit."};
    CHECK(toText(fault) ==
          "bad<U+001B>[2J<U+009B>.muster:1:2: there is no \"a ERROR\" (at /units/0/<U+202E>). Fix it.");
}

TEST_CASE("a fault says what it knows of its place")
{
    const std::pair<Fault, const char*> faults[]{
        {{"f", 3, 4, "/a", "it is wrong", "Fix it."}, "f:3:4: it is wrong (at /a). Fix it."},
        {{"f", 3, 4, {}, "it is wrong", {}}, "f:3:4: it is wrong."},
        {{"f", 3, 0, {}, "it is wrong.", {}}, "f:3: it is wrong."},
        {{"f", 0, 4, {}, "it is wrong!", {}}, "f: it is wrong!"},
        {{"f", 0, 0, "/a", "it is wrong!", {}}, "f: it is wrong! (at /a)."},
        {Fault::about("", "it is wrong", "Fix it."), "it is wrong. Fix it."},
    };
    for (const auto& [fault, text] : faults)
        CHECK(toText(fault) == text);
}

TEST_CASE("a fault keeps the line that it knows itself")
{
    const std::string text = "{\n\"a\": 1 }";
    FaultList list;
    list.add({}, {"f", 7, 8, "/a", "x", {}});
    list.add(text, {"f", 0, 0, "/a", "y", {}});
    list.add(text, {"f", 0, 0, "", "z", {}});
    list.add({}, {"f", 9, 1, "/a", "x", {}});
    const auto faults = list.take();
    REQUIRE(faults.size() == 4); // none is left out, so there is no last one that says how many
    const std::pair<int, int> places[]{{7, 8}, {2, 6}, {1, 1}, {9, 1}};
    for (std::size_t i = 0; i < 4; ++i)
        CHECK(std::pair(faults[i].line, faults[i].column) == places[i]);
}

TEST_CASE("one fault more is one fault")
{
    FaultList list;
    for (int i = 0; i < 101; ++i)
        list.add({}, Fault::about("f", "x"));
    CHECK(list.take().back().message == "and 1 more fault");
    list.add({}, Fault::about("f", "x"));
    CHECK(list.take().size() == 1); // they are counted again
}

TEST_CASE("a program that ends by an exception says by which, in one line")
{
    CHECK_THAT(toText(lastFault(std::bad_alloc())), Catch::Contains("there is not enough memory"));
    const auto other = toText(lastFault(std::runtime_error("the cellar\nis flooded")));
    CHECK_THAT(other, Catch::Contains("the cellar") && Catch::Contains("is flooded") && Catch::Contains("report"));
    CHECK(other.find('\n') == std::string::npos);
}

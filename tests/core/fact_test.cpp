#include "core/base/fact.h"

#include <catch2/catch.hpp>

using namespace muster;

namespace {

FactSet facts(std::initializer_list<std::size_t> positions)
{
    FactSet set;
    for (const auto position : positions)
        set.add(Id<Fact>::at(position));
    return set;
}

} // namespace

TEST_CASE("a set has the facts that were added, in whichever word they lie")
{
    const auto set = facts({3, 64, 200, 5, 201, 3});
    for (std::size_t i = 0; i < 300; ++i) {
        INFO(i);
        CHECK(set.has(Id<Fact>::at(i)) == (i == 3 || i == 5 || i == 64 || i == 200 || i == 201));
    }
    CHECK_FALSE(set.has(noId));
    CHECK_FALSE(FactSet().has(Id<Fact>::at(0)));
    CHECK(FactSet(Id<Fact>::at(64)) == facts({64}));
}

TEST_CASE("a set knows whether it is empty, and whether one word holds it")
{
    CHECK(facts({}).isEmpty());
    CHECK_FALSE(facts({}).isOneWord());
    CHECK_FALSE(facts({0}).isEmpty());
    CHECK(facts({64, 127}).isOneWord());
    CHECK_FALSE(facts({63, 64}).isOneWord());
    // Each word once, the first in its own place.
    CHECK(facts({0, 64, 128, 65, 129, 1}).more().size() == 2);
    CHECK(facts({64}).first().position == 1);
    CHECK(facts({64}).first().bits == 1);
}

TEST_CASE("adding a set adds all its words, and nothing if it is empty")
{
    auto set = facts({1});
    set.add(facts({}));
    CHECK(set == facts({1}));
    set.add(facts({2, 70, 130}));
    CHECK(set == facts({1, 2, 70, 130}));
    auto empty = FactSet();
    empty.add(facts({70}));
    CHECK(empty == facts({70}));
    empty.add(facts({}));
    CHECK(empty == facts({70}));
    empty.add(facts({3}));
    CHECK(empty.has(Id<Fact>::at(3)));
}

TEST_CASE("two sets meet if they share a fact, a row meets a set likewise")
{
    struct Pair {
        FactSet one;
        FactSet other;
        bool meet;
    };
    const Pair pairs[]{
        {facts({1}), facts({1}), true},
        {facts({1}), facts({2}), false},
        {facts({1}), facts({65}), false}, // the same bit in another word
        {facts({}), facts({}), false},
        {facts({1}), facts({}), false},
        {facts({1, 64}), facts({2, 64}), true},
        {facts({1, 64, 130}), facts({130}), true},
        {facts({1, 64, 130}), facts({65, 131}), false},
        {facts({1, 64, 130}), facts({194, 66}), false},
        {facts({1, 64, 130}), facts({200, 2, 130}), true},
    };
    for (const auto& [one, other, meet] : pairs) {
        CHECK(one.meets(other) == meet);
        CHECK(other.meets(one) == meet);
        FactRows rows;
        rows.begin(256, 2);
        rows.addRow();
        rows.addRow();
        rows.add(1, one);
        CHECK(meets(rows.row(1), other) == meet);
        CHECK_FALSE(meets(rows.row(0), other));
    }
}

TEST_CASE("rows are as long as the facts need, and each unit has its own")
{
    FactRows rows;
    for (const auto& [count, words] : {std::pair<std::size_t, std::size_t>{0, 1}, {1, 1}, {64, 1}, {65, 2}, {129, 3}}) {
        rows.begin(count, 2);
        rows.addRow();
        rows.addRow();
        CHECK(rows.row(0).size() == words);
        CHECK(rows.row(1).data() == rows.row(0).data() + words);
        CHECK_FALSE(meets(rows.row(1), facts({0}))); // nothing is left from before
        rows.add(1, Id<Fact>::at(0));
        CHECK(rows.has(1, Id<Fact>::at(0)));
        CHECK_FALSE(rows.has(0, Id<Fact>::at(0)));
    }
}

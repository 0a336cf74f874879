// Edits and undos by chance in a list of an invented game: each undo, and all of them together, come back to the same
// file, byte for byte.
#include "battlescribe/adapter/walk.h"
#include "battlescribe/gamefiles.h"
#include "battlescribe/harbour.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::battlescribe;
using namespace muster::testing;

namespace {

/// Ships with crews of their own, arms of which one kind may be taken, and boats that lie in ships or in the force;
/// with modifiers that hide, cost more and give categories.
std::string waters()
{
    const auto knife = entry("id=knife;name=Knife;collective=true", crowns("1") + limit("min 1 parent"));
    const auto crew =
        entry("id=crew;name=Crew;type=model",
              crowns("5") + constraints(constraint("min 1 parent") + constraint("max 10 parent")) + entries(knife) +
                  modifiers(modifier("increment crowns 2", onlyIf("atLeast 3 parent crew"))));
    const auto arms =
        group("id=arms;name=Arms;defaultSelectionEntryId=gun",
              constraints(constraint("min 1 parent") + constraint("max 1 parent")) +
                  entries(entry("id=gun;name=Gun", crowns("10")) +
                          entry("id=hook;name=Hook", entries(entry("id=rope;name=Rope")))) +
                  groups(group("id=great;name=Great",
                               limit("max 2 parent") +
                                   entries(entry("id=cannon;name=Cannon", crowns("40") + limit("max 2 roster"))))));
    const auto ship = entry("id=ship;name=Ship;type=unit",
                            crowns("50") + inCategory("deck") + limit("max 4 force") +
                                modifiers(modifier("add category flag", onlyIf("equalTo 1 force ship"))) +
                                entries(crew) + groups(arms) + links(linkTo("in-boat", "boat")));
    const auto ghost =
        entry("id=ghost;name=Ghost;type=unit",
              inCategory("mast") + modifiers(modifier("set hidden true", onlyIf("atLeast 2 roster ship"))));
    return entries(ship + ghost) + links(linkTo("at-boat", "boat")) +
           shared(entry("id=boat;name=Boat;type=unit",
                        crowns("7") + limit("max 5 roster") +
                            entries(entry("id=oar;name=Oar;collective=true", limit("min 2 parent")))));
}

} // namespace

TEST_CASE("a walk of edits and undos ends where it began")
{
    Harbour harbour(waters());
    const auto catalogue = nodeOf(harbour.game.definitions(), "cat").file;
    std::size_t most = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        INFO("seed " << seed);
        nlohmann::json answer;
        REQUIRE_NOTHROW(answer = walkThrough(harbour.game, catalogue, seed, 500));
        CHECK(answer["steps"] >= 500);
        CHECK(answer["undone"] >= 200);
        most = std::max(most, answer["most"].get<std::size_t>());
    }
    CHECK(most >= 20); // they went somewhere
}

#include "core/base/wording.h"

#include <catch2/catch.hpp>

using namespace muster;

TEST_CASE("the nearest word is a misspelling away, or there is none")
{
    CHECK(nearest("plage", {"plague", "marauders"}) == "plague");
    CHECK(nearest("heat-hamer", {"heat-hammer", "heat-cannon"}) == "heat-hammer");
    CHECK(nearest("x", {"plague", "marauders"}).empty());
    CHECK(nearest("", {}).empty());
    CHECK(nearest("plague", {"plague"}) == "plague");
}

TEST_CASE("how far two words are apart is counted up to a bound")
{
    CHECK(editDistance("pikes", "spikers") == 2);
    CHECK(editDistance("pikes", "spikers", 2) == 2);
    CHECK(editDistance("pikes", "spikers", 1) == 2); // more than one
    CHECK(editDistance("pikes", "ekips", 1) == 2);   // by letters, of the same length
    CHECK(editDistance("pike", "marauders", 3) == 4);
    CHECK(editDistance("pike", "pike", 0) == 0);
    CHECK(editDistance("pike", "pikes", 0) == 1);
}

TEST_CASE("of three letters one is misspelt, or two are swapped")
{
    CHECK(nearest("min", {"line", "limit"}).empty());
    CHECK(nearest("max", {"min", "times"}).empty());
    CHECK(nearest("mop", {"mob"}) == "mob");
    CHECK(nearest("amx", {"max"}) == "max");
    CHECK(nearest("lin", {"line"}) == "line");
}

TEST_CASE("a letter changed, added or left out is one step; of equals the first is taken")
{
    CHECK(nearest("pikes", {"spikers", "pokes"}) == "pokes"); // two steps, one
    CHECK(nearest("pikes", {"spikers", "spikes"}) == "spikes");
    CHECK(nearest("pikes", {"spikers", "pike"}) == "pike");
    CHECK(nearest("pikes", {"pokes", "spikes"}) == "pokes");
    CHECK(nearest("pikes", {"ekips"}).empty()); // three
    CHECK(nearest("pikes", {"spikers"}) == "spikers");
    CHECK(nearest("heavy-armour", {"heaviest-armour"}).empty());  // four; three are allowed in twelve letters
    CHECK(nearest("heavy-armour", {"heav-armr"}) == "heav-armr"); // three
}

TEST_CASE("a text begins with a capital letter where it has one of these 26")
{
    CHECK(capital("after the battle") == "After the battle");
    CHECK(capital("Already") == "Already");
    CHECK(capital("über") == "über");
    CHECK(capital("").empty());
}

// Where a new unit goes that may only stand on another one: a detachment of the example Long Front.

#include "editor/fixture.h"
#include "editor/gestures/adding.h"
#include "examplestore.h"

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

TEST_CASE("a unit that may only be on another goes to the first that takes it")
{
    auto store = storeWithExample(QStringLiteral("long-front"));
    const std::string file = MUSTER_SOURCE_DIR "/docs/examples/long-front/rosters/illegal-allies-alone.muster";
    auto roster = readRoster(bytesOf(file), file).value();
    const auto catalogue = store.fullCatalogue(gameOf(roster)).value();
    const auto adding = [&](const std::string& reference) {
        return tryAdding(Verdict(catalogue, roster), reference, {});
    };
    REQUIRE(apply(roster, {edits::RemoveUnit{"u6"}}));
    const auto scouts = adding("bicycle-scouts");
    CHECK(scouts.spot.parent == "u2");
    CHECK(scouts.spot.as == "detachment");
    CHECK(scouts.spot.index == 3);
    CHECK(scouts.breaks.isEmpty());
    // A staff stands by itself.
    CHECK(adding("brigade-staff").spot.parent.empty());
    // Where nothing takes it, it stands alone, and that is told.
    REQUIRE(apply(roster, {edits::RemoveUnit{"u2"}}));
    CHECK(adding("bicycle-scouts").spot.parent.empty());
    CHECK_FALSE(adding("bicycle-scouts").breaks.isEmpty());
}

// A unit with slots in the real window: what is empty, one click to fill it, the cheapest fill of all. The game is that
// of tests/data/io with a formation.

#include "editor/datafolder.h"
#include "widgets/windowfixture.h"

#include <QLabel>
#include <QPushButton>
#include <QToolButton>

using namespace muster;
using namespace muster::testing;

namespace {

/// A band needs two to four pikes and one guard; a gun may be with it.
Store bandStore(const DataFolder& data)
{
    data.change("ruleset.json", R"("accepts": { "category": "foot" })", R"("accepts": { "category": "foot" } },
        { "as": "in", "name": "In it", "slots": true)");
    data.change("red.json", R"(  "units": [
    {
      "id": "pikes",)",
                R"(  "units": [
    { "id": "band", "name": "Band", "category": "foot", "models": 0, "start": 1, "slots": [
      { "id": "line", "name": "Line", "units": { "unit": "pikes" }, "min": 2, "max": 4 },
      { "id": "guard", "name": "Guard", "units": { "unit": ["guards", "guards-on-foot"] }, "min": 1 },
      { "id": "gun", "name": "Gun", "units": { "category": "gun" } } ] },
    { "id": "guards", "name": "Guards", "category": "foot", "models": 5, "points": 60 },
    { "id": "guards-on-foot", "name": "Guards on Foot", "category": "foot", "models": 5, "points": 45 },
    {
      "id": "pikes",)");
    return data.open();
}

Roster band()
{
    Roster roster;
    roster.name = "Band";
    roster.ruleset = "skirmish";
    roster.army = "red";
    roster.units = {unit("b", "band")};
    return roster;
}

QString figureOf(const WindowFixture& f, const QString& slot)
{
    return f.the<QToolButton>(slot).accessibleDescription();
}

} // namespace

TEST_CASE("slots of a unit are shown with what fills them, and filled by one click each")
{
    const DataFolder data;
    auto own = bandStore(data);
    WindowFixture f(own);
    REQUIRE(f.window->create(band()));
    f.settle();
    f.select({"b"});
    CHECK(figureOf(f, "slot-line") == "0 of 2, 2 to 4");
    CHECK(figureOf(f, "slot-guard") == "0 of 1, exactly 1");
    CHECK(figureOf(f, "slot-gun") == "0 of 1, up to 1");
    auto& guard = f.the<QToolButton>("slot-guard");
    // The cheapest first, with its points.
    during<QMenu>([&] { guard.click(); },
                  [](QMenu& menu) {
                      REQUIRE(menu.actions().size() == 2);
                      CHECK(textsOf(menu).first() == "Guards on Foot  45");
                      chooseByKeys(menu, "Guards  60");
                  });
    f.settle();
    REQUIRE(f.roster().units.front().units.size() == 1);
    CHECK(f.roster().units.front().units.front().unit == "guards");
    CHECK(f.roster().units.front().units.front().as == "in");
    // The band stays selected, so that the next slot is one click away.
    CHECK(f.view().selectedIds() == std::vector<std::string>{"b"});
    CHECK(figureOf(f, "slot-guard") == "1 of 1, exactly 1");
    CHECK_FALSE(guard.isEnabled()); // it is full
    f.document().undoStack().undo();
    f.settle();
    CHECK(f.roster().units.front().units.empty());
}

TEST_CASE("the cheapest fill of all slots is one step")
{
    const DataFolder data;
    auto own = bandStore(data);
    WindowFixture f(own);
    REQUIRE(f.window->create(band()));
    f.settle();
    f.select({"b"});
    // Two pikes of four models for 10 points each, and the guards on foot.
    CHECK(f.the<QLabel>("slotFillWords").text() == "Cheapest fill: 2 × Pikes, Guards on Foot, 125 points");
    click(f.the<QPushButton>("slotFill"));
    f.settle();
    REQUIRE(f.roster().units.front().units.size() == 3);
    CHECK_FALSE(f.the<QPushButton>("slotFill").isVisible());
    f.document().undoStack().undo();
    f.settle();
    CHECK(f.roster().units.front().units.empty());
}

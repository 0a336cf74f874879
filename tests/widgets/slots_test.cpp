// A unit with slots in the real window: what is empty, one click to fill it, the cheapest fill of all. The game is that
// of tests/data/io with a formation.

#include "editor/datafolder.h"
#include "editor/models/rostermodel.h"
#include "widgets/windowfixture.h"

#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>

using namespace muster;
using namespace muster::testing;
using editor::RosterModel;

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

TEST_CASE("slots with room are rows of the roster: choosing one shows what fills it, Enter fills it and goes on")
{
    const DataFolder data;
    auto own = bandStore(data);
    WindowFixture f(own);
    REQUIRE(f.window->create(band()));
    f.settle();
    auto& view = f.view();
    auto& model = *view.model();
    const auto band = model.index(0, 0, model.index(0, 0));
    REQUIRE(band.data(RosterModel::IdRole).toString() == "b");
    REQUIRE(model.rowCount(band) == 3);
    const auto slot = [&](int row, int column = RosterModel::Unit) { return model.index(row, column, band); };
    CHECK(slot(0).data().toString() == "Line");
    CHECK(slot(0).data(RosterModel::ChoicesRole).toString() == "needs 2 more, 2 to 4");
    CHECK(slot(0, RosterModel::Points).data().toString() == "from 40"); // four models for 10 points each
    CHECK(slot(0).data(RosterModel::SeverityRole).toInt() == int(Severity::Error));
    CHECK(slot(1).data(RosterModel::ChoicesRole).toString() == "needs 1 more, exactly 1");
    CHECK(slot(1, RosterModel::Points).data().toString() == "from 45");
    CHECK(slot(2).data(RosterModel::ChoicesRole).toString() == "optional, up to 1");
    CHECK(slot(2).data(RosterModel::SeverityRole).toInt() == int(Severity::Off));
    CHECK(slot(1).data(Qt::AccessibleTextRole).toString() == "Guard, needs 1 more, exactly 1, from 45");
    CHECK(slot(1).data(RosterModel::IdRole).toString().isEmpty());

    // Choosing the slot leaves the panel on its unit, and the army's list with what fits.
    view.setCurrentIndex(slot(1));
    f.settle();
    CHECK(view.selectedIds().empty());
    CHECK(f.the<QToolButton>("slot-guard").isVisible());
    auto& army = f.the<QTreeView>("armyView");
    const auto shown = [&] {
        QStringList names;
        for (int head = 0; head < army.model()->rowCount(); ++head)
            for (int row = 0; row < army.model()->rowCount(army.model()->index(head, 0)); ++row)
                names << army.model()->index(row, 0, army.model()->index(head, 0)).data().toString();
        names.sort();
        return names;
    };
    CHECK(shown() == QStringList{"Guards", "Guards on Foot"});
    CHECK(f.the<QFrame>("slotChip").isVisible());

    // Enter goes to the list, Enter there fills the slot and goes to the next that must be filled.
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Return);
    auto& search = f.the<QLineEdit>("armySearch");
    CHECK(search.hasFocus());
    QTest::keyClicks(&search, "foot");
    QTest::keyClick(&search, Qt::Key_Return);
    f.settle();
    REQUIRE(f.roster().units.front().units.size() == 1);
    CHECK(f.roster().units.front().units.front().unit == "guards-on-foot");
    CHECK(f.roster().units.front().units.front().as == "in");
    REQUIRE(view.currentSlot());
    CHECK(view.currentSlot()->slot == "line");
    CHECK(search.text().isEmpty());
    CHECK(search.hasFocus());
    CHECK(shown() == QStringList{"Pikes"});
    // The unit says which slot it fills.
    const auto guards = model.index(0, 0, band);
    CHECK(guards.data(RosterModel::PillsRole).toStringList().contains("Guard"));
    CHECK(model.rowCount(band) == 3); // the guards, and two slots with room

    // A full slot is not a row; the chosen one goes back to its unit.
    for (int pikes = 0; pikes < 4; ++pikes) {
        QTest::keyClick(&search, Qt::Key_Return);
        f.settle();
    }
    CHECK(f.roster().units.front().units.size() == 5);
    CHECK_FALSE(view.currentSlot());
    CHECK(view.selectedIds() == std::vector<std::string>{"b"});
    CHECK_FALSE(f.the<QFrame>("slotChip").isVisible());
    CHECK(shown().size() > 2);

    // Esc shows all units again.
    view.selectSlot({"b", "gun"});
    f.settle();
    REQUIRE(view.currentSlot());
    CHECK(view.currentSlot()->slot == "gun");
    search.setFocus();
    QTest::keyClick(&search, Qt::Key_Escape);
    f.settle();
    CHECK_FALSE(f.the<QFrame>("slotChip").isVisible());
    CHECK(view.selectedIds() == std::vector<std::string>{"b"});
}

#include "widgets/windowfixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSpinBox>

using namespace muster;
using namespace muster::testing;

namespace {

Roster threeLevies()
{
    auto roster = skirmish();
    for (const auto* id : {"u1", "u2", "u3"}) {
        roster.units.push_back(unit(id, "infantry"));
        roster.units.back().models = 10;
    }
    roster.units.erase(roster.units.begin(), roster.units.end() - 3);
    roster.units[1].options.set("sword", 1);
    return roster;
}

} // namespace

TEST_CASE("an option is given to all units that are selected, in one step, and taken from all")
{
    WindowFixture f(threeLevies());
    f.select({"u1", "u2", "u3"});
    CHECK(f.the<QLabel>("severalTitle").text().contains("3 × "));
    CHECK_FALSE(f.the<QWidget>("unitChoices").isVisible());
    auto& sword = the<QCheckBox>(f.the<QWidget>("severalPage"), "option-sword");
    CHECK(sword.checkState() == Qt::PartiallyChecked);
    CHECK(sword.accessibleDescription().contains("Some have it."));
    f.step("Take Sword for 2 units", [&] { tick(sword); });
    for (const auto* id : {"u1", "u2", "u3"})
        CHECK(f.unit(id).options.find("sword") == 1);
    CHECK(sword.checkState() == Qt::Checked);
    f.step("Drop Sword from 3 units", [&] { QTest::keyClick(&sword, Qt::Key_Space); });
    CHECK(f.unit("u2").options.isEmpty());
    CHECK(sword.checkState() == Qt::Unchecked);
    f.trigger("actionUndo");
    f.trigger("actionUndo");
    f.settle();
    CHECK(f.unit("u1").options.isEmpty());
    CHECK(f.unit("u2").options.find("sword") == 1);
}

TEST_CASE("all units that are selected get one number of models; numbers that differ are said")
{
    auto levies = threeLevies();
    levies.units[2].models = 12;
    WindowFixture f(levies);
    f.select({"u1", "u3"});
    auto& size = f.the<QSpinBox>("severalModels");
    REQUIRE(size.isVisible());
    CHECK(size.text() == "–");
    CHECK(size.accessibleDescription() == "They have different numbers.");
    size.setFocus();
    size.selectAll();
    f.step("Models of 2 units", [&] {
        QTest::keyClicks(&size, "15");
        QTest::keyClick(&size, Qt::Key_Return);
    });
    CHECK(f.unit("u1").models == 15);
    CHECK(f.unit("u2").models == 10);
    CHECK(f.unit("u3").models == 15);
}

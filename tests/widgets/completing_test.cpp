#include "widgets/windowfixture.h"

#include "widgets/unit/choicelist.h"
#include "widgets/unit/unitpanel.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

using namespace muster;
using namespace muster::testing;

namespace {

Roster titan() { return roster("heresy", "titan-legion", {unit("t", "warlord-titan")}); }

Roster banner()
{
    auto made = skirmish();
    made.units = {unit("u1", "infantry")};
    made.units.front().models = 10;
    made.units.front().groups = {{"bannerman", 1, {}}};
    return made;
}

} // namespace

TEST_CASE("a unit that is not complete is filled in by one button, in one step")
{
    WindowFixture f(titan());
    f.select({"t"});
    auto& fill = f.the<QPushButton>("unitFill");
    auto& words = f.the<QLabel>("unitNeeds");
    REQUIRE(fill.isVisible());
    CHECK(words.text().startsWith("Choose: Left arm, one of "));
    CHECK(f.the<QLabel>("unitNeedsPoints").text().startsWith("Cheapest legal form: "));
    const auto top = f.the<QWidget>("unitChoices").y();
    f.step("Complete Warlord Titan", [&] { click(fill); });
    CHECK(words.text() == "Nothing more must be chosen.");
    CHECK_FALSE(fill.isVisible());
    // What is below stays where it was.
    CHECK(f.the<QWidget>("unitChoices").y() == top);
    f.trigger("actionUndo");
    f.settle();
    CHECK(fill.isVisible());
}

TEST_CASE("a fill that goes over the points says so, and can be taken")
{
    auto mine = titan();
    mine.battle.points = 500;
    WindowFixture f(mine);
    f.select({"t"});
    CHECK(f.the<QLabel>("unitNeedsPoints").text().contains("the army is then"));
    f.step("Complete Warlord Titan", [&] { click(f.the<QPushButton>("unitFill")); });
}

TEST_CASE("choices that cannot be made are behind one line with the reason, closed at first")
{
    const WindowFixture f(banner());
    f.select({"u1"});
    auto& group = f.the<widgets::ChoiceList>("unitChoices");
    group.open("#0");
    QCoreApplication::processEvents();
    auto& head = the<QToolButton>(group, "notPossible");
    CHECK(head.isVisible());
    CHECK_FALSE(head.isChecked());
    CHECK(head.text().startsWith("Not possible ("));
    CHECK_FALSE(group.findChild<QCheckBox*>("option-#0/sword")); // what is closed has no controls
    click(head, {8, head.height() / 2});
    QCoreApplication::processEvents();
    auto& why = the<QLabel>(group, "notPossibleWhy");
    CHECK(why.isVisible());
    CHECK(why.text().contains("Only Specialists, Champions and Officers may differ"));
    // Of the unit itself nothing is folded away.
    CHECK(group.findChildren<QToolButton*>("notPossible").size() == 1);
}

TEST_CASE("a badge comes and goes, and no choice moves")
{
    auto mine = company();
    mine.units.resize(1);
    mine.battle.points = 175;
    WindowFixture f(mine);
    f.select({"u1"});
    auto& hammer = the<QCheckBox>(f.the<QWidget>("unitChoices"), "option-heat-hammer");
    auto& launcher = the<QCheckBox>(f.the<QWidget>("unitChoices"), "option-mjolnir-missile-launcher");
    auto& badge = the<QLabel>(*hammer.parentWidget(), "choiceBadge");
    REQUIRE(QTest::qWaitFor([&] { return !hammer.accessibleDescription().isEmpty(); }));
    CHECK_FALSE(badge.isVisible());
    QTest::qWait(60); // the layout has settled
    const auto place = hammer.mapTo(&f.the<QWidget>("unitChoices"), QPoint());
    const auto height = hammer.parentWidget()->height();
    click(launcher, {8, launcher.height() / 2});
    f.settle();
    REQUIRE(QTest::qWaitFor([&] { return badge.isVisible(); }));
    QTest::qWait(60);
    CHECK(badge.text() == "+25 over");
    CHECK(hammer.accessibleDescription().contains("175"));
    CHECK(hammer.mapTo(&f.the<QWidget>("unitChoices"), QPoint()) == place);
    CHECK(hammer.parentWidget()->height() == height);
}

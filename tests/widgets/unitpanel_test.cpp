#include "widgets/windowfixture.h"

#include "widgets/army/builds.h"

#include "editor/datafolder.h"
#include "editor/models/rostermodel.h"
#include "widgets/unit/choicelist.h"
#include "widgets/unit/profiletable.h"
#include "widgets/unit/unitpanel.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QSpinBox>
#include <QToolButton>

using namespace muster;
using namespace muster::testing;

namespace {

/// The unit's own options, not those of a model group.
template <typename Control>
Control& option(const WindowFixture& f, const QString& id)
{
    return the<Control>(f.the<QWidget>("unitChoices"), "option-" + id);
}

template <typename Control>
Control& named(const WindowFixture& f, const QString& accessibleName)
{
    for (auto* control : f.the<widgets::UnitPanel>("unitPanel").findChildren<Control*>())
        if (control->accessibleName() == accessibleName && control->isVisible())
            return *control;
    throw std::runtime_error("there is no " + accessibleName.toStdString());
}

Roster levyOfFour()
{
    auto roster = skirmish();
    roster.units = {unit("u1", "infantry")};
    roster.units.front().models = 10;
    return roster;
}

/// The name of the group that a control is in: of the last head above it.
QString choiceHeadOf(const WindowFixture& f, const QWidget& control)
{
    QString name;
    int nearest = -1;
    const auto heightOf = [&](const QWidget& each) { return each.mapTo(&f.the<QWidget>("unitChoices"), QPoint()).y(); };
    for (const auto* head : f.the<QWidget>("unitChoices").findChildren<QToolButton*>("choiceHead"))
        if (const auto at = heightOf(*head); at > nearest && at < heightOf(control)) {
            nearest = at;
            name = head->accessibleName().section(": ", 1);
        }
    return name;
}

} // namespace

TEST_CASE("the stat line has room for all its rows, and for no more")
{
    WindowFixture f(MUSTER_SOURCE_DIR "/armies/heresy/samples/space-marines-battalion.muster");
    f.select({"u1"});
    auto& strip = f.the<QWidget>("unitFigures");
    for (const auto width : {1024, 1280, 1920}) {
        f.window->resize(width, 700);
        REQUIRE(QTest::qWaitFor([&] { return f.window->width() == width; }));
        QTest::qWait(50);
        CHECK(strip.height() == strip.heightForWidth(strip.width()));
    }
}

TEST_CASE("a check box takes an option and drops it")
{
    WindowFixture f(company());
    f.select({"u1"});
    auto& hammer = option<QCheckBox>(f, "heat-hammer");
    f.step("Take Heat hammer for Steel Warriors Section", [&] { tick(hammer); });
    CHECK(f.unit("u1").options.find("heat-hammer") == 1);
    CHECK(hammer.isChecked());
    CHECK(f.the<QLabel>("unitPoints").text() == "175");
    f.trigger("actionUndo");
    f.settle();
    CHECK_FALSE(hammer.isChecked());
    f.trigger("actionRedo");
    f.settle();
    f.step("Drop Heat hammer from Steel Warriors Section", [&] { QTest::keyClick(&hammer, Qt::Key_Space); });
    CHECK(f.unit("u1").options.isEmpty());
}

TEST_CASE("radio buttons exclude each other; none of them is a choice too")
{
    WindowFixture f(company());
    f.select({"u2"});
    auto& heat = option<QRadioButton>(f, "heat-cannon-a");
    auto& hail = option<QRadioButton>(f, "hailstorm-autocannon-a");
    f.step("Take " + heat.accessibleName() + " for Heavy Drakkar", [&] { tick(heat); });
    CHECK(f.unit("u2").options.find("heat-cannon-a") == 1);
    f.step("Take " + hail.accessibleName() + " for Heavy Drakkar", [&] { tick(hail); });
    CHECK(f.unit("u2").options == OptionCounts{{"hailstorm-autocannon-a", 1}});
    CHECK_FALSE(heat.isChecked());
    QRadioButton* none = nullptr;
    for (auto* button : f.the<QWidget>("unitChoices").findChildren<QRadioButton*>())
        if (button->accessibleName() == "None of: " + choiceHeadOf(f, hail))
            none = button;
    REQUIRE(none);
    f.step("Drop " + hail.accessibleName() + " from Heavy Drakkar", [&] { tick(*none); });
    CHECK(f.unit("u2").options.isEmpty());
    CHECK(none->isChecked());
    // A second click on what is chosen changes nothing.
    const auto before = f.bytes();
    const auto count = f.document().undoStack().count();
    tick(*none);
    CHECK(f.bytes() == before);
    CHECK(f.document().undoStack().count() == count);
    CHECK(none->isChecked());
    tick(heat);
    f.settle();
    const auto taken = f.document().undoStack().count();
    tick(heat);
    f.settle();
    CHECK(f.document().undoStack().count() == taken);
    CHECK(heat.isChecked());
}

TEST_CASE("a spin box takes an option several times")
{
    auto roster = company();
    roster.units.front().unit = "drakkarim-section";
    WindowFixture f(roster);
    f.select({"u1"});
    auto& breath = option<QSpinBox>(f, "dragon-breath");
    CHECK(breath.maximum() == 5);
    f.step("Take Dragon breath for Drakkarim Section", [&] { QTest::keyClick(&breath, Qt::Key_Up); });
    CHECK(f.unit("u1").options.find("dragon-breath") == 1);
    f.step("Take Dragon breath for Drakkarim Section", [&] { retype(breath, "4"); });
    CHECK(f.unit("u1").options.find("dragon-breath") == 4);
    f.step("Drop Dragon breath from Drakkarim Section", [&] { retype(breath, "0"); });
    CHECK(f.unit("u1").options.isEmpty());
}

TEST_CASE("the number of models is one step, however many digits it has")
{
    WindowFixture f(levyOfFour());
    f.select({"u1"});
    auto& models = f.the<QSpinBox>("unitModels");
    CHECK(models.value() == 10);
    f.step("Models of Infantry", [&] { QTest::keyClick(&models, Qt::Key_Up); });
    CHECK(f.unit("u1").models == 11);
    f.press("Ctrl+S"); // into no file: what was done so far stays one step of its own
    f.select({"u1"});
    f.step("Hold back Infantry", [&] { f.trigger("actionReserve"); });
    f.step("Models of Infantry", [&] { retype(models, "25"); });
    CHECK(f.unit("u1").models == 25);
    CHECK(models.hasFocus());
}

TEST_CASE("sizes of thousands have separators, in the language of the window")
{
    const DataFolder data;
    data.change("red.json", R"("min": 4, "max": 12)", R"("min": 1000, "max": 2500)");
    auto own = data.open();
    WindowFixture f(own);
    auto pikes = unit("u1", "pikes");
    pikes.models = 1000;
    REQUIRE(f.window->create(roster("skirmish", "red", {pikes})));
    f.settle();
    f.select({"u1"});
    const auto range = [&] { return f.the<QLabel>("unitSizeRange").text(); };
    CHECK(range() == "1,000 to 2,500");
    CHECK(f.view().currentIndex().siblingAtColumn(editor::RosterModel::Models).data().toString() == "1,000");
    f.window->setLanguage("de");
    CHECK(range() == "1.000 bis 2.500");
    f.window->setLanguage("en");
}

TEST_CASE("models that differ are added, counted, equipped and removed")
{
    WindowFixture f(levyOfFour());
    f.select({"u1"});
    auto& add = f.the<QToolButton>("addChoice");
    f.step("Add Champion",
           [&] { during<QMenu>([&] { add.showMenu(); }, [](QMenu& menu) { chooseByKeys(menu, "Champion"); }); });
    REQUIRE(f.unit("u1").groups.size() == 1);
    CHECK(f.unit("u1").groups.front().group == "champion");
    f.step("Number of Champion", [&] { QTest::keyClick(&f.the<QSpinBox>("option-#0"), Qt::Key_Up); });
    CHECK(f.unit("u1").groups.front().models == 2);
    REQUIRE(f.the<widgets::ChoiceList>("unitChoices").reveal("#0/sword"));
    auto& sword = f.the<QCheckBox>("option-#0/sword");
    f.step("Take Sword for Infantry", [&] { QTest::keyClick(&sword, Qt::Key_Space); });
    CHECK(f.unit("u1").groups.front().options.find("sword") == 1);
    CHECK(f.unit("u1").options.isEmpty());
    const auto form = *f.document().form()->unit("u1");
    const auto& table = form.choices.back();
    CHECK(table.condition.toStdString() == "2 of 10");
    CHECK(table.heads.mid(0, 2) == QStringList{"Weapons", "Gives"});
    REQUIRE(table.choices.size() == 1);
    CHECK(table.choices.front().cells.front() == "Sword");
    f.step("Remove Champion", [&] { click(named<QToolButton>(f, "Remove Champion")); });
    CHECK(f.unit("u1").groups.empty());
}

TEST_CASE("letters go to options from a number and into closed groups, and digits to the number")
{
    WindowFixture f(levyOfFour());
    f.select({"u1"});
    f.press("F4");
    auto& models = f.the<QSpinBox>("unitModels");
    REQUIRE(models.hasFocus());
    f.type("f"); // Fast, in a group that nothing was taken from
    const auto* focused = QApplication::focusWidget();
    REQUIRE(focused);
    INFO(focused->objectName().toStdString());
    CHECK(focused->objectName().startsWith("option-"));
    CHECK(focused->accessibleName().startsWith("F"));
    CHECK(focused->isVisible());
    CHECK(models.text() == "10");
    f.type("2");
    CHECK(models.hasFocus());
    f.type("5");
    f.settle();
    CHECK(f.unit("u1").models == 25);
    CHECK(models.text() == "25");
    f.type("z"); // no option begins so, and the number stays
    CHECK(models.text() == "25");
}

TEST_CASE("letters go to the options that several units have in common")
{
    auto roster = skirmish();
    for (const auto* id : {"u1", "u2"}) {
        roster.units.push_back(unit(id, "infantry"));
        roster.units.back().models = 10;
    }
    WindowFixture f(roster);
    f.select({"u1", "u2"});
    f.press("F4");
    auto& models = f.the<QSpinBox>("severalModels");
    REQUIRE(models.hasFocus());
    f.type("f");
    CHECK(QApplication::focusWidget()->accessibleName().startsWith("F"));
    CHECK(models.text() == "10");
}

TEST_CASE("what models share with their unit cannot be put down: its box stays ticked, and that is no step")
{
    auto levy = levyOfFour();
    levy.rulings["specialist-swap"] = false;
    levy.units.front().options = {{"shortspear", 1}};
    levy.units.front().groups = {{"champion", 1, {}}};
    const WindowFixture f(levy);
    f.select({"u1"});
    REQUIRE(f.the<widgets::ChoiceList>("unitChoices").reveal("#0/shortspear"));
    auto& spear = f.the<QCheckBox>("option-#0/shortspear");
    REQUIRE(spear.isChecked());
    tick(spear);
    f.settle();
    CHECK(spear.isChecked());
    CHECK(f.document().undoStack().count() == 0);
}

TEST_CASE("typing a name or a note is one step of undo each")
{
    WindowFixture f(company());
    f.select({"u1"});
    f.press("F2");
    auto& name = f.the<QLineEdit>("unitOwnName");
    REQUIRE(name.hasFocus());
    f.step("Name Steel Warriors Section", [&] {
        for (const auto letter : QStringLiteral("Stone Fists")) {
            f.type(letter);
            f.settle(); // the field is filled again between letters
        }
    });
    CHECK(f.unit("u1").name == "Stone Fists");
    CHECK(name.text() == "Stone Fists");
    CHECK(f.the<QLabel>("unitName").text() == "Stone Fists");
    CHECK(name.hasFocus());
    f.press("Tab");
    f.step("Note on Steel Warriors Section", [&] { f.type("Hold the ford"); });
    CHECK(f.unit("u1").note == "Hold the ford");
    CHECK(f.document().undoStack().count() == 2);

    // Another unit's name is a step of its own.
    f.select({"u3"});
    f.press("F2");
    CHECK(name.text().isEmpty());
    f.step("Name Huscarl", [&] { f.type("Brunna"); });
    CHECK(f.unit("u3").name == "Brunna");
    CHECK(f.unit("u1").name == "Stone Fists");
}

TEST_CASE("a name that is typed and taken back again leaves the roster as it was saved")
{
    const WindowFixture f(march);
    f.select({f.ids().front()});
    f.trigger("actionRename");
    f.press("End");
    f.type("xy");
    f.settle();
    CHECK(f.window->isWindowModified());
    f.press("Backspace");
    f.press("Backspace");
    f.settle();
    CHECK_FALSE(f.window->isWindowModified());
    CHECK_FALSE(f.the<QAction>("actionUndo").isEnabled());
    CHECK(f.the<QAction>("actionUndo").text() == "&Undo");
    CHECK(f.bytes() == bytesOf(march));
}

TEST_CASE("a letter goes where it was typed, also in the middle of a name")
{
    WindowFixture f(company());
    f.document().apply({edits::SetUnitName{"u1", "Stone Fists"}}, "Name");
    f.settle();
    f.select({"u1"});
    f.press("F2");
    f.press("Home");
    f.type("T");
    f.settle();
    f.type("h");
    f.settle();
    CHECK(f.unit("u1").name == "ThStone Fists");
}

TEST_CASE("a unit is held back and let go from its panel")
{
    WindowFixture f(company());
    f.document().apply({edits::MoveUnit{"u3", "u2", 0, {}}}, "Attach");
    f.settle();
    f.select({"u3"});
    auto& reserve = f.the<QCheckBox>("unitReserve");
    f.step("Hold back Huscarl", [&] { QTest::keyClick(&reserve, Qt::Key_Space); });
    CHECK(f.unit("u3").reserve);
    f.step("Deploy Huscarl", [&] { QTest::keyClick(&reserve, Qt::Key_Space); });
    auto& detach = f.the<QToolButton>("unitDetach");
    REQUIRE(detach.isVisible());
    f.step("Move Huscarl", [&] { QTest::keyClick(&detach, Qt::Key_Space); });
    CHECK(f.ids() == std::vector<std::string>{"u1", "u2", "u3"});
    CHECK_FALSE(detach.isVisible());
}

TEST_CASE("the panel says how many units are selected, and is empty without one")
{
    WindowFixture f(company());
    f.select({"u1", "u2"});
    CHECK_FALSE(f.the<QLabel>("unitName").isVisible());
    f.view().clearSelection();
    f.settle();
    CHECK_FALSE(f.the<QLabel>("unitName").isVisible());
    CHECK_FALSE(f.the<QAction>("actionDuplicate").isEnabled());
    f.select({"u3"});
    CHECK(f.the<QLabel>("unitName").text() == "Huscarl");
    CHECK(f.the<QAction>("actionDuplicate").isEnabled());
}

TEST_CASE("an option that would break a rule says which, and can be taken nevertheless")
{
    auto roster = company();
    roster.units = {unit("u1", "steel-warriors-section")};
    roster.battle.points = 150;
    WindowFixture f(roster);
    f.select({"u1"});
    auto& hammer = option<QCheckBox>(f, "heat-hammer");
    CHECK(QTest::qWaitFor([&] { return hammer.accessibleDescription().contains("150"); }));
    CHECK(hammer.isEnabled());
    f.step("Take Heat hammer for Steel Warriors Section", [&] { tick(hammer); });
    CHECK(f.unit("u1").options.find("heat-hammer") == 1);
}

TEST_CASE("an option that the data do not have is shown, and a button removes it")
{
    auto roster = company();
    roster.units.front().options.set("heat-hamer", 1);
    WindowFixture f(roster);
    CHECK(f.the<QAbstractButton>("legalBadge").text() == "Not judged: 1 unknown name");
    f.select({"u1"});
    auto& line = f.the<QWidget>("unitUnknown");
    CHECK(line.findChild<QLabel*>()->text() == "Steel Warriors Section has no option ‘heat-hamer’.");
    f.step("Remove heat-hamer", [&] { click(*line.findChild<QToolButton*>()); });
    CHECK_FALSE(f.unit("u1").options.find("heat-hamer"));
    f.settle();
    CHECK(f.the<QAbstractButton>("legalBadge").text().startsWith("Legal"));
}

TEST_CASE("of a unit that must still choose something, the groups to choose from are open")
{
    Roster roster;
    roster.ruleset = "heresy";
    roster.army = "titan-legion";
    roster.units.resize(1);
    roster.units.front().id = "t";
    roster.units.front().unit = "warlord-titan";
    WindowFixture f(roster);
    f.select({"t"});
    CHECK(f.the<QLabel>("unitNeeds").isVisible());
    CHECK(f.the<QLabel>("unitNeeds").text().startsWith("Choose: Left arm, one of "));
    QStringList open;
    QStringList closed;
    for (const auto* head : f.the<QWidget>("unitChoices").findChildren<QToolButton*>("choiceHead"))
        (head->isChecked() ? open : closed) << head->text();
    CHECK(open == QStringList{"Left arm", "Right arm", "Left carapace", "Right carapace"});
    CHECK_FALSE(closed.isEmpty());
}

TEST_CASE("the weapons of a unit are a table: a row for each, a column for each figure")
{
    WindowFixture f(company());
    f.select({"u1"});
    auto* view = f.the<QWidget>("unitTables").findChild<widgets::ProfileView*>();
    REQUIRE(view);
    CHECK(view->isVisible());
    CHECK_FALSE(f.the<QLabel>("unitRules").text().contains("Range"));
    const auto rowOf = [&](const QString& name) {
        const auto& rows = view->table().rows;
        const auto at = std::ranges::find(rows, name, &editor::ProfileTable::Row::name);
        REQUIRE(at != rows.end());
        return static_cast<std::size_t>(at - rows.begin());
    };
    const auto range = view->table().heads.indexOf("Range");
    REQUIRE(range >= 0);
    const auto rifle = rowOf("9 × Hailstorm rifle");
    const auto pistol = rowOf("Hailstorm pistol");
    CHECK(rifle > pistol);
    CHECK(view->table().rows[rifle].cells[static_cast<std::size_t>(range)].value == "24″");
    CHECK(view->table().rows[pistol].cells[static_cast<std::size_t>(range)].value == "12″");
    CHECK_FALSE(view->table().rows[pistol].rules.isEmpty());
    // In a column, each beside the name of its weapon.
    const auto column = static_cast<int>(range);
    CHECK(view->cellRect(rifle, column).left() == view->cellRect(pistol, column).left());
    CHECK(view->cellRect(rifle, column).left() >= view->cellRect(rifle, -1).right());
    CHECK(view->cellRect(rifle, column).top() > view->cellRect(pistol, column).top());
    CHECK(view->accessibleDescription().contains("9 × Hailstorm rifle: "));
    // It follows the roster.
    f.step("Take Dragon breath for Steel Warriors Section", [&] { tick(option<QAbstractButton>(f, "dragon-breath")); });
    view = f.the<QWidget>("unitTables").findChild<widgets::ProfileView*>();
    CHECK(view->accessibleDescription().contains("Dragon breath: "));
}

TEST_CASE("nothing that is shown of a unit is wider than the panel")
{
    const auto path = GENERATE(from_range(samples));
    INFO(path);
    const WindowFixture f(path);
    auto& panel = f.the<widgets::UnitPanel>("unitPanel");
    for (const auto& each : f.roster().units) {
        f.select({each.id});
        const auto room = panel.viewport()->width();
        std::string wide;
        for (const auto* part : panel.widget()->findChildren<QWidget*>())
            if (part->isVisible() && part->minimumSizeHint().width() > room)
                wide += std::string(part->metaObject()->className()) + ' ' + part->objectName().toStdString() + ' ' +
                        std::to_string(part->minimumSizeHint().width()) + "; ";
        INFO(each.id << ": " << wide << " have " << room << " points");
        CHECK(panel.widget()->width() <= room);
    }
}

TEST_CASE("a unit is kept as a build with its choices, added again, and forgotten")
{
    WindowFixture f(levyOfFour());
    f.select({"u1"});
    auto& builds = f.the<QToolButton>("armyBuilds");
    CHECK(builds.isHidden());
    REQUIRE(f.the<widgets::ChoiceList>("unitChoices").reveal("sword"));
    f.step("Take Sword for Infantry", [&] { QTest::keyClick(&f.the<QCheckBox>("option-sword"), Qt::Key_Space); });
    const auto before = f.bytes();
    auto& keep = f.the<QToolButton>("unitKeepBuild");
    REQUIRE(keep.isVisible());
    click(keep);
    CHECK(f.bytes() == before);
    REQUIRE_FALSE(builds.isHidden());
    CHECK(builds.text().contains("(1)"));
    click(keep); // the same is not kept twice
    CHECK(builds.text().contains("(1)"));
    f.step("Add Infantry",
           [&] { during<QMenu>([&] { builds.showMenu(); }, [](QMenu& menu) { chooseByKeys(menu, "Infantry"); }); });
    REQUIRE(f.roster().units.size() == 2);
    CHECK(f.roster().units.back().options.find("sword") == 1);
    CHECK(f.roster().units.back().models == 10);
    CHECK(f.roster().units.back().id != "u1");
    // Builds are of an army: another has none of it.
    REQUIRE(f.window->create(company()));
    f.settle();
    CHECK(f.the<QToolButton>("armyBuilds").isHidden());
}

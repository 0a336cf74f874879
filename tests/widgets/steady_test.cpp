// What must not move: rows under the pointer when the verdict changes, and the keyboard when controls are made again.

#include "widgets/windowfixture.h"

#include "editor/models/armymodel.h"
#include "widgets/unit/unitpanel.h"

#include <QCheckBox>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeView>

using namespace muster;
using namespace muster::testing;
using editor::ArmyModel;

namespace {

/// The place of every row that is shown in the army's list.
std::vector<std::pair<QString, QRect>> armyRows(const QTreeView& view)
{
    std::vector<std::pair<QString, QRect>> rows;
    for (auto at = view.indexAt({5, 5}); at.isValid(); at = view.indexBelow(at))
        rows.emplace_back(at.data().toString(), view.visualRect(at));
    return rows;
}

/// How many rows of the army's list say that adding their unit would break a rule.
int dimmed(const QTreeView& view)
{
    int count = 0;
    for (auto at = view.indexAt({5, 5}); at.isValid(); at = view.indexBelow(at))
        count += at.data(ArmyModel::BreaksRole).toStringList().isEmpty() ? 0 : 1;
    return count;
}

/// The place of each control of the unit panel in it.
std::map<QString, QRect> controls(const WindowFixture& f)
{
    std::map<QString, QRect> places;
    auto& panel = f.the<widgets::UnitPanel>("unitPanel");
    for (const auto* control : panel.findChildren<QWidget*>(QRegularExpression("^(option-|unitModels|unitReserve)")))
        if (control->isVisible())
            places[control->objectName()] = {control->mapTo(panel.widget(), QPoint()), control->size()};
    return places;
}

/// Names of what Tab goes through from here, as far as another dock.
QStringList tabbedThrough(const WindowFixture& f)
{
    QStringList names;
    auto& panel = f.the<QWidget>("unitPanel");
    for (auto* at = QApplication::focusWidget(); at && panel.isAncestorOf(at) && names.size() < 60;
         at = QApplication::focusWidget()) {
        names << at->objectName();
        QTest::keyClick(at, Qt::Key_Tab);
    }
    return names;
}

Roster oneTenInfantry()
{
    auto roster = skirmish();
    roster.units = {unit("u1", "infantry")};
    roster.units.front().models = 10;
    return roster;
}

} // namespace

TEST_CASE("rows of the army list keep their places when a change makes adding them an error")
{
    WindowFixture f(company());
    settleOffers(f);
    auto& view = f.the<QTreeView>("armyView");
    const auto before = armyRows(view);
    const auto dimmedBefore = dimmed(view);
    REQUIRE(before.size() > 8);
    REQUIRE(f.document().apply({edits::SetPoints{100}}, "Points"));
    settleOffers(f);
    CHECK(dimmed(view) > dimmedBefore);
    // In the window: the line that says so once takes its room from the list, which scrolls by as much.
    CHECK(f.the<QWidget>("armyOver").isVisible());
    const auto after = armyRows(view);
    const auto moved = f.the<QWidget>("armyOver").height();
    int same = 0;
    for (const auto& [name, place] : after)
        same += static_cast<int>(std::ranges::count(before, std::pair(name, place.translated(0, moved))));
    CHECK(same >= static_cast<int>(after.size()) - 1);
}

TEST_CASE("the army list says in a few words, numbers first, what adding would break")
{
    WindowFixture f(company());
    REQUIRE(f.document().apply({edits::SetPoints{100}}, "Points"));
    settleOffers(f);
    const auto& view = f.the<QTreeView>("armyView");
    const auto first = view.model()->index(0, 0, view.model()->index(0, 0));
    const auto points = f.document().verdict()->assessment().points;
    // It does already: that is said once, and not in each row.
    CHECK(first.data(ArmyModel::BadgeRole).toString().isEmpty());
    CHECK(f.the<QLabel>("armyOverWords").text().toStdString() ==
          "Nothing fits: " + std::to_string((points - 100).floor()) + " points over");
    REQUIRE(f.document().apply({edits::SetPoints{points.floor()}}, "Points"));
    settleOffers(f);
    CHECK_FALSE(f.the<QWidget>("armyOver").isVisible());
    CHECK(first.data(ArmyModel::BadgeRole).toString().toStdString() ==
          "+" + std::to_string(first.data(ArmyModel::CostRole).toInt()) + " over");
    REQUIRE(f.document().apply({edits::SetPoints{100}}, "Points"));
    settleOffers(f);
    CHECK(first.data(Qt::ToolTipRole).toString().contains("100 were agreed"));
    // How many models there are is said before the figures.
    CHECK(first.data(ArmyModel::StatsRole).toString().contains(" models · "));
}

TEST_CASE("controls of the unit panel keep their places when options are taken and rules are broken")
{
    WindowFixture f(company());
    f.select({"u1"});
    settleOffers(f);
    const auto before = controls(f);
    REQUIRE(before.size() > 2);
    REQUIRE(f.document().apply({edits::SetPoints{100}}, "Points"));
    settleOffers(f);
    auto& panel = f.the<QWidget>("unitPanel");
    const auto marks = panel.findChildren<QLabel*>("choiceBadge");
    CHECK(std::ranges::any_of(marks, [](const QLabel* mark) { return mark->isVisible(); }));
    CHECK(controls(f) == before);
    for (const auto& [name, place] : before)
        if (auto* box = panel.findChild<QCheckBox*>(name)) {
            INFO(name.toStdString());
            click(*box, {8, box->height() / 2});
            settleOffers(f);
            CHECK(controls(f) == before);
        }
}

TEST_CASE("why an option cannot be taken is a tip of its row and said to screen readers")
{
    WindowFixture f(company());
    f.select({"u1"});
    REQUIRE(f.document().apply({edits::SetPoints{100}}, "Points"));
    settleOffers(f);
    auto& hammer = the<QWidget>(f.the<QWidget>("unitChoices"), "option-heat-hammer");
    CHECK(hammer.accessibleDescription().contains("100 were agreed"));
    CHECK(hammer.parentWidget()->toolTip().contains("100 were agreed"));
}

TEST_CASE("Tab follows the eye through the unit panel")
{
    WindowFixture f(oneTenInfantry());
    f.select({"u1"});
    f.press("F4");
    const auto names = tabbedThrough(f);
    INFO(names.join(' ').toStdString());
    REQUIRE(names.size() > 5);
    CHECK(names.front() == "unitModels");
    int above = 0;
    for (const auto& name : names) {
        auto* control = f.the<QWidget>("unitPanel").findChild<QWidget*>(name);
        if (name.isEmpty() || !control)
            continue;
        const auto top = control->mapTo(f.window.get(), QPoint()).y() -
                         f.the<widgets::UnitPanel>("unitPanel").widget()->mapTo(f.window.get(), QPoint()).y();
        CHECK(top >= above - control->height()); // beside one another counts as the same line
        above = top;
    }
    CHECK(names.count("choiceHead") == 2); // what is not used is one line
    const auto lastOption = names.lastIndexOf("choiceHead");
    CHECK(names.indexOf("addChoice") > lastOption);
    CHECK(names.indexOf("unitOwnName") > names.indexOf("addChoice"));
}

TEST_CASE("the keyboard goes to the models that were added, and stays in the panel when they are removed")
{
    WindowFixture f(oneTenInfantry());
    f.select({"u1"});
    for (int round = 0; round < 2; ++round) {
        auto& add = f.the<QToolButton>("addChoice"); // made anew with the choices
        add.setFocus();
        during<QMenu>([&] { QTest::keyClick(&add, Qt::Key_Space); },
                      [](QMenu& menu) { chooseByKeys(menu, menu.actions().front()->text().remove('&')); });
        f.settle();
        REQUIRE(f.window->focusWidget());
        CHECK(f.window->focusWidget()->objectName() == QString("option-#%1").arg(round));
    }
    auto* remove = [&]() -> QToolButton* {
        for (auto* button : f.the<QWidget>("unitPanel").findChildren<QToolButton*>())
            if (button->accessibleName().startsWith("Remove ") && button->isVisible())
                return button;
        return nullptr;
    }();
    REQUIRE(remove);
    remove->setFocus();
    QTest::keyClick(remove, Qt::Key_Space);
    f.settle();
    REQUIRE(f.window->focusWidget());
    CHECK(f.the<QWidget>("unitPanel").isAncestorOf(f.window->focusWidget()));
}

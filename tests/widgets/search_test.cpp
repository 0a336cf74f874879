// The army's search field: what is found first, and where keys, the wheel and another roster lead.

#include "widgets/windowfixture.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeView>
#include <QWheelEvent>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

QString chosen(const WindowFixture& f) { return f.the<QTreeView>("armyView").currentIndex().data().toString(); }

Roster marauders()
{
    Roster roster;
    roster.ruleset = "warpath-2e";
    roster.army = "marauders";
    return roster;
}

void turnWheel(QWidget& over)
{
    const auto place = over.rect().center();
    QWheelEvent event(place, over.mapToGlobal(place), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QApplication::sendEvent(&over, &event);
}

} // namespace

TEST_CASE("names that begin as one types come first, then names with the words, then the rest")
{
    WindowFixture f(marauders());
    const auto all = shownUnits(f);
    f.press("Ctrl+F");
    f.type("warl");
    REQUIRE(shownUnits(f).size() > 1);
    CHECK(shownUnits(f).first() == "Warlord");
    CHECK(shownUnits(f).contains("Ripper Warlord"));
    CHECK(chosen(f) == "Warlord");
    f.the<QLineEdit>("armySearch").clear();
    f.type("grunts s");
    REQUIRE(shownUnits(f).size() > 1);
    CHECK(chosen(f) == "Grunts Section");
    // Without words, the order of the army.
    f.press("Escape");
    CHECK(f.the<QLineEdit>("armySearch").text().isEmpty());
    CHECK(shownUnits(f) == all);
}

TEST_CASE("undo in the search takes back the unit that Enter has added")
{
    WindowFixture f(marauders());
    f.press("Ctrl+F");
    f.type("warl");
    f.press("Return");
    f.settle();
    REQUIRE(f.roster().units.size() == 1);
    f.press("Ctrl+Z");
    f.settle();
    CHECK(f.roster().units.empty());
    CHECK(f.the<QLineEdit>("armySearch").text() == "warl");
}

TEST_CASE("a new roster begins with the keyboard in the search")
{
    WindowFixture f;
    during([&] { click(f.the<QPushButton>("startNew")); },
           [](QDialog& dialog) { click(the<QPushButton>(dialog, "createRoster")); });
    REQUIRE(f.document().isOpen());
    f.activate();
    CHECK(QApplication::focusWidget() == &f.the<QLineEdit>("armySearch"));
}

TEST_CASE("another roster begins without the search and the selection of the one before")
{
    WindowFixture f(company());
    f.select({"u2"});
    f.press("Ctrl+F");
    f.type("huscarl");
    auto other = marauders();
    other.units = {unit("u1", "warlord"), unit("u2", "warlord")};
    REQUIRE(f.window->create(other));
    f.settle();
    CHECK(f.the<QLineEdit>("armySearch").text().isEmpty());
    CHECK(shownUnits(f).size() > 5);
    CHECK(f.view().selectedIds() == std::vector<std::string>{"u1", "u2"}); // two that are equal
}

TEST_CASE("the wheel scrolls, and changes no number or choice that nobody went into")
{
    Roster levy;
    levy.ruleset = "wargame";
    levy.army = "standard";
    levy.units = {unit("u1", "infantry")};
    levy.units.front().models = 10;
    WindowFixture f(levy);
    f.select({"u1"});
    auto& models = f.the<QSpinBox>("unitModels");
    f.view().setFocus();
    REQUIRE_FALSE(models.hasFocus());
    const auto before = f.bytes();
    turnWheel(models);
    f.settle();
    CHECK(f.bytes() == before);
    CHECK_FALSE(models.hasFocus());
    models.setFocus();
    turnWheel(models);
    f.settle();
    CHECK(f.unit("u1").models == 9);
}

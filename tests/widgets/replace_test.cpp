#include "widgets/windowfixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTreeWidget>

using namespace muster;
using namespace muster::testing;

TEST_CASE("a unit is replaced by keys: search, Enter; one step, and the new one is selected")
{
    WindowFixture f(company());
    f.document().apply({edits::SetUnitName{"u1", "Stonefist"}}, "Name");
    f.select({"u1"});
    f.step("Replace Stonefist by Drakkarim Section", [&] {
        during([&] { f.press("Ctrl+Shift+R"); },
               [&](QDialog& dialog) {
                   auto& search = the<QLineEdit>(dialog, "replaceSearch");
                   activate(dialog);
                   REQUIRE(search.hasFocus());
                   QTest::keyClicks(&search, "drakkarim sec");
                   QTest::keyClick(&search, Qt::Key_Return);
               });
    });
    CHECK(f.unit("u1").unit == "drakkarim-section");
    CHECK(f.unit("u1").name == "Stonefist");
    CHECK(f.ids() == std::vector<std::string>{"u1", "u2", "u3"});
    CHECK(f.view().selectedIds() == std::vector<std::string>{"u1"});
}

TEST_CASE("the dialog shows what each kind costs more or less, what it breaks, and what is not carried over")
{
    auto mine = company();
    mine.battle.points = 500;
    mine.units.front().options.set("heat-hammer", 1);
    WindowFixture f(mine);
    f.select({"u1"});
    during([&] { f.trigger("actionReplace"); },
           [&](QDialog& dialog) {
               auto& kinds = the<QTreeWidget>(dialog, "replaceKinds");
               REQUIRE(kinds.topLevelItemCount() > 10);
               auto* last = kinds.topLevelItem(kinds.topLevelItemCount() - 1);
               REQUIRE(QTest::qWaitFor([&] { return !last->text(1).isEmpty(); }));
               int broken = 0;
               for (int row = 0; row < kinds.topLevelItemCount(); ++row)
                   broken += kinds.topLevelItem(row)->text(2).isEmpty() ? 0 : 1;
               CHECK(broken > 0);
               QTest::keyClicks(&the<QLineEdit>(dialog, "replaceSearch"), "light drakkar");
               CHECK(the<QLabel>(dialog, "replaceLost").text() == "Not carried over: Heat hammer");
               QTest::keyClicks(&the<QLineEdit>(dialog, "replaceSearch"), "nobody");
               CHECK_FALSE(the<QLineEdit>(dialog, "replaceSearch").text().isEmpty());
               dialog.reject();
           });
    CHECK(f.unit("u1").unit == "steel-warriors-section");
    CHECK(f.document().undoStack().count() == 0);
}

TEST_CASE("what was not carried over is said in the status bar")
{
    auto mine = company();
    mine.units.front().options.set("heat-hammer", 1);
    WindowFixture f(mine);
    f.select({"u1"});
    during([&] { f.trigger("actionReplace"); },
           [&](QDialog& dialog) {
               QTest::keyClicks(&the<QLineEdit>(dialog, "replaceSearch"), "light drakkar");
               QTest::keyClick(&the<QLineEdit>(dialog, "replaceSearch"), Qt::Key_Return);
           });
    CHECK(f.window->statusBar()->currentMessage().contains("Not carried over: Heat hammer"));
}

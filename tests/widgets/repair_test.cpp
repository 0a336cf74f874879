#include "widgets/windowfixture.h"

#include "widgets/repair/repairdialog.h"

#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QTreeWidget>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

/// 1,100 points of 1,000, with two heroes and two vehicles for two solid units.
Roster tooMuch()
{
    Roster roster;
    roster.name = "The Iron March";
    roster.ruleset = "warpath-2e";
    roster.army = "marauders";
    roster.battle.points = 1000;
    roster.units = {unit("u1", "warlord"),         unit("u2", "warlord"), unit("u3", "grunts-platoon"),
                    unit("u4", "jumpers-section"), unit("u5", "raptor"),  unit("u6", "raptor"),
                    unit("u7", "battlebot"),       unit("u8", "cannon"),  unit("u9", "juggernaut")};
    roster.units.front().options.set("jump-harness", 1);
    return roster;
}

struct Repairing : WindowFixture {
    Repairing() : WindowFixture(tooMuch()) {}

    void wait(RepairDialog& dialog) const
    {
        REQUIRE(QTest::qWaitFor([&] { return !dialog.isWorking(); }, 30'000));
        QCoreApplication::processEvents();
    }
    /// Opens the dialog and waits for its answers.
    void inside(const std::function<void(RepairDialog&)>& work) const
    {
        during<RepairDialog>([&] { trigger("actionMakeLegal"); },
                             [&](RepairDialog& dialog) {
                                 wait(dialog);
                                 work(dialog);
                                 if (dialog.isVisible())
                                     dialog.reject();
                             });
    }
    static QTreeWidgetItem* rowOf(const RepairDialog& dialog, const QString& id)
    {
        for (QTreeWidgetItemIterator each(&testing::the<QTreeWidget>(dialog, "repairRows")); *each; ++each)
            if ((*each)->data(1, Qt::UserRole).toString() == id)
                return *each;
        throw std::runtime_error("there is no row of " + id.toStdString());
    }
};

} // namespace

TEST_CASE("a roster is made legal by an answer, as one step of undo")
{
    Repairing f;
    CHECK(f.the<QToolButton>("makeLegal").isVisible());
    const auto before = f.roster();
    f.inside([&](RepairDialog& dialog) {
        CHECK(testing::the<QRadioButton>(dialog, "repairAnswer0").isChecked());
        CHECK(testing::the<QLabel>(dialog, "repairTitle").text().contains("The Iron March"));
        testing::the<QTreeWidget>(dialog, "repairRows").setFocus();
        QTest::keyClick(&testing::the<QTreeWidget>(dialog, "repairRows"), Qt::Key_Return);
    });
    f.settle();
    CHECK(f.document().verdict()->assessment().outcome() == Outcome::Legal);
    CHECK_FALSE(f.the<QToolButton>("makeLegal").isVisible());
    f.trigger("actionUndo");
    f.settle();
    CHECK(f.roster().units == before.units);
}

TEST_CASE("a locked unit stays as it is in every answer, and a refused change comes in none")
{
    Repairing f;
    f.inside([&](RepairDialog& dialog) {
        auto& rows = testing::the<QTreeWidget>(dialog, "repairRows");
        QString changed;
        QString words;
        for (QTreeWidgetItemIterator each(&rows); *each && changed.isEmpty(); ++each)
            if (!(*each)->text(3).isEmpty()) {
                changed = (*each)->data(1, Qt::UserRole).toString();
                words = (*each)->text(3);
            }
        REQUIRE_FALSE(changed.isEmpty());
        CHECK(rows.currentItem()->data(1, Qt::UserRole).toString() == changed); // the first change is chosen
        QTest::keyClick(&rows, Qt::Key_Delete);
        f.wait(dialog);
        const auto answers = [&] { return dialog.findChildren<QRadioButton*>().size(); };
        REQUIRE(answers() > 0);
        for (int column = 3; column < rows.columnCount(); ++column)
            CHECK(f.rowOf(dialog, changed)->text(column) != words);

        rows.setCurrentItem(f.rowOf(dialog, changed));
        QTest::keyClick(&rows, Qt::Key_L);
        f.wait(dialog);
        REQUIRE(answers() > 0);
        CHECK(f.rowOf(dialog, changed)->checkState(0) == Qt::Checked);
        for (int column = 3; column < rows.columnCount(); ++column)
            CHECK(f.rowOf(dialog, changed)->text(column).isEmpty());
        QTest::keyClick(&rows, Qt::Key_L);
        f.wait(dialog);
        CHECK(f.rowOf(dialog, changed)->checkState(0) == Qt::Unchecked);
    });
    CHECK(f.roster().units == tooMuch().units); // nothing was taken
}

TEST_CASE("where all units are locked, nothing is found, and a legal roster needs nothing")
{
    Repairing f;
    f.inside([&](RepairDialog& dialog) {
        auto& rows = testing::the<QTreeWidget>(dialog, "repairRows");
        for (QTreeWidgetItemIterator each(&rows); *each; ++each)
            (*each)->setCheckState(0, Qt::Checked);
        f.wait(dialog);
        CHECK(testing::the<QLabel>(dialog, "repairWord").text() ==
              "No change was found that makes it legal and keeps what you locked.");
        CHECK_FALSE(testing::the<QPushButton>(dialog, "repairTake").isEnabled());
    });
    const WindowFixture legal(march);
    during<RepairDialog>([&] { legal.trigger("actionMakeLegal"); },
                         [&](RepairDialog& dialog) {
                             REQUIRE(QTest::qWaitFor([&] { return !dialog.isWorking(); }, 30'000));
                             QCoreApplication::processEvents();
                             CHECK(testing::the<QLabel>(dialog, "repairWord").text() ==
                                   "It is legal as it is: there is nothing to change.");
                             dialog.reject();
                         });
}

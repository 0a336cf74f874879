#include "widgets/windowfixture.h"

#include "widgets/dialogs/newrosterdialog.h"
#include "widgets/repair/wishesdialog.h"

#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

/// The dialog for an army of 1,500 points.
struct Wishing {
    Wishing() : dialog(catalogue(), beginning(), {}) { dialog.show(); }

    static std::shared_ptr<const Catalogue> catalogue()
    {
        auto all = testing::store().fullCatalogue("warpath-2e");
        REQUIRE(all.has_value());
        return *all;
    }
    static Roster beginning()
    {
        Roster roster;
        roster.ruleset = "warpath-2e";
        roster.army = "forge-fathers";
        roster.battle.points = 1500;
        return roster;
    }
    void wait()
    {
        REQUIRE(QTest::qWaitFor([&] { return !dialog.isWorking(); }, 30'000));
        QCoreApplication::processEvents();
    }
    QTreeWidget& units() { return the<QTreeWidget>(dialog, "wishUnits"); }
    QTreeWidgetItem& row(const QString& name)
    {
        for (QTreeWidgetItemIterator each(&units()); *each; ++each)
            if ((*each)->text(0) == name)
                return **each;
        throw std::runtime_error("there is no row " + name.toStdString());
    }
    void press(const QString& name, int key)
    {
        units().setCurrentItem(&row(name));
        QTest::keyClick(&units(), static_cast<Qt::Key>(key));
        wait();
    }
    QStringList lines(int army)
    {
        QStringList words;
        auto& list = the<QListWidget>(dialog, QStringLiteral("wishLines%1").arg(army));
        for (int i = 0; i < list.count(); ++i)
            words << list.item(i)->text();
        return words;
    }
    int armies() const { return static_cast<int>(dialog.findChildren<QListWidget*>().size()); }

    WishesDialog dialog;
};

} // namespace

TEST_CASE("an army of wishes has what was asked for and none of what was not")
{
    Wishing f;
    f.wait();
    CHECK(f.armies() > 0);
    f.press("Heavy Drakkar", Qt::Key_Plus);
    f.press("Heavy Drakkar", Qt::Key_Plus);
    CHECK(f.row("Heavy Drakkar").text(2) == "2 ×");
    f.press("Hero", Qt::Key_N);
    CHECK(f.row("Huscarl").text(2) == "none");
    REQUIRE(f.armies() > 0);
    for (int army = 0; army < f.armies(); ++army) {
        const auto words = f.lines(army).join('\n');
        CHECK(words.contains("Heavy Drakkar"));
        CHECK(!words.contains("Huscarl"));
        CHECK(!words.contains("Chief Brokkr"));
    }
    f.press("Hero", Qt::Key_N);
    CHECK(f.row("Huscarl").text(2).isEmpty());
    click(the<QPushButton>(f.dialog, "wishTake"));
    const auto roster = f.dialog.roster();
    REQUIRE(roster);
    CHECK(std::ranges::count(roster->units, std::string("heavy-drakkar"), &RosterUnit::unit) >= 2);
    CHECK(roster->battle.points == 1500);
}

TEST_CASE("where no army can be, the window says why and what to give up")
{
    Wishing f;
    f.wait();
    for (int i = 0; i < 5; ++i)
        f.press("Heavy Drakkar", Qt::Key_Plus);
    CHECK(f.armies() == 0);
    const auto words = the<QLabel>(f.dialog, "wishWord").text();
    CHECK(words.contains("No army of these wishes can be legal."));
    CHECK(words.contains("solid-armour"));
    CHECK(words.contains("Only 4 × Heavy Drakkar")); // 4 x 220 + 4 x 150 = 1,480
    CHECK(!the<QPushButton>(f.dialog, "wishTake").isEnabled());
    CHECK(!the<QCheckBox>(f.dialog, "wishOwned").isEnabled()); // the collection is empty
    f.press("Heavy Drakkar", Qt::Key_Minus);
    f.press("Heavy Drakkar", Qt::Key_Minus);
    CHECK(f.armies() > 0);
}

TEST_CASE("a new roster begins with an army of wishes")
{
    WindowFixture f;
    during<NewRosterDialog>([&] { f.trigger("actionNew"); },
                            [&](NewRosterDialog& dialog) {
                                during<WishesDialog>(
                                    [&] { click(the<QPushButton>(dialog, "newWishes")); },
                                    [&](WishesDialog& wishes) {
                                        REQUIRE(QTest::qWaitFor([&] { return !wishes.isWorking(); }, 30'000));
                                        QCoreApplication::processEvents();
                                        click(the<QPushButton>(wishes, "wishTake"));
                                    });
                            });
    f.settle();
    CHECK(!f.roster().units.empty());
    CHECK(f.document().verdict()->assessment().outcome() == Outcome::Legal);
}

#include "widgets/findings/findingspanel.h"
#include "widgets/unit/unitpanel.h"
#include "widgets/windowfixture.h"

#include <QAbstractItemModel>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>

using namespace muster;
using namespace muster::testing;
using muster::widgets::MainWindow;

namespace {

/// A program that was started with a roster, before anything has been painted.
class Started : public WindowFixture {
public:
    Started()
    {
        write(path().toStdString(), bytesOf(march));
        window.reset();
        window = std::make_unique<MainWindow>(data, prompts, folder.filePath("recovery"), nullptr,
                                              MainWindow::First::Roster);
        window->resize(1280, 720);
        REQUIRE(window->openFile(path()));
    }

    [[nodiscard]] bool hasSides() const { return window->workspace().hasSides(); }
    [[nodiscard]] QString shownUnit() const { return the<QLabel>("unitName").text(); }
};

} // namespace

TEST_CASE("a roster that the program starts with is painted before the panels beside it are made")
{
    const Started f;
    CHECK_FALSE(f.hasSides());
    CHECK(f.view().model()->rowCount() > 0);
    CHECK(f.view().selectedIds() == std::vector{f.roster().units.front().id});
    const auto height = f.the<QDockWidget>("findingsDock").maximumHeight();
    f.window->show();
    REQUIRE(QTest::qWaitFor([&] { return f.hasSides(); }));
    CHECK(f.view().verticalScrollBar()->value() == 0); // the heading of the first unit is seen
    CHECK(f.shownUnit().toStdString() == "First Fusiliers");
    CHECK(f.the<QAbstractItemView>("armyView").model()->rowCount() > 0);
    CHECK(f.the<QWidget>("armyView").isVisible());
    CHECK(f.the<QWidget>("unitPanel").isVisible());
    CHECK_FALSE(f.window->workspace().findings().summary().isEmpty());
    CHECK(f.the<QDockWidget>("findingsDock").height() == height); // nothing moves
    // The keyboard stays where it was.
    f.activate();
    CHECK(QApplication::focusWidget() == &f.view());
}

TEST_CASE("whoever is quicker than the screen finds the panels")
{
    SECTION("a key")
    {
        const Started f;
        f.trigger("actionFind");
        CHECK(f.hasSides());
        f.window->show();
        f.activate();
        CHECK(QApplication::focusWidget() == &f.the<QLineEdit>("armySearch"));
        f.type("a");
        CHECK(f.the<QLineEdit>("armySearch").text() == "a");
    }
    SECTION("a change")
    {
        const Started f;
        change(f.document(), {edits::SetName{"Changed"}});
        f.settle();
        CHECK_FALSE(f.hasSides());
        f.view().selectIds({f.roster().units.back().id});
        (void)f.window->workspace().army();
        CHECK(f.hasSides());
        CHECK_FALSE(f.shownUnit().isEmpty());
    }
    SECTION("a window that nobody sees")
    {
        const Started f;
        CHECK(QTest::qWaitFor([&] { return f.hasSides(); }));
    }
    SECTION("the next roster, in a tab beside it")
    {
        const Started f;
        write(f.path("other.muster").toStdString(), bytesOf(march));
        REQUIRE(f.window->openFile(f.path("other.muster")));
        CHECK(f.hasSides());
        f.window->show();
        CHECK(f.the<QWidget>("unitPanel").isVisible());
    }
    SECTION("one that cannot be opened")
    {
        Started f;
        write(f.path("broken.muster").toStdString(), "{");
        f.window = std::make_unique<MainWindow>(f.data, f.prompts, f.folder.filePath("recovery"), nullptr,
                                                MainWindow::First::Roster);
        CHECK_FALSE(f.window->openFile(f.path(GENERATE("broken.muster", "gone.muster"))));
        f.window->show();
        CHECK(QTest::qWaitFor([&] { return f.hasSides(); }));
        CHECK(QTest::qWaitFor([&] {
            const auto* library = f.window->findChild<QWidget*>("startPage");
            return library && library->isVisible();
        }));
    }
}

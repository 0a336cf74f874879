// The army's dock, put away: an edge with its name stays at its side of the window.

#include "widgets/windowfixture.h"

#include "widgets/shell/dockplaces.h"

#include <QDockWidget>
#include <QStatusBar>

using namespace muster;
using namespace muster::testing;

namespace {

struct PutAway : WindowFixture {
    explicit PutAway(int width) : WindowFixture(hold)
    {
        window->resize(width, 700);
        QTest::qWait(50);
        settle();
        army().close();
        settle();
    }

    [[nodiscard]] QDockWidget& army() const { return the<QDockWidget>("armyDock"); }
    [[nodiscard]] QWidget& edge() const { return the<QWidget>("armyEdge"); }
    [[nodiscard]] int leftOf(const QString& name) const { return the<QWidget>(name).mapTo(window.get(), QPoint()).x(); }
};

} // namespace

TEST_CASE("the army that is put away leaves an edge of 34, which brings it back beside the roster")
{
    PutAway f(1280);
    REQUIRE(f.edge().isVisible());
    CHECK(f.edge().width() == 34);
    CHECK(f.leftOf("armyEdge") == 0);
    CHECK(f.leftOf("rosterView") >= 34);
    auto& button = f.the<QWidget>("armyEdgeButton");
    CHECK(button.height() > 300);
    CHECK(button.toolTip().contains("Ctrl+F"));
    click(button);
    CHECK(f.army().isVisible());
    CHECK_FALSE(f.edge().isVisible());
    CHECK(QApplication::focusWidget()->objectName() == "armySearch");
    f.army().close();
    CHECK(f.edge().isVisible());
    f.view().setFocus();
    f.press("Ctrl+F");
    CHECK(f.army().isVisible());
    CHECK_FALSE(f.edge().isVisible());
    CHECK(QApplication::focusWidget()->objectName() == "armySearch");
}

TEST_CASE("it stays put away in the next window, and there is no edge without a roster")
{
    PutAway f(1280);
    f.window->close();
    f.start();
    REQUIRE(f.window->openFile(f.path()));
    f.settle();
    CHECK_FALSE(f.army().isVisible());
    CHECK(f.edge().isVisible());
    f.trigger("actionClose");
    f.settle();
    for (const auto* edge : f.window->findChildren<QWidget*>("armyEdge"))
        CHECK_FALSE(edge->isVisible());
}

TEST_CASE("in a small window, where army and unit are tabs, the edge is at their side, and the army comes back before")
{
    PutAway f(1024);
    REQUIRE(f.edge().isVisible());
    CHECK(f.leftOf("armyEdge") == f.window->width() - 34);
    CHECK(f.leftOf("unitDock") > f.leftOf("rosterView"));
    click(f.the<QWidget>("armyEdgeButton"));
    QTest::qWait(50);
    CHECK(f.window->workspace().places().areTabs());
    CHECK(f.the<QWidget>("armySearch").isVisible());
    CHECK_FALSE(f.edge().isVisible());
    // Put away in a wide window, it goes to the tabs of a small one.
    f.window->resize(1280, 700);
    QTest::qWait(50);
    f.settle();
    f.army().close();
    CHECK(f.leftOf("armyEdge") == 0);
    f.window->resize(1024, 700);
    QTest::qWait(50);
    f.settle();
    f.press("Ctrl+F");
    QTest::qWait(50);
    CHECK(f.window->workspace().places().areTabs());
    CHECK(f.the<QWidget>("armySearch").isVisible());
}

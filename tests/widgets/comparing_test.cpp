#include "widgets/windowfixture.h"

#include "widgets/comparing/comparepane.h"

#include <QCheckBox>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

using namespace muster;
using namespace muster::testing;

namespace {

/// The row whose unit is called so.
QTreeWidgetItem& row(QTreeWidget& list, const QString& name)
{
    for (int i = 0; i < list.topLevelItemCount(); ++i)
        if (list.topLevelItem(i)->text(1).trimmed().startsWith(name))
            return *list.topLevelItem(i);
    throw std::runtime_error("there is no row " + name.toStdString());
}

void compareWith(WindowFixture& f, const QString& name)
{
    auto& menu = the<QMenu>(*f.window, "compareMenu");
    emit menu.aboutToShow();
    auto* action = actionStarting(menu, name);
    REQUIRE(action);
    action->trigger();
    f.settle();
    (void)QTest::qWaitFor([&] { return f.the<QTreeWidget>("compareUnits").topLevelItemCount() > 0; }, 1000);
}

} // namespace

TEST_CASE("a roster of another tab stands beside this one, and follows what is done there")
{
    WindowFixture f(company());
    auto& theirs = *f.window->pages().front();
    auto ours = f.document().roster();
    ours.name = "The copy";
    ours.units.erase(ours.units.begin());
    REQUIRE(f.window->create(ours));
    f.settle();
    compareWith(f, QString::fromStdString(theirs.document().roster().name));

    auto& list = f.the<QTreeWidget>("compareUnits");
    CHECK(f.the<QLabel>("compareName").text().toStdString() == theirs.document().roster().name);
    CHECK(f.the<QLabel>("compareSums").text().contains("1 unit differs"));
    auto& missing = row(list, "Steel Warriors Section");
    CHECK(missing.text(0) == "+");
    f.the<QCheckBox>("compareOnlyDifferent").click();
    CHECK(list.topLevelItemCount() == 1);
    f.the<QCheckBox>("compareOnlyDifferent").click();

    // It is copied into this one, in one step, and nothing differs any more.
    const auto before = f.roster().units.size();
    list.setCurrentItem(&row(list, "Steel Warriors Section"));
    auto& copy = f.the<QPushButton>("compareCopy");
    REQUIRE(copy.isEnabled());
    click(copy);
    f.settle();
    CHECK(f.roster().units.size() == before + 1);
    QCoreApplication::processEvents();
    CHECK(f.the<QLabel>("compareSums").text().contains("the same units"));

    // The other tab's roster changes.
    REQUIRE(theirs.document().apply({edits::SetUnitName{"u2", "Thunder"}}, "Name"));
    theirs.document().judgeNow();
    QCoreApplication::processEvents();
    CHECK(row(list, "Thunder").text(0) == "≠");

    // Its tab is closed: there is nothing beside this one any more.
    theirs.document().undoStack().setClean();
    auto& menu = the<QMenu>(*f.window, "compareMenu");
    f.window->tabs().setCurrentIndex(1);
    f.window->closeCurrent();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    f.settle();
    CHECK_FALSE(f.the<widgets::ComparePane>("comparePane").isVisible());
    emit menu.aboutToShow();
    CHECK_FALSE(actionStarting(menu, "Nothing")->isEnabled());
}

TEST_CASE("a file beside a roster: one that cannot be read is told, and the pane can be closed")
{
    WindowFixture f(company());
    auto& menu = the<QMenu>(*f.window, "compareMenu");
    write(f.path("broken.muster").toStdString(), "{");
    f.prompts.openPath = f.path("broken.muster");
    emit menu.aboutToShow();
    actionStarting(menu, "A File")->trigger();
    CHECK(QTest::qWaitFor([&] { return f.prompts.count("tell") == 1; }));
    CHECK_FALSE(f.window->page().findChild<QWidget*>("comparePane"));

    write(f.path("other.muster").toStdString(), writeRoster(company()));
    f.prompts.openPath = f.path("other.muster");
    emit menu.aboutToShow();
    actionStarting(menu, "A File")->trigger();
    REQUIRE(QTest::qWaitFor([&] { return f.window->page().findChild<QWidget*>("comparePane") != nullptr; }));
    auto& pane = f.the<widgets::ComparePane>("comparePane");
    CHECK(pane.isVisible());
    QCoreApplication::processEvents();
    CHECK(f.the<QLabel>("compareName").text() == "Third Company");
    // Another file takes its place.
    auto other = company();
    other.name = "Fourth Company";
    write(f.path("fourth.muster").toStdString(), writeRoster(other));
    f.prompts.openPath = f.path("fourth.muster");
    emit menu.aboutToShow();
    actionStarting(menu, "A File")->trigger();
    CHECK(QTest::qWaitFor([&] { return f.the<QLabel>("compareName").text() == "Fourth Company"; }));
    emit menu.aboutToShow();
    CHECK(actionStarting(menu, "Nothing")->isEnabled());
    // A row chosen there is chosen here.
    auto& list = f.the<QTreeWidget>("compareUnits");
    list.setCurrentItem(&row(list, "Heavy Drakkar"));
    CHECK(f.view().selectedIds() == std::vector<std::string>{"u2"});
    f.the<QDockWidget>("compareDock").close();
    CHECK_FALSE(pane.isVisible());
}

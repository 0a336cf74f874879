// Findings as one line that opens, fixes as buttons, and the docks around the roster.

#include "widgets/windowfixture.h"

#include "widgets/findings/findingsfold.h"
#include "widgets/findings/findingspanel.h"
#include "widgets/findings/fixstrip.h"
#include "widgets/look/rowpaint.h"
#include "widgets/shell/dockplaces.h"
#include "widgets/shell/workspace.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScreen>
#include <QSignalSpy>
#include <QTabBar>
#include <QToolButton>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

void agree(const WindowFixture& f, int points)
{
    f.document().apply({edits::SetPoints{points}}, "Points");
    f.settle();
}

FindingsFold& fold(const WindowFixture& f) { return f.window->workspace().findingsFold(); }

bool areTabs(const WindowFixture& f) { return f.window->workspace().places().areTabs(); }

void resize(const WindowFixture& f, int width, int height)
{
    f.window->resize(width, height);
    QTest::qWait(60);
}

std::vector<editor::Gesture> fixes(int count)
{
    std::vector<editor::Gesture> list;
    for (int i = 0; i < count; ++i)
        list.push_back({Edit{edits::SetPoints{i}}, QStringLiteral("Fix %1").arg(i), {}});
    return list;
}

int shown(const FixStrip& strip, const QString& start)
{
    int count = 0;
    for (const auto* button : strip.findChildren<QToolButton*>())
        count += button->objectName().startsWith(start) && !button->isHidden() ? 1 : 0;
    return count;
}

} // namespace

TEST_CASE("findings are one line where nothing was found, with how many limits were looked at")
{
    WindowFixture f(hold);
    CHECK_FALSE(fold(f).isOpen());
    CHECK(f.the<QLabel>("findingsSummary").text().contains("Nothing to find."));
    CHECK_FALSE(f.the<QListView>("findingsView").isVisible());
    CHECK(f.the<QDockWidget>("findingsDock").height() <= f.the<QWidget>("findingsLine").height() + 2);
    click(f.the<QWidget>("findingsLine"), {40, 10});
    CHECK(fold(f).isOpen());
    click(f.the<QToolButton>("findingsArrow"));
    CHECK_FALSE(fold(f).isOpen());
}

TEST_CASE("the first error opens the findings once, and not again after they were closed")
{
    WindowFixture f(company());
    REQUIRE_FALSE(fold(f).isOpen());
    agree(f, 100);
    CHECK(fold(f).isOpen());
    CHECK(f.the<QListView>("findingsView").isVisible());
    click(f.the<QToolButton>("findingsArrow"));
    CHECK_FALSE(fold(f).isOpen());
    agree(f, 1500);
    agree(f, 90);
    CHECK_FALSE(fold(f).isOpen());
    CHECK(f.the<QToolButton>("findingsFilter1").isVisible()); // the line still counts them
    // Another roster starts over.
    f.prompts.unsaved = Prompts::Unsaved::Discard;
    REQUIRE(f.window->create(company()));
    f.settle();
    CHECK_FALSE(fold(f).isOpen());
    agree(f, 100);
    CHECK(fold(f).isOpen());
}

TEST_CASE("findings take no more than 40 percent of the window by themselves")
{
    auto roster = company();
    roster.battle.points = 100;
    for (int i = 0; i < 12; ++i) // too many of some, unknown others
        roster.units.push_back(
            unit("x" + std::to_string(i), i % 2 == 0 ? "heavy-drakkar" : "no-such-" + std::to_string(i)));
    WindowFixture f(roster);
    QTest::qWait(60);
    CHECK(fold(f).isOpen());
    CHECK(f.window->workspace().findings().total() > 6);
    CHECK(f.the<QDockWidget>("findingsDock").height() <= f.window->height() * 40 / 100 + 1);
}

TEST_CASE("fixes of the chosen finding are buttons that the arrow keys go through")
{
    WindowFixture f(company());
    agree(f, 400);
    f.activate();
    f.window->workspace().findings().focusList();
    auto& list = f.the<QListView>("findingsView");
    REQUIRE(list.hasFocus());
    QTest::keyClick(&list, Qt::Key_Right);
    auto& first = f.the<QToolButton>("fixButton0");
    REQUIRE(first.hasFocus());
    QTest::keyClick(&first, Qt::Key_Right);
    CHECK_FALSE(first.hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    CHECK(first.hasFocus());
    QTest::keyClick(&first, Qt::Key_Left);
    CHECK(list.hasFocus());
    QTest::keyClick(&list, Qt::Key_Right);
    const auto steps = f.document().undoStack().index();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    f.settle();
    CHECK(f.document().undoStack().index() == steps + 1);
}

TEST_CASE("words wrap in a width, and nothing of them is left out")
{
    const auto font = fontOf(Type::Body);
    const QFontMetrics metrics(font);
    const auto words = QStringLiteral("only commanders, Heroes and titans stand alone");
    const auto whole = metrics.horizontalAdvance(words);
    CHECK(wrappedHeight(words, font, whole) == lineHeight(font));
    CHECK(wrappedHeight(words, font, whole * 3 / 4) == 2 * lineHeight(font));
    // A word without an end is broken, and a line that somebody broke is none of its own.
    CHECK(wrappedHeight(QString(200, 'm'), font, metrics.horizontalAdvance(QString(50, 'm'))) >= 4 * lineHeight(font));
    CHECK(wrappedHeight("a\nb", font, 400) == lineHeight(font));
    CHECK(wrappedHeight({}, font, 400) == lineHeight(font));
}

TEST_CASE("a finding has room for all of its words, whatever the width of the window")
{
    auto roster = testing::roster("heresy", "space-marines", {unit("c", "company-commander")});
    roster.battle.points = 2000;
    roster.units.push_back(unit("d", "tactical-detachment"));
    roster.units.back().name = "The Ninth of the Long Watch at the Gate of the Drowned City";
    WindowFixture f(roster);
    auto& list = f.the<QListView>("findingsView");
    const auto rowOf = [&] {
        for (int row = 0; row < list.model()->rowCount(); ++row)
            if (list.model()->index(row, 0).data().toString().contains("stand alone"))
                return list.model()->index(row, 0);
        return QModelIndex();
    };
    fold(f).open();
    resize(f, 1900, 800);
    REQUIRE(rowOf().isValid());
    const auto high = list.visualRect(rowOf()).height();
    resize(f, 900, 800);
    const auto narrow = list.visualRect(rowOf());
    CHECK(narrow.height() > high);
    const auto words = rowOf().data().toString();
    const auto font = fontOf(Type::Strong);
    const auto citation = lineHeight(fontOf(Type::Fine));
    // The mark and the button take room beside them.
    CHECK(narrow.height() >= wrappedHeight(words, font, list.viewport()->width() - 60) + citation);
    resize(f, 1900, 800);
    CHECK(list.visualRect(rowOf()).height() == high);
}

TEST_CASE("the fixes of a finding open under its row, or over it where the screen ends")
{
    WindowFixture f(company());
    agree(f, 400);
    REQUIRE(fold(f).isOpen());
    auto& list = f.the<QListView>("findingsView");
    during<QMenu>([&] { f.trigger("actionFix"); },
                  [&](QMenu& menu) {
                      const auto row = list.visualRect(list.currentIndex());
                      const auto top = list.viewport()->mapToGlobal(row.topLeft()).y();
                      const auto bottom = list.viewport()->mapToGlobal(row.bottomLeft()).y();
                      const auto left = list.viewport()->mapToGlobal(row.topLeft()).x();
                      CHECK((menu.geometry().top() == bottom + 1 || menu.geometry().bottom() + 1 == top));
                      // Where the words of the row begin, as far as the screen has room.
                      CHECK((menu.x() - left < 60 || menu.geometry().right() > menu.screen()->geometry().right() - 4));
                      menu.close();
                  });
}

TEST_CASE("when the last finding goes, the keyboard is where it was before")
{
    WindowFixture f(company());
    auto& list = f.the<QListView>("findingsView");
    const auto undoing = [&](QWidget& before) {
        agree(f, 400);
        fold(f).open();
        f.activate();
        before.setFocus();
        click(*list.viewport(), list.visualRect(list.model()->index(0, 0)).topLeft() + QPoint(60, 16));
        REQUIRE(list.hasFocus());
        f.press("Ctrl+Z");
        f.settle();
        REQUIRE(f.window->workspace().findings().total() == 0);
        CHECK_FALSE(list.isVisible());
        CHECK(before.hasFocus());
    };
    undoing(f.view());
    auto& search = f.the<QLineEdit>("armySearch");
    undoing(search);
    f.type("huscarl");
    const auto units = f.roster().units.size();
    f.press("Return");
    CHECK(f.roster().units.size() == units + 1);
}

TEST_CASE("up to eight fixes are buttons; of more there are six, and all behind one")
{
    FixStrip strip;
    strip.resize(3000, FixStrip::lineHeight());
    strip.show(fixes(8));
    CHECK(shown(strip, "fixButton") == 8);
    CHECK(shown(strip, "fixAll") == 0);
    strip.show(fixes(9));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    CHECK(shown(strip, "fixButton") == 6);
    CHECK(shown(strip, "fixAll") == 1);
    CHECK(the<QToolButton>(strip, "fixAll").text().contains('9'));
    // What has no room is behind it too.
    strip.show(fixes(8));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    strip.resize(260, FixStrip::lineHeight());
    strip.show(fixes(8));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    CHECK(shown(strip, "fixButton") < 8);
    CHECK(shown(strip, "fixAll") == 1);
}

TEST_CASE("all fixes of a finding open below its line, and what would be too many as a menu")
{
    FixStrip strip;
    strip.resize(400, FixStrip::lineHeight());
    strip.show(fixes(20));
    strip.setStart(100);
    CHECK(strip.heightFor(400) == FixStrip::lineHeight());
    const auto before = shown(strip, "fixButton");
    CHECK(before < 8);
    QSignalSpy opened(&strip, &FixStrip::opened);
    QSignalSpy asked(&strip, &FixStrip::allRequested);
    strip.openAll();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    CHECK(opened.count() == 1);
    const auto height = strip.heightFor(400);
    CHECK(height > 2 * FixStrip::lineHeight());
    strip.resize(400, height);
    CHECK(shown(strip, "fixButton") == 20);
    CHECK(shown(strip, "fixAll") == 0);
    for (const auto* button : strip.findChildren<QToolButton*>())
        if (!button->isHidden()) {
            CHECK(strip.rect().contains(button->geometry()));
            CHECK((button->y() > 0 || button->x() >= 100)); // the first line begins behind the source
        }
    strip.show(fixes(20)); // the same, found again
    CHECK(strip.heightFor(400) == height);
    strip.show(fixes(25));
    CHECK(strip.heightFor(400) == FixStrip::lineHeight());
    strip.openAll();
    CHECK(asked.count() == 1);
    CHECK(opened.count() == 1);
}

TEST_CASE("a finding that is not chosen shows two of its fixes, which a click carries out, and all behind a button")
{
    WindowFixture f(company());
    agree(f, 400);
    fold(f).open();
    auto& list = f.the<QListView>("findingsView");
    auto& strip = f.the<FixStrip>("fixStrip");
    REQUIRE(QTest::qWaitFor([&] { return f.window->workspace().findings().total() > 0 && list.isVisible(); }));
    QTest::qWait(200); // fixes are looked for while nothing else is done
    const auto row = list.visualRect(list.model()->index(0, 0));
    REQUIRE_FALSE(list.currentIndex().isValid());
    CHECK(strip.isHidden());
    const auto high = row.height();
    // At the end of the line below its message.
    click(*list.viewport(), {row.right() - 24, row.top() + 42});
    REQUIRE(list.currentIndex().isValid());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    CHECK(strip.isVisible());
    CHECK(shown(strip, "fixButton") >= 2); // all of them
    CHECK(shown(strip, "fixAll") == 0);
    QTest::qWait(20);
    CHECK(list.visualRect(list.model()->index(0, 0)).height() >= high);
}

TEST_CASE("army and unit are tabs in a small window, and sides in a large one")
{
    WindowFixture f(company());
    CHECK_FALSE(areTabs(f));
    auto& army = f.the<QDockWidget>("armyDock");
    auto& side = f.the<QDockWidget>("unitDock");
    CHECK_FALSE(army.titleBarWidget());
    resize(f, 1100, 700);
    CHECK(areTabs(f));
    // The tab says what a title would say.
    REQUIRE(army.titleBarWidget());
    REQUIRE(side.titleBarWidget());
    CHECK(side.titleBarWidget()->height() == 0);
    f.press("Ctrl+F");
    QTest::qWait(20);
    CHECK(f.the<QLineEdit>("armySearch").isVisible());
    resize(f, 1300, 700);
    CHECK_FALSE(areTabs(f));
    CHECK_FALSE(army.titleBarWidget());
}

TEST_CASE("the history is a tab beside the unit, before it when it is opened, and moves nothing")
{
    WindowFixture f(company());
    auto& history = f.the<QDockWidget>("historyDock");
    auto& side = f.the<QDockWidget>("unitDock");
    const auto& search = f.the<QLineEdit>("armySearch");
    const auto place = search.mapTo(f.window.get(), QPoint());
    history.toggleViewAction()->trigger();
    QTest::qWait(60);
    CHECK(f.window->page().tabifiedDockWidgets(&side).contains(&history));
    CHECK_FALSE(f.the<QWidget>("historyView").visibleRegion().isEmpty());
    CHECK(search.mapTo(f.window.get(), QPoint()) == place);
    // Also where army and unit share one side, and behind that again.
    resize(f, 1100, 700);
    CHECK(areTabs(f));
    CHECK(f.window->page().tabifiedDockWidgets(&side).contains(&history));
    resize(f, 1300, 700);
    CHECK_FALSE(areTabs(f));
    CHECK(f.window->page().tabifiedDockWidgets(&side).contains(&history));
    // Another roster begins with its units.
    f.the<QDockWidget>("historyDock").raise();
    f.prompts.unsaved = Prompts::Unsaved::Discard;
    REQUIRE(f.window->create(company()));
    f.settle();
    QTest::qWait(60);
    CHECK_FALSE(f.the<QWidget>("unitPanel").visibleRegion().isEmpty());
}

TEST_CASE("docks that were moved by hand stay where they are, until they are sent back")
{
    WindowFixture f(company());
    auto& army = f.the<QDockWidget>("armyDock");
    army.setFloating(true);
    army.setFloating(false);
    QTest::qWait(20);
    resize(f, 1000, 700);
    CHECK_FALSE(areTabs(f));
    f.trigger("actionUsualPlaces");
    QTest::qWait(20);
    CHECK(areTabs(f));
    // A double click on a tab takes the dock out, as on a title.
    QTabBar* tabs = nullptr;
    for (auto* bar : f.window->page().findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
        if (bar->isVisible())
            tabs = bar;
    REQUIRE(tabs);
    QTest::mouseDClick(tabs, Qt::LeftButton, {}, tabs->tabRect(0).center());
    QTest::qWait(60);
    CHECK((army.isFloating() || f.the<QDockWidget>("unitDock").isFloating()));
    CHECK_FALSE(areTabs(f));
    CHECK_FALSE(army.titleBarWidget());
}

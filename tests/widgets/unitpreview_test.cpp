// The preview of a unit before it is added: how it opens, follows, adds and closes.

#include "widgets/windowfixture.h"

#include "widgets/army/unitpreview.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

UnitPreview& preview(const WindowFixture& f) { return f.the<UnitPreview>("unitPreview"); }

void find(const WindowFixture& f, const QString& words)
{
    f.press("Ctrl+F");
    f.type(words);
    REQUIRE(armyView(f).currentIndex().isValid());
}

void wait() { QTest::qWait(120); }

void moveTo(const WindowFixture& f, const QPoint& place)
{
    QTest::mouseMove(armyView(f).viewport(), place + QPoint(1, 0));
    QTest::mouseMove(armyView(f).viewport(), place);
    QMouseEvent move(QEvent::MouseMove, place, armyView(f).viewport()->mapToGlobal(place), Qt::NoButton, Qt::NoButton,
                     {});
    QApplication::sendEvent(armyView(f).viewport(), &move);
}

} // namespace

TEST_CASE("the preview opens by key, follows the arrows, and Escape closes it before it clears the search")
{
    WindowFixture f(company());
    find(f, "drakkar");
    CHECK_FALSE(preview(f).isVisible());
    f.press("Ctrl+I");
    REQUIRE(preview(f).isVisible());
    const auto first = f.the<QLabel>("previewName").text();
    CHECK(first == armyView(f).currentIndex().data().toString());
    CHECK(f.the<QLineEdit>("armySearch").hasFocus()); // one can go on typing
    CHECK(preview(f).accessibleName().contains(first));
    f.press("Down");
    f.press("Down");
    wait();
    CHECK(f.the<QLabel>("previewName").text() != first);
    CHECK(f.the<QLabel>("previewName").text() == armyView(f).currentIndex().data().toString());
    f.press("Escape");
    CHECK_FALSE(preview(f).isVisible());
    CHECK(f.the<QLineEdit>("armySearch").text() == "drakkar");
}

TEST_CASE("where the figures of a unit come from is folded in the preview")
{
    WindowFixture f(company());
    find(f, "huscarl");
    f.press("Ctrl+I");
    REQUIRE(preview(f).isVisible());
    auto& head = testing::the<QToolButton>(preview(f), "fold-previewOrigin");
    auto& words = testing::the<QLabel>(preview(f), "previewOriginWords");
    CHECK(head.text() == "Figures transcribed by players");
    CHECK(words.text().startsWith("Figures transcribed by players: "));
    CHECK_FALSE(words.isVisible());
    for (const auto* label : preview(f).findChildren<QLabel*>())
        CHECK((label == &words || !label->text().contains("BSData/warpath")));
    head.click();
    CHECK(words.isVisible());
    // The keyboard on the fold opens and closes it, and adds nothing.
    head.setFocus();
    f.press("Return");
    CHECK_FALSE(words.isVisible());
    CHECK(f.roster().units.size() == 3);
}

TEST_CASE("nothing in the preview changes the roster but its buttons")
{
    WindowFixture f(company());
    find(f, "huscarl");
    const auto before = f.bytes();
    f.press("Ctrl+I");
    REQUIRE(preview(f).isVisible());
    QTest::mouseClick(&preview(f), Qt::LeftButton, {}, {60, 20});
    f.settle();
    CHECK(f.bytes() == before);
    f.step("Add Huscarl", [&] { click(f.the<QPushButton>("previewAdd")); });
    CHECK(preview(f).isVisible());
    f.step("Add Huscarl", [&] { f.press("Return"); });
    // Asked for again, the keyboard goes into it.
    f.press("Ctrl+I");
    CHECK(f.the<QPushButton>("previewAdd").hasFocus());
    f.step("Add Huscarl", [&] { f.press("Return"); });
    CHECK(f.roster().units.size() == 6);
    f.press("Escape");
    CHECK_FALSE(preview(f).isVisible());
    CHECK(armyView(f).hasFocus());
}

TEST_CASE("the preview says each rule that adding would break, and is right again after each change")
{
    WindowFixture f(company());
    find(f, "brokkr team");
    f.press("Ctrl+I");
    CHECK(preview(f).form().breaks.isEmpty());
    CHECK_FALSE(f.the<QLabel>("previewBadge").isVisible());
    REQUIRE(f.document().apply({edits::SetPoints{100}}, "Points"));
    f.settle();
    wait();
    const auto& form = preview(f).form();
    REQUIRE_FALSE(form.breaks.isEmpty());
    CHECK(f.the<QLabel>("previewBadge").isVisible());
    QStringList shown;
    for (const auto* label : preview(f).findChildren<QLabel*>("previewBreak"))
        shown << label->text();
    for (const auto& each : form.breaks)
        CHECK(shown.contains(each));
    CHECK(preview(f).accessibleDescription().contains(form.breaks.front()));
}

TEST_CASE("a unit added with options is selected, and the keyboard is in its options")
{
    WindowFixture f(company());
    find(f, "steel warriors section");
    f.press("Ctrl+I");
    click(f.the<QPushButton>("previewAddWith"));
    f.settle();
    CHECK_FALSE(preview(f).isVisible());
    REQUIRE(f.roster().units.size() == 4);
    CHECK(f.view().selectedIds() == std::vector<std::string>{f.ids().back()});
    REQUIRE(QApplication::focusWidget());
    CHECK(f.the<QWidget>("unitPanel").isAncestorOf(QApplication::focusWidget()));
}

TEST_CASE("the preview's star makes a favourite")
{
    WindowFixture f(company());
    find(f, "huscarl");
    f.press("Ctrl+I");
    auto& star = f.the<QPushButton>("previewFavourite");
    CHECK_FALSE(star.isChecked());
    click(star);
    CHECK(star.isChecked());
    f.press("Escape");
    f.the<QLineEdit>("armySearch").clear();
    CHECK(armyView(f).model()->index(0, 0).data().toString() == "Favourites");
}

TEST_CASE("a mouse that rests on a row opens the preview, and one that leaves closes it")
{
    WindowFixture f(company());
    f.settle();
    const auto head = armyView(f).model()->index(0, 0);
    const auto row = armyView(f).model()->index(0, 0, head);
    moveTo(f, armyView(f).visualRect(row).center());
    QTest::qWait(200);
    CHECK_FALSE(preview(f).isVisible());
    REQUIRE(QTest::qWaitFor([&] { return preview(f).isVisible(); }, 3000));
    CHECK(f.the<QLabel>("previewName").text() == row.data().toString());
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(armyView(f).viewport(), &leave);
    CHECK(QTest::qWaitFor([&] { return !preview(f).isVisible(); }, 3000));
    // A click is not a rest.
    moveTo(f, armyView(f).visualRect(row).center());
    QTest::mouseClick(armyView(f).viewport(), Qt::LeftButton, {}, armyView(f).visualRect(row).center());
    QTest::qWait(1000);
    CHECK_FALSE(preview(f).isVisible());
    // Rows of a list under the mouse stay where they are, in the next test too.
    QTest::mouseMove(f.window.get(), {2, 2});
}

TEST_CASE("the preview stays inside the roster's part of the window, at the side of the list")
{
    WindowFixture f(company());
    const auto isMirrored = GENERATE(false, true);
    f.window->setLayoutDirection(isMirrored ? Qt::RightToLeft : Qt::LeftToRight);
    f.window->resize(1024, 700);
    f.settle();
    find(f, "drakkar");
    f.press("Ctrl+I");
    wait();
    const auto area = preview(f).parentWidget()->rect();
    const auto place = preview(f).geometry();
    CHECK(area.contains(place));
    CHECK(isMirrored == (area.right() - place.right() < place.left() - area.left()));
    // Another roster, or no list: no preview.
    f.trigger("actionClose");
    CHECK_FALSE(preview(f).isVisible());
}

// Rows of the roster: their buttons, sizes by key, what is said of them, and what must not move.

#include "widgets/windowfixture.h"

#include "editor/models/rostermodel.h"
#include "widgets/look/icons.h"
#include "widgets/roster/rosterstatus.h"

#include <QLabel>
#include <QMouseEvent>
#include <QScrollBar>
#include <QStatusBar>
#include <QToolButton>
#include <QUndoStack>

#include <set>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;
using editor::RosterModel;

namespace {

QModelIndex rowOf(const WindowFixture& f, const std::string& id, int column = RosterModel::Unit)
{
    const auto index = static_cast<const RosterModel&>(*f.view().model()).indexOf(id, column);
    REQUIRE(index.isValid());
    return index;
}

/// The mouse comes to rest on a point of the roster.
void pointAt(const WindowFixture& f, const QPoint& point)
{
    auto& pane = *f.view().viewport();
    QMouseEvent event(QEvent::MouseMove, point, pane.mapToGlobal(point), Qt::NoButton, Qt::NoButton, {});
    QApplication::sendEvent(&pane, &event);
}

QImage pictureOf(const WindowFixture& f, const QRect& area)
{
    REQUIRE_FALSE(area.isEmpty());
    return f.view().viewport()->grab(area).toImage();
}

void press(const WindowFixture& f, const std::string& id, RowButton button)
{
    const auto area = f.view().buttonRect(id, button);
    REQUIRE_FALSE(area.isEmpty());
    QTest::mouseClick(f.view().viewport(), Qt::LeftButton, {}, area.center());
}

/// Where each row is, heads too.
std::map<QString, QRect> places(const WindowFixture& f)
{
    std::map<QString, QRect> rows;
    auto& view = f.view();
    for (auto at = view.model()->index(0, 0); at.isValid(); at = view.indexBelow(at))
        rows[at.data(RosterModel::IdRole).toString() + '/' + at.data().toString()] = view.visualRect(at);
    return rows;
}

/// A section and three teams that are equal.
Roster teams()
{
    auto roster = company();
    roster.units = {unit("u1", "steel-warriors-section"), unit("e1", "brokkr-team"), unit("e2", "brokkr-team"),
                    unit("e3", "brokkr-team")};
    return roster;
}

const std::vector<std::string> equals{"e1", "e2", "e3"};

QModelIndex joinedRow(const WindowFixture& f)
{
    const auto row = rowOf(f, "e1").parent();
    REQUIRE(static_cast<const RosterModel&>(*f.view().model()).isJoined(row));
    return row;
}

Roster twoTenInfantry()
{
    auto roster = skirmish();
    roster.units = {unit("u1", "infantry"), unit("u2", "infantry")};
    for (auto& each : roster.units)
        each.models = 10;
    return roster;
}

} // namespace

TEST_CASE("a row of the roster shows its buttons under the mouse, when selected, and while it has the keyboard")
{
    WindowFixture f(company());
    f.select({"u1"});
    pointAt(f, {-5, -5});
    const auto another = f.view().buttonRect("u2", RowButton::Another);
    const auto without = pictureOf(f, another);
    pointAt(f, f.view().visualRect(rowOf(f, "u2")).center());
    CHECK(pictureOf(f, another) != without);
    CHECK(f.view().selectedIds() == std::vector<std::string>{"u1"});
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(f.view().viewport(), &leave);
    CHECK(pictureOf(f, another) == without);
    // The keyboard goes to the other row; the first one stays selected.
    f.view().selectionModel()->setCurrentIndex(rowOf(f, "u2"), QItemSelectionModel::NoUpdate);
    REQUIRE(f.view().hasFocus());
    CHECK(pictureOf(f, another) != without);
    f.select({"u2"});
    CHECK(pictureOf(f, another) != without);
}

TEST_CASE("the buttons of a row add another like it and remove it, and leave the selection to other rows")
{
    WindowFixture f(company());
    f.select({"u3"});
    f.step("Duplicate Steel Warriors Section", [&] { press(f, "u1", RowButton::Another); });
    CHECK(f.roster().units.size() == 4);
    f.select({"u1"}); // opens the row of both
    f.select({"u3"});
    f.step("Remove Steel Warriors Section", [&] { press(f, "u1", RowButton::Remove); });
    CHECK(f.view().selectedIds() == std::vector<std::string>{"u3"});
    // Pressed, and let go elsewhere, is nothing.
    const auto before = f.bytes();
    const auto area = f.view().buttonRect("u3", RowButton::Remove);
    QTest::mousePress(f.view().viewport(), Qt::LeftButton, {}, area.center());
    QTest::mouseRelease(f.view().viewport(), Qt::LeftButton, {}, area.center() - QPoint(200, 0));
    CHECK(f.bytes() == before);
    // Two quick clicks are two units more.
    const auto count = f.roster().units.size();
    const auto place = f.view().buttonRect("u3", RowButton::Another).center();
    QTest::mouseClick(f.view().viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(f.view().viewport(), Qt::LeftButton, {}, place);
    QTest::mouseRelease(f.view().viewport(), Qt::LeftButton, {}, place); // Qt's double click has none
    f.settle();
    CHECK(f.roster().units.size() >= count + 2);
}

TEST_CASE("models are given and taken by the buttons of a row and by Alt+Plus and Alt+Minus")
{
    WindowFixture f(twoTenInfantry());
    f.select({"u1"});
    CHECK(rowOf(f, "u1").data(RosterModel::StepsRole).toInt() == (editor::RowWords::Fewer | editor::RowWords::More));
    press(f, "u1", RowButton::More);
    f.settle();
    CHECK(f.unit("u1").models == 11);
    press(f, "u2", RowButton::Fewer);
    f.settle();
    CHECK(f.unit("u2").models == 9);
    f.select({"u1"});
    f.press("Alt++");
    f.settle();
    CHECK(f.unit("u1").models == 12);
    f.press("Alt+-");
    f.press("Alt+-");
    f.settle();
    CHECK(f.unit("u1").models == 10);
    // Both at once are one step.
    f.select({"u1", "u2"});
    const auto steps = f.document().undoStack().index();
    f.trigger("actionMoreModels");
    f.settle();
    CHECK(f.unit("u1").models == 11);
    CHECK(f.unit("u2").models == 10);
    CHECK(f.document().undoStack().index() == steps + 1);
}

TEST_CASE("a unit of one size has no buttons for its models")
{
    WindowFixture f(company());
    f.select({"u3"});
    CHECK(rowOf(f, "u3").data(RosterModel::StepsRole).toInt() == 0);
    const auto before = f.bytes();
    press(f, "u3", RowButton::More);
    f.press("Alt++");
    f.settle();
    CHECK(f.bytes() == before);
}

TEST_CASE("a row says what its unit carries, where it is, and what is wrong with it")
{
    WindowFixture f(hold);
    CHECK(rowOf(f, "u4").data(RosterModel::PillsRole).toStringList() == QStringList{"Aboard 5 of 10"});
    CHECK(rowOf(f, "u5").data(RosterModel::PillsRole).toStringList() == QStringList{"Embarked"});
    CHECK(rowOf(f, "u6").data(RosterModel::PillsRole).toStringList() == QStringList{"Held back"});
    const auto spoken = rowOf(f, "u5").data(Qt::AccessibleTextRole).toString();
    for (const auto* part : {"Cinder Oath", "Drakkarim Team", "150 points", "Embarked"}) {
        INFO(part);
        CHECK(spoken.contains(part));
    }
    f.document().apply({edits::AddUnit{{}, 0, unit("x1", "light-drakkar")}}, "Add");
    f.settle();
    const auto wrong = rowOf(f, "x1").data(Qt::AccessibleTextRole).toString();
    CHECK(wrong.contains(rowOf(f, "x1", RosterModel::State).data(Qt::AccessibleTextRole).toString()));
    CHECK(wrong.contains("Armour units"));
}

TEST_CASE("equal neighbours are one closed row, which is all of them; the arrow opens it")
{
    WindowFixture f(teams());
    const auto row = joinedRow(f);
    CHECK_FALSE(f.view().isExpanded(row));
    CHECK(f.view().visualRect(rowOf(f, "e2")).isEmpty());
    f.select(equals);
    CHECK(f.view().currentIndex() == row);
    CHECK_FALSE(f.view().isExpanded(row));
    CHECK(f.the<QLabel>("statusSelected").text().contains("225 points"));
    f.press("Right");
    CHECK(f.view().isExpanded(row));
    f.press("Down");
    CHECK(f.view().selectedIds() == std::vector<std::string>{"e1"});
    f.press("Left");
    CHECK(f.view().selectedIds() == equals);
    f.press("Left");
    CHECK_FALSE(f.view().isExpanded(row));
    CHECK(f.view().selectedIds() == equals);
    // With rows above and below it each unit is named once.
    f.press("Right");
    f.view().selectAll();
    CHECK(f.view().selectedIds() == std::vector<std::string>{"u1", "e1", "e2", "e3"});
}

TEST_CASE("one more like it raises the number of a row of equal units, which stays closed and chosen")
{
    WindowFixture f(teams());
    f.select(equals);
    f.step("Duplicate Brokkr Team", [&] { f.press("Ctrl+D"); }); // undone and done again, too
    CHECK(f.roster().units.size() == 5);
    CHECK(f.view().selectedIds().size() == 4);
    CHECK_FALSE(f.view().isExpanded(joinedRow(f)));
    CHECK(joinedRow(f).data().toString() == QString::fromUtf8("4 × Brokkr Team"));
    // Several rows, each unit of them.
    f.view().selectAll();
    f.press("Ctrl+D");
    f.settle();
    CHECK(f.roster().units.size() == 10);
    f.press("Delete");
    f.settle();
    CHECK(f.roster().units.size() == 5);
    f.trigger("actionUndo");
    f.trigger("actionUndo");
    f.trigger("actionUndo");
    f.settle();
    f.select({"u1"});
    const auto pressOn = [&](RowButton button) {
        const auto cell = f.view().visualRect(joinedRow(f).siblingAtColumn(RosterModel::State));
        QTest::mouseClick(f.view().viewport(), Qt::LeftButton, {},
                          buttonPlace(button, cell, f.view().layoutDirection()).center());
        f.settle();
    };
    pressOn(RowButton::Another);
    CHECK(f.roster().units.size() == 5);
    CHECK_FALSE(f.view().isExpanded(joinedRow(f)));
    f.select({"u1"});
    pressOn(RowButton::Remove); // what is seen as one goes as one
    CHECK(f.ids() == std::vector<std::string>{"u1"});
    CHECK(f.view().selectedIds() == std::vector<std::string>{"u1"});
}

TEST_CASE("what acts on several units acts on all of a row of equal ones")
{
    WindowFixture f(teams());
    f.trigger("actionGrouped"); // in the order of the roster
    f.select(equals);
    f.press("Alt+Up");
    f.settle();
    CHECK(f.ids() == std::vector<std::string>{"e1", "e2", "e3", "u1"});
    CHECK(f.view().selectedIds() == equals);
    f.press("Ctrl+C");
    f.press("Ctrl+V"); // behind the last of them
    f.settle();
    REQUIRE(f.roster().units.size() == 7);
    CHECK(f.roster().units[6].id == "u1");
    CHECK(joinedRow(f).data().toString() == QString::fromUtf8("6 × Brokkr Team"));
    f.trigger("actionUndo");
    f.settle();
    f.select(equals);
    f.press("Delete");
    f.settle();
    CHECK(f.ids() == std::vector<std::string>{"u1"});
}

TEST_CASE("a unit in a closed row of equal ones is gone to by opening it, and a change takes it out of the row")
{
    WindowFixture f(teams());
    f.select({"u1"});
    f.select({"e3"});
    CHECK(f.view().isExpanded(joinedRow(f)));
    CHECK_FALSE(f.view().visualRect(rowOf(f, "e3")).isEmpty());
    // Choosing something else moves no row; the next change closes what was opened to go there.
    f.select({"u1"});
    CHECK(f.view().isExpanded(joinedRow(f)));
    REQUIRE(f.document().apply({edits::SetUnitNote{"u1", "first"}}, "Note"));
    f.settle();
    CHECK_FALSE(f.view().isExpanded(joinedRow(f)));

    f.select({"e3"});
    REQUIRE(f.document().apply({edits::SetUnitNote{"e3", "last"}}, "Note"));
    f.settle();
    CHECK(f.view().selectedIds() == std::vector<std::string>{"e3"});
    CHECK(joinedRow(f).data().toString() == QString::fromUtf8("2 × Brokkr Team"));
    CHECK_FALSE(f.view().isExpanded(joinedRow(f)));
    CHECK(rowOf(f, "e3").parent() == joinedRow(f).parent());
}

TEST_CASE("equal units have rows of their own where a person wants it, which is remembered")
{
    WindowFixture f(teams());
    f.select(equals);
    REQUIRE(f.the<QAction>("actionJoined").isChecked());
    f.trigger("actionJoined");
    CHECK(f.view().selectedIds() == equals);
    CHECK_FALSE(static_cast<const RosterModel&>(*f.view().model()).isJoined(rowOf(f, "e1").parent()));
    f.start();
    CHECK_FALSE(f.the<QAction>("actionJoined").isChecked());
    REQUIRE(f.window->create(teams()));
    f.settle();
    CHECK_FALSE(static_cast<const RosterModel&>(*f.view().model()).isJoined(rowOf(f, "e1").parent()));
    f.trigger("actionJoined");
    (void)joinedRow(f);
}

TEST_CASE("a sign says what a unit is only where a category says so in plain words")
{
    CHECK(iconOfCategories("Infantry/CHARACTERS/unit") == "hero");
    CHECK(iconOfCategories("Heroes/unit") == "hero");
    CHECK(iconOfCategories("vehicle/Dedicated Transport/unit") == "transport");
    CHECK(iconOfCategories("Vehicle/model") == "armour");
    CHECK(iconOfCategories("Cavalry/unit") == "cavalry");
    CHECK(iconOfCategories("Anti-Infantry/Core/unit") == "unit");
    CHECK(iconOfCategories("/unit") == "unit");
    CHECK(iconOfCategories("model") == "model");
}

TEST_CASE("figures stand in the rows where there is room for them")
{
    WindowFixture f(company());
    const auto hasFigures = [&] {
        return !f.view().isColumnHidden(RosterModel::Figure + RosterModel::mostFigures - 1);
    };
    f.window->resize(1500, 800);
    QTest::qWait(60);
    REQUIRE(f.view().width() >= 640);
    CHECK(hasFigures());
    CHECK(f.view().columnWidth(RosterModel::Figure) >= 36);
    CHECK(f.view().columnWidth(RosterModel::Unit) >= 160);
    f.window->resize(900, 800);
    QTest::qWait(60);
    REQUIRE(f.view().width() < 640);
    CHECK_FALSE(hasFigures());
    CHECK_FALSE(f.view().isColumnHidden(RosterModel::Models));
    CHECK_FALSE(f.view().isColumnHidden(RosterModel::Points));
}

TEST_CASE("no column moves when the list of units is longer than its pane")
{
    WindowFixture f(company());
    const auto at = [&] {
        return std::pair(f.view().columnViewportPosition(RosterModel::Models),
                         f.view().columnViewportPosition(RosterModel::Points));
    };
    const auto before = at();
    REQUIRE(f.view().verticalScrollBar()->maximum() == 0);
    f.trigger("actionJoined"); // each has a row
    edits::Batch many;
    for (int i = 0; i < 60; ++i)
        many.edits.push_back({edits::AddUnit{{}, 0, unit("x" + std::to_string(i), "steel-warriors-team")}});
    REQUIRE(f.document().apply({std::move(many)}, "Add"));
    f.settle();
    REQUIRE(f.view().verticalScrollBar()->maximum() > 0);
    CHECK(at().first == before.first);
    CHECK(at().second == before.second);
}

TEST_CASE("rows have two heights, and a verdict moves none of them")
{
    for (const auto& sample : samples) {
        INFO(sample);
        WindowFixture f(sample);
        std::set<int> heights;
        const auto before = places(f);
        for (const auto& [row, place] : before)
            heights.insert(place.height());
        CHECK(heights.size() <= 2);
        f.document().apply({edits::SetPoints{1}}, "Points");
        f.settle();
        CHECK(places(f) == before);
    }
}

TEST_CASE("a small window shows seven units of a roster with heads")
{
    WindowFixture f(hold);
    f.window->resize(1024, 700);
    QTest::qWait(60);
    const auto pane = f.view().viewport()->rect();
    int seen = 0;
    for (const auto& [row, place] : places(f))
        seen += !row.startsWith('/') && pane.contains(place) ? 1 : 0;
    CHECK(seen >= 7);
}

TEST_CASE("the status bar has the last step with its undo, and the sums of roster and selection")
{
    WindowFixture f(company());
    f.select({"u1"});
    CHECK(f.the<QLabel>("statusSelected").text().contains("150 points"));
    CHECK(f.the<QLabel>("statusSum").text().startsWith("3 "));
    CHECK_FALSE(f.the<QToolButton>("statusUndo").isVisible());
    f.press("Delete");
    f.settle();
    CHECK(f.the<QLabel>("statusStep").text() == "Remove Steel Warriors Section");
    CHECK(f.the<QLabel>("statusSum").text().startsWith("2 "));
    click(f.the<QToolButton>("statusUndo"));
    f.settle();
    CHECK(f.roster().units.size() == 3);
}

TEST_CASE("what a status bar says of a roster leaves it with the roster, or goes with the bar")
{
    QUndoStack stack;
    QStatusBar bar;
    {
        RosterStatus status(stack);
        status.putInto(bar);
        CHECK(bar.findChild<QLabel*>("statusSum"));
    }
    CHECK_FALSE(bar.findChild<QLabel*>("statusSum"));
    CHECK_FALSE(bar.findChild<QToolButton*>("statusUndo"));
    auto other = std::make_unique<QStatusBar>();
    RosterStatus status(stack);
    status.putInto(*other);
    other.reset();
    status.setForm(nullptr);
    status.setSelection({});
    status.setVisible(true);
}

namespace {

QModelIndex headRowOf(const WindowFixture& f, const std::string& id)
{
    const auto head = rowOf(f, id).parent();
    REQUIRE(head.data(RosterModel::HeadRole).toBool());
    return head;
}

void clickOn(const WindowFixture& f, const QModelIndex& row)
{
    QTest::mouseClick(f.view().viewport(), Qt::LeftButton, {}, f.view().visualRect(row).center());
}

} // namespace

TEST_CASE("a click on a head closes it, and it says what is in it; what is selected stays so")
{
    WindowFixture f(company());
    f.select({"u1"});
    const QPersistentModelIndex head = headRowOf(f, "u1");
    REQUIRE(headRowOf(f, "u2") != QModelIndex(head));
    const auto before = pictureOf(f, f.view().visualRect(head));
    clickOn(f, head);
    CHECK_FALSE(f.view().isExpanded(head));
    CHECK(f.view().visualRect(rowOf(f, "u1")).isEmpty());
    CHECK(head.data(RosterModel::BelowRole).toString() == rowOf(f, "u1").data().toString());
    CHECK(pictureOf(f, f.view().visualRect(head)) != before);
    CHECK(f.view().selectedIds() == std::vector<std::string>{"u1"});
    CHECK(f.the<QLabel>("unitName").text().contains(rowOf(f, "u1").data().toString()));
    clickOn(f, head);
    CHECK(f.view().isExpanded(head));
    CHECK(f.view().selectedIds() == std::vector<std::string>{"u1"});
    // Twice quickly is twice.
    QTest::mouseDClick(f.view().viewport(), Qt::LeftButton, {}, f.view().visualRect(head).center());
    CHECK_FALSE(f.view().isExpanded(head));
}

TEST_CASE("Left goes to the head of a unit and closes it, Right opens it and goes in")
{
    WindowFixture f(company());
    f.select({"u1"});
    const QPersistentModelIndex head = headRowOf(f, "u1");
    f.press("Left");
    CHECK(f.view().currentIndex() == QModelIndex(head));
    CHECK(f.view().isExpanded(head));
    CHECK(f.view().selectedIds() == std::vector<std::string>{"u1"});
    f.press("Left");
    CHECK_FALSE(f.view().isExpanded(head));
    f.press("Left"); // nothing is above it
    CHECK(f.view().currentIndex() == QModelIndex(head));
    f.press("Right");
    CHECK(f.view().isExpanded(head));
    f.press("Right");
    CHECK(f.view().selectedIds() == std::vector<std::string>{"u1"});
    f.press("Left");
    f.press("Return");
    CHECK_FALSE(f.view().isExpanded(head));
    // Down goes on to what is seen next.
    f.press("Down");
    CHECK(f.view().currentIndex() == headRowOf(f, "u2"));
}

TEST_CASE("closed heads stay so while the roster is open, and open for what is gone to")
{
    WindowFixture f(company());
    f.select({"u2"});
    clickOn(f, headRowOf(f, "u1"));
    clickOn(f, headRowOf(f, "u3"));
    const auto isOpen = [&](const std::string& id) { return f.view().isExpanded(headRowOf(f, id)); };
    REQUIRE_FALSE(isOpen("u1"));
    REQUIRE_FALSE(isOpen("u3"));
    f.trigger("actionDuplicate");
    f.settle();
    CHECK_FALSE(isOpen("u1"));
    // In the order of the roster, and under heads again.
    f.trigger("actionGrouped");
    f.trigger("actionGrouped");
    CHECK_FALSE(isOpen("u1"));
    CHECK_FALSE(isOpen("u3"));
    // The data are read again: all rows are new.
    REQUIRE(f.document().reload());
    f.settle();
    CHECK_FALSE(isOpen("u1"));
    f.view().selectIds({"u3"});
    CHECK(isOpen("u3"));
    CHECK_FALSE(isOpen("u1"));
    f.trigger("actionSelectAll");
    CHECK(isOpen("u1"));
    CHECK(f.view().selectedIds().size() == 4);
    clickOn(f, headRowOf(f, "u1"));
    REQUIRE(f.window->create(company()));
    f.settle();
    CHECK(isOpen("u1"));
}

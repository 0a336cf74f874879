// The army's list: its two lines, its chips, its favourites, and the button that adds.

#include "widgets/windowfixture.h"

#include "editor/models/armymodel.h"
#include "widgets/army/armycolumns.h"
#include "widgets/army/armydelegate.h"
#include "widgets/army/armyfilter.h"

#include <QLineEdit>
#include <QToolButton>
#include <QTreeView>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;
using editor::ArmyModel;

namespace {

/// All rows of units with this name, from above.
std::vector<QModelIndex> rows(const WindowFixture& f, const QString& name = {})
{
    std::vector<QModelIndex> found;
    const auto* model = armyView(f).model();
    for (int head = 0; head < model->rowCount(); ++head)
        for (int row = 0; row < model->rowCount(model->index(head, 0)); ++row)
            if (const auto index = model->index(row, 0, model->index(head, 0));
                name.isEmpty() || index.data().toString() == name)
                found.push_back(index);
    return found;
}

QString headNameOf(const QModelIndex& row) { return row.parent().data().toString(); }

QPoint addOf(const WindowFixture& f, const QModelIndex& row)
{
    armyView(f).scrollTo(row);
    return ArmyDelegate::addPlace(armyView(f).visualRect(row), armyView(f).layoutDirection()).center();
}

} // namespace

TEST_CASE("the button of a row adds its unit once for each click, and drags nothing")
{
    WindowFixture f(company());
    const auto row = rows(f, "Huscarl").front();
    const auto place = addOf(f, row);
    f.step("Add Huscarl", [&] { QTest::mouseClick(armyView(f).viewport(), Qt::LeftButton, {}, place); });
    CHECK(f.roster().units.size() == 4);
    // Two quick clicks are a double click for Qt: two units, not three.
    QTest::mouseClick(armyView(f).viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(armyView(f).viewport(), Qt::LeftButton, {}, place);
    QTest::mouseRelease(armyView(f).viewport(), Qt::LeftButton, {}, place);
    f.settle();
    CHECK(f.roster().units.size() == 6);
    // Let go beside it, it adds nothing.
    QTest::mousePress(armyView(f).viewport(), Qt::LeftButton, {}, place);
    QTest::mouseRelease(armyView(f).viewport(), Qt::LeftButton, {}, {40, place.y()});
    f.settle();
    CHECK(f.roster().units.size() == 6);
}

TEST_CASE("right to left, the button is at the left end of its row")
{
    WindowFixture f(company());
    f.window->setLayoutDirection(Qt::RightToLeft);
    f.settle();
    const auto row = rows(f, "Huscarl").front();
    CHECK(addOf(f, row).x() < armyView(f).viewport()->width() / 4);
    QTest::mouseClick(armyView(f).viewport(), Qt::LeftButton, {}, addOf(f, row));
    f.settle();
    CHECK(f.roster().units.size() == 4);
}

TEST_CASE("a unit becomes a favourite by key, stays one in the next window, and is one no more by key")
{
    WindowFixture f(company());
    armyView(f).setCurrentIndex(rows(f, "Huscarl").front());
    armyView(f).setFocus();
    f.trigger("actionFavourite");
    auto found = rows(f, "Huscarl");
    REQUIRE(found.size() == 2);
    CHECK(headNameOf(found[0]) == "Favourites");
    CHECK(armyView(f).model()->index(0, 0).data().toString() == "Favourites");
    CHECK(armyView(f).isExpanded(armyView(f).model()->index(0, 0)));
    CHECK(headNameOf(armyView(f).currentIndex()) != "Favourites"); // it stays where the person chose it

    f.window->document().undoStack().setClean();
    f.start();
    REQUIRE(f.window->create(company()));
    f.settle();
    found = rows(f, "Huscarl");
    REQUIRE(found.size() == 2);
    armyView(f).setCurrentIndex(found[0]);
    f.trigger("actionFavourite");
    CHECK(rows(f, "Huscarl").size() == 1);
}

TEST_CASE("what was added last stands first in the next roster of the army, and no row moves before")
{
    WindowFixture f(company());
    auto& search = f.the<QLineEdit>("armySearch");
    const auto heads = armyView(f).model()->rowCount();
    for (const auto* words : {"huscarl", "brokkr team"}) {
        search.setText(QLatin1String(words));
        QTest::keyClick(&search, Qt::Key_Return);
        f.settle();
    }
    search.clear();
    CHECK(armyView(f).model()->rowCount() == heads);
    REQUIRE(f.window->create(company()));
    f.settle();
    const auto& rows = *armyView(f).model();
    const auto head = rows.index(0, 0);
    CHECK(head.data().toString() == "Last used");
    REQUIRE(rows.rowCount(head) == 2);
    CHECK(rows.index(0, 0, head).data().toString() == "Brokkr Team");
    CHECK(rows.index(1, 0, head).data().toString() == "Huscarl");
    CHECK(rows.rowCount() == heads + 1);
    // Not in what is found: it would be there twice.
    f.the<QLineEdit>("armySearch").setText("huscarl");
    CHECK(armyView(f).model()->index(0, 0).data().toString() != "Last used");
}

TEST_CASE("chips show all units, those that fit, and favourites")
{
    WindowFixture f(company());
    settleOffers(f);
    const auto all = rows(f).size();
    REQUIRE(
        f.document().apply({edits::SetPoints{(f.document().verdict()->assessment().points + 100).floor()}}, "Points"));
    settleOffers(f);
    click(f.the<QToolButton>("armyFits"));
    REQUIRE_FALSE(rows(f).empty());
    CHECK(rows(f).size() < all);
    for (const auto& row : rows(f))
        CHECK(row.data(ArmyModel::BadgeRole).toString().isEmpty());
    // What fits is found again once it has been worked out.
    REQUIRE(f.document().apply({edits::SetPoints{1}}, "Points"));
    CHECK(QTest::qWaitFor([&] { return rows(f).empty() && !armyView(f).isVisible(); }, 5000));
    CHECK_FALSE(armyView(f).isVisible());

    click(f.the<QToolButton>("armyFavourites"));
    CHECK(rows(f).empty());
    click(f.the<QToolButton>("armyAll"));
    CHECK(rows(f).size() == all);
    armyView(f).setCurrentIndex(rows(f, "Huscarl").front());
    f.trigger("actionFavourite");
    click(f.the<QToolButton>("armyFavourites"));
    REQUIRE(rows(f).size() == 1);
    CHECK(headNameOf(rows(f).front()) == "Favourites");
    // Another roster begins with all.
    REQUIRE(f.window->create(company()));
    f.settle();
    CHECK(f.the<QToolButton>("armyAll").isChecked());
    CHECK(rows(f).size() == all + 1);
}

TEST_CASE("while one searches, rows say where the words were found")
{
    WindowFixture f(company());
    f.press("Ctrl+F");
    f.type("heat cannon");
    REQUIRE(rows(f).size() > 2);
    for (const auto& row : rows(f)) {
        const auto found = row.data(ArmyFilter::FoundRole).toString();
        INFO(row.data().toString().toStdString() + ": " + found.toStdString());
        CHECK((found == "its name" ||
               (found.contains("heat", Qt::CaseInsensitive) && found.contains("cannon", Qt::CaseInsensitive))));
        CHECK(row.data(Qt::AccessibleDescriptionRole).toString().endsWith("found in: " + found));
    }
    f.press("Escape");
    CHECK(rows(f).front().data(ArmyFilter::FoundRole).toString().isEmpty());
}

TEST_CASE("the menu of a row adds, previews and marks its unit")
{
    WindowFixture f(company());
    f.select({"u2"});
    const auto choose = [&](const QString& text) {
        const auto row = rows(f, "Huscarl").back();
        armyView(f).scrollTo(row);
        const auto place = armyView(f).visualRect(row).center();
        during<QMenu>([&] { emit armyView(f).customContextMenuRequested(place); },
                      [&](QMenu& menu) { chooseByKeys(menu, text); });
        f.settle();
    };
    choose("Add Under");
    CHECK(f.unit("u2").units.size() == 1);
    choose("Add");
    CHECK(f.roster().units.size() == 4);
    choose("Favourite");
    CHECK(rows(f, "Huscarl").size() == 2);
    choose("Preview");
    CHECK(f.the<QWidget>("unitPreview").isVisible());
}

TEST_CASE("columns are those that most units have, in the order of the game, as many as fit")
{
    WindowFixture f(company());
    ArmyModel model;
    model.setForm(f.document().form());
    ArmyColumns columns;
    columns.measure(model);
    columns.fit(1000);
    const auto all = columns.stats().size();
    REQUIRE(all > 3);
    columns.fit(columns.modelsWidth() + 90);
    const auto& few = columns.stats();
    REQUIRE(few.size() < all);
    REQUIRE_FALSE(few.empty());
    int last = -1;
    for (const auto& column : few) {
        CHECK(column.left > last);
        CHECK(column.left + column.width <= columns.modelsWidth() + 90 + 10);
        last = column.left;
        for (std::size_t i = 0; i < model.offers()->heads.size(); ++i)
            if (std::ranges::none_of(few, [&](const auto& each) { return each.stat == static_cast<qsizetype>(i); }))
                CHECK(model.offers()->heads[i].units <=
                      model.offers()->heads[static_cast<std::size_t>(column.stat)].units);
    }
    columns.fit(0);
    CHECK(columns.stats().empty());
}

// What rows of the roster are made from: sums, sizes, states.

#include "editor/gestures/sizing.h"
#include "editor/models/rostermodel.h"
#include "editor/muster/musterhead.h"
#include "editor/muster/rostersums.h"
#include "editor/words/language.h"
#include "fixture.h"
#include "report/verdict/words.h"

#include <QAbstractItemModelTester>

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

Roster infantry(std::vector<int> sizes)
{
    auto roster = skirmish();
    for (const auto size : sizes) {
        roster.units.push_back(unit("u" + std::to_string(roster.units.size() + 1), "infantry"));
        roster.units.back().models = size;
    }
    return roster;
}

std::optional<int> sizeBeside(const Verdict& verdict, const std::string& id, int by)
{
    return nextSize(verdict, verdict.unitAt(id), by);
}

} // namespace

TEST_CASE("a unit steps to the next size that its rules give it, and no further than its limits")
{
    Document document(store());
    REQUIRE(document.create(infantry({10, 1, 40, 300})));
    document.judgeNow();
    const auto& verdict = *document.verdict();
    CHECK(sizeBeside(verdict, "u1", -1) == 9);
    CHECK(sizeBeside(verdict, "u1", 1) == 11);
    CHECK_FALSE(sizeBeside(verdict, "u2", -1));
    CHECK_FALSE(sizeBeside(verdict, "u3", 1));
    CHECK_FALSE(sizeBeside(verdict, "u4", 1));
    CHECK(sizeBeside(verdict, "u4", -1) == 40); // the nearest that is allowed
}

TEST_CASE("many units step as one gesture; those at their end keep their size")
{
    Document document(store());
    REQUIRE(document.create(infantry({10, 40})));
    document.judgeNow();
    const auto up = resize(*document.verdict(), {"u1", "u2"}, 1);
    REQUIRE(up);
    REQUIRE(document.apply(up->change, up->name));
    CHECK(document.roster().units[0].models == 11);
    CHECK(document.roster().units[1].models == 40);
    const auto down = resize(*document.verdict(), {"u1", "u2", "not-there"}, -1);
    REQUIRE(down);
    document.judgeNow();
    REQUIRE(document.apply(down->change, down->name));
    CHECK(document.roster().units[1].models == 39);
    CHECK_FALSE(resize(*document.verdict(), {"not-there"}, 1));
    CHECK_FALSE(resize(*document.verdict(), {}, 1));
}

TEST_CASE("heads have the sum of their own units, and that with passengers where it is another")
{
    Document document(store());
    REQUIRE(document.open(hold));
    document.judgeNow();
    RosterModel model;
    model.setGrouped(true);
    model.setForm(document.form());
    const auto head = model.indexOf("u4").parent();
    REQUIRE(head.data(RosterModel::HeadRole).toBool());
    CHECK(head.siblingAtColumn(RosterModel::Points).data().toString() == "320");
    CHECK(head.data(RosterModel::InAllRole).toString() == "with passengers 470");
    const auto solid = model.indexOf("u1").parent();
    CHECK(solid.siblingAtColumn(RosterModel::Points).data().toString() == "375");
    CHECK(solid.data(RosterModel::InAllRole).toString().isEmpty());
}

TEST_CASE("what a unit carries is said as soon as it carries something")
{
    Document document(store());
    REQUIRE(document.open(hold));
    document.judgeNow();
    RosterModel model;
    model.setForm(document.form());
    const auto pills = [&](const std::string& id) {
        return model.indexOf(id).data(RosterModel::PillsRole).toStringList();
    };
    CHECK(pills("u4") == QStringList{"Aboard 5 of 10"});
    change(document, {edits::RemoveUnit{"u5"}});
    model.setForm(document.form());
    CHECK(pills("u4").isEmpty());
}

TEST_CASE("rows have the figures that most units of the army have, those that were changed marked")
{
    Document document(store());
    REQUIRE(document.open(hold));
    document.judgeNow();
    RosterModel model;
    model.setGrouped(true);
    model.setForm(document.form());
    CHECK(model.indexOf("u8", RosterModel::Figure).data().isNull());
    model.setHeads(document.form()->offers(nullptr)->heads);
    QStringList heads;
    for (int i = 0; i < RosterModel::mostFigures; ++i)
        heads << model.headerData(RosterModel::Figure + i, Qt::Horizontal, Qt::DisplayRole).toString();
    CHECK(heads == QStringList{"Spd", "Hit", "Att", "Def", "Ner"});
    CHECK(model.headerData(RosterModel::Figure + 3, Qt::Horizontal, Qt::ToolTipRole).toString() == "Defence");
    const auto figure = [&](const std::string& id, int number) {
        return model.indexOf(id, RosterModel::Figure + number);
    };
    CHECK(figure("u8", 3).data().toString() == "6+"); // in a battlesuit
    CHECK(figure("u8", 3).data(RosterModel::ChangedRole).toBool());
    CHECK(figure("u8", 3).data(Qt::AccessibleTextRole).toString() == "Defence 6+, was 5+");
    CHECK(figure("u8", 3).data(Qt::ToolTipRole).toString().contains("Forgeguard Battlesuit"));
    CHECK(figure("u8", 0).data().toString() == QString::fromUtf8("4″"));
    CHECK_FALSE(figure("u8", 0).data(RosterModel::ChangedRole).toBool());
    CHECK(figure("u4", 2).data().toString() == QString::fromUtf8("–")); // a vehicle without attacks
    CHECK(model.index(0, RosterModel::Figure).data().isNull());         // a head
    model.setHeads({});
    CHECK(figure("u8", 3).data().isNull());
}

TEST_CASE("the commonest figures have a column, as many as have room, in the order of the game")
{
    const std::vector<StatHead> heads{{"A", "A", {}, 3}, {"B", "B", {}, 0}, {"C", "C", {}, 9}, {"D", "D", {}, 3}};
    const auto shown = [&](int room) { return commonest(heads, [&](std::size_t) { return room-- > 0; }); };
    CHECK(shown(0).empty());
    CHECK(shown(1) == std::vector<std::size_t>{2});
    CHECK(shown(2) == std::vector<std::size_t>{0, 2});
    CHECK(shown(9) == std::vector<std::size_t>{0, 2, 3}); // not those that nobody has
}

TEST_CASE("neighbours that are equal in everything have one row with their sums, and are below it")
{
    Document document(store());
    REQUIRE(document.create(infantry({10, 10, 10})));
    document.judgeNow();
    RosterModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QObject::connect(&document, &Document::judged, &model, [&] { model.setForm(document.form()); });
    model.setJoined(true);
    model.setForm(document.form());
    REQUIRE(model.rowCount() == 1);
    const auto row = model.index(0, 0);
    CHECK(model.isJoined(row));
    CHECK(model.rowCount(row) == 3);
    CHECK(model.unitsOf(row) == std::vector<std::string>{"u1", "u2", "u3"});
    CHECK(model.firstUnits() == model.unitsOf(row));
    CHECK(row.data().toString() == QString::fromUtf8("3 × Infantry"));
    CHECK(row.siblingAtColumn(RosterModel::Models).data().toString() == "30");
    const auto one = model.indexOf("u1", RosterModel::Points).data().toString().toInt();
    REQUIRE(one > 0);
    CHECK(row.siblingAtColumn(RosterModel::Points).data().toString() == QString::number(3 * one));
    CHECK(row.data(RosterModel::ChoicesRole).toString().endsWith(QString::number(one) + " each"));
    const auto spoken = row.data(Qt::AccessibleTextRole).toString();
    CHECK(spoken.startsWith(QString::fromUtf8("3 × Infantry, 30 model")));
    CHECK(spoken.contains(QString::number(3 * one) + " points"));
    CHECK(model.indexesOf({"u1", "u2", "u3"}) == QModelIndexList{row});
    CHECK(model.indexesOf({"u2"}) == QModelIndexList{model.indexOf("u2")});
    CHECK(model.indexOf("u2").parent() == row);

    const auto shape = [&] {
        QStringList rows;
        for (int i = 0; i < model.rowCount(); ++i)
            rows << QString::number(model.unitsOf(model.index(i, 0)).size());
        return rows.join(' ');
    };
    const auto without = [&](Edit edit) {
        change(document, edit);
        const auto rows = shape();
        document.undoStack().undo();
        document.judgeNow();
        CHECK(shape() == "3");
        return rows;
    };
    CHECK(without({edits::SetModels{"u3", 11}}) == "2 1");
    CHECK(without({edits::SetModels{"u2", 11}}) == "1 1 1");
    CHECK(without({edits::SetUnitName{"u1", "The First"}}) == "1 2");
    CHECK(without({edits::SetUnitNote{"u3", "last in"}}) == "2 1");
    CHECK(without({edits::AddUnit{{}, 1, unit("c", "cavalry")}}) == "1 1 2");
    CHECK(without({edits::AddUnit{{}, 3, unit("u4", "infantry")}}) == "3 1"); // of another size
    CHECK(without({edits::RemoveUnit{"u1"}}) == "2");
    model.setJoined(false);
    CHECK(shape() == "1 1 1");
}

TEST_CASE("in German the chip of a transport is a phrase, and its limit in the report names it in brackets")
{
    struct Restored {
        ~Restored() { setLanguage("en"); }
    } restored;
    auto german = std::move(Store::open(std::string(MUSTER_SOURCE_DIR)).value());
    german.setLanguage("de");
    setLanguage("de");
    Document document(german);
    REQUIRE(document.open(hold));
    document.judgeNow();
    RosterModel model;
    model.setForm(document.form());
    CHECK(model.indexOf("u4").data(RosterModel::PillsRole).toStringList() == QStringList{"5 von 10 an Bord"});
    const auto& verdict = *document.verdict();
    QStringList labels;
    for (const auto& tally : verdict.assessment().tallies)
        labels << QString::fromStdString(report::tally(verdict.catalogue(), verdict.assessment(), tally).label);
    INFO(labels.join(" | ").toStdString());
    CHECK(labels.contains("An Bord (Emberkeel)"));
}

TEST_CASE("sums are of all units, also those aboard, and of what is selected")
{
    Document document(store());
    REQUIRE(document.open(hold));
    document.judgeNow();
    const auto& verdict = *document.verdict();
    CHECK(rosterSum(verdict).startsWith("10 "));
    CHECK(rosterSum(verdict).contains("45 "));
    CHECK(selectionSum(verdict, {}).isEmpty());
    CHECK(selectionSum(verdict, {"not-there"}).isEmpty());
    CHECK(selectionSum(verdict, {"u4"}) == "Selected: 250 points");
    CHECK(selectionSum(verdict, {"u4", "u5"}).contains("400 points"));
}

TEST_CASE("limits that are full are counted, without the points, which have a bar of their own")
{
    HeadForm form;
    form.costs = {{"100", "of 100 points", {}, {}, 1.0}};
    form.tallies = {{"A", "1 of 2", Severity::Off, false}, {"B", "2 of 2", Severity::Off, true}};
    CHECK(limitCounts(form).all == 2);
    CHECK(limitCounts(form).full == 1);
}

TEST_CASE("a unit of an ally has the look of its own army, in the roster and among what can be added")
{
    Document document(store());
    Roster roster;
    roster.ruleset = "warpath-2e";
    roster.army = "forge-fathers";
    roster.units = {unit("u1", "steel-warriors-section"), unit("u2", "marauders:grunts-section")};
    REQUIRE(document.create(roster));
    document.judgeNow();
    const auto& form = *document.form();
    RowKey row;
    row.id = "u1";
    CHECK(form.words(row).ally.letters.isEmpty());
    row.id = "u2";
    const auto ally = form.words(row).ally;
    CHECK(ally == armyLook(document.catalogue().army(document.catalogue().findArmy("marauders"))));
    CHECK_FALSE(ally.colour.isEmpty());
    CHECK(ally.colour != form.head().look.colour);
    const auto offers = form.offers(nullptr);
    for (const auto& section : *offers->sections)
        CHECK(section.isOfAlly == !section.look.letters.isEmpty());
    const auto preview = form.preview("marauders:grunts-section", {});
    REQUIRE(preview);
    CHECK(preview->ally == ally);
}

#include "editor/models/armymodel.h"
#include "editor/models/findingsmodel.h"
#include "editor/models/fixsearch.h"
#include "editor/models/rostermodel.h"
#include "editor/words/language.h"
#include "fixture.h"

#include <QAbstractItemModelTester>
#include <QPersistentModelIndex>
#include <QTest>

#include <algorithm>
#include <functional>
#include <map>

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

constexpr auto fatal = QAbstractItemModelTester::FailureReportingMode::Fatal;

/// Keeps a model at a document's verdict.
template <typename Model>
void follow(Document& document, Model& model)
{
    QObject::connect(&document, &Document::judged, &model, [&] { model.setForm(document.form()); });
    model.setForm(document.form());
}

/// The tree as text: each unit with those below it in brackets.
std::string idsTree(const RosterModel& model, const QModelIndex& parent = {})
{
    std::string text;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const auto index = model.index(row, 0, parent);
        text += (row == 0 ? "" : " ") + index.data(RosterModel::IdRole).toString().toStdString();
        if (model.rowCount(index) > 0)
            text += '[' + idsTree(model, index) + ']';
    }
    return text;
}

} // namespace

TEST_CASE("the roster model is the roster's tree, whatever is done to it")
{
    Document document(store());
    REQUIRE(document.open(battalion));
    RosterModel model;
    const QAbstractItemModelTester tester(&model, fatal);
    follow(document, model);
    const auto check = [&] { CHECK(idsTree(model) == tree(document.roster().units)); };
    check();
    const auto first = document.roster().units[0].id;
    const auto second = document.roster().units[1].id;
    const auto card = document.roster().units[0].units[2].id;
    change(document, {edits::MoveUnit{card, second, 0, {}}});
    check();
    change(document, {edits::MoveUnit{card, {}, 0, {}}});
    check();
    change(document, {edits::MoveUnit{second, {}, 4, {}}});
    check();
    change(document, {edits::RemoveUnit{first}});
    check();
    auto titan = unit("new", "titan-legion:reaver-titan");
    change(document, {edits::AddUnit{{}, 1, titan}});
    check();
    while (document.undoStack().canUndo()) {
        document.undoStack().undo();
        document.judgeNow();
        check();
    }
    REQUIRE(document.open(march));
    check();
}

TEST_CASE("what is selected stays selected while other rows come and go")
{
    Document document(store());
    REQUIRE(document.open(march));
    RosterModel model;
    const QAbstractItemModelTester tester(&model, fatal);
    follow(document, model);
    const auto id = document.roster().units[3].id;
    const QPersistentModelIndex selected(model.indexOf(id));
    CHECK(selected.row() == 3);
    change(document, {edits::RemoveUnit{document.roster().units[0].id}});
    CHECK(selected.row() == 2);
    change(document, {edits::MoveUnit{id, {}, 0, {}}});
    CHECK(selected.row() == 0);
    CHECK(selected.data(RosterModel::IdRole).toString().toStdString() == id);
    change(document, {edits::RemoveUnit{id}});
    CHECK_FALSE(selected.isValid());
}

TEST_CASE("rows tell name, models, points, choices and what is wrong")
{
    Document document(store());
    REQUIRE(document.open(march));
    RosterModel model;
    follow(document, model);
    const auto row = model.index(1, RosterModel::Unit);
    CHECK(row.data().toString() == "Red Pikes (Infantry)");
    CHECK(model.index(1, RosterModel::Models).data().toInt() == 20);
    // 20 x (5 + 1 + 2), a bannerman and a musician of 10 each, a captain of 20
    CHECK(model.index(1, RosterModel::Points).data().toString() == "200");
    CHECK(row.data(RosterModel::ChoicesRole).toString().startsWith("Spear, Armor"));
    CHECK(row.data(RosterModel::SeverityRole).toInt() == int(Severity::Off));
    const auto id = row.data(RosterModel::IdRole).toString().toStdString();
    change(document, {edits::SetModels{id, 41}}); // 40 is the most
    CHECK(model.indexOf(id).data(RosterModel::SeverityRole).toInt() == int(Severity::Error));
    change(document, {edits::SetModels{id, 1500}});
    CHECK(model.indexOf(id, RosterModel::Models).data().toString() == "1,500");
    editor::setLanguage("de");
    model.setForm(document.form()); // windows are made anew
    CHECK(model.indexOf(id, RosterModel::Models).data().toString() == "1.500");
    editor::setLanguage("en");
}

TEST_CASE("findings keep their rows while they last")
{
    Document document(store());
    REQUIRE(document.open(march));
    FindingsModel model;
    const QAbstractItemModelTester tester(&model, fatal);
    follow(document, model);
    const auto& units = document.roster().units;
    const auto pikes = units[1].id;
    const auto guns = units[0].id;
    change(document, {edits::SetPoints{100000}});
    CHECK(model.rowCount() == 0);
    change(document, {edits::SetModels{pikes, 41}});
    REQUIRE(model.rowCount() >= 1);
    const QPersistentModelIndex tooLarge(model.index(0));
    CHECK(tooLarge.data(FindingsModel::RuleRole).toString() == "unit-size");
    CHECK(tooLarge.data(FindingsModel::UnitsRole).toStringList() == QStringList{QString::fromStdString(pikes)});

    // Another error before it in the roster comes above it; it is the same row still.
    change(document, {edits::SetModels{guns, 31}}); // Regular Training: at most 30
    CHECK(tooLarge.isValid());
    CHECK(tooLarge.data(FindingsModel::UnitsRole).toStringList() == QStringList{QString::fromStdString(pikes)});
    change(document, {edits::SetModels{pikes, 20}});
    CHECK_FALSE(tooLarge.isValid());
    change(document, {edits::SetModels{guns, 10}});
    CHECK(model.rowCount() == 0);
}

TEST_CASE("a fix of a finding is one step of undo and fixes it")
{
    Document document(store());
    REQUIRE(document.open(battalion));
    FindingsModel model;
    const QAbstractItemModelTester tester(&model, fatal);
    follow(document, model);
    REQUIRE(model.rowCount() == 0);
    const auto before = writeRoster(document.roster());
    const auto card = document.roster().units[0].units[0].id;
    change(document, {edits::MoveUnit{card, {}, 0, {}}});
    REQUIRE(model.rowCount() == 1);
    CHECK(model.index(0).data(FindingsModel::RuleRole).toString() == "under-command");
    CHECK_FALSE(model.index(0).data(FindingsModel::CitationRole).toString().isEmpty());
    FixSearch search;
    search.setForm(document.form());
    CHECK(search.known(model.findingOf(0)) == nullptr);
    const auto* found = search.find(model.findingOf(0));
    REQUIRE(found);
    CHECK(search.known(model.findingOf(0)) == found);
    const auto offered = *found;
    REQUIRE_FALSE(offered.empty());
    const auto steps = document.undoStack().count();
    REQUIRE(document.apply(offered.front().change, offered.front().name));
    document.judgeNow();
    CHECK(document.undoStack().count() == steps + 1);
    CHECK(model.rowCount() == 0);
    document.undoStack().setIndex(0);
    CHECK(writeRoster(document.roster()) == before);
}

TEST_CASE("of a large roster a worker looks for the fixes")
{
    Document document(store());
    REQUIRE(document.open(battalion));
    auto roster = document.roster();
    const auto first = roster.units.front();
    while (roster.units.size() < 4'000)
        roster.units.push_back(first);
    roster.units.push_back(first.units.front()); // not under command
    roster.units.back().as.clear();
    roster.battle.points = 100;
    const std::function<void(RosterUnit&)> forgetIds = [&](RosterUnit& unit) {
        unit.id.clear();
        std::ranges::for_each(unit.units, forgetIds);
    };
    std::ranges::for_each(roster.units, forgetIds);
    REQUIRE(document.create(roster));
    FixSearch search;
    search.setForm(document.form());
    REQUIRE_FALSE(document.verdict()->assessment().findings.empty());
    int told = 0;
    QObject::connect(&search, &FixSearch::found, [&] { ++told; });
    CHECK(search.find(0) == nullptr); // the window does not wait
    CHECK(search.find(0) == nullptr); // it is looked for once
    REQUIRE(QTest::qWaitFor([&] { return told > 0; }, 60'000));
    CHECK(search.known(0) != nullptr);

    // What is outdated is given up, and nothing is told of it.
    REQUIRE(document.verdict()->assessment().findings.size() > 1);
    CHECK(search.find(1) == nullptr);
    search.setForm(document.form());
    QCoreApplication::processEvents();
    CHECK(told == 1);
    CHECK(search.known(0) == nullptr);
    CHECK(search.known(1) == nullptr);
}

TEST_CASE("very many findings come and go at once")
{
    Document document(store());
    REQUIRE(document.open(battalion));
    FindingsModel model;
    const QAbstractItemModelTester tester(&model, fatal);
    follow(document, model);
    REQUIRE(model.rowCount() == 0);
    auto unit = document.roster().units[0].units[0];
    unit.as.clear();
    edits::Batch batch;
    FreeUnitIds free(document.roster());
    for (std::size_t i = 0; i < 1'000; ++i) {
        unit.id = free.next();
        batch.edits.push_back({edits::AddUnit{{}, i, unit}});
    }
    change(document, {batch});
    CHECK(model.rowCount() >= 1'000);
    document.undoStack().undo();
    document.judgeNow();
    CHECK(model.rowCount() == 0);
}

TEST_CASE("the army lists what can be added, allies below, and what it would break")
{
    Document document(store());
    REQUIRE(document.open(battalion));
    ArmyModel model;
    const QAbstractItemModelTester tester(&model, fatal);
    follow(document, model);
    std::map<std::string, QModelIndex> rows;
    QStringList sections;
    for (int s = 0; s < model.rowCount(); ++s) {
        const auto section = model.index(s, 0);
        sections << section.data().toString();
        for (int row = 0; row < model.rowCount(section); ++row) {
            const auto index = model.index(row, 0, section);
            rows.emplace(index.data(ArmyModel::ReferenceRole).toString().toStdString(), index);
        }
    }
    CHECK(sections[0] == "Favourites");
    CHECK(sections[1] == "Commanders");
    CHECK(sections.back() == "Titan Legion: Titans");
    REQUIRE(rows.contains("tactical-detachment"));
    REQUIRE(rows.contains("titan-legion:warlord-titan"));
    const auto tactical = rows.at("tactical-detachment");
    CHECK(tactical.data(ArmyModel::CostRole).toString() == "165");
    CHECK(tactical.data(ArmyModel::StatsRole).toString().contains("Quality 5/7/9"));
    CHECK(tactical.data(ArmyModel::SearchRole).toString().contains("Rapid Fire"));
    // 4,890 of 5,000 points are spent, and a card without a commander may not stand.
    workOut(model);
    const auto breaks = tactical.data(ArmyModel::BreaksRole).toStringList();
    REQUIRE(breaks.size() == 2);
    CHECK(breaks[0].contains("5,055"));
    CHECK(breaks[1].contains("under no commander"));

    // With more points agreed only the commander is missing; rows stay where they are.
    const QPersistentModelIndex kept(tactical);
    change(document, {edits::SetPoints{10000}});
    CHECK(kept.isValid());
    CHECK(kept.data(ArmyModel::BreaksRole).toStringList().size() == 2); // what was known, until it is worked out
    workOut(model);
    CHECK(kept.data(ArmyModel::BreaksRole).toStringList().size() == 1);
}

TEST_CASE("over the limit, what would go farther over it says so, and a tip has what a unit is made of")
{
    Document document(store());
    REQUIRE(document.open(hold)); // 1,500 of 1,500
    change(document, {edits::SetPoints{1000}});
    ArmyModel model;
    model.setForm(document.form());
    workOut(model);
    int units = 0;
    QString tip;
    for (int s = 0; s < model.rowCount(); ++s)
        for (int row = 0; row < model.rowCount(model.index(s, 0)); ++row, ++units) {
            const auto index = model.index(row, 0, model.index(s, 0));
            INFO(index.data().toString().toStdString());
            CHECK(index.data(ArmyModel::BreaksRole).toStringList().join(' ').contains("1,000 were agreed"));
            if (index.data(ArmyModel::ReferenceRole).toString() == "steel-warriors-section")
                tip = index.data(Qt::ToolTipRole).toString();
        }
    CHECK(units > 20);
    for (const auto* words : {"Spd 4″", "Models: 10", "Hailstorm rifle", "Special rules: Headstrong"})
        CHECK(tip.contains(QString::fromUtf8(words)));
}

TEST_CASE("a finding of a model group keeps its row when a group before it goes")
{
    Document document(store());
    auto roster = skirmish();
    auto spears = unit("a", "infantry");
    spears.models = 10;
    spears.options = {{"spear", 1}};
    spears.groups = {{"champion", 1, {}}, {"bannerman", 1, {{"sword", 1}}}}; // a bannerman has what his unit has
    roster.units.push_back(spears);
    REQUIRE(document.create(roster));
    FindingsModel model;
    const QAbstractItemModelTester tester(&model, fatal);
    follow(document, model);
    REQUIRE(model.rowCount() == 1);
    const QPersistentModelIndex kept(model.index(0));
    CHECK(kept.data(FindingsModel::RuleRole).toString() == "uniform-equipment");
    change(document, {edits::RemoveGroup{"a", 0}});
    CHECK(kept.isValid());
    CHECK(model.rowCount() == 1);
}

namespace {

/// Heads with their units: "Infantry: u1 u2[u3]; Cavalry: u4".
std::string heads(const RosterModel& model)
{
    std::string text;
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto head = model.index(row, 0);
        REQUIRE(head.data(RosterModel::HeadRole).toBool());
        text += (text.empty() ? "" : "; ") + head.data().toString().toStdString() + ": " + idsTree(model, head);
    }
    return text;
}

QString sumOf(const RosterModel& model, int row) { return model.index(row, RosterModel::Points).data().toString(); }

/// How far a model says that rows were given other words.
struct ChangeCount {
    explicit ChangeCount(QAbstractItemModel& model)
    {
        QObject::connect(&model, &QAbstractItemModel::dataChanged, &model, [this] { ++count; });
    }
    int count = 0;
};

QModelIndex rowOf(const ArmyModel& model, const QString& reference)
{
    for (int s = 0; s < model.rowCount(); ++s)
        for (int row = 0; row < model.rowCount(model.index(s, 0)); ++row)
            if (const auto index = model.index(row, 0, model.index(s, 0));
                index.data(ArmyModel::ReferenceRole).toString() == reference)
                return index;
    return {};
}

} // namespace

TEST_CASE("units stand under the heads of their ruleset, with what each head costs")
{
    Document document(store());
    REQUIRE(document.open(hold));
    RosterModel model;
    const QAbstractItemModelTester tester(&model, fatal);
    follow(document, model);
    model.setGrouped(true);
    CHECK(model.isGrouped());
    CHECK(heads(model) == "Solid units: u1 u2; Other infantry: u3; Ordnance: u7; Armour: u4[u5] u6; "
                          "Heroes and monsters: u8; Allies: Marauders: u9[u10]");
    // Their own, and with what hangs on them: 250 + 70 and a team of 150 aboard; 105 and a section of 125. The whole is
    // 1,500.
    const QStringList sums{"375", "185", "120", "320", "120", "105"};
    const QStringList all{"", "", "", "with passengers 470", "", "with passengers 230"};
    for (int row = 0; row < model.rowCount(); ++row)
        CHECK((sumOf(model, row) == sums[row] &&
               model.index(row, 0).data(RosterModel::InAllRole).toString() == all[row]));

    // A head is nobody to be chosen or dragged, but somewhere to drop.
    const auto head = model.index(0, 0);
    CHECK(head.data(RosterModel::IdRole).toString().isEmpty());
    CHECK(model.flags(head) == (Qt::ItemIsEnabled | Qt::ItemIsDropEnabled));
    CHECK(model.index(0, RosterModel::Models).data().isNull());
    const auto hired = model.indexOf("u10", RosterModel::Points);
    CHECK(hired.column() == RosterModel::Points);
    CHECK(hired.data().toString() == "125");
    CHECK(hired.parent().data(RosterModel::IdRole).toString() == "u9");
    CHECK(hired.parent().parent().data().toString() == "Allies: Marauders");
    CHECK_FALSE(model.indexOf("nobody").isValid());

    model.setGrouped(false);
    CHECK(idsTree(model) == "u1 u2 u3 u4[u5] u6 u7 u8 u9[u10]");
}

TEST_CASE("a unit goes under another head when what it is changes")
{
    Document document(store());
    REQUIRE(document.open(levy)); // the captain leads u1
    RosterModel model;
    const QAbstractItemModelTester tester(&model, fatal);
    model.setGrouped(true);
    follow(document, model);
    const std::string first = "Led by an Officer: u1; Infantry: u2 u3 u4; Cavalry: u5; Colossi: u6[u7]";
    CHECK(heads(model) == first);
    const QPersistentModelIndex infantry(model.index(1, 0));
    const QPersistentModelIndex hands(model.indexOf("u3"));

    // The captain (the fifth group) goes: so does the head that was his unit's.
    change(document, {edits::RemoveGroup{"u1", 4}});
    CHECK(heads(model) == "Infantry: u1 u2 u3 u4; Cavalry: u5; Colossi: u6[u7]");
    CHECK(infantry.row() == 0);
    CHECK(hands.row() == 2);
    CHECK(hands.parent() == infantry);
    // 362 - 20, 15 x (5 + 1 + 2), 8 x (5 + 5 + 4), 6 x (5 + 1 + 3 + 1)
    CHECK(sumOf(model, 0) == "634");

    change(document, {edits::AddGroup{"u5", 0, {"officer-tactician", 1, {}}}});
    CHECK(heads(model) == "Led by an Officer: u5; Infantry: u1 u2 u3 u4; Colossi: u6[u7]");
    // 6 x (10 + 2 + 5 + 3 + 1) and 20
    CHECK(sumOf(model, 0) == "146");
    // The rider leads nobody but the Colossus that he hangs on; alone he is infantry with an Officer.
    change(document, {edits::MoveUnit{"u7", {}, 0, {}}});
    CHECK(heads(model) == "Led by an Officer: u7 u5; Infantry: u1 u2 u3 u4; Colossi: u6");
    change(document, {edits::MoveUnit{"u2", "u6", 0, "embarked"}});
    CHECK(heads(model) == "Led by an Officer: u7 u5; Infantry: u1 u3 u4; Colossi: u6[u2]");
    change(document, {edits::AddUnit{{}, 0, unit("wagon", "war-wagon")}});
    CHECK(heads(model) ==
          "Led by an Officer: u7 u5; Infantry: u1 u3 u4; Colossi: u6[u2]; Not known to the data: wagon");
    CHECK(sumOf(model, 3) == "0");
    while (document.undoStack().canUndo()) {
        document.undoStack().undo();
        document.judgeNow();
    }
    CHECK(heads(model) == first);
    CHECK(infantry.isValid());
    document.undoStack().setIndex(document.undoStack().count());
    document.judgeNow();
    CHECK(heads(model).ends_with("Not known to the data: wagon"));
}

TEST_CASE("a game without points has heads without sums, and no roster has none")
{
    Document document(store());
    REQUIRE(document.open(phalanx));
    RosterModel model;
    const QAbstractItemModelTester tester(&model, fatal);
    model.setGrouped(true);
    CHECK(model.rowCount() == 0);
    follow(document, model);
    CHECK(heads(model) == "Generals: u1; Infantry: u2 u3 u4 u5 u6 u7 u8 u9; Light infantry: u10 u11; "
                          "Cavalry: u12 u13 u14 u15 u16");
    CHECK(sumOf(model, 0).isEmpty());
    CHECK(model.indexOf("u1", RosterModel::Models).data().isNull());
    model.setForm(nullptr);
    CHECK(model.rowCount() == 0);
    model.setGrouped(false);
    CHECK(model.rowCount() == 0);
}

TEST_CASE("what adding would break is worked out anew for whom one looks at")
{
    Document document(store());
    REQUIRE(document.open(battalion));
    change(document, {edits::SetPoints{10000}});
    ArmyModel model;
    const QAbstractItemModelTester tester(&model, fatal);
    follow(document, model);
    const auto tactical = rowOf(model, "tactical-detachment");
    const auto breaks = [&] { return tactical.data(ArmyModel::BreaksRole).toStringList(); };
    const ChangeCount told(model);
    // Without time nothing is done.
    CHECK(model.workOn(std::chrono::microseconds(0)));
    CHECK(told.count == 0);
    CHECK(breaks().isEmpty());
    workOut(model);
    REQUIRE(breaks().size() == 1);
    CHECK(breaks().front().contains("under no commander"));
    CHECK(tactical.data(Qt::ToolTipRole).toString().endsWith(breaks().front()));
    // Commanders may always come, Heroes and titans stand alone.
    CHECK(rowOf(model, "company-commander").data(ArmyModel::BreaksRole).toStringList().isEmpty());
    CHECK(rowOf(model, "chaplain").data(ArmyModel::BreaksRole).toStringList().isEmpty());

    // Captain Vane has room for a third card, but has his one support or special card.
    const auto before = told.count;
    model.setNear("u17");
    CHECK(breaks().size() == 1); // what was known, until it is worked out
    workOut(model);
    CHECK(breaks().isEmpty());
    CHECK(told.count > before);
    CHECK(rowOf(model, "predator-squadron").data(ArmyModel::BreaksRole).toStringList().size() == 1);
    // The same one again, or the same roster judged again with the same outcome, is nothing to tell.
    const auto after = told.count;
    model.setNear("u17");
    CHECK_FALSE(model.workOn(std::chrono::microseconds(0)));
    model.setForm(document.form());
    CHECK(model.workOn(std::chrono::microseconds(0)));
    workOut(model);
    CHECK(told.count == after);
    // Full, he takes no more.
    auto card = unit("new", "scout-detachment");
    change(document, {edits::AddUnit{"u16", 2, card}});
    workOut(model);
    CHECK(breaks().size() == 1);
    model.setNear({});
    workOut(model);
    CHECK(breaks().size() == 1);
}

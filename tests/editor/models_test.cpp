#include "editor/armymodel.h"
#include "editor/findingsmodel.h"
#include "editor/rostermodel.h"
#include "fixture.h"

#include <QAbstractItemModelTester>
#include <QPersistentModelIndex>

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
    QObject::connect(&document, &Document::judged, &model, [&] { model.setVerdict(document.verdict()); });
    model.setVerdict(document.verdict());
}

/// The tree as text: each unit with those below it in brackets.
std::string tree(const RosterModel& model, const QModelIndex& parent = {})
{
    std::string text;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const auto index = model.index(row, 0, parent);
        text += (row == 0 ? "" : " ") + index.data(RosterModel::IdRole).toString().toStdString();
        if (model.rowCount(index) > 0)
            text += '[' + tree(model, index) + ']';
    }
    return text;
}

std::string tree(const std::vector<RosterUnit>& units)
{
    std::string text;
    for (const auto& unit : units)
        text +=
            (&unit == &units.front() ? "" : " ") + unit.id + (unit.units.empty() ? "" : '[' + tree(unit.units) + ']');
    return text;
}

void change(Document& document, const Edit& edit)
{
    REQUIRE(document.apply(edit, "Change"));
    document.judgeNow();
}

} // namespace

TEST_CASE("the roster model is the roster's tree, whatever is done to it")
{
    Document document(store());
    REQUIRE(document.open(battalion));
    RosterModel model;
    const QAbstractItemModelTester tester(&model, fatal);
    follow(document, model);
    const auto check = [&] { CHECK(tree(model) == tree(document.roster().units)); };
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

TEST_CASE("a fix of a finding is one step of undo and mends it")
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
    const auto offered = model.fixesAt(0);
    REQUIRE_FALSE(offered.empty());
    const auto steps = document.undoStack().count();
    REQUIRE(document.apply(offered.front().edit, offered.front().label));
    document.judgeNow();
    CHECK(document.undoStack().count() == steps + 1);
    CHECK(model.rowCount() == 0);
    document.undoStack().setIndex(0);
    CHECK(writeRoster(document.roster()) == before);
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
    CHECK(sections.front() == "Commanders");
    CHECK(sections.back() == "Titan Legion: Titans");
    REQUIRE(rows.contains("tactical-detachment"));
    REQUIRE(rows.contains("titan-legion:warlord-titan"));
    const auto tactical = rows.at("tactical-detachment");
    CHECK(tactical.data(ArmyModel::CostRole).toString() == "165");
    CHECK(tactical.data(ArmyModel::StatsRole).toString().startsWith("Quality 5/7/9"));
    CHECK(tactical.data(ArmyModel::SearchRole).toString().contains("Rapid Fire"));
    // 4,890 of 5,000 points are spent, and a card without a commander may not stand.
    while (model.workOn(std::chrono::seconds(1)))
        ;
    const auto breaks = tactical.data(ArmyModel::BreaksRole).toStringList();
    REQUIRE(breaks.size() == 2);
    CHECK(breaks[0].contains("5,055"));
    CHECK(breaks[1].contains("under no commander"));

    // With more points agreed only the commander is missing; rows stay where they are.
    const QPersistentModelIndex kept(tactical);
    change(document, {edits::SetPoints{10000}});
    CHECK(kept.isValid());
    CHECK(kept.data(ArmyModel::BreaksRole).toStringList().size() == 2); // what was known, until it is worked out
    while (model.workOn(std::chrono::seconds(1)))
        ;
    CHECK(kept.data(ArmyModel::BreaksRole).toStringList().size() == 1);
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

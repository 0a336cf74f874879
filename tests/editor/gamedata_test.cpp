// Lists of game data that are built and changed: the invented game of battlescribe/reefs.h.
#include "battlescribe/harbour.h"
#include "battlescribe/reefs.h"
#include "editor/document/recovery.h"
#include "editor/gamedata/datawords.h"
#include "editor/gamedata/gamedataform.h"
#include "editor/gamedata/gamedatalist.h"
#include "editor/models/armymodel.h"
#include "editor/models/rostermodel.h"
#include "fixture.h"
#include "io/data/datafolders.h"
#include "storewith.h"
#include "tidewrack.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <QCoreApplication>

#include <atomic>
#include <functional>
#include <random>
#include <thread>

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

void waitForData(const Document& document)
{
    while (document.isReadingData())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

/// A list with its document, and what a person does with it.
class Reef {
public:
    explicit Reef(const battlescribe::NewList& list) : document(store())
    {
        if (const auto made = document.create(list); !made)
            FAIL(toText(made.error().front()));
    }

    /// Whether it changed something; judged afterwards. Waits for data that it takes in.
    bool mean(const Intent& intent)
    {
        if (document.takeIn(intent)) {
            waitForData(document);
            return false;
        }
        const auto gesture = document.gestureOf(intent);
        if (!gesture || !document.apply(gesture->change, gesture->name))
            return false;
        selected = gesture->selects;
        document.judgeNow();
        return true;
    }
    std::string add(const std::string& path, const std::string& catalogue = "merrow")
    {
        REQUIRE(mean(intents::Add{catalogue + ':' + path, {}}));
        REQUIRE(selected.size() == 1);
        return selected.front();
    }
    [[nodiscard]] UnitForm unit(const std::string& row) const
    {
        const auto form = document.form()->unit(row);
        REQUIRE(form);
        return *form;
    }
    /// A choice of a unit by its name, at any depth; empty if there is none.
    [[nodiscard]] Choice choice(const std::string& row, const QString& name) const
    {
        Choice found;
        const std::function<void(const std::vector<ChoiceGroup>&)> look = [&](const auto& groups) {
            for (const auto& group : groups)
                for (const auto& each : group.choices) {
                    if (each.name == name)
                        found = each;
                    look(each.below);
                }
        };
        look(unit(row).choices);
        return found;
    }
    bool choose(const std::string& row, const QString& name, int count = 1)
    {
        return mean(intents::Choose{row, choice(row, name).id, count});
    }
    [[nodiscard]] QString sum() const { return document.form()->head().costs.front().sum; }
    [[nodiscard]] QStringList findings() const
    {
        QStringList all;
        for (std::size_t i = 0; i < document.form()->findings().size(); ++i)
            if (document.form()->findings()[i].severity == Severity::Error)
                all << QString::fromStdString(document.form()->finding(i).message);
        return all;
    }
    [[nodiscard]] std::string bytes()
    {
        const auto bytes = document.stampedBytes("list.ros");
        REQUIRE(bytes);
        return *bytes;
    }

    Document document;
    std::vector<std::string> selected;
};

/// Rows as text, each with those below it: "Vanguard[Line[Reef Wardens]]".
QString namesTree(const RosterModel& model, const QModelIndex& parent = {})
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const auto index = model.index(row, 0, parent);
        const auto below = namesTree(model, index);
        rows << index.data().toString() + (below.isEmpty() ? below : '[' + below + ']');
    }
    return rows.join(' ');
}

} // namespace

TEST_CASE("a new list of game data has its force, the limit of the data, and says what is missing")
{
    const Reefs reefs;
    Reef list(reefs.list());
    REQUIRE(list.document.gameData());
    CHECK(list.document.name() == "Tide's Teeth");
    CHECK(list.document.form()->head().outcome == Outcome::NotLegal);
    CHECK(list.findings().size() == 1); // no captain
    CHECK(list.findings().front().contains("Captains: 0; at least 1 needed"));
    CHECK(list.document.path().empty());
    RosterModel rows;
    rows.setGrouped(true);
    rows.setForm(list.document.form());
    CHECK(namesTree(rows) == "Vanguard[Captains]"); // what is missing has a row
}

TEST_CASE("rows of game data have signs of what they are, figures of most models, and are as high as that")
{
    const Reefs reefs;
    Reef list(reefs.list());
    const auto wardens = list.add("wardens");
    const auto captain = list.add("captain");
    const auto dredger = list.add("dredger");
    REQUIRE(list.choose(wardens, "Harpoon"));
    RosterModel rows;
    rows.setForm(list.document.form());
    rows.setHeads(list.document.form()->offers(nullptr)->heads);
    const auto signOf = [](const QModelIndex& row) { return row.data(RosterModel::IconRole).toString(); };
    const auto shapeOf = [](const QModelIndex& row) { return RowShape(row.data(RosterModel::ShapeRole).toInt()); };
    const auto force = rows.index(0, 0);
    CHECK(signOf(force) == "force");
    CHECK(shapeOf(force) == RowShape::Force);
    const auto unit = rows.indexOf(wardens);
    CHECK(signOf(unit) == "Line/unit");
    CHECK(shapeOf(unit) == RowShape::Unit);
    const auto sergeant = rows.index(0, 0, unit);
    CHECK(signOf(sergeant) == "model");
    CHECK(shapeOf(sergeant) == RowShape::Part);
    CHECK(signOf(rows.indexOf(captain)) == "Captains/model");
    const auto figures = [&](const QModelIndex& row) {
        return row.siblingAtColumn(RosterModel::Figure).data().toString() + ' ' +
               row.siblingAtColumn(RosterModel::Figure + 1).data().toString();
    };
    CHECK(rows.headerData(RosterModel::Figure + 1, Qt::Horizontal, Qt::DisplayRole).toString() == "Will");
    CHECK(figures(unit) == "5 7"); // of six wardens, not of their sergeant
    CHECK(figures(sergeant) == "5 8");
    CHECK(figures(rows.indexOf(captain)) == "6 9");
    CHECK(figures(rows.indexOf(dredger)) == " "); // nobody has told
    CHECK(figures(force) == " ");
    CHECK(rows.costs() == QStringList{"Crowns"});
    CHECK(rows.headerData(RosterModel::Points, Qt::Horizontal, Qt::DisplayRole).toString() == "Crowns");
}

TEST_CASE("equal choices of a force that are neighbours have one row")
{
    const Reefs reefs;
    Reef list(reefs.list("glass"));
    const auto first = list.add("choir", "glass");
    const auto second = list.add("choir", "glass");
    RosterModel rows;
    rows.setJoined(true);
    rows.setForm(list.document.form());
    CHECK(namesTree(rows) == QString::fromUtf8("Vanguard[2 × Choir[Choir Choir]]"));
    const auto joined = rows.indexOf(first).parent();
    CHECK(joined.siblingAtColumn(RosterModel::Points).data().toString() == "80");
    CHECK(joined.data(RosterModel::ChoicesRole).toString() == "40 each");
    CHECK(joined.data(Qt::AccessibleTextRole).toString().contains("80 Crowns"));
    REQUIRE(list.mean(intents::Write{second, intents::OwnText::Note, "at the left"}));
    rows.setForm(list.document.form());
    CHECK(namesTree(rows) == "Vanguard[Choir Choir]");
}

TEST_CASE("a kind of cost with a limit has a column, one that nothing costs has none")
{
    const Tidewrack data;
    Document document(store());
    REQUIRE(document.create(battlescribe::NewList{data.path(), "tide", "merrow", "vanguard", "Teeth", {}}));
    CHECK(document.form()->costs() == QStringList{"pts", "Power Level"}); // no Glory, and Tally is hidden
    const auto gesture = document.gestureOf(intents::Add{"merrow:captain", {}});
    REQUIRE(gesture);
    REQUIRE(document.apply(gesture->change, gesture->name));
    document.judgeNow();
    RosterModel rows;
    rows.setForm(document.form());
    const auto row = rows.indexOf(gesture->selects.front());
    CHECK(row.siblingAtColumn(RosterModel::Points).data().toString() == "90");
    CHECK(row.siblingAtColumn(RosterModel::Points + 1).data().isNull());
    CHECK(rows.headerData(RosterModel::Points + 1, Qt::Horizontal, Qt::DisplayRole).toString() == "Power Level");
    CHECK(rows.headerData(RosterModel::Points + 2, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
}

TEST_CASE("what a force takes is offered by category with prices, and what is full says so")
{
    const Reefs reefs;
    Reef list(reefs.list());
    const auto offers = list.document.form()->offers(nullptr);
    QStringList told;
    for (const auto& section : *offers->sections)
        for (const auto& offer : section.offers)
            told << section.name + ": " + offer.name + ' ' + offer.cost;
    CHECK(told == QStringList{"Captains: Captain 30", "Line: Reef Wardens 20", "Engines: Dredger 50",
                              "Add a force: Vanguard ", "Add a force: Auxiliary ",
                              "Take in other data: Folk of glass "});
    CHECK(list.document.form()->offers(offers) == offers); // as long as nothing of it changes
    list.add("dredger");
    CHECK(list.document.form()->offers(offers) == offers);
    const auto breaks = list.document.form()->tryOffer("merrow:dredger", {}, {});
    CHECK(breaks.badge == "Engines full");
    REQUIRE(breaks.messages.size() == 1);
    CHECK(breaks.messages.front().contains("Engines: 2; at most 1 allowed"));
    CHECK(list.document.form()->tryOffer("merrow:captain", {}, {}).isEmpty());
}

TEST_CASE("a list of game data that costs too much says so once, and badges name a limit before a cost")
{
    const Reefs reefs;
    Reef list(reefs.list());
    for (int i = 0; i < 3; ++i)
        list.add("dredger"); // 50 each; at most one
    list.add("captain");
    CHECK(list.document.form()->head().costs.front().over.isEmpty()); // 180 of 200
    const auto first = list.document.form()->tryOffer("merrow:captain", {}, {});
    CHECK(first.badge == "Captains full"); // and 10 over
    CHECK_FALSE(first.isOverAlready);
    const auto wardens = list.document.form()->tryOffer("merrow:wardens", {}, {});
    CHECK(wardens.badge.startsWith("+")); // 85: 265 of 200
    CHECK_FALSE(wardens.isOverAlready);
    list.add("wardens");
    CHECK(list.document.form()->head().costs.front().over.startsWith("65 "));
    const auto more = list.document.form()->tryOffer("merrow:wardens", {}, {});
    CHECK(more.isOverAlready);
    CHECK_FALSE(more.isEmpty());
    CHECK_FALSE(list.document.form()->tryOffer("merrow:captain", {}, {}).isOverAlready);
}

namespace {

/// A kind of cost beside crowns, of which a list may spend 3.
void addPower(const Reefs& reefs)
{
    reefs.change("Tide.gst", "</costTypes>",
                 "<costType id=\"pl\" name=\"PL\" defaultCostLimit=\"3\" hidden=\"false\"/></costTypes>");
}

/// The captain may have more than a lantern.
void giveCaptain(const Reefs& reefs, const std::string& more)
{
    reefs.change("Merrow.cat", "<selectionEntries><selectionEntry id=\"lantern\"",
                 groups(more) + "<selectionEntries><selectionEntry id=\"lantern\"");
}

std::string gear(const std::string& id, const std::string& price, const std::string& power = "0")
{
    return entry("id=" + id + ";name=" + id,
                 limit("max 1 parent") + xml("costs", {},
                                             xml("cost", "typeId=crowns;name=Crowns;value=" + price) +
                                                 xml("cost", "typeId=pl;name=PL;value=" + power)));
}

} // namespace

TEST_CASE("a choice of game data costs too much by what is left of each limit, to the last part of a point")
{
    const Reefs reefs;
    addPower(reefs);
    giveCaptain(reefs,
                group("id=gear;name=Gear", entries(gear("Cape", "10") + gear("Bell", "170") + gear("Horn", "170.5") +
                                                   gear("Drum", "10", "3") + gear("Gong", "10", "3.5"))));
    Reef list(reefs.list());
    const auto captain = list.add("captain"); // 30 of 200
    const auto over = [&] {
        QStringList names;
        for (const auto* name : {"Cape", "Bell", "Horn", "Drum", "Gong", "Lantern"})
            if (list.choice(captain, name).isOver)
                names << name;
        return names;
    };
    CHECK(list.unit(captain).left == "170 Crowns or 3 PL");
    CHECK(over() == QStringList{"Horn", "Gong"});
    list.choose(captain, "Cape");
    CHECK(list.unit(captain).left == "160 Crowns or 3 PL");
    CHECK(over() == QStringList{"Bell", "Horn", "Gong"});
    list.choose(captain, "Bell"); // 210: what was taken is not folded, and nothing is left
    CHECK(list.unit(captain).left == "0 Crowns or 3 PL");
    CHECK(over() == QStringList{"Horn", "Drum", "Gong", "Lantern"});
}

TEST_CASE("what leaves a full group of game data pays for what takes its place")
{
    const Reefs reefs;
    giveCaptain(reefs,
                group("id=blade;name=Blade",
                      limit("max 1 parent") +
                          entries(entry("id=Sabre;name=Sabre",
                                        limit("max 1 parent") + crowns("90") +
                                            entries(entry("id=edge;name=Edge", constraints(constraint("min 1 parent") +
                                                                                           constraint("max 1 parent")) +
                                                                                   crowns("10")))) +
                                  gear("Axe", "170") + gear("Maul", "171"))));
    Reef list(reefs.list());
    const auto captain = list.add("captain");
    CHECK(list.unit(captain).left == "170"); // one kind of cost needs no name
    CHECK_FALSE(list.choice(captain, "Axe").isOver);
    CHECK(list.choice(captain, "Maul").isOver);
    list.choose(captain, "Sabre"); // with its edge 100: 70 left, and 170 with what the sabre gives back
    CHECK(list.unit(captain).left == "70");
    CHECK_FALSE(list.choice(captain, "Axe").isOver);
    CHECK(list.choice(captain, "Maul").isOver);
    CHECK(list.unit(captain).hasCard);
}

TEST_CASE("a unit comes with what the data want, and its choices nest")
{
    const Reefs reefs;
    Reef list(reefs.list());
    const auto unit = list.add("wardens");
    CHECK(list.sum() == "85"); // 20, a sergeant for 5 with a pistol, six wardens for 10 with cutlasses
    const auto form = list.unit(unit);
    CHECK(form.name == "Reef Wardens");
    REQUIRE(form.choices.size() == 1);
    CHECK(form.choices.front().name == "Models");
    REQUIRE(form.size);
    CHECK(form.size->models == 7); // with the sergeant
    CHECK(form.size->least == 7);
    CHECK(form.size->most == 13);
    const auto sergeant = list.choice(unit, "Sergeant");
    REQUIRE(sergeant.below.size() == 1);
    CHECK(sergeant.below.front().isOneOf);
    CHECK_FALSE(sergeant.below.front().mayBeNone);
    CHECK(list.choice(unit, "Pistol").count == 1);
    CHECK(list.choice(unit, "Harpoon").price == "+15");
    CHECK(list.choice(unit, "Harpoon").effect.isEmpty());
    CHECK(list.choice(unit, "Harpoon").cells == QStringList{"24"});
    CHECK(list.choice(unit, "Barbed heads").id.empty()); // only below a harpoon
}

TEST_CASE("one of a group takes the place of another, and what it is taken with comes and goes")
{
    const Reefs reefs;
    Reef list(reefs.list());
    const auto unit = list.add("wardens");
    REQUIRE(list.choose(unit, "Harpoon"));
    CHECK(list.choice(unit, "Pistol").count == 0);
    CHECK(list.choice(unit, "Harpoon").count == 1);
    CHECK(list.sum() == "100");
    REQUIRE(list.choose(unit, "Barbed heads"));
    CHECK(list.sum() == "105");
    REQUIRE(list.choose(unit, "Blunt heads"));
    CHECK(list.sum() == "100");
    REQUIRE(list.choose(unit, "Pistol"));
    CHECK(list.sum() == "85");
    CHECK(list.choice(unit, "Barbed heads").id.empty());
    for (int i = 0; i < 4; ++i)
        list.document.undoStack().undo();
    list.document.judgeNow();
    CHECK(list.sum() == "85");
    CHECK(list.choice(unit, "Pistol").count == 1);
}

TEST_CASE("models alike share out what each takes: the rest gives way and gets it back")
{
    const Reefs reefs;
    Reef list(reefs.list());
    const auto unit = list.add("wardens");
    REQUIRE(list.mean(intents::SetNumber{unit, 11}));
    CHECK(list.sum() == "125");
    CHECK(list.choice(unit, "Cutlass").count == 10);
    REQUIRE(list.choose(unit, "Net", 2));
    CHECK(list.choice(unit, "Net").count == 2);
    CHECK(list.choice(unit, "Cutlass").count == 8);
    CHECK(list.sum() == "133"); // two nets for 4
    REQUIRE(list.choose(unit, "Boarding pistol", 5));
    CHECK(list.choice(unit, "Cutlass").count == 3);
    CHECK(list.sum() == "148");
    REQUIRE(list.choose(unit, "Net", 0));
    CHECK(list.choice(unit, "Cutlass").count == 5);
    CHECK(list.sum() == "140");
    CHECK(list.findings().size() == 1); // the captain
}

TEST_CASE("a list of game data is saved in the form of its name, and opened again as it was")
{
    const Reefs reefs;
    QTemporaryDir folder;
    Reef list(reefs.list());
    const auto unit = list.add("wardens");
    REQUIRE(list.choose(unit, "Harpoon"));
    REQUIRE(list.choose(unit, "Net", 2));
    REQUIRE(list.mean(intents::Write{unit, intents::OwnText::Name, "The Third"}));
    REQUIRE(list.mean(intents::Write{unit, intents::OwnText::Note, "first in"}));
    Store known = storeWith(reefs);
    for (const auto* name : {"list.ros", "list.rosz", "list.json"}) {
        INFO(name);
        const auto path = folder.filePath(name).toStdString();
        REQUIRE(list.document.save(path));
        CHECK_FALSE(list.document.isModified());
        Document again(known);
        const auto opened = again.open(path);
        if (!opened)
            FAIL(toText(opened.error().front()));
        REQUIRE(again.gameData());
        CHECK(again.stampedBytes("list.ros").value() == list.bytes());
        CHECK(again.form()->head().costs.front().sum == list.sum());
        CHECK(again.notices().empty());
    }
}

TEST_CASE("a force of other data comes with its catalogue, and undo takes back both")
{
    const Reefs reefs;
    Reef list(reefs.list());
    const auto before = list.bytes();
    const auto offers = list.document.form()->offers(nullptr);
    const auto& others = offers->sections->back();
    CHECK(others.name == "Take in other data");
    CHECK_FALSE(list.mean(intents::Add{"force:glass:auxiliary", {}})); // not before
    CHECK_FALSE(list.mean(intents::Add{"take:glass", {}}));            // which is no change of choices
    CHECK(list.document.undoStack().undoText() == "Take in more data");
    CHECK_FALSE(list.mean(intents::Add{"force:glass:none", {}}));
    const auto force = list.add("auxiliary", "force:glass");
    CHECK(list.unit(force).rank == "Folk of glass");
    const auto choir = list.add("choir", "glass");
    CHECK(list.unit(choir).points == "40 Crowns");
    const auto saved = list.document.stampedBytes("list.ros");
    REQUIRE(saved);
    CHECK(saved->find("Folk of glass") != std::string::npos);
    for (int i = 0; i < 3; ++i)
        list.document.undoStack().undo();
    list.document.judgeNow();
    CHECK(list.bytes() == before);
    CHECK_FALSE(list.document.isModified());
    for (int i = 0; i < 3; ++i)
        list.document.undoStack().redo();
    list.document.judgeNow();
    CHECK(list.bytes() == *saved);
}

TEST_CASE("data that have changed are taken as a step of undo, and what is other is told")
{
    const Reefs reefs;
    Reef list(reefs.list());
    const auto captain = list.add("captain");
    CHECK(list.sum() == "30");
    const auto steps = list.document.undoStack().count();
    REQUIRE(list.document.reload());
    waitForData(list.document);
    CHECK(list.document.gameDataChanges().changes.empty());
    CHECK(list.document.undoStack().count() == steps);
    reefs.change("Merrow.cat", "name=\"Captain\"", "name=\"Tide Captain\"");
    reefs.change("Merrow.cat", "value=\"30\"", "value=\"35\"");
    REQUIRE(list.document.reload());
    waitForData(list.document);
    CHECK(list.document.undoStack().count() == steps + 1);
    CHECK(list.sum() == "35");
    CHECK(list.unit(captain).name == "Tide Captain");
    const auto told = changeWords(list.document.gameDataChanges());
    CHECK(told.contains("“Captain” is now called “Tide Captain”."));
    CHECK(told.size() >= 2);
    list.document.undoStack().undo();
    list.document.judgeNow();
    CHECK(list.sum() == "30");
}

TEST_CASE("a list can be edited while a worker reads its data, which are right for it as it is then")
{
    const Reefs reefs;
    Reef list(reefs.list());
    list.add("captain");
    SECTION("data that have changed")
    {
        reefs.change("Merrow.cat", "name=\"Dredger\"", "name=\"Barge\"");
        REQUIRE(list.document.reload());
        CHECK(list.document.isReadingData());
        const auto dredger = list.add("dredger"); // nothing is taken before the window has time for it
        CHECK(list.unit(dredger).name == "Dredger");
        waitForData(list.document);
        CHECK(list.unit(dredger).name == "Barge");
        CHECK(list.sum() == "80");
        CHECK(changeWords(list.document.gameDataChanges()).contains("“Dredger” is now called “Barge”."));
        list.document.undoStack().undo();
        list.document.judgeNow();
        CHECK(list.unit(dredger).name == "Dredger");
    }
    SECTION("data that undo takes away while they are read again")
    {
        list.mean(intents::Add{"take:glass", {}});
        const auto force = list.add("auxiliary", "force:glass");
        reefs.change("Merrow.cat", "value=\"30\"", "value=\"35\"");
        REQUIRE(list.document.reload());
        list.document.undoStack().undo();
        list.document.undoStack().undo(); // the list without those data is here now
        list.document.judgeNow();
        waitForData(list.document);
        CHECK(list.sum() == "35");
        CHECK_FALSE(list.document.form()->unit(force));
        CHECK_FALSE(list.mean(intents::Add{"force:glass:auxiliary", {}}));
    }
    SECTION("two catalogues, one of them twice, and then the files")
    {
        CHECK(list.document.takeIn(intents::Add{"take:glass", {}}));
        CHECK(list.document.takeIn(intents::Add{"take:glass", {}}));
        CHECK_FALSE(list.document.takeIn(intents::Add{"merrow:dredger", {}}));
        const auto steps = list.document.undoStack().count();
        REQUIRE(list.document.reload());
        waitForData(list.document);
        CHECK(list.document.undoStack().count() == steps + 1);
        list.add("auxiliary", "force:glass");
        CHECK(list.document.takeIn(intents::Add{"take:glass", {}})); // the list has them
        waitForData(list.document);
        CHECK(list.document.undoStack().count() == steps + 2);
    }
    SECTION("data that are gone leave the list as it is, and it is told")
    {
        Faults told;
        QObject::connect(&list.document, &Document::dataRefused,
                         [&](const Faults& faults, bool areMore) { told = areMore ? faults : Faults(); });
        const auto before = list.bytes();
        CHECK(list.document.takeIn(intents::Add{"take:nothing", {}}));
        waitForData(list.document);
        REQUIRE(told.size() == 1);
        CHECK(told.front().message.find("nothing") != std::string::npos);
        CHECK(list.bytes() == before);
    }
    SECTION("nobody waits for the data of a list that is closed")
    {
        bool isTaken = false;
        QObject::connect(&list.document, &Document::dataTaken, [&] { isTaken = true; });
        CHECK(list.document.takeIn(intents::Add{"take:glass", {}}));
        list.document.close();
        CHECK_FALSE(list.document.isReadingData());
        QCoreApplication::processEvents();
        CHECK_FALSE(isTaken);
    }
}

TEST_CASE("what the data hide says when it is offered, where that can be told in a line")
{
    const Reefs reefs;
    const auto hide = [&](const std::string& modifiers, const std::string& hidden = "false") {
        reefs.change("Merrow.cat", "id=\"lantern\"", "id=\"lantern\" hidden=\"" + hidden + "\"");
        reefs.change("Merrow.cat", "name=\"Lantern\"", "name=\"Storm lantern\"");
        reefs.change("Merrow.cat", "value=\"7\"/></costs>", "value=\"7\"/></costs>" + modifiers);
    };
    const auto set = [](const std::string& value, const std::string& conditions) {
        return "<modifiers><modifier type=\"set\" field=\"hidden\" value=\"" + value + "\">" + conditions +
               "</modifier></modifiers>";
    };
    const auto asks = [](const std::string& type, const std::string& value, const std::string& scope,
                         const std::string& child) {
        return "<condition type=\"" + type + "\" value=\"" + value + "\" field=\"selections\" scope=\"" + scope +
               "\" childId=\"" + child + "\" shared=\"true\" includeChildSelections=\"true\"/>";
    };
    const auto why = [&] {
        Reef list(reefs.list());
        const auto captain = list.add("captain");
        return list.choice(captain, "Storm lantern").refused;
    };
    SECTION("what is missing is needed")
    {
        hide(set("true", "<conditions>" + asks("lessThan", "1", "roster", "dredger") + "</conditions>"));
        CHECK(why() == "only while the army has “Dredger”");
    }
    SECTION("what is shown by a modifier")
    {
        hide(set("false", "<conditions>" + asks("atLeast", "2", "force", "wardens") + "</conditions>"), "true");
        CHECK(why() == "only while its force has at least 2 “Reef Wardens”");
    }
    SECTION("what is in the way")
    {
        hide(set("true", "<conditions>" + asks("atLeast", "1", "force", "captain") + "</conditions>"));
        CHECK(why() == "not while its force has “Captain”");
    }
    SECTION("either of two that are missing: both are needed")
    {
        hide(set("true", "<conditionGroups><conditionGroup type=\"or\"><conditions>" +
                             asks("lessThan", "1", "roster", "dredger") + asks("equalTo", "0", "roster", "wardens") +
                             "</conditions></conditionGroup></conditionGroups>"));
        CHECK(why() == "only while the army has “Dredger” and the army has “Reef Wardens”");
    }
    SECTION("what cannot be told in a line")
    {
        hide({}, "true");
        CHECK(why() == "not offered to this list as it stands");
    }
}

TEST_CASE("a search gives way to those who wait for the data")
{
    const Reefs reefs;
    Reef list(reefs.list());
    const auto& game = standingOf(list.document.form())->game();
    auto held = game.lock();
    std::atomic<bool> hasAsked = false;
    std::thread other([&] {
        const auto mine = game.lock();
        hasAsked = true;
    });
    while (!game.sharing().isWanted())
        std::this_thread::yield();
    CHECK_FALSE(hasAsked);
    game.sharing().giveWay(held);
    CHECK(hasAsked); // before the search went on
    CHECK_FALSE(game.sharing().isWanted());
    other.join();
}

TEST_CASE("what the data do not have any more is kept, marked and saved, and can be taken away")
{
    const Reefs reefs;
    QTemporaryDir folder;
    const auto path = folder.filePath("list.ros").toStdString();
    Store known = storeWith(reefs);
    {
        Reef list(reefs.list());
        list.add("captain");
        list.add("dredger");
        REQUIRE(list.document.save(path));
    }
    reefs.change("Merrow.cat", "id=\"dredger\"", "id=\"barge\"");
    Document again(known);
    REQUIRE(again.open(path));
    CHECK(changeWords(again.gameDataChanges()).join(' ').contains("“Dredger” is not in the data any more"));
    CHECK(again.form()->head().outcome == Outcome::NotJudged);
    const auto dredger = again.gameData()->roster().forces.front().selections.back().id;
    const auto form = again.form()->unit(dredger);
    REQUIRE(form);
    CHECK_FALSE(form->isKnown);
    REQUIRE(form->unknown.size() == 1);
    CHECK(again.stampedBytes(path)->find("Dredger") != std::string::npos);
    const auto twice = again.gestureOf(intents::Duplicate{{dredger}});
    REQUIRE(twice);
    REQUIRE(again.apply(twice->change, twice->name));
    again.judgeNow();
    const auto copy = again.gameData()->roster().forces.front().selections.back().id;
    CHECK(copy != dredger);
    CHECK(again.form()->words({copy, {}, -1}).kind == "Dredger");
    again.undoStack().undo();
    again.judgeNow();
    REQUIRE(again.apply(form->unknown.front().drop.change, form->unknown.front().drop.name));
    again.judgeNow();
    CHECK(again.form()->head().outcome == Outcome::Legal);
}

TEST_CASE("findings of game data have fixes that are carried out")
{
    const Reefs reefs;
    Reef list(reefs.list());
    list.add("captain");
    list.add("dredger");
    list.add("dredger");
    REQUIRE(list.findings().size() == 1);
    std::size_t position = 0;
    while (list.document.form()->findings()[position].severity != Severity::Error)
        ++position;
    WorkBudget budget(mostFixWork);
    const auto fixes = list.document.form()->fixes(position, budget);
    REQUIRE_FALSE(fixes.empty());
    CHECK(fixes.front().name.contains("Dredger"));
    REQUIRE(list.document.apply(fixes.front().change, fixes.front().name));
    list.document.judgeNow();
    CHECK(list.findings().isEmpty());
    CHECK(list.document.form()->head().outcome == Outcome::Legal);
}

TEST_CASE("units of game data are duplicated, copied, moved and removed, and undo brings all back")
{
    const Reefs reefs;
    Reef list(reefs.list());
    const auto captain = list.add("captain");
    const auto wardens = list.add("wardens");
    const auto before = list.bytes();
    REQUIRE(list.mean(intents::Duplicate{{wardens}}));
    CHECK(list.sum() == "200");
    const auto copied = list.document.copy({wardens});
    CHECK(copied.find("Reef Wardens") != std::string::npos);
    REQUIRE(list.mean(intents::Paste{copied, {}}));
    CHECK(list.sum() == "285");
    const auto second = list.add("vanguard", "force:merrow");
    REQUIRE(list.mean(intents::Move{{captain}, {second}}));
    CHECK(list.document.gameData()->roster().forces.back().selections.back().id == captain);
    REQUIRE(list.mean(intents::Remove{{second}}));
    CHECK(list.sum() == "255");
    list.document.undoStack().setIndex(2);
    list.document.judgeNow();
    CHECK(list.bytes() == before);
}

TEST_CASE("a list of game data that a crashed program left is recovered with its file")
{
    const Reefs reefs;
    Store known = storeWith(reefs);
    QTemporaryDir folder;
    const auto path = folder.filePath("list.rosz").toStdString();
    std::string bytes;
    {
        Reef list(reefs.list());
        list.add("captain");
        REQUIRE(list.document.save(path));
        list.add("dredger");
        bytes = list.bytes();
        Recovery recovery(list.document, folder.filePath("copies"), std::chrono::milliseconds(0));
        recovery.leave();
    }
    const auto found = Recovery::find(folder.filePath("copies"));
    // This program has them as its own: what a later one would find lies in the folder.
    const auto copies = QDir(folder.filePath("copies")).entryList({"*.muster"});
    REQUIRE(copies.size() == 1);
    Document again(known);
    REQUIRE(
        again.recover(folder.filePath("copies/" + copies.front()).toStdString(), {path, FileStamp::of(bytesOf(path))}));
    CHECK(again.isModified());
    CHECK(again.path() == path);
    CHECK(again.stampedBytes("list.ros").value() == bytes);
    REQUIRE(again.save(path));
}

TEST_CASE("a hundred changes of chance to a list of game data end, undone, where they began, byte for byte")
{
    const Reefs reefs;
    for (unsigned seed = 1; seed <= 4; ++seed) {
        std::mt19937 engine(seed);
        const auto below = [&](std::size_t most) { return engine() % most; };
        Reef list(reefs.list());
        list.add("captain");
        const auto first = list.add("wardens");
        const auto before = list.bytes();
        const auto steps = list.document.undoStack().count();
        for (int i = 0; i < 25; ++i) {
            std::vector<std::string> rows{first};
            for (const auto& force : list.document.gameData()->roster().forces)
                for (const auto& each : force.selections)
                    rows.push_back(each.id);
            const auto row = rows[below(rows.size())];
            if (!list.document.form()->unit(row))
                continue;
            std::vector<Choice> choices;
            const std::function<void(const std::vector<ChoiceGroup>&)> look = [&](const auto& groups) {
                for (const auto& group : groups)
                    for (const auto& each : group.choices) {
                        choices.push_back(each);
                        look(each.below);
                    }
            };
            look(list.unit(row).choices);
            switch (below(6)) {
            case 0:
                list.mean(intents::Add{below(2) == 0 ? "merrow:wardens" : "merrow:dredger", row});
                break;
            case 1:
                list.mean(intents::Duplicate{{row}});
                break;
            case 2:
                list.mean(intents::Remove{{row}});
                break;
            case 3:
                list.mean(intents::SetNumber{row, static_cast<int>(6 + below(7))});
                break;
            default:
                if (!choices.empty()) {
                    const auto& choice = choices[below(choices.size())];
                    list.mean(intents::Choose{row, choice.id, static_cast<int>(below(4))});
                }
                break;
            }
            CHECK(list.document.stampedBytes("list.ros"));
        }
        list.document.undoStack().setIndex(steps);
        list.document.judgeNow();
        CHECK(list.bytes() == before);
    }
}

TEST_CASE("a list of game data is made legal as one step of undo, with its changes at the rows that a window shows")
{
    const Reefs reefs;
    Reef list(reefs.list());
    const auto captain = list.add("captain");
    CHECK(list.document.form()->head().outcome == Outcome::Legal);
    CHECK_FALSE(list.document.form()->canRepair());
    const auto first = list.add("wardens");
    const auto second = list.add("wardens"); // 30 and twice 85 crowns: 200
    CHECK(list.sum() == "200");
    REQUIRE(list.choose(second, "Harpoon")); // 15 too many
    REQUIRE(list.document.form()->canRepair());
    const auto before = list.bytes();
    auto form = list.document.form()->repairs({}, {});
    CHECK(form.word.isEmpty());
    REQUIRE_FALSE(form.answers.empty());
    const auto answer = form.answers.front();
    CHECK(answer.facts == "1 change, 15 Crowns less, no unit leaves");
    REQUIRE(answer.changes.size() == 1);
    const auto& row = answer.changes.front().row; // the Sergeant of the second unit
    CHECK(list.document.form()->words({row, {}, -1}, 1).name == "Sergeant");
    CHECK(answer.changes.front().words.startsWith(
        "Take Pistol in place of Harpoon in the second Reef Wardens › Sergeant"));
    CHECK(answer.totals == "LEGAL. 200 of 200 Crowns");
    list.document.apply(answer.gesture.change, answer.gesture.name);
    list.document.judgeNow();
    CHECK(list.document.form()->head().outcome == Outcome::Legal);
    CHECK_FALSE(list.document.form()->canRepair());
    CHECK(list.document.form()->repairs({}, {}).answers.empty());
    list.document.undoStack().undo();
    list.document.judgeNow();
    CHECK(list.bytes() == before);

    // The second unit is kept, and the Captain must stay: the first unit changes.
    RepairWishes wishes;
    wishes.keep = {second, captain};
    form = list.document.form()->repairs(wishes, {});
    REQUIRE_FALSE(form.answers.empty());
    for (const auto& each : form.answers)
        for (const auto& change : each.changes)
            CHECK(change.row == first);
    wishes.keep = {first, second, captain};
    form = list.document.form()->repairs(wishes, {});
    CHECK(form.answers.empty());
    CHECK(form.word.contains("keeps what you locked"));
    // What was refused is not offered again.
    wishes.keep = {};
    wishes.refused = {answer.changes.front().change};
    for (const auto& each : list.document.form()->repairs(wishes, {}).answers)
        CHECK(each.changes.front().words != answer.changes.front().words);
}

TEST_CASE("a list of game data is filled up as one step of undo; lines are kept, refused, and named as offers are")
{
    const Reefs reefs;
    Reef list(reefs.list());
    CHECK(list.document.form()->fills({}, {}).answers.empty()); // not legal: it has no captain
    const auto captain = list.add("captain");
    list.add("wardens"); // 30 and 85 of 200 crowns
    const auto before = list.bytes();
    const auto form = list.document.form()->fills({}, {});
    CHECK(form.word.isEmpty());
    REQUIRE(form.answers.size() >= 2);
    const auto& units = form.answers.front();
    CHECK(units.title == "New units");
    CHECK(units.facts == "1 new unit, 85 Crowns more");
    CHECK(units.totals == "LEGAL. 200 of 200 Crowns");
    CHECK(units.rest == "Spends all 85 Crowns.");
    REQUIRE(units.lines.size() == 1);
    const auto& line = units.lines.front();
    std::set<std::string> keys;
    for (const auto& section : *list.document.form()->offers(nullptr)->sections)
        for (const auto& offer : section.offers)
            keys.insert(offer.key.toStdString());
    CHECK(keys.contains(line.offer));
    for (const auto& answer : form.answers) {
        list.document.apply(answer.gesture.change, answer.gesture.name);
        list.document.judgeNow();
        CHECK(list.document.form()->head().outcome == Outcome::Legal);
        list.document.undoStack().undo();
        list.document.judgeNow();
        CHECK(list.bytes() == before);
    }

    // A kind that was refused does not come.
    FillAsked asked;
    asked.without = {line.offer};
    for (const auto& answer : list.document.form()->fills(asked, {}).answers)
        for (const auto& each : answer.lines)
            CHECK(each.offer != line.offer);
    // A line that is kept is in every answer, and may be all that there is.
    asked = {};
    asked.kept = {line};
    const auto kept = list.document.form()->fills(asked, {});
    REQUIRE(kept.answers.size() == 1);
    CHECK(kept.answers.front().title == "What you keep");
    CHECK(kept.answers.front().lines == units.lines);
    // Options that were refused are not offered again.
    asked = {};
    const auto more = std::ranges::find(form.answers, QString("More for the units that are there"), &FillAnswer::title);
    REQUIRE(more != form.answers.end());
    asked.refused = more->lines.front().changes;
    for (const auto& answer : list.document.form()->fills(asked, {}).answers)
        CHECK(answer.lines.front().words != more->lines.front().words);
    CHECK(list.document.form()->fills({.hasAdditions = false}, {}).answers.size() < form.answers.size());
}

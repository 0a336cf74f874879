// Lists of game data that are built and changed: the invented game of battlescribe/reefs.h.
#include "battlescribe/reefs.h"
#include "editor/gamedata/gamedatalist.h"
#include "editor/models/armymodel.h"
#include "editor/models/rostermodel.h"
#include "fixture.h"
#include "io/data/datafolders.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <functional>

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

/// A list with its document, and what a person does with it.
class Reef {
public:
    explicit Reef(const battlescribe::NewList& list) : document(store())
    {
        if (const auto made = document.create(list); !made)
            FAIL(toText(made.error().front()));
    }

    /// Whether it changed something; judged afterwards.
    bool mean(const Intent& intent)
    {
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

/// A store whose person has added the folder of data.
Store storeWith(const Reefs& reefs)
{
    static QTemporaryDir home;
    const auto before = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", home.path().toLocal8Bit());
    auto opened = Store::open(std::string(MUSTER_SOURCE_DIR));
    qputenv("XDG_DATA_HOME", before);
    REQUIRE(opened);
    DataFolders folders;
    folders.add(reefs.path());
    QDir().mkpath(QString::fromStdString(opened->userFolder()));
    QFile::remove(QString::fromStdString(opened->userFolder()) + "/datafolders.json");
    REQUIRE(writeDataFolders(opened->userFolder(), folders));
    return std::move(*opened);
}

/// Rows as text, each with those below it: "Vanguard[Line[Reef Wardens]]".
QString tree(const RosterModel& model, const QModelIndex& parent = {})
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const auto index = model.index(row, 0, parent);
        const auto below = tree(model, index);
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
    CHECK(tree(rows) == "Vanguard[Captains]"); // what is missing has a row
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
                              "Add a force: Vanguard ", "Add a force: Auxiliary "});
    CHECK(list.document.form()->offers(offers) == offers); // as long as nothing of it changes
    list.add("dredger");
    CHECK(list.document.form()->offers(offers) == offers);
    const auto breaks = list.document.form()->tryOffer("merrow:dredger", {}, {});
    CHECK(breaks.badge == "Engines full");
    REQUIRE(breaks.messages.size() == 1);
    CHECK(breaks.messages.front().contains("Engines: 2; at most 1 allowed"));
    CHECK(list.document.form()->tryOffer("merrow:captain", {}, {}).isEmpty());
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
    CHECK(form.size->models == 6);
    CHECK(form.size->least == 6);
    CHECK(form.size->most == 12);
    const auto sergeant = list.choice(unit, "Sergeant");
    REQUIRE(sergeant.below.size() == 1);
    CHECK(sergeant.below.front().isOneOf);
    CHECK_FALSE(sergeant.below.front().mayBeNone);
    CHECK(list.choice(unit, "Pistol").count == 1);
    CHECK(list.choice(unit, "Harpoon").price == "+15 Crowns");
    CHECK(list.choice(unit, "Harpoon").effect == "Range 24");
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
    REQUIRE(list.mean(intents::SetNumber{unit, 10}));
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

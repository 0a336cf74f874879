#include "datafolder.h"
#include "editor/gestures/gestures.h"
#include "fixture.h"
#include "scarcememory.h"

#include <QCoreApplication>
#include <QFile>
#include <QSignalSpy>

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

void addInfantry(Document& document, const std::string& id)
{
    const auto at = document.roster().units.size();
    REQUIRE(document.apply({edits::AddUnit{{}, at, unit(id, "infantry")}}, "Add Infantry"));
}

} // namespace

TEST_CASE("many changes are judged once, a moment later")
{
    Document document(store());
    REQUIRE(document.create(skirmish()));
    CHECK(document.isJudged());
    QSignalSpy judged(&document, &Document::judged);
    QSignalSpy edited(&document, &Document::edited);
    for (const auto* id : {"a", "b", "c"})
        addInfantry(document, id);
    CHECK(edited.count() == 3);
    CHECK(judged.count() == 0);
    CHECK_FALSE(document.isJudged());
    CHECK(document.verdict()->roster().units.empty());
    QCoreApplication::processEvents();
    CHECK(judged.count() == 1);
    CHECK(document.verdict()->assessment().points == 15); // three models of 5 points
}

TEST_CASE("undo and redo go back and forth byte for byte, and say what they do")
{
    Document document(store());
    REQUIRE(document.open(march));
    const auto before = writeRoster(document.roster());
    CHECK_FALSE(document.isModified());
    REQUIRE(document.apply({edits::SetModels{document.roster().units.front().id, 5}}, "Set Models of First Fusiliers"));
    REQUIRE(document.apply({edits::RemoveUnit{document.roster().units.back().id}}, "Remove Stormcrow"));
    const auto after = writeRoster(document.roster());
    CHECK(document.undoStack().undoText() == "Remove Stormcrow");
    document.undoStack().undo();
    CHECK(document.undoStack().undoText() == "Set Models of First Fusiliers");
    document.undoStack().undo();
    CHECK(writeRoster(document.roster()) == before);
    CHECK_FALSE(document.isModified());
    document.undoStack().setIndex(2);
    CHECK(writeRoster(document.roster()) == after);
    document.judgeNow();
    CHECK(writeRoster(document.verdict()->roster()) == after);
}

TEST_CASE("typing a name is one step of undo, names of two units are two")
{
    Document document(store());
    REQUIRE(document.create(skirmish()));
    addInfantry(document, "a");
    addInfantry(document, "b");
    for (const auto* name : {"R", "Re", "Red"})
        REQUIRE(document.apply({edits::SetUnitName{"a", name}}, "Rename"));
    REQUIRE(document.apply({edits::SetUnitName{"b", "Blue"}}, "Rename"));
    CHECK(document.undoStack().count() == 4);
    document.undoStack().undo();
    CHECK(findUnit(document.roster(), "a")->name == "Red");
    CHECK(findUnit(document.roster(), "b")->name.empty());
    document.undoStack().undo();
    CHECK(findUnit(document.roster(), "a")->name.empty());
    document.undoStack().redo();
    CHECK(findUnit(document.roster(), "a")->name == "Red");
}

TEST_CASE("typing a number of models is one step of undo, and fixing it another")
{
    Document document(store());
    REQUIRE(document.create(skirmish()));
    addInfantry(document, "a");
    for (const auto models : {2, 25, 50})
        REQUIRE(document.apply({edits::SetModels{"a", models}}, "Models of Infantry"));
    REQUIRE(document.apply({edits::SetModels{"a", 40}}, "Reduce Infantry to 40 models"));
    CHECK(document.undoStack().count() == 3);
    document.undoStack().undo();
    CHECK(findUnit(document.roster(), "a")->models == 50);
    document.undoStack().undo();
    CHECK_FALSE(findUnit(document.roster(), "a")->models);
}

TEST_CASE("what is so already is no step, and nothing of nothing is none")
{
    QTemporaryDir folder;
    Document document(store());
    REQUIRE(document.create(skirmish()));
    addInfantry(document, "a");
    REQUIRE(document.save(folder.filePath("mine.muster").toStdString()));
    QSignalSpy edited(&document, &Document::edited);
    CHECK_FALSE(document.apply({edits::SetName{document.roster().name}}, "Rename"));
    CHECK_FALSE(document.apply({edits::Batch{}}, "Change Nothing"));
    CHECK_FALSE(
        document.apply({edits::Batch{{{edits::SetName{"B"}}, {edits::SetName{"C"}}, {edits::SetName{"Skirmish"}}}}},
                       "There and Back"));
    CHECK_FALSE(document.apply({edits::MoveUnit{"a", {}, 0, {}}}, "Move"));
    CHECK(edited.count() == 0);
    CHECK(document.isJudged());
    CHECK_FALSE(document.isModified());
    CHECK(document.undoStack().count() == 1);
    CHECK(document.undoStack().undoText() == "Add Infantry");
}

TEST_CASE("typing that comes back to what was there is no step, and what was saved is saved")
{
    QTemporaryDir folder;
    const auto path = folder.filePath("mine.muster").toStdString();
    Document document(store());
    REQUIRE(document.create(skirmish()));
    addInfantry(document, "a");
    REQUIRE(document.save(path));
    const auto type = [&](const char* name) { REQUIRE(document.apply({edits::SetUnitName{"a", name}}, "Rename")); };
    auto& undo = document.undoStack();
    QSignalSpy edited(&document, &Document::edited);
    QSignalSpy clean(&undo, &QUndoStack::cleanChanged);
    type("R");
    type("Re");
    CHECK(undo.undoText() == "Rename");
    CHECK(document.isModified());
    type("R");
    type("");
    CHECK(edited.count() == 4); // each is a change for who shows the roster
    CHECK(clean.count() == 2);
    CHECK_FALSE(document.isModified());
    CHECK(undo.count() == 1);
    CHECK(undo.undoText() == "Add Infantry");
    CHECK(undo.redoText().isEmpty());

    // What was saved on the way is where a new step begins: to come back behind it is a change of the file.
    type("R");
    REQUIRE(document.save(path));
    type("Re");
    CHECK(undo.count() == 3);
    type("R");
    CHECK(undo.count() == 2);
    CHECK_FALSE(document.isModified());
    type("");
    CHECK(undo.count() == 3);
    CHECK(document.isModified());
    undo.undo();
    CHECK(findUnit(document.roster(), "a")->name == "R");
    CHECK_FALSE(document.isModified());
    undo.undo();
    CHECK(findUnit(document.roster(), "a")->name.empty());
    CHECK(document.isModified());
}

TEST_CASE("an edit that does not fit changes nothing")
{
    Document document(store());
    REQUIRE(document.create(skirmish()));
    QSignalSpy edited(&document, &Document::edited);
    CHECK_FALSE(document.apply({edits::RemoveUnit{"nobody"}}, "Remove"));
    CHECK(edited.count() == 0);
    CHECK(document.undoStack().count() == 0);
}

TEST_CASE("moving a card to another commander is one step")
{
    Document document(store());
    REQUIRE(document.open(battalion));
    const auto before = writeRoster(document.roster());
    const auto& from = document.roster().units[0];
    const auto& to = document.roster().units[1];
    const auto card = from.units[0].id;
    const auto points = document.verdict()->assessment().points;
    REQUIRE(document.apply({edits::MoveUnit{card, to.id, to.units.size(), to.units[0].as}}, "Move"));
    CHECK(document.undoStack().count() == 1);
    document.judgeNow();
    CHECK(document.verdict()->assessment().points == points);
    // Its new commander has one card more than the three that a company commander may have.
    CHECK_FALSE(document.verdict()->assessment().isLegal());
    document.undoStack().undo();
    CHECK(writeRoster(document.roster()) == before);
}

TEST_CASE("a file is saved whole, and not over what somebody else wrote")
{
    QTemporaryDir folder;
    const auto path = folder.filePath("mine.muster").toStdString();
    Document document(store());
    REQUIRE(document.create(skirmish()));
    addInfantry(document, "a");
    CHECK(document.isModified());
    REQUIRE(document.save(path));
    CHECK_FALSE(document.isModified());
    CHECK(document.path() == path);
    CHECK(bytesOf(path) == writeRoster(document.roster()));

    addInfantry(document, "b");
    write(path, "somebody else's");
    CHECK_FALSE(document.save(path));
    CHECK(bytesOf(path) == "somebody else's");
    CHECK(document.isModified());
    const auto seen = FileStamp::ofUnread(path);
    write(path, "somebody else's, once more");
    CHECK_FALSE(document.saveOver(path, seen));
    CHECK(bytesOf(path) == "somebody else's, once more");
    REQUIRE(document.saveOver(path, FileStamp::ofUnread(path)));
    CHECK(bytesOf(path) == writeRoster(document.roster()));

    Document again(store());
    REQUIRE(again.open(path));
    CHECK(again.roster() == document.roster());
}

TEST_CASE("what somebody else wrote can be looked at before it is overwritten")
{
    QTemporaryDir folder;
    const auto path = folder.filePath("mine.muster").toStdString();
    Document document(store());
    REQUIRE(document.create(skirmish()));
    CHECK_FALSE(document.hasChangedOnDisk());
    const auto none = document.diskRoster();
    REQUIRE_FALSE(none);
    CHECK(none.error().front().message == "this roster has no file yet");
    addInfantry(document, "a");
    REQUIRE(document.save(path));
    CHECK_FALSE(document.hasChangedOnDisk());
    CHECK(document.diskRoster().value() == document.roster());

    // A change of ours is none on disk.
    addInfantry(document, "b");
    CHECK_FALSE(document.hasChangedOnDisk());
    CHECK(document.diskRoster()->units.size() == 1);

    auto theirs = document.roster();
    theirs.name = "Theirs";
    write(path, writeRoster(theirs));
    CHECK(document.hasChangedOnDisk());
    CHECK(document.diskRoster().value() == theirs);
    CHECK_FALSE(document.save(path));
    CHECK(document.isModified());
    // Saving elsewhere leaves theirs alone, and goes on there.
    const auto elsewhere = folder.filePath("ours.muster").toStdString();
    REQUIRE(document.save(elsewhere));
    CHECK(bytesOf(path) == writeRoster(theirs));
    CHECK_FALSE(document.hasChangedOnDisk());

    write(elsewhere, "scribbled over");
    CHECK(document.hasChangedOnDisk());
    CHECK_FALSE(document.diskRoster());
    REQUIRE(QFile::remove(QString::fromStdString(elsewhere)));
    CHECK(document.hasChangedOnDisk());
    CHECK_FALSE(document.diskRoster());
}

TEST_CASE("saving stamps the roster as it is, and undo goes back to everything but the stamp")
{
    QTemporaryDir folder;
    const auto path = folder.filePath("mine.muster").toStdString();
    Document document(store());
    REQUIRE(document.create(skirmish()));
    addInfantry(document, "a");
    CHECK_FALSE(document.roster().madeWith);
    const auto before = writeRoster(document.roster());
    addInfantry(document, "b");
    // Not judged yet: it is, before it is stamped.
    CHECK_FALSE(document.isJudged());
    REQUIRE(document.save(path));
    REQUIRE(document.roster().madeWith);
    CHECK(document.roster().madeWith->points == decltype(MadeWith::points){{"a", 5}, {"b", 5}});
    CHECK_FALSE(document.isModified());
    CHECK(document.undoStack().count() == 2);

    const auto stamp = document.roster().madeWith;
    document.undoStack().undo();
    CHECK(document.isModified());
    CHECK(document.roster().madeWith == stamp);
    auto without = document.roster();
    without.madeWith.reset();
    CHECK(writeRoster(without) == before);
    document.undoStack().redo();
    CHECK_FALSE(document.isModified());
    CHECK(writeRoster(document.roster()) == bytesOf(path));
    // Saving what is saved changes no byte.
    const auto bytes = bytesOf(path);
    REQUIRE(document.save(path));
    CHECK(bytesOf(path) == bytes);
}

TEST_CASE("a roster that could not be saved is not stamped")
{
    QTemporaryDir folder;
    Document document(store());
    REQUIRE(document.create(skirmish()));
    addInfantry(document, "a");
    CHECK_FALSE(document.save(folder.filePath("nowhere/mine.muster").toStdString()));
    CHECK_FALSE(document.roster().madeWith);
    CHECK(document.isModified());
}

TEST_CASE("who hears of a roster finds its verdict, and who hears of a change that it waits to be judged")
{
    Document document(store());
    REQUIRE(document.create(skirmish()));
    bool isOfBattalion = false;
    QObject::connect(&document, &Document::replaced, &document,
                     [&] { isOfBattalion = document.verdict()->roster() == document.roster() && document.isJudged(); });
    REQUIRE(document.open(battalion));
    CHECK(isOfBattalion);
    bool isJudged = true;
    QObject::connect(&document, &Document::edited, &document, [&] { isJudged = document.isJudged(); });
    REQUIRE(document.apply({edits::SetName{"Another"}}, "Rename"));
    CHECK_FALSE(isJudged);
}

TEST_CASE("what the data do not know is told and kept")
{
    QTemporaryDir folder;
    const auto path = folder.filePath("old.muster").toStdString();
    auto roster = skirmish();
    roster.units.push_back(unit("a", "infantry"));
    roster.units.push_back(unit("b", "war-wagon"));
    write(path, writeRoster(roster));
    Document document(store());
    REQUIRE(document.open(path));
    REQUIRE(document.notices().size() == 1);
    CHECK(document.notices().front().message.find("war-wagon") != std::string::npos);
    CHECK_FALSE(document.verdict()->assessment().isComplete);
    REQUIRE(document.apply({edits::SetModels{"a", 3}}, "Set Models"));
    REQUIRE(document.save(path));
    CHECK(bytesOf(path).find("war-wagon") != std::string::npos);
}

TEST_CASE("a file that cannot be read leaves the document as it was")
{
    QTemporaryDir folder;
    const auto path = folder.filePath("bad.muster").toStdString();
    write(path, "{ \"format\": \"muster-roster\", \"version\": 9 }");
    Document document(store());
    REQUIRE(document.create(skirmish()));
    addInfantry(document, "a");
    const auto before = writeRoster(document.roster());
    CHECK_FALSE(document.open(path));
    CHECK_FALSE(document.open(folder.filePath("none.muster").toStdString()));
    CHECK(writeRoster(document.roster()) == before);
    CHECK(document.undoStack().count() == 1);
}

TEST_CASE("a recovered roster has changes until it is saved, whatever is undone")
{
    QTemporaryDir folder;
    const auto path = folder.filePath("mine.muster").toStdString();
    write(path, writeRoster(skirmish()));
    auto lost = skirmish();
    lost.units.push_back(unit("a", "infantry"));
    Document document(store());
    QSignalSpy replaced(&document, &Document::replaced);
    QSignalSpy edited(&document, &Document::edited);
    REQUIRE(document.recover(lost, {path, FileStamp::of(bytesOf(path))}));
    CHECK(replaced.count() == 1);
    CHECK(edited.count() == 1); // so that a copy of it is kept again
    CHECK(document.path() == path);
    CHECK(document.roster() == lost);
    CHECK(document.verdict()->assessment().points == 5);
    CHECK(document.isModified());
    CHECK_FALSE(document.undoStack().canUndo());
    CHECK_FALSE(document.hasChangedOnDisk());
    CHECK(document.diskRoster().value() == skirmish());

    addInfantry(document, "b");
    document.undoStack().undo();
    CHECK(document.undoStack().isClean());
    CHECK(document.isModified());
    REQUIRE(document.save(path));
    CHECK_FALSE(document.isModified());
    CHECK(document.diskRoster()->units.size() == 1);
    addInfantry(document, "b");
    document.undoStack().undo();
    CHECK_FALSE(document.isModified());

    // The next roster is not recovered.
    REQUIRE(document.recover(lost, {path, FileStamp::of(bytesOf(path))}));
    REQUIRE(document.create(skirmish()));
    CHECK_FALSE(document.isModified());
}

TEST_CASE("a recovered roster does not overwrite what somebody else writes from then on")
{
    QTemporaryDir folder;
    const auto path = folder.filePath("mine.muster").toStdString();
    write(path, writeRoster(skirmish()));
    Document document(store());
    REQUIRE(document.recover(skirmish(), {path, FileStamp::of(bytesOf(path))}));
    write(path, "somebody else's");
    CHECK(document.hasChangedOnDisk());
    CHECK_FALSE(document.save(path));
    CHECK(bytesOf(path) == "somebody else's");
    CHECK(document.isModified());

    // A roster whose file is gone is written there again; one that never had a file is asked for one.
    REQUIRE(QFile::remove(QString::fromStdString(path)));
    REQUIRE(document.recover(skirmish(), {path, FileStamp::of({})}));
    REQUIRE(document.save(path));
    CHECK(bytesOf(path) == writeRoster(document.roster()));
    REQUIRE(document.recover(skirmish(), {}));
    CHECK(document.path().empty());
    CHECK_FALSE(document.hasChangedOnDisk());
}

TEST_CASE("a ruleset or army that is not there is told with its place, and what was perhaps meant")
{
    const QTemporaryDir folder;
    const auto path = folder.filePath("wrong.muster").toStdString();
    Document document(store());
    write(path, "{\n  \"format\": \"muster-roster\",\n  \"version\": 1,\n  \"ruleset\": \"wargam\",\n"
                "  \"army\": \"standard\"\n}\n");
    const auto opened = document.open(path);
    REQUIRE_FALSE(opened);
    REQUIRE(opened.error().size() == 1);
    CHECK(toText(opened.error().front()) ==
          path + ":4:14: there is no ruleset \"wargam\" (at /ruleset). Did you mean \"wargame\"?");
    CHECK_FALSE(document.isOpen());

    // A roster of an army that is not there is kept, and its army is the first thing told.
    write(path, "{\n  \"format\": \"muster-roster\",\n  \"version\": 1,\n  \"ruleset\": \"wargame\",\n"
                "  \"army\": \"standart\",\n  \"units\": [{ \"id\": \"u1\", \"unit\": \"infantry\" }]\n}\n");
    REQUIRE(document.open(path));
    REQUIRE_FALSE(document.notices().empty());
    CHECK(toText(document.notices().front()) ==
          path + ":5:11: there is no army \"standart\" in wargame (at /army). Did you mean \"standard\"?");
    CHECK(document.roster().units.size() == 1);
}

TEST_CASE("what the data do not know of a recovered roster is told")
{
    auto lost = skirmish();
    lost.units.push_back(unit("a", "war-wagon"));
    lost.rulings["house-rule"] = true;
    Document document(store());
    REQUIRE(document.recover(lost, {"/nowhere/mine.muster", {}}));
    REQUIRE(document.notices().size() == 2);
    CHECK(document.notices()[0].message.find("war-wagon") != std::string::npos);
    CHECK(document.notices()[1].message.find("house-rule") != std::string::npos);

    // One of a game that is not there is refused, and nothing changes.
    auto other = lost;
    other.ruleset = "chess";
    const auto before = document.roster();
    CHECK_FALSE(document.recover(other, {}));
    CHECK(document.roster() == before);
    CHECK(document.path() == "/nowhere/mine.muster");
    CHECK(document.isModified());
}

TEST_CASE("a closed document holds nothing, and can be used again")
{
    QTemporaryDir folder;
    const auto path = folder.filePath("mine.muster").toStdString();
    Document document(store());
    CHECK_FALSE(document.isOpen());
    REQUIRE(document.create(skirmish()));
    CHECK(document.isOpen());
    addInfantry(document, "a");
    REQUIRE(document.save(path));
    addInfantry(document, "b");
    CHECK_FALSE(document.isJudged());
    QSignalSpy replaced(&document, &Document::replaced);
    QSignalSpy judged(&document, &Document::judged);
    document.close();
    CHECK(replaced.count() == 1);
    CHECK_FALSE(document.isOpen());
    CHECK_FALSE(document.isModified());
    CHECK(document.isJudged());
    CHECK(document.verdict() == nullptr);
    CHECK(document.path().empty());
    CHECK(document.roster() == Roster());
    CHECK(document.notices().empty());
    CHECK(document.undoStack().count() == 0);
    CHECK_FALSE(document.hasChangedOnDisk());
    // What waited to be judged is judged no more.
    QCoreApplication::processEvents();
    document.judgeNow();
    CHECK(judged.count() == 0);

    REQUIRE(document.open(path));
    CHECK(document.isOpen());
    CHECK(document.roster().units.size() == 1);
    CHECK(document.verdict()->assessment().points == 5);
    // Recovered and closed, it has no changes any more.
    REQUIRE(document.recover(skirmish(), {path, FileStamp::of(bytesOf(path))}));
    document.close();
    CHECK_FALSE(document.isModified());
}

TEST_CASE("the same roster is judged by other data, and undone as before")
{
    const DataFolder data;
    auto from = data.open();
    Document document(from);
    auto reds = roster("skirmish", "red", {unit("p", "pikes")}); // four models of 10
    REQUIRE(document.create(reds));
    change(document, {edits::SetModels{"p", 6}});
    CHECK(document.verdict()->assessment().points == 60);
    const auto before = writeRoster(document.roster());
    const auto old = document.verdict();

    data.change("red.json", R"("pointsPerModel": 10)", R"("pointsPerModel": 11)");
    data.change("red.json", R"("name": "Pikes")", R"("name": "Long Pikes")");
    from.setUserFolder(data.file("muster")); // other data: what was read is read again
    QSignalSpy judged(&document, &Document::judged);
    QSignalSpy replaced(&document, &Document::replaced);
    REQUIRE(document.reload());
    CHECK(judged.count() == 1);
    CHECK(replaced.count() == 0);
    CHECK(writeRoster(document.roster()) == before);
    CHECK(document.verdict()->assessment().points == 66);
    CHECK(Gestures(document.catalogue(), document.roster()).nameOf(document.roster().units[0]) == "Long Pikes");
    CHECK(&document.verdict()->catalogue() == &document.catalogue());
    // An old verdict keeps the data that it was made with.
    CHECK(old->assessment().points == 60);
    CHECK(old->catalogue().unit(old->assessment().units.span()[0].kind).name == "Pikes");
    CHECK(document.isModified());
    document.undoStack().undo();
    CHECK(document.roster() == reds);
    document.judgeNow();
    CHECK(document.verdict()->assessment().points == 44);

    // Data that cannot be read leave all as it was.
    data.change("red.json", R"("pointsPerModel": 11)", R"("pointsPerModel": "eleven")");
    from.setUserFolder(data.file("muster"));
    CHECK_FALSE(document.reload());
    CHECK(document.isOpen());
    CHECK(document.roster() == reds);
    CHECK(document.verdict()->assessment().points == 44);
}

TEST_CASE("units of a text are read where they are of the same game")
{
    Document document(store());
    REQUIRE(document.open(march));
    const Gestures gestures(document.catalogue(), document.roster());
    const auto read = gestures.read(gestures.copy({"u16"}));
    REQUIRE(read);
    CHECK(read->units.size() == 1);
    CHECK(read->units[0] == *findUnit(document.roster(), "u16"));
    // A text that a person wrote names no ids: they are given.
    const auto typed = gestures.read(R"({ "format": "muster-roster", "version": 1, "ruleset": "wargame",
        "army": "standard", "units": [{ "unit": "cavalry" }, { "unit": "infantry" }] })");
    REQUIRE(typed);
    CHECK(tree(typed->units) == "u1 u2");

    const auto none = gestures.read("Shopping: bread, glue, blue paint");
    REQUIRE_FALSE(none);
    CHECK_FALSE(none.error().empty());
    CHECK_FALSE(gestures.read({}));
    Document other(store());
    REQUIRE(other.open(hold));
    const auto foreign = Gestures(other.catalogue(), other.roster()).read(gestures.copy({"u16"}));
    REQUIRE_FALSE(foreign);
    CHECK(foreign.error().front().message.find("wargame") != std::string::npos);
    CHECK(foreign.error().front().pointer == "/ruleset");
}

TEST_CASE("where judging fails the roster stays, the verdict is the last one, and the reason is told")
{
    Document document(store());
    REQUIRE(document.create(skirmish()));
    addInfantry(document, "a");
    document.judgeNow();
    CHECK(document.judgingFailure().empty());
    const auto last = document.verdict();
    addInfantry(document, "b");
    QSignalSpy judged(&document, &Document::judged);
    {
        const ScarceMemory memory;
        document.judgeNow();
    }
    CHECK_FALSE(document.judgingFailure().empty());
    CHECK(judged.count() == 1); // whoever shows it gets the signal
    CHECK(document.isJudged());
    CHECK(document.verdict() == last);
    CHECK(document.roster().units.size() == 2);
    // Before it is stamped it is judged again: a stamp from the last verdict would lack the new unit.
    CHECK(readRoster(document.stampedBytes({}).value(), {})->madeWith->points ==
          decltype(MadeWith::points){{"a", 5}, {"b", 5}});
    CHECK(document.judgingFailure().empty());
    CHECK(document.verdict()->assessment().points == 10);

    // What failed for one roster says nothing of the next.
    addInfantry(document, "c");
    {
        const ScarceMemory memory;
        document.judgeNow();
    }
    CHECK_FALSE(document.judgingFailure().empty());
    document.close();
    CHECK(document.judgingFailure().empty());
}

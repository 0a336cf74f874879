#include "fixture.h"

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

TEST_CASE("typing a number of models is one step of undo, and mending it another")
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
    REQUIRE(document.save(path, Document::IfChanged::Overwrite));
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

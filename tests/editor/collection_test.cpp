#include "editor/collection/collectionmodel.h"
#include "editor/fixture.h"
#include "io/collection/collectionfile.h"

#include <QFileInfo>

using namespace muster;
using namespace muster::testing;
using editor::CollectionModel;
using editor::CollectionRows;
using editor::Collections;

namespace {

const CollectionKey huscarl{"forge-fathers", "huscarl", {}};
const CollectionKey section{"forge-fathers", "steel-warriors-platoon", {}}; // with the other sizes

struct Owning {
    Owning() { model.setGame(*store().fullCatalogue("warpath-2e")); }

    [[nodiscard]] std::string path() const { return folder.filePath("own/warpath-2e.json").toStdString(); }
    [[nodiscard]] QModelIndex at(const CollectionKey& key, int column) const
    {
        REQUIRE(model.rowOf(key) >= 0);
        return model.index(model.rowOf(key), column);
    }
    bool set(const CollectionKey& key, int column, const QVariant& value)
    {
        return model.setData(at(key, column), value, Qt::EditRole);
    }
    /// As another program reads the file.
    [[nodiscard]] OwnedModels onDisk(const CollectionKey& key) const
    {
        Collections others(folder.filePath("own"), MUSTER_SOURCE_DIR "/schemas");
        return others.of("warpath-2e").of(key);
    }

    QTemporaryDir folder;
    Collections collections{folder.filePath("own"), MUSTER_SOURCE_DIR "/schemas"};
    CollectionModel model{collections};
};

std::string words(const QModelIndex& index, int role = Qt::DisplayRole)
{
    return index.data(role).toString().toStdString();
}

} // namespace

TEST_CASE("a change of the collection is on disk at once, and undo takes it back there too")
{
    Owning own;
    CHECK_FALSE(QFileInfo::exists(QString::fromStdString(own.path())));
    CHECK(own.set(huscarl, CollectionModel::OwnedColumn, 3));
    CHECK(own.onDisk(huscarl) == OwnedModels{3, 0, {}});
    CHECK(own.set(huscarl, CollectionModel::PaintedColumn, 2));
    CHECK(own.set(huscarl, CollectionModel::NoteColumn, "blue box"));
    CHECK(own.onDisk(huscarl) == OwnedModels{3, 2, "blue box"});
    CHECK(words(own.at(huscarl, CollectionModel::OwnedColumn)) == "3");
    CHECK(words(own.at(huscarl, CollectionModel::NoteColumn)) == "blue box");
    CHECK_FALSE(own.set(huscarl, CollectionModel::OwnedColumn, 3)); // nothing changes: no step
    CHECK(own.model.undoStack().count() == 3);
    own.model.undoStack().undo();
    own.model.undoStack().undo();
    CHECK(own.onDisk(huscarl) == OwnedModels{3, 0, {}});
    own.model.undoStack().redo();
    CHECK(own.onDisk(huscarl) == OwnedModels{3, 2, {}});
    own.model.undoStack().undo();
    own.model.undoStack().undo();
    CHECK(own.onDisk(huscarl) == OwnedModels{});
}

TEST_CASE("what is painted is owned: one number takes the other along, and that is said")
{
    Owning own;
    QStringList said;
    QObject::connect(&own.model, &CollectionModel::adjusted, [&](const QString& text) { said << text; });
    CHECK(own.set(huscarl, CollectionModel::PaintedColumn, 4));
    CHECK(own.onDisk(huscarl) == OwnedModels{4, 4, {}});
    CHECK(own.set(huscarl, CollectionModel::OwnedColumn, 1));
    CHECK(own.onDisk(huscarl) == OwnedModels{1, 1, {}});
    CHECK(said == QStringList{"Huscarl: owned went up to 4 as well", "Huscarl: painted went down to 1 as well"});
    CHECK(own.set(huscarl, CollectionModel::OwnedColumn, -5));
    CHECK(own.set(huscarl, CollectionModel::OwnedColumn, 2'000'000'000));
    CHECK(own.onDisk(huscarl).owned == Collection::mostModels);
}

TEST_CASE("what the data do not have is kept and shown as such")
{
    Owning own;
    QDir().mkpath(own.folder.filePath("own"));
    write(own.path(), R"({ "format": "muster-collection", "version": 1, "ruleset": "warpath-2e", "models": [
        { "army": "forge-fathers", "unit": "of-yore", "owned": 5 },
        { "army": "elves", "unit": "bows", "owned": 9, "painted": 9 }] })");
    own.model.setGame(*store().fullCatalogue("warpath-2e"));
    const CollectionKey old{"forge-fathers", "of-yore", {}};
    CHECK(words(own.at(old, CollectionModel::UnitColumn)) == "of-yore (not in the data)");
    CHECK_FALSE(own.at(old, 0).data(CollectionModel::KnownRole).toBool());
    CHECK(own.model.unknownArmies() == QStringList{"elves"});
    CHECK(own.set(huscarl, CollectionModel::OwnedColumn, 1));
    CHECK(own.onDisk(old).owned == 5);
    CHECK(own.onDisk({"elves", "bows", {}}).painted == 9);
    CHECK(own.set(old, CollectionModel::OwnedColumn, 0));
    CHECK(own.onDisk(old) == OwnedModels{});
    own.model.undoStack().undo();
    CHECK(own.onDisk(old).owned == 5);
}

TEST_CASE("a file with faults is never written over, and can be set aside")
{
    Owning own;
    Faults told;
    QObject::connect(&own.model, &CollectionModel::failed, [&](const Faults& faults) { told = faults; });
    QDir().mkpath(own.folder.filePath("own"));
    write(own.path(), "{ \"format\": \"muster-collection\" ");
    CHECK_FALSE(own.set(huscarl, CollectionModel::OwnedColumn, 1));
    REQUIRE_FALSE(told.empty());
    CHECK(told.front().line == 1);
    CHECK(bytesOf(own.path()) == "{ \"format\": \"muster-collection\" ");
    own.model.setGame(*store().fullCatalogue("warpath-2e"));
    CHECK_FALSE(own.model.faults().empty());
    CHECK_FALSE(own.model.flags(own.at(huscarl, CollectionModel::OwnedColumn)).testFlag(Qt::ItemIsEditable));

    const auto aside = own.collections.setAside("warpath-2e");
    REQUIRE(aside.has_value());
    CHECK(bytesOf(aside->toStdString()) == "{ \"format\": \"muster-collection\" ");
    CHECK(own.model.faults().empty());
    CHECK(own.set(huscarl, CollectionModel::OwnedColumn, 1));
    CHECK(own.onDisk(huscarl).owned == 1);

    write(own.path(), R"({ "format": "muster-collection", "version": 1, "ruleset": "wargame", "models": [] })");
    CHECK_FALSE(own.set(huscarl, CollectionModel::OwnedColumn, 2));
    CHECK_THAT(told.front().message, Catch::Contains("another game"));
}

TEST_CASE("what another program writes into the collection is not lost")
{
    Owning own;
    CHECK(own.set(huscarl, CollectionModel::OwnedColumn, 1));
    Collections others(own.folder.filePath("own"), MUSTER_SOURCE_DIR "/schemas");
    REQUIRE(others.apply("warpath-2e", {{section, {}, {30, 10, {}}}}).has_value());
    CHECK(own.set(huscarl, CollectionModel::OwnedColumn, 2));
    CHECK(own.onDisk(section) == OwnedModels{30, 10, {}});
    CHECK(own.onDisk(huscarl).owned == 2);
    CHECK(words(own.at(section, CollectionModel::OwnedColumn)) == "30");
    own.model.undoStack().undo();
    CHECK(own.onDisk(section).owned == 30);
    CHECK(own.onDisk(huscarl).owned == 1);
}

TEST_CASE("where the collection cannot be written, nothing changes and the reason is told")
{
    Owning own;
    Faults told;
    QObject::connect(&own.model, &CollectionModel::failed, [&](const Faults& faults) { told = faults; });
    write(own.folder.filePath("own").toStdString(), "a file where the folder should be");
    CHECK_FALSE(own.set(huscarl, CollectionModel::OwnedColumn, 1));
    CHECK_FALSE(told.empty());
    CHECK(own.model.collection().entries.empty());
    CHECK(own.model.undoStack().count() == 0);
    CHECK(words(own.at(huscarl, CollectionModel::OwnedColumn)).empty());
}

TEST_CASE("adding what a roster has raises what is owned, in one step, and never lowers it")
{
    Owning own;
    CHECK(own.set(section, CollectionModel::OwnedColumn, 5));
    CHECK(own.set(huscarl, CollectionModel::OwnedColumn, 4));
    Lacking lacking;
    lacking.lines = {{section, noId, noId, 20, 0, 0}, {huscarl, noId, noId, 1, 0, 0}};
    CHECK(own.model.addNeeded(lacking) == 1);
    CHECK(own.onDisk(section).owned == 20);
    CHECK(own.onDisk(huscarl).owned == 4);
    CHECK(own.model.addNeeded(lacking) == 0);
    own.model.undoStack().undo();
    CHECK(own.onDisk(section).owned == 5);
}

TEST_CASE("the rows of a collection are searched, and narrowed to an army and to what is owned")
{
    Owning own;
    CollectionRows rows(nullptr);
    rows.setSourceModel(&own.model);
    const auto all = rows.rowCount();
    CHECK(all == own.model.rowCount());
    rows.setArmy("forge-fathers");
    const auto army = rows.rowCount();
    CHECK(army > 0);
    CHECK(army < all);
    rows.setWords({"steel", "WARRIORS"});
    CHECK(rows.rowCount() >= 1);
    CHECK(rows.rowCount() < army);
    rows.setWords({});
    rows.setOwnedOnly(true);
    CHECK(rows.rowCount() == 0);
    CHECK(own.set(huscarl, CollectionModel::NoteColumn, "on its way"));
    rows.setOwnedOnly(true);
    CHECK(rows.rowCount() == 1);
    rows.setWords({"way"});
    CHECK(rows.rowCount() == 1);
}

TEST_CASE("what is owned is said in a few words")
{
    CHECK(editor::ownedWords({}).isEmpty());
    CHECK(editor::ownedWords({20, 12, {}}) == "own 20, 12 painted");
    CHECK(editor::ownedWords({20, 0, {}}) == "own 20");
}

#include "editor/author/publishedgame.h"

#include "battlescribe/file/archive.h"
#include "editor/author.h"
#include "io/author/receivedgame.h"

#include <filesystem>

#include <sys/stat.h>

using namespace muster;
using namespace muster::testing;

namespace {

namespace fs = std::filesystem;
using battlescribe::PackedFile;

/// The files of a game that was begun, as they are published.
std::vector<PackedFile> packedFiles(const Begun& begun)
{
    std::vector<PackedFile> files;
    const auto draft = begun.draft();
    for (const auto& name : draft.files())
        files.push_back({name + ".json", draft.fileText(name)});
    return files;
}

/// A person who has no game of their own.
struct Other {
    QTemporaryDir home;
    Store store = std::move(*Store::open(std::string(MUSTER_SOURCE_DIR)));

    Other() { store.setUserFolder(home.path().toStdString()); }

    [[nodiscard]] std::string folder() const { return home.path().toStdString() + "/armies/vael"; }
    [[nodiscard]] Result<editor::PublishedGame> read(const std::vector<PackedFile>& files)
    {
        const auto bytes = battlescribe::packAll(files);
        REQUIRE(bytes);
        return editor::readPublishedBytes(*bytes, "vael.mustergame", store);
    }
    /// What is said of such a game; empty if it is taken.
    [[nodiscard]] std::string refusal(const std::vector<PackedFile>& files)
    {
        const auto read = this->read(files);
        CHECK(!fs::exists(home.path().toStdString() + "/armies"));
        return read ? std::string() : read.error().front().message;
    }
};

} // namespace

TEST_CASE("A published game is that of its author, and marked as somebody else's")
{
    Begun begun;
    const auto bytes = editor::publishGame(begun.draft());
    REQUIRE(bytes);
    CHECK(*editor::publishGame(begun.draft()) == *bytes); // whenever it is made
    Other other;
    const auto path = other.home.path().toStdString() + "/Vael 1.mustergame";
    CHECK(editor::isPublishedGame(path));
    CHECK(!editor::isPublishedGame("vael.zip"));
    write(path, *bytes);
    auto game = editor::readPublishedGame(path, other.store);
    REQUIRE(game);
    CHECK(game->id == "vael");
    CHECK(game->name == "Vael");
    CHECK(game->version == "0.1");
    CHECK(game->armies == 1);
    CHECK(!game->replaces);
    CHECK(!fs::exists(other.folder())); // nothing is written by looking
    REQUIRE(editor::installPublished(std::move(*game), path));
    for (const auto& file : packedFiles(begun))
        CHECK(testing::bytesOf(other.folder() + '/' + file.name) == file.bytes);
    CHECK(receivedFrom(other.folder()) == "Vael 1.mustergame");
    CHECK(!isReceivedGame(begun.game.folder));
    other.store.readAgain();
    const auto catalogue = other.store.fullCatalogue("vael");
    REQUIRE(catalogue);
    CHECK((*catalogue)->ruleset.data.origin == DataOrigin::Own);

    // A later version takes its place.
    auto files = packedFiles(begun);
    files[0].bytes.replace(files[0].bytes.find(R"("dataVersion": "0.1")"), 20, R"("dataVersion": "0.2")");
    auto later = other.read(files);
    REQUIRE(later);
    CHECK(later->replaces == "0.1");
    REQUIRE(editor::installPublished(std::move(*later), "later.mustergame"));
    CHECK(testing::bytesOf(other.folder() + "/ruleset.json") == files[0].bytes);
    CHECK(receivedFrom(other.folder()) == "later.mustergame");
    int entries = 0;
    for (const auto& entry : fs::directory_iterator(other.home.path().toStdString() + "/armies"))
        entries += entry.exists() ? 1 : 0;
    CHECK(entries == 1); // nothing is left of the writing
}

TEST_CASE("What a person has beside a received game stays when a later version comes")
{
    Begun begun;
    Other other;
    const auto files = packedFiles(begun);
    REQUIRE(editor::installPublished(std::move(*other.read(files)), "first.mustergame"));
    const auto folder = other.folder();
    write(folder + "/house-teralt.own.json", "own units");
    write(folder + "/house-teralt.de.json", "German");
    write(folder + "/notes.txt", "mine");
    write(folder + "/gone.json", "of the version before");
    fs::create_directories(folder + "/versions/0.1");
    write(folder + "/versions/0.1/ruleset.json", "older");
    REQUIRE(editor::installPublished(std::move(*other.read(files)), "later.mustergame"));
    CHECK(testing::bytesOf(folder + "/house-teralt.own.json") == "own units");
    CHECK(testing::bytesOf(folder + "/house-teralt.de.json") == "German");
    CHECK(testing::bytesOf(folder + "/notes.txt") == "mine");
    CHECK(testing::bytesOf(folder + "/versions/0.1/ruleset.json") == "older");
    CHECK(!fs::exists(folder + "/gone.json"));
    CHECK(receivedFrom(folder) == "later.mustergame");

    // What cannot be kept is not lost: nothing is replaced.
    REQUIRE(::mkfifo((folder + "/pipe").c_str(), 0600) == 0);
    CHECK(!editor::installPublished(std::move(*other.read(files)), "last.mustergame"));
    CHECK(receivedFrom(folder) == "later.mustergame");
    CHECK(testing::bytesOf(folder + "/notes.txt") == "mine");
    CHECK(!fs::exists(fs::path(folder).parent_path() / ".vael.new"));
}

TEST_CASE("A received game comes back after a program died between two steps of replacing it")
{
    Begun begun;
    Other other;
    const auto files = packedFiles(begun);
    REQUIRE(editor::installPublished(std::move(*other.read(files)), "first.mustergame"));
    const auto folder = other.folder();
    write(folder + "/house-teralt.own.json", "own units");
    const auto hidden = fs::path(folder).parent_path() / ".vael.old";
    fs::rename(folder, hidden);
    auto later = other.read(files);
    REQUIRE(later);
    CHECK(later->replaces == "0.1"); // it is there again
    fs::rename(folder, hidden);
    REQUIRE(editor::installPublished(std::move(*later), "later.mustergame"));
    CHECK(testing::bytesOf(folder + "/house-teralt.own.json") == "own units");
    CHECK(receivedFrom(folder) == "later.mustergame");
    CHECK(!fs::exists(hidden));
}

TEST_CASE("A folder that came meanwhile is not replaced by a published game")
{
    Begun begun;
    Other other;
    auto game = other.read(packedFiles(begun));
    REQUIRE(game);
    fs::create_directories(other.folder());
    write(other.folder() + "/ruleset.json", "mine");
    CHECK(!editor::installPublished(std::move(*game), "vael.mustergame"));
    CHECK(testing::bytesOf(other.folder() + "/ruleset.json") == "mine");
}

TEST_CASE("The form of a published game is checked before anything is made of it")
{
    Begun begun;
    Other other;
    // In the order of a file, keys are looked for one after the other: eight megabytes of these take minutes.
    std::string keys;
    for (int i = 0; i < 19'000; ++i)
        keys += (i > 0 ? ",\"" : "\"") + std::to_string(i) + "\":1";
    std::string text = R"({"id":"vael")";
    for (int i = 0; i < 10; ++i)
        text += ",\"list" + std::to_string(i) + "\":{" + keys + '}';
    CHECK(!other.refusal({{"ruleset.json", text + '}'}, packedFiles(begun)[1]}).empty());
}

TEST_CASE("A published game never takes the place of a shipped game, or of one that the person wrote")
{
    Begun begun;
    const auto bytes = editor::publishGame(begun.draft());
    REQUIRE(bytes);
    const auto own = editor::readPublishedBytes(*bytes, "vael.mustergame", begun.store);
    REQUIRE(!own);
    CHECK(own.error().front().message == "you have a game with the id \"vael\" of your own");
    Other other;
    auto files = packedFiles(begun);
    for (auto& file : files) {
        const std::string before = file.name == "ruleset.json" ? R"("id": "vael")" : R"("ruleset": "vael")";
        file.bytes.replace(file.bytes.find(before) + before.size() - 6, 6, "\"heresy\"");
    }
    CHECK(other.refusal(files) == "the game has the id \"heresy\" of one that Muster has");
}

TEST_CASE("A published game that is not what it should be is refused whole")
{
    Begun begun;
    Other other;
    const auto good = packedFiles(begun);
    CHECK(other.refusal(good).empty());
    for (const auto* name : {"../evil.json", "/etc/evil.json", "a/b.json", "evil.txt", ".hidden.json", "a.b.json",
                             "EVIL.json", "a\\b.json", "house-teralt .json", "-x.json", "ü.json", ".json"}) {
        INFO(name);
        auto files = good;
        files.push_back({name, "{}"});
        CHECK(other.refusal(files).starts_with("the game has a file whose name cannot be used"));
    }
    CHECK(!other.refusal({good[1]}).empty()); // no ruleset
    for (const auto* text :
         {"", "[]", "null", "{", "{\"id\": \"vael\"}", "{\"id\": 7}", "{\"id\": \"../up\"}", "{\"id\": \"ruleset\"}"}) {
        INFO(text);
        CHECK(!other.refusal({{"ruleset.json", text}, good[1]}).empty());
    }
    // An army of another game, and one with faults.
    auto files = good;
    files[1].bytes.replace(files[1].bytes.find(R"("category": "leader")"), 20, R"("category": "loader")");
    CHECK(other.refusal(files) == "there is no category \"loader\"");
    // What unpacks to much more than it is.
    CHECK(!other.refusal({{"ruleset.json", std::string(5u << 20, ' ')}, good[1]}).empty());
    std::vector<PackedFile> many = good;
    for (int i = 0; i < 250; ++i)
        many.push_back({"army-" + std::to_string(i) + ".json", "{}"});
    CHECK(!other.refusal(many).empty());
}

TEST_CASE("A file that is no archive, or a broken one, is no game")
{
    Begun begun;
    Other other;
    const auto bytes = editor::publishGame(begun.draft());
    REQUIRE(bytes);
    const auto isRefused = [&](std::string_view its) {
        return !editor::readPublishedBytes(its, "x.mustergame", other.store).has_value();
    };
    CHECK(isRefused(""));
    CHECK(isRefused("{\"format\": \"muster-ruleset\"}"));
    for (std::size_t size = 0; size < bytes->size(); size += 97)
        CHECK(isRefused(std::string_view(*bytes).substr(0, size)));
    // A wrong byte anywhere is found, or changes nothing.
    for (std::size_t at = 0; at < bytes->size(); at += 61) {
        auto broken = *bytes;
        broken[at] = static_cast<char>(broken[at] ^ 0x55);
        if (const auto read = editor::readPublishedBytes(broken, "x.mustergame", other.store))
            CHECK(read->id == "vael");
    }
}

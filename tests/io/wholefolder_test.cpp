#include "io/files/wholefolder.h"

#include "folder.h"

#include <catch2/catch.hpp>

using namespace muster;
namespace fs = std::filesystem;

namespace {

struct Shelf : testing::Folder {
    std::string folder = (path / "game").string();

    [[nodiscard]] Result<void> make(FolderThere there, const std::string& name, bool isWhole = true) const
    {
        return writeWholeFolder(folder, there, [&](const std::string& fresh) {
            std::ofstream(fresh + '/' + name) << name;
            return isWhole ? Result<void>() : Result<void>(failure(Fault::about(fresh, "the disk is full")));
        });
    }
    [[nodiscard]] std::vector<std::string> names() const
    {
        std::vector<std::string> all;
        for (const auto& entry : fs::recursive_directory_iterator(path))
            all.push_back(fs::relative(entry.path(), path).string());
        std::sort(all.begin(), all.end());
        return all;
    }
};

using Names = std::vector<std::string>;

} // namespace

TEST_CASE("A folder is written whole or not at all")
{
    const Shelf shelf;
    CHECK(!shelf.make(FolderThere::Refused, "a", false));
    CHECK(shelf.names().empty());
    CHECK(shelf.make(FolderThere::Refused, "a"));
    CHECK(shelf.names() == Names{"game", "game/a"});
    CHECK(!shelf.make(FolderThere::Refused, "b"));
    CHECK(shelf.names() == Names{"game", "game/a"});
    CHECK(!shelf.make(FolderThere::Replaced, "b", false));
    CHECK(shelf.names() == Names{"game", "game/a"});
    CHECK(shelf.make(FolderThere::Replaced, "b"));
    CHECK(shelf.names() == Names{"game", "game/b"});
}

TEST_CASE("A folder that a dead program had in hiding comes back")
{
    const Shelf shelf;
    REQUIRE(shelf.make(FolderThere::Refused, "a"));
    const auto hidden = shelf.path / ".game.old";
    fs::rename(shelf.folder, hidden);
    restoreFolder(shelf.folder);
    CHECK(shelf.names() == Names{"game", "game/a"});
    // One that the program had no time to delete is only left over.
    fs::create_directories(hidden);
    restoreFolder(shelf.folder);
    CHECK(shelf.names() == Names{".game.old", "game", "game/a"});
    REQUIRE(shelf.make(FolderThere::Replaced, "b"));
    CHECK(shelf.names() == Names{"game", "game/b"});
}

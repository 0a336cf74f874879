#include "folder.h"

#include "io/data/datafolders.h"

#include <catch2/catch.hpp>

using namespace muster;

TEST_CASE("data folders are remembered in the order in which they were added, each once")
{
    const testing::Folder folder;
    const auto user = (folder.path / "user" / "deep").string();
    CHECK(readDataFolders(user)->paths.empty());

    DataFolders folders;
    CHECK(folders.add("/games/b"));
    CHECK(folders.add("/games/ä “a”"));
    CHECK_FALSE(folders.add("/games/b"));
    REQUIRE(writeDataFolders(user, folders));
    auto read = readDataFolders(user);
    REQUIRE(read);
    CHECK(read->paths == std::vector<std::string>{"/games/b", "/games/ä “a”"});

    CHECK(read->remove("/games/b"));
    CHECK_FALSE(read->remove("/games/b"));
    REQUIRE(writeDataFolders(user, *read));
    CHECK(readDataFolders(user)->paths == std::vector<std::string>{"/games/ä “a”"});
}

TEST_CASE("a folder that another program adds meanwhile is not lost")
{
    const testing::Folder folder;
    const auto user = folder.path.string();
    auto ours = readDataFolders(user);
    auto theirs = readDataFolders(user);
    theirs->add("/games/theirs");
    REQUIRE(writeDataFolders(user, *theirs));
    ours->add("/games/ours");
    const auto written = writeDataFolders(user, *ours);
    REQUIRE_FALSE(written);
    CHECK_THAT(written.error().front().message, Catch::Contains("has changed meanwhile"));
    CHECK(readDataFolders(user)->paths == std::vector<std::string>{"/games/theirs"});
}

TEST_CASE("a path that JSON cannot hold, or one too many, is told and nothing is written")
{
    const testing::Folder folder;
    DataFolders strange;
    strange.add("/games/\xFF");
    CHECK_FALSE(writeDataFolders(folder.path.string(), strange));
    DataFolders many;
    for (std::size_t i = 0; i <= DataFolders::most; ++i)
        many.add("/games/" + std::to_string(i));
    CHECK_FALSE(writeDataFolders(folder.path.string(), many));
    CHECK(readDataFolders(folder.path.string())->paths.empty());
}

TEST_CASE("a list of data folders that is none says where and what to do")
{
    const testing::Folder folder;
    const std::pair<std::string, std::string> cases[]{
        {"[]", "/format"},
        {R"({ "format": "muster-roster" })", "/format"},
        {R"({ "format": "muster-data-folders", "version": 2, "folders": [] })", "/version"},
        {R"({ "format": "muster-data-folders", "version": 1 })", "/folders"},
        {R"({ "format": "muster-data-folders", "version": 1, "folders": ["here"] })", "/folders/0"},
        {R"({ "format": "muster-data-folders", "version": 1, "folders": [7] })", "/folders/0"},
        {R"({ "format": "muster-data-folders", "version": 1, "folders": [], "dirs": [] })", "/dirs"},
        {"{", ""},
    };
    for (const auto& [text, pointer] : cases) {
        INFO(text);
        folder.write("datafolders.json", text);
        const auto read = readDataFolders(folder.path.string());
        REQUIRE_FALSE(read);
        CHECK(read.error().front().pointer == pointer);
        CHECK(read.error().front().line == 1);
        CHECK_FALSE(read.error().front().advice.empty());
    }
}

TEST_CASE("the path of a data folder does not depend on where one is")
{
    CHECK(absoluteFolder("/games/./a/../b/") == "/games/b");
    CHECK(absoluteFolder("x")->starts_with('/'));
    CHECK(absoluteFolder("/") == "/");
}

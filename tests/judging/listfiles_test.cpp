#include "io/fixture.h"
#include "judging/listfiles.h"

#include <catch2/catch.hpp>

#include <filesystem>

using namespace muster;
using namespace muster::testing;
namespace fs = std::filesystem;

namespace {

std::vector<std::string> shown(const ListFiles& found)
{
    std::vector<std::string> names;
    for (const auto& file : found.files)
        names.push_back(file.shown);
    return names;
}

using Names = std::vector<std::string>;

} // namespace

TEST_CASE("the files of a folder and of those inside it are found by name, without hidden ones")
{
    TempFolder folder;
    for (const auto* name : {"b.muster", "a.txt", "inner/c.pdf", "inner/deep/d.png", ".hidden", ".git/config"})
        (void)folder.write(name, "x");
    const auto found = findListFiles({folder.path()});
    CHECK(shown(found) == Names{"a.txt", "b.muster", "inner/c.pdf", "inner/deep/d.png"});
    CHECK(found.faults.empty());
    CHECK_FALSE(found.files.front().isNamed);
    CHECK(found.files.front().path == folder.path("a.txt"));
}

TEST_CASE("links to folders are told and not followed, so that the search ends; links to files are files")
{
    TempFolder folder;
    (void)folder.write("inner/a.txt", "x");
    fs::create_directory_symlink(folder.path(), folder.path("inner/loop"));
    fs::create_symlink(folder.path("inner/a.txt"), folder.path("b.txt"));
    fs::create_symlink(folder.path("nothing"), folder.path("gone.txt"));
    const auto found = findListFiles({folder.path()});
    CHECK(shown(found) == Names{"b.txt", "gone.txt", "inner/a.txt"});
    REQUIRE(found.faults.size() == 1);
    CHECK_THAT(toText(found.faults.front()), Catch::Contains("inner/loop: this link to a folder was not followed"));
    // A link that is named is what the person means.
    CHECK(findListFiles({folder.path("inner/loop")}).files.size() == 3);
}

TEST_CASE("a file that is named stays, also if it is named twice or stands in a folder that is searched")
{
    TempFolder folder;
    const auto a = folder.write("a.txt", "x");
    (void)folder.write("b.txt", "x");
    CHECK(shown(findListFiles({a, a})) == Names{a, a});
    CHECK(shown(findListFiles({a, folder.path()})) == Names{a, "b.txt"});
    CHECK(shown(findListFiles({"-"})) == Names{"standard input"});
}

TEST_CASE("a search has bounds, and says where it met them")
{
    TempFolder folder;
    for (int i = 10; i < 20; ++i)
        (void)folder.write("list" + std::to_string(i), "x");
    const auto some = findListFiles({folder.path()}, {}, 4);
    CHECK(shown(some) == Names{"list10", "list11", "list12", "list13"});
    REQUIRE(some.faults.size() == 1);
    CHECK_THAT(toText(some.faults.front()), Catch::Contains("only the first 4 were"));
    CHECK(findListFiles({folder.path()}, {}, 10).faults.empty());

    std::string deep;
    for (int i = 0; i < 40; ++i)
        deep += "d/";
    (void)folder.write(deep + "x", "x");
    const auto found = findListFiles({folder.path()});
    CHECK(found.files.size() == 10);
    REQUIRE(found.faults.size() == 1);
    CHECK_THAT(toText(found.faults.front()), Catch::Contains("too deep"));
}

TEST_CASE("a search that is stopped ends")
{
    TempFolder folder;
    (void)folder.write("a", "x");
    std::stop_source stop;
    stop.request_stop();
    CHECK(findListFiles({folder.path()}, stop.get_token()).files.empty());
}

TEST_CASE("100,000 files end at the bound, in little time")
{
    TempFolder folder;
    for (int i = 0; i < 100; ++i) {
        const auto inner = folder.path("f" + std::to_string(i));
        fs::create_directory(inner);
        const auto first = folder.write("f" + std::to_string(i) + "/0", "");
        for (int j = 1; j < 1000; ++j)
            fs::create_hard_link(first, inner + "/" + std::to_string(j));
    }
    const auto found = findListFiles({folder.path()});
    CHECK(found.files.size() == mostListFiles);
    REQUIRE(found.faults.size() == 1);
    CHECK_THAT(toText(found.faults.front()), Catch::Contains("more files than are judged at once"));
}

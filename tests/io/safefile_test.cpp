#include "io/safefile.h"

#include "io/fixture.h"

#include <catch2/catch.hpp>

#include <csignal>
#include <fstream>
#include <sys/resource.h>

using namespace muster;
using muster::testing::bytesOf;
using muster::testing::TempFolder;
using Names = std::vector<std::string>;

namespace {

constexpr std::size_t most = 1'000;

/// A disk that takes so many bytes of a file and no more.
class SmallDisk {
public:
    explicit SmallDisk(rlim_t bytes)
    {
        getrlimit(RLIMIT_FSIZE, &m_old);
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        auto limit = m_old;
        limit.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~SmallDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_old);
        std::signal(SIGXFSZ, m_handler);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

private:
    rlimit m_old{};
    void (*m_handler)(int) = SIG_DFL;
};

} // namespace

TEST_CASE("a file is read byte for byte")
{
    TempFolder folder;
    const std::string bytes("a\0b\r\n\xFF", 6);
    CHECK(readFile(folder.write("a", bytes), most) == bytes);
    CHECK(readFile(folder.write("empty", ""), most) == "");
    CHECK(readFile(folder.write("full", std::string(most, 'x')), most)->size() == most);
}

TEST_CASE("what cannot be read says what it is")
{
    TempFolder folder;
    const auto words = [&](const std::string& path) {
        const auto read = readFile(path, most);
        REQUIRE_FALSE(read.has_value());
        REQUIRE(read.error().size() == 1);
        CHECK(read.error()[0].file == path);
        return read.error()[0].message;
    };
    CHECK_THAT(words(folder.path("nothing")), Catch::Contains("no such file"));
    CHECK_THAT(words(folder.path()), Catch::Contains("folder"));
    CHECK_THAT(words(folder.write("large", std::string(most + 1, 'x'))), Catch::Contains("too large"));
    CHECK_THAT(words(""), Catch::Contains("no such file"));
}

TEST_CASE("a file is saved whole, over an old one too, and leaves nothing beside it")
{
    TempFolder folder;
    const auto path = folder.path("a.muster");
    REQUIRE(saveFile(path, "first").has_value());
    CHECK(bytesOf(path) == "first");
    REQUIRE(saveFile(path, std::string("sec\0nd", 6)).has_value());
    CHECK(bytesOf(path) == std::string("sec\0nd", 6));
    REQUIRE(saveFile(path, "").has_value());
    CHECK(bytesOf(path).empty());
    CHECK(folder.files() == Names{"a.muster"});
}

TEST_CASE("a write that fails leaves the old file, and no temporary one")
{
    TempFolder folder;
    const auto path = folder.write("a.muster", "old");
    {
        const SmallDisk disk(10'000);
        const auto saved = saveFile(path, std::string(100'000, 'x'));
        REQUIRE_FALSE(saved.has_value());
        REQUIRE(saved.error().size() == 1);
        CHECK(saved.error()[0].file == path);
        CHECK_THAT(saved.error()[0].message, Catch::Contains("cannot be written"));
        const auto fresh = saveFile(folder.path("new.muster"), std::string(100'000, 'x'));
        CHECK_FALSE(fresh.has_value());
    }
    CHECK(bytesOf(path) == "old");
    CHECK(folder.files() == Names{"a.muster"});
}

TEST_CASE("a folder that is not there, or is a file, is a fault and not a file")
{
    TempFolder folder;
    folder.write("file", "x");
    for (const auto* name : {"nowhere/a.muster", "file/a.muster", ""}) {
        INFO(name);
        const auto saved = saveFile(folder.path(name), "x");
        REQUIRE_FALSE(saved.has_value());
        CHECK_FALSE(saved.error()[0].advice.empty());
    }
    CHECK(folder.files() == Names{"file"});
}

TEST_CASE("a file that changed since it was read is not overwritten")
{
    TempFolder folder;
    const auto path = folder.write("a.muster", "as read");
    REQUIRE(saveFileUnlessChanged(path, "mine", "as read").has_value());
    CHECK(bytesOf(path) == "mine");

    std::ofstream(path) << "theirs";
    const auto refused = saveFileUnlessChanged(path, "mine again", "mine");
    REQUIRE_FALSE(refused.has_value());
    CHECK_THAT(refused.error()[0].message, Catch::Contains("changed"));
    CHECK_FALSE(refused.error()[0].advice.empty());
    CHECK(bytesOf(path) == "theirs");

    // Taken away, or there where nothing was: changed as well.
    CHECK_FALSE(saveFileUnlessChanged(folder.path("gone"), "mine", "as read").has_value());
    CHECK_FALSE(saveFileUnlessChanged(path, "mine", "").has_value());
    CHECK(bytesOf(path) == "theirs");
    CHECK(saveFileUnlessChanged(folder.path("new"), "mine", "").has_value());
    CHECK(folder.files() == Names{"a.muster", "new"});
}

#include "battlescribe/archives.h"
#include "battlescribe/data/repository.h"
#include "battlescribe/file/archive.h"
#include "battlescribe/file/rosterfile.h"
#include "battlescribe/samples.h"
#include "folder.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::battlescribe;
using namespace muster::testing;

namespace {

std::string unpackingFaultOf(const std::string& archive, const ArchiveBounds& bounds = {})
{
    const auto read = unpack(archive, "x.rosz", bounds);
    return read ? "none" : read.error().front().message;
}

/// An archive with the same content under each of these names.
std::string archiveOf(const std::vector<std::string>& names, const std::string& content)
{
    std::vector<std::pair<std::string, std::string>> files;
    for (const auto& name : names)
        files.emplace_back(name, content);
    return archiveWith(files);
}

} // namespace

TEST_CASE("what was packed is unpacked")
{
    const auto packed = pack(harbourRoster(), "harbour.ros");
    REQUIRE(packed);
    CHECK(isArchive(*packed));
    CHECK(packed->size() < harbourRoster().size() / 3);
    const auto unpacked = unpack(*packed, "x.rosz");
    REQUIRE(unpacked);
    CHECK(unpacked->bytes == harbourRoster());
    CHECK(unpacked->entry == "harbour.ros");
    CHECK(unpacked->remarks.empty());
    CHECK(pack(harbourRoster(), "harbour.ros") == packed);
}

TEST_CASE("the only file of an archive is taken, whatever its name")
{
    const auto unpacked = unpack(*pack("<roster/>", "harbour.xml"), "x.rosz");
    REQUIRE(unpacked);
    CHECK(unpacked->bytes == "<roster/>");
}

TEST_CASE("an archive that is cut off or damaged is refused")
{
    const auto packed = *pack(harbourRoster(), "harbour.ros");
    for (std::size_t size = 4; size < packed.size(); size += 7)
        CHECK(unpackingFaultOf(packed.substr(0, size)) != "none");
    auto damaged = packed;
    for (std::size_t i = 60; i < 120; ++i)
        damaged[i] = static_cast<char>(damaged[i] ^ 0x55);
    CHECK(unpackingFaultOf(damaged) == "the archive is damaged or not whole");
}

TEST_CASE("an archive that unpacks to too much is refused")
{
    const std::string zeros(30U << 20, ' ');
    const auto bomb = *pack(zeros, "bomb.ros");
    CHECK(bomb.size() < 40'000);
    CHECK(unpackingFaultOf(bomb) == "it unpacks to more than 250 times its size, which no roster does");
    ArchiveBounds freely;
    freely.ratio = 100'000;
    CHECK(unpackingFaultOf(bomb, freely) == "it is too large: of a list at most 20 MB are unpacked");
    ArchiveBounds small;
    small.bytes = 100;
    CHECK(unpackingFaultOf(bomb, small).find("the archive is too large") == 0);
}

TEST_CASE("an archive whose entry lies about its size unpacks to no more than the bounds")
{
    auto bomb = *pack(std::string(2U << 20, ' '), "bomb.ros");
    // The size is in the central directory, 24 bytes from its mark.
    const auto directory = bomb.find("PK\x01\x02");
    REQUIRE(directory != std::string::npos);
    bomb.replace(directory + 24, 4, std::string("\x10\0\0\0", 4));
    CHECK(unpackingFaultOf(bomb) != "none");
}

TEST_CASE("packed data are chosen by their own endings, and told in their own words")
{
    const auto faultOfData = [](const std::vector<std::string>& entries,
                                const std::string& content = "<catalogue id='x'/>") {
        const Folder folder;
        folder.write("x.catz", archiveOf(entries, content));
        const auto listed = battlescribe::data::listOf(folder.path);
        REQUIRE(listed);
        return listed->faults.empty() ? "none" : listed->faults.front().message;
    };
    CHECK(faultOfData({"x.cat"}) == "none");
    CHECK(faultOfData({"x.xml"}) == "none");
    CHECK(faultOfData({"x.CAT", "readme.txt"}) == "none");
    CHECK(faultOfData({"x.cat", "y.gst"}) == "the archive has several files of data");
    CHECK(faultOfData({"x.ros", "readme.txt"}) == "there is no file of data (.cat or .gst) in the archive");
    CHECK(faultOfData({}) == "there is no file of data (.cat or .gst) in the archive");
    CHECK(faultOfData(std::vector<std::string>(21, "x.cat")) == "the archive has 21 files; a .catz or .gstz has one");
    CHECK(faultOfData({"x.cat"}, "hello") == "it does not begin as data do");
}

TEST_CASE("of packed data only the head is unpacked to list them, and a bomb is refused when it is read")
{
    const Folder folder;
    const std::string head = "<catalogue id='x' name='X' gameSystemId='tide'>";
    folder.write("bomb.catz", archiveOf({"x.cat"}, head + std::string(60U << 20, ' ')));
    const auto listed = battlescribe::data::listOf(folder.path);
    REQUIRE(listed);
    CHECK(listed->faults.empty());
    REQUIRE(listed->catalogues.size() == 1);
    CHECK(listed->catalogues.front().head.name == "X");
    const auto read = battlescribe::data::aloneOf(*listed, listed->catalogues.front());
    REQUIRE_FALSE(read);
    CHECK(read.error().front().message == "it unpacks to more than 250 times its size, which no file of data does");
}

TEST_CASE("what else is in an archive of data is told")
{
    const Folder folder;
    folder.write("x.catz", archiveOf({"readme.txt", "x.cat"}, "<catalogue id='x'/>"));
    const auto listed = battlescribe::data::listOf(folder.path);
    REQUIRE(listed);
    CHECK(listed->catalogues.size() == 1);
    REQUIRE(listed->skipped.size() == 1);
    CHECK(listed->skipped[0].message == "the archive has \"readme.txt\" too, which is not read");
}

TEST_CASE("all files of data are taken out of an archive, from the folder nearest to its top")
{
    std::vector<std::string> taken;
    UnpackAll what;
    what.isWanted = [](const std::string& name) { return name.ends_with(".cat"); };
    what.take = [&](const std::string& name, std::string_view bytes) -> Result<void> {
        taken.push_back(name + '=' + std::string(bytes));
        return {};
    };
    const auto archive = archiveWith(
        {{"game/readme.txt", "no"}, {"game/x.cat", "one"}, {"game/old/x.cat", "older"}, {"game/y.cat", "two"}});
    const auto count = unpackAll(archive, "game.zip", {}, what);
    REQUIRE(count);
    CHECK(*count == 2);
    CHECK(taken == std::vector<std::string>{"x.cat=one", "y.cat=two"});

    const auto faultOfAll = [&](const std::string& bytes, const ArchiveBounds& bounds = {}) {
        const auto all = unpackAll(bytes, "game.zip", bounds, what);
        return all ? "none" : all.error().front().message;
    };
    CHECK(faultOfAll(archiveWith({{"a.txt", "x"}})) == "there is no file of data in the archive");
    CHECK(faultOfAll("PK") == "the archive is damaged or not whole");
    CHECK(faultOfAll(archiveOf(std::vector<std::string>(21, "x.cat"), "x")) == "the archive has more than 20 files");
    ArchiveBounds small;
    small.unpacked = 5;
    CHECK(faultOfAll(archive, small).find("it is too large") == 0);
    const auto bomb = archiveOf({"x.cat"}, std::string(60U << 20, ' '));
    ArchiveBounds wide;
    wide.unpacked = 512U << 20;
    CHECK(faultOfAll(bomb, wide).find("it unpacks to more than 250 times its size") == 0);
    // Whoever takes the files may refuse one.
    what.take = [](const std::string&, std::string_view) -> Result<void> {
        return failure(Fault::about("x.cat", "no room"));
    };
    CHECK(faultOfAll(archive) == "no room");
}

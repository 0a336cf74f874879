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

std::string faultOf(const std::string& archive, const ArchiveBounds& bounds = {})
{
    const auto read = unpack(archive, "x.rosz", bounds);
    return read ? "none" : read.error().front().message;
}

void put(std::string& bytes, std::size_t at, std::uint32_t value, std::size_t size)
{
    for (std::size_t i = 0; i < size; ++i)
        bytes[at + i] = static_cast<char>(value >> (8 * i) & 0xFF);
}

/// An archive with the same content under each of these names: single archives, laid behind each other.
std::string archiveOf(const std::vector<std::string>& names, const std::string& content)
{
    std::string contents;
    std::string directory;
    for (const auto& name : names) {
        auto packed = *pack(content, name);
        const auto begin = packed.find("PK\x01\x02");
        const auto end = packed.rfind("PK\x05\x06");
        put(packed, begin + 42, static_cast<std::uint32_t>(contents.size()), 4); // where the entry is
        directory += packed.substr(begin, end - begin);
        contents += packed.substr(0, begin);
    }
    std::string tail(22, '\0');
    tail.replace(0, 4, "PK\x05\x06");
    put(tail, 8, static_cast<std::uint32_t>(names.size()), 2);
    put(tail, 10, static_cast<std::uint32_t>(names.size()), 2);
    put(tail, 12, static_cast<std::uint32_t>(directory.size()), 4);
    put(tail, 16, static_cast<std::uint32_t>(contents.size()), 4);
    return contents + directory + tail;
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
        CHECK(faultOf(packed.substr(0, size)) != "none");
    auto damaged = packed;
    for (std::size_t i = 60; i < 120; ++i)
        damaged[i] = static_cast<char>(damaged[i] ^ 0x55);
    CHECK(faultOf(damaged) == "the archive is damaged or not whole");
}

TEST_CASE("an archive that unpacks to too much is refused")
{
    const std::string zeros(30U << 20, ' ');
    const auto bomb = *pack(zeros, "bomb.ros");
    CHECK(bomb.size() < 40'000);
    CHECK(faultOf(bomb) == "it unpacks to more than 250 times its size, which no roster does");
    ArchiveBounds freely;
    freely.ratio = 100'000;
    CHECK(faultOf(bomb, freely) == "it is too large: of a list at most 20 MB are unpacked");
    ArchiveBounds small;
    small.bytes = 100;
    CHECK(faultOf(bomb, small).find("the archive is too large") == 0);
}

TEST_CASE("an archive whose entry lies about its size unpacks to no more than the bounds")
{
    auto bomb = *pack(std::string(2U << 20, ' '), "bomb.ros");
    // The size is in the central directory, 24 bytes from its mark.
    const auto directory = bomb.find("PK\x01\x02");
    REQUIRE(directory != std::string::npos);
    bomb.replace(directory + 24, 4, std::string("\x10\0\0\0", 4));
    CHECK(faultOf(bomb) != "none");
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

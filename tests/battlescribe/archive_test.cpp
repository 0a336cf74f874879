#include "battlescribe/file/archive.h"
#include "battlescribe/file/rosterfile.h"
#include "battlescribe/samples.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::battlescribe;
using muster::testing::harbourRoster;

namespace {

std::string faultOf(const std::string& archive, const ArchiveBounds& bounds = {})
{
    const auto read = unpack(archive, "x.rosz", bounds);
    return read ? "none" : read.error().front().message;
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

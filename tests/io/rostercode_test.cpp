#include "io/roster/rostercode.h"

#include "core/arbitraryroster.h"
#include "io/files/base45.h"
#include "io/files/deflated.h"
#include "io/fixture.h"
#include "io/roster/anyroster.h"
#include "io/roster/codedictionary.h"
#include "io/roster/rosterfile.h"
#include "somepictures.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <algorithm>
#include <filesystem>

using namespace muster;
using namespace muster::testing;

namespace {

Result<Roster> readCode(std::string_view code)
{
    if (const auto text = rosterInCode(code, "CODE"); !text)
        return tl::unexpected(text.error());
    auto read = readAnyRoster(std::string(code), "CODE");
    if (!read)
        return tl::unexpected(std::move(read.error()));
    return std::move(read->roster);
}

Roster readCodeWell(std::string_view code)
{
    const auto roster = readCode(code);
    INFO((roster ? std::string() : told(roster.error())));
    REQUIRE(roster.has_value());
    return *roster;
}

Fault codeFaultOf(std::string_view code)
{
    const auto roster = readCode(code);
    REQUIRE_FALSE(roster.has_value());
    REQUIRE(roster.error().size() == 1);
    CHECK(roster.error().front().file == "CODE");
    CHECK(roster.error().front().line == 0);
    return roster.error().front();
}

/// What a code keeps of a roster: all but costs, limits and versions of armies.
Roster asCoded(Roster roster)
{
    auto& made = roster.madeWith;
    if (made && made->data.empty())
        made.reset();
    else if (made)
        made = MadeWith{made->ruleset, made->data, {}, {}, {}};
    return roster;
}

/// A code around any bytes, with a sum that fits them.
std::string codeOf(std::string_view text)
{
    const auto sum = checksum(text);
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += static_cast<char>(sum >> shift & 0xFFu);
    return "MUSTER1:" + toBase45(bytes + deflated(text, codeDictionary()));
}

Roster pikesWith(std::vector<std::string> ids)
{
    Roster roster;
    roster.ruleset = "skirmish";
    roster.army = "red";
    for (auto& id : ids) {
        RosterUnit unit;
        unit.id = std::move(id);
        unit.unit = "pikes";
        roster.units.push_back(std::move(unit));
    }
    return roster;
}

} // namespace

TEST_CASE("Base45 is that of RFC 9285")
{
    for (const auto& [bytes, text] : {std::pair("AB", "BB8"), std::pair("Hello!!", "%69 VD92EX0"),
                                      std::pair("base-45", "UJCLQE7W581"), std::pair("", "")}) {
        CHECK(toBase45(bytes) == text);
        CHECK(fromBase45(text) == bytes);
    }
    CHECK(fromBase45("QED8WEX0") == "ietf!");
    // Above 65535 and 255, a letter too few, letters that are none.
    for (const auto* text : {":::", "GGX", "::", "A", "BB8A", "bb8", "B\nB", "BÄ"})
        CHECK_FALSE(fromBase45(text));
    CHECK(rc::check([](const std::string& bytes) { RC_ASSERT(fromBase45(toBase45(bytes)) == bytes); }));
}

TEST_CASE("what was packed is unpacked, and no more than may be")
{
    CHECK(rc::check([](const std::string& bytes, const std::string& dictionary) {
        const auto packed = deflated(bytes, dictionary);
        RC_ASSERT(inflated(packed, bytes.size(), Wrapping::None, dictionary).bytes == bytes);
        if (!bytes.empty())
            RC_ASSERT(inflated(packed, bytes.size() - 1, Wrapping::None, dictionary).unpacking == Unpacking::TooLarge);
    }));
    const auto bomb = deflated(std::string(32u << 20, '\0'), {});
    CHECK(bomb.size() < 64'000);
    const auto cut = inflated(bomb, 1'000, Wrapping::None);
    CHECK(cut.unpacking == Unpacking::TooLarge);
    CHECK(cut.bytes.empty());
    CHECK(inflated(bomb.substr(0, bomb.size() / 2), 64u << 20, Wrapping::None).unpacking == Unpacking::Broken);
    CHECK(inflated(bomb + "x", 64u << 20, Wrapping::None).unpacking == Unpacking::Broken);
    CHECK(inflated({}, 1'000, Wrapping::None).unpacking == Unpacking::Broken);
}

TEST_CASE("the dictionary of version 1 never changes")
{
    CHECK(codeDictionary().size() == 11'239);
    CHECK(checksum(codeDictionary()) == 0x24E14935u);
    // A code that was written when version 1 was made.
    const auto roster =
        readCodeWell("MUSTER1:BT7F4I8L4 :8X65IRIRM9GW2ZM9MJO/U5ZG5H*M092EA8GZ9AG9I8U:ISR RXU0+BLOND3EKF9M3.O.LQ."
                     "RS39K:KIBVDYZ77SI78E/9091IBH8WHCASN9HTJWLP$2-/QGIJPG8N40:QN$KB2QENAENBGULC/9TO0J1DE4SQU$5."
                     "ECSB6.7HT+7VRBQG00T1EQI9S8-%M+9H:CE85B0S0BE7QXJ2TGMG1YDPV 5P8N4DOQ19XF4QKSJFQ00");
    CHECK(roster.name == "The Undercity Stirs");
}

TEST_CASE("every sample comes back from its code, which is short")
{
    int samples = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(inSource("armies"))) {
        if (entry.path().extension() != ".muster")
            continue;
        INFO(entry.path());
        const auto roster = readRoster(bytesOf(entry.path().string()), "FILE");
        REQUIRE(roster);
        const auto code = rosterCode(*roster);
        CHECK(readCodeWell(code) == asCoded(*roster));
        CHECK(fingerprint(readCodeWell(code)) == fingerprint(*roster));
        CHECK(code.size() < 700);
        ++samples;
    }
    CHECK(samples >= 4);
}

TEST_CASE("any roster comes back from its code, and only in letters of QR codes")
{
    const auto holds = rc::check([] {
        const auto roster = *arbitraryRoster();
        const auto code = rosterCode(roster);
        RC_ASSERT(code.starts_with("MUSTER1:"));
        RC_ASSERT(code.find_first_not_of("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:") == std::string::npos);
        RC_ASSERT(isRosterCode(code));
        const auto again = readCode("\r\n " + code + "\n");
        RC_ASSERT(again.has_value());
        RC_ASSERT(*again == asCoded(roster));
        RC_ASSERT(fingerprint(*again) == fingerprint(roster));
    });
    CHECK(holds);
}

TEST_CASE("ids in the order in which they are given cost nothing")
{
    std::vector<std::string> given;
    std::vector<std::string> own;
    for (int i = 1; i <= 40; ++i) {
        given.push_back('u' + std::to_string(i));
        own.push_back("own-" + std::to_string(i));
    }
    const auto shortest = rosterCode(pikesWith(given)).size();
    CHECK(rosterCode(pikesWith(own)).size() > shortest + 100);
    // One that was moved, and one that went, cost a little.
    auto moved = given;
    std::rotate(moved.begin() + 5, moved.begin() + 30, moved.begin() + 31);
    CHECK(rosterCode(pikesWith(moved)).size() < shortest + 30);
    CHECK(readCodeWell(rosterCode(pikesWith(moved))) == pikesWith(moved));
    for (const auto& ids : {std::vector<std::string>{"u1", "u3", "u4"},
                            {"u3", "u2", "u1"},
                            {"u2"},
                            {"u01", "u1"},
                            {"u0", "u1"},
                            {"u1", "own", "u2", "u5", "u3", "u4", "u99999999999", "U6", "u"}}) {
        INFO(ids.back());
        CHECK(readCodeWell(rosterCode(pikesWith(ids))) == pikesWith(ids));
    }
}

TEST_CASE("a code is told by its beginning")
{
    CHECK(isRosterCode("MUSTER1:"));
    CHECK(isRosterCode("\n  MUSTER12:ABC\n"));
    for (const auto* text : {"", "MUSTER", "MUSTER:", "MUSTER0:", "MUSTER1", "muster1:", "MUSTER-1:", "xMUSTER1:",
                             "MUSTER99999999999999999999:", "{ \"name\": \"MUSTER1:\" }"}) {
        INFO(text);
        CHECK_FALSE(isRosterCode(text));
    }
    CHECK(codeFaultOf("Hello").message == "this is not a Muster code");
    const auto newer = codeFaultOf("MUSTER3:ABC");
    CHECK(newer.message == "the Muster code is of version 3; this Muster reads versions 1 and 2");
    CHECK(newer.advice == "Get a Muster that reads version 3.");
}

TEST_CASE("damage to a code is told, wherever it is")
{
    const auto roster = pikesWith({"u1", "u2", "own"});
    const auto code = rosterCode(roster);
    for (std::size_t i = 8; i < code.size(); ++i)
        for (const char letter : {'0', 'A', ':', 'a', ' '}) {
            if (code[i] == letter)
                continue;
            auto other = code;
            other[i] = letter;
            INFO(other);
            CHECK_FALSE(readCode(other).has_value());
        }
    for (std::size_t length = 8; length < code.size(); ++length) {
        INFO(length);
        CHECK_THAT(codeFaultOf(code.substr(0, length)).message, Catch::Contains("damaged"));
    }
    CHECK_THAT(codeFaultOf(code + "ABC").message, Catch::Contains("damaged"));
    // Broken into lines by a letter, it is whole.
    auto lines = code;
    lines.insert(20, "\r\n");
    CHECK(readCodeWell(lines) == roster);
}

TEST_CASE("what is in a code is held to the bounds of a file")
{
    CHECK_THAT(codeFaultOf(codeOf(std::string(1u << 20, ' '))).message, Catch::Contains("too large"));
    CHECK_THAT(codeFaultOf("MUSTER1:" + std::string(1u << 20, 'A')).message, Catch::Contains("too long"));
    CHECK_THAT(codeFaultOf(codeOf(std::string(1'000, '['))).message, Catch::Contains("nested deeper"));
    CHECK_THAT(codeFaultOf(codeOf("{}")).message, Catch::Contains("not a roster file"));
    CHECK_THAT(codeFaultOf(codeOf(R"({"format":"muster-roster","version":2})")).message, Catch::Contains("version 2"));
    const auto bad =
        codeFaultOf(codeOf(R"({"format":"muster-roster","version":1,"ruleset":"a","army":"b","units":4})"));
    CHECK(bad.pointer == "/units");
    auto large = pikesWith({});
    for (int i = 0; i < 9; ++i) {
        RosterUnit unit;
        unit.unit = "pikes";
        unit.note = std::string(19'000, 'x');
        large.units.push_back(unit);
    }
    assignUnitIds(large);
    CHECK(readCodeWell(rosterCode(large)) == large);
    for (int i = 0; i < 6; ++i)
        large.units.push_back(large.units.front());
    CHECK(rosterCode(large).empty());
}

TEST_CASE("a code carries no pictures, and is the same without them")
{
    auto roster = readRoster(bytesOf(inSource("tests/data/io/contract.muster")), "FILE").value();
    const auto bare = roster;
    roster.picture = redPicture;
    roster.units[2].units[0].picture = bluePicture;
    const auto copies = copiesOf(roster);
    CHECK(copies.code == copiesOf(bare).code);
    CHECK_THAT(copies.file, Catch::Contains(bluePicture));
    const auto again = readAnyRoster(copies.code, "CODE");
    REQUIRE(again);
    CHECK(again->roster == bare);
}

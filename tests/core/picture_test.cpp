#include "core/roster/picture.h"

#include "core/base/base64.h"
#include "core/roster/edit.h"
#include "core/roster/limits.h"
#include "somepictures.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;
using namespace std::string_literals;

namespace {

const std::string head = "\xFF\xE0\x00\x10JFIF\0\1\1\0\0\1\0\1\0\0"s;

/// A part of a JPEG: its length is that of the bytes and of itself.
std::string part(char marker, const std::string& bytes)
{
    const auto length = bytes.size() + 2;
    return "\xFF"s + marker + static_cast<char>(length >> 8) + static_cast<char>(length & 0xFF) + bytes;
}

/// A frame of gray.
std::string frame(int width, int height)
{
    const auto two = [](int number) {
        return std::string{static_cast<char>(number >> 8), static_cast<char>(number & 0xFF)};
    };
    return part('\xC0', "\x08"s + two(height) + two(width) + "\x01\x01\x11\x00"s);
}

const std::string scan = part('\xDA', "\x01\x01\x00\x00\x3F\x00"s) + "\x12\xFF\x00\x34\xFF\xD0\x56"s;

bool isPlain(const std::string& middle, const std::string& end = "\xFF\xD9"s)
{
    return isRosterPicture(toBase64("\xFF\xD8"s + middle + end));
}

} // namespace

TEST_CASE("base 64 has the letters of RFC 4648, and only one text for the same bytes")
{
    // Its own examples, section 10.
    for (const auto& [bytes, text] : {std::pair("", ""),
                                      {"f", "Zg=="},
                                      {"fo", "Zm8="},
                                      {"foo", "Zm9v"},
                                      {"foob", "Zm9vYg=="},
                                      {"fooba", "Zm9vYmE="},
                                      {"foobar", "Zm9vYmFy"}}) {
        CHECK(toBase64(bytes) == text);
        CHECK(fromBase64(text) == std::string(bytes));
    }
    CHECK(toBase64("\xFB\xFF\xBF"s) == "+/+/");
    CHECK(fromBase64("+/+/") == "\xFB\xFF\xBF"s);
    // Bits that do not count, signs too few or too many, other letters, line ends.
    for (const auto* wrong :
         {"Zh==", "Zm9=", "Zg", "Zg=", "Zg===", "Z", "=", "Zm9v=", "Zm9v\n", " Zm9v", "Zm9-", "Zg==Zg=="})
        CHECK_FALSE(fromBase64(wrong));
}

TEST_CASE("a picture is a JPEG of one pass")
{
    CHECK(isRosterPicture(redPicture));
    CHECK(isRosterPicture(bluePicture));
    CHECK(isPlain(head + frame(512, 1) + scan));
    CHECK(isPlain(frame(1, 512) + scan));

    CHECK_FALSE(isRosterPicture(""));
    CHECK_FALSE(isRosterPicture("<img src=x>"));
    CHECK_FALSE(isRosterPicture(toBase64("\x89PNG\r\n\x1A\n")));
    CHECK_FALSE(isRosterPicture(redPicture.substr(4)));
    CHECK_FALSE(isPlain(scan));                                                   // without a frame
    CHECK_FALSE(isPlain(frame(8, 8)));                                            // without its image
    CHECK_FALSE(isPlain(frame(8, 8) + frame(8, 8) + scan));                       // two of them
    CHECK_FALSE(isPlain(part('\xC2', "\x08\0\x08\0\x08\x01\x01\x11\0"s) + scan)); // in several passes
    CHECK_FALSE(isPlain(frame(8, 8) + scan + scan));
    CHECK_FALSE(isPlain(frame(8, 8) + scan, "")); // cut off
    CHECK_FALSE(isPlain(frame(8, 8) + "\xFF\xDA\xFF\xFF"s));
    CHECK_FALSE(isPlain(frame(8, 8) + "\xFF\xDB\x00\x01"s + scan)); // a length that is none
}

TEST_CASE("a picture is not larger than it may be")
{
    CHECK_FALSE(isPlain(frame(513, 8) + scan));
    CHECK_FALSE(isPlain(frame(8, 513) + scan));
    CHECK_FALSE(isPlain(frame(60'000, 60'000) + scan));
    CHECK_FALSE(isPlain(frame(0, 8) + scan));
    // 60,000 bytes in all, and one more: in base 64 there are 80,000 letters, and four more.
    const auto around = ("\xFF\xD8"s + frame(8, 8) + scan + "\xFF\xD9").size();
    const std::string image(rosterlimits::pictureBytes - around, 'x');
    CHECK(isPlain(frame(8, 8) + scan + image));
    CHECK_FALSE(isPlain(frame(8, 8) + scan + image + "x"));
}

TEST_CASE("a picture has nothing in its file but the image")
{
    const auto image = frame(8, 8) + scan;
    CHECK_FALSE(isPlain(part('\xE1', "Exif\0\0MM"s) + image)); // where and when it was taken
    CHECK_FALSE(isPlain(part('\xE2', "ICC_PROFILE\0"s) + image));
    CHECK_FALSE(isPlain(part('\xED', "Photoshop 3.0\0"s) + image));
    CHECK_FALSE(isPlain(part('\xFE', "made by Robin"s) + image));
    CHECK_FALSE(isPlain(part('\xE0', head.substr(4) + "more") + image)); // a preview
    CHECK_FALSE(isPlain(image, "\xFF\xD9 and more"s));
    CHECK_FALSE(isPlain(image, "\xFF\xD9\xFF\xD9"s));
}

TEST_CASE("a picture is changed and taken back, of the roster and at every depth")
{
    Roster roster;
    roster.picture = redPicture;
    roster.units.resize(1);
    roster.units[0].id = "u1";
    roster.units[0].units.resize(1);
    roster.units[0].units[0].id = "u2";
    CHECK(hasPictures(roster));
    const auto before = roster;

    auto inverse = apply(roster, {edits::SetPicture{"u2", bluePicture}});
    REQUIRE(inverse);
    CHECK(roster.units[0].units[0].picture == bluePicture);
    CHECK(roster.picture == redPicture);
    REQUIRE(apply(roster, *inverse));
    CHECK(roster == before);

    inverse = apply(roster, {edits::SetPicture{{}, {}}});
    REQUIRE(inverse);
    CHECK_FALSE(hasPictures(roster));
    REQUIRE(apply(roster, *inverse));
    CHECK(roster == before);

    const auto refused = apply(roster, {edits::SetPicture{"u9", bluePicture}});
    REQUIRE_FALSE(refused);
    CHECK(refused.error() == EditError::NoSuchUnit);

    roster.units[0].units[0].picture = bluePicture;
    auto expected = roster;
    expected.picture.clear();
    expected.units[0].units[0].picture.clear();
    CHECK(withoutPictures(roster) == expected);
    CHECK(hasPictures(roster));
    CHECK_FALSE(hasPictures(expected));
}

#include "shots.h"

#include "io/files/deflated.h"
#include "reading/pictures/pictures.h"

#include <catch2/catch.hpp>

#include <random>

using namespace muster;
using namespace muster::testing;

namespace {

std::string bigEndian(std::uint32_t number)
{
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += static_cast<char>(number >> shift & 0xFFu);
    return bytes;
}

std::string part(const std::string& name, const std::string& content)
{
    return bigEndian(static_cast<std::uint32_t>(content.size())) + name + content + bigEndian(checksum(name + content));
}

/// A PNG that says to be so large, with far too few bytes.
std::string pngOf(std::uint32_t width, std::uint32_t height, char depth = 8, char colour = 2)
{
    const std::string head = bigEndian(width) + bigEndian(height) + depth + colour + std::string(3, '\0');
    return "\x89PNG\r\n\x1a\n" + part("IHDR", head) + part("IDAT", "x") + part("IEND", {});
}

/// A JPEG whose frame says to be so large.
std::string jpegOf(int width, int height, char frame)
{
    auto bytes = saved(QImage(64, 64, QImage::Format_Grayscale8), "jpg");
    const auto place = bytes.find("\xFF\xC0");
    REQUIRE(place != std::string::npos);
    bytes[place + 1] = frame;
    bytes[place + 5] = static_cast<char>(height >> 8);
    bytes[place + 6] = static_cast<char>(height);
    bytes[place + 7] = static_cast<char>(width >> 8);
    bytes[place + 8] = static_cast<char>(width);
    return bytes;
}

} // namespace

TEST_CASE("pictures that say to be huge are refused before they are decoded")
{
    CHECK_THAT(pictureFaultOf(pngOf(30'000, 30'000)), Catch::Contains("30000 x 30000 pixels") &&
                                                          Catch::Contains("at most 110 megapixels") &&
                                                          Catch::Contains("cut out the part that matters"));
    CHECK_THAT(pictureFaultOf(jpegOf(30'000, 30'000, '\xC0')), Catch::Contains("at most 110 megapixels"));
    // A progressive one is kept in memory whole.
    CHECK_THAT(pictureFaultOf(jpegOf(6'000, 4'000, '\xC2')), Catch::Contains("at most 20 megapixels"));
    CHECK_THAT(pictureFaultOf(pngOf(0, 10)), Catch::Contains("the picture is damaged"));
    CHECK_THAT(pictureFaultOf(pngOf(4'000'000'000u, 1)), Catch::Contains("the picture is"));
    CHECK_THAT(pictureFaultOf(pngOf(20'000, 5'000, 16, 6)), Catch::Contains("needs too much memory"));
    CHECK_THAT(pictureFaultOf(std::string("\x89PNG") + std::string(mostPictureBytes, 'x')),
               Catch::Contains("at most 48 MB"));
}

TEST_CASE("a picture in ten thousand passes is refused")
{
    auto bytes = saved(QImage(64, 64, QImage::Format_Grayscale8), "jpg");
    const auto scan = bytes.find("\xFF\xDA");
    REQUIRE(scan != std::string::npos);
    const auto passes = bytes.substr(scan, 10);
    for (int i = 0; i < 10'000; ++i)
        bytes.insert(scan, passes);
    CHECK_THAT(pictureFaultOf(bytes), Catch::Contains("in too many passes"));
}

TEST_CASE("truncated pictures are told, wherever they end")
{
    for (const auto* format : {"png", "jpg", "webp"}) {
        const auto whole = saved(photographed("MUSTER1:ANYTHING", {}), format);
        for (std::size_t length = 12; length < whole.size() * 9 / 10; length += whole.size() / 40 + 1) {
            INFO(format << ", " << length << " of " << whole.size());
            const auto fault = pictureFaultOf(whole.substr(0, length));
            const bool isKnown = fault.find("damaged") != std::string::npos ||
                                 fault.find("not whole") != std::string::npos || fault == "it was read";
            CHECK(isKnown);
        }
    }
}

TEST_CASE("bytes at random behind the head of a picture do nothing but a fault")
{
    std::mt19937 random(1); // NOLINT(cert-msc32-c,cert-msc51-cpp)
    for (const auto* format : {"png", "jpg", "webp"}) {
        const auto whole = saved(photographed("MUSTER1:ANYTHING", {}), format);
        for (int i = 0; i < 60; ++i) {
            auto bytes = whole;
            for (int change = 0; change <= i; ++change)
                bytes[12 + random() % (bytes.size() - 12)] = static_cast<char>(random());
            INFO(format << ", try " << i);
            CHECK_FALSE(pictureFaultOf(bytes).empty());
        }
        auto noise = whole.substr(0, 12);
        for (int i = 0; i < 5'000; ++i)
            noise += static_cast<char>(random());
        CHECK_THAT(pictureFaultOf(noise), Catch::StartsWith("FILE: "));
    }
}

TEST_CASE("pictures that cannot be read are known as pictures, and what is none is not")
{
    for (const auto* head : {"GIF89a1234", "\xFF\xD8", "BM1234\0\0\0\0x"}) {
        const std::string bytes(head, head[0] == 'B' ? 11 : std::string_view(head).size());
        CHECK(isPicture(bytes));
        CHECK_THAT(pictureFaultOf(bytes),
                   Catch::Contains("pictures of this kind cannot be read") && Catch::Contains(".jpg"));
    }
    CHECK(isPicture(std::string_view("\0\0\0\x18"
                                     "ftypheic....",
                                     16)));
    CHECK(isPicture(std::string_view("II*\0rest", 8)));
    for (const auto* text : {"", "B", "BM is my army", "RIFF and WEBP", "II* the second", "{}", "%PDF-1.7", "MUSTER1:"})
        CHECK_FALSE(isPicture(text));
}

TEST_CASE("a picture without a code says how to photograph one")
{
    QImage empty(800, 600, QImage::Format_RGB32);
    empty.fill(Qt::white);
    CHECK_THAT(pictureFaultOf(saved(empty, "jpg")), Catch::Contains("no Muster code can be read in the picture") &&
                                                        Catch::Contains("fills most of the picture"));
    CHECK_THAT(pictureFaultOf(saved(empty.scaled(1, 1), "png")), Catch::Contains("no Muster code"));
}

#include "shots.h"

#include "io/fixture.h"
#include "paper/output/qrcode.h"
#include "reading/pictures/pictures.h"

#include <QColor>
#include <QPainter>

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;

namespace {

using Codes = std::vector<std::string>;

/// The codes of a picture; one text that is not a code where it cannot be read.
Codes codesOf(const QImage& image)
{
    const auto found = codesInPicture(saved(image, "png"), "FILE");
    return found ? found->codes : Codes{toText(found.error().front())};
}

} // namespace

TEST_CASE("a plain code is read from every kind of picture")
{
    const auto text = codeText(300);
    const auto picture = photographed(text, {});
    for (const auto* format : {"png", "jpg", "webp"}) {
        INFO(format);
        const auto bytes = saved(picture, format);
        CHECK(isPicture(bytes));
        const auto found = codesInPicture(bytes, "FILE");
        REQUIRE(found);
        CHECK(found->codes == Codes{text});
        CHECK(found->remarks.empty());
    }
}

TEST_CASE("the picture of a code that Muster writes is read by Muster")
{
    for (const std::size_t letters : {60u, 400u, 1200u, 4000u}) {
        INFO(letters);
        const auto picture = paper::qrPicture(codeText(letters));
        REQUIRE(picture);
        const auto found = codesInPicture(*picture, "FILE");
        REQUIRE(found);
        CHECK(found->codes == Codes{codeText(letters)});
    }
    CHECK_FALSE(paper::qrPicture(codeText(4297)));
    CHECK_FALSE(paper::qrPicture({}));
    // Version 1 has 21 modules; with four at each side they are 29, each of 8 x 8 pixels, all black or white.
    const auto smallest = QImage::fromData(QByteArray::fromStdString(*paper::qrPicture("MUSTER")));
    CHECK(smallest.size() == QSize(29 * 8, 29 * 8));
    CHECK(smallest.pixelColor(31, 32) == QColor(Qt::white));
    CHECK(smallest.pixelColor(32, 32) == QColor(Qt::black));
}

TEST_CASE("several codes on one picture are several lists, from the top and from the left")
{
    const auto first = codeText(200, 1);
    const auto second = codeText(200, 2);
    const auto third = codeText(200, 3);
    const auto shot = [](const std::string& text) { return photographed(text, {.pixels = 5}); };
    const auto side = shot(first).width();
    // The second is a little higher than the first, in the same row.
    const auto image = table(3 * side, 3 * side,
                             {{QPoint(20, 60), shot(first)},
                              {QPoint(20 + side + 40, 20), shot(second)},
                              {QPoint(side / 2, side + 120), shot(third)}});
    CHECK(codesOf(image) == Codes{first, second, third});
}

TEST_CASE("a code that is there twice is one list")
{
    const auto picture = photographed(codeText(200), {});
    const auto image = table(3 * picture.width(), 2 * picture.height(),
                             {{QPoint(10, 10), picture}, {QPoint(picture.width() + 60, 10), picture}});
    CHECK(codesOf(image) == Codes{codeText(200)});
}

TEST_CASE("codes of other things are told, and the search goes on")
{
    const auto foreign = photographed("https://club.example/\x1b[31m", {.pixels = 6});
    const auto ours = photographed(codeText(300), {});
    const auto both = table(foreign.width() + ours.width() + 60, ours.height() + foreign.height(),
                            {{QPoint(10, 10), foreign}, {QPoint(foreign.width() + 40, 30), ours}});
    const auto found = codesInPicture(saved(both, "png"), "FILE");
    REQUIRE(found);
    CHECK(found->codes == Codes{codeText(300)});
    REQUIRE(found->remarks.size() == 1);
    CHECK_THAT(found->remarks.front().message, Catch::Contains("a QR code of something else (https://club.example/"));

    CHECK_THAT(pictureFaultOf(saved(foreign, "png")), Catch::Contains("no Muster code can be read") &&
                                                          Catch::Contains("a QR code of something else") &&
                                                          Catch::Contains("Photograph the code"));
}

TEST_CASE("a code that is damaged is seen, and told as one that cannot be read")
{
    auto damaged = photographed(codeText(300), {.pixels = 5});
    QPainter painter(&damaged);
    const auto middle = damaged.rect().center();
    painter.fillRect(QRect(middle - QPoint(70, 70), QSize(140, 140)), Qt::white); // more than it can do without
    painter.end();
    const auto found = codesInPicture(saved(damaged, "png"), "FILE");
    REQUIRE(found);
    CHECK(found->codes.empty());
    CHECK(found->hasUnreadCode);
    REQUIRE(found->remarks.size() == 1);
    CHECK_THAT(toText(found->remarks.front()),
               Catch::StartsWith("FILE: there is a code in the picture that cannot be read. Photograph the code"));

    const auto words = codesInPicture(bytesOf(MUSTER_SOURCE_DIR "/tests/data/pictures/words.jpg"), "FILE");
    REQUIRE(words);
    CHECK_FALSE(words->hasUnreadCode);
    CHECK_FALSE(codesInPicture(saved(photographed(codeText(300), {}), "png"), "FILE")->hasUnreadCode);
}

TEST_CASE("a picture is read as its camera was held")
{
    // Two codes beside each other, stored turned: only in the upright picture the first is on the left.
    const auto left = codeText(200, 1);
    const auto right = codeText(200, 2);
    const auto one = photographed(left, {});
    const auto image = table(2 * one.width() + 40, one.height() + 20,
                             {{QPoint(0, 10), one}, {QPoint(one.width() + 30, 10), photographed(right, {})}});
    // The camera's word is a part of the file behind its first two bytes: an EXIF block with the one entry Orientation.
    const auto withWord = [](const QImage& stored, char orientation) {
        auto bytes = saved(stored, "jpg", 90);
        std::string block("\xFF\xE1\x00\x22"
                          "Exif\0\0MM\0\x2A\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0",
                          29);
        block += orientation;
        block.append(6, '\0');
        return bytes.insert(2, block);
    };
    const auto turned = [&](int degrees) { return image.transformed(QTransform().rotate(degrees)); };
    const auto read = [](const std::string& bytes) {
        const auto found = codesInPicture(bytes, "FILE");
        return found ? found->codes : Codes{};
    };
    CHECK(read(withWord(image, 1)) == Codes{left, right});
    CHECK(read(withWord(turned(180), 1)) == Codes{right, left});
    CHECK(read(withWord(turned(180), 3)) == Codes{left, right});
    CHECK(read(withWord(turned(-90), 6)) == Codes{left, right});
    CHECK(read(withWord(turned(90), 8)) == Codes{left, right});
}

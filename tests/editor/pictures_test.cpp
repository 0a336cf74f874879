// What a player's picture becomes, and what is refused. The real muster-reader looks at the files.

#include "core/base/base64.h"
#include "core/roster/limits.h"
#include "core/roster/picture.h"
#include "editor/pictures/playerpicture.h"
#include "fixture.h"
#include "reading/pictures/pictures.h"
#include "somepictures.h"

#include <QBuffer>
#include <QImage>
#include <QImageWriter>
#include <QRandomGenerator>

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;
using namespace std::string_literals;

namespace {

std::string saved(const QImage& image, const char* format)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    REQUIRE(QImageWriter(&buffer, format).write(image));
    return bytes.toStdString();
}

/// Left half red, right half blue.
QImage halves(int width, int height)
{
    QImage image(width, height, QImage::Format_RGB32);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            image.setPixel(x, y, x < width / 2 ? qRgb(200, 40, 40) : qRgb(40, 60, 200));
    return image;
}

QImage madeOf(const std::string& bytes)
{
    const auto picture = playerPicture(bytes, "mine");
    INFO((picture ? std::string() : picture.error().front().message));
    REQUIRE(picture);
    REQUIRE(isRosterPicture(*picture));
    const auto pixels = seenPicture(*picture);
    REQUIRE(pixels);
    return imageOf(*pixels);
}

Fault refusalOf(const std::string& bytes)
{
    const auto picture = playerPicture(bytes, "mine.png");
    REQUIRE_FALSE(picture);
    return picture.error().front();
}

/// The same JPEG with what a phone says of it: that it lies on its side, and where it was taken.
std::string onItsSide(const std::string& jpeg)
{
    const auto exif = "Exif\0\0MM\0*\0\0\0\x08"
                      "\0\x02"                             // two entries
                      "\x01\x12\0\x03\0\0\0\x01\0\x06\0\0" // orientation: to be turned to the right
                      "\x88\x25\0\x04\0\0\0\x01\0\0\0\x26" // GPS
                      "\0\0\0\0"
                      "\0\x01\0\x01\0\x02\0\0\0\x02N\0\0\0\0\0\0\0"s; // north
    const auto length = exif.size() + 2;
    return jpeg.substr(0, 2) + "\xFF\xE1"s + static_cast<char>(length >> 8) + static_cast<char>(length & 0xFF) + exif +
           jpeg.substr(2);
}

bool isNear(QRgb one, QRgb other)
{
    return std::abs(qRed(one) - qRed(other)) < 24 && std::abs(qGreen(one) - qGreen(other)) < 24 &&
           std::abs(qBlue(one) - qBlue(other)) < 24;
}

} // namespace

TEST_CASE("pictures of every kind that is read become small, in their shape")
{
    for (const auto* format : {"png", "jpg", "webp"}) {
        INFO(format);
        const auto image = madeOf(saved(halves(1600, 1200), format));
        CHECK(image.size() == QSize(512, 384));
        CHECK(isNear(image.pixel(100, 200), qRgb(200, 40, 40)));
        CHECK(isNear(image.pixel(400, 200), qRgb(40, 60, 200)));
    }
    CHECK(madeOf(saved(halves(40, 30), "png")).size() == QSize(40, 30)); // not made larger
    CHECK(madeOf(saved(halves(3000, 2), "png")).height() == 1);
}

TEST_CASE("a picture is upright, and says neither where nor when it was taken")
{
    const auto phone = onItsSide(saved(halves(400, 200), "jpg"));
    REQUIRE(phone.find("Exif") != std::string::npos);
    const auto picture = playerPicture(phone, "phone.jpg");
    REQUIRE(picture);
    const auto bytes = fromBase64(*picture);
    REQUIRE(bytes);
    CHECK(bytes->find("Exif") == std::string::npos);
    CHECK(bytes->find("\xFF\xE1") == std::string::npos);
    const auto image = imageOf(seenPicture(*picture).value());
    CHECK(image.size() == QSize(200, 400));
    // What was left is above.
    CHECK(isNear(image.pixel(100, 100), qRgb(200, 40, 40)));
    CHECK(isNear(image.pixel(100, 300), qRgb(40, 60, 200)));
}

TEST_CASE("what is clear in a picture becomes white")
{
    QImage image(60, 60, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    CHECK(isNear(madeOf(saved(image, "png")).pixel(30, 30), qRgb(255, 255, 255)));
}

TEST_CASE("a picture that is nothing but noise has room too")
{
    QImage noise(700, 700, QImage::Format_RGB32);
    QRandomGenerator random(7);
    for (int y = 0; y < noise.height(); ++y)
        for (int x = 0; x < noise.width(); ++x)
            noise.setPixel(x, y, random.generate() | 0xFF000000u);
    const auto picture = playerPicture(saved(noise, "png"), "noise");
    REQUIRE(picture);
    CHECK(isRosterPicture(*picture));
    CHECK(picture->size() <= rosterlimits::pictureLetters);
    // The same file gives the same picture.
    CHECK(playerPicture(saved(noise, "png"), "noise") == picture);
}

TEST_CASE("a picture is added, shown, changed and taken away in a roster, one step of undo each")
{
    Document document(store());
    REQUIRE(document.open(hold));
    const auto unit = document.roster().units.front().id;
    const auto mark = fingerprint(document.roster());
    const auto set = [&](const std::string& picture) {
        const auto gesture = document.gestureOf(intents::SetPicture{unit, picture});
        REQUIRE(gesture);
        document.apply(gesture->change, gesture->name);
        return gesture->name;
    };
    CHECK(set(redPicture).startsWith("Picture of "));
    CHECK(fingerprint(document.roster()) == mark);
    document.judgeNow();
    const auto form = document.form()->unit(unit, false);
    REQUIRE(form);
    CHECK(form->picture == redPicture);
    CHECK(form->mayHavePicture);
    set(bluePicture);
    CHECK(findUnit(document.roster(), unit)->picture == bluePicture);
    CHECK(set({}).startsWith("Remove picture of "));
    CHECK(findUnit(document.roster(), unit)->picture.empty());
    document.undoStack().undo();
    CHECK(findUnit(document.roster(), unit)->picture == bluePicture);
    document.undoStack().undo();
    CHECK(findUnit(document.roster(), unit)->picture == redPicture);
    // What is copied takes its picture along.
    CHECK(document.copy({unit}).find(redPicture) != std::string::npos);
    document.undoStack().undo();
    CHECK(findUnit(document.roster(), unit)->picture.empty());
}

TEST_CASE("what is not a picture that is read is refused, with what to do")
{
    const auto words = refusalOf("Hello");
    CHECK(words.message == "pictures of this kind cannot be read");
    CHECK(words.advice.find("Save it as .jpg, .png or .webp") == 0);
    CHECK(refusalOf("<svg xmlns='http://www.w3.org/2000/svg'/>").message == "pictures of this kind cannot be read");
    CHECK_FALSE(refusalOf(saved(halves(100, 100), "png").substr(0, 200)).advice.empty());
    // The head of a JPEG that says it has 60,000 x 60,000 dots, which would be 14 GB.
    auto bomb = saved(halves(8, 8), "jpg");
    bomb.replace(bomb.find("\xFF\xC0") + 5, 4, "\xEA\x60\xEA\x60");
    const auto large = refusalOf(bomb);
    CHECK(large.message.find("the picture is too large: 60000 x 60000 pixels") == 0);
    CHECK(large.advice == "Save the picture smaller, or cut out the part that matters.");
}

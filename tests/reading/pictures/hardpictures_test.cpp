// Every code whose modules are two pixels or more is read: turned by any angle, tilted up to 25 degrees, moderately
// blurred, dark, with noise; alone, or small on a page full of other things.
#include "shots.h"

#include "reader/codesearch.h"
#include "reader/decoder.h"
#include "reading/pictures/pictures.h"

#include <QPainter>

#include <catch2/catch.hpp>

#include <random>

using namespace muster;
using namespace muster::testing;

namespace {

bool isRead(const QImage& image, const std::string& text)
{
    const auto found = codesInPicture(saved(image, "png"), "FILE");
    return found && found->codes == std::vector<std::string>{text};
}

/// A page with lines of something like letters.
QImage page(int width, int height)
{
    QImage image(width, height, QImage::Format_Grayscale8);
    image.fill(QColor(235, 235, 235));
    QPainter painter(&image);
    std::mt19937 random(3); // NOLINT(cert-msc32-c,cert-msc51-cpp)
    for (int y = 40; y < height - 40; y += 24)
        for (int x = 40; x < width - 40; x += 11 + static_cast<int>(random() % 8))
            painter.fillRect(x, y + static_cast<int>(random() % 5), 2 + static_cast<int>(random() % 8),
                             3 + static_cast<int>(random() % 10), Qt::black);
    return image;
}

constexpr std::size_t lengths[] = {150, 300, 450, 650, 900}; // 37 to 93 modules a side

} // namespace

TEST_CASE("codes are read however they are turned and tilted")
{
    for (const auto letters : lengths)
        for (int turn = 0; turn < 360; turn += 9) {
            const auto text = codeText(letters, static_cast<unsigned>(turn) + 1);
            Shot shot;
            shot.pixels = 2 + turn % 5 * 0.2;
            shot.turn = turn;
            shot.tilt = turn * 7 % 26;
            shot.toward = turn * 11 % 360;
            INFO(letters << " letters, " << shot.pixels << " pixels, turned " << turn << ", tilted " << shot.tilt
                         << " toward " << shot.toward);
            CHECK(isRead(photographed(text, shot), text));
        }
}

TEST_CASE("codes that are blurred, dark, pale, in a shadow, and with noise are read")
{
    std::mt19937 random(5); // NOLINT(cert-msc32-c,cert-msc51-cpp)
    const auto between = [&](double least, double most) {
        return least + (most - least) * static_cast<double>(random() % 1000) / 1000;
    };
    for (int i = 0; i < 150; ++i) {
        const auto text = codeText(lengths[i % 5], static_cast<unsigned>(random()));
        Shot shot;
        shot.pixels = between(2, 6);
        shot.turn = between(0, 360);
        shot.tilt = between(0, 25);
        shot.toward = between(0, 360);
        shot.blur = between(0, 0.3);
        shot.noise = between(0, 4);
        shot.light = between(0.3, 1);
        shot.contrast = between(0.45, 1);
        shot.isUneven = i % 2 == 0;
        INFO(i << ": " << shot.pixels << " pixels, turned " << shot.turn << ", tilted " << shot.tilt << ", blur "
               << shot.blur << ", noise " << shot.noise << ", light " << shot.light << ", contrast " << shot.contrast);
        CHECK(isRead(photographed(text, shot), text));
    }
}

TEST_CASE("a code that is a small part of a page is read")
{
    const auto text = page(1240, 1754); // A4 with 150 dots an inch
    for (int i = 0; i < 12; ++i) {
        const auto ours = codeText(lengths[i % 5], static_cast<unsigned>(i) + 1);
        Shot shot;
        shot.pixels = 2 + i % 3 * 0.3;
        shot.turn = 31 * i;
        shot.tilt = 2 * i;
        shot.blur = 0.2;
        shot.noise = 3;
        auto image = text.copy();
        QPainter painter(&image);
        painter.drawImage(QPoint(200 + 37 * i, 300 + 61 * i), photographed(ours, shot));
        painter.end();
        INFO(i);
        CHECK(isRead(image, ours));
    }
}

TEST_CASE("a list whose code is hard to read is found beside one that is plain")
{
    const auto plain = codeText(300, 1);
    const auto hard = codeText(300, 2);
    const auto one = photographed(plain, {.pixels = 4});
    const auto other = photographed(hard, {.pixels = 2.1, .turn = 40, .tilt = 24, .toward = 120, .blur = 0.3});
    const auto image = table(1100, 500, {{QPoint(30, 30), one}, {QPoint(600, 60), other}});
    const auto found = codesInPicture(saved(image, "png"), "FILE");
    REQUIRE(found);
    CHECK(found->codes == std::vector<std::string>{plain, hard});
}

TEST_CASE("pictures in which nothing can be found end in time")
{
    // A checkerboard of finders: the library would try every three of them.
    QImage finders(1600, 1600, QImage::Format_Grayscale8);
    finders.fill(Qt::white);
    QPainter painter(&finders);
    for (int pixels = 1; pixels <= 4; ++pixels)
        for (int y = 0; y < 1600; y += 8 * pixels)
            for (int x = (pixels - 1) * 400; x < pixels * 400 - 8 * pixels; x += 8 * pixels) {
                painter.fillRect(x, y, 7 * pixels, 7 * pixels, Qt::black);
                painter.fillRect(x + pixels, y + pixels, 5 * pixels, 5 * pixels, Qt::white);
                painter.fillRect(x + 2 * pixels, y + 2 * pixels, 3 * pixels, 3 * pixels, Qt::black);
            }
    painter.end();
    QImage noise(3000, 2000, QImage::Format_Grayscale8);
    std::mt19937 random(1); // NOLINT(cert-msc32-c,cert-msc51-cpp)
    for (int y = 0; y < noise.height(); ++y)
        for (int x = 0; x < noise.width(); ++x)
            noise.scanLine(y)[x] = static_cast<uchar>(random());
    for (const auto& image : {finders, noise, page(3000, 4000)}) {
        const auto bytes = saved(image, "png");
        const auto found = codesInPicture(bytes, "FILE"); // which is a fault where it takes too much time
        REQUIRE(found);
        CHECK(found->codes.empty());
    }
}

TEST_CASE("how long a picture is searched is counted in work, so that it is searched as far each time")
{
    const auto gray = reader::brightnessOf(page(1240, 1754));
    const auto taken = [&](reader::Work most) {
        auto left = most;
        CHECK(reader::codesIn(gray, left).codes.empty());
        return most - left;
    };
    const auto all = taken(reader::workOfPicture);
    CHECK(taken(reader::workOfPicture) == all);
    // With less it ends before, though it has all the time there is.
    CHECK(taken(1) < all);
}

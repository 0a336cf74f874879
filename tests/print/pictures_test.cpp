// Players' pictures on sheets, pages and cards.

#include "fixture.h"

#include "core/base/base64.h"
#include "rules/judge/assess.h"
#include "somepictures.h"

#include <QImage>

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;
using namespace muster::testing;

namespace {

constexpr QRgb red = qRgb(200, 40, 40);
constexpr QRgb blue = qRgb(40, 60, 200);

/// What the reader would see in the pictures of tests; the others are damaged.
Result<Pixels> see(const std::string& picture)
{
    if (picture != redPicture && picture != bluePicture)
        return failure(Fault::about({}, "the picture is damaged"));
    const bool isRed = picture == redPicture;
    const auto colour = isRed ? red : blue;
    Pixels pixels{isRed ? 8 : 6, isRed ? 6 : 8, {}};
    for (int i = 0; i < 48; ++i)
        for (const auto part : {qRed(colour), qGreen(colour), qBlue(colour)})
            pixels.colours += static_cast<char>(part);
    return pixels;
}

/// A roster with a picture of itself and one of its first unit.
Printable withPictures()
{
    auto printable = forge();
    printable.roster.picture = redPicture;
    printable.roster.units.front().picture = bluePicture;
    return printable;
}

Job seen(const Printable& printable)
{
    auto job = printable.job();
    job.see = see;
    return job;
}

std::string address(const std::string& picture) { return "data:image/jpeg;base64," + picture; }

std::size_t timesIn(const std::string& text, const std::string& part)
{
    std::size_t found = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++found;
    return found;
}

/// So many dots of about this colour, and where they end.
struct Patch {
    int dots = 0;
    QRect box;
};

Patch patchOf(const QImage& page, QRgb colour)
{
    Patch patch;
    for (int y = 0; y < page.height(); ++y)
        for (int x = 0; x < page.width(); ++x) {
            const auto dot = page.pixel(x, y);
            const auto isNear = [](int a, int b) { return std::abs(a - b) < 24; };
            if (!isNear(qRed(dot), qRed(colour)) || !isNear(qGreen(dot), qGreen(colour)) ||
                !isNear(qBlue(dot), qBlue(colour)))
                continue;
            ++patch.dots;
            patch.box |= QRect(x, y, 1, 1);
        }
    return patch;
}

} // namespace

TEST_CASE("the web page of a roster has its picture, and the card of a unit the unit's")
{
    const auto printable = withPictures();
    const auto page = toHtml(seen(printable), only({Sheet::Roster, Sheet::Cards})).value();
    CHECK(timesIn(page, address(redPicture)) == 1);
    CHECK(timesIn(page, address(bluePicture)) == 1);
    CHECK(page.find(address(redPicture)) < page.find(address(bluePicture)));
    CHECK(timesIn(page, "<img ") == 2);
    CHECK(timesIn(page, "</img>") == 0);
}

TEST_CASE("sheets that hide what an army is have no pictures, and nothing of a roster without them changes")
{
    const auto printable = withPictures();
    CHECK(timesIn(toHtml(seen(printable), only(Sheet::Secret)).value(), "<img") == 0);
    CHECK(timesIn(toHtml(seen(printable), only(Sheet::Opponent)).value(), address(redPicture)) == 1);

    const auto bare = forge();
    for (const auto sheet : {Sheet::Roster, Sheet::Cards}) {
        CHECK(toHtml(seen(bare), only(sheet)).value() == toHtml(bare.job(), only(sheet)).value());
        CHECK(toPdf(seen(bare), only(sheet)).value() == toPdf(bare.job(), only(sheet)).value());
    }
}

TEST_CASE("pictures are left out where the settings say so")
{
    const auto printable = withPictures();
    auto wanted = only({Sheet::Roster, Sheet::Cards});
    wanted.hasPictures = false;
    CHECK(timesIn(toHtml(seen(printable), wanted).value(), "<img") == 0);
    CHECK(timesIn(toPlayPage(seen(printable), wanted).value(), address(bluePicture)) == 0);
    const auto bare = forge();
    // The copy of the roster that a PDF carries has them: sheets without it are equal.
    auto without = printable.job();
    without.copy = nullptr;
    auto plain = bare.job();
    plain.copy = nullptr;
    CHECK(toPdf(without, wanted).value() == toPdf(plain, wanted).value());
}

TEST_CASE("a picture on paper keeps its shape and is as large as its style lets it be")
{
    const auto printable = withPictures();
    constexpr int dpi = 100;
    const auto dots = [](double mm) { return mm * dpi / 25.4; };
    // 24 mm high is all that the head of a roster has room for, and 8 to 6 makes that 32 mm wide. There is room for
    // words a tenth larger, and the picture is larger with them.
    const auto cover = patchOf(firstPage(toPdf(seen(printable), only(Sheet::Roster)).value(), dpi), red);
    CHECK(cover.box.width() == Approx(dots(32 * 1.1)).margin(2));
    CHECK(cover.box.height() == Approx(dots(24 * 1.1)).margin(2));
    // No dot of it is covered.
    CHECK(cover.dots >= cover.box.width() * cover.box.height() * 95 / 100);
}

TEST_CASE("a unit with a picture has its card, also alone and on the card's back")
{
    const auto printable = withPictures();
    const auto id = printable.roster.units.front().id;
    const auto card = patchOf(firstPage(cardPdf(seen(printable), settings(), id).value(), 100), blue);
    // 14 mm high, and 6 to 8 makes that 10.5 mm wide; alone, a card has words that are 1.15 times as large.
    CHECK(card.box.width() == Approx(10.5 * 1.15 * 100 / 25.4).margin(2));
    CHECK(card.box.height() == Approx(14 * 1.15 * 100 / 25.4).margin(2));

    auto wanted = only(Sheet::Cards);
    wanted.cards = CardSize::Poker;
    wanted.hasBacks = true;
    REQUIRE(toPdf(seen(printable), wanted));
}

TEST_CASE("units alike share a card unless one has a picture of its own")
{
    auto printable = forge();
    auto& units = printable.roster.units;
    units = {units.front(), units.front(), units.front()};
    for (std::size_t i = 0; i < units.size(); ++i)
        units[i].id = "u" + std::to_string(i + 1);
    const auto cardsOf = [&] {
        printable.assessment = assess(*printable.catalogue, printable.roster);
        return timesIn(toHtml(seen(printable), only(Sheet::Cards)).value(), "class=\"card banded\"");
    };
    CHECK(cardsOf() == 1);
    units[1].picture = bluePicture;
    CHECK(cardsOf() == 2);
    units[2].picture = bluePicture;
    CHECK(cardsOf() == 2);
    units[2].picture = redPicture;
    CHECK(cardsOf() == 3);
}

TEST_CASE("a picture that cannot be seen is left out, and the player's sheet says so")
{
    auto printable = withPictures();
    printable.roster.picture = toBase64("\xFF\xD8 damaged");
    const auto page = toHtml(seen(printable), only({Sheet::Roster, Sheet::Cards})).value();
    CHECK(timesIn(page, "<img ") == 1);
    CHECK(has(page, "Pictures that cannot be shown are left out: the picture is damaged."));
    CHECK_FALSE(has(toHtml(seen(printable), only(Sheet::Opponent)).value(), "left out"));
}

TEST_CASE("the page to play from has the pictures of units, which it may show and nothing else")
{
    const auto printable = withPictures();
    const auto page = toPlayPage(seen(printable), settings()).value();
    CHECK(timesIn(page, address(bluePicture)) == 1);
    CHECK(has(page, "default-src 'none'; img-src data:;"));
    CHECK(page.size() < 300'000);
}

TEST_CASE("print asks for nothing but what the roster holds, and what is there is never markup")
{
    auto printable = withPictures();
    printable.roster.picture = "\" onerror=\"alert(1)";
    auto job = printable.job();
    job.see = [](const std::string&) -> Result<Pixels> { return Pixels{1, 1, "abc"}; };
    const auto page = toHtml(job, only(Sheet::Roster)).value();
    CHECK_FALSE(has(page, "\" onerror"));
    REQUIRE(toPdf(job, only(Sheet::Roster)));
}

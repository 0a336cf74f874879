#include "print/qrcode.h"

#include "io/anyroster.h"
#include "io/pdfroster.h"
#include "io/rostercode.h"
#include "io/rosterfile.h"
#include "print/fixture.h"
#include "print/glyph.h"

#define ZX_USE_UTF8
#include <ZXing/ReadBarcode.h>

#include <QImage>
#include <QPainter>
#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <unistd.h>

using namespace muster;
using namespace muster::print;

namespace {

/// A code as it stands on paper: painted from its outline, with the quiet zone around it.
QImage painted(const QrCode& code, int pixels)
{
    const int side = (code.modules + 8) * pixels;
    QImage image(side, side, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(pixels, pixels);
    painter.translate(4, 4);
    painter.fillPath(readPath(code.path), Qt::black);
    return image;
}

ZXing::Result scanned(const QImage& image)
{
    return ZXing::ReadBarcode({image.constBits(), image.width(), image.height(), ZXing::ImageFormat::Lum,
                               static_cast<int>(image.bytesPerLine())},
                              ZXing::DecodeHints().setFormats(ZXing::BarcodeFormat::QRCode));
}

std::string letters(std::size_t count)
{
    std::string text = "MUSTER1:";
    for (std::size_t i = 0; text.size() < count; ++i)
        text += "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"[i * 7 % 45];
    text.resize(count);
    return text;
}

constexpr int largest = 177;

} // namespace

namespace {

/// As every print carries it.
const muster::MadeWith stamp{"1.0", "1A2B-3C4D-5E6F", {{"some-army", "1.0"}}, {}, {}};

} // namespace

TEST_CASE("a code that was painted is scanned again, to the same roster")
{
    SchemaSet schemas(std::string(MUSTER_SOURCE_DIR) + "/schemas");
    int samples = 0;
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(std::string(MUSTER_SOURCE_DIR) + "/armies")) {
        if (entry.path().extension() != ".muster")
            continue;
        INFO(entry.path());
        std::ifstream file(entry.path(), std::ios::binary);
        const auto read = readAnyRoster({std::istreambuf_iterator<char>(file), {}}, "FILE", schemas);
        REQUIRE(read);
        const auto text = copiesOf(read->roster, stamp).code;
        const auto code = qrCode(text, largest);
        REQUIRE(code);
        CHECK(code->modules <= 89);
        const auto result = scanned(painted(*code, 3));
        REQUIRE(result.isValid());
        CHECK(result.text() == text);
        CHECK(result.ecLevel() == "M");
        const auto again = readRosterCode(result.text(), "CODE", schemas);
        REQUIRE(again);
        CHECK(fingerprint(*again) == fingerprint(read->roster));
        ++samples;
    }
    CHECK(samples >= 4);
}

namespace {

/// The first page of a PDF as a scanner of so many dots an inch sees it.
QImage firstPage(const std::string& pdf, int dpi)
{
    const auto stem = (std::filesystem::temp_directory_path() / ("muster-code-" + std::to_string(getpid()))).string();
    std::ofstream(stem + ".pdf", std::ios::binary) << pdf;
    const auto command =
        "pdftoppm -gray -singlefile -r " + std::to_string(dpi) + ' ' + stem + ".pdf " + stem + " 2>/dev/null";
    REQUIRE(std::system(command.c_str()) == 0);
    const QImage page(QString::fromStdString(stem + ".pgm"));
    std::filesystem::remove(stem + ".pdf");
    std::filesystem::remove(stem + ".pgm");
    return page.convertToFormat(QImage::Format_Grayscale8);
}

} // namespace

TEST_CASE("the printed sheet gives its roster back, from its code and from its attachment")
{
    constexpr int ofAPhone = 200; // dots an inch of a sheet that fills its picture
    SchemaSet schemas(std::string(MUSTER_SOURCE_DIR) + "/schemas");
    auto wanted = test::settings();
    wanted.sheets = {Sheet::Roster};
    wanted.ink = GENERATE(Ink::Full, Ink::Saver);
    for (const auto* sample : {"warpath-2e/samples/forge-fathers-1500", "rules-of-war-ancients/samples/persian-strict",
                               "wargame/samples/iron-march-2500", "heresy/samples/space-marines-battalion"}) {
        INFO(sample);
        auto printable = test::load(std::string("armies/") + sample + ".muster");
        const auto copies = copiesOf(printable.roster, stamp);
        auto job = printable.job();
        job.rosterFile = copies.file;
        job.code = copies.code;
        const auto pdf = toPdf(job, wanted);
        REQUIRE(pdf);
        const auto result = scanned(firstPage(*pdf, ofAPhone));
        REQUIRE(result.isValid());
        const auto fromCode = readRosterCode(result.text(), "CODE", schemas);
        REQUIRE(fromCode);
        CHECK(fingerprint(*fromCode) == fingerprint(printable.roster));
        CHECK(fromCode->madeWith->data == stamp.data);
        const auto attached = rosterInPdf(*pdf, "PDF");
        REQUIRE(attached);
        const auto fromFile = readRoster(*attached, "FILE", schemas);
        REQUIRE(fromFile);
        CHECK(fingerprint(*fromFile) == fingerprint(printable.roster));
        CHECK(fromFile->madeWith == stamp);
    }
}

TEST_CASE("a roster too large for a code that paper can carry says so in its place")
{
    auto printable = test::load("armies/wargame/samples/iron-march-2500.muster");
    auto job = printable.job();
    job.code = letters(3000);
    auto wanted = test::settings();
    wanted.sheets = {Sheet::Roster};
    const auto page = toHtml(job, wanted);
    REQUIRE(page);
    CHECK(page->find("too large for a QR code") != std::string::npos);
    CHECK(page->find("class=\"code\"") == std::string::npos);
    CHECK(page->find("class=\"largecode\"") == std::string::npos);
    // The large size is for codes of more modules than the usual one carries.
    job.code = letters(1000);
    CHECK(toHtml(job, wanted)->find("class=\"largecode\"") != std::string::npos);
    const auto result = scanned(firstPage(*toPdf(job, wanted), 200));
    REQUIRE(result.isValid());
    CHECK(result.text() == job.code);
}

TEST_CASE("codes are as small as their characters allow")
{
    // Characters that fit in alphanumeric mode, by the standard's table: modules, with 15% to spare, with 7%.
    struct Capacity {
        int modules;
        std::size_t with15;
        std::size_t with7;
    };
    for (const auto& [modules, with15, with7] : {Capacity{21, 20, 25}, Capacity{41, 154, 195}, Capacity{57, 311, 395},
                                                 Capacity{97, 970, 1249}, Capacity{177, 3391, 4296}}) {
        INFO(modules);
        CHECK(qrCode(letters(with15), largest)->modules == modules);
        CHECK(qrCode(letters(with15), modules)->modules == modules);
        CHECK(qrCode(letters(with7), modules)->modules == modules);
        CHECK_FALSE(qrCode(letters(with7 + 1), modules));
        if (modules < largest)
            CHECK(qrCode(letters(with15 + 1), largest)->modules == modules + 4);
    }
    // Where there is room for it, the code stands more dirt.
    CHECK(scanned(painted(*qrCode(letters(300), 57), 4)).ecLevel() == "M");
    CHECK(scanned(painted(*qrCode(letters(350), 57), 4)).ecLevel() == "L");
}

TEST_CASE("what no code can hold is none")
{
    CHECK_FALSE(qrCode({}, largest));
    CHECK_FALSE(qrCode("A", 20));
    CHECK_FALSE(qrCode(letters(4297), largest));
    CHECK_FALSE(qrCode(std::string(1u << 20, 'A'), largest));
    CHECK_FALSE(qrCode(std::string(4000, 'a'), largest)); // no letter of the alphanumeric mode: too many bytes
    CHECK(scanned(painted(*qrCode("any text", largest), 4)).text() == "any text");
}

TEST_CASE("the outline is runs of dark modules that start at the corner")
{
    const auto code = qrCode(letters(20), largest);
    REQUIRE(code);
    CHECK_THAT(code->path, Catch::StartsWith("M0 0h7v1h-7z"));
    const auto path = readPath(code->path);
    CHECK(path.boundingRect() == QRectF(0, 0, 21, 21));
    // The three finders, and the light ring in each.
    for (const auto& [x, y] : {std::pair(0, 0), std::pair(14, 0), std::pair(0, 14)}) {
        CHECK(path.contains(QPointF(x + 0.5, y + 0.5)));
        CHECK_FALSE(path.contains(QPointF(x + 1.5, y + 1.5)));
        CHECK(path.contains(QPointF(x + 3.5, y + 3.5)));
    }
}

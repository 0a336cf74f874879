#include "shots.h"

#include "reading/pictures/pictures.h"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;

namespace {

/// A PDF with such a picture on each page of A4, 60 mm wide.
std::string scanOf(const std::vector<QImage>& pictures)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setResolution(254); // a dot is a tenth of a millimetre
    QPainter painter(&writer);
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        if (i > 0)
            writer.newPage();
        painter.drawImage(QRect(400, 300, 600, 600 * pictures[i].height() / pictures[i].width()), pictures[i]);
    }
    painter.end();
    return buffer.data().toStdString();
}

std::string code(char letter) { return "MUSTER1:" + std::string(120, letter) + "0123456789"; }

} // namespace

TEST_CASE("the codes on the pages of a scan are read")
{
    const QImage blank(100, 100, QImage::Format_Grayscale8);
    const auto scan =
        scanOf({photographed(code('A'), {.turn = 3, .noise = 3}), blank, photographed(code('B'), {.turn = 182})});
    const auto found = codesInScan(scan, "FILE");
    REQUIRE(found);
    CHECK(found->codes == std::vector<std::string>{code('A'), code('B')});
    CHECK(found->remarks.empty());
}

TEST_CASE("a scan without a code, with too many pages, and a PDF that is none are told")
{
    QImage blank(100, 100, QImage::Format_Grayscale8);
    blank.fill(Qt::white);
    const auto none = codesInScan(scanOf({blank}), "FILE");
    REQUIRE_FALSE(none);
    CHECK_THAT(none.error().front().message, Catch::Contains("no Muster code can be read in the pages of the PDF"));

    std::vector<QImage> many(23, blank);
    many.front() = photographed(code('A'), {});
    const auto some = codesInScan(scanOf(many), "FILE");
    REQUIRE(some);
    REQUIRE(some->remarks.size() == 1);
    CHECK_THAT(some->remarks.front().message, Catch::Contains("pages were searched") || Catch::Contains("page was"));

    for (const std::string bytes : {"%PDF-1.7\n", "%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << >>"}) {
        const auto broken = codesInScan(bytes, "FILE");
        REQUIRE_FALSE(broken);
        CHECK_THAT(broken.error().front().message, Catch::Contains("its pages cannot be seen"));
    }
}

#include "shots.h"

#include "reading/pictures/pictures.h"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <catch2/catch.hpp>

#include <chrono>
#include <stop_token>
#include <thread>

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
    QImage blank(100, 100, QImage::Format_Grayscale8);
    blank.fill(Qt::white); // its bytes are chance before
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
    REQUIRE(none);
    CHECK(none->codes.empty());
    CHECK_THAT(none->remarks.front().message, Catch::Contains("no Muster code can be read in the pages of the PDF"));

    std::vector<QImage> many(23, blank);
    many.front() = photographed(code('A'), {});
    const auto some = codesInScan(scanOf(many), "FILE");
    REQUIRE(some);
    REQUIRE(some->remarks.size() == 1);
    CHECK_THAT(some->remarks.front().message, Catch::Contains("pages were searched"));

    for (const std::string bytes : {"%PDF-1.7\n", "%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << >>"}) {
        const auto broken = codesInScan(bytes, "FILE");
        REQUIRE(broken);
        CHECK(broken->codes.empty());
    }
}

TEST_CASE("a PDF whose pages take more memory than there may be is a fault, and no more")
{
    // Each form shows the next one ten times: twenty of them are more than can be counted.
    std::string pdf = "%PDF-1.7\n";
    std::vector<std::size_t> places;
    const auto add = [&](const std::string& object) {
        places.push_back(pdf.size());
        pdf += std::to_string(places.size()) + " 0 obj\n" + object + "\nendobj\n";
    };
    const auto stream = [](const std::string& keys, const std::string& content) {
        return "<<" + keys + "/Length " + std::to_string(content.size()) + ">>\nstream\n" + content + "\nendstream";
    };
    add("<</Type/Catalog/Pages 2 0 R>>");
    add("<</Type/Pages/Kids[3 0 R]/Count 1>>");
    add("<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</XObject<</A 5 0 R>>>>>>");
    add(stream("", "/A Do"));
    for (int next = 6; next < 26; ++next) {
        std::string often;
        for (int i = 0; i < 10; ++i)
            often += "/A Do ";
        add(stream("/Type/XObject/Subtype/Form/BBox[0 0 200 200]/Resources<</XObject<</A " + std::to_string(next) +
                       " 0 R>>>>",
                   often));
    }
    add(stream("/Type/XObject/Subtype/Form/BBox[0 0 200 200]", "0 0 9 9 re f"));
    const auto table = pdf.size();
    pdf += "xref\n0 " + std::to_string(places.size() + 1) + "\n0000000000 65535 f \n";
    for (const auto place : places) {
        const auto digits = std::to_string(place);
        pdf += std::string(10 - digits.size(), '0') + digits + " 00000 n \n";
    }
    pdf += "trailer\n<</Size " + std::to_string(places.size() + 1) + "/Root 1 0 R>>\nstartxref\n" +
           std::to_string(table) + "\n%%EOF\n";

    const auto found = codesInScan(pdf, "FILE");
    REQUIRE_FALSE(found);
    CHECK_THAT(toText(found.error().front()), Catch::StartsWith("FILE: it cannot be read: that takes too much "));

    // Who no longer wants it waits no longer for it.
    std::stop_source stop;
    std::jthread stopping([&stop] {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        stop.request_stop();
    });
    const auto stopped = codesInScan(pdf, "FILE", stop.get_token());
    REQUIRE_FALSE(stopped);
    CHECK(stopped.error().front().message == "reading was stopped");
}

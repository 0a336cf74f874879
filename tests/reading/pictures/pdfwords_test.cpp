#include "shots.h"

#include "reading/pictures/pdfwords.h"

#include <QBuffer>
#include <QFont>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <catch2/catch.hpp>

#define POINTERHOLDER_TRANSITION 4
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFWriter.hh>

#include <functional>

using namespace muster;
using namespace muster::testing;

namespace {

struct Placed {
    int x; ///< tenths of a millimetre, from the left
    int y; ///< the same from the top
    QString words;
};

/// A PDF with these words on its pages, as a program that prints lists draws them: in this order.
std::string pdfOf(const std::vector<std::vector<Placed>>& pages)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setResolution(254);
    QPainter painter(&writer);
    painter.setFont(QFont("DejaVu Sans", 11));
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (i > 0)
            writer.newPage();
        for (const auto& each : pages[i])
            painter.drawText(each.x, each.y, each.words);
    }
    painter.end();
    return buffer.data().toStdString();
}

std::string wordsOf(const std::string& pdf)
{
    const auto found = wordsInPdf(pdf, "FILE");
    if (!found)
        return toText(found.error().front());
    CHECK_FALSE(found->isBroken);
    return found->words;
}

/// The same PDF, locked with a password.
std::string locked(std::string bytes, const char* password)
{
    QPDF pdf;
    pdf.processMemoryFile("PDF", bytes.data(), bytes.size());
    QPDFWriter writer(pdf);
    writer.setOutputMemory();
    writer.setR6EncryptionParameters(password, "owner", true, true, true, true, true, true, qpdf_r3p_full, true);
    writer.write();
    const auto written = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(written->getBuffer()), written->getSize()};
}

} // namespace

TEST_CASE("the words of a PDF keep their lines, indents and columns")
{
    CHECK(wordsOf(pdfOf({{{200, 200, "Marauders 300"},
                          {200, 260, "Grunts Section"},
                          {900, 260, "100"},
                          {280, 320, "- Heavy weapon"},
                          {900, 320, "20"}}})) == "Marauders 300\nGrunts Section\t100\n   - Heavy weapon\t20\n\n");
}

TEST_CASE("prices that a PDF has after all names go to their lines, and columns of words stay columns")
{
    CHECK(wordsOf(pdfOf(
              {{{200, 200, "Grunts Section"}, {200, 260, "Warlord"}, {900, 200, "100 pts"}, {900, 260, "50 pts"}}})) ==
          "Grunts Section\t100 pts\nWarlord\t50 pts\n\n");
    CHECK(wordsOf(pdfOf({{{200, 200, "Grunts Section 100"},
                          {200, 260, "Warlord 50"},
                          {1100, 200, "Raptor 105"},
                          {1160, 260, "- Heavy weapon"}}})) ==
          "Grunts Section 100\nWarlord 50\nRaptor 105\n   - Heavy weapon\n\n");
}

TEST_CASE("what a PDF has at the edge of each page, and numbers of pages, are no part of its words")
{
    CHECK(
        wordsOf(pdfOf({{{200, 100, "Cup of June, table 1"}, {200, 800, "Warlord 50"}, {900, 2700, "Page 1 of 2"}},
                       {{200, 100, "Cup of June, table 2"}, {200, 800, "Raptor 105"}, {900, 2700, "Page 2 of 2"}}})) ==
        "Warlord 50\n\nRaptor 105\n\n");
}

TEST_CASE("a PDF that is locked, a picture, broken or too long is told as that")
{
    const auto pdf = pdfOf({{{200, 200, "Warlord 50"}}});
    CHECK(wordsOf(locked(pdf, "secret")) == "FILE: this PDF is locked with a password. Ask for one without.");
    CHECK(wordsOf(locked(pdf, "")) == "Warlord 50\n\n"); // only printing and the like is locked
    const auto scan = wordsInPdf(pdfOf({{}, {}}), "FILE");
    REQUIRE(scan);
    CHECK(scan->withWords == 0);
    CHECK(scan->pages == 2);
    const auto broken = wordsInPdf("%PDF-1.7\n", "FILE");
    REQUIRE(broken);
    CHECK(broken->isBroken);
    CHECK_THAT(wordsOf(pdfOf(std::vector<std::vector<Placed>>(41))), Catch::Contains("longer than a list can be"));
    for (std::size_t size = 100; size < pdf.size(); size += 997)
        CHECK_NOTHROW(wordsInPdf(pdf.substr(0, size), "FILE"));
}

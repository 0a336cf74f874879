#include "fixture.h"
#include "poppler.h"

#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

#include <QBuffer>
#include <QPdfWriter>

#include <memory>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;
using muster::testing::rawWords;

namespace {

/// A printer of a kind: what it prints is a PDF.
class BufferedPdf {
public:
    BufferedPdf()
    {
        m_buffer.open(QIODevice::WriteOnly);
        m_writer = std::make_unique<QPdfWriter>(&m_buffer);
        m_writer->setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, {}));
    }

    QPdfWriter& operator*() { return *m_writer; }

    std::string take()
    {
        m_writer.reset();
        return m_buffer.data().toStdString();
    }

private:
    QBuffer m_buffer;
    std::unique_ptr<QPdfWriter> m_writer;
};

/// Its paper runs out.
class ShortOfPaper : public QPdfWriter {
public:
    using QPdfWriter::QPdfWriter;
    bool newPage() override { return false; }
};

} // namespace

TEST_CASE("A printer gets the words of the PDF")
{
    const auto printable = company();
    const auto pdf = toPdf(printable.job(), settings()); // makes the application that a device needs
    REQUIRE(pdf);
    BufferedPdf device;
    REQUIRE(printOn(*device, printable.job(), settings()));
    CHECK(rawWords(device.take()) == rawWords(*pdf));
}

TEST_CASE("A printer gets the pages that are chosen, in their order")
{
    const auto printable = company();
    const auto pdf = toPdf(printable.job(), settings());
    REQUIRE(pdf);
    BufferedPdf device;
    int pages = 0;
    REQUIRE(printOn(*device, printable.job(), settings(), [&](int count) {
        pages = count;
        return std::vector<int>{2, -1, 0, count, 2};
    }));
    CHECK(pages > 3);
    const auto first = rawWords(*pdf, "-l 1");
    const auto third = rawWords(*pdf, "-f 3 -l 3");
    CHECK(rawWords(device.take()) == third + first + third);
}

TEST_CASE("A printer that takes no page, or is to print none, is a fault")
{
    const auto printable = company();
    REQUIRE(toPdf(printable.job(), settings()));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    ShortOfPaper device(&buffer);
    const auto taken = printOn(device, printable.job(), settings());
    REQUIRE_FALSE(taken);
    CHECK(taken.error().front().message == "Page 2 and those after it were not taken");
    const auto none = printOn(device, printable.job(), settings(), [](int) { return std::vector<int>{}; });
    REQUIRE_FALSE(none);
    CHECK_THAT(none.error().front().message, Catch::StartsWith("None of the"));
    QPdfWriter nowhere(QStringLiteral("/no/such/folder.pdf"));
    CHECK_FALSE(printOn(nowhere, printable.job(), settings()));
}

TEST_CASE("A printer gets the words of an army book")
{
    const auto printable = company();
    const BookJob job{printable.catalogue.get(), printable.assessment.army, "2026-11-21"};
    auto wanted = settings();
    wanted.isLandscape = true;
    const auto pdf = toPdf(job, wanted);
    REQUIRE(pdf);
    BufferedPdf device;
    (*device).setPageOrientation(QPageLayout::Landscape);
    REQUIRE(printOn(*device, job, wanted));
    CHECK(rawWords(device.take()) == rawWords(*pdf));
}

TEST_CASE("A roster without units has no cards beside its other sheets")
{
    auto printable = company();
    printable.roster.units.clear();
    printable.assessment = assess(*printable.catalogue, printable.roster);
    auto wanted = only({Sheet::Roster, Sheet::Cards, Sheet::Reference});
    const auto pdf = toPdf(printable.job(), wanted);
    REQUIRE(pdf);
    const auto text = rawWords(*pdf);
    CHECK(text.find("Unit cards") == std::string::npos);
    CHECK(text.find("The roster has no units yet") != std::string::npos);
    CHECK(text.find("Quick reference") != std::string::npos);
    const auto page = toHtml(printable.job(), wanted);
    REQUIRE(page);
    CHECK(page->find("id=\"cards\"") == std::string::npos);
    // Where they are all that is wanted, a page says why there are none.
    wanted.sheets = {Sheet::Cards};
    const auto alone = toPdf(printable.job(), wanted);
    REQUIRE(alone);
    CHECK(rawWords(*alone).find("The roster has no units yet") != std::string::npos);
}

#include "paper/output/pdf.h"

#include "paper/output/application.h"
#include "paper/output/outline.h"
#include "paper/output/pagepainter.h"
#include "paper/output/pdfdevice.h"
#include "paper/text/ink.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace muster::paper {

namespace {

constexpr double cardMargin = 1; // mm around a card that is shown alone

// The progress of a print, 0 to 1, when everything is laid out and when everything is painted.
constexpr double layingOut = 0.6;
constexpr double painting = 0.9;

Fault notPainted() { return Fault::about({}, "The pages cannot be painted"); }

std::vector<int> allPages(int count)
{
    std::vector<int> pages(static_cast<std::size_t>(count));
    std::iota(pages.begin(), pages.end(), 0);
    return pages;
}

std::vector<Chapter> chaptersOf(const std::vector<LaidSheet>& sheets)
{
    std::vector<Chapter> chapters;
    for (const auto& [sheet, title, first, unseen, foot] : sheets) {
        Chapter chapter{title, first, 0, {}};
        for (const auto& placed : sheet.placed)
            if (const auto& name = sheet.blocks[placed.block].title; !name.empty() && placed.part == 0)
                chapter.inside.push_back({name, first + placed.page, placed.y, {}});
        std::ranges::stable_sort(chapter.inside, {}, &Chapter::page);
        chapters.push_back(std::move(chapter));
    }
    return chapters;
}

std::vector<UnseenLine> unseenOf(const std::vector<LaidSheet>& sheets)
{
    std::vector<UnseenLine> lines;
    for (const auto& sheet : sheets)
        if (!sheet.unseen.empty())
            lines.push_back({sheet.first, sheet.unseen});
    return lines;
}

/// A page of this size in mm, rounded to whole points.
QPageLayout pageOf(double width, double height)
{
    const auto points = [](double mm) { return static_cast<int>(std::ceil(mm * 72 / 25.4)); };
    return {QPageSize(QSize(points(width), points(height)), QStringLiteral("Card"), QPageSize::ExactMatch),
            QPageLayout::Portrait, QMarginsF(0, 0, 0, 0)};
}

Result<std::string> written(Document& document, const Attachment& attachment, const Stage& stage)
{
    if (const auto ready = makeReady(document.fontFolder); !ready)
        return tl::unexpected(ready.error());
    const auto laid = layOut(document, stage.part(0, layingOut));
    stage.atPage(0, pageCount(laid));
    PdfDevice pdf(document.paper, document.labels);
    if (!attachment.bytes.empty())
        pdf.writer().addFileAttachment(QString::fromStdString(attachment.name),
                                       QByteArray::fromStdString(attachment.bytes),
                                       QString::fromStdString(attachment.type));
    QPainter painter(&pdf.writer());
    if (!painter.isActive())
        return failure(notPainted());
    const auto painted = PagePainter(painter, pdf.writer(), document)
                             .paint(laid, allPages(pageCount(laid)), stage.part(layingOut, painting));
    painter.end();
    if (!painted)
        return tl::unexpected(painted.error());
    stage.at(painting);
    auto bytes =
        finished(pdf.take(), {chaptersOf(laid), unseenOf(laid), document.labels.date, document.labels.language});
    if (bytes)
        stage.at(1);
    return bytes;
}

Result<void> paintedOn(QPagedPaintDevice& device, Document& document, const PageChoice& choice, const Stage& stage)
{
    if (const auto ready = makeReady(document.fontFolder); !ready)
        return tl::unexpected(ready.error());
    const auto laid = layOut(document, stage.part(0, layingOut));
    const auto count = pageCount(laid);
    auto pages = choice ? choice(count) : allPages(count);
    std::erase_if(pages, [&](int page) { return page < 0 || page >= count; });
    if (pages.empty())
        return failure(Fault::about({}, "None of the " + std::to_string(count) + " pages is chosen"));
    stage.atPage(0, static_cast<int>(pages.size()));
    stage.at(layingOut); // after this the device is opened
    QPainter painter(&device);
    if (!painter.isActive())
        return failure(notPainted());
    const auto scale = device.logicalDpiX() / static_cast<double>(dotsPerInch);
    painter.scale(scale, scale);
    auto painted = PagePainter(painter, device, document).paint(laid, pages, stage.part(layingOut, 1));
    if (painted)
        stage.at(1); // the last moment to cancel: after this the device has everything
    if (!painter.end() && painted)
        return failure(notPainted());
    return painted;
}

} // namespace

Result<std::string> writePdf(Document document, const Attachment& attachment, const Stage& stage)
{
    return unlessCancelled([&] { return written(document, attachment, stage); });
}

Result<void> paintPages(QPagedPaintDevice& device, Document document, const PageChoice& choice, const Stage& stage)
{
    return unlessCancelled([&] { return paintedOn(device, document, choice, stage); });
}

Result<std::string> writeCardPdf(Document document)
{
    if (const auto ready = makeReady(document.fontFolder); !ready)
        return tl::unexpected(ready.error());
    const auto card = document.sheets.front().blocks.front();
    auto laid = layOut(document);
    if (laid.front().composition.placed.size() > 1) {
        // Very tall paper, so that the card is not cut into parts.
        constexpr double endless = 4000;
        auto tall = document;
        tall.sheets.front().blocks = {card};
        tall.paper.height = endless;
        tall.cards = {};
        tall.cards.columns = document.cards.columns;
        tall.cards.gutter = document.cards.gutter;
        tall.cards.scale = laid.front().composition.laid.front().scale();
        laid = layOut(tall);
    }
    const auto& composed = laid.front().composition;
    auto placed = composed.placed.front();
    placed.x = placed.y = cardMargin;
    PdfDevice pdf(pageOf(placed.width + 2 * cardMargin, placed.height + 2 * cardMargin), document.labels);
    QPainter painter(&pdf.writer());
    if (!painter.isActive())
        return failure(notPainted());
    PagePainter(painter, pdf.writer(), document).paintBlock(composed, placed);
    painter.end();
    return pdf.take();
}

} // namespace muster::paper

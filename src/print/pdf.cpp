#include "print/pdf.h"

#include "print/ink.h"
#include "print/outline.h"
#include "print/templates.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QMarginsF>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace muster::print {

namespace {

constexpr Colour black = 0x16181d;
constexpr Colour grey = 0x5a6170;
constexpr Colour paleGrey = 0xc0c5ce;

constexpr double cardMargin = 1; // mm round a card that is shown alone
constexpr double markFrom = 1;   // mm from a card to the mark that shows where to cut
constexpr double markLength = 4; // mm
constexpr double partSize = 6.4; // points, of "1 / 2" on a card of two parts

PaperShape paperOf(const Geometry& geometry, const Settings& settings)
{
    const auto found = geometry.papers.find(settings.paper == Paper::A4 ? "a4" : "letter");
    auto paper = found != geometry.papers.end() ? found->second
                 : settings.paper == Paper::A4  ? PaperShape{}
                                                : PaperShape{215.9, 279.4};
    if (settings.isLandscape)
        std::swap(paper.width, paper.height);
    return paper;
}

/// The size of a page of such paper, as it stands upright; a known size where it is one.
QPageSize pageSize(const PaperShape& paper)
{
    return QPageSize(QSizeF(std::min(paper.width, paper.height), std::max(paper.width, paper.height)),
                     QPageSize::Millimeter, {}, QPageSize::FuzzyMatch);
}

SheetShape shapeOf(const Geometry& geometry, const Settings& settings, Sheet sheet)
{
    const auto found = geometry.sheets.find(sheetId(sheet));
    auto shape = found == geometry.sheets.end() ? SheetShape{} : found->second;
    if (shape.title.empty())
        shape.title = sheetId(sheet);
    if (settings.isLandscape && shape.columnsLandscape > 0)
        shape.columns = shape.columnsLandscape;
    return shape;
}

Result<CardShape> cardsOf(const Geometry& geometry, const Settings& settings)
{
    const auto found = geometry.cards.find(cardSizeId(settings.cards));
    if (found == geometry.cards.end())
        return failure({"geometry.json", 0, 0, "/cards",
                        "There is no card size '" + std::string(cardSizeId(settings.cards)) + "'",
                        "Add it, or choose another size."});
    return found->second;
}

Result<Composition> composeSheet(RenderedSheet rendered, const Settings& settings, const Templates& templates,
                                 const std::shared_ptr<const Typeface>& typeface)
{
    const auto& geometry = templates.geometry();
    const auto cards = cardsOf(geometry, settings);
    if (!cards)
        return tl::unexpected(cards.error());
    return compose(std::move(rendered.blocks), geometry, paperOf(geometry, settings),
                   shapeOf(geometry, settings, rendered.sheet), *cards, typeface);
}

QFont smallType(double points)
{
    Style style;
    style.fonts = {"Roboto", "DejaVu Sans"};
    style.size = points;
    return fontOf(style);
}

Fault notPainted() { return {{}, 0, 0, {}, "The pages cannot be painted", {}}; }

/// A sheet that is laid out, and where it stands among the pages of all.
struct LaidSheet {
    Composition composition;
    std::string title;
    int first = 0; ///< its first page
};

Result<std::vector<LaidSheet>> layOut(std::vector<RenderedSheet> sheets, const Settings& settings,
                                      const Templates& templates)
{
    const auto typeface = std::make_shared<const Typeface>(templates.style(settings.ink));
    std::vector<LaidSheet> laid;
    int pages = 0;
    for (auto& sheet : sheets) {
        auto title = shapeOf(templates.geometry(), settings, sheet.sheet).title;
        auto composed = composeSheet(std::move(sheet), settings, templates, typeface);
        if (!composed)
            return tl::unexpected(composed.error());
        const auto first = pages;
        pages += composed->pages;
        laid.push_back({std::move(*composed), std::move(title), first});
    }
    return laid;
}

int pageCount(const std::vector<LaidSheet>& sheets)
{
    return sheets.empty() ? 0 : sheets.back().first + sheets.back().composition.pages;
}

std::vector<int> allPages(int count)
{
    std::vector<int> pages(static_cast<std::size_t>(count));
    std::iota(pages.begin(), pages.end(), 0);
    return pages;
}

std::vector<Chapter> chaptersOf(const std::vector<LaidSheet>& sheets)
{
    std::vector<Chapter> chapters;
    for (const auto& [sheet, title, first] : sheets) {
        Chapter chapter{title, first, 0, {}};
        for (const auto& placed : sheet.placed)
            if (const auto& name = sheet.blocks[placed.block].title; !name.empty() && placed.part == 0)
                chapter.inside.push_back({name, first + placed.page, placed.y, {}});
        std::ranges::stable_sort(chapter.inside, {}, &Chapter::page);
        chapters.push_back(std::move(chapter));
    }
    return chapters;
}

/// Paints pages one after another. The painter counts in our dots.
class PagePainter {
public:
    PagePainter(QPainter& painter, QPagedPaintDevice& device, const Geometry& geometry, const PaperShape& paper,
                const Labels& labels)
        : m_painter(painter), m_device(device), m_geometry(geometry), m_paper(paper), m_labels(labels)
    {
    }

    Result<void> paint(const std::vector<LaidSheet>& sheets, const std::vector<int>& pages)
    {
        bool isFirst = true;
        for (const auto page : pages) {
            if (!isFirst && !m_device.newPage())
                return failure(
                    {{}, 0, 0, {}, "Page " + std::to_string(page + 1) + " and those after it were not taken", {}});
            isFirst = false;
            const auto after = std::ranges::upper_bound(sheets, page, {}, &LaidSheet::first);
            paintPage(*std::prev(after), page - std::prev(after)->first);
        }
        return {};
    }

    void paintPage(const LaidSheet& laid, int page)
    {
        const auto& sheet = laid.composition;
        for (const auto& placed : sheet.placed)
            if (placed.page == page)
                paintBlock(sheet, placed);
        for (const auto& cuts : sheet.cuts)
            if (cuts.page == page)
                paintCuts(cuts);
        paintFoot(laid.title, page + 1, sheet.pages);
    }

    void paintBlock(const Composition& sheet, const Placed& placed)
    {
        const auto& laid = sheet.laid[placed.block];
        const auto& shape = m_geometry.block(sheet.blocks[placed.block].kind);
        const auto inset = shape.isCard ? sheet.inset : 0;
        const QRectF area(dotsOf(placed.x + inset), dotsOf(placed.y + inset), dotsOf(placed.width - 2 * inset),
                          dotsOf(placed.height - 2 * inset));
        m_painter.setBrush(Qt::NoBrush);
        if (shape.frame > 0) {
            m_painter.setPen(penOf({shape.frame, shape.isPale ? paleGrey : black}));
            m_painter.drawRoundedRect(area, dotsOf(shape.radius), dotsOf(shape.radius));
        }
        if (shape.ruleBelow > 0) {
            m_painter.setPen(penOf({shape.ruleBelow, shape.isPale ? paleGrey : black}));
            m_painter.drawLine(area.bottomLeft(), area.bottomRight());
        }
        m_painter.save();
        m_painter.translate(area.left() + dotsOf(shape.padding), area.top() + dotsOf(shape.padding));
        double y = 0;
        for (const auto& piece : placed.pieces) {
            laid.paint(m_painter, piece);
            m_painter.translate(0, dotsOf(piece.to - piece.from));
            y += piece.to - piece.from;
        }
        if (const auto foot = laid.height(Where::Foot); placed.hasFoot && foot > 0) {
            m_painter.translate(0, dotsOf(placed.height - 2 * (shape.padding + inset) - foot - y));
            laid.paint(m_painter, {Where::Foot, 0, foot});
        }
        m_painter.restore();
        if (placed.parts > 1 && shape.frame > 0)
            paintPart(area, placed);
    }

private:
    /// "1 / 2" in the lower line of the frame.
    void paintPart(const QRectF& area, const Placed& placed)
    {
        const auto font = smallType(partSize);
        const QFontMetricsF metrics(font);
        const auto text = QStringLiteral("%1 / %2").arg(placed.part + 1).arg(placed.parts);
        const auto width = metrics.horizontalAdvance(text) + dotsOf(2);
        const QRectF label(area.center().x() - width / 2, area.bottom() - metrics.height() / 2, width,
                           metrics.height());
        m_painter.fillRect(label, Qt::white);
        m_painter.setFont(font);
        m_painter.setPen(colourOf(black));
        m_painter.drawText(label, Qt::AlignCenter, text);
    }

    void paintCuts(const CutLines& cuts)
    {
        if (cuts.x.empty() || cuts.y.empty())
            return;
        m_painter.setPen(penOf({0.15, black}));
        const auto [left, right] = std::ranges::minmax(cuts.x);
        const auto [top, bottom] = std::ranges::minmax(cuts.y);
        const auto line = [&](double x1, double y1, double x2, double y2) {
            m_painter.drawLine(QPointF(dotsOf(x1), dotsOf(y1)), QPointF(dotsOf(x2), dotsOf(y2)));
        };
        for (const auto x : cuts.x) {
            line(x, std::max(0.0, top - markFrom - markLength), x, top - markFrom);
            line(x, bottom + markFrom, x, bottom + markFrom + markLength);
        }
        for (const auto y : cuts.y) {
            line(std::max(0.0, left - markFrom - markLength), y, left - markFrom, y);
            line(right + markFrom, y, std::min(m_paper.width, right + markFrom + markLength), y);
        }
    }

    void paintFoot(const std::string& title, int page, int pages)
    {
        const auto font = smallType(m_geometry.footSize);
        m_painter.setFont(font);
        const QFontMetricsF metrics(font);
        const auto left = dotsOf(m_geometry.left);
        const auto width = dotsOf(m_paper.width - m_geometry.left - m_geometry.right);
        const auto top = dotsOf(m_paper.height - m_geometry.bottom + 4);
        const QRectF line(left, top + dotsOf(1), width, metrics.height());
        m_painter.setPen(penOf({0.25, paleGrey}));
        m_painter.drawLine(QPointF(left, top), QPointF(left + width, top));
        m_painter.setPen(colourOf(grey));
        const auto right = QString::fromStdString(title) + QStringLiteral(" · page %1 of %2").arg(page).arg(pages);
        m_painter.drawText(line, Qt::AlignRight | Qt::TextSingleLine, right);
        const auto print = QString::fromStdString(m_labels.seals);
        const auto rightWidth = metrics.horizontalAdvance(right);
        const auto printWidth = metrics.horizontalAdvance(print);
        const auto gap = dotsOf(6);
        QRectF middle = line;
        middle.setRight(line.right() - rightWidth - gap);
        m_painter.drawText(middle, Qt::AlignRight | Qt::TextSingleLine, print);
        const auto room = std::max(0.0, middle.right() - printWidth - gap - left);
        m_painter.drawText(line, Qt::AlignLeft | Qt::TextSingleLine,
                           metrics.elidedText(QString::fromStdString(m_labels.left), Qt::ElideMiddle, room));
    }

    QPainter& m_painter;
    QPagedPaintDevice& m_device;
    const Geometry& m_geometry;
    const PaperShape& m_paper;
    const Labels& m_labels;
};

/// A PDF in memory.
class PdfDevice {
public:
    PdfDevice(const QPageSize& size, QPageLayout::Orientation orientation, const Labels& labels)
    {
        m_buffer.open(QIODevice::WriteOnly);
        m_writer.emplace(&m_buffer);
        m_writer->setResolution(dotsPerInch);
        m_writer->setPageLayout(QPageLayout(size, orientation, QMarginsF(0, 0, 0, 0)));
        m_writer->setTitle(QString::fromStdString(labels.title));
        m_writer->setCreator(QStringLiteral("Muster Roll"));
    }

    QPdfWriter& writer() { return *m_writer; }

    /// After the painter has ended.
    std::string take()
    {
        m_writer.reset();
        m_buffer.close();
        return m_buffer.data().toStdString();
    }

private:
    QBuffer m_buffer;
    std::optional<QPdfWriter> m_writer;
};

} // namespace

void ensureApplication()
{
    if (QCoreApplication::instance())
        return;
    // Qt ends the process where it finds no display; printing needs none.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static int count = 1;
    static char name[] = "muster";
    static char* arguments[] = {name, nullptr};
    // What it misses on a bare machine (a runtime folder) is nothing to tell someone who prints.
    const auto handler = qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    static QGuiApplication application(count, arguments);
    qInstallMessageHandler(handler);
}

Result<std::vector<Composition>> composeAll(std::vector<RenderedSheet> sheets, const Settings& settings,
                                            const Templates& templates)
{
    ensureApplication();
    auto laid = layOut(std::move(sheets), settings, templates);
    if (!laid)
        return tl::unexpected(laid.error());
    std::vector<Composition> compositions;
    for (auto& sheet : *laid)
        compositions.push_back(std::move(sheet.composition));
    return compositions;
}

Result<std::string> writePdf(std::vector<RenderedSheet> sheets, const Labels& labels, const Settings& settings,
                             const Templates& templates, const std::string& rosterFile)
{
    ensureApplication();
    const auto laid = layOut(std::move(sheets), settings, templates);
    if (!laid)
        return tl::unexpected(laid.error());
    const auto paper = paperOf(templates.geometry(), settings);
    PdfDevice pdf(pageSize(paper), paper.width > paper.height ? QPageLayout::Landscape : QPageLayout::Portrait, labels);
    if (!rosterFile.empty())
        pdf.writer().addFileAttachment(QStringLiteral("roster.muster"), QByteArray::fromStdString(rosterFile),
                                       QStringLiteral("application/vnd.muster.roster+json"));
    QPainter painter(&pdf.writer());
    if (!painter.isActive())
        return failure(notPainted());
    const auto painted = PagePainter(painter, pdf.writer(), templates.geometry(), paper, labels)
                             .paint(*laid, allPages(pageCount(*laid)));
    painter.end();
    if (!painted)
        return tl::unexpected(painted.error());
    return finished(pdf.take(), chaptersOf(*laid), labels.date);
}

Result<void> paintPages(QPagedPaintDevice& device, std::vector<RenderedSheet> sheets, const Labels& labels,
                        const Settings& settings, const Templates& templates, const PageChoice& choice)
{
    const auto laid = layOut(std::move(sheets), settings, templates);
    if (!laid)
        return tl::unexpected(laid.error());
    const auto count = pageCount(*laid);
    auto pages = choice ? choice(count) : allPages(count);
    std::erase_if(pages, [&](int page) { return page < 0 || page >= count; });
    if (pages.empty())
        return failure({{}, 0, 0, {}, "None of the " + std::to_string(count) + " pages is chosen", {}});
    QPainter painter(&device);
    if (!painter.isActive())
        return failure(notPainted());
    const auto scale = device.logicalDpiX() / static_cast<double>(dotsPerInch);
    painter.scale(scale, scale);
    const auto paper = paperOf(templates.geometry(), settings);
    auto painted = PagePainter(painter, device, templates.geometry(), paper, labels).paint(*laid, pages);
    if (!painter.end() && painted)
        return failure(notPainted());
    return painted;
}

Result<std::string> writeCardPdf(RenderedSheet sheet, const Labels& labels, const Settings& settings,
                                 const Templates& templates)
{
    ensureApplication();
    const auto& geometry = templates.geometry();
    const auto typeface = std::make_shared<const Typeface>(templates.style(settings.ink));
    const auto isCard = [&](const Block& block) { return geometry.block(block.kind).isCard; };
    const auto card = std::ranges::find_if(sheet.blocks, isCard);
    if (card == sheet.blocks.end())
        return failure({templates.fileOf(Sheet::Cards), 0, 0, {}, "The template makes no card of the unit", {}});
    // Paper as tall as the card needs, so that nothing is parted.
    constexpr double endless = 4000;
    const auto paper = paperOf(geometry, settings);
    const auto shape = shapeOf(geometry, settings, Sheet::Cards);
    const auto cards = cardsOf(geometry, settings);
    if (!cards)
        return tl::unexpected(cards.error());
    auto composed = compose({*card}, geometry, paper, shape, *cards, typeface);
    if (composed.placed.size() > 1) {
        CardShape whole;
        whole.columns = cards->columns;
        whole.gutter = cards->gutter;
        whole.scale = composed.laid.front().scale();
        auto tall = paper;
        tall.height = endless;
        composed = compose({*card}, geometry, tall, shape, whole, typeface);
    }
    auto placed = composed.placed.front();
    placed.x = placed.y = cardMargin;
    // A page counts in whole points.
    const auto points = [](double mm) { return static_cast<int>(std::ceil(mm * 72 / 25.4)); };
    const QSize size(points(placed.width + 2 * cardMargin), points(placed.height + 2 * cardMargin));
    PdfDevice pdf(QPageSize(size, QStringLiteral("Card"), QPageSize::ExactMatch), QPageLayout::Portrait, labels);
    QPainter painter(&pdf.writer());
    if (!painter.isActive())
        return failure(notPainted());
    PagePainter(painter, pdf.writer(), geometry, paper, labels).paintBlock(composed, placed);
    painter.end();
    return pdf.take();
}

} // namespace muster::print

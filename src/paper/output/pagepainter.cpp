#include "paper/output/pagepainter.h"

#include "paper/text/ink.h"

#include <QFontMetricsF>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <iterator>

namespace muster::paper {

namespace {

constexpr Colour black = 0x16181d;
constexpr Colour grey = 0x4a505d;
constexpr Colour paleGrey = 0xc0c5ce;

constexpr double markFrom = 1;   // mm from a card to its cut mark
constexpr double markLength = 4; // mm
constexpr double partSize = 7;   // points, for the "1 / 2" on a card of two parts

QFont smallType(double points)
{
    Style style;
    style.fonts = {"Roboto", "DejaVu Sans"};
    style.size = points;
    return fontOf(style);
}

} // namespace

PagePainter::PagePainter(QPainter& painter, QPagedPaintDevice& device, const Document& document)
    : m_painter(painter), m_device(device), m_document(document)
{
}

Result<void> PagePainter::paint(const std::vector<LaidSheet>& sheets, const std::vector<int>& pages, const Stage& stage)
{
    const auto count = static_cast<int>(pages.size());
    int done = 0;
    for (const auto page : pages) {
        stage.at(static_cast<double>(done) / count);
        stage.atPage(done + 1, count);
        if (done > 0 && !m_device.newPage())
            return failure(Fault::about({}, "Page " + std::to_string(page + 1) + " and those after it were not taken"));
        const auto after = std::ranges::upper_bound(sheets, page, {}, &LaidSheet::first);
        paintPage(*std::prev(after), page - std::prev(after)->first);
        paintFoot(*std::prev(after), page, pageCount(sheets));
        ++done;
    }
    return {};
}

void PagePainter::paintPage(const LaidSheet& laid, int page)
{
    const auto& sheet = laid.composition;
    for (const auto& placed : sheet.placed)
        if (placed.page == page)
            paintBlock(sheet, placed);
    for (const auto& cuts : sheet.cuts)
        if (cuts.page == page)
            paintCuts(cuts);
}

void PagePainter::paintBlock(const Composition& sheet, const Placed& placed)
{
    const auto& laid = sheet.laid[placed.block];
    const auto& shape = m_document.geometry.block(sheet.blocks[placed.block].kind);
    const auto inset = shape.isCard ? sheet.inset : 0;
    const QRectF area(dotsOf(placed.x + inset), dotsOf(placed.y + inset), dotsOf(placed.width - 2 * inset),
                      dotsOf(placed.height - 2 * inset));
    paintGrounds(laid, placed, area, shape);
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
    m_painter.translate(area.left() + dotsOf(shape.padding), area.top() + dotsOf(shape.padding + placed.down));
    double y = placed.down;
    for (const auto& piece : placed.pieces) {
        laid.paint(m_painter, piece);
        m_painter.translate(0, dotsOf(piece.to - piece.from));
        y += piece.to - piece.from;
    }
    if (const auto foot = laid.height(BlockPart::Foot); placed.hasFoot && foot > 0) {
        m_painter.translate(0, dotsOf(placed.height - 2 * (shape.padding + inset) - foot - y));
        laid.paint(m_painter, {BlockPart::Foot, 0, foot});
    }
    m_painter.restore();
    if (placed.parts > 1 && shape.frame > 0)
        paintPart(area, placed);
}

/// Paints what is behind a block and behind its head and foot, up to its frame.
void PagePainter::paintGrounds(const LaidBlock& laid, const Placed& placed, const QRectF& area, const BlockShape& shape)
{
    const auto paint = [&](BlockPart where, const QRectF& ground, double radius) {
        const auto* computed = laid.part(where).computed;
        if (!computed || !computed->style.isFramed())
            return;
        auto style = computed->style;
        style.radius = radius;
        paintArea(m_painter, ground, style);
    };
    paint(BlockPart::Body, area, shape.radius);
    m_painter.save();
    if (shape.radius > 0) {
        QPainterPath frame;
        frame.addRoundedRect(area, dotsOf(shape.radius), dotsOf(shape.radius));
        m_painter.setClipPath(frame);
    }
    if (!placed.pieces.empty() && placed.pieces.front().part == BlockPart::Head) {
        auto head = area;
        head.setHeight(dotsOf(shape.padding + placed.pieces.front().to - placed.pieces.front().from));
        paint(BlockPart::Head, head, 0);
    }
    if (const auto height = laid.height(BlockPart::Foot); placed.hasFoot && height > 0) {
        auto foot = area;
        foot.setTop(area.bottom() - dotsOf(shape.padding + height));
        paint(BlockPart::Foot, foot, 0);
    }
    m_painter.restore();
}

/// Paints "1 / 2" over the lower line of the frame.
void PagePainter::paintPart(const QRectF& area, const Placed& placed)
{
    const auto font = smallType(partSize);
    const QFontMetricsF metrics(font);
    const auto text = QStringLiteral("%1 / %2").arg(placed.part + 1).arg(placed.parts);
    const auto width = metrics.horizontalAdvance(text) + dotsOf(2);
    const QRectF label(area.center().x() - width / 2, area.bottom() - metrics.height() / 2, width, metrics.height());
    m_painter.fillRect(label, Qt::white);
    m_painter.setFont(font);
    m_painter.setPen(colourOf(black));
    m_painter.drawText(label, Qt::AlignCenter, text);
}

void PagePainter::paintCuts(const CutLines& cuts)
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
        line(right + markFrom, y, std::min(m_document.paper.width, right + markFrom + markLength), y);
    }
}

void PagePainter::paintFoot(const LaidSheet& laid, int page, int pages)
{
    const bool isThrough = m_document.labels.countsThrough;
    const auto number = isThrough ? page + 1 : page - laid.first + 1;
    const auto count = isThrough ? pages : laid.composition.pages;
    const auto& foot = laid.foot ? *laid.foot : m_document.labels.foot;
    const auto font = smallType(m_document.geometry.footSize);
    m_painter.setFont(font);
    const QFontMetricsF metrics(font);
    const auto left = dotsOf(m_document.geometry.left);
    const auto width = dotsOf(m_document.paper.width - m_document.geometry.left - m_document.geometry.right);
    const auto top = dotsOf(m_document.paper.height - m_document.geometry.bottom + 4);
    const QRectF line(left, top + dotsOf(1), width, metrics.height());
    m_painter.setPen(penOf({0.25, paleGrey}));
    m_painter.drawLine(QPointF(left, top), QPointF(left + width, top));
    m_painter.setPen(colourOf(grey));
    const auto right = QString::fromStdString(laid.title) + QStringLiteral(" · ") +
                       QString::fromStdString(m_document.labels.pageNumber).arg(number).arg(count);
    m_painter.drawText(line, Qt::AlignRight | Qt::TextSingleLine, right);
    const auto print = QString::fromStdString(foot.seals);
    const auto rightWidth = metrics.horizontalAdvance(right);
    const auto printWidth = metrics.horizontalAdvance(print);
    const auto gap = dotsOf(6);
    QRectF middle = line;
    middle.setRight(line.right() - rightWidth - gap);
    m_painter.drawText(middle, Qt::AlignRight | Qt::TextSingleLine, print);
    const auto room = std::max(0.0, middle.right() - printWidth - gap - left);
    m_painter.drawText(line, Qt::AlignLeft | Qt::TextSingleLine,
                       metrics.elidedText(QString::fromStdString(foot.left), Qt::ElideMiddle, room));
}

} // namespace muster::paper

#include "print/pdf.h"

#include "print/glyph.h"
#include "print/templates.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QImage>
#include <QMarginsF>
#include <QPainter>
#include <QPdfWriter>

#include <cmath>

namespace muster::print {

namespace {

const QColor black(0x16, 0x18, 0x1d);
const QColor grey(0x5a, 0x61, 0x70);
const QColor paleGrey(0xc0, 0xc5, 0xce);

constexpr double cardMargin = 1; // mm round a card that is shown alone

constexpr double dots(double mm) { return mm * dotsPerMm; }

QPen pen(double mm, const QColor& colour)
{
    QPen line(colour, dots(mm));
    line.setJoinStyle(Qt::MiterJoin);
    return line;
}

const PaperShape& paperOf(const Geometry& geometry, Paper paper)
{
    static const PaperShape a4;
    static const PaperShape letter{215.9, 279.4};
    const auto found = geometry.papers.find(paper == Paper::A4 ? "a4" : "letter");
    return found != geometry.papers.end() ? found->second : paper == Paper::A4 ? a4 : letter;
}

Result<Composition> composeSheet(RenderedSheet rendered, const Settings& settings, const Templates& templates,
                                 const Typesetter& typesetter)
{
    const auto& geometry = templates.geometry();
    static const SheetShape plain;
    const auto shape = geometry.sheets.find(sheetId(rendered.sheet));
    const auto cards = geometry.cards.find(cardSizeId(settings.cards));
    if (cards == geometry.cards.end())
        return failure({"geometry.json", 0, 0, "/cards",
                        "There is no card size '" + std::string(cardSizeId(settings.cards)) + "'",
                        "Add it, or choose another size."});
    return compose(std::move(rendered.blocks), geometry, paperOf(geometry, settings.paper),
                   shape == geometry.sheets.end() ? plain : shape->second, cards->second, typesetter);
}

std::string styleOf(const Templates& templates, Ink ink)
{
    return templates.text("style.css") + (ink == Ink::Saver ? templates.text("saver.css") : std::string());
}

void setUp(QPdfWriter& writer, const QPageSize& size, const Labels& labels)
{
    writer.setPageSize(size);
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setTitle(QString::fromStdString(labels.title));
    writer.setCreator(QStringLiteral("Muster Roll"));
}

Fault notPainted() { return {{}, 0, 0, {}, "The PDF cannot be painted", {}}; }

/// The parts of the first card of a sheet, one below the other: a card that is taller than paper is cut for print.
std::vector<Placed> firstCard(const Composition& sheet, const Geometry& geometry)
{
    std::vector<Placed> parts;
    auto y = cardMargin;
    for (auto placed : sheet.placed) {
        if (!geometry.block(sheet.blocks[placed.block].kind).isCard ||
            (!parts.empty() && placed.block != parts.front().block))
            continue;
        placed.x = cardMargin;
        placed.y = y;
        y += placed.height + cardMargin;
        parts.push_back(placed);
    }
    return parts;
}

/// Paints the pages of one sheet after another.
class PagePainter {
public:
    PagePainter(QPainter& painter, QPdfWriter& writer, const Templates& templates, const Settings& settings,
                const Labels& labels)
        : m_painter(painter),
          m_writer(writer),
          m_geometry(templates.geometry()),
          m_paper(paperOf(m_geometry, settings.paper)),
          m_ink(settings.ink),
          m_labels(labels)
    {
    }

    void paint(const Composition& sheet, const std::string& title)
    {
        for (int page = 0; page < sheet.pages; ++page) {
            if (!m_isFirst)
                m_writer.newPage();
            m_isFirst = false;
            for (const auto& placed : sheet.placed)
                if (placed.page == page)
                    paintBlock(sheet, placed);
            paintFoot(title, page + 1, sheet.pages);
        }
    }

    void paintBlock(const Composition& sheet, const Placed& placed)
    {
        const auto& block = sheet.blocks[placed.block];
        const auto& laid = sheet.laid[placed.block];
        const auto& shape = m_geometry.block(block.kind);
        const QRectF area(dots(placed.x), dots(placed.y), dots(placed.width), dots(placed.height));
        m_painter.setBrush(Qt::NoBrush);
        if (shape.frame > 0) {
            m_painter.setPen(pen(shape.frame, shape.isPale ? paleGrey : black));
            m_painter.drawRoundedRect(area, dots(shape.radius), dots(shape.radius));
        }
        if (shape.ruleBelow > 0) {
            m_painter.setPen(pen(shape.ruleBelow, shape.isPale ? paleGrey : black));
            m_painter.drawLine(area.bottomLeft(), area.bottomRight());
        }
        m_painter.save();
        m_painter.translate(dots(placed.x + shape.padding), dots(placed.y + shape.padding));
        if (!block.icon.empty() && placed.from <= 0)
            paintIcon(block.icon, laid.scale());
        laid.paintBody(m_painter, placed.from, placed.to);
        if (placed.hasFoot && laid.footHeight() > 0) {
            m_painter.translate(0, dots(placed.height - 2 * shape.padding - laid.footHeight()));
            laid.paintFoot(m_painter);
        }
        m_painter.restore();
    }

private:
    void paintIcon(const std::string& icon, double scale)
    {
        const auto size = dots(m_geometry.iconSize * scale);
        const auto inset = size * 0.15;
        m_painter.save();
        m_painter.setPen(pen(0.3, black));
        m_painter.setBrush(m_ink == Ink::Full ? QBrush(black) : QBrush(Qt::NoBrush));
        m_painter.drawRoundedRect(QRectF(0, 0, size, size), size * 0.13, size * 0.13);
        m_painter.translate(inset, inset);
        m_painter.scale((size - 2 * inset) / 24, (size - 2 * inset) / 24);
        if (m_ink == Ink::Full)
            m_painter.fillPath(readPath(icon), Qt::white);
        else
            m_painter.strokePath(readPath(icon), QPen(black, 1));
        m_painter.restore();
    }

    void paintFoot(const std::string& title, int page, int pages)
    {
        QFont font(QStringLiteral("Roboto"));
        font.setPointSizeF(m_geometry.footSize);
        font.setLetterSpacing(QFont::AbsoluteSpacing, 0.05);
        m_painter.setFont(font);
        const QFontMetricsF metrics(font, &m_writer);
        const auto left = dots(m_geometry.left);
        const auto width = dots(m_paper.width - m_geometry.left - m_geometry.right);
        const auto top = dots(m_paper.height - m_geometry.bottom + 4);
        const QRectF line(left, top + dots(1), width, metrics.height());
        m_painter.setPen(pen(0.25, paleGrey));
        m_painter.drawLine(QPointF(left, top), QPointF(left + width, top));
        m_painter.setPen(grey);
        auto right = QString::fromStdString(title) + QStringLiteral(" · page %1 of %2").arg(page).arg(pages);
        m_painter.drawText(line, Qt::AlignRight | Qt::TextSingleLine, right);
        const auto print = QString::fromStdString(m_labels.fingerprint);
        const auto rightWidth = metrics.horizontalAdvance(right);
        const auto printWidth = metrics.horizontalAdvance(print);
        const auto gap = dots(6);
        QRectF middle = line;
        middle.setRight(line.right() - rightWidth - gap);
        m_painter.drawText(middle, Qt::AlignRight | Qt::TextSingleLine, print);
        const auto room = std::max(0.0, middle.right() - printWidth - gap - left);
        m_painter.drawText(line, Qt::AlignLeft | Qt::TextSingleLine,
                           metrics.elidedText(QString::fromStdString(m_labels.left), Qt::ElideMiddle, room));
    }

    QPainter& m_painter;
    QPdfWriter& m_writer;
    const Geometry& m_geometry;
    const PaperShape& m_paper;
    Ink m_ink;
    const Labels& m_labels;
    bool m_isFirst = true;
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
    static QImage device = [] {
        QImage image(8, 8, QImage::Format_RGB32);
        image.setDotsPerMeterX(static_cast<int>(std::lround(dotsPerInch / 0.0254)));
        image.setDotsPerMeterY(static_cast<int>(std::lround(dotsPerInch / 0.0254)));
        return image;
    }();
    const Typesetter typesetter(device, styleOf(templates, settings.ink));
    std::vector<Composition> compositions;
    for (auto& sheet : sheets) {
        auto composed = composeSheet(std::move(sheet), settings, templates, typesetter);
        if (!composed)
            return tl::unexpected(composed.error());
        compositions.push_back(std::move(*composed));
    }
    return compositions;
}

Result<std::string> writePdf(std::vector<RenderedSheet> sheets, const Labels& labels, const Settings& settings,
                             const Templates& templates, const std::string& rosterFile)
{
    ensureApplication();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(dotsPerInch);
    const auto size = settings.paper == Paper::A4 ? QPageSize(QPageSize::A4) : QPageSize(QPageSize::Letter);
    setUp(writer, size, labels);
    if (!rosterFile.empty())
        writer.addFileAttachment(QStringLiteral("roster.muster"), QByteArray::fromStdString(rosterFile),
                                 QStringLiteral("application/vnd.muster.roster+json"));
    QPainter painter(&writer);
    if (!painter.isActive())
        return failure(notPainted());
    const Typesetter typesetter(writer, styleOf(templates, settings.ink));
    PagePainter pages(painter, writer, templates, settings, labels);
    for (auto& sheet : sheets) {
        const auto shape = templates.geometry().sheets.find(sheetId(sheet.sheet));
        const auto title = shape == templates.geometry().sheets.end() || shape->second.title.empty()
                               ? std::string(sheetId(sheet.sheet))
                               : shape->second.title;
        const auto composed = composeSheet(std::move(sheet), settings, templates, typesetter);
        if (!composed)
            return tl::unexpected(composed.error());
        pages.paint(*composed, title);
    }
    painter.end();
    buffer.close();
    return bytes.toStdString();
}

Result<std::string> writeCardPdf(RenderedSheet sheet, const Labels& labels, const Settings& settings,
                                 const Templates& templates)
{
    ensureApplication();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(dotsPerInch);
    const Typesetter typesetter(writer, styleOf(templates, settings.ink));
    const auto composed = composeSheet(std::move(sheet), settings, templates, typesetter);
    if (!composed)
        return tl::unexpected(composed.error());
    const auto card = firstCard(*composed, templates.geometry());
    if (card.empty())
        return failure({templates.fileOf(Sheet::Cards), 0, 0, {}, "The template makes no card of the unit", {}});
    // A page counts in whole points.
    const auto points = [](double mm) { return static_cast<int>(std::ceil(mm * 72 / 25.4)); };
    const QSize size(points(card.front().width + 2 * cardMargin),
                     points(card.back().y + card.back().height + cardMargin));
    setUp(writer, QPageSize(size, QStringLiteral("Card"), QPageSize::ExactMatch), labels);
    QPainter painter(&writer);
    if (!painter.isActive())
        return failure(notPainted());
    PagePainter pages(painter, writer, templates, settings, labels);
    for (const auto& part : card)
        pages.paintBlock(*composed, part);
    painter.end();
    buffer.close();
    return bytes.toStdString();
}

} // namespace muster::print

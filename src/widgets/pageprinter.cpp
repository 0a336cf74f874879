#include "widgets/pageprinter.h"

#include <QImage>
#include <QPainter>
#include <QPdfDocument>
#include <QPdfDocumentRenderOptions>
#include <QPrinter>

#include <algorithm>

namespace muster::widgets {

namespace {

constexpr double finest = 600; // dots an inch; no eye sees more, and a page of them takes 130 MB

/// Printers are bad at what shines through. In place, for the picture is large.
QImage onWhite(QImage picture)
{
    QPainter painter(&picture);
    painter.setCompositionMode(QPainter::CompositionMode_DestinationOver);
    painter.fillRect(picture.rect(), Qt::white);
    painter.end();
    picture.reinterpretAsFormat(QImage::Format_RGB32);
    return picture;
}

} // namespace

bool printPages(QPdfDocument& document, QPrinter& printer)
{
    printer.setFullPage(true); // the margins are in the pages
    const auto from = printer.fromPage() > 0 ? printer.fromPage() : 1;
    const auto to = printer.toPage() > 0 ? std::min(printer.toPage(), document.pageCount()) : document.pageCount();
    QPainter painter;
    if (from > to || !painter.begin(&printer))
        return false;
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const auto copies = printer.supportsMultipleCopies() ? 1 : std::max(printer.copyCount(), 1);
    bool isFirst = true;
    for (int copy = 0; copy < copies; ++copy) {
        for (int i = 0; i <= to - from; ++i) {
            const auto page = (printer.pageOrder() == QPrinter::LastPageFirst ? to - i : from + i) - 1;
            if (!isFirst && !printer.newPage())
                return false;
            isFirst = false;
            const QRectF paper(0, 0, printer.paperRect(QPrinter::DevicePixel).width(),
                               printer.paperRect(QPrinter::DevicePixel).height());
            const auto size = document.pagePointSize(page).scaled(paper.size(), Qt::KeepAspectRatio);
            QRectF area({}, size);
            area.moveCenter(paper.center());
            const auto fine = std::min(1.0, finest / printer.resolution());
            painter.drawImage(area, onWhite(document.render(page, (size * fine).toSize())));
        }
    }
    return painter.end();
}

} // namespace muster::widgets

#pragma once

#include "core/base/fault.h"
#include "paper/output/laidsheet.h"

#include <string>
#include <vector>

class QPagedPaintDevice;
class QPainter;
class QRectF;

namespace muster::paper {

/// Paints pages one after another. The unit of the painter is dots (ink.h).
class PagePainter {
public:
    PagePainter(QPainter& painter, QPagedPaintDevice& device, const Document& document);

    /// Paints pages, counted from 0 over all sheets. Fails if the device does not accept a page. Throws Cancelled if
    /// the stage is cancelled.
    [[nodiscard]] Result<void> paint(const std::vector<LaidSheet>& sheets, const std::vector<int>& pages,
                                     const Stage& stage);
    void paintBlock(const Composition& sheet, const Placed& placed);

private:
    void paintPage(const LaidSheet& laid, int page);
    void paintGrounds(const LaidBlock& laid, const Placed& placed, const QRectF& area, const BlockShape& shape);
    void paintPart(const QRectF& area, const Placed& placed);
    void paintCuts(const CutLines& cuts);
    /// `page`: from 0, of all `pages` of the print.
    void paintFoot(const LaidSheet& laid, int page, int pages);

    QPainter& m_painter;
    QPagedPaintDevice& m_device;
    const Document& m_document;
};

} // namespace muster::paper

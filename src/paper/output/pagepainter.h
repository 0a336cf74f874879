#pragma once

#include "core/base/fault.h"
#include "paper/output/laidsheet.h"

#include <string>
#include <vector>

class QPagedPaintDevice;
class QPainter;
class QRectF;

namespace muster::paper {

/// Paints pages one after another. The painter counts in our dots.
class PagePainter {
public:
    PagePainter(QPainter& painter, QPagedPaintDevice& device, const Document& document);

    /// Pages of the sheets, counted from 0 through all of them. Fails where the device takes one no longer; throws
    /// Cancelled where the stage is to end.
    [[nodiscard]] Result<void> paint(const std::vector<LaidSheet>& sheets, const std::vector<int>& pages,
                                     const Stage& stage);
    void paintBlock(const Composition& sheet, const Placed& placed);

private:
    void paintPage(const LaidSheet& laid, int page);
    void paintPart(const QRectF& area, const Placed& placed);
    void paintCuts(const CutLines& cuts);
    void paintFoot(const std::string& title, int page, int pages);

    QPainter& m_painter;
    QPagedPaintDevice& m_device;
    const Document& m_document;
};

} // namespace muster::paper

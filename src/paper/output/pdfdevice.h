#pragma once

#include "paper/output/document.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPdfWriter>

#include <optional>
#include <string>

namespace muster::paper {

/// A PDF in memory.
class PdfDevice {
public:
    PdfDevice(const PaperShape& paper, const Labels& labels);
    /// With pages of another size.
    PdfDevice(const QPageLayout& layout, const Labels& labels);

    QPdfWriter& writer() { return *m_writer; }

    /// After the painter has ended.
    [[nodiscard]] std::string take();

private:
    QBuffer m_buffer;
    std::optional<QPdfWriter> m_writer;
};

} // namespace muster::paper

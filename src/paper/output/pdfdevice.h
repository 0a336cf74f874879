#pragma once

#include "paper/output/document.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPdfWriter>

#include <optional>
#include <string>

namespace muster::paper {

/// Writes a PDF into memory.
class PdfDevice {
public:
    PdfDevice(const PaperShape& paper, const Labels& labels);
    /// The same with any page size.
    PdfDevice(const QPageLayout& layout, const Labels& labels);

    QPdfWriter& writer() { return *m_writer; }

    /// The bytes of the PDF. To be called after the painter has ended.
    [[nodiscard]] std::string take();

private:
    QBuffer m_buffer;
    std::optional<QPdfWriter> m_writer;
};

} // namespace muster::paper

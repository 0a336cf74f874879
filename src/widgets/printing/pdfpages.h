#pragma once

#include <QBuffer>
#include <QImage>
#include <QPdfDocument>
#include <QPdfSelection>

#include <string_view>

namespace muster::widgets {

/// The pages of a PDF of our own, in memory. PDFs of strangers are for `muster-reader` alone.
class PdfPages {
public:
    /// Takes other bytes, of which it keeps a copy; empty: none. False if they are not a PDF that can be shown: then
    /// there are no pages.
    bool load(std::string_view pdf)
    {
        m_document.close();
        m_buffer.close();
        if (pdf.empty())
            return true;
        m_buffer.setData(pdf.data(), static_cast<int>(pdf.size()));
        m_buffer.open(QIODevice::ReadOnly);
        m_document.load(&m_buffer);
        return m_document.status() == QPdfDocument::Status::Ready;
    }

    [[nodiscard]] int count() const { return m_document.pageCount(); }
    [[nodiscard]] QSizeF size(int page) const { return m_document.pagePointSize(page); }
    [[nodiscard]] QImage render(int page, QSize pixels) { return m_document.render(page, pixels); }
    [[nodiscard]] QString text(int page) { return m_document.getAllText(page).text(); }
    [[nodiscard]] QPdfDocument& document() { return m_document; }

private:
    QBuffer m_buffer;
    QPdfDocument m_document; // ends before the buffer that it reads
};

} // namespace muster::widgets

#pragma once

#include <QBuffer>
#include <QPdfDocument>
#include <QPdfSelection>

#include <string_view>

namespace muster {

/// A document of Qt Pdf with its bytes: what both plugins of pages have inside.
class PdfDocument {
public:
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

} // namespace muster

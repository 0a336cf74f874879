#pragma once

#include "plugins/pages.h"

#include <QBuffer>
#include <QImage>
#include <QPdfDocument>
#include <QPdfSelection>

#include <string_view>

namespace muster {

/// The pages of a document of Qt Pdf, for both plugins of pages: `Interface` is PdfPages, or what has more.
template <typename Interface>
class OfQtPdf : public Interface {
public:
    bool load(std::string_view pdf) override
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

    [[nodiscard]] int count() const override { return m_document.pageCount(); }
    [[nodiscard]] QSizeF size(int page) const override { return m_document.pagePointSize(page); }
    [[nodiscard]] QImage render(int page, QSize pixels) override { return m_document.render(page, pixels); }
    [[nodiscard]] QString text(int page) override { return m_document.getAllText(page).text(); }

protected:
    [[nodiscard]] QPdfDocument& document() { return m_document; }

private:
    QBuffer m_buffer;
    QPdfDocument m_document; // ends before the buffer that it reads
};

} // namespace muster

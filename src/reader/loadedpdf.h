#pragma once

#include <QBuffer>
#include <QPdfDocument>

#include <string_view>

namespace muster::reader {

/// The bytes of a PDF as a document; its status says whether it could be read.
struct LoadedPdf {
    explicit LoadedPdf(std::string_view pdf)
    {
        bytes.setData(pdf.data(), static_cast<int>(pdf.size()));
        bytes.open(QIODevice::ReadOnly);
        document.load(&bytes);
    }

    QBuffer bytes; ///< before the document, which reads them as long as it lives
    QPdfDocument document;
};

} // namespace muster::reader

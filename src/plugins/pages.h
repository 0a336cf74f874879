#pragma once

#include <QSize>
#include <QString>

#include <memory>
#include <string_view>

class QImage;

namespace muster {

/// The pages of a PDF, as pictures. Pages count from 0; their sizes are in points.
class PdfPages {
public:
    PdfPages() = default;
    PdfPages(const PdfPages&) = delete;
    PdfPages& operator=(const PdfPages&) = delete;
    virtual ~PdfPages() = default;

    /// Takes other bytes, of which it keeps a copy; empty: none. False if they are no PDF that can be shown: then there
    /// are no pages.
    virtual bool load(std::string_view pdf) = 0;
    [[nodiscard]] virtual int count() const = 0;
    [[nodiscard]] virtual QSizeF size(int page) const = 0;
    [[nodiscard]] virtual QImage render(int page, QSize pixels) = 0;
    [[nodiscard]] virtual QString text(int page) = 0;
};

/// What is done with Qt Pdf, by a plugin: see plugins/load.h. It needs an application object.
struct PagesPlugin {
    static constexpr auto name = "pages";

    std::unique_ptr<PdfPages> (*make)();
};

} // namespace muster

#pragma once

#include "plugins/pages.h"

#include <QMargins>

#include <functional>

class QAbstractScrollArea;

namespace muster {

/// The pages of a PDF one below the other in a widget that scrolls.
class PdfScroll : public PdfPages {
public:
    enum class Zoom { Custom, FitWidth, FitPage };

    /// The widget lives as long as this; it may have another parent meanwhile.
    [[nodiscard]] virtual QAbstractScrollArea& widget() = 0;
    virtual void setRoom(QMargins around, int between) = 0; ///< pixels around the pages and between them
    [[nodiscard]] virtual Zoom zoom() const = 0;
    virtual void setZoom(Zoom zoom) = 0;
    [[nodiscard]] virtual double factor() const = 0; ///< of Custom
    virtual void setFactor(double factor) = 0;
    [[nodiscard]] virtual int page() const = 0; ///< the one that is looked at
    virtual void showPage(int page) = 0;
    /// Called when another page is looked at, by showPage() too.
    virtual void setOnPage(std::function<void(int)> onPage) = 0;
};

/// What is done with Qt's widget for PDFs, by a plugin: see plugins/load.h.
struct PageViewPlugin {
    static constexpr auto name = "pageview";

    std::unique_ptr<PdfScroll> (*make)();
};

} // namespace muster

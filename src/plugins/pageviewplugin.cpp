#include "plugins/pageview.h"
#include "plugins/pdfdocument.h"
#include "plugins/plugin.h"

#include <QPdfPageNavigator>
#include <QPdfView>
#include <QPointer>

#include <utility>

namespace muster {

namespace {

class Scroll final : public OfQtPdf<PdfScroll> {
public:
    Scroll() : m_view(new QPdfView(nullptr))
    {
        m_view->setPageMode(QPdfView::PageMode::MultiPage);
        m_view->setDocument(&document());
        QObject::connect(m_view->pageNavigator(), &QPdfPageNavigator::currentPageChanged, m_view, [this](int page) {
            if (m_onPage)
                m_onPage(page);
        });
    }

    ~Scroll() override
    {
        if (!m_view) // its parent was deleted first
            return;
        // Else it would get the last signals of the document.
        m_view->setDocument(nullptr);
        delete m_view;
    }

    [[nodiscard]] QAbstractScrollArea& widget() override { return *m_view; }

    void setRoom(QMargins around, int between) override
    {
        m_view->setDocumentMargins(around);
        m_view->setPageSpacing(between);
    }

    [[nodiscard]] Zoom zoom() const override
    {
        switch (m_view->zoomMode()) {
        case QPdfView::ZoomMode::FitToWidth:
            return Zoom::FitWidth;
        case QPdfView::ZoomMode::FitInView:
            return Zoom::FitPage;
        case QPdfView::ZoomMode::Custom:
            break;
        }
        return Zoom::Custom;
    }

    void setZoom(Zoom zoom) override
    {
        m_view->setZoomMode(zoom == Zoom::FitWidth  ? QPdfView::ZoomMode::FitToWidth
                            : zoom == Zoom::FitPage ? QPdfView::ZoomMode::FitInView
                                                    : QPdfView::ZoomMode::Custom);
    }

    [[nodiscard]] double factor() const override { return m_view->zoomFactor(); }
    void setFactor(double factor) override { m_view->setZoomFactor(factor); }
    [[nodiscard]] int page() const override { return m_view->pageNavigator()->currentPage(); }
    void showPage(int page) override { m_view->pageNavigator()->jump(page, {}, 0); }
    void setOnPage(std::function<void(int)> onPage) override { m_onPage = std::move(onPage); }

private:
    QPointer<QPdfView> m_view;
    std::function<void(int)> m_onPage;
};

constexpr PageViewPlugin functions{[]() -> std::unique_ptr<PdfScroll> { return std::make_unique<Scroll>(); }};

} // namespace

} // namespace muster

MUSTER_PLUGIN(muster::functions)

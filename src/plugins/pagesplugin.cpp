#include "plugins/pages.h"
#include "plugins/pdfdocument.h"
#include "plugins/plugin.h"

namespace muster {

namespace {

class Pages final : public PdfPages {
public:
    bool load(std::string_view pdf) override { return m_document.load(pdf); }
    [[nodiscard]] int count() const override { return m_document.count(); }
    [[nodiscard]] QSizeF size(int page) const override { return m_document.size(page); }
    [[nodiscard]] QImage render(int page, QSize pixels) override { return m_document.render(page, pixels); }
    [[nodiscard]] QString text(int page) override { return m_document.text(page); }

private:
    PdfDocument m_document;
};

constexpr PagesPlugin functions{[]() -> std::unique_ptr<PdfPages> { return std::make_unique<Pages>(); }};

} // namespace

} // namespace muster

MUSTER_PLUGIN(muster::functions)

#include "plugins/pdfdocument.h"
#include "plugins/plugin.h"

namespace muster {

namespace {

constexpr PagesPlugin functions{[]() -> std::unique_ptr<PdfPages> { return std::make_unique<OfQtPdf<PdfPages>>(); }};

} // namespace

} // namespace muster

MUSTER_PLUGIN(muster::functions)

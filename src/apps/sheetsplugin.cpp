#include "apps/sheets.h"

#include "paper/output/application.h"
#include "paper/output/qrcode.h"
#include "plugins/plugin.h"

namespace muster {

namespace {

constexpr Sheets functions{
    report::setTranslation,
    print::printDate,
    [](const print::AnyJob& job, const print::Settings& settings) {
        paper::makeOffscreenApplication();
        return print::toPdf(job, settings);
    },
    [](const print::AnyJob& job, const print::Settings& settings) { return print::toHtml(job, settings); },
    [](const print::AnyJob& job, const print::Settings& settings) { return print::toPlayPage(job, settings); },
    print::checkTemplates,
    print::checkTemplateFile,
    print::isTemplateName,
    paper::qrPicture,
};

} // namespace

} // namespace muster

MUSTER_PLUGIN(muster::functions)

#pragma once

#include "print/print.h"

#include <optional>
#include <string>
#include <string_view>

namespace muster {

/// What is done with print and paper, which need Qt Gui, by a plugin of the command line: see plugins/load.h. It has
/// these two layers in it, and takes the layers below them from the program (docs/adr/0040). PDFs are made without a
/// display.
struct SheetsPlugin {
    static constexpr auto name = "sheets";

    template <typename Job>
    using Make = Result<std::string> (*)(const Job& job, const print::Settings& settings);

    Result<std::string> (*printDate)();
    Make<print::Job> toPdf;
    Make<print::Job> toHtml;
    Make<print::BookJob> bookToPdf;
    Make<print::BookJob> bookToHtml;
    Make<print::ForeignJob> foreignToPdf;
    Make<print::ForeignJob> foreignToHtml;

    Faults (*checkTemplates)(const std::string& folder, const std::string& shipped);
    Faults (*checkTemplateFile)(const std::string& path);
    bool (*isTemplateName)(std::string_view name);

    Result<void> (*canMakeCodes)();
    std::optional<std::string> (*qrPicture)(const std::string& text);
};

} // namespace muster

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

    Result<std::string> (*printDate)();
    Result<std::string> (*toPdf)(const print::AnyJob& job, const print::Settings& settings);
    Result<std::string> (*toHtml)(const print::AnyJob& job, const print::Settings& settings);

    Faults (*checkTemplates)(const std::string& folder, const std::string& shipped);
    Faults (*checkTemplateFile)(const std::string& path);
    bool (*isTemplateName)(std::string_view name);

    Result<void> (*canMakeCodes)();
    std::optional<std::string> (*qrPicture)(const std::string& text);
};

} // namespace muster

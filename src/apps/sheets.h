#pragma once

#include "print/print.h"
#include "report/translation/translation.h"

#include <optional>
#include <string>
#include <string_view>

namespace muster {

/// What is done with print and paper. They need Qt Gui, which takes longer to load than a check takes, so they are in a
/// plugin (docs/adr/0040). PDFs are made without a display.
struct Sheets {
    static constexpr auto name = "sheets";

    void (*setTranslation)(report::Translation translation);
    Result<std::string> (*printDate)();
    Result<std::string> (*toPdf)(const print::AnyJob& job, const print::Settings& settings);
    Result<std::string> (*toHtml)(const print::AnyJob& job, const print::Settings& settings);
    Result<std::string> (*toPlayPage)(const print::AnyJob& job, const print::Settings& settings);

    Faults (*checkTemplates)(const std::string& folder, const std::string& shipped);
    Faults (*checkTemplateFile)(const std::string& path);
    bool (*isTemplateName)(std::string_view name);

    std::optional<std::string> (*qrPicture)(const std::string& text);
};

/// Loads the plugin if it was not loaded before. From then on it uses the language that the program has now. Fails if
/// it cannot be loaded, with a fault about `file`.
[[nodiscard]] Result<const Sheets*> loadSheets(const std::string& file);

} // namespace muster

#pragma once

#include "print/composer.h"
#include "print/print.h"

#include <string>
#include <vector>

namespace muster::print {

class Templates;

/// The words of a PDF that are no block.
struct Labels {
    std::string title; ///< of the document
    std::string left;  ///< of every foot
    std::string seals; ///< beside it, and never cut short: fingerprint, data, what is not as shipped
    std::string date;  ///< ISO; may be empty
};

/// A sheet before it is laid out.
struct RenderedSheet {
    Sheet sheet;
    std::vector<Block> blocks;
};

/// Makes a QGuiApplication where there is none, without a display.
void ensureApplication();

[[nodiscard]] Result<std::string> writePdf(std::vector<RenderedSheet> sheets, const Labels& labels,
                                           const Settings& settings, const Templates& templates,
                                           const std::string& rosterFile);

/// The same pages, or those chosen, on another device, such as a printer, as lines and letters.
[[nodiscard]] Result<void> paintPages(QPagedPaintDevice& device, std::vector<RenderedSheet> sheets,
                                      const Labels& labels, const Settings& settings, const Templates& templates,
                                      const PageChoice& choice);

/// One page as large as the first card of the sheet, whole even where print would part it. Fails where there is none.
[[nodiscard]] Result<std::string> writeCardPdf(RenderedSheet sheet, const Labels& labels, const Settings& settings,
                                               const Templates& templates);

/// The same sheets placed but not painted, for tests of the layout.
[[nodiscard]] Result<std::vector<Composition>> composeAll(std::vector<RenderedSheet> sheets, const Settings& settings,
                                                          const Templates& templates);

} // namespace muster::print

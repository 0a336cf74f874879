#pragma once

#include "paper/progress.h"
#include "print/document.h"
#include "print/templates/templates.h"
#include "print/view/view.h"

#include <functional>
#include <string>
#include <vector>

namespace muster::print {

/// The sheets of a job, filled from their templates.
struct Prepared {
    Templates templates;
    std::vector<RenderedSheet> sheets;
    std::vector<std::string> html; ///< one for each of `sheets`
};

using ViewOf = std::function<SheetView(const SheetContext&, Sheet)>;

/// What a print adds to its sheets.
struct Added {
    std::string code;        ///< text of the QR code; empty for none
    std::string leftOut;     ///< in words: what the print has not because of its other sheets
    bool isForPages = false; ///< then codes are larger where there is room
};

/// Fills the sheets that the settings name. `only`: the one unit whose
/// figures are needed; none: all. Fails if a template is missing or faulty, or if the rosters are too large to print.
/// Throws Cancelled if the print was cancelled.
[[nodiscard]] Result<Prepared> prepare(const Job& job, const Settings& settings, const Added& added,
                                       const paper::Stage& stage, const ViewOf& viewOf = makeView,
                                       Id<AssessedUnit> only = noId);
[[nodiscard]] Result<Prepared> prepareBattleScribe(const BattleScribeJob& job, const Settings& settings,
                                                   const paper::Stage& stage);
[[nodiscard]] Result<Prepared> prepareBook(const BookJob& job, const Settings& settings, const paper::Stage& stage);

} // namespace muster::print

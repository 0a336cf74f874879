#pragma once

#include "paper/progress.h"
#include "print/document.h"
#include "print/templates/templates.h"
#include "print/view/view.h"

#include <functional>
#include <string>
#include <vector>

namespace muster::print {

/// What the templates made of a job.
struct Prepared {
    Templates templates;
    std::vector<RenderedSheet> sheets;
    std::vector<std::string> html; ///< by sheet
};

using ViewOf = std::function<SheetView(const SheetContext&, Sheet)>;

/// The sheets of the settings. Fails where a template is missing or faulty, and where the rosters are too large for
/// paper; throws Cancelled where the stage is to end.
[[nodiscard]] Result<Prepared> prepare(const Job& job, const Settings& settings, const std::string& code,
                                       const paper::Stage& stage, const ViewOf& viewOf = makeView,
                                       Id<AssessedUnit> only = noId);
[[nodiscard]] Result<Prepared> prepareBook(const BookJob& job, const Settings& settings, const paper::Stage& stage);

} // namespace muster::print

#pragma once

#include "paper/output/pdf.h"
#include "paper/progress.h"
#include "print/document.h"
#include "print/templates/templates.h"

#include <map>
#include <string>
#include <vector>

namespace muster::print {

/// What a print is for. A PDF carries the roster as a file; on pages, codes are larger where there is room.
enum class Medium { Pdf, Printer, Web };

/// The sheets of a job, filled from their templates.
struct Prepared {
    Templates templates;
    std::vector<RenderedSheet> sheets{};
    std::vector<std::string> html{};          ///< one for each of `sheets`
    std::map<std::string, Pixels> pictures{}; ///< by the addresses that the sheets have
    paper::Labels labels{};
    paper::Attachment carried{}; ///< by a PDF
    bool isOfSeveral = false;    ///< rosters that are not of one battle
};

/// Fills the sheets of a job. Fails if a template is missing or faulty, if the rosters are too large to print, or if a
/// PDF cannot carry its roster; also if the print was cancelled.
[[nodiscard]] Result<Prepared> prepare(const AnyJob& job, const Settings& settings, Medium medium,
                                       const paper::Stage& stage);

/// Fills the card of one unit, with the notes.
[[nodiscard]] Result<Prepared> prepareCard(const Job& job, const Settings& settings, Id<AssessedUnit> unit);
[[nodiscard]] Result<Prepared> prepareCard(const BattleScribeJob& job, const Settings& settings,
                                           const battlescribe::FileSelection& selection);

/// How many bytes a filled sheet may have. Fails for what nobody prints, so that it is not blamed on a template.
[[nodiscard]] Result<std::size_t> roomFor(const Job& job);
[[nodiscard]] Result<std::size_t> roomFor(const battlescribe::List& list);

} // namespace muster::print

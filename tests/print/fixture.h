#pragma once

#include "io/data/store.h"
#include "paper/output/laidsheet.h"
#include "print/prepare.h"
#include "print/print.h"
#include "print/templates/names.h"
#include "print/view/view.h"

#include <array>
#include <memory>
#include <set>
#include <string>
#include <vector>

class QImage;

namespace muster::print::test {

/// A roster with what a job needs, alive as long as the fixture.
struct Printable {
    std::shared_ptr<const Catalogue> catalogue;
    Roster roster;
    Assessment assessment;

    [[nodiscard]] Job job() const;
};

/// A roster file of the source tree, by its path there.
[[nodiscard]] Printable load(const std::string& path);
[[nodiscard]] Printable loadFrom(Store& store, const std::string& path);
/// With a catalogue that no other has, so that it may be changed.
[[nodiscard]] Printable loadAlone(const std::string& path);
/// Two of them, judged by one catalogue that has the armies of both.
[[nodiscard]] std::array<Printable, 2> loadSides(const std::string& first, const std::string& second);
[[nodiscard]] Printable company();   ///< allies, an embarked unit, changed figures, doubts, two findings
[[nodiscard]] Printable forge();     ///< Warpath: forge fathers
[[nodiscard]] Printable romans();    ///< no points, no models
[[nodiscard]] Printable march();     ///< Wargame: units built from options, models that differ, rider, unit aboard
[[nodiscard]] Printable battalion(); ///< Heresy: cards of several kinds of model under commanders, allied titans

/// The paths of all rosters that are shipped as samples.
[[nodiscard]] std::vector<std::string> samples();

/// Invented: names of 400 letters, one without a space; emoji; right to left; markup; a unit with 60 rules of long text
/// and one with none; more boxes than anyone ticks; notes.
[[nodiscard]] Printable hostile();

[[nodiscard]] Settings settings();
/// The same for these sheets.
[[nodiscard]] Settings only(std::vector<Sheet> sheets);
[[nodiscard]] Settings only(Sheet sheet, Paper paper = Paper::A4);
/// Every sheet on both papers, and cards of every size.
[[nodiscard]] std::vector<Settings> everyPrint();
/// "nine on Letter"
[[nodiscard]] std::string nameOf(const Settings& wanted);
[[nodiscard]] bool has(const std::string& text, const std::string& part);
/// What the check of a template's text finds, a line each.
[[nodiscard]] std::string faultsOf(const std::string& name, const std::string& text);
/// The first page of a PDF, as poppler paints it.
[[nodiscard]] QImage firstPage(const std::string& pdf, int dpi);
/// A line each.
[[nodiscard]] std::string joined(const std::set<std::string>& lines);
/// Sheets laid out, not painted.
[[nodiscard]] std::vector<paper::Composition> laidOut(std::vector<RenderedSheet> sheets, const Settings& settings,
                                                      const Templates& templates);
[[nodiscard]] std::vector<paper::Composition> placed(const Printable& printable, const Settings& settings);

} // namespace muster::print::test

#pragma once

#include "report/translation/currency.h"
#include "report/translation/translation.h"
#include "rules/fixes/fixes.h"
#include "rules/judge/assessment.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster::report {

/// Words for codes and numbers. Layers below this one contain no sentences.

/// 1045 as "1,045"; a fraction as "333 1/3".
[[nodiscard]] std::string number(std::int64_t value);
[[nodiscard]] std::string number(Fraction value);
[[nodiscard]] inline std::string number(Points value) { return number(Fraction(value)); }

/// "1 point", "3 points", "3 cans".
[[nodiscard]] std::string points(const Currency& currency, Points value);

/// LEGAL, NOT LEGAL, NOT JUDGED, EMPTY.
[[nodiscard]] std::string outcomeName(Outcome outcome);
/// The same as in JSON reports: legal, not legal, not judged, empty.
[[nodiscard]] std::string_view outcomeId(Outcome outcome);

/// Unknown, Error, Warning, Note.
[[nodiscard]] std::string severityName(Severity severity);
/// The same as in JSON reports: unknown, error, warning, note.
[[nodiscard]] std::string severityId(Severity severity);

/// How a ruling is played.
[[nodiscard]] const std::string& answerOf(const Ruling& ruling, bool isOn);

/// Where the figures of a kind of unit come from: its own source, or that of its army.
[[nodiscard]] const Provenance& provenanceOf(const Catalogue& catalogue, const Unit& kind);

/// "A, B and C", with the last joined by a phrase with {names} and {last}.
[[nodiscard]] std::string enumerated(const std::vector<std::string>& names, Phrase last);
/// "A, B or C".
[[nodiscard]] std::string oneOf(const std::vector<std::string>& names);

/// The own name of a unit with its kind, or its kind alone: "Stonefist's own (Steel Warriors Section)".
[[nodiscard]] std::string unitName(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit);

/// "the second Grunts Section": for the n-th of several units of one name, from 1.
[[nodiscard]] std::string ordinal(int n, const std::string& name);

/// What is wrong, as a sentence with its numbers. `rosterName` fills {roster}.
[[nodiscard]] std::string message(const Catalogue& catalogue, const Assessment& assessment, const Finding& finding);

/// "399900 more names are unknown."; empty if each has a finding.
[[nodiscard]] std::string moreUnknownText(const Assessment& assessment);

/// Where the rule is printed: the source's title and the section; both empty where no citation is known.
struct CitationText {
    std::string source;
    std::string section;
};
[[nodiscard]] CitationText citation(const Catalogue& catalogue, Id<Citation> citation);
[[nodiscard]] Id<Citation> citationOf(const Catalogue& catalogue, const Finding& finding);

/// What a fix does: "Remove Forge Guard Team (220 points)".
[[nodiscard]] std::string fixLabel(const Catalogue& catalogue, const Assessment& assessment, const Fix& fix);

/// The name of a limit with the unit that it is of: "Aboard Heavy Drakkar". In a language in which a name cannot just
/// stand behind another it is in brackets.
[[nodiscard]] std::string limitOfUnit(const std::string& limit, const std::string& unit);

/// A tally for players: label "Ordnance", figure "1 of 2". Empty label: not shown.
struct TallyText {
    std::string label;
    std::string figure;
    bool isBroken = false;
    Severity severity = Severity::Off; ///< what it is that the limit is not kept: an error, a warning, not known
    std::string excess;                ///< how far the limit is missed: "1 too many"; empty if it is kept
    std::string claim = {};            ///< of a sum of a file: "as the file says", "the file says 200"
};
[[nodiscard]] TallyText tally(const Catalogue& catalogue, const Assessment& assessment, const Tally& tally);

/// One line with the options that a unit has, defaults included, and its model groups: "Heat hammer, 2 × Dragon
/// breath". Empty where there are none.
[[nodiscard]] std::string choicesLine(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit);

/// "own unit, held back": what else a reader of a list should know of a unit; empty for most.
[[nodiscard]] std::string stateOf(const Catalogue& catalogue, const AssessedUnit& unit);

/// "Figures: transcribed (BSData...)", and how certain they are.
[[nodiscard]] std::string provenanceLine(const Provenance& provenance);

/// "Gaul, Numidian and 2 more".
[[nodiscard]] std::string andMore(const std::string& names, std::size_t more);

} // namespace muster::report

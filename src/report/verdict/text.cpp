#include "report/verdict/text.h"

#include "core/base/joined.h"
#include "core/base/safetext.h"
#include "report/translation/translation.h"
#include "report/verdict/textlines.h"
#include "report/verdict/words.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster::report {

namespace {

/// Message, where it is, rule and fixes, each on lines of their own.
std::string linesOf(const FindingText& finding)
{
    constexpr std::size_t indent = 9;
    const std::string start(indent, ' ');
    auto out = padded(severityName(finding.severity) + ' ', indent) + wrapped(finding.message, indent) + "\n";
    if (const auto place = joined(finding.place, std::identity(), " › "); !place.empty())
        out += start + wrapped(place, indent) + "\n";
    out += start + finding.rule + (finding.citation.empty() ? "" : " — " + finding.citation) + "\n";
    const auto first = say(phrase("report", "Fix:"));
    const auto other = say(phrase("report", "or:"));
    const auto width = std::max(columns(first), columns(other));
    for (std::size_t i = 0; i < finding.fixes.size(); ++i) {
        const auto& lead = i == 0 ? first : other;
        out += start + std::string(width - columns(lead), ' ') + lead + ' ' +
               wrapped(finding.fixes[i], indent + 1 + width) + "\n";
    }
    return out;
}

std::string talliesText(const VerdictText& verdict)
{
    if (verdict.tallies.empty())
        return {};
    std::size_t labels = 0;
    std::size_t figures = 0;
    for (const auto& row : verdict.tallies) {
        labels = std::max(labels, columns(row.label));
        figures = std::max(figures, columns(row.figure));
    }
    auto out = "\n" + verdict.talliesHead + "\n";
    for (const auto& row : verdict.tallies)
        out += "  " + padded(row.label, labels + 2) +
               (row.claim.empty() ? row.figure : padded(row.figure, figures + 2) + row.claim) +
               (row.isBroken ? "  <" : "") + "\n";
    return out;
}

std::string rulingsText(const VerdictText& verdict)
{
    std::string out;
    for (const auto& ruling : verdict.rulings) {
        const auto state = ruling.isSwitched
                               ? say(ruling.isOn ? phrase("report", "on, switched") : phrase("report", "off, switched"))
                               : say(ruling.isOn ? phrase("report", "on") : phrase("report", "off"));
        out += "  " + wrapped(fmt::format("{} ({}): {}", ruling.id, state, ruling.answer), 4) + "\n";
    }
    return out.empty() ? out : "\n" + say(phrase("report", "Rulings")) + "\n" + out;
}

/// How the words were read, with the lines that the reader should look at.
std::string readingLines(const ReadingText& reading)
{
    std::string out;
    for (const auto* line : {&reading.summary, &reading.guess, &reading.totals})
        if (!line->empty())
            out += "  " + wrapped(*line, 2) + "\n";
    for (const auto& line : reading.lines) {
        const auto head = say(phrase("report", "line {line}"), {{"line", std::to_string(line.line)}});
        out += "\n" + padded(head, 9) + wrapped(line.text, 9) + "\n         " + wrapped(line.words, 9) + "\n";
    }
    return out;
}

} // namespace

std::string toText(const VerdictText& verdict)
{
    auto out = verdict.verdict + "\n" + verdict.name + " — " + verdict.description + "\n" + verdict.totals + ", " +
               verdict.fingerprint + "\n";
    for (const auto& line : verdict.data)
        out += wrapped(line, 2) + "\n";
    out += readingLines(verdict.reading);
    for (const auto& finding : verdict.findings)
        out += "\n" + linesOf(finding);
    if (!verdict.moreUnknown.empty())
        out += "\n" + verdict.moreUnknown + "\n";
    out += talliesText(verdict) + rulingsText(verdict);
    for (const auto& line : verdict.provenance)
        out += "\n" + wrapped(line, 2) + "\n";
    return safeLines(out);
}

std::string toText(const Context& context) { return toText(verdictText(context)); }

} // namespace muster::report

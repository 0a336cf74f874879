#include "report/html/html.h"

#include "core/base/joined.h"
#include "core/base/safetext.h"
#include "report/html/htmlparts.h"
#include "report/sheets/sheettexts.h"
#include "report/sheets/sheetwords.h"
#include "report/translation/translation.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace muster::report {

namespace {

constexpr std::string_view verdictStyle = R"css(
body { max-width: 46rem }
h3 { font-size: 1rem; margin: 1rem 0 0.25rem }
li { margin: 0.6rem 0 }
.fixes { list-style: none; padding: 0 }
.fixes li { margin: 0.1rem 0 }
.verdict { font-weight: 700; border: 2px solid; display: inline-block; padding: 0.2rem 0.7rem; margin: 0.5rem 0.5rem 0.5rem 0 }
.broken { color: var(--bad) }
.mark { display: inline-block; border: 2px dashed; padding: 0.2rem 0.7rem }
th { text-align: left; font-weight: 400 }
th, td { padding: 0.15rem 1.5rem 0.15rem 0; vertical-align: top; border-bottom: 1px solid var(--line) }
@media print { html { font-size: 10pt } body { max-width: none } }
)css";

std::string findings(const std::vector<FindingText>& told, const std::string& moreUnknown = {})
{
    std::string out;
    for (const auto& finding : told) {
        out += fmt::format("<li><b>{}.</b> {}\n", safeHtml(severityName(finding.severity)), safeHtml(finding.message));
        if (!finding.citation.empty())
            out += paragraph("small", finding.citation);
        std::string fixes;
        for (const auto& label : finding.fixes)
            fixes += tag("li", say(fixes.empty() ? phrase("report", "Fix:") : phrase("report", "or:")) + ' ' + label);
        if (!fixes.empty())
            out += "<ul class=\"fixes\">\n" + fixes + "</ul>\n";
        out += "</li>\n";
    }
    if (!moreUnknown.empty())
        out += tag("li", moreUnknown);
    return out.empty() ? out : "<ol class=\"findings\">\n" + out + "</ol>\n";
}

std::string tallies(const std::vector<TallyText>& tallies)
{
    std::string rows;
    for (const auto& row : tallies)
        rows += fmt::format("<tr><th scope=\"row\">{}</th><td>{}{}</td>{}</tr>\n", safeHtml(row.label),
                            safeHtml(row.figure),
                            row.excess.empty() ? "" : " <b class=\"broken\">" + safeHtml(row.excess) + "</b>",
                            row.claim.empty() ? ""
                                              : fmt::format("<td{}>{}</td>", row.isBroken ? " class=\"broken\"" : "",
                                                            safeHtml(row.claim)));
    return rows.empty() ? rows : "<table>\n" + rows + "</table>\n";
}

std::string rulings(const std::vector<RulingText>& rulings)
{
    std::string items;
    for (const auto& ruling : rulings)
        items += fmt::format("<li>{} <b>{}</b>{}</li>\n", safeHtml(ruling.question), safeHtml(ruling.answer),
                             ruling.isSwitched ? " (" + safeHtml(say(phrase("report", "switched"))) + ')' : "");
    return items.empty() ? items : "<ul>\n" + items + "</ul>\n";
}

/// How the words of a list were read, with the lines that the reader should look at.
std::string reading(const ReadingText& text)
{
    std::string out;
    for (const auto* line : {&text.summary, &text.guess, &text.totals})
        if (!line->empty())
            out += paragraph("small", *line);
    std::string items;
    for (const auto& line : text.lines)
        items += fmt::format("<li><b>{}.</b> <q>{}</q>{}</li>\n",
                             safeHtml(say(phrase("report", "line {line}"), {{"line", std::to_string(line.line)}})),
                             safeHtml(line.text), paragraph(line.isUnknown ? "broken" : "small", line.words));
    return out + (items.empty() ? items : "<ul class=\"fixes\">\n" + items + "</ul>\n");
}

/// The verdict on one roster. `heading` of its name, and `below` of its parts.
std::string rosterPart(const VerdictText& verdict, std::string_view heading, std::string_view below)
{
    auto out = tag(heading, verdict.name) + tag("p", verdict.description) +
               paragraph("small", verdict.totals + ", " + verdict.fingerprint) +
               stamp(verdict.outcome, verdict.verdict);
    if (verdict.isPlaytest)
        out += paragraph("mark", sheet::playtestFigures());
    for (const auto& line : verdict.data)
        out += paragraph("small", line);
    out += reading(verdict.reading);
    if (!verdict.hasUnits)
        out += tag("p", sheetWord("noUnits"));
    else if (verdict.findings.empty() && verdict.outcome == Outcome::Legal)
        out += tag("p", sheet::holdsAll(verdict.game));
    out += findings(verdict.findings, verdict.moreUnknown) +
           chapter(below, verdict.talliesHead, tallies(verdict.tallies)) +
           chapter(below, say(phrase("report", "Rulings")), rulings(verdict.rulings));
    std::string sources;
    for (const auto& line : verdict.provenance)
        sources += paragraph("small", line);
    return out + chapter(below, say(phrase("report", "Where the figures come from")), sources);
}

/// `above`: what comes before the verdicts on the rosters.
std::string verdictPage(std::span<const VerdictText> verdicts, const std::string& above)
{
    const auto title = joined(verdicts, &VerdictText::name, " · ");
    const bool isOne = verdicts.size() == 1 && above.empty();
    auto body = (isOne ? std::string() : tag("h1", title)) + above;
    for (const auto& verdict : verdicts)
        body += rosterPart(verdict, isOne ? "h1" : "h2", isOne ? "h2" : "h3");
    return page(title, verdictStyle, body);
}

/// What the rules say about both sides together.
std::string battlePart(std::span<const Context> rosters)
{
    auto outcome = Outcome::Legal;
    for (const auto& context : rosters)
        if (const auto own = outcomeOf(context); own != Outcome::Legal && outcome != Outcome::NotLegal)
            outcome = own;
    const auto& both = rosters.front();
    std::vector<FindingText> told;
    for (const auto& finding : both.battle)
        if (finding.severity != Severity::Off)
            told.push_back(findingText(*both.catalogue, *both.assessment, finding));
    const auto list = findings(told);
    return stamp(outcome, outcomeName(outcome)) +
           chapter("h2", sheetWord("battle"),
                   list.empty() ? tag("p", say(phrase("report", "Every rule about both sides together holds.")))
                                : list);
}

} // namespace

std::string toHtml(std::span<const VerdictText> verdicts) { return verdictPage(verdicts, {}); }

std::string toHtml(const VerdictText& verdict) { return toHtml(std::span(&verdict, 1)); }

std::string battleToHtml(std::span<const Context> rosters)
{
    std::vector<VerdictText> verdicts;
    for (auto context : rosters) {
        context.battle.clear(); // shown above
        verdicts.push_back(verdictText(context));
    }
    return verdictPage(verdicts, battlePart(rosters));
}

} // namespace muster::report

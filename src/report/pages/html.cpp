#include "report/pages/html.h"

#include "core/base/safetext.h"
#include "report/sheets/sheettexts.h"
#include "report/sheets/sheetwords.h"
#include "report/translation/translation.h"
#include "report/verdict/datawords.h"
#include "report/verdict/readingwords.h"
#include "report/verdict/text.h"
#include "report/verdict/verdictparts.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace muster::report {

namespace {

/// Sizes follow the reader's own; nothing is smaller than 0.875 rem. Dark where the reader has chosen so, but never in
/// print.
constexpr std::string_view style = R"css(
:root { --ink: #14171f; --soft: #4a5163; --line: #c9cdd6; --bad: #a3180f; --page: #ffffff }
@media screen and (prefers-color-scheme: dark) {
:root { color-scheme: dark; --ink: #e4e7ee; --soft: #b3bac8; --line: #454b58; --bad: #ff9d92; --page: #14161b }
}
html { background: var(--page) }
body { font-family: Roboto, Inter, 'Liberation Sans', Arial, sans-serif; line-height: 1.45; max-width: 46rem;
  margin: 0 auto; padding: 1rem; color: var(--ink); overflow-wrap: anywhere }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 0.25rem }
h2 { font-size: 1.125rem; margin: 1.5rem 0 0.25rem; border-bottom: 1px solid var(--line) }
h3 { font-size: 1rem; margin: 1rem 0 0.25rem }
p { margin: 0.25rem 0 }
ol, ul { margin: 0.25rem 0; padding-left: 1.5rem }
li { margin: 0.6rem 0 }
.fixes { list-style: none; padding: 0 }
.fixes li { margin: 0.1rem 0 }
.verdict { font-weight: 700; border: 2px solid; display: inline-block; padding: 0.2rem 0.7rem; margin: 0.5rem 0.5rem 0.5rem 0 }
.broken { color: var(--bad) }
.mark { display: inline-block; border: 2px dashed; padding: 0.2rem 0.7rem }
.small { color: var(--soft); font-size: 0.875rem }
table { border-collapse: collapse }
th { text-align: left; font-weight: 400 }
th, td { padding: 0.15rem 1.5rem 0.15rem 0; vertical-align: top; border-bottom: 1px solid var(--line) }
@media print { html { font-size: 10pt } body { max-width: none; padding: 0 } li, tr { break-inside: avoid } }
)css";

std::string tag(std::string_view name, std::string_view words) // words of others, and our own
{
    return fmt::format("<{0}>{1}</{0}>\n", name, safeHtml(words));
}

std::string paragraph(std::string_view classes, std::string_view words)
{
    return fmt::format("<p class=\"{}\">{}</p>\n", classes, safeHtml(words));
}

std::string stamp(Outcome outcome, std::string_view words)
{
    const bool isBroken = outcome == Outcome::NotLegal || outcome == Outcome::NotJudged;
    return paragraph(isBroken ? "verdict broken" : "verdict", words);
}

std::string findings(const Context& context, const VerdictParts& parts, std::span<const FindingWithFixes> told)
{
    std::string out;
    for (const auto& one : told) {
        const auto& finding = *one.finding;
        out += fmt::format("<li><b>{}.</b> {}\n", safeHtml(severityName(finding.severity)),
                           safeHtml(message(*context.catalogue, *context.assessment, finding)));
        if (const auto where = parts.citationText(finding); !where.empty())
            out += paragraph("small", where);
        std::string fixes;
        for (const auto& label : parts.fixLabels(one))
            fixes += tag("li", say(fixes.empty() ? phrase("report", "Fix:") : phrase("report", "or:")) + ' ' + label);
        if (!fixes.empty())
            out += "<ul class=\"fixes\">\n" + fixes + "</ul>\n";
        out += "</li>\n";
    }
    return out.empty() ? out : "<ol class=\"findings\">\n" + out + "</ol>\n";
}

std::string tallies(const VerdictParts& parts)
{
    std::string rows;
    for (const auto& row : parts.tallies())
        rows +=
            fmt::format("<tr><th scope=\"row\">{}</th><td>{}{}</td></tr>\n", safeHtml(row.label), safeHtml(row.figure),
                        row.excess.empty() ? "" : " <b class=\"broken\">" + safeHtml(row.excess) + "</b>");
    return rows.empty() ? rows : "<table>\n" + rows + "</table>\n";
}

std::string rulings(const VerdictParts& parts)
{
    std::string items;
    for (const auto& ruling : parts.rulings())
        items += fmt::format("<li>{} <b>{}</b>{}</li>\n", safeHtml(ruling.question), safeHtml(ruling.answer),
                             ruling.isSwitched ? " (" + safeHtml(say(phrase("report", "switched"))) + ')' : "");
    return items.empty() ? items : "<ul>\n" + items + "</ul>\n";
}

/// How the words of a list were read, with the lines that the reader should look at.
std::string reading(const Context& context)
{
    const auto text = readingText(context);
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

/// A heading and what stands under it; nothing where nothing does.
std::string chapter(std::string_view heading, std::string_view words, const std::string& contents)
{
    return contents.empty() ? contents : tag(heading, words) + contents;
}

/// The verdict on one roster. `heading` of its name, and `below` of its parts.
std::string rosterPart(const Context& context, std::string_view heading, std::string_view below)
{
    const VerdictParts parts(context);
    const auto outcome = outcomeOf(context);
    auto out = tag(heading, parts.name()) + tag("p", describe(context)) +
               paragraph("small", parts.totals() + ", " + parts.fingerprint()) + stamp(outcome, parts.verdict());
    if (parts.isPlaytest())
        out += paragraph("mark", sheet::playtestFigures());
    for (const auto& line : dataLines(context))
        out += paragraph("small", line);
    out += reading(context);
    if (context.assessment->units.empty())
        out += tag("p", sheetWord("noUnits"));
    else if (parts.findings().empty() && outcome == Outcome::Legal)
        out += tag("p", sheet::holdsAll(context.catalogue->ruleset.name));
    out += findings(context, parts, parts.findings()) +
           chapter(below, say(phrase("report", "Tallies")), tallies(parts)) +
           chapter(below, say(phrase("report", "Rulings")), rulings(parts));
    std::string sources;
    for (const auto& line : parts.provenance())
        sources += paragraph("small", line);
    return out + chapter(below, say(phrase("report", "Where the figures come from")), sources);
}

std::string page(const std::string& title, const std::string& body)
{
    return fmt::format("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n"
                       "<style>{}</style>\n</head>\n<body>\n<main>\n{}</main>\n</body>\n</html>\n",
                       safeHtml(language()), safeHtml(title), style, body);
}

std::string titleOf(std::span<const Context> rosters)
{
    std::string title;
    for (const auto& context : rosters)
        title += (title.empty() ? "" : " · ") + VerdictParts(context).name();
    return title;
}

/// What the rules say about both sides together.
std::string battlePart(std::span<const Context> rosters)
{
    auto outcome = Outcome::Legal;
    for (const auto& context : rosters)
        if (const auto own = outcomeOf(context); own != Outcome::Legal && outcome != Outcome::NotLegal)
            outcome = own;
    const auto& both = rosters.front();
    std::vector<FindingWithFixes> told;
    for (const auto& finding : both.battle)
        if (finding.severity != Severity::Off)
            told.push_back({&finding, {}});
    const auto list = findings(both, VerdictParts(both), told);
    return stamp(outcome, outcomeName(outcome)) +
           chapter("h2", sheetWord("battle"),
                   list.empty() ? tag("p", say(phrase("report", "Every rule about both sides together holds.")))
                                : list);
}

} // namespace

std::string toHtml(const Context& roster) { return toHtml(std::span(&roster, 1)); }

std::string toHtml(std::span<const Context> rosters)
{
    const auto title = titleOf(rosters);
    if (rosters.size() == 1)
        return page(title, rosterPart(rosters.front(), "h1", "h2"));
    auto body = tag("h1", title);
    for (const auto& context : rosters)
        body += rosterPart(context, "h2", "h3");
    return page(title, body);
}

std::string battleToHtml(std::span<const Context> rosters)
{
    const auto title = titleOf(rosters);
    auto body = tag("h1", title) + battlePart(rosters);
    for (auto context : rosters) {
        context.battle.clear(); // told above
        body += rosterPart(context, "h2", "h3");
    }
    return page(title, body);
}

} // namespace muster::report

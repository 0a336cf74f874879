#include "report/pages/html.h"

#include "core/base/safetext.h"
#include "report/foreign/foreignwords.h"
#include "report/pages/foreignhtml.h"
#include "report/pages/htmlparts.h"
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
    const auto isUnknown = [](const FindingWithFixes& one) { return one.finding->unknown.has_value(); };
    if (const auto more = moreUnknownText(*context.assessment); !more.empty() && std::ranges::any_of(told, isUnknown))
        out += tag("li", more);
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

std::string toHtml(std::span<const Context> rosters) { return toHtml(rosters, {}); }

std::string toHtml(std::span<const Context> rosters, std::span<const battlescribe::List* const> foreign)
{
    auto title = titleOf(rosters);
    for (const auto* list : foreign)
        title += (title.empty() ? "" : " · ") + foreignName(list->roster);
    const bool isOne = rosters.size() + foreign.size() == 1;
    const auto* const heading = isOne ? "h1" : "h2";
    const auto* const below = isOne ? "h2" : "h3";
    auto body = isOne ? std::string() : tag("h1", title);
    for (const auto& context : rosters)
        body += rosterPart(context, heading, below);
    for (const auto* list : foreign)
        body += foreignPart(*list, heading, below);
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
